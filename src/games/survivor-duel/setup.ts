import type { Options } from "../../kernel/game";
import { mapped, range } from "../../kernel/list";
import type { Seat } from "../../kernel/words";
import { ROW } from "./content/limits";
import { type Attack, type Blow, type Duel, type DuelStep, NONE, type Side } from "./vocabulary";

export const NO_BLOW: Blow = {
  target: NONE,
  weapon: NONE,
  called: [],
  hit: 0,
  damage: 0,
  outcome: "open",
  rerolled: false,
};

export const NO_ATTACK: Attack = { zombie: NONE, damage: 0, off: false, answered: false, ready: [] };

const blankSide = (seat: Seat): Side => ({
  seat,
  fate: "fighting",
  survivor: NONE,
  deckName: NONE,
  hordeName: NONE,
  hp: 0,
  hpMax: 0,
  ap: 0,
  tp: 0,
  th: 0,
  short: 0,
  cover: 0,
  nextDamage: 0,
  deck: [],
  hand: [],
  looking: [],
  gear: [],
  graveyard: [],
  exile: [],
  exhausted: [],
  usedThisTurn: [],
  usedThisPhase: [],
  zdeck: [],
  row: mapped(range(1, ROW), () => NONE),
  zombies: [],
});

export const setup = (
  seats: readonly Seat[],
  options: Options,
): { readonly state: Duel; readonly agenda: readonly [DuelStep] } => ({
  state: {
    seats,
    options,
    turn: 0,
    first: NONE,
    active: seats[0] ?? NONE,
    phase: "setup",
    sides: mapped(seats, blankSide),
    blow: NO_BLOW,
    attack: NO_ATTACK,
    harm: 0,
    stays: NONE,
    hushed: false,
    die: "1",
  },
  agenda: [{ do: "choose", sealed: [] }],
});
