import { describe, expect, test } from "vitest";
import type { OpenTable } from "../../../src/host/open";
import { card, deck, handZone, piece, token } from "../../support/host-pieces";
import { faults, frames, heard, listening, lua, tableOf, thingAt } from "../../support/host-table";

const D = "local d = getObjectFromGUID('ddd111') ";
const FIVE = ["c1", "c2", "c3", "c4", "c5"];

const withDeck = (cards: readonly string[] = FIVE, faceDown = false, script = ""): OpenTable =>
  tableOf([deck("ddd111", cards, { x: 2, faceDown })], script);

/** The GUIDs in a deck or, for a card, its own. */
const cardsIn = (table: OpenTable, guid: string): string[] => {
  const thing = thingAt(table, guid);
  return thing.type === "Deck" ? thing.contained.map(({ GUID }) => GUID) : [thing.guid];
};

describe("the order of a deck", () => {
  test("face down the first of the list is on top, face up the last", () => {
    expect(
      lua(withDeck(FIVE, true), `${D} return { d.takeObject().guid, d.takeObject({ top = false }).guid }`),
    ).toEqual(["c1", "c5"]);
    expect(
      lua(withDeck(FIVE, false), `${D} return { d.takeObject().guid, d.takeObject({ top = false }).guid }`),
    ).toEqual(["c5", "c1"]);
  });

  test("turning it over does not reorder it", () => {
    const table = withDeck(FIVE, true);
    lua(table, `${D} d.setRotation({ 0, 0, 0 })`);
    expect(cardsIn(table, "ddd111")).toEqual(FIVE);
    expect(lua(table, `${D} return d.takeObject().guid`)).toBe("c5");
  });

  test("its index is the place in the list, whichever side is up", () => {
    for (const faceDown of [true, false]) {
      expect(
        lua(withDeck(FIVE, faceDown), `${D} return { d.getObjects()[2].guid, d.takeObject({ index = 1 }).guid }`),
      ).toEqual(["c2", "c2"]);
    }
  });

  test("a card comes out as the deck lies, or flipped", () => {
    const table = withDeck(FIVE, true);
    expect(
      lua(
        table,
        `${D} return { d.takeObject().is_face_down, d.takeObject({ flip = true }).is_face_down, d.takeObject({ flip = true, rotation = { 0, 0, 180 } }).is_face_down }`,
      ),
    ).toEqual([true, false, true]);
  });
});

describe("the last but one card", () => {
  const last = (script = ""): OpenTable => withDeck(["c1", "c2"], true, script);

  test("Object.remainder: taken, the deck is gone and the other card lies in its place", () => {
    const table = last();
    expect(
      lua(
        table,
        `${D} taken = d.takeObject({ position = { 9, 3, 9 } }) rest = d.remainder deck = d return { taken.guid, rest.guid, d.isDestroyed() }`,
      ),
    ).toEqual(["c1", "c2", true]);
    table.settle();
    expect(
      lua(
        table,
        "return { rest.type, rest.getPosition().x, rest.is_face_down, tostring(getObjectFromGUID('ddd111')), deck.remainder == rest }",
      ),
    ).toEqual(["Card", 2, true, "nil", true]);
  });

  test("in its event the deck can still be asked: one is left, and it is the remainder", () => {
    const table = last(
      "function onObjectLeaveContainer(c, o) seen = { c.getQuantity(), c.remainder.guid, o.guid, c.getName() } end",
    );
    lua(table, `${D} d.takeObject()`);
    expect(faults(table)).toEqual([]);
    expect(lua(table, "return seen")).toEqual([1, "c2", "c1", ""]);
  });

  test("onObjectLeaveContainer onObjectDestroy onObjectSpawn: the remainder comes before the deck is destroyed", () => {
    const table = last(listening("onObjectLeaveContainer", "onObjectDestroy", "onObjectSpawn"));
    lua(table, `${D} d.takeObject()`);
    frames(table, 2);
    expect(heard(table)).toEqual([
      "onObjectLeaveContainer ddd111 c1",
      "onObjectDestroy ddd111",
      "onObjectSpawn c1",
      "onObjectSpawn c2",
    ]);
  });

  test("a deck with three has no remainder", () => {
    expect(
      lua(
        withDeck(["c1", "c2", "c3"]),
        `${D} d.takeObject() return { tostring(d.remainder), d.getQuantity(), d.isDestroyed() }`,
      ),
    ).toEqual(["nil", 2, false]);
  });
});

