import { below, type Generator } from "../../../kernel/generator";
import { has, kept, mapped } from "../../../kernel/list";
import { shuffled, sizeOf } from "../../../kernel/pile";
import type { Say, Seat, Word } from "../../../kernel/words";
import { SURVIVOR_DECKS, ZOMBIE_DECKS } from "../content/decks";
import type { Limits } from "../content/limits";
import { isZombie, nameOf, printedOn, weaponCard } from "../rules/cards";
import { limitsOf } from "../rules/options";
import { gearOf, sideOf, weaponOf } from "../rules/sides";
import { deckStock, hordeStock, listed } from "../rules/stock";
import { HUSH, PASS } from "../rules/answers";
import { zombieCard } from "../rules/zombies";
import {
  type CardId,
  type Duel,
  type DuelNouns,
  type DuelSeen,
  type DuelStep,
  NONE,
  type Side,
  type SideSeen,
} from "../vocabulary";
import type { Foresight } from "../../../kernel/foresight";

/** Nobody thinks of forty copies of one card. */
const likelyIn = (duel: DuelSeen): Limits => (limitsOf(duel) === "book" ? "printed" : limitsOf(duel));

/** The cards the other player's deck is made of: those of a printed list, or any that it may be. */
const deckGuess = (duel: DuelSeen, { seat, deckName }: SideSeen): readonly CardId[] => {
  for (const { deck, cards } of SURVIVOR_DECKS) if (deck === deckName) return listed(seat, cards);
  return deckStock(seat, likelyIn(duel), "plain");
};

const hordeGuess = (duel: DuelSeen, { seat, hordeName }: SideSeen): readonly CardId[] => {
  for (const { horde, zombies } of ZOMBIE_DECKS) if (horde === hordeName) return listed(seat, zombies);
  return hordeStock(seat, likelyIn(duel), "plain");
};

/** All of a player's cards that everybody sees. */
const open = (duel: DuelSeen, side: SideSeen): Readonly<Record<CardId, boolean>> => {
  const cards: Record<CardId, boolean> = {};
  for (const list of [side.graveyard, side.exile, side.row]) for (const card of list) cards[card] = true;
  for (const { card } of side.gear) cards[card] = true;
  for (const { zombies } of duel.sides) for (const { card } of zombies) cards[card] = true;
  return cards;
};

/** So many of these, any of them. */
const some = (cards: readonly CardId[], count: number, generator: Generator): readonly CardId[] => {
  const left = cards.slice();
  const taken: CardId[] = [];
  while (taken.length < count && left.length > 0) {
    const at = below(generator, left.length);
    taken.push(left[at] ?? NONE);
    // The last one takes its place: the order of what is left has no meaning.
    left[at] = left[left.length - 1] ?? NONE;
    left.pop();
  }
  return taken;
};

/** What a player may hold unseen, and in its Zombie Deck. */
interface Unseen {
  readonly cards: readonly CardId[];
  readonly horde: readonly CardId[];
}

const unseenOf = (duel: DuelSeen, side: SideSeen): Unseen => {
  const shown = open(duel, side);
  const isUnseen = (card: CardId): boolean => shown[card] !== true;
  return { cards: kept(deckGuess(duel, side), isUnseen), horde: kept(hordeGuess(duel, side), isUnseen) };
};

/** A thought guesses often about one view: what is unseen in it is worked out once. */
const last: { view: DuelSeen | "none"; unseen: Unseen } = { view: "none", unseen: { cards: [], horde: [] } };

const unseenIn = (view: DuelSeen, side: SideSeen): Unseen => {
  if (last.view !== view) {
    last.view = view;
    last.unseen = unseenOf(view, side);
  }
  return last.unseen;
};

const guessOther = (duel: DuelSeen, side: SideSeen, generator: Generator): Side => {
  const { cards, horde } = unseenIn(duel, side);
  const hand = side.hand.length;
  const held = hand + side.looking.length;
  const dealt = some(cards, held + sizeOf(side.deck), generator);
  return {
    ...sharing(side),
    hand: dealt.slice(0, hand),
    looking: dealt.slice(hand, held),
    deck: shuffled(dealt.slice(held)),
    zdeck: shuffled(some(horde, sizeOf(side.zdeck), generator)),
  };
};

/** A side with fields of its own; its lists are replaced, never changed, so they may be shared. */
const sharing = (side: SideSeen): Side => ({ ...(side as Side) });

const guess = (view: DuelSeen, seat: Seat, generator: Generator): Duel => ({
  ...(view as Duel),
  sides: mapped(view.sides, (side) => (side.seat === seat ? sharing(side) : guessOther(view, side, generator))),
});

