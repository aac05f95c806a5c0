import type { GameName } from "../../games/index";
import type { Play } from "./played";

/** A match of each game that shows what there is to see, and where to look from. */
export interface Sitting extends Play {
  /** Three places round the table: a seat's colour, or a saved position's digit. */
  readonly three: readonly [string, string, string];
  /** Whose hand is shown; "" where nobody holds cards: then another seat's board is. */
  readonly hand: string;
  /** The saved positions of two seats' boards, and of where it happens. */
  readonly boards: readonly [string, string];
  readonly middle: string;
}

export const SITTINGS: Readonly<Record<GameName, Sitting>> = {
  "dying-light": {
    ...{ seats: 4, seed: 2, moves: 150 },
    ...{ three: ["Yellow", "Blue", "2"], hand: "", boards: ["1", "3"], middle: "5" },
  },
  "survive-until-daylight": {
    ...{ seats: 6, seed: 12, moves: 436 },
    ...{ three: ["White", "Yellow", "6"], hand: "", boards: ["1", "4"], middle: "7" },
  },
  "one-month-in": {
    ...{ seats: 4, seed: 5, moves: 260 },
    ...{ three: ["White", "2", "4"], hand: "", boards: ["1", "3"], middle: "7" },
  },
  "survivor-duel": {
    ...{ seats: 2, seed: 3, moves: 150 },
    ...{ three: ["Red", "Blue", "4"], hand: "Red", boards: ["1", "2"], middle: "3" },
  },
};
