import type { Action } from "../../kernel/action";
import type { Options } from "../../kernel/game";
import type { Pile } from "../../kernel/pile";
import type { Ask, Chance, Go, Seat, Seen, Talk, Tell, Word } from "../../kernel/words";
import type { DieType } from "./content/dice";
import type { InfectedType } from "./content/infected";
import type { GearSlot, GearToken } from "./content/runners";
import type { CityOption } from "./rules/options";

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

export type ItemDeck = "common" | "epic";

/** What Gear may prevent (DL-GEAR-10 to DL-GEAR-12). */
export type Suffering = GearToken["prevents"];

type GearSide = "whole" | "damaged" | "gone";

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
  /** Cards of the player area that are in no slot. */
  items: readonly Word[];
  /** Tokens of the Loot Bags it opened. */
  loot: readonly Word[];
  /** The Scent Mask lowers this Round's Exposure Value. */
  masked: boolean;
  /** Whether the Grapple has helped in this activation. */
  grappled: boolean;
  /** A token taken after the values were checked waits for the next Exposure Phase (DL-RULING-72). */
  token: "none" | "held" | "counted";
  chase: readonly Word[];
  /** "none", UNSEEN, or the card, if it was a Heavy Wound before. */
  light: Word;
  heavy: readonly Word[];
  deck: Pile;
  drawn: readonly Word[];
  /** The newest first. */
  discard: readonly Word[];
  /** The Exposure Value of this Exposure Phase (DL-RULING-08). */
  exposure: number;
}

/** A Wound Card nobody has looked at. */
export const UNSEEN: Word = "unseen";

/** How many of each type stand there. */
export type Crowd = Record<InfectedType, number>;

/** A figure that was knocked down; until the End Phase it counts as absent (DL-KD-02). */
export interface Down {
  readonly infected: InfectedType;
  readonly area: AreaId;
}

/** A token of the board. */
export interface Feature {
  readonly token: Word;
  readonly zone: ZoneId;
  readonly up: Word;
}

type Phase = "setup" | "activation" | "exposure" | "end";

/** "dawnless" is the time limit (DL-RULING-46). */
type Ending = "playing" | "won" | "eliminated" | "dawnless";

export interface City {
  seats: readonly Seat[];
  readonly options: Options;
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
  down: readonly Down[];
  /** Where UV Flares burn until the End Phase. */
  flares: readonly ZoneId[];
  features: readonly Feature[];
  activation: Pile;
  activationDrawn: readonly Word[];
  /** The top first. */
  chase: readonly Word[];
  /** Wound cards nobody has seen, in the deck or lying face down with a Runner. */
  wounds: readonly Word[];
  /** The top first: UNSEEN, or a card that was healed. */
  woundDeck: readonly Word[];
  common: Pile;
  epic: Pile;
  /** The newest first. */
  commonDiscard: readonly Word[];
  epicDiscard: readonly Word[];
  scenario: readonly Word[];
  /** Those that are in force. */
  scenarioShown: readonly Word[];
  /** Events and crates that are over; the newest first. */
  scenarioDone: readonly Word[];
  /** Cards that may lie under an Objective token; nobody knows which lies where. */
  crates: readonly Word[];
  riskDice: readonly Face[];
  damageDice: readonly Face[];
}

/** Who attacks one Runner; a Howler never does (DL-RULING-32). */
export interface Attack {
  readonly runner: RunnerId;
  /** Defence that another Runner lent. */
  readonly aid: number;
  readonly biter: number;
  readonly viral: number;
  readonly volatile: number;
}

/** One attack of a Runner, from its dice to its last Push. */
export interface Blow {
  readonly runner: RunnerId;
  readonly area: AreaId;
  /** A figure, standing or down; "nobody" once it is dead. */
  readonly target: Word;
  readonly faces: readonly Face[];
  /** Damage besides the dice. */
  readonly more: number;
  /** Whether it was made with a weapon, as an Attack action (DL-RULING-53). */
  readonly weapon: boolean;
  readonly cleave: boolean;
  /** How many others it knocks down. */
  readonly knock: number;
  /** Push symbols that are left. */
  readonly push: number;
}