describe("a card put into a deck", () => {
  const put = (y: number, faceDown: boolean, index = ""): OpenTable => {
    const table = tableOf([
      deck("ddd111", ["c1", "c2"], { y: 1, faceDown }, { Locked: true }),
      card("c9", { x: 6, y, faceDown }, { Locked: true }),
    ]);
    lua(table, `${D} same = d.putObject(getObjectFromGUID("c9")${index}) == d`);
    table.settle();
    return table;
  };

  test("goes to the end it is nearer to in height", () => {
    expect(cardsIn(put(5, true), "ddd111")).toEqual(["c9", "c1", "c2"]);
    expect(cardsIn(put(0, true), "ddd111")).toEqual(["c1", "c2", "c9"]);
    expect(cardsIn(put(5, false), "ddd111")).toEqual(["c1", "c2", "c9"]);
    expect(cardsIn(put(0, false), "ddd111")).toEqual(["c9", "c1", "c2"]);
  });

  test("goes where it is told, and the deck is the same object", () => {
    const table = put(5, true, ", 1");
    expect(cardsIn(table, "ddd111")).toEqual(["c1", "c9", "c2"]);
    expect(lua(table, "return same")).toBe(true);
    table.world.frame();
    expect(table.world.byGuid("c9")).toBe(undefined);
    expect(table.save().ObjectStates[0]?.DeckIDs).toHaveLength(3);
  });

  test("a whole deck goes in, in its own order", () => {
    const table = tableOf([
      deck("ddd111", ["c1", "c2"], { y: 1, faceDown: true }),
      deck("ddd222", ["c7", "c8"], { x: 6, y: 5, faceDown: true }),
    ]);
    lua(table, `${D} d.putObject(getObjectFromGUID("ddd222"))`);
    table.settle();
    expect(cardsIn(table, "ddd111")).toEqual(["c7", "c8", "c1", "c2"]);
  });

  test("what is no card does not go in", () => {
    const table = tableOf([deck("ddd111", FIVE), token("t1", { x: 5 })]);
    expect(() => lua(table, `${D} d.putObject(getObjectFromGUID("t1"))`)).toThrow("t1 does not go into a deck");
  });

  test("sheets of the same number but another picture stay apart", () => {
    const other = {
      FaceURL: "http://example.com/other.png",
      BackURL: "b",
      NumWidth: 2,
      NumHeight: 2,
      BackIsHidden: true,
      UniqueBack: false,
    };
    const table = tableOf([
      deck("ddd111", ["c1", "c2"], { y: 1 }),
      card("c9", { x: 6, y: 5 }, { CardID: 103, CustomDeck: { "1": other } }),
    ]);
    lua(table, `${D} d.putObject(getObjectFromGUID("c9"))`);
    table.settle();
    const [state] = table.save().ObjectStates;
    expect(
      Object.values(state?.CustomDeck ?? {})
        .map(({ FaceURL }) => FaceURL)
        .sort(),
    ).toEqual(["http://example.com/faces.png", "http://example.com/other.png"]);
    const [sheet] = Object.entries(state?.CustomDeck ?? {}).find(([, { FaceURL }]) => FaceURL.includes("other")) ?? [];
    expect(state?.DeckIDs?.[2]).toBe(Number(sheet) * 100 + 3);
    expect(state?.ContainedObjects?.[2]?.CardID).toBe(Number(sheet) * 100 + 3);
  });
});

