import type { Word } from "../../kernel/words";

/** What somebody does at a table, as plain data: a list of these is a session that anybody can give again. */

export interface Spot {
  readonly x: number;
  readonly z: number;
}

/** An object: by its GUID, which the build gives; or `deck 3.1 -4.0`, for a deck has a new one each time it forms. */
export type Ref = string;

interface By {
  readonly by: Word;
}

export type Deed =
  /** A button of one's panel, by what it says; `nth` of those that say the same. */
  | (By & { readonly do: "click"; readonly says: string; readonly nth: number })
  | (By & { readonly do: "menu"; readonly says: string })
  | (By & { readonly do: "write"; readonly text: string })
  /** Several at once are a group. */
  | (By & { readonly do: "drag"; readonly pieces: readonly Ref[]; readonly to: Ref | Spot })
  | (By & { readonly do: "lift"; readonly piece: Ref })
  | (By & { readonly do: "let go"; readonly at: Spot })
  | (By & { readonly do: "draw"; readonly from: Ref; readonly to: Ref | Spot })
  | (By & { readonly do: "flip" | "turn" | "shake" | "search" | "copy" | "delete"; readonly piece: Ref })
  | (By & { readonly do: "close" })
  | (By & { readonly do: "type"; readonly number: number; readonly over: Ref })
  | (By & { readonly do: "change colour"; readonly to: Word })
  | (By & { readonly do: "join" | "leave" })
  | { readonly do: "save" }
  | { readonly do: "load" }
  /** Saved and loaded so many frames after something has begun to go into a deck or bag. */
  | { readonly do: "load as it goes in"; readonly frames: number }
  /** The game's own undo: what was deleted last is there again, wherever it was. */
  | { readonly do: "undelete" }
  /** A save of before is loaded, at a new table. */
  | { readonly do: "rewind"; readonly to: number }
  /** The game's own Rewind, which takes the same table back: first it stores a checkpoint, then it goes back. */
  | { readonly do: "checkpoint" }
  | { readonly do: "go back" }
  /** Loads what is saved now with one kept input of somebody else's making. */
  | { readonly do: "tamper"; readonly input: number };

/** So many frames pass before the next, or all come to rest and what there is is judged. */
export type Gesture = Deed & { readonly then: number | "rest" };

const place = (to: Ref | Spot): string => (typeof to === "string" ? to : `${to.x.toFixed(1)}, ${to.z.toFixed(1)}`);

const deedText = (deed: Deed): string => {
  switch (deed.do) {
    case "click":
      return `${deed.by} clicks “${deed.says}”${deed.nth > 0 ? ` (the one after ${String(deed.nth)})` : ""}`;
    case "menu":
      return `${deed.by} chooses “${deed.says}” from the controller's menu`;
    case "write":
      return `${deed.by} writes ${JSON.stringify(deed.text)}`;
    case "drag":
      return `${deed.by} drags ${deed.pieces.join(" and ")} to ${place(deed.to)}`;
    case "let go":
      return `${deed.by} lets go at ${place(deed.at)}`;
    case "draw":
      return `${deed.by} draws from ${deed.from} to ${place(deed.to)}`;
    case "type":
      return `${deed.by} types ${String(deed.number)} over ${deed.over}`;
    case "change colour":
      return `${deed.by} changes colour to ${deed.to}`;
    case "close":
      return `${deed.by} closes what was searched`;
    case "join":
    case "leave":
      return `${deed.by} ${deed.do === "join" ? "joins" : "leaves"}`;
    case "save":
    case "load":
      return deed.do === "save" ? "the game takes a checkpoint" : "the table is saved and loaded";
    case "load as it goes in":
      return `the table is saved and loaded ${String(deed.frames)} frames after something goes into a deck or bag`;
    case "undelete":
      return "the game's own undo brings back what was deleted last";
    case "rewind":
      return `the table is rewound to checkpoint ${String(deed.to)}`;
    case "checkpoint":
      return "the game's Rewind stores a checkpoint";
    case "go back":
      return "the game's Rewind takes the table back to the last checkpoint";
    case "tamper":
      return `the table is loaded with its kept input ${String(deed.input)} altered`;
    default:
      return `${deed.by}: ${deed.do} ${deed.piece}`;
  }
};

const afterwards = (then: Gesture["then"]): string =>
  then === "rest" ? "" : then === 0 ? ", and at once" : `, and ${String(then)} frames later`;

export const gestureText = (gesture: Gesture): string => deedText(gesture) + afterwards(gesture.then);
