import { describe, expect, test } from "vitest";
import { bag, card, piece, token } from "../../support/host-pieces";
import { faults, frames, heard, listening, lua, tableOf, thingAt } from "../../support/host-table";

const THREE = ["t1", "t2", "t3"].map((guid) =>
  token(guid, {}, { Nickname: guid, Tags: ["T"], Memo: "m", GMNotes: "g" }),
);
const B = "local b = getObjectFromGUID('bbb111') ";

const inOrder = (Order: number): ReturnType<typeof tableOf> => tableOf([bag("bbb111", THREE, {}, { Bag: { Order } })]);

describe("a bag lists what is in it", () => {
  test("Object.getObjects .getQuantity: from index 0 on, in the order of the save, a blank name by its kind", () => {
    const table = tableOf([bag("bbb111", [...THREE, token("t4")])]);
    expect(lua(table, `${B} return b.getObjects()[1]`)).toEqual({
      index: 0,
      guid: "t1",
      name: "t1",
      nickname: "t1",
      description: "",
      gm_notes: "g",
      memo: "m",
      tags: ["T"],
      lua_script: "",
      lua_script_state: "",
    });
    expect(
      lua(
        table,
        `${B} local last = b.getObjects()[4] return { last.index, last.name, last.nickname, b.getQuantity() }`,
      ),
    ).toEqual([3, "Custom_Token", "", 4]);
  });

  test("what is no container has no quantity and lists nothing", () => {
    const table = tableOf([token("bbb111")]);
    expect(lua(table, `${B} return { b.getQuantity(), tostring(b.getObjects()) }`)).toEqual([-1, "nil"]);
    expect(() => lua(table, `${B} b.takeObject()`)).toThrow("bbb111");
  });

  test("a stack counts its pieces", () => {
    expect(lua(tableOf([piece("bbb111", "Custom_Tile_Stack", {}, { Number: 4 })]), `${B} return b.getQuantity()`)).toBe(
      4,
    );
  });
});

describe("which one is taken", () => {
  const taken = (order: number, parameters = ""): unknown =>
    lua(inOrder(order), `${B} return b.takeObject(${parameters}).guid`);

  test("by the bag's order: last in, first in, any", () => {
    expect([taken(0), taken(1)]).toEqual(["t3", "t1"]);
    const any = new Set(
      Array.from({ length: 30 }, (_, seed) =>
        lua(
          tableOf([bag("bbb111", THREE, {}, { Bag: { Order: 2 } })], "", { seed }),
          `${B} return b.takeObject().guid`,
        ),
      ),
    );
    expect([...any].sort()).toEqual(["t1", "t2", "t3"]);
  });

  test("Object.takeObject: by index, by GUID, from the bottom", () => {
    expect([
      taken(0, "{ index = 1 }"),
      taken(0, "{ guid = 't1' }"),
      taken(0, "{ top = false }"),
      taken(1, "{ top = false }"),
    ]).toEqual(["t2", "t1", "t1", "t3"]);
  });

  test("from the highest index down, several come out right", () => {
    expect(
      lua(
        inOrder(0),
        `${B} local got = {} for i = 2, 0, -1 do got[#got + 1] = b.takeObject({ index = i }).guid end return got`,
      ),
    ).toEqual(["t3", "t2", "t1"]);
  });

  test("what is not in it is refused, and nothing is lost", () => {
    const table = inOrder(0);
    for (const parameters of ["{ index = 3 }", "{ index = -1 }", "{ guid = 'zzz' }"]) {
      expect(() => lua(table, `${B} b.takeObject(${parameters})`), parameters).toThrow(/takeObject: /);
    }
    expect(lua(table, `${B} return b.getQuantity()`)).toBe(3);
    lua(table, `${B} b.takeObject() b.takeObject() b.takeObject()`);
    expect(() => lua(table, `${B} b.takeObject()`)).toThrow("takeObject: bbb111 is empty");
    expect(thingAt(table, "bbb111").gone).toBe(false);
  });
});