/** What is still to be done, by chapter; `by` is the rule that will have brought it about. */
export type CityStep =
  // Setting up
  | { readonly do: "choose" }
  | { readonly do: "begin" }
  // The Round
  | { readonly do: "round" }
  | { readonly do: "activations" }
  | { readonly do: "who" }
  | { readonly do: "nightCard" }
  | { readonly do: "exposurePhase" }
  | { readonly do: "endPhase" }
  | { readonly do: "nightfall" }
  | { readonly do: "shuffleActivation" }
  // A Runner's activation
  | { readonly do: "activate"; readonly runner: RunnerId }
  | { readonly do: "roll"; readonly runner: RunnerId }
  | { readonly do: "acting"; readonly runner: RunnerId }
  | { readonly do: "turn"; readonly runner: RunnerId }
  | { readonly do: "endActivation"; readonly runner: RunnerId }
  // A Runner's attack; `hurt`: what the target has survived, `spare`: what a kill left over
  | { readonly do: "strikeRoll"; readonly blow: Blow; readonly dice: number }
  | { readonly do: "reroll"; readonly blow: Blow }
  | { readonly do: "rerollDie"; readonly blow: Blow }
  | { readonly do: "strike"; readonly blow: Blow }
  | { readonly do: "crits"; readonly blow: Blow }
  | { readonly do: "aftermath"; readonly blow: Blow; readonly spare: number; readonly hurt: number }
  | { readonly do: "cleave"; readonly blow: Blow; readonly spare: number }
  | { readonly do: "knock"; readonly blow: Blow }
  | { readonly do: "push"; readonly blow: Blow; readonly hurt: number }
  // Items, features and the scenario
  | { readonly do: "utilityRisk"; readonly runner: RunnerId; readonly act: "use" | "interact" }
  | { readonly do: "rollDie"; readonly runner: RunnerId; readonly die: DieId }
  | { readonly do: "upgrade"; readonly runner: RunnerId; readonly die: DieId; readonly type: "combat" | "parkour" }
  | { readonly do: "loot"; readonly runner: RunnerId; readonly deck: ItemDeck }
  | { readonly do: "lootCard"; readonly runner: RunnerId; readonly deck: ItemDeck }
  | { readonly do: "crate"; readonly runner: RunnerId; readonly token: Word }
  | { readonly do: "event"; readonly card: Word }
  | { readonly do: "darkest"; readonly left: readonly RunnerId[] }
  | { readonly do: "stalked"; readonly left: readonly RunnerId[] }
  // Risk, Fatigue, Chase, Wounds
  | { readonly do: "riskRoll"; readonly runner: RunnerId; readonly dice: number }
  | { readonly do: "expose"; readonly runner: RunnerId }
  | { readonly do: "chase"; readonly runner: RunnerId }
  | { readonly do: "fatigue"; readonly runner: RunnerId }
  | { readonly do: "suffer"; readonly runner: RunnerId; readonly what: Suffering }
  | { readonly do: "prevent"; readonly runner: RunnerId; readonly what: Suffering }
  | { readonly do: "tire"; readonly runner: RunnerId }
  | { readonly do: "fatigueDie"; readonly runner: RunnerId }
  | { readonly do: "wounds"; readonly runner: RunnerId; readonly count: number; readonly by: Word }
  | { readonly do: "wound"; readonly runner: RunnerId; readonly by: Word }
  | { readonly do: "turnWound"; readonly runner: RunnerId; readonly by: Word }
  | { readonly do: "heavyWound"; readonly runner: RunnerId; readonly wound: Word }
  | { readonly do: "ripKit"; readonly runner: RunnerId }
  // Spawning and Spreading; `spread`: how many stood there when it was last spread to make room, or 0
  | {
      readonly do: "wave";
      readonly area: AreaId;
      readonly infected: InfectedType;
      readonly count: number;
      readonly by: Word;
    }
  | {
      readonly do: "nest";
      readonly area: AreaId;
      readonly infected: InfectedType;
      readonly count: number;
      readonly by: Word;
    }
  | {
      readonly do: "spawn";
      readonly area: AreaId;
      readonly infected: InfectedType;
      readonly count: number;
      readonly by: Word;
      readonly spread: number;
    }
  | { readonly do: "spread"; readonly area: AreaId; readonly who: "common" | "all" }
  | { readonly do: "spreadFirst"; readonly area: AreaId; readonly who: "common" | "all" }
  | { readonly do: "clear"; readonly area: AreaId }
  // Moving: so many Moves are left, and these types in turn
  | {
      readonly do: "move";
      readonly into: AreaId;
      readonly moves: number;
      readonly types: readonly InfectedType[];
      readonly range: number;
    }
  | {
      readonly do: "crowded";
      readonly into: AreaId;
      readonly moves: number;
      readonly types: readonly InfectedType[];
      readonly range: number;
    }
  | { readonly do: "walk"; readonly runner: RunnerId; readonly zones: number }
  // The Exposure Phase
  | { readonly do: "nextArea" }
  | { readonly do: "tiedArea" }
  | { readonly do: "resolveArea"; readonly area: AreaId }
  | { readonly do: "draw"; readonly runner: RunnerId; readonly count: number }
  | { readonly do: "drawCard"; readonly runner: RunnerId; readonly count: number }
  | { readonly do: "execute"; readonly area: AreaId }
  | { readonly do: "discard"; readonly area: AreaId }
  | { readonly do: "returnTokens" }
  // Attacking
  | { readonly do: "attack"; readonly area: AreaId }
  | { readonly do: "allocate"; readonly area: AreaId }
  | { readonly do: "attacks"; readonly attacks: readonly Attack[] }
  | { readonly do: "attackOrder"; readonly attacks: readonly Attack[] }
  | { readonly do: "defence"; readonly attack: Attack; readonly rest: readonly Attack[] }
  | { readonly do: "defend"; readonly attack: Attack; readonly rest: readonly Attack[] }
  | { readonly do: "damage"; readonly attack: Attack; readonly defence: number }
  // Night Activation: the Areas of the figures that have not acted, or that have not been entered
  | { readonly do: "nightAbilities" }
  | { readonly do: "howl"; readonly left: readonly AreaId[] }
  | { readonly do: "howler"; readonly left: readonly AreaId[] }
  | { readonly do: "hunt"; readonly left: readonly AreaId[] }
  | { readonly do: "hunter"; readonly left: readonly AreaId[] }
  | { readonly do: "rush"; readonly left: readonly AreaId[] }
  | { readonly do: "rusher"; readonly left: readonly AreaId[] };

