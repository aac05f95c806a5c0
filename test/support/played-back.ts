import { expect } from "vitest";
import { amiss, keptIn } from "../../src/cli/fuzz/standing-right";
import type { SpokenGame } from "../../src/kernel/game";
import { inputLine } from "../../src/kernel/log";
import { answer, type Match, started } from "../../src/kernel/match";
import { inputsIn } from "../../src/kernel/past";
import { seatsFor } from "../../src/kernel/replay-code";
import type { Input, Nouns } from "../../src/kernel/words";
import { type Hands, handsOf } from "./carried";
import { type Company, companyOf, type Sat } from "./company";
import { goldenMatch } from "./golden";
import { heard } from "./person";

/** A golden match and what it shows: who clicks and carries is one person for each place, or one for all of them. */
export interface PlayedBack {
  readonly rule: string;
  readonly what: string;
  readonly seats: number;
  readonly end: string;
  readonly people: Sat["people"];
  /** House rules to be clicked, and what they make of the match's options. */
  readonly rules?: readonly string[];
  readonly options?: Readonly<Record<string, string>>;
}

/** Some minutes on a machine that does other things meanwhile. */
export const PATIENCE = 600_000;

/** So often the whole table is looked over: every piece where the rules' state has it. */
const LOOKED_OVER_EVERY = 20;

/** What a hand did came to what the record says, and perhaps to what then goes without asking. */
const cameTo = <N extends Nouns>(company: Company, match: Match<N>, inputs: readonly Input[]): string => {
  const done = match.at;
  const now = inputsIn(keptIn(company.controller).past);
  const told = heard(company.table).join("\n");
  const wanted = inputs.slice(done, Math.max(done + 1, now.length)).map(inputLine);
  expect(now.slice(done).map(inputLine), told).toEqual(wanted);
  for (const each of now.slice(done)) expect(answer(match, each).verdict).toBe("fine");
  return told;
};

/** Plays a golden match to its end on the built table, looks everything over, and tells the last that was said. */
export const playedBack = <N extends Nouns>(
  game: SpokenGame<N>,
  hands: Hands<N>,
  { seats, end, people, rules = [], options = {} }: PlayedBack,
): string => {
  const { seed, inputs } = goldenMatch(game.name, seats, end);
  const company = companyOf({ game: game.name, seats, people, seed, rules });
  const { match } = started(game, seatsFor(seats), options, seed);
  const byHand = handsOf(game, hands);
  const lookOver = (): void => {
    expect(amiss(company.table, game, company.controller)).toEqual([]);
  };
  let told = "";
  for (let deeds = 1; match.at < inputs.length; deeds++) {
    const input = inputs[match.at];
    if (input === undefined) break;
    byHand(company, match, input);
    told = cameTo(company, match, inputs);
    if (deeds % LOOKED_OVER_EVERY === 0) lookOver();
  }
  lookOver();
  return told;
};
