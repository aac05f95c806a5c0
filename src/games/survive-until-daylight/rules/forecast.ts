import { breathe } from "../../../kernel/breath";
import { countOf, mapped } from "../../../kernel/list";
import { percentOf } from "../../../kernel/percent";
import { cardsOf } from "../../../kernel/pile";
import type { Word } from "../../../kernel/words";
import { COMBAT_CARDS } from "../content/combat";
import type { Blow, NightSeen } from "../vocabulary";
import { BARE, type Damage, damageOfBlow, damageOfEnemy } from "./damage";
import { bolster, enemyPlaces, foeAt, healthOf, hordeCard } from "./line";

/** What may come of so many combat cards, the best of them used. */
export interface Outlook {
  /** In hundredths. */
  readonly expected: number;
  readonly worst: number;
  /** How many of a hundred cases reach the threshold. */
  readonly reaching: number;
  /** What its cards splash to either side, in hundredths, and at worst. */
  readonly splash: number;
  readonly worstSplash: number;
}

interface Face {
  readonly value: number;
  readonly splash: number;
  readonly copies: number;
}

/** A combat card and how many of it may come next. */
export interface Copies {
  readonly card: Word;
  readonly copies: number;
}

/** What the next draw comes of: an empty deck is its discards (SUD-INFO-04). */
export const deckOf = (state: NightSeen): readonly Copies[] => {
  const deck = cardsOf(state.combat);
  const cards = deck.length > 0 ? deck : state.combatDiscard;
  const all: Copies[] = [];
  for (const { card } of COMBAT_CARDS) {
    const copies = countOf(cards, card);
    if (copies > 0) all.push({ card, copies });
  }
  return all;
};

const facesOf = (deck: readonly Copies[], damage: (this: void, card: Word) => Damage): readonly Face[] =>
  mapped(deck, ({ card, copies }) => {
    const { main, splash } = damage(card);
    return { value: main, splash, copies };
  });

/** Of all the ways to draw so many cards, the share that has none outside of these. */
const shareWithin = (within: number, all: number, draws: number): number => {
  let share = 1;
  for (let i = 0; i < draws; i++) share = within > i ? (share * (within - i)) / (all - i) : 0;
  return share;
};

/** The cards that do no more, or as much with no more splash: the best of all draws is one of these as often as all are. */
const copiesWithin = (faces: readonly Face[], value: number, splash: number): number => {
  let within = 0;
  for (const face of faces)
    if (face.value < value || (face.value === value && face.splash <= splash)) within += face.copies;
  return within;
};

const highest = (faces: readonly Face[], of: (this: void, face: Face) => number): number => {
  let most = 0;
  for (const face of faces) most = Math.max(most, of(face));
  return most;
};

const rounded = (value: number): number => Math.floor(value + 0.5);

/** Exact: how likely each value is to be the highest of the drawn ones, and of equal ones the widest. */
const outlookOf = (faces: readonly Face[], draws: number, bare: number, threshold: number): Outlook => {
  let all = 0;
  for (const { copies } of faces) all += copies;
  const drawn = Math.min(draws, all);
  const reached = bare >= threshold ? 100 : 0;
  if (drawn === 0) return { expected: 100 * bare, worst: bare, reaching: reached, splash: 0, worstSplash: 0 };
  const worst = highest(faces, ({ value }) => value);
  const worstSplash = highest(faces, ({ splash }) => splash);
  let [expected, reaching, splashed, before] = [0, 0, 0, 0];
  for (let value = 0; value <= worst; value++) {
    for (let splash = 0; splash <= worstSplash; splash++) {
      const share = shareWithin(copiesWithin(faces, value, splash), all, drawn);
      expected += value * (share - before);
      splashed += splash * (share - before);
      if (value >= threshold) reaching += share - before;
      before = share;
    }
  }
  return {
    expected: rounded(100 * expected),
    worst,
    reaching: percentOf(reaching),
    splash: rounded(100 * splashed),
    worstSplash,
  };
};

/** What an attack may do to its target, and how likely it defeats it (SUD-INFO-05). */
export const outlookOfBlow = (state: NightSeen, deck: readonly Copies[], blow: Blow, draws: number): Outlook => {
  // Its splash is told by itself; here it would only be counted out.
  const faces = facesOf(deck, (card) => ({ ...damageOfBlow(state, blow, card), splash: 0 }));
  return outlookOf(faces, draws, damageOfBlow(state, blow, BARE).main, healthOf(foeAt(state, blow.at)));
};

const outlookOfEnemy = (bolstered: number, deck: readonly Copies[], foe: Word): Outlook => {
  const faces = facesOf(deck, (card) => damageOfEnemy(foe, bolstered, card));
  return outlookOf(faces, hordeCard(foe).draws, damageOfEnemy(foe, bolstered, BARE).main, 1);
};

/** As much work as it is to tell what one may do. */
const AN_OUTLOOK = 40;

/** By card, for the enemies of the line: equal cards attack alike. */
export const outlooksOf = (state: NightSeen, deck: readonly Copies[]): Readonly<Record<Word, Outlook>> => {
  const bolstered = bolster(state);
  const outlooks: Record<Word, Outlook> = {};
  for (const at of enemyPlaces(state)) {
    const { card } = foeAt(state, at);
    if (outlooks[card] === undefined) breathe(AN_OUTLOOK);
    const outlook = outlooks[card] ?? outlookOfEnemy(bolstered, deck, card);
    outlooks[card] = outlook;
  }
  return outlooks;
};
