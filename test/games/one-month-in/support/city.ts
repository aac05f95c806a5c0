import type { Options } from "../../../../src/kernel/game";
import { shuffled } from "../../../../src/kernel/pile";
import { seatsFor } from "../../../../src/kernel/replay-code";
import type { Seat, Word } from "../../../../src/kernel/words";
import { setup } from "../../../../src/games/one-month-in/setup";
import type {
  City,
  CitySeen,
  CityStep,
  Survivor,
  SurvivorSeen,
  Team,
  Tile,
  TileSeen,
  Wall,
  Zone,
} from "../../../../src/games/one-month-in/vocabulary";
import { givenOf } from "../../../support/given";
import { oneMonthIn } from "../../../../src/games/one-month-in/game";

interface Standing extends Partial<Omit<Survivor, "id">> {
  readonly cell: Word;
  readonly zone: Zone;
}

export interface TeamGiven {
  /** Named in this order `p1s1`, `p1s2` …; who is not told of stands with five on its Base. */
  readonly survivors?: readonly Standing[];
  readonly food?: number;
  /** So many cards. */
  readonly salvage?: number;
}

export interface CityGiven {
  readonly seats?: number;
  readonly options?: Options;
  readonly teams?: Readonly<Record<Seat, TeamGiven>>;
  /** What is face up, and what has become of it. */
  readonly tiles?: Readonly<Record<Word, Partial<Omit<Tile, "stack">> & { readonly stack?: readonly Word[] }>>;
  readonly walls?: readonly Wall[];
  readonly deck?: readonly Word[];
  readonly discard?: readonly Word[];
  readonly active?: Seat;
  readonly first?: Seat;
  readonly round?: number;
  /** Something came of the round before unless it is told. */
  readonly stirred?: number;
  readonly acted?: boolean;
}

/** So many survivors who stand together. */
export const some = (count: number, cell: Word, zone: Zone, more: Partial<Survivor> = {}): readonly Standing[] =>
  Array.from({ length: count }, () => ({ ...more, cell, zone }));

const BARE = { fed: false, armed: false, suited: false };

const withGiven = (team: Team, active: Seat, given: TeamGiven = {}): Team => {
  const ap = team.seat === active ? 1 : 0;
  const standing = given.survivors ?? some(5, team.base, "in");
  const survivors = standing.map((each, i) => ({ id: `${team.seat}s${String(i + 1)}`, ap, ...BARE, ...each }));
  const salvage = Array.from({ length: given.salvage ?? 0 }, () => "rope");
  return { ...team, survivors, salvage, food: given.food ?? 0 };
};

/** With two teams the Base of p1 is g5, that of p2 c3; f5 lies next to g5, and e5, in the middle, next to f5. */
export const city = (given: CityGiven = {}): City => {
  const seats = seatsFor(given.seats ?? 2);
  const { state } = setup(seats, given.options ?? {});
  const { active = "p1", tiles = {}, walls = [], first = "p1", round = 2, acted = false } = given;
  const { stirred = round - 1 } = given;
  return {
    ...state,
    active,
    walls,
    first,
    round,
    stirred,
    acted,
    teams: state.teams.map((team) => withGiven(team, active, given.teams?.[team.seat])),
    tiles: state.tiles.map((tile) => {
      const { stack, ...told } = { ...tiles[tile.cell] };
      return { ...tile, ...told, ...(stack === undefined ? {} : { stack: shuffled(stack) }) };
    }),
    ...(given.deck === undefined ? {} : { deck: shuffled(given.deck) }),
    ...(given.discard === undefined ? {} : { discard: given.discard }),
  };
};

export const given = givenOf(oneMonthIn);

/** It is this team's turn, the first one's unless another is told. */
export const inTurn = (told: CityGiven = {}) => given(city(told), { do: "acting", seat: told.active ?? "p1" });

/** The turn of the active team is still to begin. */
export const TURN: CityStep = { do: "turn", seat: "p1" };

export const teamIn = (state: CitySeen, seat: Seat) => {
  const found = state.teams.find((team) => team.seat === seat);
  if (found === undefined) throw new Error(`no such team: ${seat}`);
  return found;
};

export const tileIn = (state: CitySeen, cell: Word): TileSeen => {
  const found = state.tiles.find((tile) => tile.cell === cell);
  if (found === undefined) throw new Error(`no such cell: ${cell}`);
  return found;
};

export const survivorsOf = (state: CitySeen, seat: Seat): readonly SurvivorSeen[] => teamIn(state, seat).survivors;

/** Where a team stands, and with how many action points each: `f5 in 1`. */
export const standing = (state: CitySeen, seat: Seat): readonly string[] =>
  survivorsOf(state, seat).map(({ cell, zone, ap }) => `${cell} ${zone} ${String(ap)}`);
