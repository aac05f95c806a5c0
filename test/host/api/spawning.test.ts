import { describe, expect, test } from "vitest";
import { piece } from "../../support/host-pieces";
import { lua, tableOf, thingAt } from "../../support/host-table";

const spawned = (parameters: string, seed = 1) => {
  const table = tableOf([], "", { seed });
  lua(table, `made = spawnObject(${parameters})`);
  return table;
};

describe("spawnObject", () => {
  test("spawnObject: a deck is 52 cards in the order of the world's seed", () => {
    const ids = (seed: number) =>
      spawned('{ type = "Deck" }', seed).world.things[0]?.contained.map(({ CardID }) => CardID) ?? [];
    expect([...ids(1)].sort((a, b) => Number(a) - Number(b))).toEqual(Array.from({ length: 52 }, (_, i) => i));
    expect(ids(1)).toEqual(ids(1));
    expect(ids(1)).not.toEqual(ids(2));
    const table = spawned('{ type = "Deck" }');
    expect(lua(table, "return { made.type, made.getQuantity(), made.takeObject().type, made.getQuantity() }")).toEqual([
      "Deck",
      52,
      "Card",
      51,
    ]);
  });

  test("spawnObject .getRotationValues: dice and coins have their sides where those of public saves have them", () => {
    const sides = (type: string) =>
      lua(
        spawned(`{ type = "${type}" }`),
        "local t = {} for i, v in ipairs(made.getRotationValues()) do local r = v.rotation t[i] = table.concat({ v.value, r.x, r.y, r.z }, ' ') end return table.concat(t, ', ')",
      );
    expect(sides("Die_6")).toBe("1 -90 0 0, 2 0 0 0, 3 0 0 -90, 4 0 0 90, 5 0 0 -180, 6 90 0 0");
    expect(sides("Die_6_Rounded")).toBe("1 0 0 0, 2 90 0 0, 3 0 0 90, 4 0 0 -90, 5 -90 0 0, 6 0 0 -180");
    expect(sides("Die_12")).toBe(
      "1 27 0 72, 2 27 0 144, 3 27 0 -72, 4 -27 180 180, 5 90 180 0, 6 27 0 -144, " +
        "7 -27 180 36, 8 -90 180 0, 9 27 0 0, 10 -27 180 108, 11 -27 108 -36, 12 -27 36 -108",
    );
    expect(sides("Die_20")).toBe(
      "1 -11 60 17, 2 52 -60 -17, 3 -11 -180 90, 4 -11 -180 162, 5 -11 -60 234, 6 -11 -180 306, 7 52 -60 55, " +
        "8 52 -60 198, 9 52 -60 127, 10 52 -180 -90, 11 308 0 90, 12 306 -240 -52, 13 -52 -240 18, " +
        "14 307 120 233, 15 11 120 -234, 16 11 0 54, 17 11 -120 -17, 18 11 0 -90, 19 -52 -240 -198, 20 11 0 -162",
    );
    expect(sides("Quarter")).toBe("Heads 0 90 180, Tails 0 -90 0");
  });

  test("spawnObject: cards alone, drawn, and the decks of CardBots", () => {
    const card = (type: string, seed = 1) => spawned(`{ type = "${type}" }`, seed).world.things[0]?.data.CardID;
    expect([card("Card"), card("Joker")]).toEqual([0, 52]);
    expect(new Set([1, 2, 3, 4].map((seed) => card("Random Card", seed))).size).toBeGreaterThan(1);
    expect(lua(spawned('{ type = "Deck_CardBot_Head" }'), "return made.getQuantity()")).toBe(10);
    expect(lua(spawned('{ type = "Deck_CardBot_Main" }'), "return made.getQuantity()")).toBe(152);
  });

  test("spawnObject: dice know their sides, boards of the game's own are locked, other names mean the same", () => {
    const table = spawned('{ type = "Die_20" }');
    expect(lua(table, "return { #made.getRotationValues(), made.type }")).toEqual([20, "Dice"]);
    expect(lua(spawned('{ type = "D6 Red" }'), "return { made.name, #made.getRotationValues() }")).toEqual([
      "Die_6_Rounded",
      6,
    ]);
    expect(spawned('{ type = "D6 Red" }').world.things[0]?.data.MaterialIndex).toBe(1);
    expect(lua(spawned('{ type = "Chess Board" }'), "return { made.type, made.locked }")).toEqual(["Board", true]);
    expect(lua(spawned('{ type = "Bear" }'), "return { made.type, made.RPGFigurine ~= nil }")).toEqual([
      "rpgFigurine",
      true,
    ]);
    expect(lua(spawned('{ type = "Metal Ball" }'), "return made.type")).toBe("Figurine");
  });

  test("spawnObject: position, rotation, scale, the grid and the callback are as they are given, else as documented", () => {
    const table = spawned(
      '{ type = "BlockSquare", position = { 5.2, 3, 1 }, rotation = { 0, 90, 0 }, scale = { 2, 2, 2 }, snap_to_grid = true, callback_function = function(o) ready = { o == made, o.spawning } end }',
    );
    expect(
      lua(
        table,
        "local p = made.getPosition() return { p.x, p.y, p.z, made.getRotation().y, made.getScale().x, made.spawning }",
      ),
    ).toEqual([6, 3, 2, 90, 2, true]);
    table.settle();
    expect(lua(table, "return ready")).toEqual([true, false]);
    expect(lua(spawned('{ type = "BlockSquare" }'), "local p = made.getPosition() return { p.x, p.y, p.z }")).toEqual([
      0, 0, 0,
    ]);
  });

  test("spawnObject .takeObject: what is no function is called by nobody", () => {
    const table = spawned('{ type = "Bag", callback_function = "ready" }');
    lua(table, 'made.putObject(spawnObject({ type = "Quarter", callback_function = {} }))');
    table.settle();
    lua(table, 'made.takeObject({ callback_function = "ready" })');
    table.settle();
    expect(table.world.faults).toEqual([]);
  });

  test("a type there is not is told", () => {
    expect(() => spawned('{ type = "Unicorn" }')).toThrow("spawnObject: there is no type Unicorn");
    expect(() => spawned("{}")).toThrow("spawnObject: type is missing");
  });
});

