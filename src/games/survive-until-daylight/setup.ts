import type { Options } from "../../kernel/game";
import { has, joined, kept, mapped } from "../../kernel/list";
import { type Pile, shuffled } from "../../kernel/pile";
import type { Seat, Word } from "../../kernel/words";
import { ASSAULT_CARDS, SIX_ASSAULTS } from "./content/assault";
import { CHARACTERS } from "./content/characters";
import { COMBAT_CARDS } from "./content/combat";
import { HORDE_CARDS, HORDE_TYPES, type HordeType } from "./content/horde";
import { RUBBLE } from "./content/rubble";
import { type Night, type NightStep, NOBODY, type Player } from "./vocabulary";

interface Copies {
  readonly card: Word;
  readonly copies: number;
}

/** Counted by hand: a deck that is joined card by card is walked through again for every card. */
const copiesOf = (all: readonly Copies[]): readonly Word[] => {
  const cards: Word[] = [];
  let n = 0;
  for (const { card, copies } of all) {
    for (let i = 0; i < copies; i++) {
      cards[n] = card;
      n++;
    }
  }
  return cards;
};

const SETS = 6;

/** The cards marked with these sets (SUD-SETUP-07). */
const rubbleOf = (from: number, to: number): readonly Word[] =>
  copiesOf(
    mapped(RUBBLE, ({ card, copies: ofSets }) => {
      let copies = 0;
      for (const ofSet of ofSets.slice(from - 1, to)) copies += ofSet;
      return { card, copies };
    }),
  );

/** What comes with the character boards waits in the box until its board is chosen. */
const boardCards = (): readonly Word[] => {
  let cards: readonly Word[] = [];
  for (const { weapon, ammo } of CHARACTERS) cards = joined(cards, joined([weapon], ammo));
  return cards;
};

const assaultsIn = (options: Options): readonly Word[] => {
  const all = mapped(ASSAULT_CARDS, ({ card }) => card);
  return options["sixAssaults"] === "on" ? kept(all, (card) => has(SIX_ASSAULTS, card)) : all;
};

const hordeOf = (type: HordeType): Pile => shuffled(copiesOf(kept(HORDE_CARDS, (each) => each.type === type)));

const supplies = (): Record<HordeType, Pile> => {
  const supply: Record<HordeType, Pile> = { wanderer: [], raider: [], brute: [], monster: [], survivor: [] };
  for (const type of HORDE_TYPES) supply[type] = hordeOf(type);
  return supply;
};

const newPlayer = (seat: Seat): Player => ({
  seat,
  character: NOBODY,
  damage: 0,
  inventory: [],
  barricades: 0,
  traps: 0,
  grenades: 0,
  saved: 0,
  given: 0,
  focus: 0,
  bloodLust: 0,
  hideUsed: false,
});

/** Every deck is shuffled, the line is empty, WAVE! lies apart (SUD-SETUP-08 to SUD-SETUP-16). */
export const setup = (
  seats: readonly Seat[],
  options: Options,
): { readonly state: Night; readonly agenda: readonly [NightStep, ...NightStep[]] } => ({
  state: {
    seats,
    options,
    ending: "playing",
    round: 0,
    phase: "setup",
    players: mapped(seats, newPlayer),
    first: NOBODY,
    holder: NOBODY,
    box: joined(boardCards(), rubbleOf(seats.length + 1, SETS)),
    rubble: shuffled(rubbleOf(1, seats.length)),
    active: [],
    discard: [],
    drawn: NOBODY,
    drawer: NOBODY,
    lightFeet: false,
    rummaged: false,
    done: [],
    assaults: shuffled(assaultsIn(options)),
    assault: NOBODY,
    assaultDone: [],
    supply: supplies(),
    line: [],
    combat: shuffled(copiesOf(COMBAT_CARDS)),
    flipped: [],
    combatDiscard: [],
    turnOf: NOBODY,
    actions: 0,
    meleeActions: 0,
    frenzied: false,
  },
  agenda: [{ do: "choose" }, { do: "appoint" }],
});
