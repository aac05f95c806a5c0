import { iconCredit } from "../../assets/drawing/icon-makers";
import { TINS } from "../../assets/survive-until-daylight/containers/tin";
import { nameOf } from "../../assets/survive-until-daylight/text/names";
import { said, saidIn, type SpokenHere } from "../../assets/survive-until-daylight/text/said";
import { views } from "../../assets/views";
import type { Camera, HandZone, ObjectTemplate, TableDefinition } from "../../build/table-definition";
import { HORDE_TYPES } from "../../src/games/survive-until-daylight/content/horde";
import { BOARDS, KNOWN_BY } from "../../src/games/survive-until-daylight/known-by";
import type { Spot } from "../../src/kernel/scene";
import { SPOTS } from "../../src/games/survive-until-daylight/scene/spots";
import { modelled } from "../model";
import { aboveView, partView, placeView, viewsPage } from "../views";
import { cardPieces } from "./card-pieces";
import { labelPieces } from "./label-pieces";
import { loosePieces } from "./loose-pieces";

const templates = () => ({ ...cardPieces(), ...labelPieces(), ...loosePieces() });

const tin = (picture: string, name: string): ObjectTemplate =>
  modelled({ type: "bag", material: "metal", mesh: "tin-mesh", picture: `tin-${picture}` }, 0, {
    Nickname: name,
    Description: said().save.tin,
    Locked: true,
  });

const tins = () => TINS.map((kind) => [`supply.${kind}`, tin(kind, nameOf(kind))] as const);

/** How far the board's middle lies to the left of its place's. */
const BOARD_TO_THE_LEFT = 6.6;

/** Behind the player's place, over the edge of the mat. */
const handBehind = (seat: string): HandZone => {
  const board = SPOTS[`${seat}.board`];
  if (board === undefined) throw new Error(`${seat} has no place at the table`);
  const side = board.facing === 0 ? 1 : -1;
  return {
    position: { x: board.x + side * BOARD_TO_THE_LEFT, y: 3, z: board.z - side * 7.2 },
    facing: board.facing,
    size: { x: 14, y: 6, z: 4 },
  };
};

const SEATS = ["p1", "p2", "p3", "p4", "p5", "p6"] as const;

const COLOURS = ["White", "Red", "Yellow", "Blue", "Green", "Purple"] as const;

const placeOf = (seat: string): Spot => {
  const board = SPOTS[`${seat}.board`];
  if (board === undefined) throw new Error(`${seat} has no place at the table`);
  const side = board.facing === 0 ? 1 : -1;
  return { ...board, x: board.x + side * BOARD_TO_THE_LEFT };
};

const cameras = (language: SpokenHere): readonly Camera[] => [
  ...SEATS.map((seat, i) => placeView(views[language], COLOURS[i] ?? "White", placeOf(seat), 22)),
  partView(said().save.views.line, 0, 1, 30),
  partView(said().save.views.decks, 0, 9, 22),
  aboveView(views[language], 60),
];

/** Who may come, by the word of their deck's spot. */
const supplies = () => HORDE_TYPES.map((type) => [`supply.${type}`, nameOf(type)] as const);

const piles = (): Readonly<Record<string, string>> => {
  const { horde, ...others } = said().save.piles;
  return { ...others, ...Object.fromEntries(HORDE_TYPES.map((type) => [`supply.${type}`, horde])) };
};

const made = (language: SpokenHere): TableDefinition => ({
  game: "survive-until-daylight",
  knownBy: { sorts: KNOWN_BY, boards: BOARDS },
  saveName: said().save.name,
  note: [said().save.note, said().withFriends.note, iconCredit].join("\n\n"),
  notebook: [
    ...said().save.pages,
    viewsPage(views[language], cameras(language)),
    said().withFriends.page,
    { title: said().save.credits, body: [iconCredit, said().save.fonts, said().save.rights].join("\n\n") },
  ],
  pieces: Object.fromEntries(Object.entries(templates()).map(([kind, template]) => [kind, () => template])),
  bags: { ...Object.fromEntries(tins()), box: tin("box", said().mat.box) },
  controller: {
    ...modelled({ type: "bag", material: "cardboard", mesh: "notebook-mesh", picture: "notebook" }, 0, {
      Nickname: "Outbreak",
      Description: said().save.controller,
      Locked: true,
    }),
    at: { x: 27.9, y: 0.97, z: 7.1 },
    facing: 0,
  },
  decks: {
    ...Object.fromEntries(supplies()),
    rubble: said().backs.rubble,
    assaults: said().backs.assault,
    combat: said().backs.combat,
  },
  piles: piles(),
  cameras: cameras(language),
  about: {
    complexity: "Medium Complexity",
    minutes: [60, 120],
    tags: ["Board Games", "Card Games", "Cooperative Games", "Thematic Games", "Scripting", said().save.language],
  },
  // Clockwise from the south: neighbours differ in light as well as in colour.
  colours: COLOURS,
  hands: Object.fromEntries(SEATS.map((seat) => [seat, handBehind(seat)])),
  pictures: { save: "thumbnail", controller: "thumbnail" },
  // The mat is the table.
  table: "Table_None",
  sky: "Sky_Forest",
  atMost: { models: 17, pictures: 23 },
  tags: [],
});

/** The table with everything written on it in a language. */
export const tableIn = (language: SpokenHere): TableDefinition => saidIn(language, () => made(language));

export const table: TableDefinition = tableIn("en");
