import type { Element } from "../host/world/xml-ui";
import type { LedgerChapter } from "../kernel/ledger";
import type { Slate } from "../kernel/slate";
import type { Ending, Inside, Line, NotebookPage, Person, SlateOdds, Told, Workshop } from "./room/wire";
import type { Invitation, LineState } from "./far/door-wire";
import type { Pass } from "./room/pass";
import { Store } from "./store";

export type Checked = Omit<Extract<Told, { readonly told: "checked" }>, "told">;

/** What the page shows beside the table itself. */
export interface PageState {
  /** Grows whenever the page speaks another language: all of it is then drawn anew. */
  readonly spoken: number;
  readonly name: string;
  readonly resumed: boolean;
  readonly people: readonly Person[];
  readonly you: string;
  /** What this tab is in the room, whether it can invite others, and the way to it. */
  readonly as: Pass["is"];
  readonly invites: boolean;
  readonly line: LineState;
  /** The beginnings of links, and the keys of seats, that the host was given. */
  readonly addresses: readonly string[];
  readonly invitations: readonly Invitation[];
  readonly inviting: boolean;
  readonly speed: number;
  readonly elements: readonly Element[];
  readonly assets: Readonly<Record<string, string>>;
  readonly lines: readonly Line[];
  /** What this seat is shown by our controller, if there is one. */
  readonly slate: Slate | "none";
  readonly odds: SlateOdds;
  /** How the match went, once it is over. */
  readonly ending: Ending | "none";
  readonly code: string;
  /** Whether rosters can be built here, what with, and the one that was looked through last. */
  readonly builds: boolean;
  readonly notebook: readonly NotebookPage[];
  readonly building: boolean;
  readonly workshop: Workshop | "none";
  readonly checked: Checked;
  readonly problem: string;
  /** What is lit on the table, and what it means where the pointer is: may it be, and what is said. */
  readonly meaning: { readonly may: boolean; readonly says: string; readonly more: string } | "none";
  /** The piece whose panel, menu or contents are open; -1 for none. */
  readonly piecePanel: { readonly id: number; readonly elements: readonly Element[] };
  readonly menu: { readonly id: number; readonly x: number; readonly y: number } | "none";
  readonly inside: { readonly id: number; readonly inside: readonly Inside[] } | "none";
  /** The piece that is shown large. */
  readonly shown: number;
  readonly focused: number;
  readonly holding: number;
  /** Grows whenever the list of pieces changes. */
  readonly pieces: number;
  readonly help: boolean;
  /** The rules of the game, and what is looked for in them; "closed" while they are. */
  readonly rules: readonly LedgerChapter[] | "none";
  readonly reads: { readonly looksFor: string } | "closed";
  /** Whether the panels of the table's own scripts are shown. */
  readonly panels: boolean;
  /** Whether our own panel is shown as the game draws it, too. */
  readonly ownPanel: boolean;
  /** Whether the table is shown in three dimensions. */
  readonly deep: boolean;
}

const NOTHING: PageState = {
  spoken: 0,
  name: "",
  resumed: false,
  people: [],
  you: "Grey",
  as: "at home",
  invites: false,
  line: "here",
  addresses: [],
  invitations: [],
  inviting: false,
  speed: 1,
  elements: [],
  assets: {},
  lines: [],
  slate: "none",
  odds: { choices: [], chance: [] },
  ending: "none",
  code: "",
  builds: false,
  notebook: [],
  building: false,
  workshop: "none",
  checked: { turn: 0, roster: [], text: "", wrong: [] },
  problem: "",
  meaning: "none",
  piecePanel: { id: -1, elements: [] },
  menu: "none",
  inside: "none",
  shown: -1,
  focused: -1,
  holding: -1,
  pieces: 0,
  help: false,
  rules: "none",
  reads: "closed",
  panels: true,
  ownPanel: false,
  deep: false,
};

export type PageStore = Store<PageState>;

export const newPageStore = (): PageStore => new Store(NOTHING);