/** What has happened; `by` is the rule that brought it about, where several may. */
export type CityEvent =
  | {
      readonly was: "runnerChosen";
      readonly seat: Seat;
      readonly runner: RunnerId;
      readonly set: Word;
      readonly weapon: Word;
    }
  | { readonly was: "boxCleared" }
  | { readonly was: "roundBegan"; readonly round: number }
  | { readonly was: "phaseBegan"; readonly phase: Phase }
  | { readonly was: "roundAdvanced"; readonly round: number }
  | { readonly was: "activationShuffled" }
  | { readonly was: "activationDrawn"; readonly card: Word }
  | { readonly was: "runnerActivated"; readonly runner: RunnerId }
  | { readonly was: "diceGathered"; readonly runner: RunnerId }
  | { readonly was: "diceCooled"; readonly runner: RunnerId }
  | {
      readonly was: "diceRolled";
      readonly runner: RunnerId;
      readonly seat: Seat;
      readonly dice: readonly DieId[];
      readonly faces: readonly Face[];
      readonly by: Word;
    }
  | {
      readonly was: "diePaid";
      readonly runner: RunnerId;
      readonly die: DieId;
      readonly face: Face;
      readonly slot: number;
    }
  | { readonly was: "momentumGained"; readonly runner: RunnerId }
  | { readonly was: "momentumLost"; readonly runner: RunnerId; readonly by: Word }
  | {
      readonly was: "runnerMoved";
      readonly runner: RunnerId;
      readonly from: ZoneId;
      readonly to: ZoneId;
      readonly by: Word;
    }
  | { readonly was: "grappled"; readonly runner: RunnerId }
  | { readonly was: "pushed"; readonly infected: InfectedType; readonly from: AreaId; readonly to: AreaId }
  | {
      readonly was: "struck";
      readonly runner: RunnerId;
      readonly area: AreaId;
      readonly target: Word;
      readonly faces: readonly Face[];
    }
  | { readonly was: "rerolled"; readonly runner: RunnerId; readonly faces: readonly Face[] }
  | {
      readonly was: "killed";
      readonly infected: InfectedType;
      readonly area: AreaId;
      readonly down: boolean;
      readonly by: Word;
    }
  | { readonly was: "withstood"; readonly infected: InfectedType; readonly area: AreaId; readonly damage: number }
  | { readonly was: "knockedDown"; readonly infected: InfectedType; readonly area: AreaId }
  | { readonly was: "stoodUp"; readonly infected: InfectedType; readonly area: AreaId }
  | { readonly was: "passed"; readonly runner: RunnerId }
  | { readonly was: "activationEnded"; readonly runner: RunnerId }
  | { readonly was: "riskRolled"; readonly runner: RunnerId; readonly faces: readonly Face[] }
  | { readonly was: "exposureTaken"; readonly runner: RunnerId; readonly by: Word }
  | { readonly was: "exposureReturned"; readonly runner: RunnerId; readonly by: Word }
  | { readonly was: "masked"; readonly runner: RunnerId }
  | { readonly was: "itemFound"; readonly runner: RunnerId; readonly item: Word; readonly deck: ItemDeck }
  | { readonly was: "itemUsed"; readonly runner: RunnerId; readonly item: Word }
  | { readonly was: "itemsShuffled"; readonly deck: ItemDeck }
  | {
      readonly was: "itemsExchanged";
      readonly runner: RunnerId;
      readonly partner: RunnerId;
      readonly given: readonly Word[];
      readonly taken: readonly Word[];
    }
  | { readonly was: "weaponSwitched"; readonly runner: RunnerId; readonly weapon: Word }
  | { readonly was: "lightHealed"; readonly runner: RunnerId }
  | { readonly was: "heavyHealed"; readonly runner: RunnerId; readonly wound: Word }
  | {
      readonly was: "dieRestored";
      readonly runner: RunnerId;
      readonly die: DieId;
      readonly at: "pool" | "cooldown";
      readonly slot: number;
    }
  | {
      readonly was: "dieUpgraded";
      readonly runner: RunnerId;
      readonly seat: Seat;
      readonly die: DieId;
      readonly type: "combat" | "parkour";
      readonly to: DieId;
      readonly face: Face;
    }
  | { readonly was: "lootTaken"; readonly runner: RunnerId; readonly token: Word; readonly zone: ZoneId }
  | { readonly was: "tokenPlaced"; readonly token: Word; readonly zone: ZoneId; readonly up: Word }
  | { readonly was: "tokenRemoved"; readonly token: Word; readonly zone: ZoneId }
  | { readonly was: "uvLit"; readonly zone: ZoneId }
  | { readonly was: "flareLit"; readonly runner: RunnerId; readonly zone: ZoneId }
  | { readonly was: "flareOut"; readonly zone: ZoneId }
  | { readonly was: "scenarioRevealed"; readonly card: Word }
  | { readonly was: "cratesLaid" }
  | {
      readonly was: "crateOpened";
      readonly runner: RunnerId;
      readonly token: Word;
      readonly zone: ZoneId;
      readonly card: Word;
    }
  | { readonly was: "inhibitorFound"; readonly runner: RunnerId }
  | { readonly was: "eventCame"; readonly card: Word }
  | { readonly was: "chaseTaken"; readonly runner: RunnerId; readonly card: Word }
  | { readonly was: "chaseEnded"; readonly runner: RunnerId; readonly card: Word; readonly by: Word }
  | {
      readonly was: "dieFatigued";
      readonly runner: RunnerId;
      readonly die: DieId;
      readonly slot: number;
      readonly by: Word;
    }
  | { readonly was: "lightWoundTaken"; readonly runner: RunnerId; readonly card: Word; readonly by: Word }
  | { readonly was: "woundTurned"; readonly runner: RunnerId; readonly wound: Word; readonly by: Word }
  | {
      readonly was: "gearUsed";
      readonly runner: RunnerId;
      readonly gear: GearSlot;
      readonly side: GearSide;
      readonly by: Word;
    }
  | { readonly was: "gearRipped"; readonly runner: RunnerId; readonly gear: GearSlot; readonly side: GearSide }
  | { readonly was: "spawned"; readonly infected: InfectedType; readonly area: AreaId; readonly by: Word }
  | {
      readonly was: "spawnLost";
      readonly infected: InfectedType;
      readonly area: AreaId;
      readonly count: number;
      readonly by: Word;
    }
  | { readonly was: "spreadBegan"; readonly area: AreaId; readonly by: Word }
  | {
      readonly was: "infectedMoved";
      readonly infected: InfectedType;
      readonly from: AreaId;
      readonly to: AreaId;
      readonly by: Word;
    }
  | { readonly was: "movesLost"; readonly area: AreaId; readonly count: number }
  | { readonly was: "exposureChecked"; readonly runner: RunnerId; readonly exposure: number }
  | { readonly was: "areaResolved"; readonly area: AreaId }
  | { readonly was: "deckRenewed"; readonly runner: RunnerId; readonly seat: Seat }
  | { readonly was: "cardDrawn"; readonly runner: RunnerId; readonly card: Word }
  | { readonly was: "cardsDiscarded"; readonly runner: RunnerId }
  | { readonly was: "cardsReshuffled"; readonly runner: RunnerId; readonly seat: Seat; readonly by: Word }
  | {
      readonly was: "attacked";
      readonly runner: RunnerId;
      readonly biter: number;
      readonly viral: number;
      readonly volatile: number;
      readonly power: number;
    }
  | { readonly was: "defended"; readonly runner: RunnerId; readonly defence: number }
  | { readonly was: "aidLent"; readonly runner: RunnerId; readonly to: RunnerId }
  | {
      readonly was: "damageRolled";
      readonly runner: RunnerId;
      readonly face: Face;
      readonly attack: number;
      readonly defence: number;
      readonly wounds: number;
    }
  | { readonly was: "howled"; readonly area: AreaId; readonly runner: RunnerId }
  | { readonly was: "eliminated"; readonly runner: RunnerId }
  | { readonly was: "dawnMissed" }
  /** The scenario's final objective is met: its cards tell this and nothing else does. */
  | { readonly was: "won" };