describe("how it comes out", () => {
  test("Object.takeObject .spawning: at once usable, spawning for a frame, then the callback", () => {
    const table = tableOf(
      [bag("bbb111", [token("t1", {}, { LuaScript: "function onLoad() Global.call('note', 'onLoad') end" })])],
      `notes = {} function note(what) notes[#notes + 1] = what end function onObjectSpawn(o) note("onObjectSpawn " .. o.guid) end function onObjectLeaveContainer(c, o) note("leave " .. c.guid .. " " .. o.guid .. " " .. tostring(o.spawning)) end`,
    );
    lua(
      table,
      `${B} o = b.takeObject({ position = { 5, 3, 0 }, smooth = false, callback_function = function(made) note("ready " .. tostring(made == o) .. tostring(made.spawning)) end }) o.setName("fresh")`,
    );
    expect(lua(table, "return { o.spawning, o.getName(), o.getPosition().x }")).toEqual([true, "fresh", 5]);
    expect(lua(table, "return notes")).toEqual(["leave bbb111 t1 true"]);
    frames(table, 1);
    expect(lua(table, "return notes")).toEqual([
      "leave bbb111 t1 true",
      "onLoad",
      "onObjectSpawn t1",
      "ready truefalse",
    ]);
    expect(lua(table, "return o.spawning")).toBe(false);
  });

  test("beside the bag, turned as the bag is, unless it is told otherwise", () => {
    const table = tableOf([bag("bbb111", [token("t1", { turn: 30 }), token("t2")], { x: 4, y: 2, turn: 90 })]);
    expect(
      lua(
        table,
        `${B} local o = b.takeObject({ smooth = false, guid = "t1" }) return { o.getPosition().x, o.getPosition().z, o.getRotation().y }`,
      ),
    ).toEqual([6, 0, 90]);
    expect(lua(table, `${B} return b.takeObject({ rotation = { 0, 45, 0 } }).getRotation().y`)).toBe(45);
  });

  test("smoothly, unless it is told otherwise", () => {
    const table = tableOf([bag("bbb111", THREE)]);
    lua(table, `${B} o = b.takeObject({ position = { 9, 3, 0 } })`);
    expect(lua(table, "return { o.isSmoothMoving(), o.getPositionSmooth().x }")).toEqual([true, 9]);
    table.settle();
    expect(lua(table, "return o.getPosition().x")).toBe(9);
    expect(lua(table, `${B} return b.takeObject({ position = { 9, 3, 0 }, smooth = false }).isSmoothMoving()`)).toBe(
      false,
    );
  });

  test("with its own GUID while that is free, else with a new one", () => {
    const table = tableOf([bag("bbb111", THREE), token("t3")]);
    expect(lua(table, `${B} return b.takeObject().guid`)).not.toBe("t3");
    expect(lua(table, `${B} return b.takeObject().guid`)).toBe("t2");
  });

  test("an error in the callback is reported, and the object is there", () => {
    const table = tableOf([bag("bbb111", THREE)]);
    lua(table, `${B} b.takeObject({ callback_function = function() error("no") end })`);
    table.settle();
    expect(faults(table)).toEqual(["Global: asked:1: no"]);
    expect(thingAt(table, "t3").spawning).toBe(false);
  });
});

