import { describe, expect, test } from "vitest";
import { card, deck, die, piece, token } from "../../support/host-pieces";
import { frames, heard, listening, lua, tableOf, thingAt } from "../../support/host-table";

/* How long what takes long: the game says none of it, src/host/DIVERGENCES.md has what we chose. */

const O = "local o = getObjectFromGUID('aaa111') ";

/** The frame in which something is so for the first time. */
const until = (table: ReturnType<typeof tableOf>, expression: string): number => {
  for (let frame = 0; frame < 300; frame++) {
    if (lua(table, `${O} return ${expression}`) === true) return frame;
    table.world.frame();
  }
  throw new Error(`it never is: ${expression}`);
};

describe("moves", () => {
  const locked = () => tableOf([token("aaa111", { y: 3 }, { Locked: true })]);

  test.each([
    ["a smooth move", "o.setPositionSmooth({ 9, 3, 0 })", 30],
    ["a fast one", "o.setPositionSmooth({ 9, 3, 0 }, false, true)", 12],
    ["a smooth turn", "o.setRotationSmooth({ 0, 90, 0 })", 30],
    ["a fast one, too,", "o.setRotationSmooth({ 0, 90, 0 }, false, true)", 12],
    ["a flip", "o.flip()", 30],
  ])("%s takes its frames", (_, moves, long) => {
    const table = locked();
    lua(table, O + moves);
    expect(until(table, "not o.isSmoothMoving()")).toBe(long);
  });

  test("a smooth move goes the same way in each of its frames, and turns the short way round", () => {
    const table = locked();
    lua(
      table,
      `${O} o.setPositionSmooth({ 30, 3, 15 }) o.setRotation({ 0, 350, 0 }) o.setRotationSmooth({ 0, 20, 0 })`,
    );
    frames(table, 10);
    const { position, rotation } = thingAt(table, "aaa111");
    expect([position.x, position.z, rotation.y].map((part) => Math.round(part * 1e6) / 1e6)).toEqual([10, 5, 0]);
  });

  test("a thrown die shows what it shows after three quarters of a second, and one that is set is lifted by two", () => {
    const table = tableOf([die("aaa111", [], { y: 1.5 })]);
    table.settle();
    table.world.physics.throw(thingAt(table, "aaa111"), thingAt(table, "aaa111").rotation);
    frames(table, 44);
    expect(thingAt(table, "aaa111").rolling?.frames).toBe(1);
    frames(table, 1);
    expect(thingAt(table, "aaa111").rolling).toBe(undefined);
    table.settle();
    const from = thingAt(table, "aaa111").position.y;
    lua(table, `${O} o.setRotationValue(6)`);
    frames(table, 29);
    expect(thingAt(table, "aaa111").position.y - from).toBeCloseTo((2 * 29) / 30, 6);
  });
});

