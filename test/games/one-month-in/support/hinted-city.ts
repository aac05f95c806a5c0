import { hints } from "../../../../src/games/one-month-in/hints/hints";
import { en } from "../../../../src/games/one-month-in/text/en";
import { view } from "../../../../src/games/one-month-in/secrets";
import type { City, CityStep, Survivor } from "../../../../src/games/one-month-in/vocabulary";
import { sentence } from "../../../../src/kernel/text";
import type { Say, Seat, Word } from "../../../../src/kernel/words";
import { city, type CityGiven, some, type TeamGiven } from "./city";

/** Survivors who stand together: one of them, inside and with one action point, unless it is told. */
export type Crowd = Partial<Survivor> & { readonly cell: Word; readonly count?: number };

export interface HintedCity extends CityGiven {
  readonly standing: Readonly<Record<Seat, readonly Crowd[]>>;
}

const teamGiven = (crowds: readonly Crowd[], given: TeamGiven = {}): TeamGiven => ({
  ...given,
  survivors: crowds.flatMap(({ count = 1, zone = "in", ...each }) => some(count, each.cell, zone, { ap: 1, ...each })),
});

/** A city in which nobody stands who is not told of. */
export const hintedCity = ({ standing, teams = {}, ...given }: HintedCity): City => {
  const seats = Object.keys(standing).concat("p1", "p2");
  return city({
    ...given,
    teams: Object.fromEntries(seats.map((seat) => [seat, teamGiven(standing[seat] ?? [], teams[seat])])),
  });
};

const ACTING: CityStep = { do: "acting", seat: "p1" };

/** What is told, as it reads: about what is asked, and `word: …` about a word. */
export const toldTo = (state: City, said: Say = [], step: CityStep = ACTING, seat: Seat = "p1"): readonly string[] =>
  hints(view(state), step, seat, said).map(
    ({ about, hint, slots }) => (about === "" ? "" : `${about}: `) + sentence(en, `hint.${hint}`, slots),
  );
