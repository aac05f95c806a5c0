import { describe, expect, test } from "vitest";
import { piece, token } from "../../support/host-pieces";
import { heard, listening, lua, tableOf } from "../../support/host-table";

const A = "local a, b = getObjectFromGUID('aaa111'), getObjectFromGUID('bbb222') ";

const pair = (first: object, second: object, name = "Checker_red", other = name) =>
  tableOf(
    [piece("aaa111", name, {}, first), piece("bbb222", other, { x: 5 }, second)],
    listening("onObjectEnterContainer", "onObjectLeaveContainer", "onObjectDestroy"),
  );

describe("single pieces that are put on each other are a stack", () => {
  test("of as many as they were, and both are told of and gone", () => {
    const table = pair({}, {});
    lua(table, `${A} made = a.putObject(b)`);
    const guid = lua(table, "return made.guid");
    expect(lua(table, "return { made.name, made.getQuantity() }")).toEqual(["Checker_red_Stack", 2]);
    expect(["aaa111", "bbb222"]).not.toContain(guid);
    expect(heard(table)).toEqual([
      `onObjectEnterContainer ${String(guid)} aaa111`,
      "onObjectDestroy aaa111",
      `onObjectEnterContainer ${String(guid)} bbb222`,
      "onObjectDestroy bbb222",
    ]);
  });

  test("chips are a ChipStack of their worth", () => {
    const table = pair({}, {}, "Chip_500");
    expect(lua(table, `${A} made = a.putObject(b) return { made.name, made.type, made.getData().MeshIndex }`)).toEqual([
      "ChipStack",
      "Stack",
      500,
    ]);
    expect(lua(table, "return made.takeObject().name")).toBe("Chip_500");
    expect(lua(tableOf([piece("aaa111", "ChipStack", {}, { Number: 3 })]), `${A} return a.takeObject().name`)).toBe(
      "Chip_10",
    );
  });

  test.each([
    ["another colour", "Checker_red", { ColorDiffuse: { r: 1, g: 0, b: 0 } }],
    ["another kind", "Checker_black", {}],
    ["no piece that stacks", "BlockSquare", {}],
  ])("but not with one of %s", (_, name, more) => {
    const table = pair({}, more, "Checker_red", name);
    expect(() => lua(table, `${A} a.putObject(b)`)).toThrow("is no container");
  });

  test("a token or tile stacks where its save says so", () => {
    const image = (Stackable: boolean) => ({
      CustomImage: {
        ImageURL: "u",
        ImageSecondaryURL: "",
        WidthScale: 0,
        CustomToken: { Thickness: 0.2, MergeDistancePixels: 15, Stackable },
      },
    });
    const made = pair(image(true), image(true), "Custom_Token");
    expect(lua(made, `${A} return a.putObject(b).name`)).toBe("Custom_Token_Stack");
    expect(() => lua(pair(image(false), image(false), "Custom_Token"), `${A} a.putObject(b)`)).toThrow(
      "is no container",
    );
  });
});

describe("a stack", () => {
  const stacks = (first: number, second: object) =>
    pair({ Number: first }, second, "Checker_red_Stack", "Number" in second ? "Checker_red_Stack" : "Checker_red");

  test("takes another, or a single piece, and stays the same one", () => {
    const table = stacks(3, { Number: 4 });
    expect(lua(table, `${A} return { a.putObject(b) == a, a.getQuantity() }`)).toEqual([true, 7]);
    expect(heard(table)).toEqual(["onObjectEnterContainer aaa111 bbb222", "onObjectDestroy bbb222"]);
    expect(lua(stacks(3, {}), `${A} return a.putObject(b).getQuantity()`)).toBe(4);
    expect(lua(pair({ Number: 0 }, { Number: 0 }), `${A} return a.putObject(b).getQuantity()`)).toBe(2);
  });

  test("gives one beside it, or where it is asked to; of two the last stays, and what was a stack is gone", () => {
    const table = tableOf(
      [piece("aaa111", "Checker_red_Stack", { x: 3, z: 4 }, { Number: 3 })],
      listening("onObjectLeaveContainer", "onObjectDestroy"),
    );
    expect(lua(table, `${A} local p = a.takeObject().getPosition() return { p.x, p.y, p.z, a.getQuantity() }`)).toEqual(
      [5, 1, 4, 2],
    );
    heard(table);
    expect(
      lua(
        table,
        `${A} stack = a local t = a.takeObject({ position = { 9, 1, 9 } }) return { t.getPosition().x, stack.remainder.name, stack.remainder.getPosition().x }`,
      ),
    ).toEqual([9, "Checker_red", 3]);
    expect((heard(table) as string[]).map((each) => each.split(" ")[0])).toEqual([
      "onObjectLeaveContainer",
      "onObjectDestroy",
    ]);
    expect(() => lua(table, "stack.takeObject()")).toThrow();
    expect(table.save().ObjectStates.every((state) => state.Number === undefined)).toBe(true);
  });
});

test("Object.getQuantity: what is no stack or container has none", () => {
  const quantity = (more: object, name = "Custom_Token") =>
    lua(tableOf([{ ...token("aaa111"), Name: name, ...more }]), `${A} return a.getQuantity()`);
  expect([quantity({}), quantity({ Number: 1 }), quantity({ Number: 2 }), quantity({}, "Bag")]).toEqual([-1, -1, 2, 0]);
});
