import { describe, expect, test } from "vitest";
import { bag, card, handZone, token } from "../../support/host-pieces";
import { chat, heard, listening, lua, tableOf } from "../../support/host-table";

const guids = (table: ReturnType<typeof tableOf>, list: string): unknown =>
  lua(table, `local g = {} for i, o in ipairs(${list}) do g[i] = o.guid end return g`);

describe("finding objects", () => {
  const table = tableOf([
    handZone("h1", "White", { z: 30 }),
    token("t1", {}, { Tags: ["Zombie", "red"] }),
    token("t2", { x: 5 }, { Tags: ["RED"] }),
    bag("b1", [token("in")], { x: 10 }),
  ]);

  test("getObjects getAllObjects getObjectFromGUID: what is on the table, and not what is in a bag", () => {
    expect(guids(table, "getObjects()")).toEqual(["h1", "t1", "t2", "b1"]);
    expect(guids(table, "getAllObjects()")).toEqual(["t1", "t2", "b1"]);
    expect(lua(table, "return { getObjectFromGUID('t2').guid, getObjectFromGUID('in') == nil }")).toEqual(["t2", true]);
  });

  test("getObjectsWithTag getObjectsWithAnyTags getObjectsWithAllTags: whatever the case of their tags", () => {
    expect(guids(table, "getObjectsWithTag('red')")).toEqual(["t1", "t2"]);
    expect(guids(table, "getObjectsWithAnyTags({ 'zombie', 'nothing' })")).toEqual(["t1"]);
    expect(guids(table, "getObjectsWithAllTags({ 'red', 'zombie' })")).toEqual(["t1"]);
  });
});

describe("objects that come and go", () => {
  test("destroyObject onObjectDestroy onDestroy: told while they can still be asked, everybody first", () => {
    const own = "function onDestroy() print('own', self.getName()) end";
    const script = "function onObjectDestroy(o) print('all', o.getName(), o.isDestroyed()) end";
    const table = tableOf([token("t1", {}, { Nickname: "Torch", LuaScript: own })], script);
    expect(lua(table, "return destroyObject(getObjectFromGUID('t1'))")).toBe(true);
    expect(chat(table)).toEqual([]);
    table.settle();
    expect([chat(table), lua(table, "return #getObjects()")]).toEqual([["all\tTorch\ttrue", "own\tTorch"], 0]);
  });

  test("onObjectSpawn onSpawn: told of what is new, not of what was loaded", () => {
    const own = "function onSpawn() print('own') end";
    const table = tableOf([token("t1", {}, { LuaScript: own })], listening("onObjectSpawn"));
    table.settle();
    expect([heard(table), chat(table)]).toEqual([[], []]);
    lua(table, "getObjectFromGUID('t1').clone({ position = { 9, 1, 0 } })");
    table.settle();
    expect([(heard(table) as string[]).length, chat(table)]).toEqual([1, ["own"]]);
  });

  test("getSeatedPlayers setLookingForPlayers: who sits, and whether more are welcome", () => {
    const table = tableOf([], "", { seated: ["White", "Grey", "Blue"] });
    expect(lua(table, "return getSeatedPlayers()")).toEqual(["White", "Blue"]);
    expect([lua(table, "return setLookingForPlayers(true)"), table.world.lookingForPlayers]).toEqual([true, true]);
    lua(table, "setLookingForPlayers(false)");
    expect(table.world.lookingForPlayers).toBe(false);
  });

  test("clearVectorPaint: lines that were drawn are gone from the table, and from its save", () => {
    const table = tableOf([card("c1")]);
    lua(table, "Global.setVectorLines({ { points = { { 0, 1, 0 }, { 4, 1, 0 } } } })");
    expect(table.save().VectorLines?.length).toBe(1);
    expect(lua(table, "return clearVectorPaint()")).toBe(true);
    expect(table.save().VectorLines ?? []).toEqual([]);
  });
});

describe("what every script has", () => {
  test("Vector vector Color color Global: the classes by both their names, and the Global script", () => {
    const table = tableOf([], "x = 5");
    expect(lua(table, "return { Vector(1, 2, 3).y, vector(1, 2, 3).z, Color(1, 0, 0).r, color(0, 1, 0).g }")).toEqual([
      2, 3, 1, 1,
    ]);
    expect(lua(table, "return { Global.getVar('x'), tostring(Global) }")).toEqual([5, "Global"]);
  });

  test("what the host refuses it refuses by name and page", () => {
    expect(() => lua(tableOf(), "clearPixelPaint()")).toThrow("does not imitate clearPixelPaint (nobody paints");
  });
});

describe("texts of data", () => {
  test("JSON JSON.encode .decode: there and back, as the game does it", () => {
    const table = tableOf();
    expect(lua(table, `return JSON.encode({ b = 1, a = { 1, 2.5, true, "x" }, e = {} })`)).toBe(
      '{"a":[1,2.5,true,"x"],"b":1,"e":[]}',
    );
    expect(lua(table, `return JSON.encode({ [1] = "a", [3] = "c" })`)).toBe('["a",null,"c"]');
    expect(lua(table, `return JSON.decode('{ "a": [1, null, 3], "b": "x" }').b`)).toBe("x");
    expect(lua(table, `return { JSON.decode(""), JSON.decode("5") }`)).toEqual({ "2": 5 });
    expect(() => lua(table, `JSON.decode("{")`)).toThrow("this is not JSON");
    expect(() => lua(table, `JSON.encode({ f = print })`)).toThrow("a function cannot be encoded");
    expect(() => lua(table, `JSON.encode({ g = Global })`)).toThrow("userdata cannot be encoded");
  });

  test("JSON.encode_pretty: in lines", () => {
    expect(lua(tableOf(), `return JSON.encode_pretty({ a = 1 })`)).toBe('{\n  "a": 1\n}');
  });
});