describe("two cards put together", () => {
  test("in the air they come down as the deck they are", () => {
    const table = tableOf([card("c1", { y: 4, faceDown: true }), card("c2", { x: 6, faceDown: true })]);
    lua(table, "getObjectFromGUID('c1').putObject(getObjectFromGUID('c2'))");
    table.settle();
    const [made] = table.world.things.filter(({ type }) => type === "Deck");
    expect(made?.position.y).toBeLessThan(1.2);
  });

  const two = (): OpenTable =>
    tableOf(
      [card("c1", { x: 3 }, { Nickname: "one" }), card("c2", { x: 6, y: 4 }, { Nickname: "two" })],
      "function onObjectEnterContainer(c, o) seen = seen or {} seen[#seen + 1] = { c.guid, c.getQuantity(), o.getName() } end",
    );

  test("are a new deck with a new GUID, where the first lay; both cards are gone", () => {
    const table = two();
    lua(table, "one, two = getObjectFromGUID('c1'), getObjectFromGUID('c2') d = one.putObject(two)");
    expect(
      lua(
        table,
        "return { d.type, d.guid ~= 'c1', d.guid ~= 'c2', d.getQuantity(), d.getPosition().x, one.isDestroyed(), two.isDestroyed() }",
      ),
    ).toEqual(["Deck", true, true, 2, 3, true, true]);
    table.settle();
    expect(cardsIn(table, lua(table, "return d.guid") as string)).toEqual(["c1", "c2"]);
  });

  test("take no third one before the deck is there", () => {
    const table = tableOf([card("c1"), card("c2", { x: 3 }), card("c3", { x: 6 })]);
    const third = "d.putObject(getObjectFromGUID('c3'))";
    lua(table, `d = getObjectFromGUID('c1').putObject(getObjectFromGUID('c2')) taken = ${third}`);
    table.settle();
    expect(lua(table, "return { tostring(taken), d.getQuantity() }")).toEqual(["nil", 2]);
    lua(table, third);
    table.settle();
    expect(lua(table, "return d.getQuantity()")).toBe(3);
  });

  test.each([
    ["equal", ["x", "y"], ["x", "y"]],
    ["different", ["z"], []],
  ])("%s ones give the deck their tags only where they are the same", (_, Tags, expected) => {
    const table = tableOf([card("c1", {}, { Tags: ["x", "y"] }), card("c2", { x: 3 }, { Tags })]);
    lua(table, "d = getObjectFromGUID('c1').putObject(getObjectFromGUID('c2'))");
    expect(lua(table, "return d.getTags()")).toEqual(expected);
  });

  test("both are told of, and can be asked, with the deck as their container", () => {
    const table = two();
    lua(table, "d = getObjectFromGUID('c1').putObject(getObjectFromGUID('c2'))");
    expect(faults(table)).toEqual([]);
    expect(lua(table, "return { #seen, seen[1][1] == d.guid, seen[1][2], seen[1][3], seen[2][3] }")).toEqual([
      2,
      true,
      2,
      "one",
      "two",
    ]);
  });

  test("group: group makes one of many, and gives it in a list", () => {
    const table = tableOf([card("c1", { x: 1 }), card("c2", { x: 3 }), card("c3", { x: 5 }), token("t1", { x: 9 })]);
    expect(lua(table, "local made = group(getObjectsWithAnyTags({})) return #made")).toBe(0);
    expect(
      lua(
        table,
        "made = group({ getObjectFromGUID('c1'), getObjectFromGUID('c2'), getObjectFromGUID('c3') }) return { #made, made[1].getQuantity() }",
      ),
    ).toEqual([1, 3]);
  });

  test("a card let fall on another joins it, unless a script forbids it", () => {
    const falling = (script: string): OpenTable => {
      const table = tableOf([card("c1"), card("c2", { x: 8, y: 4 })], script);
      table.settle();
      table.seat("White").drag(thingAt(table, "c2")).to({ x: 0, z: 0 });
      table.settle();
      return table;
    };
    const joined = falling(listening("onObjectEnterContainer"));
    expect(joined.world.things.map(({ type }) => type)).toEqual(["Deck"]);
    expect(heard(joined)).toHaveLength(2);
    const apart = falling("function tryObjectEnterContainer(c, o) asked = { c.guid, o.guid } return false end");
    expect(apart.world.things.map(({ type }) => type)).toEqual(["Card", "Card"]);
    expect(lua(apart, "return asked")).toEqual(["c1", "c2"]);
  });

  test("cards of different sides do not join", () => {
    const table = tableOf([card("c1"), card("c2", { y: 4, faceDown: true })]);
    lua(table, "getObjectFromGUID('c2').setPosition({ 0, 3, 0 })");
    table.settle();
    expect(table.world.things).toHaveLength(2);
  });
});

