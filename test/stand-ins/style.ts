import { type Form, type Language, LANGUAGES } from "./component";
import type { Draw } from "./draw";
import { SCRIPTS, type ScriptName } from "./scripts";

/** How somebody likes to make a table. */

const NAMINGS = ["nickname", "numbered", "description", "notes", "address", "nothing", "mixed"] as const;
export type Naming = Exclude<(typeof NAMINGS)[number], "mixed">;

const GUIDS = ["own", "shared in decks", "shared by all alike", "long"] as const;

export interface Style {
  readonly language: Language;
  readonly naming: (typeof NAMINGS)[number];
  /** The type each form is made as, as saves name it. */
  readonly made: Readonly<Record<Form, string>>;
  readonly figuresIn: "the open" | "bags" | "infinite bags";
  readonly tokensIn: "the open" | "bags" | "infinite bags" | "stacks" | "one box";
  readonly decksFace: "up" | "down";
  readonly sheets: "one for each deck" | "one for all";
  readonly guids: (typeof GUIDS)[number];
  /** How many units an inch of the print is. */
  readonly scale: number;
  /** Degrees. */
  readonly turn: number;
  readonly dx: number;
  readonly dz: number;
  readonly height: number;
  /** How many components are not there at all, and the share of pieces that are lost of the others. */
  readonly without: number;
  readonly lost: number;
  readonly onBoards: boolean;
  readonly script: ScriptName;
  readonly header: "new" | "old" | "without version" | "byte order mark";
  readonly hands: "zones" | "transforms" | "none";
  readonly clutter: number;
}

const MADE: Readonly<Record<Form, readonly [string, ...string[]]>> = {
  figure: ["Figurine_Custom", "Custom_Model", "Custom_Assetbundle", "PlayerPawn"],
  die: ["Custom_Dice", "Die_6", "Custom_Model", "Die_6_Rounded"],
  card: ["DeckCustom", "Deck"],
  token: ["Custom_Token", "Custom_Tile", "Custom_Model", "Custom_Token"],
  board: ["Custom_Board", "Custom_Tile", "Custom_Model", "Custom_Token"],
  block: ["Custom_Model", "Custom_Tile", "BlockRectangle", "Custom_Assetbundle"],
};

const nth = <T>(list: readonly T[], n: number): T => {
  const found = list[n % list.length];
  if (found === undefined) throw new Error("an empty list");
  return found;
};

/** Seeds go through languages, names and scripts in turn, so that a few of them have met everything. */
export const styleOf = (seed: number, draw: Draw): Style => {
  const made = Object.fromEntries(
    Object.entries(MADE).map(([form, names]) => [form, draw.one(names)]),
  ) as unknown as Style["made"];
  const isWhole = seed % 4 === 1;
  return {
    language: nth(LANGUAGES, seed + Math.floor(seed / 6)),
    naming: nth(NAMINGS, seed - 1),
    made,
    figuresIn: draw.one(["the open", "the open", "bags", "infinite bags"]),
    tokensIn: draw.one(["the open", "bags", "infinite bags", "stacks", "one box"]),
    decksFace: draw.one(["up", "down"]),
    sheets: draw.one(["one for each deck", "one for all"]),
    guids: nth(GUIDS, seed),
    scale: draw.between(0.5, 2.5),
    turn: draw.one([0, 90, 180, 270, draw.between(0, 360)]),
    dx: draw.between(-30, 30),
    dz: draw.between(-30, 30),
    height: draw.between(0.9, 4),
    without: isWhole ? 0 : draw.below(4),
    lost: isWhole ? 0 : draw.one([0, 0, 0.05, 0.3]),
    onBoards: !isWhole && draw.isLucky(0.3),
    script: nth(SCRIPTS, seed + Math.floor(seed / 3)),
    header: nth(["new", "old", "without version", "byte order mark"] as const, draw.below(4)),
    hands: draw.one(["zones", "zones", "transforms", "none"]),
    clutter: draw.below(25),
  };
};

export const namingOf = (style: Style, draw: Draw): Naming =>
  style.naming === "mixed"
    ? draw.one(["nickname", "numbered", "description", "notes", "address", "nothing"])
    : style.naming;