/**
 * How much each thing counts when a turn begins, for the one whose turn it is and for the other: what told winners from
 * losers in 3000 matches of the quick bot (logistic regression, log odds).
 */
const WEIGHTS = {
  hp: [0.09, 0.09],
  /** HP that are left of the last eight. */
  low: [0.8, 0.31],
  armed: [-0.39, -0.39],
  /** What the Weapon does in a blow on average, and that times the blows it is good for. */
  blow: [0.15, 0.15],
  blows: [0.098, 0.098],
  weaponToCome: [0.055, 0.055],
  hand: [0.19, 0.16],
  gear: [0.56, 0.56],
  th: [0.26, 0.26],
  zombie: [-0.2, -0.2],
  zombieHp: [-0.19, -0.19],
  near: [-0.09, -0.08],
  far: [-0.06, -0.06],
} as const;

const LOW = 8;
const BLOWS_COUNTED = 4;

const averageOf = (damage: number, hit: number): number => (damage * (hit === 0 ? 6 : 7 - hit)) / 6;

const armsWorth = (side: SideSeen, at: 0 | 1): number => {
  const weapon = weaponOf(side);
  if (weapon === NONE) return hasWeapon(side) ? WEIGHTS.weaponToCome[at] : 0;
  const { hit, damage } = weaponCard(weapon);
  const blow = averageOf(damage, hit);
  const gear = gearOf(side, weapon);
  const blows = gear === "none" ? 0 : Math.min(BLOWS_COUNTED, gear.durability);
  return WEIGHTS.armed[at] - WEIGHTS.gear[at] + blow * (WEIGHTS.blow[at] + blows * WEIGHTS.blows[at]);
};

const hasWeapon = ({ hand }: SideSeen): boolean => {
  for (const card of hand) {
    const printed = printedOn(card);
    if (printed !== "none" && printed.kind === "weapon") return true;
  }
  return false;
};

/** What the zombies before a Survivor take from it sooner or later. */
const siegeWorth = (side: SideSeen, at: 0 | 1): number => {
  let worth = 0;
  for (const { card, hp, zone, held, stunned } of side.zombies) {
    const { attack, hit } = zombieCard(card);
    const soon = zone === "threat" ? WEIGHTS.near[at] : WEIGHTS.far[at];
    worth += WEIGHTS.zombie[at] + WEIGHTS.zombieHp[at] * hp;
    if (!held && !stunned) worth += soon * averageOf(attack, hit);
  }
  return worth;
};

const sideWorth = (side: SideSeen, at: 0 | 1): number =>
  WEIGHTS.hp[at] * side.hp +
  WEIGHTS.low[at] * Math.min(side.hp, LOW) +
  WEIGHTS.hand[at] * side.hand.length +
  WEIGHTS.gear[at] * side.gear.length +
  WEIGHTS.th[at] * (side.th - side.short) +
  armsWorth(side, at) +
  siegeWorth(side, at);

/** How far this seat is ahead with that player's turn to come, as log odds. */
const lead = (duel: DuelSeen, seat: Seat, active: Seat): number => {
  let ahead = 0;
  for (const side of duel.sides) {
    const worth = sideWorth(side, side.seat === active ? 0 : 1);
    ahead += side.seat === seat ? worth : -worth;
  }
  return ahead;
};

/** Measured from where the thought began, so that differences count however far one is ahead. */
const worth = (from: DuelSeen, duel: DuelSeen, seat: Seat): number => {
  const gained = lead(duel, seat, duel.active) - lead(from, seat, duel.active);
  return 0.5 + (0.5 * gained) / (Math.abs(gained) + SPREAD);
};

/** A gain of this much is worth half of all there is to gain. */
const SPREAD = 1.6;

/** Cards of one name in a hand are the same; so are the numbers one may call. */
const alike = (duel: DuelSeen, asked: DuelStep, _said: Say, word: Word): Word => {
  if (asked.do === "act" && word.length === 1) return "number";
  // A bot is not tired of being asked.
  if (word === HUSH) return PASS;
  if (word.length < 4 || isZombie(word)) return word;
  return has(sideOf(duel, duel.active).hand, word) ? nameOf(word) : word;
};

/** Decks, mulligans and the like are not pondered. */
const PONDERED: readonly Word[] = ["act", "window", "defend", "spawn", "abilities", "pick"];

/** Looks to the end of the turn, for ten seconds at the most. */
export const FORESIGHT: Foresight<DuelNouns> = {
  looks: 150,
  strides: 600,
  choices: 6,
  ponders: (asked) => has(PONDERED, asked.do),
  guess,
  worth,
  isFar: (from, duel) => duel.turn > from.turn,
  alike,
};
