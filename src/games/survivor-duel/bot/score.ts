import { partAsked } from "../../../kernel/hearing";
import { has } from "../../../kernel/list";
import type { Say, Seat, Word } from "../../../kernel/words";
import { ATTACK, END, LOOT } from "../rules/acting";
import { nameOf, printedOn } from "../rules/cards";
import { RULES } from "../rules/rules";
import { activeSide, sideOf, weaponOf, zombieOf, zombiesOf } from "../rules/sides";
import { HUSH, PASS, isWorthAsking, QUICK_ESCAPE, type Window } from "../rules/answers";
import { effectOn } from "../rules/uses";
import { powerOf, zombieCard } from "../rules/zombies";
import { DONE, STOP } from "../rules/zombie-phase";
import { type CardId, type DuelSeen, type DuelStep, NONE, type StepOf } from "../vocabulary";
import { dangerLeft, waysFrom, worthOf } from "./danger";
import { bestBlow, effectsWorth, keepWorth, playWorth, targetWorth } from "./plans";

/** Whatever is worth less than this is worth less than nothing. */
const END_WORTH = 15;

const lootWorth = (duel: DuelSeen): number => {
  const side = activeSide(duel);
  if (weaponOf(side) === NONE) return 120;
  let least = 10;
  for (const card of side.hand) least = Math.min(least, keepWorth(duel, side, card));
  return least < 5 && side.hand.length > 2 ? 40 : 0;
};

const actWorth = (duel: DuelSeen, word: Word): number => {
  if (word === END) return END_WORTH;
  if (word === ATTACK) return bestBlow(duel) + 20;
  if (word === LOOT) return lootWorth(duel);
  const side = activeSide(duel);
  return has(side.hand, word) ? playWorth(duel, word) : effectsWorth(duel, word);
};

const zombieWorth = (duel: DuelSeen, card: CardId): number => {
  const zombie = zombieOf(duel, card);
  return zombie === "gone" ? 0 : worthOf(duel, zombie);
};

const zoneWorth = (duel: DuelSeen, zone: Word): number => {
  let worth = 0;
  for (const zombie of zombiesOf(duel)) if (zombie.zone === zone) worth += worthOf(duel, zombie);
  return worth;
};

const scoreOfAct = (duel: DuelSeen, said: Say, word: Word): number => {
  const first = said[0]?.[0];
  if (first === undefined) return actWorth(duel, word);
  if (first === LOOT) return 20 - keepWorth(duel, activeSide(duel), word);
  if (first === ATTACK && said.length === 1) return targetWorth(duel, word);
  if (first === ATTACK) return 1;
  if (word === "threat" || word === "zombie") return zoneWorth(duel, word);
  return 1 + zombieWorth(duel, word);
};

/** Damage that is about to be suffered, in points, and whether it would be the end. */
const escapeWorth = (duel: DuelSeen, zombie: CardId): number => {
  const { hp } = activeSide(duel);
  const power = powerOf(duel, zombie);
  const ways = waysFrom(zombieCard(zombie).escape);
  if (power >= hp) return 100 * ways;
  return power * ways >= 8 ? 10 * power * ways : -1;
};

/** A React that stops an attack is for a strong one, or when all that is to come would kill. */
const reactWorth = (duel: DuelSeen, on: StepOf<"window">["on"], about: CardId, card: CardId): number => {
  const side = activeSide(duel);
  const pressed = dangerLeft(duel) + 6 * duel.attack.damage >= 6 * side.hp;
  if (on === "attack" && effectOn(card, "zdeclare") >= 0)
    return powerOf(duel, about) >= 2 || pressed ? 60 * powerOf(duel, about) : -1;
  if (on === "zhit" || (on === "attack" && effectOn(card, "zhit") >= 0))
    return duel.attack.damage >= (nameOf(card) === "R02" && !pressed ? 2 : 1) ? 100 : -1;
  if (on === "advances") return powerOf(duel, about) >= 2 || nameOf(card) !== "R07" ? 80 : -1;
  if (on === "kill") return 50;
  return 200;
};

const scoreOfWindow = (duel: DuelSeen, { on, about }: Window, word: Word): number => {
  if (word === PASS) return 10;
  if (word === HUSH) return -1;
  if (word === QUICK_ESCAPE) return escapeWorth(duel, about);
  if (!isWorthAsking(duel, { on, about, used: [] }, word)) return -1;
  const printed = printedOn(word);
  if (printed !== "none" && printed.kind === "item" && on !== "attack" && on !== "advances") {
    return on === "instant" ? 30 : -1;
  }
  return reactWorth(duel, on, about, word);
};

const scoreOfDefence = (duel: DuelSeen, { zombie, used }: StepOf<"defend">, word: Word): number =>
  scoreOfWindow(duel, { on: "attack", about: zombie, used }, word);

/** What a zombie does for its TH; one that attacks at once does more. */
const spawnWorth = (card: Word): number => {
  const { attack, hp, price, keyword, hit, effects, statics } = zombieCard(card);
  const blow = hit === 0 ? attack : attack / 2;
  const more = (keyword === "none" ? 0 : blow) + (effects.length + statics.length) / 2;
  return Math.floor((100 * (2 * blow + hp + more)) / price) + 4 * price;
};

const scoreOfChoice = (word: Word): number => (word === "own" ? 0 : 1);

/** How much a bot likes a word: it arms, kills what will attack, heals when it presses, and spawns what TH buy most of. */
export const score = (duel: DuelSeen, asked: DuelStep, seat: Seat, said: Say, word: Word): number => {
  switch (asked.do) {
    case "act":
      return scoreOfAct(duel, said, word);
    case "window":
      return scoreOfWindow(duel, asked, word);
    case "defend":
      return said.length === 0 ? scoreOfDefence(duel, asked, word) : 1 + zombieWorth(duel, word);
    case "spawn":
      return word === STOP ? 1 : spawnWorth(word);
    case "nextAttack":
      return 20 - powerOf(duel, word);
    case "abilities":
      return word === DONE ? 1 : 2;
    case "mulligan":
      return 5 - keepWorth(duel, sideOf(duel, seat), word);
    case "discard":
      return 20 - keepWorth(duel, sideOf(duel, seat), word);
    case "pick":
      return 1 + keepWorth(duel, sideOf(duel, seat), word);
    case "concede":
      return -1;
    default:
      return usualOr(duel, asked, seat, said, word);
  }
};

const usualOr = (duel: DuelSeen, asked: DuelStep, seat: Seat, said: Say, word: Word): number => {
  const part = partAsked(RULES, duel, asked, said, seat);
  const usual = part !== "said" && has(part.usual, word) ? 2 : 0;
  return usual + scoreOfChoice(word);
};
