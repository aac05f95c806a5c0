import { NAMES, SHEET } from "../../assets/rock-paper-scissors/pictures";
import type { PieceTemplate, TableDefinition } from "../../build/table-definition";
import { SPOTS } from "../../src/games/rock-paper-scissors/scene/spots";
import { rockPaperScissorsSpoken } from "../../src/games/rock-paper-scissors/spoken";
import { ONE } from "../model";

/** So much above the table a piece is set down: nothing begins inside of it. */
const AIR = 0.03;

const SEATS = ["p1", "p2"] as const;

const cardPiece = (cell: number, title: string): PieceTemplate => ({
  Name: "Card",
  Nickname: title,
  Grid: false,
  scale: ONE,
  lift: AIR,
  sheet: { name: "sheet", columns: SHEET.columns, rows: SHEET.rows, cell, back: "back" },
});

const label = (title: string): PieceTemplate => ({
  Name: "3DText",
  Nickname: title,
  Text: { Text: "", colorstate: { r: 1, g: 0.82, b: 0.3 }, fontSize: 96 },
  Grid: false,
  scale: ONE,
  lift: AIR,
});

const handBehind = (seat: string) => {
  const spot = SPOTS[`${seat}.hand`];
  if (spot === undefined) throw new Error(`${seat} has no hand at the table`);
  const { x, y, z, facing } = spot;
  return { position: { x, y, z }, facing, size: { x: 12, y: 6, z: 4 } };
};

/** What stands on the table, named in that language. */
export const tableIn = (language: string): TableDefinition => {
  const spoken = rockPaperScissorsSpoken.languages.find(({ name }) => name === language);
  const said = (key: string): string => spoken?.text[key] ?? key;
  return {
    game: "rock-paper-scissors",
    // The name of a file: the same in every language.
    saveName: "Outbreak - Rock, Paper, Scissors",
    note: said("RPS-BEAT-01"),
    notebook: [{ title: said("game.name"), body: [said("RPS-THROW-01"), said("RPS-WIN-01")].join("\n\n") }],
    pieces: {
      ...Object.fromEntries(NAMES.map((card, i) => [card, () => cardPiece(i, said(`word.${card}`))])),
      ...Object.fromEntries(SEATS.map((seat) => [`points.${seat}`, () => label(said(`word.${seat}`))])),
    },
    bags: {},
    controller: {
      Name: "Bag",
      Nickname: "Outbreak",
      Locked: true,
      scale: ONE,
      lift: AIR,
      at: { x: -8, y: 1, z: 0 },
      facing: 0,
    },
    colours: ["Red", "Blue"],
    hands: Object.fromEntries(SEATS.map((seat) => [seat, handBehind(seat)])),
    pictures: { save: "thumbnail", controller: "thumbnail" },
    table: "Table_RPG",
    sky: "Sky_Museum",
    cameras: [],
    about: { complexity: "Low Complexity", minutes: [1, 5], tags: ["Card Games"] },
    atMost: { models: 0, pictures: 2 },
    tags: [],
  };
};

export const table = tableIn("en");
