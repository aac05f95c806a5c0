import { describe, expect, test } from "vitest";
import type { ObjectState } from "../../../src/tts/save";
import { bag, card, deck, die, handZone, piece, token } from "../../support/host-pieces";
import { chat, heard, listening, lua, tableOf, thingAt } from "../../support/host-table";

const SEATED = { seated: ["White", "Red"] };

/** Says each action of a player with what it is about; the one that is `stopped` is forbidden. */
const ACTIONS = `
function onPlayerAction(player, action, targets)
  for name, number in pairs(Player.Action) do if number == action then word = name end end
  local guids = {}
  for i, each in ipairs(targets) do guids[i] = each.guid end
  print(player.color, word, table.concat(guids, " "))
  if word == stopped then return false end
end
`;

describe("turning", () => {
  test("onObjectRotate onRotate tryObjectRotate tryRotate onPlayerAction: where it will be, who turns it, where it was", () => {
    const own =
      "function tryRotate(...) print('tryRotate', ...) return not stubborn end function onRotate(...) print('onRotate', ...) end";
    const script = `${ACTIONS}
      function tryObjectRotate(o, ...) print("tryObjectRotate", ...) end
      function onObjectRotate(o, ...) print("onObjectRotate", ...) end`;
    const table = tableOf([token("aaa111", { turn: 350 }, { LuaScript: own })], script, SEATED);
    const [red, thing] = [table.seat("Red"), thingAt(table, "aaa111")];
    expect(red.rotate(thing, 15)).toBe(true);
    const about = "5\t0\tRed\t350\t0";
    expect(chat(table)).toEqual([
      "Red\tRotateIncrementalRight\taaa111",
      `tryObjectRotate\t${about}`,
      `tryRotate\t${about}`,
      `onObjectRotate\t${about}`,
      `onRotate\t${about}`,
    ]);
    table.settle();
    lua(table, "getObjectFromGUID('aaa111').setVar('stubborn', true)");
    expect(red.flip(thing)).toBe(false);
    expect(chat(table)).toEqual([
      "Red\tFlipOver\taaa111",
      "tryObjectRotate\t5\t180\tRed\t5\t0",
      "tryRotate\t5\t180\tRed\t5\t0",
    ]);
  });

  test("Player.Action onPlayerAction: each way of turning is an action of its own", () => {
    const table = tableOf([token("aaa111")], ACTIONS, SEATED);
    const [red, thing] = [table.seat("Red"), thingAt(table, "aaa111")];
    red.rotate(thing, -15);
    red.rotateOver(thing);
    red.tilt(thing, 15);
    red.tilt(thing, -15);
    red.flip(thing);
    const words = ["RotateIncrementalLeft", "RotateOver", "FlipIncrementalRight", "FlipIncrementalLeft", "FlipOver"];
    expect(chat(table)).toEqual(words.map((word) => `Red\t${word}\taaa111`));
  });

  test("a die turns to its value after or before, not by degrees", () => {
    const table = tableOf([die("d6", [1, 2, 3, 4, 5, 6])], "", SEATED);
    const value = () => {
      table.settle();
      return lua(table, "return getObjectFromGUID('d6').getValue()");
    };
    const [red, thing] = [table.seat("Red"), thingAt(table, "d6")];
    expect(value()).toBe(2);
    red.rotate(thing, 15);
    expect(value()).toBe(3);
    red.rotate(thing, -15);
    expect(value()).toBe(2);
    red.rotate(thing, -15);
    expect(value()).toBe(1);
  });
});

