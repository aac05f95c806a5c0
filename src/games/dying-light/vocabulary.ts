import type { Pile } from "../../kernel/pile";
import type { Seat, Word } from "../../kernel/words";
import type { DieType } from "./content/dice";
import type { InfectedType } from "./content/infected";
import type { GearSlot } from "./content/runners";

export type AreaId = Word;
export type ZoneId = Word;
export type RunnerId = Word;
export type DieId = Word;
export type Face = Word;

/** Where an Action Die is. The supply is outside the player area. */
export type DiePlace = "pool" | "track" | "fatigue" | "cooldown" | "momentum" | "supply";

export interface Die {
  readonly die: DieId;
  readonly type: DieType;
  readonly at: DiePlace;
  /** 1 … on the Action Track, in the Fatigue and Cooldown Slots; elsewhere 0. */
  readonly slot: number;
  readonly up: Face;
}

export type GearSide = "whole" | "damaged" | "gone";

/** A Runner and the player area it belongs to. */
export interface Runner {
  readonly runner: RunnerId;
  /** "none" while nobody has chosen it. */
  seat: Seat;
  /** The player area its belongings are in, or "box". */
  home: Word;
  zone: ZoneId;
  dice: readonly Die[];
  set: Word;
  gear: Record<GearSlot, GearSide>;
  weapon: Word;
  /** A token taken after the values were checked waits for the next Exposure Phase (DL-RULING-72). */
  token: "none" | "held" | "counted";
  chase: readonly Word[];
  /** Wound cards nobody has seen: at most one. */
  light: number;
  heavy: readonly Word[];
  deck: Pile;
  drawn: readonly Word[];
  /** The newest first. */
  discard: readonly Word[];
  /** The Exposure Value of this Exposure Phase (DL-RULING-08). */
  exposure: number;
}

export type Crowd = Record<InfectedType, number>;

/** A token of the board. */
export interface Feature {
  readonly token: Word;
  readonly zone: ZoneId;
  readonly up: Word;
}

export type Phase = "setup" | "activation" | "exposure" | "end";

/** "dawnless" is the time limit (DL-RULING-46). */
export type Ending = "playing" | "won" | "eliminated" | "dawnless";

export interface City {
  seats: readonly Seat[];
  ending: Ending;
  round: number;
  phase: Phase;
  /** Always four, in the order of the runner cards. */
  runners: Runner[];
  /** "none" between activations. */
  active: RunnerId;
  /** Who was activated this Round. */
  activated: readonly RunnerId[];
  /** Areas already resolved in this Exposure Phase. */
  resolved: readonly AreaId[];
  infected: Record<AreaId, Crowd>;
  features: readonly Feature[];
  activation: Pile;
  activationDrawn: readonly Word[];
  /** The top first. */
  chase: readonly Word[];
  /** Wound cards nobody has seen, in the deck or lying face down with a Runner. */
  wounds: readonly Word[];
  common: Pile;
  epic: Pile;
  scenario: readonly Word[];
  scenarioShown: readonly Word[];
  riskDice: readonly Face[];
  damageDice: readonly Face[];
}
