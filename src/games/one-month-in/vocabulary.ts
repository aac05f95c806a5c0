import type { Action } from "../../kernel/action";
import type { Options } from "../../kernel/game";
import type { Sealed } from "../../kernel/gather";
import type { Pile } from "../../kernel/pile";
import type { Ask, Chance, Go, Seat, Seen, Talk, Tell, Word } from "../../kernel/words";
import type { Find } from "./content/search-cards";
import type { CityOption } from "./rules/options";

/** Stands for a team or a tile that there is not. */
export const NOBODY: Word = "none";

/** A card that nobody has looked at. */
export const UNSEEN: Word = "unseen";

/** `in` is the inner region, and all of a tile whose regions are one; `out` is the ground around the building. */
export type Zone = "in" | "out";

/** A survivor on the board: its team and a number, `p2s14`. */
export interface Survivor {
  readonly id: Word;
  readonly cell: Word;
  readonly zone: Zone;
  readonly ap: number;
  readonly fed: boolean;
  readonly armed: boolean;
  readonly suited: boolean;
}

export interface Team {
  readonly seat: Seat;
  /** The cell of its Base. */
  readonly base: Word;
  /** Those on the board, in the order they came. */
  survivors: readonly Survivor[];
  food: number;
  /** Salvage cards in hand, in the order they came. */
  salvage: readonly Word[];
  out: boolean;
}

export interface Tile {
  readonly cell: Word;
  /** "none" while the fog side is up. */
  tile: Word;
  /** What lies there under the fog where that is agreed beforehand, as in the lesson; "none" where it is drawn. */
  readonly under: Word;
  zombies: number;
  owner: Seat;
  /** It has been reclaimed once: without zombies its regions are one (OMI-RUL-11). */
  reclaimed: boolean;
  /** Search cards that lie on it; which they are nobody knows. */
  stack: Pile;
  /** A survivor has worked here since its owner's turn began, for this team. */
  workedBy: Seat;
  /** Of the two tiles that end the game: whether it has been held unattacked since the owner's turn (OMI-RUL-48). */
  hold: "none" | "held" | "attacked";
}

export interface Wall {
  readonly border: Word;
  readonly seat: Seat;
}

/** By which rule it ended. */
export type Ending = "playing" | "farms" | "prize" | "claimed" | "points" | "month" | "last" | "nobody" | "closed";

export interface City {
  readonly seats: readonly Seat[];
  readonly options: Options;
  ending: Ending;
  /** Turns of the first team that have begun. */
  round: number;
  /** The round in which something last came of what was done, or in which all were asked about that (OMI-RUL-57). */
  stirred: number;
  /** The most points that a claim has brought any team to: land that goes to and fro brings nobody further. */
  peak: number;
  /** Who began; "none" while it is not drawn. */
  first: Seat;
  /** Whose turn it is; "none" before the first. */
  active: Seat;
  /** Something else than feeding was done this turn: the window for food is shut (OMI-RUL-06). */
  acted: boolean;
  teams: Team[];
  tiles: Tile[];
  walls: readonly Wall[];
  /** Tiles that lie about each Base with the fog side up, by the place of its seat. */
  rings: Pile[];
  /** Those of the city beyond. */
  beyond: Pile;
  deck: Pile;
  discard: readonly Word[];
  /** The search card whose zombies are being fought; "none" when there is none. */
  turned: Word;
  /** The cell where a fight is; "none" when there is none. */
  fight: Word;
  /** What the dice show that were thrown last, and those of who was attacked; the first ten lie on the table. */
  dice: readonly Word[];
  defence: readonly Word[];
  /** Who has wanted to close the game as it stands since its own turn began: once a turn is enough (OMI-RUL-54). */
  closing: readonly Seat[];
}

/** A group that has moved into a zone of another team's. */
export interface Assault {
  readonly cell: Word;
  readonly zone: Zone;
  readonly attacker: Seat;
  readonly defender: Seat;
  readonly group: readonly Word[];
}

export type CityStep =
  // Setting up
  | { readonly do: "lot" }
  | { readonly do: "fences"; readonly left: readonly Seat[] }
  | { readonly do: "fence"; readonly seat: Seat }
  // A turn
  | { readonly do: "turn"; readonly seat: Seat }
  | { readonly do: "acting"; readonly seat: Seat }
  | { readonly do: "endTurn"; readonly seat: Seat }
  /** What a command has brought about is looked at: the ends, a team that is out. */
  | { readonly do: "settle" }
  // Exploring and searching
  | { readonly do: "explore"; readonly cell: Word }
  | { readonly do: "stack"; readonly cell: Word; readonly left: number }
  | { readonly do: "lay"; readonly cell: Word; readonly count: number }
  | { readonly do: "turnOver"; readonly cell: Word; readonly seat: Seat }
  // Zombies
  | { readonly do: "fight"; readonly cell: Word; readonly seat: Seat }
  | { readonly do: "stand"; readonly cell: Word; readonly seat: Seat }
  | { readonly do: "strike"; readonly cell: Word; readonly seat: Seat }
  | { readonly do: "maul"; readonly cell: Word; readonly seat: Seat }
  | { readonly do: "casualties"; readonly cell: Word; readonly seat: Seat; readonly count: number }
  // Teams against each other
  | { readonly do: "assault"; readonly assault: Assault }
  | { readonly do: "clash"; readonly assault: Assault }
  | { readonly do: "losses"; readonly assault: Assault; readonly seat: Seat; readonly count: number }
  // Closing the game by common consent; where nobody has proposed it the table asks, by the row that says when
  | { readonly do: "propose"; readonly seat: Seat }
  | { readonly do: "close"; readonly seat: Seat; readonly by: Word; readonly sealed: readonly Sealed[] };

