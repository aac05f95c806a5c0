import { describe, expect, test } from "vitest";
import type { OpenTable } from "../../../../src/host/open";
import { card, deck, piece, token } from "../../../support/host-pieces";
import { frames, lua, tableOf, thingAt } from "../../../support/host-table";

const Z = "local z = getObjectFromGUID('zzz999') ";
const zone = (more = {}) => {
  const state = piece("zzz999", "LayoutZone", {}, { Locked: true, ...more });
  return { ...state, Transform: { ...state.Transform, posY: 1, scaleX: 20, scaleY: 5, scaleZ: 20 } };
};

const laid = (options: string, objects = ["a", "b", "c"].map((guid, i) => card(guid, { x: i, z: i })), script = "") => {
  const table = tableOf([zone(), ...objects], script);
  table.world.frame();
  lua(table, `${Z} z.LayoutZone.setOptions(${options}) z.LayoutZone.layout()`);
  table.settle();
  return table;
};
const at = (table: ReturnType<typeof tableOf>, guid: string) => {
  const { position, rotation } = thingAt(table, guid);
  return [Math.round(position.x * 100) / 100, Math.round(position.z * 100) / 100, Math.round(rotation.z)];
};

describe("a layout zone", () => {
  test("LayoutZone.getOptions .setOptions: what is left out stays, and the save has its own names", () => {
    const table = tableOf([zone()]);
    expect(
      lua(table, `${Z} local o = z.LayoutZone.getOptions() return { o.direction, o.trigger_for_face_up, o.meld_sort }`),
    ).toEqual([0, true, 0]);
    expect(lua(table, `${Z} return z.LayoutZone.setOptions({ meld_sort = 3, manual_only = true })`)).toBe(true);
    expect(
      lua(
        table,
        `${Z} local o = z.LayoutZone.getOptions() return { o.meld_sort, o.manual_only, o.trigger_for_face_up }`,
      ),
    ).toEqual([3, true, true]);
    expect(table.save().ObjectStates[0]?.LayoutZone?.Options).toMatchObject({
      MeldSort: 3,
      ManualOnly: true,
      TriggerForFaceUp: true,
    });
    expect(() => lua(table, `${Z} z.LayoutZone.setOptions({ meld_sorted = 3 })`)).toThrow(
      "there is no option meld_sorted",
    );
    expect(() => lua(table, `${Z} z.LayoutZone.setOptions({ meld_sort = true })`)).toThrow("meld_sort is a number");
  });

  test("LayoutZone.layout: groups go along a row from the corner behind, and on to the next", () => {
    const table = laid("{ horizontal_group_padding = 1, vertical_group_padding = 1, direction = 0 }");
    const [a, b, c] = ["a", "b", "c"].map((guid) => at(table, guid));
    expect([a?.[0], a?.[1]]).toEqual([-8.4, 7.96]);
    expect([b?.[0], c?.[0]]).toEqual([-5.2, -2]);
    expect([b?.[1], c?.[1]]).toEqual([7.96, 7.96]);
    const columns = laid("{ direction = 7 }");
    expect([at(columns, "a")[0], at(columns, "a")[1], at(columns, "b")[1]]).toEqual([8.4, -7.96, -3.88]);
  });

  test("LayoutZone.layout: a group is spread as it says, sorted, and turned face up", () => {
    const three = ["a", "b", "c"].map((guid, i) =>
      card(guid, { x: i, faceDown: i === 1 }, { Nickname: ["Zed", "Abe", "Moe"][i] ?? "" }),
    );
    const table = laid(
      "{ max_objects_per_new_group = 3, horizontal_spread = 1, meld_sort = 3, new_object_facing = 1 }",
      three,
    );
    const x = (guid: string) => at(table, guid)[0] ?? 0;
    expect(x("c") - x("b")).toBeCloseTo(1);
    expect(x("a") - x("c")).toBeCloseTo(1);
    expect(["a", "b", "c"].map((guid) => at(table, guid)[2])).toEqual([0, 0, 0]);
    expect(table.save().ObjectStates[0]?.LayoutZone?.GroupsInZone).toEqual([["b", "c", "a"]]);
  });

  test("onZoneGroupSort onGroupSort: a script may sort a group, Global's first", () => {
    const one = "{ max_objects_per_new_group = 3, horizontal_spread = 1 }";
    const by = (table: ReturnType<typeof tableOf>) => table.save().ObjectStates[0]?.LayoutZone?.GroupsInZone;
    const sort = "table.sort(group, function(a, b) return a.guid > b.guid end) return group end";
    const cards = ["a", "b", "c"].map((guid) => card(guid));
    expect(
      by(laid(one, cards, `function onZoneGroupSort(zone, group, reversed) told = { zone.guid, reversed } ${sort}`)),
    ).toEqual([["c", "b", "a"]]);
    const own = tableOf([zone({ LuaScript: `function onGroupSort(group, reversed) ${sort}` }), ...cards]);
    own.world.frame();
    lua(own, `${Z} z.LayoutZone.setOptions(${one}) z.LayoutZone.layout()`);
    expect(by(own)).toEqual([["c", "b", "a"]]);
  });

  test("LayoutZone.layout: decks are split, other things let lie unless they are asked for", () => {
    const table = laid("{}", [deck("d", ["x", "y"], { x: 1 }), token("t", { x: 2 })]);
    expect(lua(table, "return { getObjectFromGUID('x').type, getObjectFromGUID('d') == nil }")).toEqual(["Card", true]);
    expect(at(table, "t")[0]).toBe(2);
    const all = laid("{ trigger_for_non_cards = true, trigger_for_face_up = false }", [
      card("x", { x: 1 }),
      token("t", { x: 2 }),
    ]);
    expect(at(all, "t")[0]).not.toBe(2);
    expect(at(all, "x")[0]).toBe(1);
  });

  test("LayoutZone.layout: cards are combined into decks of a size", () => {
    const cards = ["a", "b", "c", "d"].map((guid, i) => card(guid, { x: 3 * i - 4 }));
    const table = laid("{ combine_into_decks = true, cards_per_deck = 2 }", cards);
    expect(
      lua(
        table,
        "local l = {} for _, o in ipairs(getObjects()) do if o.type == 'Deck' then l[#l + 1] = o.getQuantity() end end return l",
      ),
    ).toEqual([2, 2]);
  });

  test("LayoutZone.setOptions: what is dropped in it is laid out by itself, unless that is to be done by hand", () => {
    const dropped = (options: string) => {
      const table = tableOf([zone(), card("a", { x: 30 }), card("b", { x: 3, z: 3 })]);
      table.settle();
      lua(table, `${Z} z.LayoutZone.setOptions(${options})`);
      table.seat("White").drag(thingAt(table, "a")).to({ x: 1, z: 1 });
      table.settle();
      return [at(table, "a")[0], at(table, "b")[0]];
    };
    expect(dropped("{}")).toEqual([-8.4, -5.2]);
    expect(dropped("{ manual_only = true }")).toEqual([1, 3]);
    expect(dropped("{ trigger_for_face_up = false }")).toEqual([1, 3]);
  });

  test.each([
    ["is locked", (table: OpenTable) => lua(table, 'getObjectFromGUID("a").setLock(true)')],
    ["is about to go", (table: OpenTable) => lua(table, 'getObjectFromGUID("a").destruct()')],
    ["is held", (table: OpenTable) => table.seat("White").pickUp(thingAt(table, "a"))],
  ])("LayoutZone.layout: what %s is let be, and leaves no gap", (_, happens) => {
    const table = tableOf([zone(), ...["a", "b", "c"].map((guid, i) => card(guid, { x: i, z: i }))]);
    table.settle();
    happens(table);
    lua(table, `${Z} z.LayoutZone.layout()`);
    frames(table, 60);
    expect([at(table, "b")[0], at(table, "c")[0]]).toEqual([-8.4, -5.2]);
  });

  test("what lies in it when the table is loaded stays", () => {
    const table = tableOf([zone(), card("a", { x: 3, z: 3 })]);
    table.settle();
    expect(at(table, "a")[0]).toBe(3);
  });

  test("LayoutZone.setOptions: a gap is filled at once when that is asked for", () => {
    const table = laid("{ instant_refill = true }");
    table.seat("White").drag(thingAt(table, "a")).to({ x: 30, z: 0 });
    table.settle();
    expect([at(table, "b")[0], at(table, "c")[0]]).toEqual([-8.4, -5.2]);
  });
});
