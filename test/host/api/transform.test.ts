import { describe, expect, test } from "vitest";
import { die, handZone, card, piece, token } from "../../support/host-pieces";
import { frames, lua, tableOf, thingAt } from "../../support/host-table";

const O = "local o = getObjectFromGUID('aaa111') ";

/** The three numbers of a vector an expression about the object `o` gives, rounded. */
const vector = (table: ReturnType<typeof tableOf>, expression: string): number[] =>
  (lua(table, `${O} local v = ${expression} return { v.x, v.y, v.z }`) as number[]).map(
    (each) => Math.round(each * 1e6) / 1e6 + 0,
  );

describe("where an object is", () => {
  test("Object.getPosition .setPosition .getRotation .setRotation: it is set at once, by a Vector or a plain table, and comes back as a Vector", () => {
    const table = tableOf([token("aaa111", {}, { Locked: true })]);
    lua(table, `${O} o.setPosition({ 1, 2, 3 })`);
    expect(vector(table, "o.getPosition() + Vector(1, 0, 0)")).toEqual([2, 2, 3]);
    lua(table, `${O} o.setPosition(Vector(4, 5, 6)) o.setRotation({ x = 0, y = -90, z = 0 }) o.setScale({ 2, 2, 2 })`);
    expect([vector(table, "o.getPosition()"), vector(table, "o.getRotation()"), vector(table, "o.getScale()")]).toEqual(
      [
        [4, 5, 6],
        [0, 270, 0],
        [2, 2, 2],
      ],
    );
  });

  test("Object.setPositionSmooth .getPositionSmooth .setRotationSmooth .getRotationSmooth .isSmoothMoving: a smooth move takes its time, and its target can be read until it is there", () => {
    const table = tableOf([token("aaa111", {}, { Locked: true })]);
    lua(table, `${O} o.setPositionSmooth({ 5, 2, 0 }) o.setRotationSmooth({ 0, 90, 0 })`);
    expect(lua(table, `${O} return { o.isSmoothMoving(), o.resting }`)).toEqual([true, false]);
    expect(vector(table, "o.getPositionSmooth()")).toEqual([5, 2, 0]);
    expect(vector(table, "o.getRotationSmooth()")).toEqual([0, 90, 0]);
    frames(table, 5);
    const [x = 0] = vector(table, "o.getPosition()");
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(5);
    table.settle();
    expect(vector(table, "o.getPosition()")).toEqual([5, 2, 0]);
    expect(vector(table, "o.getRotation()")).toEqual([0, 90, 0]);
    expect(
      lua(
        table,
        `${O} return { o.isSmoothMoving(), o.resting, o.getPositionSmooth() == nil, o.getRotationSmooth() == nil }`,
      ),
    ).toEqual([false, true, true, true]);
  });

  test("a fast one is quicker", () => {
    const framesOf = (fast: boolean): number => {
      const table = tableOf([token("aaa111", {}, { Locked: true })]);
      lua(table, `${O} o.setPositionSmooth({ 5, 1, 0 }, false, ${String(fast)})`);
      table.settle();
      return table.world.clock.frame;
    };
    expect(framesOf(true)).toBeLessThan(framesOf(false));
  });

  test("a smooth move to where it is already is none", () => {
    const table = tableOf([token("aaa111", { x: 1 }, { Locked: true })]);
    lua(table, `${O} o.setPositionSmooth({ 1.01, 1, 0 })`);
    expect(lua(table, `${O} return o.isSmoothMoving()`)).toBe(false);
  });

  test("setPosition ends a smooth move", () => {
    const table = tableOf([token("aaa111", {}, { Locked: true })]);
    lua(table, `${O} o.setPositionSmooth({ 5, 1, 0 }) o.setPosition({ 1, 1, 1 })`);
    table.settle();
    expect(vector(table, "o.getPosition()")).toEqual([1, 1, 1]);
  });

  test("Object.rotate .translate .scale .getScale: rotate and translate go on from where it is, smoothly; scale multiplies", () => {
    const table = tableOf([token("aaa111", { x: 1, turn: 90 }, { Locked: true })]);
    lua(table, `${O} o.translate({ 1, 0, 2 }) o.rotate({ 0, 90, 0 })`);
    expect(lua(table, `${O} return o.isSmoothMoving()`)).toBe(true);
    table.settle();
    expect([vector(table, "o.getPosition()"), vector(table, "o.getRotation()")]).toEqual([
      [2, 1, 2],
      [0, 180, 0],
    ]);
    lua(table, `${O} o.scale(2) o.scale({ 1, 2, 3 })`);
    expect(vector(table, "o.getScale()")).toEqual([2, 4, 6]);
  });

  test("what is no vector is refused with the member's name", () => {
    const table = tableOf([token("aaa111")]);
    expect(() => lua(table, `${O} o.setPosition(5)`)).toThrow(
      "Object.setPosition: argument 1 must be a vector, not number",
    );
    expect(() => lua(table, `${O} o.setRotation()`)).toThrow(
      "Object.setRotation: argument 1 must be a vector, not nil",
    );
  });
});

