import type { Action } from "../../kernel/action";
import type { Options } from "../../kernel/game";
import type { Sealed } from "../../kernel/gather";
import type { Pile } from "../../kernel/pile";
import type { Ask, Chance, Go, Seat, Seen, Talk, Tell, Word } from "../../kernel/words";
import type { CardKind, Trigger, Zone } from "./content/effect";
import type { DuelOption } from "./rules/options";

/** One card of the box: whose, what, which copy: `p1.W02.3`. */
export type CardId = Word;

export const NONE: Word = "none";

/** A card of the Equipment Area; a durability of 0 is none printed. */
export interface Gear {
  readonly card: CardId;
  readonly durability: number;
}

/** A zombie in play. It stands before the Survivor it attacks and belongs to the other player (DUEL-RUL-03). */
export interface Zombie {
  readonly card: CardId;
  readonly zone: Zone;
  readonly hp: number;
  readonly held: boolean;
  readonly stunned: boolean;
  /** Spawned this turn. */
  readonly fresh: boolean;
  /** Whether its attack of this phase is behind it. */
  readonly attacked: boolean;
}

export type Fate = "fighting" | "killed" | "decked" | "conceded";

/** A player: a Survivor with its zones, and a horde for the other one. */
export interface Side {
  readonly seat: Seat;
  fate: Fate;
  survivor: CardId;
  /** The names of its decks; "own" for what a player has made. */
  deckName: Word;
  hordeName: Word;
  hp: number;
  hpMax: number;
  ap: number;
  tp: number;
  th: number;
  /** So much less at its next gain of TH. */
  short: number;
  cover: number;
  /** More damage by its next Weapon attack of this turn. */
  nextDamage: number;
  deck: Pile;
  hand: readonly CardId[];
  /** What it looks at, from the top of its deck. */
  looking: readonly CardId[];
  /** Oldest first; at most one Weapon (DUEL-RUL-20). */
  gear: readonly Gear[];
  graveyard: readonly CardId[];
  exile: readonly CardId[];
  exhausted: readonly CardId[];
  /** What has been done and is limited: cards, "loot", "event", "quick-escape". */
  usedThisTurn: readonly Word[];
  usedThisPhase: readonly Word[];
  zdeck: Pile;
  /** NONE where there is a gap. */
  row: readonly CardId[];
  /** Those that attack this Survivor, those longest in play first. */
  zombies: readonly Zombie[];
}

/** The Survivor's attack under way. */
export interface Blow {
  readonly target: CardId;
  /** NONE when unarmed. */
  readonly weapon: CardId;
  /** The numbers called. */
  readonly called: readonly Word[];
  readonly hit: number;
  readonly damage: number;
  readonly outcome: "open" | "hit" | "miss" | "killed";
  readonly rerolled: boolean;
}

/** The zombie's attack under way; `off` when it was negated, or its zombie pushed or killed (DUEL-RUL-39). */
export interface Attack {
  readonly zombie: CardId;
  /** What it does, or would do if it hits. */
  readonly damage: number;
  readonly off: boolean;
  /** Whether something was said to its one question: nobody is asked about it again (DUEL-RUL-15). */
  readonly answered: boolean;
  /** What was said there to be used when it hits, or after it. */
  readonly ready: readonly CardId[];
}

export type Phase = "setup" | "survivor" | "spawn" | "advance" | "attack" | "abilities";

export interface Duel {
  readonly seats: readonly Seat[];
  readonly options: Options;
  turn: number;
  first: Seat;
  active: Seat;
  phase: Phase;
  sides: Side[];
  blow: Blow;
  attack: Attack;
  /** Damage that would kill the Survivor, as long as it can be averted. */
  harm: number;
  /** The zombie whose advance was stopped. */
  stays: CardId;
  /** Whether the Survivor is asked no more in this phase. */
  hushed: boolean;
  /** What the die showed last. */
  die: Word;
}

/** An effect being carried out: the operations from `at` on. */
export interface Use {
  readonly seat: Seat;
  readonly card: CardId;
  /** Which of the card's effects. */
  readonly number: number;
  readonly at: number;
  /** The zombie of its trigger. */
  readonly about: CardId;
  /** What was chosen, for each operation that leaves a choice. */
  readonly picked: readonly (readonly Word[])[];
  /** The zombies of the operation before. */
  readonly them: readonly CardId[];
}

