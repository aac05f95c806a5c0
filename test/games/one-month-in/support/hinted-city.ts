import type { Pile } from "../../../../src/kernel/pile";
import type { Say, Seat, Word } from "../../../../src/kernel/words";
import { sentence } from "../../../../src/kernel/text";
import { hints } from "../../../../src/games/one-month-in/hints";
import { setup } from "../../../../src/games/one-month-in/setup";
import { en } from "../../../../src/games/one-month-in/text/en";
import { view } from "../../../../src/games/one-month-in/view";
import type { City, CityStep, Survivor, Team, Tile, Wall, Zone } from "../../../../src/games/one-month-in/vocabulary";

/** Survivors of a zone, by how many of them have how many action points and what they bear. */
export interface Standing {
  readonly cell: Word;
  readonly zone?: Zone;
  readonly count?: number;
  readonly ap?: number;
  readonly armed?: boolean;
  readonly suited?: boolean;
}

export interface CityGiven {
  readonly seats?: number;
  readonly standing: Readonly<Record<Seat, readonly Standing[]>>;
  readonly teams?: Readonly<Record<Seat, Partial<Team>>>;
  readonly tiles?: Readonly<Record<Word, Partial<Tile>>>;
  readonly walls?: readonly Wall[];
  readonly deck?: Pile;
}

const survivorsOf = (seat: Seat, standing: readonly Standing[]): readonly Survivor[] =>
  standing
    .flatMap(({ count = 1, ...each }) => Array.from({ length: count }, () => each))
    .map(({ cell, zone = "in", ap = 1, armed = false, suited = false }, i) => ({
      id: `${seat}s${String(i + 1)}`,
      cell,
      zone,
      ap,
      fed: false,
      armed,
      suited,
    }));

/** A city in which nothing is that is not told: no survivors, no fences; tiles lie under fog but for the Bases. */
export const hintedCity = ({ seats = 2, standing, teams = {}, tiles = {}, walls = [], deck }: CityGiven): City => {
  const names = Array.from({ length: seats }, (_, i) => `p${String(i + 1)}`);
  const { state } = setup(names, {});
  state.teams = state.teams.map((team) => ({
    ...team,
    survivors: survivorsOf(team.seat, standing[team.seat] ?? []),
    ...teams[team.seat],
  }));
  state.tiles = state.tiles.map((tile) => ({ ...tile, ...tiles[tile.cell] }));
  return { ...state, walls, round: 3, active: "p1", ...(deck === undefined ? {} : { deck }) };
};

const ACTING: CityStep = { do: "acting", seat: "p1" };

/** What is told, as it reads: about what is asked, and `word: …` about a word. */
export const toldTo = (state: City, said: Say = [], step: CityStep = ACTING, seat: Seat = "p1"): readonly string[] =>
  hints(view(state), step, seat, said).map(
    ({ about, hint, slots }) => (about === "" ? "" : `${about}: `) + sentence(en, `hint.${hint}`, slots),
  );
