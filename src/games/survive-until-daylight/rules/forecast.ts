import { countOf, has, mapped } from "../../../kernel/list";
import { cardsOf } from "../../../kernel/pile";
import type { Seat, Word } from "../../../kernel/words";
import { COMBAT_CARDS } from "../content/combat";
import { TRAP_DAMAGE } from "../content/crafting";
import type { Blow, FoeId, NightSeen } from "../vocabulary";
import { BARE, type Damage, damageOfBlow, damageOfEnemy, ignoresBarricades, stealsFrom } from "./damage";
import { bolster, enemyPlaces, foeAt, healthOf, hordeCard, idAt, survivorPlaces } from "./line";
import { playerOf } from "./players";

/** What may come of so many combat cards, the best of them used. */
export interface Outlook {
  /** In hundredths. */
  readonly expected: number;
  readonly worst: number;
  /** How many of a hundred cases reach the threshold. */
  readonly reaching: number;
}

interface Face {
  readonly value: number;
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
  mapped(deck, ({ card, copies }) => ({ value: damage(card).main, copies }));

/** Of all the ways to draw so many cards, the share that has none outside of these. */
const shareWithin = (within: number, all: number, draws: number): number => {
  let share = 1;
  for (let i = 0; i < draws; i++) share = within > i ? (share * (within - i)) / (all - i) : 0;
  return share;
};

/** Exact: how likely each value is to be the highest of the drawn ones. */
const outlookOf = (faces: readonly Face[], draws: number, bare: number, threshold: number): Outlook => {
  let all = 0;
  let highest = 0;
  for (const { value, copies } of faces) {
    all += copies;
    if (value > highest) highest = value;
  }
  const drawn = Math.min(draws, all);
  if (drawn === 0) return { expected: 100 * bare, worst: bare, reaching: bare >= threshold ? 100 : 0 };
  let expected = 0;
  let reaching = 0;
  let before = 0;
  for (let value = 0; value <= highest; value++) {
    let within = 0;
    for (const face of faces) if (face.value <= value) within += face.copies;
    const share = shareWithin(within, all, drawn);
    expected += value * (share - before);
    if (value >= threshold) reaching += share - before;
    before = share;
  }
  return { expected: Math.floor(100 * expected + 0.5), worst: highest, reaching: Math.floor(100 * reaching + 0.5) };
};

/** What an attack may do to its target, and how likely it defeats it (SUD-INFO-05). */
export const outlookOfBlow = (state: NightSeen, deck: readonly Copies[], blow: Blow, draws: number): Outlook => {
  const faces = facesOf(deck, (card) => damageOfBlow(state, blow, card));
  return outlookOf(faces, draws, damageOfBlow(state, blow, BARE).main, healthOf(foeAt(state, blow.at)));
};

const outlookOfEnemy = (bolstered: number, deck: readonly Copies[], foe: Word): Outlook => {
  const faces = facesOf(deck, (card) => damageOfEnemy(foe, bolstered, card));
  return outlookOf(faces, hordeCard(foe).draws, damageOfEnemy(foe, bolstered, BARE).main, 1);
};

/** By card, for the enemies of the line: equal cards attack alike. */
export const outlooksOf = (state: NightSeen, deck: readonly Copies[]): Readonly<Record<Word, Outlook>> => {
  const bolstered = bolster(state);
  const outlooks: Record<Word, Outlook> = {};
  for (const at of enemyPlaces(state)) {
    const { card } = foeAt(state, at);
    const outlook = outlooks[card] ?? outlookOfEnemy(bolstered, deck, card);
    outlooks[card] = outlook;
  }
  return outlooks;
};

const NO_HARM: Outlook = { expected: 0, worst: 0, reaching: 0 };

/** Whom or what an enemy will hit, if the enemies attacked now. */
export interface Menace {
  readonly foe: FoeId;
  readonly meets: "nothing" | "survivor" | "trap" | "barricade" | "holder";
  readonly expected: number;
  readonly worst: number;
}

interface Guard {
  survivors: number;
  traps: number;
  barricades: number;
}

const meets = (state: NightSeen, at: number, guard: Guard, outlook: Outlook): Menace["meets"] => {
  const foe = foeAt(state, at);
  if (foe.stunned) return "nothing";
  if (guard.survivors > 0) {
    // Likely enough to hurt is taken as a Survivor's end.
    if (outlook.expected >= 50) guard.survivors--;
    return "survivor";
  }
  if (guard.traps > 0) {
    guard.traps--;
    if (healthOf(foe) <= TRAP_DAMAGE) return "trap";
  }
  const affects = outlook.expected >= 50 || stealsFrom(foe.card);
  if (guard.barricades === 0 || ignoresBarricades(foe.card) || !affects) return "holder";
  guard.barricades--;
  return "barricade";
};

/** In the order of the attacks, each enemy with what it will meet (SUD-INFO-07, SUD-INFO-08). */
export const menaces = (state: NightSeen, holder: Seat): readonly Menace[] => {
  if (!has(state.seats, holder)) return [];
  const { traps, barricades } = playerOf(state, holder);
  const guard: Guard = { survivors: survivorPlaces(state).length, traps, barricades };
  const outlooks = outlooksOf(state, deckOf(state));
  const all: Menace[] = [];
  for (const at of enemyPlaces(state)) {
    const outlook = outlooks[foeAt(state, at).card] ?? NO_HARM;
    const met = meets(state, at, guard, outlook);
    const hits = met === "holder";
    all.push({
      foe: idAt(state, at),
      meets: met,
      expected: hits ? outlook.expected : 0,
      worst: hits || met === "barricade" || met === "survivor" ? outlook.worst : 0,
    });
  }
  return all;
};

export interface Danger {
  /** In hundredths. */
  readonly expected: number;
  readonly worst: number;
}

/** All that they may do together. */
export const dangerOf = (all: readonly Menace[]): Danger => {
  let expected = 0;
  let worst = 0;
  for (const menace of all) {
    expected += menace.expected;
    worst += menace.worst;
  }
  return { expected, worst };
};

export const dangerTo = (state: NightSeen, holder: Seat): Danger => dangerOf(menaces(state, holder));