describe("an infinite bag", () => {
  const infinite = (): ReturnType<typeof tableOf> =>
    tableOf([piece("bbb111", "Infinite_Bag", {}, { ContainedObjects: [token("t1", {}, { Nickname: "copy" })] })]);

  test("gives copies, each with a GUID of its own, and never empties", () => {
    const table = infinite();
    const guids = lua(table, `${B} local t = {} for i = 1, 3 do t[i] = b.takeObject().guid end return t`) as string[];
    expect(new Set(guids).size).toBe(3);
    expect(lua(table, `${B} return { b.getQuantity(), #b.getObjects(), b.takeObject().getName() }`)).toEqual([
      1,
      1,
      "copy",
    ]);
  });

  test("swallows what is put into it", () => {
    const table = tableOf([
      piece("bbb111", "Infinite_Bag", {}, { ContainedObjects: [token("t1")] }),
      token("t9", { x: 5 }),
    ]);
    lua(table, `${B} b.putObject(getObjectFromGUID("t9"))`);
    table.settle();
    expect(
      lua(table, `${B} return { tostring(getObjectFromGUID("t9")), #b.getObjects(), b.getObjects()[1].guid }`),
    ).toEqual(["nil", 1, "t1"]);
  });
});

describe("what is put into a bag", () => {
  const loose = (): ReturnType<typeof tableOf> =>
    tableOf(
      [bag("bbb111", THREE), token("t9", { x: 5 }, { Nickname: "t9" })],
      listening("tryObjectEnterContainer", "onObjectEnterContainer", "onObjectDestroy", "onDestroy"),
    );

  test("is its last, or where it is told to be", () => {
    const table = loose();
    expect(lua(table, `${B} return b.putObject(getObjectFromGUID("t9")) == b`)).toBe(true);
    table.settle();
    expect(lua(table, `${B} return b.getObjects()[4].guid`)).toBe("t9");
    const other = loose();
    lua(other, `${B} b.putObject(getObjectFromGUID("t9"), 1)`);
    other.settle();
    expect(lua(other, `${B} return { b.getObjects()[2].guid, b.getQuantity() }`)).toEqual(["t9", 4]);
  });

  test("Object.putObject: is still listed while it flies there, and then gone", () => {
    const table = loose();
    lua(table, `${B} b.putObject(getObjectFromGUID("t9"))`);
    expect(
      lua(table, `${B} local t = getObjectFromGUID("t9") return { t.isSmoothMoving(), t.resting, b.getQuantity() }`),
    ).toEqual([true, false, 3]);
    table.settle();
    expect(lua(table, `${B} return { tostring(getObjectFromGUID("t9")), b.getQuantity() }`)).toEqual(["nil", 4]);
  });

  test("is not taken while somebody looks through it, and taken when that is over", () => {
    const table = loose();
    const search = table.seat("White").search(thingAt(table, "bbb111"));
    expect(lua(table, `${B} return tostring(b.putObject(getObjectFromGUID("t9")))`)).toBe("nil");
    table.settle();
    expect(thingAt(table, "t9").position.x).toBeCloseTo(5);
    search?.close();
    lua(table, `${B} b.putObject(getObjectFromGUID("t9"))`);
    table.settle();
    expect(thingAt(table, "bbb111").contained).toHaveLength(4);
  });

  test("who begins to look through it while something flies there keeps that out", () => {
    const table = loose();
    lua(table, `${B} b.putObject(getObjectFromGUID("t9"))`);
    table.world.frame();
    table.seat("White").search(thingAt(table, "bbb111"));
    table.settle();
    expect([thingAt(table, "bbb111").contained.length, thingAt(table, "t9").resting]).toEqual([3, true]);
  });

  test("picked up on its way it stays out", () => {
    const table = loose();
    lua(table, `${B} b.putObject(getObjectFromGUID("t9"))`);
    table.world.frame();
    table.seat("White").drag(thingAt(table, "t9")).to({ x: -5, z: 0 });
    table.settle();
    expect(thingAt(table, "t9").position.x).toBeCloseTo(-5);
  });

  test("onSave onObjectEnterContainer onObjectDestroy onDestroy: asks its script for its state first, then the events, in order", () => {
    const script =
      "function onSave() Global.call('note', 'onSave') return 'kept' end function onDestroy() Global.call('note', 'onDestroy') end";
    const table = tableOf(
      [bag("bbb111", THREE), token("t9", { x: 5 }, { LuaScript: script })],
      `${listening("onObjectEnterContainer", "onObjectDestroy")} function note(x) heard[#heard + 1] = x end`,
    );
    lua(table, `${B} b.putObject(getObjectFromGUID("t9"))`);
    table.settle();
    expect(heard(table)).toEqual(["onSave", "onObjectEnterContainer bbb111 t9", "onObjectDestroy t9", "onDestroy"]);
    expect(lua(table, `${B} return b.getObjects()[4].lua_script_state`)).toBe("kept");
  });

  test("is counted when its event comes, and still there to be asked", () => {
    const table = tableOf(
      [bag("bbb111", THREE), token("t9", { x: 5 }, { Nickname: "last" })],
      "function onObjectEnterContainer(c, o) seen = { c.getQuantity(), o.getName(), o.isDestroyed() } end",
    );
    lua(table, `${B} b.putObject(getObjectFromGUID("t9"))`);
    table.settle();
    expect(lua(table, "return seen")).toEqual([4, "last", false]);
    expect(faults(table)).toEqual([]);
  });

  test("comes out as it went in", () => {
    const state = "function onLoad(s) loaded = s end function onSave() return 'kept' end";
    const table = tableOf([
      bag("bbb111", []),
      token("t9", { x: 5, turn: 30 }, { Nickname: "n", Description: "d", Tags: ["x"], LuaScript: state }),
    ]);
    lua(table, `${B} b.putObject(getObjectFromGUID("t9"))`);
    table.settle();
    lua(table, `${B} o = b.takeObject({ rotation = { 0, 0, 0 } })`);
    table.settle();
    expect(lua(table, "return { o.guid, o.getName(), o.getDescription(), o.hasTag('x'), o.getVar('loaded') }")).toEqual(
      ["t9", "n", "d", true, "kept"],
    );
  });

  test("cannot be the bag itself", () => {
    const table = loose();
    expect(() => lua(table, `${B} b.putObject(b)`)).toThrow("putObject");
    expect(thingAt(table, "bbb111").contained).toHaveLength(3);
  });

  test("a bag within a bag keeps what it has", () => {
    const table = tableOf([bag("bbb111", []), bag("bbb222", [card("c1")], { x: 5 })]);
    lua(table, `${B} b.putObject(getObjectFromGUID("bbb222"))`);
    table.settle();
    expect(table.save().ObjectStates[0]?.ContainedObjects?.[0]?.ContainedObjects?.[0]?.GUID).toBe("c1");
  });
});

