import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { dyingLight } from "../../src/games/dying-light/game";
import { inputLine } from "../../src/kernel/log";
import { answer, started } from "../../src/kernel/match";
import { numberOf } from "../../src/kernel/number-text";
import { seatsFor } from "../../src/kernel/replay-code";
import type { Input } from "../../src/kernel/words";
import { byHand } from "../support/by-hand";
import type { End } from "../support/new-match";
import type { Session } from "../support/dying-light-table";
import { builtSave, controllerOn, heard, press, sitDown } from "../support/person";
import { amiss, keptIn } from "../support/standing-right";

/** Some minutes on a machine that does other things meanwhile. */
const PATIENCE = 300_000;

/** The scenario from its set-up to its end on the built table, every die thrown and every card drawn by a hand. */

const FOLDER = resolve(import.meta.dirname, "../golden/matches");

const inputOf = (line: string): Input => {
  const [at = "", seat = "", rest = ""] = line.split(" ");
  const [to = "", ...say] = rest.split("/");
  return { at: numberOf(at), seat, to, say: say.map((part) => (part === "" ? [] : part.split("+"))) };
};

const inputsOf = (seats: number, end: End): readonly Input[] => {
  const named = new RegExp(`^dying-light-${String(seats)}-\\d+-${end}\\.txt$`);
  const file = readdirSync(FOLDER).find((name) => named.test(name)) ?? "";
  return readFileSync(resolve(FOLDER, file), "utf8")
    .split("\n")
    .filter((line) => /^\d+ \w+ \w+/.test(line))
    .map(inputOf);
};

const sat = (seats: number): Session => {
  const table = sitDown(builtSave("dying-light"));
  const hand = table.seat("Yellow");
  press(table, hand, seats === 1 ? "1 player" : `${String(seats)} players`);
  press(table, hand, "Settings", "Dice and draws: by the table", "Back to the game");
  return { table, hand, controller: controllerOn(table) };
};

/** Plays the match to its end and tells the last that was said. */
const played = (seats: number, inputs: readonly Input[]): string => {
  const session = sat(seats);
  const { match } = started(dyingLight, seatsFor(seats), {}, 1);
  const lines = inputs.map(inputLine);
  let done = 0;
  while (done < inputs.length) {
    const input = inputs[done];
    if (input === undefined) break;
    byHand(session, match, input);
    const now = keptIn(session.controller).inputs;
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

const MATCHES: readonly {
  readonly rule: string;
  readonly what: string;
  readonly seats: number;
  readonly end: End;
  readonly told: RegExp;
}[] = [
  {
    rule: "DL-GAME-04 DL-PV-14 DL-AUTO-01",
    what: "one Runner, from set-up to the shelter door",
    seats: 1,
    end: "won",
    told: /The match is over: You win as soon as/,
  },
  {
    rule: "DL-GAME-01 DL-AUTO-12",
    what: "two Runners, from set-up to the shelter door",
    seats: 2,
    end: "won",
    told: /The match is over: You win as soon as/,
  },
  {
    rule: "DL-GAME-06 DL-WND-08 DL-ELIM-01",
    what: "to the fourth Heavy Wound",
    seats: 1,
    end: "fallen",
    told: /The match is over: When a Runner is eliminated/,
  },
  {
    rule: "DL-GAME-07 DL-RULING-46",
    what: "to a dawn that never comes",
    seats: 1,
    end: "dawnless",
    told: /The match is over: The twelfth Round is the last/,
  },
];

describe("the whole scenario by hand", () => {
  test.each(MATCHES)(
    "$rule: $what",
    ({ seats, end, told }) => {
      expect(played(seats, inputsOf(seats, end))).toMatch(told);
    },
    PATIENCE,
  );
});
