import type { GameName } from "../../src/games/index";
import type { Input } from "../../src/kernel/words";
import { type CityEnd, newCity, optionsOf as cityOptions } from "../games/one-month-in/support/new-city";
import { type DuelEnd, newDuel, optionsOf } from "../games/survivor-duel/support/new-duel";
import { newNight, type NightEnd } from "../games/survive-until-daylight/support/new-night";
import { type End, newMatch } from "../support/new-match";

/** Which matches of a game are kept: for each number of players one of each ending. */
interface Endings {
  readonly game: GameName;
  readonly seats: readonly number[];
  /** By the name of the ending: the event that every such match ends with. */
  readonly lastEvents: Readonly<Record<string, string>>;
  /** The settings of the table for an ending; "" where they are the usual ones. */
  optionsOf(this: void, end: string): string;
  newMatch(this: void, seats: number, end: string): { readonly seed: number; readonly inputs: readonly Input[] };
}

export const ENDINGS: readonly Endings[] = [
  {
    game: "dying-light",
    seats: [1, 2, 3, 4],
    lastEvents: { won: "won", fallen: "eliminated", dawnless: "dawnMissed" },
    optionsOf: () => "",
    newMatch: (seats, end) => newMatch(seats, end as End),
  },
  {
    game: "survive-until-daylight",
    seats: [1, 2, 3, 4, 5, 6],
    lastEvents: { daylight: "won", dead: "died", reckless: "died" },
    optionsOf: () => "",
    newMatch: (seats, end) => newNight(seats, end as NightEnd),
  },
  {
    game: "one-month-in",
    seats: [2, 3, 4, 5, 6],
    lastEvents: { prize: "ended", points: "ended", farms: "ended", last: "ended", month: "ended", closed: "ended" },
    optionsOf: cityOptions,
    newMatch: (seats, end) => newCity(seats, end as CityEnd),
  },
  {
    game: "survivor-duel",
    seats: [2],
    lastEvents: { killed: "hurt", overrun: "hurt", decked: "decked", conceded: "conceded" },
    optionsOf,
    newMatch: (_seats, end) => newDuel(end as DuelEnd),
  },
];
