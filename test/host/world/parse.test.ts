import { describe, expect, test } from "vitest";
import { parsedSave, parsedSaveText } from "../../../src/host/world/parse";
import { piece } from "../../support/host-pieces";
import { tableOf } from "../../support/host-table";

/** What a save of one object is read as. */
const read = (object: unknown) => parsedSave({ ObjectStates: [object] }).ObjectStates[0];
const nested = (depth: number): object =>
  depth === 0 ? { Name: "Bag" } : { Name: "Bag", ContainedObjects: [nested(depth - 1)] };

describe("what somebody's save lacks", () => {
  test("is nothing, the middle of the table, and the size it is made in", () => {
    expect(read({ Name: "Bag" })).toEqual({
      Name: "Bag",
      GUID: "",
      Transform: { posX: 0, posY: 0, posZ: 0, rotX: 0, rotY: 0, rotZ: 0, scaleX: 1, scaleY: 1, scaleZ: 1 },
    });
    expect(read({ Name: "Bag", Transform: { posX: "left", scaleY: null, rotZ: Infinity } })?.Transform).toMatchObject({
      posX: 0,
      rotZ: 0,
      scaleY: 1,
    });
  });

  test("null is as good as nothing, wherever it stands", () => {
    expect(read({ Name: "Bag", GUID: null, Nickname: null, Tags: null })).not.toHaveProperty("Nickname");
    expect(parsedSave({ SaveName: null, LuaScript: null, ObjectStates: [] })).toEqual({
      SaveName: "",
      ObjectStates: [],
    });
  });

  test("a GUID is given to whatever has none, and to the second of two with the same", () => {
    const table = tableOf([piece("", "Bag"), piece("aaa111", "Bag"), piece("aaa111", "Bag")]);
    const guids = table.world.things.map(({ guid }) => guid);
    expect(new Set(guids).size).toBe(3);
    const many = tableOf(Array.from({ length: 40 }, () => piece("", "Bag"))).world.things.map(({ guid }) => guid);
    for (const guid of [...guids, ...many]) expect(guid).toMatch(/^[0-9a-f]{6}$/);
    expect(many.join("")).toContain("f");
  });

  test("numbers of cards may be texts", () => {
    expect(read({ Name: "Deck", CardID: "100", DeckIDs: ["100", 101, " 102 "] })).toMatchObject({
      CardID: 100,
      DeckIDs: [100, 101, 102],
    });
    expect(() => read({ Name: "Card", CardID: "ace" })).toThrow("ObjectStates[0].CardID is not a number");
  });
});

describe("what makes no sense is told by its place", () => {
  test.each([
    [{ ObjectStates: 3 }, "ObjectStates is not a list"],
    [{}, "ObjectStates is missing: this is no TTS save"],
    [[], "the save is not an object"],
    [{ ObjectStates: [], LuaScript: 3 }, "the save.LuaScript is not a string"],
    [{ ObjectStates: [], Table: 3 }, "the save.Table is not a string"],
    [{ ObjectStates: [[]] }, "ObjectStates[0] is not an object"],
    [{ ObjectStates: [{ Name: "Bag" }, {}] }, "ObjectStates[1].Name is missing"],
    [{ ObjectStates: [{ Name: "" }] }, "ObjectStates[0].Name is missing"],
    [{ ObjectStates: [{ Name: "Bag", Nickname: 3 }] }, "ObjectStates[0].Nickname is not a string"],
    [{ ObjectStates: [{ Name: "Bag", Locked: "yes" }] }, "ObjectStates[0].Locked is not a boolean"],
    [{ ObjectStates: [{ Name: "Bag", Tags: ["a", 3] }] }, "ObjectStates[0].Tags is not a list of texts"],
    [{ ObjectStates: [{ Name: "Bag", Tags: "a" }] }, "ObjectStates[0].Tags is not a list of texts"],
    [
      { ObjectStates: [{ Name: "Bag", ContainedObjects: [{}] }] },
      "ObjectStates[0].ContainedObjects[0].Name is missing",
    ],
    [{ ObjectStates: [{ Name: "Bag", States: { "2": {} } }] }, "ObjectStates[0].States.2.Name is missing"],
    [{ ObjectStates: [{ Name: "Bag", ChildObjects: {} }] }, "ObjectStates[0].ChildObjects is not a list"],
  ])("%j", (save, says) => {
    expect(() => parsedSave(save)).toThrow(says);
  });

  test("text that is no JSON", () => {
    expect(() => parsedSaveText("{")).toThrow("the save is not JSON: ");
    expect(parsedSaveText('{ "ObjectStates": [] }').ObjectStates).toEqual([]);
  });
});

test("objects lie twelve deep in each other at most, and there are 20,000 of them", () => {
  expect(read(nested(12))?.Name).toBe("Bag");
  expect(() => read(nested(13))).toThrow(/\.ContainedObjects\[0\] is nested too deeply$/);
  const many = (count: number) => parsedSave({ ObjectStates: Array.from({ length: count }, () => ({ Name: "Bag" })) });
  expect(many(20_000).ObjectStates).toHaveLength(20_000);
  expect(() => many(20_001)).toThrow("ObjectStates[20000]: more than 20000 objects");
});

test("hands of old saves are objects, unless there are some already", () => {
  const Transform = { posX: 1, posY: 2, posZ: 3, rotX: 0, rotY: 90, rotZ: 0, scaleX: 4, scaleY: 5, scaleZ: 6 };
  const Hands = { HandTransforms: [{ Color: "Red", Transform }, "nothing", { Color: "Blue", Transform }] };
  const made = parsedSave({ Hands, ObjectStates: [{ Name: "Bag" }] }).ObjectStates.slice(1);
  expect(made).toEqual([
    { GUID: "hand01", Name: "HandTrigger", Locked: true, FogColor: "Red", Transform },
    { GUID: "hand02", Name: "HandTrigger", Locked: true, FogColor: "Blue", Transform },
  ]);
  expect(parsedSave({ Hands, ObjectStates: [{ Name: "HandTrigger" }] }).ObjectStates).toHaveLength(1);
});

test("what was saved without tags is saved without them", () => {
  const [first, second] = tableOf([piece("aaa111", "Bag"), piece("bbb222", "Bag", {}, { Tags: [] })]).save()
    .ObjectStates;
  expect([first !== undefined && "Tags" in first, second?.Tags]).toEqual([false, []]);
});
