import { expect } from "vitest";
import { dyingLight } from "../../src/games/dying-light/game";
import { inputLine } from "../../src/kernel/log";
import { answer, started } from "../../src/kernel/match";
import { seatsFor } from "../../src/kernel/replay-code";
import { byHand } from "./by-hand";
import type { Session } from "./dying-light-table";
import { goldenMatch } from "./golden";
import type { End } from "./new-match";
import { builtSave, controllerOn, heard, press, sitDown } from "./person";
import { amiss, keptIn } from "../../src/cli/fuzz/standing-right";
import { inputsIn } from "../../src/kernel/past";

/** The scenario from its set-up to its end on the built table, every die thrown and every card drawn by a hand. */

const sat = (seats: number): Session => {
  const table = sitDown(builtSave("dying-light"));
  const hand = table.seat("Yellow");
  press(table, hand, seats === 1 ? "1 player" : `${String(seats)} players`);
  press(table, hand, "Settings", "Dice and draws: by the table", "Back to the game");
  return { table, hand, controller: controllerOn(table) };
};

/** Plays a golden match to its end and tells the last that was said. */
export const playedByHand = (seats: number, end: End): string => {
  const { inputs } = goldenMatch("dying-light", seats, end);
  const session = sat(seats);
  const { match } = started(dyingLight, seatsFor(seats), {}, 1);
  const lines = inputs.map(inputLine);
  let done = 0;
  while (done < inputs.length) {
    const input = inputs[done];
    if (input === undefined) break;
    byHand(session, match, input);
    const now = inputsIn(keptIn(session.controller).past);
    const told = heard(session.table);
    if (now.length <= done) throw new Error(`${lines[done] ?? ""}: came to nothing; ${told.join(" ")}`);
    expect(now.slice(done).map(inputLine)).toEqual(lines.slice(done, now.length));
    for (const each of now.slice(done)) expect(answer(match, each).verdict).toBe("fine");
    done = now.length;
    if (done === inputs.length) {
      expect(amiss(session.table, dyingLight, session.controller)).toEqual([]);
      return told.join("\n");
    }
  }
  throw new Error("the match has no end");
};

/** What everybody is told at the end. */
export const TOLD: Readonly<Record<End, RegExp>> = {
  won: /The match is over: You win as soon as/,
  fallen: /The match is over: When a Runner is eliminated/,
  dawnless: /The match is over: The twelfth Round is the last/,
};

/** A match from set-up to its end by one hand, and what it shows. */
export interface ByHand {
  readonly rule: string;
  readonly what: string;
  readonly seats: number;
  readonly end: End;
}
