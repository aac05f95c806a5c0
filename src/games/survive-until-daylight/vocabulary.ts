import type { Action } from "../../kernel/action";
import type { Sealed } from "../../kernel/gather";
import type { Options } from "../../kernel/game";
import type { Pile } from "../../kernel/pile";
import type { Ask, Chance, Go, Seat, Seen, Talk, Tell, Word } from "../../kernel/words";
import type { Craft } from "./content/crafting";
import type { HordeType } from "./content/horde";
import type { NightOption } from "./rules/options";

/** Stands for a character, a card or a seat that there is not. */
export const NOBODY: Word = "none";

/** A card that nobody has looked at. */
export const UNSEEN: Word = "unseen";

/** A horde card of the line by its name and place, `slab.3`. */
export type FoeId = Word;

export interface Player {
  readonly seat: Seat;
  /** "none" while it is not chosen. */
  character: Word;
  damage: number;
  /** Every card, in the order it came. */
  inventory: readonly Word[];
  barricades: number;
  traps: number;
  /** Grenades that are kept, by the option of SUD-RULING-43. */
  grenades: number;
  /** Survivor cards at the player's side. */
  saved: number;
  /** Gifts that were accepted in this Trade. */
  given: number;
  /** Focus cards that wait for the next attacks (SUD-RULING-74). */
  focus: number;
  /** Blood Lust cards of this round. */
  bloodLust: number;
  /** Thick hide has taken a point this round. */
  hideUsed: boolean;
}

/** A horde card of the line. */
export interface Foe {
  readonly card: Word;
  readonly damage: number;
  readonly spears: number;
  readonly stunned: boolean;
  /** Its one attack of this round is done (SUD-RULING-96). */
  readonly acted: boolean;
  /** The holder whom its assault came for; it matters by the option of SUD-RULING-24. */
  readonly after: Seat;
}

type Phase = "setup" | "search" | "trade" | "combat";

export interface Night {
  seats: readonly Seat[];
  readonly options: Options;
  ending: "playing" | "won" | "dead";
  round: number;
  phase: Phase;
  players: Player[];
  /** Who has the First Player token; "none" before set-up. */
  first: Seat;
  /** Who has WAVE! at the board. */
  holder: Seat;
  /** Cards that are not in this match. */
  box: readonly Word[];
  rubble: Pile;
  active: Pile;
  /** The newest first. */
  discard: readonly Word[];
  /** The card that was just drawn and is being decided on, and by whom. */
  drawn: Word;
  drawer: Seat;
  /** Light feet has waived a cost in this Search. */
  lightFeet: boolean;
  /** Something for nothing was used in this Trade. */
  rummaged: boolean;
  /** Who needs nothing more from this Trade. */
  done: readonly Seat[];
  assaults: Pile;
  /** "none" when none has been shown yet. */
  assault: Word;
  assaultDone: readonly Word[];
  supply: Record<HordeType, Pile>;
  line: readonly Foe[];
  combat: Pile;
  /** Cards of the attack under way, in the order they came. */
  flipped: readonly Word[];
  /** The newest first. */
  combatDiscard: readonly Word[];
  /** Whose Combat turn it is; "none" between turns. */
  turnOf: Seat;
  actions: number;
  /** Actions that only serve a melee attack. */
  meleeActions: number;
  frenzied: boolean;
}

/** An attack of a player, from its cards to its last consequence. */
export interface Blow {
  readonly seat: Seat;
  readonly weapon: Word;
  /** Where in the line the target stands. */
  readonly at: number;
  readonly ammo: number;
  /** Damage besides the base, the card and Spears. */
  readonly more: number;
  readonly focus: boolean;
}

/** What an enemy does to a player, after its cards. */
export interface Hit {
  readonly seat: Seat;
  readonly foe: Word;
  readonly damage: number;
  readonly brute: boolean;
  /** It takes a card as well. */
  readonly steals: boolean;
  /** The row by which it comes to this player. */
  readonly by: Word;
}