describe("shuffling and emptying", () => {
  test("Object.shuffle: a shuffled bag holds the same, in an order of the seed", () => {
    const many = Array.from({ length: 12 }, (_, i) => token(`t${String(i)}`));
    const order = (seed: number): string[] => {
      const table = tableOf([bag("bbb111", many)], "", { seed });
      return lua(
        table,
        `${B} b.shuffle() local t = {} for i, o in ipairs(b.getObjects()) do t[i] = o.guid end return t`,
      ) as string[];
    };
    expect([...order(1)].sort()).toEqual(many.map(({ GUID }) => GUID).sort());
    expect(order(1)).toEqual(order(1));
    expect(order(1)).not.toEqual(order(2));
  });

  test("every order is as likely: none of three is favoured", () => {
    const count = new Map<string, number>();
    const table = inOrder(0);
    for (let i = 0; i < 600; i++) {
      lua(table, `${B} b.shuffle()`);
      const order = thingAt(table, "bbb111")
        .contained.map(({ GUID }) => GUID)
        .join();
      count.set(order, (count.get(order) ?? 0) + 1);
    }
    expect(count.size).toBe(6);
    for (const times of count.values()) expect(times).toBeGreaterThan(60);
  });

  test("reset empties a bag", () => {
    expect(lua(inOrder(0), `${B} b.reset() return b.getQuantity()`)).toBe(0);
  });
});
