import { iconCredit } from "../../assets/drawing/icon-makers";
import { said, saidIn, type SpokenHere } from "../../assets/dying-light/text/said";
import type { HandZone, ObjectTemplate, TableDefinition } from "../../build/table-definition";
import { INFECTED_TYPES } from "../../src/games/dying-light/content/infected";
import { SPOTS } from "../../src/games/dying-light/scene/spots";
import { cardPieces } from "./card-pieces";
import { cityPieces } from "./city-pieces";
import { loosePieces } from "./loose-pieces";
import { modelled } from "../model";

const templates = () => ({ ...cityPieces(), ...loosePieces(), ...cardPieces() });

const crate = (picture: string, name: string): ObjectTemplate =>
  modelled({ type: "bag", material: "wood", mesh: "crate-mesh", picture }, 0, { Nickname: name, Locked: true });

const supplies = () =>
  INFECTED_TYPES.map((type) => [`supply.${type}`, crate(`crate-${type}`, said().mat[`${type}s`])] as const);

/** Behind the player's place, over the edge of the mat. */
const handBehind = (seat: string): HandZone => {
  const board = SPOTS[`${seat}.board`];
  if (board === undefined) throw new Error(`${seat} has no place at the table`);
  const away = board.facing === 0 ? -1 : 1;
  return {
    position: { x: board.x, y: 3, z: board.z + away * 14 },
    facing: board.facing,
    size: { x: 14, y: 6, z: 4 },
  };
};

const SEATS = ["p1", "p2", "p3", "p4"] as const;

const credits = (): string => [iconCredit, said().save.fonts, said().save.rights].join("\n\n");

const made = (): TableDefinition => ({
  game: "dying-light",
  saveName: said().save.name,
  note: [said().save.note, said().withFriends.note, iconCredit].join("\n\n"),
  notebook: [...said().save.pages, said().withFriends.page, { title: said().save.credits, body: credits() }],
  pieces: Object.fromEntries(Object.entries(templates()).map(([kind, template]) => [kind, () => template])),
  bags: { ...Object.fromEntries(supplies()), box: crate("crate-box", said().mat.box) },
  controller: {
    ...modelled({ type: "bag", material: "metal", mesh: "console-mesh", picture: "console" }, 0, {
      Nickname: "Outbreak",
      Locked: true,
    }),
    at: { x: 0, y: 0.97, z: -24 },
    facing: 0,
  },
  // In the order of the runners' rings.
  colours: ["Yellow", "Red", "Blue", "Green"],
  hands: Object.fromEntries(SEATS.map((seat) => [seat, handBehind(seat)])),
  pictures: { save: "thumbnail", controller: "thumbnail" },
  // The mat is the table.
  table: "Table_None",
  sky: "Sky_Sunset",
  tags: [],
});

/** The table with everything written on it in a language. */
export const tableIn = (language: SpokenHere): TableDefinition => saidIn(language, made);

export const table: TableDefinition = tableIn("en");