/** A window opens at a trigger, or for Instants alone; an attack has one question for all its triggers. */
export type Moment = Trigger | "instant" | "attack";

export type DuelStep =
  // Setting up
  | { readonly do: "choose"; readonly sealed: readonly Sealed[] }
  | { readonly do: "first" }
  | { readonly do: "mulligan"; readonly sealed: readonly Sealed[] }
  // Decks
  | { readonly do: "draw"; readonly seat: Seat; readonly count: number; readonly by: Word }
  | { readonly do: "drawCard"; readonly seat: Seat; readonly count: number; readonly by: Word }
  | { readonly do: "refill"; readonly seat: Seat }
  | { readonly do: "refillCard"; readonly seat: Seat }
  | { readonly do: "look"; readonly seat: Seat; readonly count: number; readonly kinds: readonly CardKind[] }
  | { readonly do: "lookCard"; readonly seat: Seat; readonly count: number; readonly kinds: readonly CardKind[] }
  | { readonly do: "pick"; readonly seat: Seat; readonly kinds: readonly CardKind[] }
  | { readonly do: "discard"; readonly seat: Seat; readonly count: number }
  // The turn
  | { readonly do: "turn"; readonly seat: Seat }
  | { readonly do: "survivorPhase" }
  | { readonly do: "act" }
  | { readonly do: "zombiePhase" }
  | { readonly do: "gainThreat" }
  | { readonly do: "spawn" }
  | { readonly do: "advanceStep" }
  | { readonly do: "advances"; readonly left: readonly CardId[] }
  | { readonly do: "advance"; readonly zombie: CardId }
  | { readonly do: "attackStep" }
  | { readonly do: "attacks" }
  | { readonly do: "nextAttack" }
  | { readonly do: "abilityStep" }
  | { readonly do: "abilities" }
  | { readonly do: "endTurn" }
  // Effects and windows
  | { readonly do: "moment"; readonly on: Trigger; readonly about: CardId }
  | { readonly do: "window"; readonly on: Moment; readonly about: CardId; readonly used: readonly CardId[] }
  | ({ readonly do: "effect" } & Use)
  | { readonly do: "bury" }
  | {
      readonly do: "escapeRoll";
      readonly zombie: CardId;
      readonly bonus: number;
      readonly by: Word;
      readonly then: DuelStep;
    }
  | { readonly do: "negate" }
  | { readonly do: "harm"; readonly damage: number; readonly by: Word }
  | { readonly do: "suffer"; readonly by: Word }
  // The Survivor's attack
  | {
      readonly do: "blow";
      readonly seat: Seat;
      readonly target: CardId;
      readonly called: readonly Word[];
      readonly ap: number;
      readonly hit: number;
      readonly by: Word;
    }
  | { readonly do: "hitRoll"; readonly again: boolean }
  | { readonly do: "blowLands" }
  | { readonly do: "blowEnds" }
  // A zombie's attack
  | { readonly do: "zombieAttack"; readonly zombie: CardId }
  | {
      readonly do: "defend";
      readonly zombie: CardId;
      readonly power: number;
      readonly used: readonly CardId[];
    }
  | { readonly do: "ready"; readonly zombie: CardId; readonly on: "zhit" | "zafter"; readonly at: number }
  | { readonly do: "zombieGoes"; readonly zombie: CardId }
  | { readonly do: "zombieRoll"; readonly zombie: CardId }
  | { readonly do: "zombieHits"; readonly zombie: CardId }
  | { readonly do: "zombieStrikes"; readonly zombie: CardId }
  | { readonly do: "zombieDamage"; readonly zombie: CardId }
  | { readonly do: "zombieDone"; readonly zombie: CardId }
  | { readonly do: "attackOver"; readonly zombie: CardId }
  // At any time
  | { readonly do: "concede"; readonly seat: Seat };