/** The parts of what is said, one question each. */
export type CityPart =
  | "runner"
  | "set"
  | "weapon"
  | "who"
  | "act"
  | "to"
  | "with"
  | "grapple"
  | "push"
  | "pushTo"
  | "in"
  | "target"
  | "way"
  | "reroll"
  | "crit"
  | "cleave"
  | "knock"
  | "evade"
  | "fatigue"
  | "spared"
  | "walk"
  | "item"
  | "wound"
  | "die"
  | "upgrade"
  | "zone"
  | "lureFrom"
  | "lureTo"
  | "lure"
  | "feature"
  | "partner"
  | "give"
  | "take"
  | "stalked"
  | "exposure"
  | "armor"
  | "gear"
  | "nest"
  | "spreadFirst"
  | "crowded"
  | "tiedArea"
  | "attacked"
  | "defend"
  | "desperate"
  | "lend"
  | "howler"
  | "howl"
  | "hunter"
  | "hunt"
  | "rusher"
  | "rush"
  /** How many of a type attack a Runner. */
  | `${InfectedType}-to-${RunnerId}`;

export type CitySeen = Seen<City>;
export type RunnerSeen = Seen<Runner>;
/** What this game is made of. */
export interface CityNouns {
  readonly State: City;
  readonly Step: CityStep;
  readonly Event: CityEvent;
  readonly Part: CityPart;
  readonly Option: CityOption;
}

export type CityTalk = Talk<CityPart>;
export type CityTell = Tell<CityNouns>;
export type CityAction<M = unknown> = Action<CityNouns, M>;
type StepOf<Do extends CityStep["do"]> = Extract<CityStep, { readonly do: Do }>;
export type CityGo<Do extends CityStep["do"]> = Go<CityNouns, StepOf<Do>>;
export type CityAsk<Do extends CityStep["do"], M = Word> = Ask<CityNouns, StepOf<Do>, M>;
export type CityChance<Do extends CityStep["do"]> = Chance<CityNouns, StepOf<Do>>;
