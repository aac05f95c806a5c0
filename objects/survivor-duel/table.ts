import { iconCredit } from "../../assets/drawing/icon-makers";
import { MAT_RISES } from "../../assets/survivor-duel/boards/mat";
import { BOXES } from "../../assets/survivor-duel/containers/boxes";
import { views } from "../../assets/views";
import type { Camera, HandZone, ObjectTemplate, PieceTemplate, TableDefinition } from "../../build/table-definition";
import { BOARDS, KNOWN_BY } from "../../src/games/survivor-duel/known-by";
import type { Spot } from "../../src/kernel/scene";
import { SPOTS } from "../../src/games/survivor-duel/scene/spots";
import { modelled } from "../model";
import { aboveView, partView, placeView, viewsPage } from "../views";
import { cardPieces } from "./card-pieces";
import { labelPieces } from "./label-pieces";
import { loosePieces } from "./loose-pieces";
import { said, saidIn, type SpokenHere } from "../../assets/survivor-duel/text/said";

const alike = (templates: Readonly<Record<string, PieceTemplate>>) =>
  Object.fromEntries(Object.entries(templates).map(([kind, template]) => [kind, () => template] as const));

/** They stand in the gutter between the sides, on the mats' edges. */
const longBox = (picture: string, name: string): ObjectTemplate =>
  modelled({ type: "bag", material: "cardboard", mesh: "long-box-mesh", picture }, MAT_RISES, {
    Nickname: name,
    Description: said().hints.waits,
    Locked: true,
  });

const boxes = () =>
  Object.entries(BOXES).map(([last, { name }]) => {
    const spot = last === "box" ? last : `box.${last}`;
    return [spot, longBox(`long-${last}`, said().mat[name])] as const;
  });

const handBehind = (seat: string): HandZone => {
  const hand = SPOTS[`${seat}.hand`];
  if (hand === undefined) throw new Error(`${seat} has no hand at the table`);
  return {
    position: { x: hand.x, y: hand.y, z: hand.z },
    facing: hand.facing,
    size: { x: 22, y: 6, z: 4 },
  };
};

const SEATS = ["p1", "p2"] as const;

const spotOf = (name: string): Spot => {
  const spot = SPOTS[name];
  if (spot === undefined) throw new Error(`there is no spot ${name}`);
  return spot;
};

const cameras = (language: SpokenHere): readonly Camera[] => [
  placeView(views[language], "Red", spotOf("p1.gear"), 26),
  placeView(views[language], "Blue", spotOf("p2.gear"), 26),
  partView(said().save.views.red, 0, -8, 26),
  { ...partView(said().save.views.blue, 0, 8, 26), facing: 180 },
  aboveView(views[language], 58),
];

const made = (language: SpokenHere): TableDefinition => ({
  game: "survivor-duel",
  knownBy: { sorts: KNOWN_BY, boards: BOARDS },
  saveName: said().save.name,
  note: [said().save.note, said().withFriends.note, iconCredit].join("\n\n"),
  notebook: [
    ...said().save.pages,
    viewsPage(views[language], cameras(language)),
    said().withFriends.page,
    { title: said().save.credits, body: [iconCredit, said().save.fonts, said().save.rights].join("\n\n") },
  ],
  pieces: { ...alike(cardPieces()), ...alike(labelPieces()), ...loosePieces() },
  bags: Object.fromEntries(boxes()),
  controller: {
    ...modelled({ type: "bag", material: "cardboard", mesh: "comic-mesh", picture: "comic" }, 0, {
      Nickname: "Outbreak",
      Description: said().hints.controller,
      Locked: true,
    }),
    at: { x: -12.4, y: 0.97 + MAT_RISES, z: 0 },
    facing: 0,
  },
  cameras: cameras(language),
  about: {
    complexity: "Medium Complexity",
    minutes: [20, 40],
    tags: ["Card Games", "Strategy Games", "Scripting", said().save.language],
  },
  // As their mats.
  colours: ["Red", "Blue"],
  hands: Object.fromEntries(SEATS.map((seat) => [seat, handBehind(seat)])),
  pictures: { save: "thumbnail", controller: "thumbnail" },
  // The mats are the table.
  table: "Table_None",
  sky: "Sky_Museum",
  atMost: { models: 8, pictures: 19 },
  tags: [],
});

/** The table with everything written on it in a language. */
export const tableIn = (language: SpokenHere): TableDefinition => saidIn(language, () => made(language));

export const table: TableDefinition = tableIn("en");