/** What several rules may bring about brings the row of the one that did along, as `by`; the others stand in `text/cited.ts`. */
export type DuelEvent =
  | {
      readonly was: "decksChosen";
      readonly seat: Seat;
      readonly survivor: CardId;
      readonly deck: Word;
      readonly horde: Word;
      readonly cards: readonly CardId[];
      readonly zombies: readonly CardId[];
    }
  | { readonly was: "firstDrawn"; readonly seat: Seat; readonly die: Word; readonly hp: number }
  | { readonly was: "drew"; readonly seat: Seat; readonly card: CardId; readonly by: Word }
  | { readonly was: "mulliganed"; readonly seat: Seat; readonly count: number; readonly cards: readonly CardId[] }
  | { readonly was: "keptHand"; readonly seat: Seat }
  | { readonly was: "rowFilled"; readonly seat: Seat; readonly zombie: CardId }
  | { readonly was: "hordeReshuffled"; readonly seat: Seat }
  | { readonly was: "decked"; readonly seat: Seat }
  | { readonly was: "conceded"; readonly seat: Seat }
  // The turn
  | { readonly was: "turnBegan"; readonly turn: number; readonly seat: Seat; readonly by: Word }
  | { readonly was: "refreshed"; readonly seat: Seat; readonly ap: number; readonly tp: number }
  | { readonly was: "phaseBegan"; readonly phase: Phase; readonly seat: Seat; readonly by: Word }
  | { readonly was: "threatGained"; readonly seat: Seat; readonly th: number }
  | { readonly was: "decayed"; readonly seat: Seat }
  | { readonly was: "turnEnded"; readonly seat: Seat }
  | { readonly was: "hushed"; readonly seat: Seat }
  // Cards
  | {
      readonly was: "played";
      readonly seat: Seat;
      readonly card: CardId;
      readonly ap: number;
      readonly tp: number;
      readonly by: Word;
    }
  | { readonly was: "equipped"; readonly seat: Seat; readonly card: CardId; readonly ap: number }
  | {
      readonly was: "used";
      readonly seat: Seat;
      readonly card: CardId;
      readonly ap: number;
      readonly tp: number;
      readonly th: number;
      readonly exhausts: boolean;
      readonly by: Word;
    }
  | { readonly was: "looted"; readonly seat: Seat; readonly card: CardId; readonly ap: number }
  | { readonly was: "discarded"; readonly seat: Seat; readonly card: CardId }
  | { readonly was: "worn"; readonly seat: Seat; readonly card: CardId; readonly n: number; readonly by: Word }
  | { readonly was: "repaired"; readonly seat: Seat; readonly card: CardId; readonly n: number }
  | {
      readonly was: "gearLost";
      readonly seat: Seat;
      readonly card: CardId;
      readonly how: "used-up" | "put-away";
      readonly by: Word;
    }
  | { readonly was: "exiled"; readonly seat: Seat; readonly card: CardId }
  | { readonly was: "looked"; readonly seat: Seat; readonly card: CardId }
  | { readonly was: "tookLooked"; readonly seat: Seat; readonly card: CardId }
  | { readonly was: "putUnder"; readonly seat: Seat; readonly count: number }
  | { readonly was: "healed"; readonly seat: Seat; readonly n: number }
  | { readonly was: "apGained"; readonly seat: Seat; readonly n: number }
  | { readonly was: "tpGained"; readonly seat: Seat; readonly n: number }
  | { readonly was: "thGained"; readonly seat: Seat; readonly n: number }
  | { readonly was: "thLost"; readonly seat: Seat; readonly n: number }
  | { readonly was: "thShortened"; readonly seat: Seat; readonly n: number }
  | { readonly was: "covered"; readonly seat: Seat; readonly n: number }
  | { readonly was: "aimed"; readonly seat: Seat; readonly n: number }
  // The Survivor's attack
  | {
      readonly was: "attacked";
      readonly seat: Seat;
      readonly target: CardId;
      readonly weapon: CardId;
      readonly called: readonly Word[];
      readonly ap: number;
      readonly hit: number;
      readonly by: Word;
    }
  | {
      readonly was: "hitRolled";
      readonly seat: Seat;
      readonly die: Word;
      readonly need: readonly Word[];
      readonly outcome: "hit" | "miss";
      readonly again: boolean;
      readonly by: Word;
    }
  | { readonly was: "hitByDefault"; readonly seat: Seat }
  | { readonly was: "blowEnded"; readonly seat: Seat }
  // Zombies
  | { readonly was: "spawned"; readonly seat: Seat; readonly zombie: CardId; readonly th: number }
  | { readonly was: "raised"; readonly seat: Seat; readonly zombie: CardId }
  | { readonly was: "advanced"; readonly zombie: CardId; readonly by: Word }
  | { readonly was: "stayed"; readonly zombie: CardId }
  | { readonly was: "advanceSkipped"; readonly zombie: CardId }
  | { readonly was: "zombieHurt"; readonly zombie: CardId; readonly damage: number; readonly by: Word }
  | { readonly was: "zombieDied"; readonly zombie: CardId }
  | { readonly was: "zombieBanished"; readonly zombie: CardId }
  | { readonly was: "held"; readonly zombie: CardId }
  | { readonly was: "heldSpent"; readonly zombie: CardId }
  | { readonly was: "stunned"; readonly zombie: CardId }
  | { readonly was: "stunSpent"; readonly zombie: CardId }
  | { readonly was: "pushed"; readonly zombie: CardId }
  | { readonly was: "restored"; readonly zombie: CardId; readonly hp: number }
  | { readonly was: "attackDeclared"; readonly zombie: CardId; readonly power: number }
  | {
      readonly was: "zombieRolled";
      readonly zombie: CardId;
      readonly die: Word;
      readonly need: Word;
      readonly outcome: "hit" | "miss";
    }
  | { readonly was: "attackHit"; readonly zombie: CardId; readonly damage: number; readonly by: Word }
  | { readonly was: "letCome"; readonly seat: Seat; readonly zombie: CardId }
  | { readonly was: "readied"; readonly seat: Seat; readonly card: CardId }
  | { readonly was: "redirected"; readonly zombie: CardId; readonly instead: CardId }
  | { readonly was: "reduced"; readonly zombie: CardId; readonly n: number }
  | { readonly was: "quickEscaped"; readonly seat: Seat; readonly zombie: CardId }
  | {
      readonly was: "escapeRolled";
      readonly seat: Seat;
      readonly zombie: CardId;
      readonly die: Word;
      readonly need: Word;
      readonly outcome: "escaped" | "caught";
      readonly by: Word;
    }
  | { readonly was: "negated"; readonly zombie: CardId; readonly by: Word }
  | { readonly was: "attackEnded"; readonly zombie: CardId }
  | { readonly was: "mortal"; readonly seat: Seat; readonly damage: number }
  | { readonly was: "survived"; readonly seat: Seat }
  | { readonly was: "hurt"; readonly seat: Seat; readonly damage: number; readonly by: Word };