describe("local and world positions", () => {
  const open = () => tableOf([token("aaa111", { x: 10, y: 2, z: 5, turn: 90, scale: 2 })]);

  test("Object.positionToWorld: scale and turn are taken into account", () => {
    const table = open();
    expect(vector(table, "o.positionToWorld({ 1, 0, 0 })")).toEqual([10, 2, 3]);
    expect(vector(table, "o.positionToWorld({ 0, 1, 1 })")).toEqual([12, 4, 5]);
  });

  test("Object.positionToLocal: there and back again", () => {
    const table = open();
    lua(table, `${O} o.setRotation({ 20, 70, 140 })`);
    expect(vector(table, "o.positionToLocal(o.positionToWorld({ 1, -2, 3 }))")).toEqual([1, -2, 3]);
    expect(vector(table, "o.positionToWorld(o.positionToLocal({ 1, -2, 3 }))")).toEqual([1, -2, 3]);
  });

  test("Object.getTransformForward .getTransformRight .getTransformUp: the three directions of a turned object", () => {
    const table = open();
    lua(table, `${O} o.setRotation({ 0, 90, 0 })`);
    expect(vector(table, "o.getTransformForward()")).toEqual([1, 0, 0]);
    expect(vector(table, "o.getTransformRight()")).toEqual([0, 0, -1]);
    lua(table, `${O} o.setRotation({ 0, 0, 180 })`);
    expect(vector(table, "o.getTransformUp()")).toEqual([0, -1, 0]);
  });
});

describe("how large an object is", () => {
  const model = "v -1 0 -2\nv 1 3 2\nf 1 1 1\n";
  const mesh = {
    MeshURL: "http://example.com/m.obj",
    DiffuseURL: "",
    NormalURL: "",
    ColliderURL: "",
    Convex: true,
    MaterialIndex: 0,
    TypeIndex: 0,
    CastShadows: true,
  };
  const of = (turn: number, more = {}): ReturnType<typeof tableOf> =>
    tableOf([piece("aaa111", "Custom_Model", { y: 1, turn, scale: 2 }, { CustomMesh: { ...mesh, ...more } })], "", {
      models: (url) => (url.endsWith("m.obj") ? model : url.endsWith("half.obj") ? "v 0 0 0\nv 1 1 1\n" : undefined),
    });

  test("from its model, by its scale", () => {
    expect(vector(of(0), "o.getBounds().size")).toEqual([4, 6, 8]);
    expect(vector(of(0), "o.getBounds().center")).toEqual([0, 4, 0]);
    expect(vector(of(0), "o.getBounds().offset")).toEqual([0, 3, 0]);
  });

  test("Object.getBounds .getBoundsNormalized: turned, the box around it is another; normalized it is not", () => {
    expect(vector(of(90), "o.getBounds().size")).toEqual([8, 6, 4]);
    expect(vector(of(90), "o.getBoundsNormalized().size")).toEqual([4, 6, 8]);
    expect(vector(of(90), "o.getVisualBoundsNormalized().size")).toEqual([4, 6, 8]);
    const diagonal = 12 * Math.SQRT1_2;
    expect(vector(of(45), "o.getBounds().size").map((each) => each.toFixed(3))).toEqual(
      [diagonal, 6, diagonal].map((each) => each.toFixed(3)),
    );
  });

  test("a collider decides, where there is one", () => {
    expect(vector(of(0, { ColliderURL: "http://example.com/half.obj" }), "o.getBoundsNormalized().size")).toEqual([
      2, 2, 2,
    ]);
  });

  test("a model that cannot be read is an inch wide, not an error", () => {
    expect(vector(of(0, { MeshURL: "http://example.com/gone.obj" }), "o.getBounds().size")).toEqual([2, 0.4, 2]);
  });
});