describe("typing numbers", () => {
  const typing = "function onObjectNumberTyped(o, c, n, alt) print(o.guid, c, n, alt) return n == 7 end";

  test("onObjectNumberTyped onNumberTyped: told with its number; true keeps the game from doing anything", () => {
    const own = "function onNumberTyped(c, n, alt) print('own', c, n, alt) return n == 8 end";
    const cards = ["a", "b", "c", "d"];
    const table = tableOf(
      [deck("d1", cards, {}, { LuaScript: own }), handZone("h1", "Red", { z: 30 })],
      typing,
      SEATED,
    );
    const [red, thing] = [table.seat("Red"), thingAt(table, "d1")];
    red.type(7, thing);
    expect(chat(table)).toEqual(["d1\tRed\t7\tfalse"]);
    red.type(8, thing, { alt: true });
    expect(chat(table)).toEqual(["d1\tRed\t8\ttrue", "own\tRed\t8\ttrue"]);
    expect(thing.contained.length).toBe(4);
    red.type(2, thing);
    table.settle();
    expect([thing.contained.length, lua(table, "return #Player.Red.getHandObjects()")]).toEqual([2, 2]);
  });

  test("digits are waited for as long as another could follow", () => {
    const table = tableOf([token("aaa111")], typing, SEATED);
    const [red, thing] = [table.seat("Red"), thingAt(table, "aaa111")];
    red.type(12, thing);
    red.type(123, thing);
    lua(table, "getObjectFromGUID('aaa111').max_typed_number = 9");
    red.type(12, thing);
    red.type(0, thing);
    expect(chat(table).map((text) => text.split("\t")[2])).toEqual(["12", "12", "3", "1", "2", "0"]);
  });

  test("a die shows that value; an object with states changes", () => {
    const states = { "2": token("st2", {}, { Nickname: "two" }) };
    const table = tableOf([die("d6", [1, 2, 3, 4, 5, 6]), token("st1", { x: 5 }, { States: states })], "", SEATED);
    table.seat("Red").type(5, thingAt(table, "d6"));
    table.seat("Red").type(2, thingAt(table, "st1"));
    table.settle();
    expect(lua(table, "return getObjectFromGUID('d6').getValue()")).toBe(5);
    expect([table.named("two")?.guid, table.world.byGuid("st1")]).toEqual(["st2", undefined]);
  });
});

describe("changing states", () => {
  const states = (script = "") => ({
    "2": token("st2", {}, { LuaScript: "function onStateChange(old) print('own', old) end" + script }),
  });

  test("tryObjectStateChange tryStateChange onObjectStateChange onStateChange: unless Global or the object says no", () => {
    const own = "function tryStateChange(n, c) print('tryStateChange', n, c) return not stubborn end";
    const script = `
      function tryObjectStateChange(o, n, c) print("try", o.guid, n, c) return not forbidden end
      function onObjectStateChange(o, old) print("changed", o.guid, old) end
      forbidden = true`;
    const table = tableOf([token("st1", {}, { LuaScript: own, States: states() })], script, SEATED);
    const red = table.seat("Red");
    expect(red.changeState(thingAt(table, "st1"), 2)).toBe(undefined);
    expect(chat(table)).toEqual(["try\tst1\t2\tRed"]);
    lua(table, "forbidden = false getObjectFromGUID('st1').setVar('stubborn', true)");
    expect(red.changeState(thingAt(table, "st1"), 2)).toBe(undefined);
    expect(chat(table)).toEqual(["try\tst1\t2\tRed", "tryStateChange\t2\tRed"]);
    lua(table, "getObjectFromGUID('st1').setVar('stubborn', false)");
    expect(red.changeState(thingAt(table, "st1"), 2)?.guid).toBe("st2");
    table.settle();
    expect(chat(table)).toEqual(["try\tst1\t2\tRed", "tryStateChange\t2\tRed", "changed\tst2\tst1", "own\tst1"]);
    expect(red.changeState(thingAt(table, "st2"), 5)).toBe(undefined);
  });
});

