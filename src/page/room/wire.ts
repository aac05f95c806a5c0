import type { Element } from "../../host/world/xml-ui";
import type { BoardPlace } from "../../kernel/board";
import type { LedgerChapter } from "../../kernel/ledger";
import type { Roster } from "../../kernel/roster";
import type { Slate } from "../../kernel/slate";
import type { GaugeName, Sign } from "../../kernel/story";
import type { Seat } from "../../kernel/words";
import type { Wanted } from "./begin";
import type { DoorTold, LineTold } from "../far/door-wire";
import type { Look } from "./look";
import type { Pass } from "./pass";
import type { Phrase } from "./phrases";
import type { Around, Solid } from "./solid";

/** What a tab and the room say to each other: plain data, and never more than the tab's seat may know. */

export type Triple = readonly [x: number, y: number, z: number];

/** A thing on the table as a seat sees it. */
export interface Piece {
  readonly id: number;
  readonly look: Look;
  readonly solid: Solid;
  /** As it stands unturned: width, height and depth, scale and all; and how far its foot is below its middle. */
  readonly size: Triple;
  readonly foot: number;
  /** How far its middle lies beside its origin, unturned. */
  readonly middle: readonly [x: number, z: number];
  readonly scale: number;
  readonly name: string;
  readonly text: string;
  readonly kind: string;
  /** How many it holds or stands for; -1 for a single thing. */
  readonly count: number;
  /** What a die shows, or a counter counts. */
  readonly value: string;
  readonly locked: boolean;
  readonly touchable: boolean;
  /** The colour that holds it in the air, and the one whose hand it is in. */
  readonly held: string;
  readonly hand: string;
  /** For a zone: whose hand it is. */
  readonly of: string;
  readonly hidden: boolean;
  readonly rolling: boolean;
  readonly glow: string;
  readonly buttons: readonly PieceButton[];
  readonly inputs: readonly PieceInput[];
  readonly menu: readonly string[];
  readonly hasUi: boolean;
}

export interface PieceButton {
  readonly label: string;
  readonly at: Triple;
  /** How far it is turned about the upright axis, in degrees. */
  readonly turn: number;
  readonly width: number;
  readonly height: number;
  readonly fontSize: number;
  readonly tooltip: string;
}

export interface PieceInput {
  readonly label: string;
  readonly value: string;
}

/** Where a thing is now: its id, position, rotation, and 1 while it moves by itself. */
export type Whereabouts = readonly [
  id: number,
  x: number,
  y: number,
  z: number,
  rx: number,
  ry: number,
  rz: number,
  moves: 0 | 1,
];

export interface Person {
  readonly colour: string;
  /** Empty while nobody sits there. */
  readonly name: string;
  readonly tint: string;
  /** A guest's seat while the guest is cut off: it is kept for a while, and then whoever waits may do without. */
  readonly guest: "none" | "here" | "cut off" | "gone";
}

export interface Line {
  readonly text: string;
  readonly loud: boolean;
  /** Of an event: whether a round or a scene begins with it, of what sort it is, and whose doing. */
  readonly level: "chapter" | "scene" | "line";
  readonly sign: Sign | "";
  readonly seat: Seat;
  /** The rules it names, each with its sentence. */
  readonly rules: readonly { readonly rule: string; readonly says: string }[];
}

/** One thing that lies in a bag or deck. */
export interface Inside {
  readonly index: number;
  readonly name: string;
  readonly text: string;
  readonly look: Look;
  readonly size: Triple;
  readonly scale: number;
}

export interface OddsLine {
  readonly what: string;
  readonly share: number;
}

export interface ChoiceOdds {
  /** Of the choice on the slate. */
  readonly key: string;
  readonly odds: readonly OddsLine[];
}

/** What the rules know beside a slate. */
export interface SlateOdds {
  readonly choices: readonly ChoiceOdds[];
  /** The odds of the dice or cards that are waited for. */
  readonly chance: readonly OddsLine[];
}

/** A kind of piece that a roster may hold. */
export interface Buildable {
  readonly kind: string;
  readonly name: string;
  readonly text: string;
  readonly most: number;
  readonly look: Look;
  readonly size: Triple;
  readonly scale: number;
}

export interface WorkshopSection {
  readonly name: string;
  readonly size: number;
  readonly groups: readonly { readonly name: string; readonly kinds: readonly Buildable[] }[];
}

/** All that one builds a roster with. */
export interface Workshop {
  readonly game: string;
  readonly sections: readonly WorkshopSection[];
  readonly ready: readonly { readonly name: string; readonly roster: Roster }[];
}

/** A figure by rounds: as it stood when each began, and at the end. */
export interface Course {
  readonly gauge: GaugeName;
  /** One for each seat it is of; that of nobody in particular has "". */
  readonly lines: readonly { readonly seat: Seat; readonly values: readonly number[] }[];
}

/** How a match went that is over. */
export interface Ending {
  readonly courses: readonly Course[];
  /** How often a seat did what has this sign, or had it happen. */
  readonly did: readonly { readonly seat: Seat; readonly sign: Sign; readonly times: number }[];
}

/** What a choice, a piece or a place means: where it is, where it may go, and what a click there answers. */
export interface Meaning {
  readonly turn: number;
  readonly click: string;
  readonly more: string;
  readonly pieces: readonly number[];
  readonly places: readonly BoardPlace[];
}

export interface NotebookPage {
  readonly title: string;
  readonly body: string;
}

