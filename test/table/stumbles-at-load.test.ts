import { setImmediate } from "node:timers/promises";
import { afterAll, describe, expect, test } from "vitest";
import { amiss, keptIn } from "../../src/cli/fuzz/standing-right";
import { dyingLight } from "../../src/games/dying-light/game";
import type { OpenTable } from "../../src/host/open";
import type { SaveState } from "../../src/tts/save";
import { Failing } from "../support/failing";
import { questionTo } from "../support/panel";
import { builtSave, controllerOn, heard, offered, press, sitDown } from "../support/person";

/** A match of Dying Light that is loaded while the game fails at something, from the first frame on. */

const COLOUR = "Yellow";

/** Long enough that it is read in several frames. */
const save = ((): string => {
  const table = sitDown(builtSave("dying-light"), { seated: [COLOUR] });
  const hand = table.seat(COLOUR);
  hand.type(7, controllerOn(table));
  press(table, hand, "1 player", "Ash", "As usual");
  for (let answers = 0; answers < 3; answers++) press(table, hand, offered(hand)[0] ?? "");
  const text = JSON.stringify(table.save());
  table.world.close();
  return text;
})();

const labels = (items: readonly { readonly label: string }[]): readonly string[] =>
  items.map(({ label }) => label).sort();

/** All that a load gives people to click on, to call up and to read. */
const givenBy = (table: OpenTable): unknown => {
  const hand = table.seat(COLOUR);
  const controller = controllerOn(table);
  const { hotkeys, tableMenu } = table.world;
  return {
    offered: offered(hand),
    question: questionTo(hand),
    button: controller.labels,
    // What was offered a second time stands behind the others.
    menu: labels(controller.menu),
    keys: labels(hotkeys),
    bare: labels(tableMenu),
  };
};

const loaded = (failing: Failing): OpenTable => sitDown(save, { seated: [COLOUR], watch: failing.watch });

const counting = new Failing();
const usual = loaded(counting);
const before = { given: givenBy(usual), at: keptIn(controllerOn(usual)).at };
/** What saves ask for is called by this test, too. */
const calls = new Map(counting.calls);
usual.world.close();

/** Every one of a few calls, and of many some. */
const some = (count: number): readonly number[] => [...new Set([1, 2, 5].filter((call) => call <= count))];

const faults = [...calls].flatMap(([member, count]) => some(count).map((call) => [member, call] as const));

const setAsideOn = (table: OpenTable): unknown =>
  (JSON.parse(controllerOn(table).vm?.call("onSave") as string) as { readonly setAside: unknown }).setAside;

const STUMBLED = "Something went wrong";

/** What the controller kept in the save. */
const given = (JSON.parse(save) as SaveState).ObjectStates.find(
  ({ Tags }) => Tags?.includes("outbreak-controller") === true,
);

describe("what breaks the reading", () => {
  test.each(["Object.memo", "getSeatedPlayers"])(
    "three times, by %s: the match is read a fourth time, and played on",
    (member) => {
      const failing = new Failing();
      failing.once(member, 1, 3);
      const table = loaded(failing);
      expect(failing.waits).toBe(false);
      expect(keptIn(controllerOn(table)).at).toBe(before.at);
      expect(setAsideOn(table)).toEqual([]);
      expect(givenBy(table)).toEqual(before.given);
      expect(amiss(table, dyingLight, controllerOn(table))).toEqual([]);
      table.world.close();
    },
  );

  test("each time: after three tries more what was kept is set aside whole, and the table comes to rest", () => {
    const failing = new Failing();
    failing.always("Object.memo");
    const table = loaded(failing);
    expect(table.world.settled).toBe(true);
    expect(setAsideOn(table)).toEqual([given?.LuaScriptState]);
    // Four times with what was kept, once without.
    expect(failing.calls.get("Object.memo")).toBe(5);
    expect(table.world.faults).toEqual([]);
    const again = sitDown(table.save(), { seated: [COLOUR] });
    expect(setAsideOn(again)).toEqual([given?.LuaScriptState]);
    expect(offered(again.seat(COLOUR))).toContain("1 player");
  });
});

describe("a member that fails once while a match is loaded", () => {
  const failed = new Set<string>();

  test.each(faults)("%s, call %i", async (member, call) => {
    // What the host has forgotten is let go of between two tasks.
    await setImmediate();
    const failing = new Failing();
    failing.once(member, call);
    const table = loaded(failing);
    expect(failing.waits).toBe(false);
    failed.add(member);
    expect(table.world.faults).toEqual([]);
    expect(keptIn(controllerOn(table)).at).toBe(before.at);
    expect(setAsideOn(table)).toEqual([]);
    expect(amiss(table, dyingLight, controllerOn(table))).toEqual([]);
    expect(givenBy(table)).toEqual(before.given);
    expect(heard(table).filter((line) => line.startsWith(STUMBLED))).toHaveLength(1);
    table.world.close();
  });

  afterAll(() => {
    expect([...calls.keys()].filter((member) => !failed.has(member))).toEqual([]);
  });
});