describe("cutting, splitting, spreading", () => {
  test("Object.cut: cut gives the lower and the upper part, half without a number", () => {
    expect(
      lua(
        withDeck(FIVE, true),
        `${D} local t = d.cut(2) local function ids(o) local s = "" for _, c in ipairs(o.getObjects()) do s = s .. c.guid end return s end return { ids(t[1]), ids(t[2]) }`,
      ),
    ).toEqual(["c3c4c5", "c1c2"]);
    expect(
      lua(
        withDeck(FIVE, false),
        `${D} local t = d.cut(2) return { t[2].getObjects()[1].guid, t[2].getObjects()[2].guid, t[1].getQuantity() }`,
      ),
    ).toEqual(["c4", "c5", 3]);
    expect(lua(withDeck(FIVE), `${D} local t = d.cut() return { t[1].getQuantity(), t[2].getQuantity() }`)).toEqual([
      3, 2,
    ]);
  });

  test("Object.cut: the upper part of a custom deck is one too", () => {
    const table = tableOf([deck("ddd111", FIVE, {}, { Name: "DeckCustom" })]);
    expect(lua(table, `${D} local t = d.cut(2) return { t[1].name, t[2].name }`)).toEqual(["DeckCustom", "DeckCustom"]);
  });

  test("Object.cut .split .spread: where the parts lie", () => {
    const places = (how: string) => {
      const table = tableOf([deck("ddd111", FIVE, { x: 2, y: 3, z: 5, turn: 90 }, { Locked: true })]);
      return (
        lua(
          table,
          `${D} local t = {} for i, o in ipairs(${how}) do local p = o.getPosition() t[i] = { p.x, p.y, p.z, o.getRotation().y } end return t`,
        ) as number[][]
      ).map((place) => place.map((part) => Math.round(part * 1000) / 1000 + 0));
    };
    // Beside it as it is turned: a card is 2.2 wide.
    expect(places("d.cut(2)")).toEqual([
      [2, 2.99, 5, 90],
      [2, 2.99, 2.5, 90],
    ]);
    expect(places("d.split(2)")).toEqual([
      [2, 3, 5, 90],
      [4.5, 3, 5, 90],
    ]);
    expect(places("d.spread(0.5)")).toEqual([0, 1, 2, 3, 4].map((i) => [2 + i * 0.5, 3 + i * 0.02, 5, 90]));
  });

  test("cut leaves two on each side at least", () => {
    for (const count of [1, 4]) expect(() => lua(withDeck(), `${D} d.cut(${String(count)})`)).toThrow("cut: ");
  });

  test("Object.split: split gives even piles, the larger first", () => {
    expect(
      lua(withDeck(), `${D} local n = {} for i, p in ipairs(d.split()) do n[i] = p.getQuantity() end return n`),
    ).toEqual([3, 2]);
    expect(
      lua(
        withDeck([...FIVE, "c6", "c7"]),
        `${D} local n = {} for i, p in ipairs(d.split(3)) do n[i] = p.getQuantity() end return n`,
      ),
    ).toEqual([3, 2, 2]);
    expect(() => lua(withDeck(), `${D} d.split(3)`)).toThrow("split: ");
  });

  test("no card is lost or doubled by them", () => {
    for (const how of ["d.cut(2)", "d.split()", "d.spread()"]) {
      const table = withDeck();
      lua(table, `${D} ${how}`);
      frames(table, 2);
      expect(table.world.things.flatMap(({ guid }) => cardsIn(table, guid)).sort(), how).toEqual(FIVE);
    }
  });

  test("Object.spread: spread lays the cards out in their order, so far apart", () => {
    const table = withDeck();
    expect(
      lua(table, `${D} local t = d.spread(0.5) return { #t, t[1].guid, t[2].getPosition().x - t[1].getPosition().x }`),
    ).toEqual([5, "c1", 0.5]);
  });
});

describe("dealing", () => {
  const dealing = (): OpenTable =>
    tableOf(
      [
        deck("ddd111", FIVE, { faceDown: true }),
        handZone("hhh111", "White", { x: 0, z: -20 }),
        handZone("hhh222", "Red", { x: 0, z: 20 }),
        handZone("hhh333", "White", { x: 30, z: -20 }),
      ],
      "function hand(c, i) local t = {} for n, o in ipairs(Player[c].getHandObjects(i)) do t[n] = o.guid end return t end",
      { seated: ["White", "Red"] },
    );

  test("Object.deal: to a colour, from the top, in turn", () => {
    const table = dealing();
    expect(lua(table, `${D} return d.deal(2, "White")`)).toBe(true);
    table.settle();
    expect(lua(table, "return { hand('White'), hand('Red') }")).toEqual([["c1", "c2"], []]);
  });

  test("to everybody who is seated, if no colour is told", () => {
    const table = dealing();
    lua(table, `${D} d.deal(1)`);
    table.settle();
    expect(lua(table, "return { #hand('White'), #hand('Red') }")).toEqual([1, 1]);
  });

  test("to another of a colour's hands, and from the bottom", () => {
    const table = dealing();
    lua(table, `${D} d.deal(1, "White", 2, true)`);
    table.settle();
    expect(lua(table, "return { #hand('White', 1), hand('White', 2) }")).toEqual([0, ["c5"]]);
  });

  test("down to the last card, and no further", () => {
    const table = dealing();
    lua(table, `${D} d.deal(9, "White")`);
    table.settle();
    expect(lua(table, "return hand('White')")).toEqual(FIVE);
    expect(table.world.byGuid("ddd111")).toBe(undefined);
  });

  test("a single card", () => {
    const table = tableOf([card("c1"), handZone("hhh111", "White", { z: -20 })]);
    lua(table, "getObjectFromGUID('c1').deal(1, 'White')");
    table.settle();
    expect(lua(table, "return Player.White.getHandObjects()[1].guid")).toBe("c1");
  });
});

test("cards without a number of their own are the first of their sheet, in a deck too", () => {
  const table = tableOf([piece("c1", "Card"), piece("c2", "Card", { x: 4 })]);
  lua(table, 'getObjectFromGUID("c1").putObject(getObjectFromGUID("c2"))');
  table.settle();
  expect(table.save().ObjectStates.map(({ DeckIDs }) => DeckIDs)).toEqual([[0, 0]]);
});
