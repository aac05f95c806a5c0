import { describe, expect, test } from "vitest";
import { card, piece, token } from "../../support/host-pieces";
import { lua, tableOf, thingAt } from "../../support/host-table";

/* https://api.tabletopsimulator.com/behavior/layoutzone/#options, each option by itself. */

const GUIDS = ["a", "b", "c"];
const Z = "local z = getObjectFromGUID('zzz999') ";

/** A zone of 20 by 20 about (10, 30), turned as it is said. */
const zone = (turn = 0) => {
  const state = piece("zzz999", "LayoutZone", { x: 10, z: 30, turn }, { Locked: true });
  return { ...state, Transform: { ...state.Transform, scaleX: 20, scaleY: 5, scaleZ: 20 } };
};

const three = (more: (i: number) => object = () => ({}), where: (i: number) => object = () => ({})) =>
  GUIDS.map((guid, i) => card(guid, { x: 8 + i, z: 29 + i, ...where(i) }, more(i)));

const laid = (options: string, objects = three(), turn = 0, seed = 1) => {
  const table = tableOf([zone(turn), ...objects], "", { seed });
  table.settle();
  lua(table, `${Z} z.LayoutZone.setOptions(${options}) z.LayoutZone.layout()`);
  table.settle();
  return table;
};

type Table = ReturnType<typeof laid>;
const rounded = (part: number): number => Math.round(part * 100) / 100 + 0;

/** Where they lie from the middle of the zone. */
const places = (table: Table, guids: readonly string[] = GUIDS) =>
  guids.map((guid) => {
    const { x, z } = thingAt(table, guid).position;
    return [rounded(x - 10), rounded(z - 30)];
  });

const turns = (table: Table) =>
  GUIDS.map((guid) => {
    const { y, z } = thingAt(table, guid).rotation;
    return [rounded(y), rounded(z)];
  });

/** What is said to lie together, in its order. */
const groups = (table: Table): unknown => table.save().ObjectStates[0]?.LayoutZone?.GroupsInZone;

describe("the ways the groups go: a card is 2.2 by 3.08, and one unit is between", () => {
  // Six fit into a row, and four into a column.
  const [x, z] = [[-8.4, -5.2, -2] as const, [7.96, 3.88, -0.2] as const];

  test.each([
    [
      0,
      [
        [x[0], z[0]],
        [x[1], z[0]],
        [x[2], z[0]],
      ],
    ],
    [
      1,
      [
        [x[0], z[0]],
        [x[0], z[1]],
        [x[0], z[2]],
      ],
    ],
    [
      2,
      [
        [-x[0], z[0]],
        [-x[1], z[0]],
        [-x[2], z[0]],
      ],
    ],
    [
      3,
      [
        [-x[0], z[0]],
        [-x[0], z[1]],
        [-x[0], z[2]],
      ],
    ],
    [
      4,
      [
        [x[0], -z[0]],
        [x[1], -z[0]],
        [x[2], -z[0]],
      ],
    ],
    [
      5,
      [
        [x[0], -z[0]],
        [x[0], -z[1]],
        [x[0], -z[2]],
      ],
    ],
    [
      6,
      [
        [-x[0], -z[0]],
        [-x[1], -z[0]],
        [-x[2], -z[0]],
      ],
    ],
    [
      7,
      [
        [-x[0], -z[0]],
        [-x[0], -z[1]],
        [-x[0], -z[2]],
      ],
    ],
  ])("direction %i", (direction, wanted) => {
    expect(places(laid(`{ direction = ${String(direction)} }`))).toEqual(wanted);
  });

  test("on to the next row where one is full", () => {
    const seven = Array.from({ length: 7 }, (_, i) => card(`c${String(i)}`, { x: 5 + i, z: 30 }));
    const at = places(laid("{}", seven), ["c5", "c6"]);
    expect(at).toEqual([
      [7.6, 7.96],
      [-8.4, 3.88],
    ]);
  });

  test("as far from each other as their padding, and turned as the zone is turned", () => {
    expect(places(laid("{ horizontal_group_padding = 3, vertical_group_padding = 2, direction = 0 }"))).toEqual([
      [-7.4, 7.46],
      [-2.2, 7.46],
      [3, 7.46],
    ]);
    const turned = laid("{ direction = 0 }", three(), 90);
    expect(places(turned)).toEqual([
      [7.96, 8.4],
      [7.96, 5.2],
      [7.96, 2],
    ]);
    expect(turns(turned)[0]).toEqual([270, 0]);
  });
});