describe("bodies", () => {
  test("Object.resting: a body sleeps half a second after it has come to lie", () => {
    const table = tableOf([token("aaa111", { y: 0.96 })]);
    lua(table, `${O} o.setPosition({ 0, 0.96, 0 })`);
    expect(until(table, "o.resting")).toBe(31);
  });

  test("what falls is 30 faster after each second where it is pulled by 25, and by as much less where it is pulled less", () => {
    const after = (pull: number) => {
      const table = tableOf([token("aaa111", { y: 50 })]);
      lua(table, `Physics.setGravity({ 0, ${String(pull)}, 0 }) ${O} o.setPosition({ 0, 50, 0 })`);
      frames(table, 30);
      return [lua(table, `${O} return o.getVelocity().y`), thingAt(table, "aaa111").position.y];
    };
    // 0.5 a frame, then 1, then 1.5 …, each for a sixtieth of a second.
    expect(after(-25)).toEqual([expect.closeTo(-15, 6), expect.closeTo(50 - (0.5 * (30 * 31)) / 2 / 60, 6)]);
    expect(after(-12.5)).toEqual([expect.closeTo(-7.5, 6), expect.closeTo(50 - (0.25 * (30 * 31)) / 2 / 60, 6)]);
  });

  test("the table takes 15 of a hundred of a speed with each frame, the air 3, and what is slower than 0.05 stands", () => {
    const sliding = (more: object, expression: string) => {
      const table = tableOf([token("aaa111", { y: 0.96 }, more)]);
      table.settle();
      lua(table, `${O} o.setVelocity({ 8, 0, 0 }) o.setAngularVelocity({ 0, 4, 0 })`);
      return [0, 1, 2].map(() => {
        table.world.frame();
        return lua(table, `${O} return ${expression}`);
      });
    };
    const ways = (from: number, by: number) =>
      [by, by ** 2, by ** 3].map((part) => expect.closeTo(from * part, 6) as number);
    expect(sliding({}, "o.getVelocity().x")).toEqual(ways(8, 0.85));
    expect(sliding({}, "o.getAngularVelocity().y")).toEqual(ways(4, 0.85));
    const floats = { Rigidbody: { Mass: 1, Drag: 0.1, AngularDrag: 0.1, UseGravity: false } };
    expect(sliding(floats, "o.getVelocity().x")).toEqual(ways(8, 0.97));
    const slow = tableOf([token("aaa111", { y: 0.96 })]);
    slow.settle();
    lua(slow, `${O} o.setVelocity({ 0.049, 0, 0 })`);
    slow.world.frame();
    expect(lua(slow, `${O} return o.getVelocity().x`)).toBe(0);
    lua(slow, `${O} o.setVelocity({ 0.051, 0, 0 })`);
    slow.world.frame();
    expect(lua(slow, `${O} return o.getVelocity().x`)).toBeGreaterThan(0.04);
  });

  test("what nothing pulls down floats where it is let go, and goes on up until the air has stopped it", () => {
    const floats = { Rigidbody: { Mass: 1, Drag: 0.1, AngularDrag: 0.1, UseGravity: false } };
    const table = tableOf([token("aaa111", { y: 5 }, floats)]);
    table.settle();
    expect(thingAt(table, "aaa111").position.y).toBe(5);
    lua(table, `${O} o.setVelocity({ 0, 6, 0 })`);
    table.world.frame();
    expect(thingAt(table, "aaa111").position.y).toBeCloseTo(5.1, 6);
    expect(lua(table, `${O} return o.getVelocity().y`)).toBeCloseTo(6 * 0.97, 6);
    table.settle();
    expect(thingAt(table, "aaa111").position.y).toBeGreaterThan(7);
    expect(lua(table, `${O} return o.getVelocity().y`)).toBeCloseTo(0, 6);
  });

  test("a loose card joins one that lies within 0.6 of it, and no other", () => {
    const dropped = (x: number, more = {}) => {
      const table = tableOf([card("c1", { y: 0.97 }, more), card("aaa111", { x: 9 })]);
      table.settle();
      lua(table, `${O} o.setPosition({ ${String(x)}, 2, 0 })`);
      table.settle();
      return table.world.things.length;
    };
    expect([dropped(0.59), dropped(0.61), dropped(0.59, { Locked: true })]).toEqual([1, 2, 2]);
  });
});

