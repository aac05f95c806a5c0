import { describe, expect, test } from "vitest";
import type { Binding } from "../../src/bind/binding";
import { fingerprintOf } from "../../src/bind/fingerprint";
import { amissIn } from "../../src/bind/fits";
import { bindingIn } from "../../src/bind/read";
import { KNOWN_BY } from "../../src/games/known-by";

const CORNERS = [
  { x: -1, z: 1 },
  { x: 1, z: 1 },
  { x: 1, z: -1 },
  { x: -1, z: -1 },
] as const;

const WHOLE: Binding = {
  binding: 1,
  game: "dying-light",
  pieces: [{ sort: "biter", kind: "biter", by: { type: "Figurine_Custom", image: "https://example.org/biter.png" } }],
  boards: [{ board: "city", corners: CORNERS, y: 1, flat: true }],
  spots: [{ spot: "wounds", board: "city", across: 1.2, down: 0, turn: 90 }],
  seats: [{ seat: "p1", colour: "Purple" }],
  without: [{ sort: "howler", instead: "our own" }],
  content: "none",
};

type Changed = Readonly<Record<string, unknown>>;

/** What is wrong with the whole one after this change, read from its text. */
const amiss = (changed: Changed): readonly string[] =>
  bindingIn(JSON.parse(JSON.stringify({ ...WHOLE, ...changed }))).amiss;

test("a binding is the same after it was written and read", () => {
  expect(bindingIn(JSON.parse(JSON.stringify(WHOLE)))).toEqual({ binding: WHOLE, amiss: [] });
});

describe("what is wrong is told with the field's name", () => {
  const [first, second, third, fourth] = CORNERS;
  const board = { board: "city", y: 0, flat: false };
  const piece = { sort: "biter", kind: "" };
  test.each<[string, Changed, readonly string[]]>([
    ["another form", { binding: 2 }, ["binding: it must be 1: this version knows no other form"]],
    ["no game", { game: undefined }, ["game: it is missing"]],
    ["an empty game", { game: "" }, ["game: it is empty"]],
    ["pieces that are no list", { pieces: 3 }, ["pieces: it must be a list"]],
    ["a piece without marks", { pieces: [piece] }, ["pieces[0].by: it is missing"]],
    [
      "a piece known by its GUID alone",
      { pieces: [{ ...piece, by: { type: "Card", guid: "abc123" } }] },
      ["pieces[0].by: a piece is not known by its type and GUID alone; give it another mark"],
    ],
    [
      "a cell of no sheet",
      { pieces: [{ ...piece, by: { cell: "3" } }] },
      ["pieces[0].by.face: a cell is one of a sheet: name it"],
    ],
    [
      "a mark that is none",
      { pieces: [{ ...piece, by: { name: "Biter", colour: "red" } }] },
      [
        "pieces[0].by.colour: there is no such mark; known: type, name, description, notes, mesh, image, face, back, cell, tint, inside, guid",
      ],
    ],
    [
      "a field too many",
      { pieces: [{ ...piece, by: { name: "Biter" }, is: 1 }] },
      ["pieces[0].is: there is no such field; known: sort, kind, by"],
    ],
    [
      "three corners",
      { boards: [{ ...board, corners: [first, second, third] }] },
      ["boards[0].corners: there must be 4 of them, not 3"],
    ],
    [
      "corners the wrong way round",
      { boards: [{ ...board, corners: [second, first, fourth, third] }] },
      [
        "boards[0].corners: they must go round clockwise, as the board is read: top left, top right, bottom right, bottom left",
      ],
    ],
    [
      "corners crosswise",
      { boards: [{ ...board, corners: [first, third, second, fourth] }] },
      [
        "boards[0].corners: they must go round clockwise, as the board is read: top left, top right, bottom right, bottom left",
      ],
    ],
    [
      "a height that is a text",
      { boards: [{ ...board, corners: CORNERS, y: "1" }] },
      ["boards[0].y: it must be a number from -10000 to 10000"],
    ],
    [
      "a place far off",
      { spots: [{ ...WHOLE.spots[0], across: 1e6 }] },
      ["spots[0].across: it must be a number from -10000 to 10000"],
    ],
    ["a seat without a colour", { seats: [{ seat: "p1", colour: "" }] }, ["seats[0].colour: it is empty"]],
    [
      "something else instead",
      { without: [{ sort: "biter", instead: "magic" }] },
      ["without[0].instead: it must be one of our own, counter, panel, nothing"],
    ],
    [
      "content under another fingerprint",
      { content: { fingerprint: "1", of: { a: 2 } } },
      [`content.fingerprint: it is that of other content; this one's is ${fingerprintOf({ a: 2 })}`],
    ],
  ])("%s", (_what, changed, messages) => {
    expect(amiss(changed)).toEqual(messages);
  });

  test.each([3, "a text", null, [1]])("%j is no binding", (value) => {
    expect(bindingIn(value).amiss[0]).toBe(
      "the binding: it must be a record with binding, game, pieces, boards, spots, seats, without, content",
    );
  });
});

test("content is known by its fingerprint, whatever the order of its fields", () => {
  const of = { wounds: { bleeding: 2, broken: 1 } };
  const content = { fingerprint: fingerprintOf({ wounds: { broken: 1, bleeding: 2 } }), of };
  expect(amiss({ content })).toEqual([]);
  expect(fingerprintOf({ wounds: { broken: 2, bleeding: 1 } })).not.toBe(content.fingerprint);
});

describe("what is nothing of the game is told too", () => {
  const game = {
    game: "dying-light",
    sorts: KNOWN_BY["dying-light"],
    boards: [{ board: "city", x: 0, y: 0, z: 0, wide: 1, deep: 1, facing: 0 }],
    spots: { wounds: { x: 0, y: 0, z: 0, facing: 0, holds: { as: "pile" } } },
    seats: ["p1"],
  } as const;

  test("nothing of a whole one", () => {
    expect(amissIn(WHOLE, game)).toEqual([]);
  });

  test.each<[string, Partial<Binding>, readonly string[]]>([
    ["another game's", { game: "survivor-duel" }, ['game: it is a binding of "survivor-duel", not of dying-light']],
    [
      "a sort",
      { pieces: [{ sort: "zombie", kind: "", by: { name: "Z" } }] },
      ['pieces[0].sort: this game has no sort "zombie"'],
    ],
    [
      "a kind of another sort",
      { pieces: [{ sort: "biter", kind: "viral", by: { name: "Z" } }] },
      ['pieces[0].kind: this game has no biter that is a "viral"; known: biter'],
    ],
    ["no board at all", { boards: [], spots: [] }, ["boards: at least one is needed to know where things lie: city"]],
    [
      "a spot",
      { spots: [{ spot: "moon", board: "sky", across: 0, down: 0, turn: 0 }] },
      ['spots[0].spot: this game has no spot "moon"', 'spots[0].board: "sky" is none of the boards here'],
    ],
    [
      "a seat, and a colour twice",
      {
        seats: [
          { seat: "p1", colour: "Red" },
          { seat: "p9", colour: "Red" },
        ],
      },
      ['seats[1].seat: this game has no seat "p9"', 'seats[1].colour: "Red" is there twice'],
    ],
    [
      "a sort that is missing",
      { without: [{ sort: "x", instead: "nothing" }] },
      ['without[0].sort: this game has no sort "x"'],
    ],
  ])("%s", (_what, changed, messages) => {
    expect(amissIn({ ...WHOLE, ...changed }, game)).toEqual(messages);
  });
});
