import { iconCredit } from "../../assets/drawing/icon-makers";
import { wornOf } from "../../assets/dying-light/loose";
import { said, saidIn, type SpokenHere } from "../../assets/dying-light/text/said";
import { views } from "../../assets/views";
import type { Camera, HandZone, ObjectTemplate, TableDefinition } from "../../build/table-definition";
import { INFECTED_TYPES } from "../../src/games/dying-light/content/infected";
import { BOARDS, KNOWN_BY } from "../../src/games/dying-light/known-by";
import type { Spot } from "../../src/kernel/scene";
import { SPOTS } from "../../src/games/dying-light/scene/spots";
import { cardPieces } from "./card-pieces";
import { cityPieces } from "./city-pieces";
import { loosePieces } from "./loose-pieces";
import { modelled } from "../model";
import { aboveView, partView, placeView, viewsPage } from "../views";

const templates = () => ({ ...cityPieces(), ...loosePieces(), ...cardPieces() });

const crate = (of: string, name: string, told: string): ObjectTemplate =>
  modelled({ type: "bag", material: "wood", ...wornOf(`crate.${of}`) }, 0, {
    Nickname: name,
    Description: told,
    Locked: true,
  });

const supplies = () =>
  INFECTED_TYPES.map(
    (type) => [`supply.${type}`, crate(type, said().mat[`${type}s`], said().save.told.crate)] as const,
  );

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

const COLOURS = ["Yellow", "Red", "Blue", "Green"] as const;

const spotOf = (name: string): Spot => {
  const spot = SPOTS[name];
  if (spot === undefined) throw new Error(`there is no spot ${name}`);
  return spot;
};

const cameras = (language: SpokenHere): readonly Camera[] => [
  ...SEATS.map((seat, i) => placeView(views[language], COLOURS[i] ?? "Yellow", spotOf(`${seat}.board`), 22)),
  partView(said().save.views.city, 0, 0, 32, 52),
  partView(said().save.views.round, 0, 18, 20),
  partView(said().save.views.supply, 0, -18, 20),
  aboveView(views[language], 64),
];

/** What the piles are called: as their outlines on the mat. */
const decks = (): Readonly<Record<string, string>> => ({
  wounds: said().mat.wounds,
  chase: said().mat.chase,
  scenario: said().mat.scenario,
  ...Object.fromEntries(SEATS.map((seat) => [`${seat}.exposure`, said().mat.exposure])),
});

const piles = (): Readonly<Record<string, string>> => {
  const { exposure, ...others } = said().save.piles;
  return { ...others, ...Object.fromEntries(SEATS.map((seat) => [`${seat}.exposure`, exposure])) };
};

const made = (language: SpokenHere): TableDefinition => ({
  game: "dying-light",
  knownBy: { sorts: KNOWN_BY, boards: BOARDS },
  saveName: said().save.name,
  note: [said().save.note, said().withFriends.note, iconCredit].join("\n\n"),
  notebook: [
    ...said().save.pages,
    viewsPage(views[language], cameras(language)),
    said().withFriends.page,
    { title: said().save.credits, body: credits() },
  ],
  pieces: Object.fromEntries(Object.entries(templates()).map(([kind, template]) => [kind, () => template])),
  bags: { ...Object.fromEntries(supplies()), box: crate("box", said().mat.box, said().save.told.box) },
  controller: {
    ...modelled({ type: "bag", material: "metal", mesh: "console-mesh", picture: "things" }, 0, {
      Nickname: "Outbreak",
      Description: said().save.told.controller,
      Locked: true,
    }),
    at: { x: 0, y: 0.97, z: -24 },
    facing: 0,
  },
  decks: decks(),
  piles: piles(),
  cameras: cameras(language),
  about: {
    complexity: "High Complexity",
    minutes: [90, 150],
    tags: ["Board Games", "Cooperative Games", "Thematic Games", "Dice Games", "Scripting", said().save.language],
  },
  // In the order of the runners' rings.
  colours: COLOURS,
  hands: Object.fromEntries(SEATS.map((seat) => [seat, handBehind(seat)])),
  pictures: { save: "thumbnail", controller: "thumbnail" },
  // The mat is the table.
  table: "Table_None",
  sky: "Sky_Sunset",
  atMost: { models: 40, pictures: 35 },
  tags: [],
});

/** The table with everything written on it in a language. */
export const tableIn = (language: SpokenHere): TableDefinition => saidIn(language, () => made(language));

export const table: TableDefinition = tableIn("en");