describe("many objects at once", () => {
  const STACKABLE = {
    CustomImage: {
      ImageURL: "a",
      ImageSecondaryURL: "",
      WidthScale: 0,
      CustomToken: { Thickness: 0.1, MergeDistancePixels: 5, Stackable: true },
    },
  };
  const pile: readonly ObjectState[] = [
    card("c1"),
    card("c2", { x: 5 }),
    token("t1", { x: 10 }, STACKABLE),
    token("t2", { x: 15 }, STACKABLE),
    token("t3", { x: 20 }, { ...STACKABLE, Number: 3, CustomImage: { ...STACKABLE.CustomImage, ImageURL: "b" } }),
    piece("block", "BlockSquare", { x: 25 }),
  ];

  test("group onPlayerAction: cards make a deck, each kind of token a stack, and what cannot be grouped stays", () => {
    const table = tableOf(pile, ACTIONS, SEATED);
    const types =
      "local n = {} for i, o in ipairs(group(getObjects())) do n[i] = o.type .. ' ' .. o.getQuantity() end return n";
    expect(lua(table, types)).toEqual(["Deck 2", "Stack 2"]);
    table.settle();
    expect(table.world.things.map(({ data }) => data.Name).sort()).toEqual([
      "BlockSquare",
      "Custom_Token",
      "Custom_Token_Stack",
      "Deck",
    ]);
    const again = tableOf(pile, ACTIONS, SEATED);
    const red = again.seat("Red");
    red.select([thingAt(again, "c1"), thingAt(again, "c2")]);
    expect(red.group().map(({ type }) => type)).toEqual(["Deck"]);
    expect(chat(again)).toEqual(["Red\tSelect\tc1 c2", "Red\tGroup\tc1 c2"]);
    lua(again, "stopped = 'Group'");
    expect(red.group([thingAt(again, "t1"), thingAt(again, "t2")])).toEqual([]);
  });

  test("onPlayerAction: copied, cut, pasted and deleted, unless a script says no", () => {
    const table = tableOf([token("a", { x: 1 }), token("b", { x: 3 })], ACTIONS, SEATED);
    const red = table.seat("Red");
    const [a, b] = [thingAt(table, "a"), thingAt(table, "b")];
    expect(red.copy([a])).toBe(true);
    expect(red.paste({ x: 8, z: 0 }).map(({ position }) => position.x)).toEqual([8]);
    expect([red.cut([a, b]), red.delete([b])]).toEqual([true, true]);
    table.settle();
    expect([table.world.byGuid("a"), table.world.byGuid("b")]).toEqual([undefined, undefined]);
    expect(red.paste({ x: 9, z: 0 }).map(({ guid }) => guid)).toEqual(["a", "b"]);
    expect(chat(table)).toEqual(["Red\tCopy\ta", "Red\tPaste\t", "Red\tCut\ta b", "Red\tDelete\tb", "Red\tPaste\t"]);
    for (const word of ["Copy", "Cut", "Delete"]) {
      lua(table, `stopped = '${word}'`);
      const here = [thingAt(table, "a")];
      const done = word === "Copy" ? red.copy(here) : word === "Cut" ? red.cut(here) : red.delete(here);
      table.settle();
      expect([done, table.world.byGuid("a") === undefined], word).toEqual([false, false]);
    }
    expect(table.seat("White").paste({ x: 0, z: 0 })).toEqual([]);
  });

  test("copy paste: what a script copies it pastes, beside each other as they stood", () => {
    const table = tableOf([token("a", { x: 1 }), bag("b", [token("in")], { x: 4 })]);
    expect(lua(table, "return { #paste({}), copy({ getObjectFromGUID('a'), getObjectFromGUID('b') }) }")).toEqual([
      0,
      true,
    ]);
    expect(
      lua(table, "local t = paste({ position = { 10, 2, 0 } }) return { t[1].getPosition().x, t[2].getPosition().x }"),
    ).toEqual([10, 13]);
    table.settle();
    expect(lua(table, "return { #getObjects(), paste({})[1].getPosition().y }")).toEqual([4, 3]);
  });

  test("onPlayerAction: under what it lies on, and locked where it is", () => {
    const table = tableOf(
      [piece("low", "BlockSquare", { y: 1.5 }), piece("high", "BlockSquare", { y: 2.5 })],
      ACTIONS,
      SEATED,
    );
    const [red, high] = [table.seat("Red"), thingAt(table, "high")];
    expect(red.putUnder(high)).toBe(true);
    table.settle();
    expect(high.position.y).toBeLessThan(thingAt(table, "low").position.y);
    expect([red.lock(high), high.locked, red.pickUp(high), red.lock(high), high.locked]).toEqual([
      true,
      true,
      false,
      true,
      false,
    ]);
    expect(chat(table)).toEqual(["Red\tUnder\thigh"]);
  });

  test("flipTable: all that is loose flies and comes down the other side up", () => {
    const table = tableOf([card("c1"), token("t1", { x: 4 }, { Locked: true })], listening("onObjectPickUp"));
    lua(table, "flipTable()");
    const flying = thingAt(table, "c1");
    let [high, far] = [0, 0];
    for (let i = 0; i < 30; i++) {
      table.world.frame();
      high = Math.max(high, flying.position.y);
      far = Math.max(far, Math.abs(flying.position.x), Math.abs(flying.position.z));
    }
    expect(high).toBeCloseTo(8, 1);
    expect(far).toBeLessThan(20);
    table.settle();
    expect(flying.rotation.z).toBe(180);
    expect([thingAt(table, "c1").faceDown, thingAt(table, "t1").position.x, heard(table)]).toEqual([true, 4, []]);
  });
});

