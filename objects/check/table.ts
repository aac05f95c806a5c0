import { DIE_SIZE, FACES } from "../../assets/check/pieces";
import { rotationValues } from "../../assets/drawing/die";
import type { PieceTemplate, TableDefinition } from "../../build/table-definition";
import { words } from "../../src/check/words";
import { type Model, modelled, ONE } from "../model";

/** So much above the floor a piece is set down: nothing begins inside of it. */
const AIR = 0.02;

type Make = () => PieceTemplate;

const model = (
  type: Model["type"],
  mesh: string,
  picture: string,
  lift = AIR,
  own: Partial<PieceTemplate> = {},
): Make => {
  return () => modelled({ type, material: "cardboard", mesh, picture }, lift, own);
};

const flat = (picture: string): Make => model("generic", "flat-mesh", picture);

const card = (cell: number): Make => {
  return () => ({
    Name: "Card",
    Grid: false,
    scale: ONE,
    lift: AIR,
    sheet: { name: "sheet", columns: 2, rows: 1, cell, back: "back" },
  });
};

export const table: TableDefinition = {
  game: "check",
  saveName: words.title,
  note: words.idle,
  notebook: [],
  pieces: {
    floor: model("board", "floor-mesh", "floor", 0, { Tooltip: false }),
    letter: flat("letter"),
    hook: model("generic", "hook-mesh", "hook"),
    house: model("generic", "house-mesh", "house"),
    blank: flat("blank"),
    accent: flat("accent"),
    "other-form": flat("plain"),
    "card-a": card(0),
    "card-b": card(1),
    die: model("die", "die-mesh", "die", DIE_SIZE / 2 + AIR, { RotationValues: rotationValues(FACES) }),
    witness: () => ({ Name: "BlockSquare", LuaScript: "script:check-witness", scale: ONE, lift: 0.5 }),
  },
  bags: {},
  controller: {
    Name: "Bag",
    Nickname: words.title,
    Locked: true,
    scale: ONE,
    lift: AIR,
    at: { x: -14, y: 1, z: 10.5 },
    facing: 0,
  },
  colours: ["White"],
  hands: { p1: { position: { x: 0, y: 3, z: -16 }, facing: 0, size: { x: 20, y: 6, z: 4 } } },
  pictures: { save: "thumbnail", controller: "none" },
  table: "Table_None",
  sky: "Sky_Museum",
  cameras: [],
  about: { complexity: "Low Complexity", minutes: [10, 20], tags: ["Scripting"] },
  atMost: { models: 5, pictures: 11 },
  tags: [],
  script: "script:check-global",
};
