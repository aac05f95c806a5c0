import { describe, expect, test } from "vitest";
import { amiss } from "../../src/cli/fuzz/standing-right";
import { surviveUntilDaylight } from "../../src/games/survive-until-daylight/game";
import type { OpenTable } from "../../src/host/open";
import { builtSave, calm, click, controllerOn, heard, offered, press, sitDown } from "../support/person";

/** What others do between two decisions of mine takes no longer than one may be made to wait. */

const COLOUR = "White";
const A_SECOND = 60;
const SEATS = 6;

/** One person and five bots, up to the first question. */
const amongBots = (): OpenTable => {
  const table = sitDown(builtSave("survive-until-daylight"), { seated: [COLOUR] });
  table.seat(COLOUR).type(7, controllerOn(table));
  // Its first question is there without another click.
  press(table, table.seat(COLOUR), "With bots, otherwise …", `${String(SEATS)} seats`);
  return table;
};

const ASIDE = ["Undo", "Skip", "Why?", "Other …", "Settings"];

const answersOf = (table: OpenTable): readonly string[] =>
  offered(table.seat(COLOUR)).filter((says) => !ASIDE.includes(says));

/** Lets frames pass until this person is asked: how many, and how many lines were said meanwhile. */
const untilAsked = (table: OpenTable, each: (frame: number) => void = () => undefined): readonly [number, string[]] => {
  for (let i = 0; i < 4; i++) table.world.frame();
  let frames = 0;
  while (answersOf(table).length === 0) {
    if (frames > 60 * A_SECOND) throw new Error("nobody is asked any more");
    each(frames);
    table.world.frame();
    frames++;
  }
  return [frames, heard(table)];
};

const answer = (table: OpenTable): void => {
  const [first = ""] = answersOf(table);
  click(table.seat(COLOUR), first);
};

describe("one person among five bots", () => {
  test("is asked again soon, however much they do and think; all of it is told, and then stands as the rules have it", () => {
    const table = amongBots();
    heard(table);
    const waits: number[] = [];
    let lines = 0;
    for (let answers = 0; answers < 25; answers++) {
      answer(table);
      const [frames, said] = untilAsked(table);
      waits.push(frames);
      lines += said.length;
    }
    expect(lines).toBeGreaterThan(100);
    expect(Math.max(...waits)).toBeGreaterThan(3 * A_SECOND);
    expect(Math.max(...waits)).toBeLessThan(12 * A_SECOND);
    calm(table);
    expect(amiss(table, surviveUntilDaylight, controllerOn(table))).toEqual([]);
  });

  test("may skip what is still to be shown: no piece moves but to where it is to stand", () => {
    const skipped = amongBots();
    const waited = amongBots();
    const lengths: [number, number][] = [];
    for (let answers = 0; answers < 12; answers++) {
      answer(waited);
      const [whole] = untilAsked(waited);
      answer(skipped);
      const [short] = untilAsked(skipped, (frame) => {
        if (frame > 0 && offered(skipped.seat(COLOUR)).includes("Skip")) click(skipped.seat(COLOUR), "Skip");
      });
      lengths.push([whole, short]);
    }
    const sum = (of: 0 | 1): number => lengths.reduce((all, each) => all + each[of], 0);
    expect(sum(1)).toBeLessThan(sum(0) / 2);
    calm(skipped);
    expect(amiss(skipped, surviveUntilDaylight, controllerOn(skipped))).toEqual([]);
    // Nothing is left to be seen, so nothing can be skipped.
    expect(offered(skipped.seat(COLOUR))).not.toContain("Skip");
  });
});

test("who only looks on sees one thing after the other, however long it takes", () => {
  const table = amongBots();
  press(table, table.seat(COLOUR), "Settings");
  click(table.seat(COLOUR), "Player 1 …");
  table.world.frame();
  const bot = offered(table.seat(COLOUR)).find((says) => says.startsWith("Let a bot play"));
  click(table.seat(COLOUR), bot ?? "");
  heard(table);
  const told: number[] = [];
  for (let frame = 0; frame < 20 * A_SECOND; frame++) {
    table.world.frame();
    told.push(heard(table).length);
  }
  const late = told.slice(10 * A_SECOND);
  expect(late.reduce((sum, each) => sum + each, 0)).toBeGreaterThan(5);
  expect(Math.max(...late)).toBeLessThanOrEqual(2);
});