describe("lifting and letting go", () => {
  test("onObjectPickUp onPickUp onObjectDrop onDrop onPlayerAction: in their order, unless it is forbidden", () => {
    const own = "function onPickUp(c) print('onPickUp', c) end function onDrop(c) print('onDrop', c) end";
    const script = `${ACTIONS}
      function onObjectPickUp(c, o) print("onObjectPickUp", c, o.held_by_color) end
      function onObjectDrop(c, o) print("onObjectDrop", c, o.held_by_color) end`;
    const table = tableOf([token("aaa111", {}, { LuaScript: own })], script, SEATED);
    const thing = thingAt(table, "aaa111");
    expect(table.seat("Red").drag(thing).to({ x: 4, z: 0 })).toBe(true);
    expect(chat(table)).toEqual([
      "Red\tPickUp\taaa111",
      "onObjectPickUp\tRed\tRed",
      "onPickUp\tRed",
      "onObjectDrop\tRed\tnil",
      "onDrop\tRed",
    ]);
    lua(table, "stopped = 'PickUp'");
    expect([table.seat("Red").pickUp(thing), thing.heldBy]).toEqual([false, undefined]);
  });

  test("tryObjectEnterContainer tryObjectEnter filterObjectEnterContainer filterObjectEnter onObjectEnterContainer: false keeps it out, and of the old ones all but true", () => {
    const entered = (global: string, own: string) => {
      const script = `${global} function onObjectEnterContainer(c, o) print(c.guid, o.guid, c.getQuantity()) end`;
      const table = tableOf([bag("b1", [], {}, { LuaScript: own }), token("t1", { x: 9 })], script, SEATED);
      table.seat("Red").drag(thingAt(table, "t1")).to(thingAt(table, "b1"));
      table.settle();
      return [thingAt(table, "b1").contained.length, chat(table)];
    };
    const [inside, outside] = [
      [1, ["b1\tt1\t1"]],
      [0, []],
    ];
    expect(entered("", "")).toEqual(inside);
    expect(entered("function tryObjectEnterContainer() return false end", "")).toEqual(outside);
    expect(entered("", "function tryObjectEnter() return false end")).toEqual(outside);
    expect(entered("function tryObjectEnterContainer() end", "function tryObjectEnter() end")).toEqual(inside);
    expect(entered("function filterObjectEnterContainer() end", "")).toEqual(outside);
    expect(
      entered("function filterObjectEnterContainer(c, o) return c.guid == 'b1' and o.guid == 't1' end", ""),
    ).toEqual(inside);
    expect(entered("", "function filterObjectEnter() end")).toEqual(outside);
    expect(entered("", "function filterObjectEnter(o) return o.guid == 't1' end")).toEqual(inside);
  });

  test("onCollisionEnter onCollisionStay onCollisionExit onObjectCollisionEnter onObjectCollisionStay onObjectCollisionExit: while one lies on the other", () => {
    const own = `
      function onCollisionEnter(i) print("Enter", i.collision_object.guid) end
      function onCollisionStay(i) print("Stay", i.collision_object.guid) end
      function onCollisionExit(i) print("Exit", i.collision_object.guid) end`;
    const counted = `
      function onObjectCollisionEnter(o) n.Enter = n.Enter + 1 end
      function onObjectCollisionStay(o) n.Stay = n.Stay + 1 end
      function onObjectCollisionExit(o) n.Exit = n.Exit + 1 end`;
    const board = piece("board", "Custom_Board", { scale: 4 }, { Locked: true, LuaScript: own });
    const table = tableOf([board, token("t1", { x: 20 })], `n = { Enter = 0, Stay = 0, Exit = 0 } ${counted}`, SEATED);
    lua(table, "getObjectFromGUID('t1').registerCollisions(true)");
    const thing = thingAt(table, "t1");
    table.seat("Red").drag(thing).to({ x: 0, z: 0 });
    table.settle();
    const said = chat(table);
    expect([said[0], said[1], said.length > 10]).toEqual(["Enter\tt1", "Stay\tt1", true]);
    table.seat("Red").pickUp(thing);
    table.world.frame();
    expect(chat(table).at(-1)).toBe("Exit\tt1");
    const { Enter, Stay, Exit } = lua(table, "return n") as Record<string, number>;
    expect([Enter, Exit, Stay]).toEqual([1, 1, said.length - 1]);
    const quiet = tableOf([board, token("t1", { x: 20 })], `n = { Enter = 0, Stay = 0, Exit = 0 } ${counted}`, SEATED);
    lua(quiet, "getObjectFromGUID('t1').registerCollisions()");
    quiet.seat("Red").drag(thingAt(quiet, "t1")).to({ x: 0, z: 0 });
    quiet.settle();
    expect(lua(quiet, "return { n.Enter, n.Stay }")).toEqual([1, 0]);
  });
});