/** Why survivors leave the board. */
export type Loss = "zombies" | "sacrifice" | "rivals";

/** `by` is the row of the ledger that brought it about, where several may. */
export type CityEvent =
  | { readonly was: "firstDrawn"; readonly seat: Seat; readonly by: Word }
  | { readonly was: "fencePlaced"; readonly seat: Seat; readonly border: Word; readonly by: Word }
  | { readonly was: "turnBegan"; readonly seat: Seat; readonly round: number }
  | { readonly was: "holdRenewed"; readonly seat: Seat; readonly cell: Word }
  | { readonly was: "farmGave"; readonly seat: Seat; readonly cell: Word; readonly food: number; readonly by: Word }
  | { readonly was: "fed"; readonly seat: Seat; readonly survivors: readonly Word[] }
  /** `to` is where they are then; moving over a border, going into a building or out of it. */
  | {
      readonly was: "moved";
      readonly seat: Seat;
      readonly survivors: readonly Word[];
      readonly from: Word;
      readonly cell: Word;
      readonly zone: Zone;
      readonly by: Word;
    }
  | {
      readonly was: "explored";
      readonly seat: Seat;
      readonly cell: Word;
      readonly tile: Word;
      readonly zombies: number;
    }
  | {
      readonly was: "claimed";
      readonly seat: Seat;
      readonly cell: Word;
      readonly from: Seat;
      /** One name for each action paid. */
      readonly payers: readonly Word[];
      readonly by: Word;
    }
  | { readonly was: "deckRenewed"; readonly cards: number }
  /** `picks` are places in the deck, one after the other; which cards lie there nobody has seen. */
  | { readonly was: "stackLaid"; readonly cell: Word; readonly cards: number; readonly picks: readonly Word[] }
  | { readonly was: "searched"; readonly seat: Seat; readonly cell: Word; readonly survivor: Word }
  | {
      readonly was: "found";
      readonly seat: Seat;
      readonly cell: Word;
      readonly card: Word;
      readonly find: Find;
      /** How many there were for it: some survivors may find no figure (OMI-RUL-08). */
      readonly number: number;
    }
  | { readonly was: "worked"; readonly seat: Seat; readonly cell: Word; readonly survivor: Word }
  | {
      readonly was: "fenceTorn";
      readonly seat: Seat;
      readonly border: Word;
      readonly from: Seat;
      readonly survivor: Word;
    }
  | { readonly was: "traded"; readonly seat: Seat; readonly cards: readonly Word[]; readonly for: Word }
  | { readonly was: "armed"; readonly seat: Seat; readonly survivor: Word }
  | { readonly was: "suited"; readonly seat: Seat; readonly survivor: Word }
  | { readonly was: "flagLifted"; readonly seat: Seat; readonly cell: Word }
  | { readonly was: "fightBegan"; readonly seat: Seat; readonly cell: Word; readonly by: Word }
  | {
      readonly was: "struck";
      readonly seat: Seat;
      readonly cell: Word;
      readonly dice: readonly Word[];
      readonly killed: number;
    }
  | {
      readonly was: "mauled";
      readonly seat: Seat;
      readonly cell: Word;
      readonly dice: readonly Word[];
      readonly hits: number;
    }
  | { readonly was: "ran"; readonly seat: Seat; readonly cell: Word; readonly survivors: readonly Word[] }
  /** The others get away for nothing. */
  | { readonly was: "sacrificed"; readonly seat: Seat; readonly cell: Word; readonly survivor: Word }
  | {
      readonly was: "died";
      readonly seat: Seat;
      readonly cell: Word;
      readonly survivors: readonly Word[];
      readonly of: Loss;
      readonly by: Word;
    }
  | { readonly was: "fightEnded"; readonly seat: Seat; readonly cell: Word }
  | { readonly was: "assaulted"; readonly seat: Seat; readonly on: Seat; readonly cell: Word; readonly zone: Zone }
  | {
      readonly was: "clashed";
      readonly seat: Seat;
      readonly on: Seat;
      readonly attack: readonly Word[];
      readonly defence: readonly Word[];
      /** How many of either side fall. */
      readonly fallen: number;
      readonly beaten: number;
    }
  | { readonly was: "assaultEnded"; readonly seat: Seat; readonly on: Seat; readonly cell: Word; readonly won: boolean }
  | { readonly was: "teamOut"; readonly seat: Seat }
  /** Of a team that is out nothing stays (OMI-RUL-58). */
  | { readonly was: "teamCleared"; readonly seat: Seat }
  | { readonly was: "leftAlone"; readonly seat: Seat }
  | { readonly was: "wentQuiet"; readonly rounds: number }
  | { readonly was: "closingProposed"; readonly seat: Seat }
  | { readonly was: "closingRefused"; readonly seat: Seat }
  | { readonly was: "turnEnded"; readonly seat: Seat }
  | { readonly was: "ended"; readonly ending: Ending; readonly seat: Seat; readonly by: Word };

/** The parts of what is said, one question each. */
export type CityPart =
  "act" | "feed" | "from" | "to" | "cell" | "who" | "others" | "payer" | "border" | "for" | "die" | "propose" | "close";

export type CitySeen = Seen<City>;
export type TeamSeen = Seen<Team>;
export type TileSeen = Seen<Tile>;
export type SurvivorSeen = Seen<Survivor>;
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
export type StepOf<Do extends CityStep["do"]> = Extract<CityStep, { readonly do: Do }>;
export type CityGo<Do extends CityStep["do"]> = Go<CityNouns, StepOf<Do>>;
export type CityAsk<Do extends CityStep["do"], M = Word> = Ask<CityNouns, StepOf<Do>, M>;
export type CityChance<Do extends CityStep["do"]> = Chance<CityNouns, StepOf<Do>>;