export type NightStep =
  // Setting up
  | { readonly do: "choose" }
  | { readonly do: "appoint" }
  | { readonly do: "lot" }
  | { readonly do: "arming"; readonly left: readonly Seat[] }
  | { readonly do: "arm"; readonly seat: Seat }
  // Search
  | { readonly do: "round" }
  | { readonly do: "refill"; readonly left: number }
  | { readonly do: "take"; readonly count: number }
  | { readonly do: "draw"; readonly seat: Seat; readonly by: Word }
  | { readonly do: "keep"; readonly seat: Seat; readonly card: Word }
  | { readonly do: "red"; readonly seat: Seat; readonly card: Word }
  | { readonly do: "putAway"; readonly seat: Seat; readonly card: Word }
  | { readonly do: "lose"; readonly seat: Seat; readonly by: Word }
  | { readonly do: "wave"; readonly seat: Seat }
  | { readonly do: "overHere"; readonly seat: Seat }
  // Trade
  | { readonly do: "trade" }
  | { readonly do: "assault" }
  | { readonly do: "muster"; readonly left: readonly HordeType[] }
  | { readonly do: "lineUp"; readonly type: HordeType }
  | { readonly do: "trading" }
  | { readonly do: "offer"; readonly from: Seat; readonly to: Seat; readonly card: Word; readonly count: number }
  | { readonly do: "rummage"; readonly seat: Seat }
  | { readonly do: "rummageCard"; readonly seat: Seat }
  // A player's Combat turn
  | { readonly do: "combat" }
  | { readonly do: "turn"; readonly seat: Seat }
  | { readonly do: "acting"; readonly seat: Seat }
  | { readonly do: "cheer"; readonly seat: Seat; readonly sealed: readonly Sealed[] }
  | { readonly do: "pick"; readonly blow: Blow }
  | { readonly do: "strike"; readonly blow: Blow; readonly card: Word }
  | { readonly do: "divide"; readonly blow: Blow; readonly left: number }
  | { readonly do: "aftermath"; readonly blow: Blow }
  | { readonly do: "followThrough"; readonly seat: Seat; readonly foes: readonly FoeId[] }
  // Combat cards, by players and enemies alike
  | { readonly do: "flip"; readonly count: number; readonly by: Word }
  | { readonly do: "flipCard"; readonly by: Word }
  | { readonly do: "lucky"; readonly sealed: readonly Sealed[] }
  // The enemies' attack
  | { readonly do: "enemies" }
  | { readonly do: "nextEnemy" }
  | { readonly do: "enemyStrikes"; readonly foe: FoeId; readonly target: Seat }
  | { readonly do: "enemyMauls"; readonly foe: FoeId; readonly target: FoeId }
  | { readonly do: "hit"; readonly hit: Hit }
  | { readonly do: "shield"; readonly hit: Hit }
  | { readonly do: "hurt"; readonly hit: Hit }
  | { readonly do: "roundEnds" }
  // At any time
  | { readonly do: "cheering"; readonly seat: Seat; readonly on: Seat }
  | { readonly do: "discard"; readonly seat: Seat };

/** What dealt damage that nothing can absorb (SUD-RULING-69). */
export type Cost = "red" | "delay" | "energy-shot" | "blood-lust" | "frenzy";

/** What dealt damage to a horde card. */
export type Harm = "attack" | "splash" | "follow-through" | "trap" | "spear" | "enemy";

