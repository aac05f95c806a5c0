import { expect } from "vitest";
import { surviveUntilDaylight as game } from "../../../../src/games/survive-until-daylight/game";
import { inputLine } from "../../../../src/kernel/log";
import { answer, started } from "../../../../src/kernel/match";
import { seatsFor } from "../../../../src/kernel/replay-code";
import type { Input } from "../../../../src/kernel/words";
import { heard } from "../../../support/person";
import { amiss, keptIn } from "../../../support/standing-right";
import { byHand, type Company, type NightMatch } from "./by-hand";
import { companyOf } from "./company";
import { keptNight } from "./kept-night";
import type { NightEnd } from "./new-night";

/** So often the whole table is looked over: every piece where the rules' state has it. */
const LOOKED_OVER_EVERY = 20;

const lookedOver = ({ table, controller }: Company): void => {
  expect(amiss(table, game, controller)).toEqual([]);
};

/** What a hand did came to what the record says, and perhaps to what then goes without asking. */
const cameTo = (company: Company, match: NightMatch, inputs: readonly Input[]): string => {
  const done = match.inputs.length;
  const now = keptIn(company.controller).inputs;
  const told = heard(company.table).join("\n");
  const wanted = inputs.slice(done, Math.max(done + 1, now.length)).map(inputLine);
  expect(now.slice(done).map(inputLine), told).toEqual(wanted);
  for (const each of now.slice(done)) expect(answer(match, each).verdict).toBe("fine");
  return told;
};

/** Plays a kept night to its end on the built table, looks everything over, and tells the last that was said. */
export const playedByHand = (seats: number, end: NightEnd, people: "each" | "one"): string => {
  const { seed, inputs } = keptNight(seats, end);
  const company = companyOf({ seats, people, seed });
  const { match } = started(game, seatsFor(seats), {}, seed);
  let told = "";
  for (let deeds = 1; match.inputs.length < inputs.length; deeds++) {
    const input = inputs[match.inputs.length];
    if (input === undefined) break;
    byHand(company, match, input);
    told = cameTo(company, match, inputs);
    if (deeds % LOOKED_OVER_EVERY === 0) lookedOver(company);
  }
  lookedOver(company);
  return told;
};

/** How a night says it is over. */
export const OVER: Readonly<Record<NightEnd, RegExp>> = {
  daylight: /The match is over: Daylight/,
  dead: /The match is over: A character is dead/,
  reckless: /The match is over: A character is dead/,
};

/** Some minutes on a machine that does other things meanwhile. */
export const PATIENCE = 400_000;

/** A kept night and what it shows: who clicks and carries is one person for each place, or one for all of them. */
export interface NightByHand {
  readonly rule: string;
  readonly what: string;
  readonly seats: number;
  readonly end: NightEnd;
  readonly people: "each" | "one";
}
