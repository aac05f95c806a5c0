import { describe, expect, test } from "vitest";
import { clickFirst } from "../../src/cli/bench/clicks";
import { dyingLight } from "../../src/games/dying-light/game";
import type { OpenTable } from "../../src/host/open";
import { builtSave, calm, controllerOn, heard, press, sitDown } from "../support/person";
import { amiss, keptIn } from "../../src/cli/fuzz/standing-right";

const COLOUR = "Yellow";

const opened = (watch: (member: string) => void = () => undefined): OpenTable => {
  const table = sitDown(builtSave("dying-light"), { seated: [COLOUR], watch });
  table.seat(COLOUR).type(7, controllerOn(table));
  return table;
};

/** In the game's frames; a die that is rolled, and the pause before it, are longer. */
const A_SECOND = 60;

test("at the usual pace an event takes less than a second", () => {
  const table = opened();
  const hand = table.seat(COLOUR);
  press(table, hand, "1 player", "Ash", "As usual");
  const took: number[] = [];
  for (let clicks = 0; clicks < 25; clicks++) {
    clickFirst(hand);
    let since = 0;
    do {
      table.world.frame();
      since++;
      const told = heard(table).length;
      if (told === 0) continue;
      took.push(since / told);
      since = 0;
    } while (!table.world.settled);
  }
  expect(took.length).toBeGreaterThan(60);
  const slow = took.filter((frames) => frames > A_SECOND);
  // Nature's pause and its dice are no event's.
  expect(slow.length / took.length).toBeLessThan(0.1);
  expect(Math.max(...took)).toBeLessThan(2 * A_SECOND);
});

describe("at once", () => {
  test("nothing glides, and no die is lifted", () => {
    const called = new Set<string>();
    const table = opened((member) => called.add(member));
    const hand = table.seat(COLOUR);
    press(table, hand, "Settings", "Pace: brisk", "Back to the game", "1 player", "Ash", "As usual");
    called.clear();
    for (let clicks = 0; clicks < 30; clicks++) {
      clickFirst(hand);
      calm(table);
    }
    expect(called).toContain("Object.setPosition");
    for (const glides of ["setPositionSmooth", "setRotationSmooth", "setRotationValue", "isSmoothMoving"])
      expect(called).not.toContain(`Object.${glides}`);
    expect(amiss(table, dyingLight, controllerOn(table))).toEqual([]);
  });
});

test("what is to go into a bag that somebody looks through is said to be out, and goes in later", () => {
  const table = opened();
  const hand = table.seat(COLOUR);
  press(table, hand, "4 players", "Ash", "As usual", "Bram", "As usual", "Cleo", "As usual");
  const bags = table.world.things.filter(({ type, tags }) => type === "Bag" && !tags.includes("outbreak-controller"));
  const searches = bags.map((bag) => hand.search(bag));
  expect(searches.length).toBeGreaterThan(3);
  heard(table);
  press(table, hand, "Other …", "New match", "Yes: a new match", "1 player", "Ash", "As usual");
  expect(heard(table).join("\n")).toContain("is not taken by its deck or bag");
  expect(keptIn(controllerOn(table)).at).toBeGreaterThan(0);
  for (const search of searches) search?.close();
  press(table, hand, "Settings", "Put the table right");
  expect(amiss(table, dyingLight, controllerOn(table))).toEqual([]);
});