describe("within a group", () => {
  const GROUP = "max_objects_per_new_group = 3, horizontal_spread = 1, vertical_spread = 0.5";
  const offsets = (table: Table) => {
    const [first = [0, 0], ...others] = places(table);
    return others.map(([x = 0, z = 0]) => [rounded(x - (first[0] ?? 0)), rounded(z - (first[1] ?? 0))]);
  };

  test.each([
    [
      0,
      [
        [1, 0.5],
        [2, 1],
      ],
    ],
    [
      1,
      [
        [-1, 0.5],
        [-2, 1],
      ],
    ],
    [
      2,
      [
        [1, 0.5],
        [2, 1],
      ],
    ],
    [
      3,
      [
        [1, -0.5],
        [2, -1],
      ],
    ],
  ])("meld direction %i", (direction, wanted) => {
    const table = laid(`{ ${GROUP}, meld_direction = ${String(direction)} }`);
    expect(offsets(table)).toEqual(wanted);
    // 2.2 + 2 wide and 3.08 + 1 deep: its middle is half of that from the corner.
    expect(places(table)[1]).toEqual([-10 + (4.2 + 1) / 2, 10 - (4.08 + 1) / 2].map(rounded));
  });

  test("each lies a little higher than the one before", () => {
    const table = tableOf([zone(), ...three()]);
    table.settle();
    lua(table, `${Z} z.LayoutZone.setOptions({ ${GROUP} }) z.LayoutZone.layout()`);
    const to = GUIDS.map((guid) => thingAt(table, guid).motion?.to.y ?? 0);
    expect((to[1] ?? 0) - (to[0] ?? 0)).toBeCloseTo(0.02, 6);
    expect((to[2] ?? 0) - (to[1] ?? 0)).toBeCloseTo(0.02, 6);
  });

  test.each([
    [0, false, ["a", "b", "c"]],
    [1, false, ["a", "b", "c"]],
    [1, true, ["c", "b", "a"]],
    [2, false, ["b", "c", "a"]],
    [2, true, ["a", "c", "b"]],
    [3, false, ["c", "a", "b"]],
    [4, false, ["b", "a", "c"]],
    [5, false, ["c", "b", "a"]],
    [6, false, ["a", "c", "b"]],
    [0, true, ["a", "b", "c"]],
  ])("meld_sort %i, meld_reverse_sort %s", (sort, reverse, wanted) => {
    const words = (i: number, of: string) => of.split(" ")[i] ?? "";
    const objects = three((i) => ({
      Value: [30, 4, 10][i],
      Nickname: words(i, "moe zed abe"),
      Description: words(i, "m a z"),
      GMNotes: words(i, "z m a"),
      Memo: words(i, "a z m"),
    }));
    const options = `max_objects_per_new_group = 3, meld_sort = ${String(sort)}, meld_reverse_sort = ${String(reverse)}`;
    expect(groups(laid(`{ ${options} }`, objects))).toEqual([wanted]);
  });

  test("alternate_direction: every other one lies across", () => {
    expect(turns(laid(`{ ${GROUP}, alternate_direction = true }`)).map(([y]) => y)).toEqual([180, 270, 180]);
    expect(turns(laid(`{ ${GROUP} }`)).map(([y]) => y)).toEqual([180, 180, 180]);
  });

  test.each([
    [0, [0, 180, 0]],
    [1, [0, 0, 0]],
    [2, [180, 180, 180]],
  ])("new_object_facing %i", (facing, wanted) => {
    const objects = three(
      () => ({}),
      (i) => ({ faceDown: i === 1 }),
    );
    expect(turns(laid(`{ new_object_facing = ${String(facing)} }`, objects)).map(([, z]) => z)).toEqual(wanted);
  });

  test("what is no card is not turned over", () => {
    const objects = [token("a", { x: 8, z: 30 }), ...three().slice(1)];
    const table = laid("{ trigger_for_non_cards = true, new_object_facing = 2 }", objects);
    expect(turns(table).map(([, z]) => z)).toEqual([0, 180, 180]);
  });
});

describe("which are laid out, and how many together", () => {
  test.each([
    ["trigger_for_face_up = false", ["b"]],
    ["trigger_for_face_down = false", ["a", "c"]],
    ["trigger_for_non_cards = true", ["a", "b", "c", "t"]],
    ["trigger_for_face_up = false, trigger_for_face_down = false", []],
  ])("%s", (options, wanted) => {
    const objects = [
      ...three(
        () => ({}),
        (i) => ({ faceDown: i === 1 }),
      ),
      token("t", { x: 12, z: 32 }),
    ];
    expect(groups(laid(`{ ${options} }`, objects))).toEqual(wanted.map((guid) => [guid]));
  });

  test("max_objects_per_new_group and max_objects_per_group: 0 is no limit", () => {
    const grouped = (options: string) => groups(laid(`{ ${options} }`));
    expect(grouped("max_objects_per_new_group = 1")).toEqual([["a"], ["b"], ["c"]]);
    expect(grouped("max_objects_per_new_group = 2")).toEqual([["a", "b"], ["c"]]);
    expect(grouped("max_objects_per_new_group = 0")).toEqual([["a", "b", "c"]]);
    expect(grouped("max_objects_per_new_group = 0, max_objects_per_group = 2")).toEqual([["a", "b"], ["c"]]);
  });

  test("groups there are stay together, sorted anew where that is asked for, and cut where they are too large", () => {
    const again = (options: string) => {
      const table = laid(
        "{ max_objects_per_new_group = 3 }",
        three((i) => ({ Nickname: ["z", "m", "a"][i] ?? "" })),
      );
      lua(
        table,
        `${Z} z.LayoutZone.setOptions({ max_objects_per_new_group = 1, meld_sort = 3, ${options} }) z.LayoutZone.layout()`,
      );
      table.settle();
      return groups(table);
    };
    expect(again("")).toEqual([["a", "b", "c"]]);
    expect(again("meld_sort_existing = true")).toEqual([["c", "b", "a"]]);
    expect(again("max_objects_per_group = 2")).toEqual([["a", "b"], ["c"]]);
  });

  test("randomize: in an order that the seed gives, and none is lost", () => {
    const orders = Array.from({ length: 12 }, (_, seed) =>
      groups(laid("{ randomize = true, max_objects_per_new_group = 3 }", three(), 0, seed + 1)),
    );
    for (const order of orders) expect([...((order as string[][])[0] ?? [])].sort()).toEqual(GUIDS);
    expect(new Set(orders.map((order) => JSON.stringify(order))).size).toBeGreaterThan(3);
  });
});