test("spawnObjectData spawnObjectJSON: the object of the data, placed as it says or as it is asked", () => {
  const table = tableOf();
  lua(table, 'a = spawnObjectData({ data = { Name = "BlockSquare", Nickname = "A", Transform = { posX = 4 } } })');
  lua(
    table,
    'b = spawnObjectJSON({ json = [[{ "Name": "BlockSquare", "Nickname": "B", "GUID": "0b0b0b" }]], position = { 7, 1, 0 } })',
  );
  expect(lua(table, "return { a.getName(), a.getPosition().x, b.getName(), b.getPosition().x, b.guid }")).toEqual([
    "A",
    4,
    "B",
    7,
    "0b0b0b",
  ]);
});

describe("stacks", () => {
  const chips = (count: number) => piece("aaa111", "ChipStack", {}, { Number: count, MeshIndex: 50 });
  const A = "local a = getObjectFromGUID('aaa111') ";

  test("Object.takeObject .remainder: a stack gives single pieces, and what is left of two is one of them", () => {
    const table = tableOf([chips(3)]);
    expect(lua(table, `${A} return { a.type, a.getQuantity(), a.takeObject().name, a.getQuantity() }`)).toEqual([
      "Stack",
      3,
      "Chip_50",
      2,
    ]);
    expect(
      lua(
        table,
        `${A} a.takeObject({ position = { 0, 1, 9 } }) return { a.isDestroyed(), a.remainder.name, #getObjects() }`,
      ),
    ).toEqual([true, "Chip_50", 3]);
  });

  test("Object.putObject group: what is alike makes a stack, what is not does not", () => {
    const tile = (guid: string, url: string) =>
      piece(
        guid,
        "Custom_Tile",
        {},
        {
          CustomImage: {
            ImageURL: url,
            ImageSecondaryURL: "",
            WidthScale: 0,
            CustomTile: { Type: 0, Thickness: 0.2, Stackable: true, Stretch: true },
          },
        },
      );
    const table = tableOf([
      tile("t1", "a"),
      tile("t2", "a"),
      tile("t3", "b"),
      tile("t4", "a"),
      piece("p1", "PlayerPawn"),
    ]);
    expect(
      lua(
        table,
        "made = getObjectFromGUID('t1').putObject(getObjectFromGUID('t2')) return { made.name, made.type, made.getQuantity() }",
      ),
    ).toEqual(["Custom_Tile_Stack", "Stack", 2]);
    expect(
      lua(
        table,
        "local l = group({ made, getObjectFromGUID('t3'), getObjectFromGUID('t4'), getObjectFromGUID('p1') }) return { #l, l[1].getQuantity() }",
      ),
    ).toEqual([1, 3]);
    expect(() => lua(table, "made.putObject(getObjectFromGUID('t3'))")).toThrow("is no container");
  });

  test("Object.deal: from a stack too", () => {
    const table = tableOf([
      chips(4),
      piece("hhh111", "HandTrigger", { z: -20, scale: 10 }, { FogColor: "White", Locked: true }),
    ]);
    lua(table, `${A} a.deal(2, "White")`);
    expect(lua(table, "return #Player.White.getHandObjects()")).toBe(2);
    expect(thingAt(table, "aaa111").count).toBe(2);
  });
});

test("Object.reset: a deck gets its cards back, a bag loses what it has, other things have nothing to lose", () => {
  const table = tableOf();
  lua(
    table,
    'deck = spawnObject({ type = "Deck" }) bag = spawnObjectData({ data = { Name = "Bag", ContainedObjects = { { Name = "Quarter" } } } })',
  );
  lua(table, "for i = 1, 3 do deck.takeObject({ position = { 5 * i, 1, 9 } }) end");
  expect(lua(table, "return { deck.getQuantity(), deck.reset(), deck.getQuantity(), #getObjects() }")).toEqual([
    49,
    true,
    52,
    2,
  ]);
  expect(lua(table, "return { bag.getQuantity(), bag.reset(), bag.getQuantity() }")).toEqual([1, true, 0]);
  lua(
    table,
    'endless = spawnObjectData({ data = { Name = "Infinite_Bag", ContainedObjects = { { Name = "Quarter" } } } })',
  );
  expect(lua(table, "return { endless.reset(), #endless.getObjects() }")).toEqual([true, 0]);
  expect(lua(table, "return spawnObject({ type = 'Quarter' }).reset()")).toBe(false);
});