/** The parts of what is said, one question each. */
export type DuelPart =
  | "deck"
  | "survivor"
  | "scr"
  | "cards"
  | "horde"
  | "boss"
  | "zombies"
  | "return"
  | "take"
  | "discard"
  | "act"
  | "target"
  | "call"
  | "loot"
  | "damage"
  | "hold"
  | "stun"
  | "push"
  | "redirect"
  | "banish"
  | "zone"
  | "repair"
  | "raise"
  | "react"
  | "spawn"
  | "attacker"
  | "ability"
  | "sure";

export type DuelSeen = Seen<Duel>;
export type SideSeen = Seen<Side>;
/** What this game is made of. */
export interface DuelNouns {
  readonly State: Duel;
  readonly Step: DuelStep;
  readonly Event: DuelEvent;
  readonly Part: DuelPart;
  readonly Option: DuelOption;
}

export type DuelTalk = Talk<DuelPart>;
export type DuelTell = Tell<DuelNouns>;
export type StepOf<Do extends DuelStep["do"]> = Extract<DuelStep, { readonly do: Do }>;
export type DuelGo<Do extends DuelStep["do"]> = Go<DuelNouns, StepOf<Do>>;
export type DuelAsk<Do extends DuelStep["do"], M = Word> = Ask<DuelNouns, StepOf<Do>, M>;
export type DuelAction<M = Word> = Action<DuelNouns, M>;
export type DuelChance<Do extends DuelStep["do"]> = Chance<DuelNouns, StepOf<Do>>;