describe("the moments of objects that come and go", () => {
  const EVENTS = listening("onObjectSpawn", "onObjectDestroy");

  test("Object.isDestroyed onObjectDestroy: it is gone to scripts at once, the event comes with the end of the frame, and then it is nil", () => {
    const table = tableOf([token("aaa111")], EVENTS);
    lua(table, `gone = getObjectFromGUID('aaa111') gone.destruct()`);
    expect(
      lua(table, "return { gone.isDestroyed(), gone == nil, gone.guid, getObjectFromGUID('aaa111') == nil }"),
    ).toEqual([true, false, "aaa111", true]);
    expect(heard(table)).toEqual([]);
    table.world.frame();
    expect(heard(table)).toEqual(["onObjectDestroy aaa111"]);
    expect(lua(table, "return { gone == nil, gone ~= nil, (pcall(function() return gone.getName() end)) }")).toEqual([
      true,
      false,
      false,
    ]);
  });

  test("nothing of what is gone can be set", () => {
    const table = tableOf([token("aaa111")]);
    lua(table, "gone = getObjectFromGUID('aaa111') gone.destruct() gone.interactable = false");
    table.world.frame();
    expect(() => lua(table, "gone.interactable = true")).toThrow("an object that is no longer there (interactable)");
    expect(lua(table, "return gone.guid")).toBe("aaa111");
  });

  test("a method that was taken before is of no use afterwards, but isDestroyed", () => {
    const table = tableOf([token("aaa111")]);
    lua(table, `local o = getObjectFromGUID('aaa111') getName, isDestroyed = o.getName, o.isDestroyed o.destruct()`);
    expect(lua(table, "return (pcall(getName))")).toBe(true);
    table.world.frame();
    expect(lua(table, "return (pcall(getName))")).toBe(false);
    expect(lua(table, "return isDestroyed()")).toBe(true);
  });

  test("onObjectSpawn: is told a frame later, and of nothing that was destroyed meanwhile", () => {
    const table = tableOf([], EVENTS);
    lua(table, 'made = spawnObject({ type = "BlockSquare" }) spawnObject({ type = "Quarter" }).destruct()');
    const [first, second] = table.world.things.map(({ guid }) => guid);
    expect([lua(table, "return made.spawning"), heard(table)]).toEqual([true, []]);
    table.world.frame();
    expect(lua(table, "return made.spawning")).toBe(false);
    expect(heard(table)).toEqual([`onObjectSpawn ${String(first)}`, `onObjectDestroy ${String(second)}`]);
  });

  test("Wait.frames: a wait of an object that is gone still comes, and one of a table that was wound back does not", () => {
    const own = "function onLoad() Wait.frames(function() Global.setVar('came', true) end, 10) end";
    const table = tableOf([token("aaa111", {}, { LuaScript: own })]);
    lua(table, "getObjectFromGUID('aaa111').destruct()");
    frames(table, 11);
    expect(lua(table, "return came")).toBe(true);
    const back = tableOf([]);
    back.checkpoint();
    lua(back, "Wait.frames(function() Global.setVar('came', true) end, 10)");
    back.rewind();
    frames(back, 20);
    expect(lua(back, "return came")).toBe(undefined);
  });
});

test("what was taken out of a deck is beside it unless it is said where, and lies as the deck does", () => {
  const table = tableOf([deck("aaa111", ["c1", "c2", "c3", "c4"], { x: 4, y: 2, z: 6, turn: 30, faceDown: true })]);
  const at = (taken: string) =>
    lua(
      table,
      `${O} local t = ${taken} local p, r = t.getPosition(), t.getRotation() return { p.x, p.y, p.z, r.y, r.z }`,
    );
  expect(at("o.takeObject({ smooth = false })")).toEqual([6, 1.995, 6, 30, 180]);
  expect(at("o.takeObject({ smooth = false, flip = true })")).toEqual([6, expect.closeTo(1.99, 6), 6, 30, 0]);
  expect(at("o.takeObject({ smooth = false, position = { 1, 2, 3 }, rotation = { 0, 10, 0 } })")).toEqual([
    1, 2, 3, 10, 0,
  ]);
  const flying = tableOf([piece("aaa111", "Bag", { x: 4, y: 2, z: 6 }, { ContainedObjects: [token("t1")] })]);
  lua(flying, `${O} o.takeObject()`);
  const taken = thingAt(flying, "t1");
  expect([taken.position.x, taken.position.y, taken.position.z]).toEqual([4, 4.2, 6]);
  expect(taken.motion?.to).toMatchObject({ x: 6, y: 2, z: 6 });
});
