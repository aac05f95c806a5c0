import type { Pass } from "../../page/room/pass";
import type { Act } from "../../page/room/wire";

/** What the door and the room's thread say to each other. The room never hears of a key. */

/** All that a room begins with. */
export interface RoomBegins {
  readonly name: string;
  readonly text: string;
  readonly models: ReadonlyMap<string, string>;
  readonly guests: readonly string[];
  /** For how many milliseconds a guest who is cut off is waited for. */
  readonly patience: number;
}

export type ToRoom =
  | { readonly say: "joins"; readonly who: number; readonly pass: Pass }
  | { readonly say: "acts"; readonly who: number; readonly act: Act }
  | { readonly say: "takeBack"; readonly colour: string }
  /** Keeps the table, and ends. */
  | { readonly say: "close" };

export type FromRoom =
  | { readonly say: "tells"; readonly who: number; readonly text: string }
  | { readonly say: "keeps"; readonly text: string }
  | { readonly say: "closed" };