describe("which side is up", () => {
  test("Object.is_face_down: face down is a turn of 180 about z, or about x", () => {
    const table = tableOf([card("aaa111")]);
    const down = (rotation: string): unknown => lua(table, `${O} o.setRotation(${rotation}) return o.is_face_down`);
    expect([down("{ 0, 0, 0 }"), down("{ 0, 90, 180 }"), down("{ 180, 0, 0 }"), down("{ 0, 180, 30 }")]).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  test("Object.flip: flip turns it over, in its time", () => {
    const table = tableOf([card("aaa111", { turn: 90 })]);
    lua(table, `${O} o.flip()`);
    expect(lua(table, `${O} return o.is_face_down`)).toBe(false);
    table.settle();
    expect(lua(table, `${O} return o.is_face_down`)).toBe(true);
    expect(vector(table, "o.getRotation()")).toEqual([0, 90, 180]);
  });

  test("Object.flip .use_rotation_value_flip: over its side, or end over end where that is asked for", () => {
    const table = tableOf([token("aaa111", { turn: 30 }, { Locked: true })]);
    lua(table, `${O} o.flip()`);
    table.settle();
    expect(vector(table, "o.getRotation()")).toEqual([0, 30, 180]);
    lua(table, `${O} o.use_rotation_value_flip = true o.flip()`);
    table.settle();
    expect(vector(table, "o.getRotation()")).toEqual([180, 30, 180]);
  });

  test("Object.getRotationValue: the value of a die is that of the side nearest to up", () => {
    const table = tableOf([die("aaa111", ["one", "two", 3, 4, 5, "#six"])]);
    const shows = (rotation: string): unknown =>
      lua(table, `${O} o.setRotation(${rotation}) return o.getRotationValue()`);
    expect([
      shows("{ 0, 0, 0 }"),
      shows("{ 0, 77, 0 }"),
      shows("{ 5, 30, -85 }"),
      shows("{ 0, 0, 180 }"),
      shows("{ 180, 0, 0 }"),
      shows("{ 90, 0, 0 }"),
    ]).toEqual(["two", "two", 3, 5, 5, "#six"]);
    expect(lua(table, `${O} return o.getValue()`)).toBe("#six");
  });

  test("Object.setRotationValue .setValue .getValue: a value that is set is there when the die rests", () => {
    const table = tableOf([die("aaa111", [])]);
    expect(lua(table, `${O} o.setRotationValue(6) return { o.resting, o.getRotationValue() == 6 }`)).toEqual([
      false,
      false,
    ]);
    table.settle();
    expect(lua(table, `${O} return o.getRotationValue()`)).toBe(6);
    lua(table, `${O} o.setValue(3)`);
    table.settle();
    expect(
      lua(
        table,
        `${O} return { o.getValue(), #o.getRotationValues(), o.getRotationValues()[1].value, o.getRotationValues()[1].rotation.x }`,
      ),
    ).toEqual([3, 6, 1, -90]);
    expect(() => lua(table, `${O} o.setRotationValue(7)`)).toThrow("aaa111 has no value 7");
  });

  test("a value whose text is a number comes back as one", () => {
    const sides = [
      { Value: "6", Rotation: { x: 0, y: 0, z: 0 } },
      { Value: "a6", Rotation: { x: 180, y: 0, z: 0 } },
    ];
    const table = tableOf([piece("aaa111", "Custom_Dice", {}, { RotationValues: sides })]);
    expect(lua(table, `${O} return { o.getRotationValue(), o.getValue(), o.getRotationValues()[2].value }`)).toEqual([
      6,
      6,
      "a6",
    ]);
  });

  test("setting what a die shows takes the place of a glide: it is lifted where it lies", () => {
    const table = tableOf([die("aaa111", [])]);
    lua(table, `${O} o.setPositionSmooth({ 9, 1, 0 }) o.setRotationValue(6)`);
    expect(lua(table, `${O} return o.isSmoothMoving()`)).toBe(true);
    table.settle();
    expect(lua(table, `${O} return { o.getRotationValue(), o.getPosition().x }`)).toEqual([6, 0]);
  });

  test("Object.setRotationValues .getRotationValues: values may be given to anything", () => {
    const table = tableOf([token("aaa111")]);
    expect(lua(table, `${O} return { #o.getRotationValues(), o.getRotationValue() == nil }`)).toEqual([0, true]);
    lua(
      table,
      `${O} o.setRotationValues({ { value = "Heads", rotation = { 0, 0, 0 } }, { value = 2, rotation = { 180, 0, 0 } } })`,
    );
    expect(lua(table, `${O} return o.getRotationValue()`)).toBe("Heads");
    expect(table.save().ObjectStates[0]?.RotationValues).toEqual([
      { Value: "Heads", Rotation: { x: 0, y: 0, z: 0 } },
      { Value: 2, Rotation: { x: 180, y: 0, z: 0 } },
    ]);
    lua(table, `${O} o.setRotation({ 0, 0, 180 })`);
    expect(lua(table, `${O} return o.getRotationValue()`)).toBe(2);
  });

  test("Object.roll: roll throws it: one of its values, when it rests", () => {
    const table = tableOf([die("aaa111", [])]);
    const seen = new Set<unknown>();
    for (let i = 0; i < 40; i++) {
      lua(table, `${O} o.roll()`);
      table.settle();
      seen.add(lua(table, `${O} return o.getRotationValue()`));
    }
    expect([...seen].sort()).toEqual([1, 2, 3, 4, 5, 6]);
  });
});

describe("a hand does not let its card be moved out smoothly", () => {
  const where = { z: -10, scale: 10, y: 3 };

  test("unless it may not hold it meanwhile", () => {
    const table = tableOf([handZone("hhh111", "White", where), card("aaa111", { z: -10, y: 3 })]);
    lua(table, `${O} o.setPositionSmooth({ 0, 3, 0 })`);
    table.settle();
    expect(vector(table, "o.getPosition()")[2]).toBe(-10);
    lua(table, `${O} o.use_hands = false o.setPositionSmooth({ 0, 3, 0 })`);
    table.settle();
    expect(vector(table, "o.getPosition()")[2]).toBe(0);
  });
});

test("locked, it stays where a script puts it, and falls when it is unlocked", () => {
  const table = tableOf([token("aaa111", { y: 8 }, { Locked: true })]);
  lua(table, `${O} o.setPosition({ 0, 6, 0 })`);
  table.settle();
  expect(thingAt(table, "aaa111").position.y).toBe(6);
  expect(lua(table, `${O} return { o.getLock(), o.locked }`)).toEqual([true, true]);
  lua(table, `${O} o.setLock(false)`);
  table.settle();
  expect(thingAt(table, "aaa111").position.y).toBeCloseTo(table.world.tableTop, 6);
  lua(table, `${O} o.lock() o.setPosition({ 0, 5, 0 })`);
  table.settle();
  expect(thingAt(table, "aaa111").position.y).toBe(5);
  lua(table, `${O} o.unlock()`);
  table.settle();
  expect(thingAt(table, "aaa111").position.y).toBeLessThan(5);
});
