import { expect, test } from "vitest";
import { clickFirst } from "../../src/cli/bench/clicks";
import { GAME_NAMES, withGame } from "../../src/games/index";
import { type Kept, keptOf } from "../../src/kernel/keep";
import { started } from "../../src/kernel/match";
import { inputsIn } from "../../src/kernel/past";
import { seatsFor } from "../../src/kernel/replay-code";
import type { OpenTable } from "../../src/host/open";
import type { SaveState } from "../../src/tts/save";
import { builtSave, calm, controllerOn, heard, press, sitDown } from "../support/person";
import { keptIn } from "../../src/cli/fuzz/standing-right";

const COLOURS: Readonly<Record<string, string>> = { "survivor-duel": "Red" };

const ROLLED_WITHIN = 60;

/** Clicks on what is offered first until nature has brought something: the first click begins the match, if none is on. */
const playedToChance = (table: OpenTable, colour: string): void => {
  const hand = table.seat(colour);
  for (let clicks = 0; clicks < ROLLED_WITHIN; clicks++) {
    clickFirst(hand);
    calm(table);
    expect(heard(table).filter((line) => /^Something went wrong|^The table does not come right/.test(line))).toEqual(
      [],
    );
    const kept: unknown = keptIn(controllerOn(table));
    expect(kept, "the first click begins no match").not.toBe("none");
    if (inputsIn((kept as Kept).past).some(({ seat }) => seat === "nature")) return;
  }
  throw new Error("nothing was rolled or drawn");
};

test.each(GAME_NAMES)("%s begins without a typed number, and goes on", (game) => {
  const colour = COLOURS[game] ?? "Yellow";
  const table = sitDown(builtSave(game), { seated: [colour] });
  playedToChance(table, colour);
  const { seed, generator } = keptIn(controllerOn(table));
  expect(Number.isInteger(seed)).toBe(true);
  for (const part of Object.values(generator)) expect(Number.isInteger(part)).toBe(true);
});

/** As the clock of the game made it, before seeds were whole: the die has no side that such a generator draws. */
const stopped = (save: SaveState): SaveState => {
  const text = withGame("dying-light", (game) => {
    const { match } = started(game, seatsFor(1), {}, 7);
    const kept = keptOf(match);
    const generator = Object.fromEntries(Object.entries(kept.generator).map(([part, n]) => [part, n + 0.25]));
    const before = { kept: 1, inputs: [], codes: [], seed: 7.25, generator };
    return JSON.stringify({
      outbreak: 1,
      match: { ...kept, ...before },
      settings: {},
      claims: { of: {} },
      bots: {},
      log: [],
      setAside: [],
    });
  });
  const ObjectStates = save.ObjectStates.map((object) =>
    object.Tags?.includes("outbreak-controller") === true ? { ...object, LuaScriptState: text } : object,
  );
  return { ...save, ObjectStates };
};

test("a match that was begun with a fraction is made whole when it is loaded, and everybody is told", () => {
  const table = sitDown(stopped(JSON.parse(builtSave("dying-light")) as SaveState));
  calm(table);
  expect(heard(table).join("\n")).toContain("a number that was not whole");
  expect(keptIn(controllerOn(table)).seed).toBe(7);
  press(table, table.seat("Yellow"), "Ash", "As usual");
  playedToChance(table, "Yellow");
});