/** From the room to a tab; what a shared room's door and the line to it tell beside comes the same way. */
export type Told =
  | DoorTold
  | LineTold
  | {
      readonly told: "table";
      readonly name: string;
      readonly resumed: boolean;
      /** Whether its game lets players bring rosters of their own. */
      readonly builds: boolean;
      /** The pages of its notebook, to be read beforehand. */
      readonly notebook: readonly NotebookPage[];
      readonly around: Around;
      readonly pieces: readonly Piece[];
      readonly where: readonly Whereabouts[];
    }
  /** The light has changed, or the sky. */
  | { readonly told: "around"; readonly around: Around }
  | {
      readonly told: "pieces";
      readonly put: readonly Piece[];
      readonly gone: readonly number[];
      readonly where: readonly Whereabouts[];
    }
  | {
      readonly told: "people";
      readonly people: readonly Person[];
      readonly you: string;
      readonly speed: number;
      readonly as: Pass["is"];
      /** Whether this tab can invite others. */
      readonly invites: boolean;
    }
  | { readonly told: "panel"; readonly elements: readonly Element[]; readonly assets: Readonly<Record<string, string>> }
  | { readonly told: "piecePanel"; readonly id: number; readonly elements: readonly Element[] }
  | { readonly told: "said"; readonly lines: readonly Line[] }
  /** A ready-made phrase that somebody says; each page has it in its own language. */
  | { readonly told: "phrase"; readonly from: string; readonly phrase: Phrase }
  | { readonly told: "slate"; readonly slate: Slate | "none"; readonly odds: SlateOdds }
  /** What came of what was wondered at this turn: pieces by their ids. */
  | ({ readonly told: "looked" } & Meaning)
  /** Which piece a hand that reached for one holds now; -1 if it may not. */
  | { readonly told: "grasped"; readonly id: number }
  | { readonly told: "inside"; readonly id: number; readonly inside: readonly Inside[] }
  | { readonly told: "workshop"; readonly workshop: Workshop | "none" }
  /** A roster that was looked through: as text, and what is wrong with it. `turn` is that of the act it answers. */
  | {
      readonly told: "checked";
      readonly turn: number;
      readonly roster: Roster;
      readonly text: string;
      readonly wrong: readonly string[];
    }
  /** A script leads this person's eye to a place, so many units of the table away. */
  | { readonly told: "lookAt"; readonly x: number; readonly z: number; readonly distance: number }
  | { readonly told: "rules"; readonly chapters: readonly LedgerChapter[] }
  | { readonly told: "ending"; readonly ending: Ending | "none" }
  /** The match in one line; "" for who may not have it. */
  | { readonly told: "code"; readonly code: string }
  | { readonly told: "saved"; readonly text: string; readonly name: string }
  /** All of the table, to be opened in a room that is shared. */
  | { readonly told: "handedOver"; readonly text: string; readonly name: string }
  /** The table of this address is in a room that the server shares, and is reached there. */
  | { readonly told: "shared" }
  | { readonly told: "problem"; readonly text: string };

/** What a hand does to a piece. */
export interface HandActs {
  readonly pickUp: { readonly id: number };
  readonly carry: { readonly id: number; readonly x: number; readonly z: number };
  /** `into`: a bag it is let go over, or -1. */
  readonly drop: { readonly id: number; readonly into: number };
  readonly flip: { readonly id: number };
  readonly roll: { readonly id: number };
  readonly rotate: { readonly id: number; readonly degrees: number };
  readonly type: { readonly id: number; readonly number: number };
  readonly draw: { readonly id: number };
  readonly take: { readonly id: number; readonly index: number };
  readonly press: { readonly id: number; readonly index: number };
  readonly write: { readonly id: number; readonly index: number; readonly text: string };
  readonly choose: { readonly id: number; readonly label: string };
}

/** What else a tab asks for. `on`: the piece whose panel it is, or -1 for the screen's. */
interface TableActs {
  readonly look: { readonly id: number };
  readonly watch: { readonly id: number };
  readonly click: { readonly element: string; readonly on: number };
  /** Chooses from the slate of that moment; `typed`: what was typed, where that is what was chosen. */
  readonly answer: { readonly at: number; readonly key: string; readonly typed: string };
  /** What would a choice, a piece or a bare place mean at this moment? `id` is -1 for no piece, `key` "" for no choice. */
  readonly wonder: {
    readonly at: number;
    readonly turn: number;
    readonly key: string;
    readonly id: number;
    readonly x: number;
    readonly z: number;
  };
  /** A click on a piece or a place, which answers where that is one answer. */
  readonly touch: { readonly at: number; readonly id: number; readonly x: number; readonly z: number };
  readonly enter: { readonly element: string; readonly value: string; readonly on: number };
  readonly say: { readonly text: string };
  readonly phrase: { readonly phrase: Phrase };
  readonly name: { readonly name: string };
  readonly sit: { readonly colour: string };
  readonly speed: { readonly speed: number };
  readonly save: object;
  readonly code: object;
  readonly workshop: object;
  readonly rules: object;
  readonly check: { readonly roster: Roster; readonly turn: number };
  readonly readRoster: { readonly text: string; readonly turn: number };
  readonly again: object;
  readonly leave: object;
  readonly handOver: object;
  readonly handedOver: object;
  readonly load: { readonly text: string; readonly name: string };
  readonly replay: { readonly code: string };
  /** The same seats by the same rules once more, with another seed. */
  readonly rematch: { readonly seed: number };
  /** A new match; and one that this browser has kept. */
  readonly begin: Wanted;
  readonly goOn: { readonly id: string };
}

type ActsOf<All> = { readonly [Kind in keyof All]: { readonly act: Kind } & All[Kind] }[keyof All];
export type HandAct = ActsOf<HandActs>;
type TableAct = ActsOf<TableActs>;

/** From a tab to the room. */
export type Act = HandAct | TableAct;
export type ActOf<Kind extends Act["act"]> = Extract<Act, { readonly act: Kind }>;
