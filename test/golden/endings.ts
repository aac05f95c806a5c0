import type { GameName } from "../../src/games/index";
import type { Input } from "../../src/kernel/words";
import { newNight, type NightEnd } from "../games/survive-until-daylight/support/new-night";
import { type End, newMatch } from "../support/new-match";

/** Which matches of a game are kept: for each number of players one of each ending. */
interface Endings {
  readonly game: GameName;
  readonly seats: readonly number[];
  /** By the name of the ending: the event that every such match ends with. */
  readonly lastEvents: Readonly<Record<string, string>>;
  newMatch(this: void, seats: number, end: string): { readonly seed: number; readonly inputs: readonly Input[] };
}

export const ENDINGS: readonly Endings[] = [
  {
    game: "dying-light",
    seats: [1, 2, 3, 4],
    lastEvents: { won: "won", fallen: "eliminated", dawnless: "dawnMissed" },
    newMatch: (seats, end) => newMatch(seats, end as End),
  },
  {
    game: "survive-until-daylight",
    seats: [1, 2, 3, 4, 5, 6],
    lastEvents: { daylight: "won", dead: "died", reckless: "died" },
    newMatch: (seats, end) => newNight(seats, end as NightEnd),
  },
];
