import { describe, expect, test } from "vitest";
import { amiss } from "../../src/cli/fuzz/standing-right";
import { dyingLight } from "../../src/games/dying-light/game";
import type { OpenTable } from "../../src/host/open";
import type { Thing } from "../../src/host/world/thing";
import { builtSave, calm, click, controllerOn, heard, press, sitDown } from "../support/person";

/** What `putObject` takes flies in, and is an object like any other until it has arrived. */

const FRAMES = 60;
/** So many frames something flies at most. */
const FLIGHT = 16;
const A_MINUTE = 3600;

const isGhost = ({ entering }: Thing): boolean => entering !== undefined;

/** Lets the table come to rest; what was on its way into a deck or bag and is not any more, though it never arrived. */
const takenBack = (table: OpenTable): { readonly taken: readonly string[]; readonly entered: number } => {
  const { world } = table;
  const entering = new Set<Thing>();
  const taken: string[] = [];
  let entered = 0;
  for (let frames = 0; frames < A_MINUTE && !world.settled; frames++) {
    for (const thing of world.things) if (isGhost(thing)) entering.add(thing);
    world.frame();
    for (const thing of entering) {
      if (isGhost(thing)) continue;
      entering.delete(thing);
      if (thing.gone) entered++;
      else taken.push(`${thing.type} ${thing.name}`);
    }
  }
  return { taken, entered };
};

/** Until the first of them is on its way. */
const untilOneFlies = ({ world }: OpenTable): void => {
  for (let frames = 0; frames < A_MINUTE && !world.things.some(isGhost); frames++) world.frame();
};

describe("Put right, while a match is laid out", () => {
  const table = sitDown(builtSave("dying-light"), { seated: ["Yellow"] });
  const hand = table.seat("Yellow");
  const controller = controllerOn(table);

  /** A match has begun, and the next one puts its cards and dice back. */
  const beginsAnew = (): void => {
    press(table, hand, "1 player", "Ash", "As usual", "Other …", "New match", "Yes: a new match");
    heard(table);
    click(hand, "1 player");
  };

  const putRight = (when: string): { readonly ghosts: number; readonly entered: number } => {
    const ghosts = table.world.things.filter(isGhost).length;
    hand.choose(controller, "Put right");
    const { taken, entered } = takenBack(table);
    expect([when, taken]).toEqual([when, []]);
    calm(table);
    expect([when, amiss(table, dyingLight, controller)]).toEqual([when, []]);
    press(table, hand, "Other …", "New match", "Yes: a new match");
    return { ghosts, entered };
  };

  test("at each of its first frames: nothing is taken back, and all is right in the end", () => {
    let entered = 0;
    for (let frame = 1; frame <= FRAMES; frame++) {
      beginsAnew();
      for (let frames = 0; frames < frame; frames++) table.world.frame();
      entered += putRight(`frame ${String(frame)}`).entered;
    }
    expect(entered).toBeGreaterThan(FRAMES);
  });

  test("at each frame after the first of them has begun to fly", () => {
    let ghosts = 0;
    for (let frame = 0; frame < FLIGHT; frame++) {
      beginsAnew();
      untilOneFlies(table);
      for (let frames = 0; frames < frame; frames++) table.world.frame();
      ghosts += putRight(`frame ${String(frame)} of the flight`).ghosts;
    }
    expect(ghosts).toBeGreaterThan(3);
  });
});