/** `by` is the row of the ledger that brought it about, where several may. */
export type NightEvent =
  | { readonly was: "characterChosen"; readonly seat: Seat; readonly character: Word }
  | { readonly was: "firstAppointed"; readonly seat: Seat; readonly by: Word }
  | { readonly was: "armed"; readonly seat: Seat; readonly weapon: Word }
  | { readonly was: "roundBegan"; readonly round: number; readonly by: Word }
  | { readonly was: "rubbleRenewed"; readonly cards: number }
  /** `picks` are places in the Rubble pile, one after the other; which cards lie there nobody has seen. */
  | { readonly was: "rubbleTaken"; readonly cards: number; readonly picks: readonly Word[] }
  | { readonly was: "waveShuffledIn"; readonly cards: number }
  | { readonly was: "drew"; readonly seat: Seat; readonly card: Word; readonly by: Word }
  | { readonly was: "junkTraded"; readonly seat: Seat; readonly card: Word }
  | { readonly was: "rummaged"; readonly seat: Seat; readonly card: Word }
  | { readonly was: "cardKept"; readonly seat: Seat; readonly card: Word }
  | { readonly was: "drawnDiscarded"; readonly seat: Seat; readonly card: Word; readonly by: Word }
  | {
      readonly was: "cardsDropped";
      readonly seat: Seat;
      readonly card: Word;
      readonly count: number;
      readonly by: Word;
    }
  | { readonly was: "cardLost"; readonly seat: Seat; readonly card: Word; readonly by: Word }
  | {
      readonly was: "suffered";
      readonly seat: Seat;
      readonly damage: number;
      readonly cause: Cost;
      readonly by: Word;
    }
  | { readonly was: "delayed"; readonly seat: Seat; readonly cards: number }
  | { readonly was: "lightFeet"; readonly seat: Seat }
  | { readonly was: "waveAccepted"; readonly seat: Seat }
  | { readonly was: "waveTaken"; readonly seat: Seat; readonly from: Seat }
  | { readonly was: "survivorsFollowed"; readonly seat: Seat; readonly count: number }
  | { readonly was: "tradeBegan"; readonly round: number }
  | { readonly was: "assaultsRenewed" }
  | { readonly was: "assaultRevealed"; readonly card: Word }
  | { readonly was: "hordeShort"; readonly type: HordeType; readonly count: number }
  | { readonly was: "linedUp"; readonly card: Word; readonly type: HordeType; readonly foe: FoeId }
  | { readonly was: "offered"; readonly from: Seat; readonly to: Seat; readonly card: Word; readonly by: Word }
  | {
      readonly was: "given";
      readonly from: Seat;
      readonly to: Seat;
      readonly card: Word;
      readonly count: number;
      readonly by: Word;
    }
  | { readonly was: "giftRefused"; readonly from: Seat; readonly to: Seat; readonly card: Word }
  | { readonly was: "doneTrading"; readonly seat: Seat }
  | {
      readonly was: "healed";
      readonly seat: Seat;
      readonly card: Word;
      readonly amount: number;
      readonly by: Word;
    }
  | { readonly was: "combatBegan"; readonly round: number }
  | { readonly was: "turnBegan"; readonly seat: Seat }
  | { readonly was: "turnEnded"; readonly seat: Seat; readonly by: Word }
  | { readonly was: "specialPlayed"; readonly seat: Seat; readonly card: Word; readonly by: Word }
  | { readonly was: "frenzied"; readonly seat: Seat }
  | { readonly was: "cheered"; readonly seat: Seat; readonly on: Seat }
  | {
      readonly was: "attackDeclared";
      readonly seat: Seat;
      readonly weapon: Word;
      readonly foe: FoeId;
      readonly ammo: number;
    }
  | { readonly was: "junkSwung"; readonly seat: Seat; readonly card: Word }
  | { readonly was: "combatRenewed" }
  | { readonly was: "flipped"; readonly card: Word; readonly by: Word }
  | { readonly was: "luckyPlayed"; readonly seat: Seat; readonly card: Word }
  | { readonly was: "pillsTaken"; readonly seat: Seat }
  | { readonly was: "cardPicked"; readonly seat: Seat; readonly card: Word }
  | { readonly was: "flippedDiscarded" }
  | {
      readonly was: "foeHurt";
      readonly foe: FoeId;
      readonly damage: number;
      readonly cause: Harm;
      readonly by: Word;
    }
  | { readonly was: "foeFell"; readonly foe: FoeId; readonly by: Word }
  | { readonly was: "arrowBack"; readonly seat: Seat }
  | { readonly was: "crafted"; readonly seat: Seat; readonly craft: Craft; readonly by: Word }
  | { readonly was: "trapPlaced"; readonly seat: Seat }
  | { readonly was: "spearPlaced"; readonly foe: FoeId }
  | { readonly was: "grenadeThrown"; readonly seat: Seat; readonly foes: readonly FoeId[] }
  | { readonly was: "enemiesCame"; readonly seat: Seat; readonly by: Word }
  | { readonly was: "enemyActed"; readonly foe: FoeId }
  | { readonly was: "stunnedSkipped"; readonly foe: FoeId }
  | { readonly was: "trapSprung"; readonly seat: Seat; readonly foe: FoeId; readonly used: number }
  | {
      readonly was: "enemyHit";
      readonly foe: FoeId;
      readonly target: Word;
      readonly damage: number;
      readonly splash: number;
      readonly card: Word;
      readonly by: Word;
    }
  | { readonly was: "barricadeBroke"; readonly seat: Seat }
  | { readonly was: "hideHeld"; readonly seat: Seat }
  | { readonly was: "shielded"; readonly seat: Seat; readonly count: number }
  | {
      readonly was: "wounded";
      readonly seat: Seat;
      readonly damage: number;
      readonly cause: Word;
      readonly by: Word;
    }
  | { readonly was: "died"; readonly seat: Seat }
  | { readonly was: "survivorSaved"; readonly seat: Seat; readonly foe: FoeId }
  | { readonly was: "roundEnded"; readonly round: number }
  | { readonly was: "tokenPassed"; readonly seat: Seat }
  | { readonly was: "won"; readonly by: Word };

/** The parts of what is said, one question each. */
export type NightPart =
  | "character"
  | "first"
  | "otherWeapon"
  | "otherWeaponDry"
  | "keep"
  | "room"
  | "wave"
  | "sure"
  | "overHere"
  | "act"
  | "give"
  | "to"
  | "healing"
  | "junk"
  | "drop"
  | "meanwhile"
  | "offer"
  | "weapon"
  | "target"
  | "ammo"
  | "swing"
  | "special"
  | "craft"
  | "trapFor"
  | "spearOn"
  | "stun"
  | "stunToo"
  | "idle"
  | "cheer"
  | "cheering"
  | "card"
  | "lucky"
  | "toTheLeft"
  | "toTheRight"
  | "followThrough"
  | "shield";

export type NightSeen = Seen<Night>;
export type PlayerSeen = Seen<Player>;
/** What this game is made of. */
export interface NightNouns {
  readonly State: Night;
  readonly Step: NightStep;
  readonly Event: NightEvent;
  readonly Part: NightPart;
  readonly Option: NightOption;
}

export type NightTalk = Talk<NightPart>;
export type NightTell = Tell<NightNouns>;
export type StepOf<Do extends NightStep["do"]> = Extract<NightStep, { readonly do: Do }>;
export type NightGo<Do extends NightStep["do"]> = Go<NightNouns, StepOf<Do>>;
export type NightAsk<Do extends NightStep["do"], M = Word> = Ask<NightNouns, StepOf<Do>, M>;
export type NightAction<M = Word> = Action<NightNouns, M>;
export type NightChance<Do extends NightStep["do"]> = Chance<NightNouns, StepOf<Do>>;
