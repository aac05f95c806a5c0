import { describe, expect, test } from "vitest";
import { bag, token } from "../../support/host-pieces";
import { chat, faults, frames, lua, tableOf, thingAt } from "../../support/host-table";

const COUNTING = `
count = 0
function onLoad(state) if state ~= "" then count = tonumber(state) end print("loaded", state) end
function onSave() print("saved") return tostring(count) end
`;

describe("going back", () => {
  const open = (options = {}) => {
    const table = tableOf([token("t1"), bag("b1", [token("in")], { x: 5 })], COUNTING, {
      seated: ["White", "Red"],
      ...options,
    });
    chat(table);
    return table;
  };

  test("onSave onLoad storeRewindState: a checkpoint is what the table was, scripts and all", () => {
    const table = open();
    lua(table, "count = 3 storeRewindState()");
    lua(table, "Lighting.light_intensity = 3 Notes.setNotes('new') Physics.setGravity({ 0, 0, 0 })");
    lua(table, "count = 9 getObjectFromGUID('t1').setPosition({ 8, 1, 0 }) getObjectFromGUID('b1').destruct()");
    table.settle();
    const red = table.seat("Red");
    const before = thingAt(table, "t1");
    chat(table);
    table.rewind();
    expect(chat(table)).toEqual(["loaded\t3"]);
    expect(
      lua(table, "return { count, getObjectFromGUID('t1').getPosition().x, getObjectFromGUID('b1').getQuantity() }"),
    ) //
      .toEqual([3, 0, 1]);
    expect(lua(table, "return { Lighting.light_intensity, Notes.getNotes(), Physics.getGravity().y }")).toEqual([
      0.54,
      "",
      -25,
    ]);
    expect([before.gone, red.pickUp(before), red.pickUp(thingAt(table, "t1"))]).toEqual([true, false, true]);
    expect(lua(table, "return getSeatedPlayers()")).toEqual(["White", "Red"]);
    expect(faults(table)).toEqual([]);
  });

  test("what scripts had before is void", () => {
    const table = open();
    lua(table, "Wait.time(function() print('late') end, 5) addHotkey('H', print) addContextMenuItem('M', print)");
    lua(table, "UI.setXml('<Text id=\"x\"/>') Player.Red.showInfoDialog('old') chooseInHand('old', 0, 0, '')");
    table.settle();
    table.checkpoint();
    lua(table, "Wait.time(function() print('late') end, 5)");
    chat(table);
    table.rewind();
    frames(table, 60 * 6);
    expect(chat(table)).toEqual(["loaded\t0"]);
    expect([
      table.world.hotkeys,
      table.world.tableMenu,
      table.seat("Red").dialog,
      table.seat("Red").handChoice,
    ]).toEqual([[], [], undefined, undefined]);
    expect(table.seat("Red").panel()).toEqual([]);
  });

  test("each time further back, and at last to the save as it was loaded", () => {
    const table = open();
    for (const n of [1, 2]) {
      lua(table, `count = ${String(n)}`);
      expect(table.checkpoint()).toBe(true);
    }
    lua(table, "count = 5");
    const counts = [0, 1, 2, 3].map(() => {
      table.rewind();
      return lua(table, "return count");
    });
    expect(counts).toEqual([2, 1, 0, 0]);
  });

  test("storeRewindState allowRewindStore: tells whether there was anything to store, and may hold the game from storing", () => {
    const table = open({ rewindEvery: 10 });
    lua(table, "count = 1 storeRewindState(function(...) print('then', ...) end, true)");
    expect(chat(table)).toEqual(["saved"]);
    table.settle();
    expect(chat(table)).toEqual(["then\ttrue\ttrue"]);
    frames(table, 60 * 30);
    expect(chat(table)).toEqual([]);
    expect(lua(table, "return allowRewindStore()")).toBe(true);
    frames(table, 60 * 10);
    expect(chat(table)).toEqual(["saved"]);
    lua(table, "storeRewindState(function(...) print('then', ...) end)");
    table.settle();
    expect(chat(table)).toEqual(["saved", "then\ttrue\tfalse"]);
    lua(table, "storeRewindState(nil, true)");
    chat(table);
    frames(table, 60 * 71);
    expect(chat(table).length).toBeGreaterThan(0);
  });

  test("storeRewindState: a script holds the game from storing for a minute and no longer", () => {
    const table = open({ rewindEvery: 60 });
    lua(table, "count = 1 storeRewindState(nil, true) count = 2");
    frames(table, 60 * 60 - 1);
    expect(table.world.rewind.checkpoints).toHaveLength(1);
    frames(table, 1);
    expect(table.world.rewind.checkpoints).toHaveLength(2);
  });

  test("onSave: the game stores by itself as often as it is told, and keeps an autosave", () => {
    const table = open({ rewindEvery: 10, autosaveEvery: 20 });
    lua(table, "count = 4");
    frames(table, 60 * 40);
    expect(chat(table).length).toBe(4 + 2);
    expect(table.world.rewind.autosave?.LuaScriptState).toBe("4");
    const still = open();
    frames(still, 60 * 40);
    expect(chat(still)).toEqual([]);
  });

  test("ten checkpoints are kept", () => {
    const table = open();
    for (let i = 0; i < 15; i++) {
      lua(table, `count = ${String(i)}`);
      table.checkpoint();
    }
    expect(table.world.rewind.checkpoints.length).toBe(10);
  });

  test("onLoad: of Global or of the objects first, as it is asked for", () => {
    const own = "print('top of object') function onLoad() print('object') end";
    const order = (which: "global-first" | "objects-first") =>
      chat(
        tableOf([token("t1", {}, { LuaScript: own })], "print('top of Global') function onLoad() print('Global') end", {
          order: which,
        }),
      );
    expect(order("global-first")).toEqual(["top of object", "top of Global", "Global", "object"]);
    expect(order("objects-first")).toEqual(["top of Global", "top of object", "object", "Global"]);
  });
});
