import { iconCredit } from "../../assets/drawing/icon-makers";
import { MAT_RISES } from "../../assets/survivor-duel/boards/mat";
import { BOXES } from "../../assets/survivor-duel/containers/boxes";
import { hints, save } from "../../assets/survivor-duel/text/en";
import { views } from "../../assets/views";
import { withFriends } from "../../assets/with-friends";
import type { Camera, HandZone, ObjectTemplate, PieceTemplate, TableDefinition } from "../../build/table-definition";
import type { Spot } from "../../src/kernel/scene";
import { SPOTS } from "../../src/games/survivor-duel/scene/spots";
import { modelled } from "../model";
import { aboveView, partView, placeView, viewsPage } from "../views";
import { cardPieces } from "./card-pieces";
import { labelPieces } from "./label-pieces";
import { loosePieces } from "./loose-pieces";

const alike = (templates: Readonly<Record<string, PieceTemplate>>) =>
  Object.fromEntries(Object.entries(templates).map(([kind, template]) => [kind, () => template] as const));

/** They stand in the gutter between the sides, on the mats' edges. */
const longBox = (picture: string, name: string): ObjectTemplate =>
  modelled({ type: "bag", material: "cardboard", mesh: "long-box-mesh", picture }, MAT_RISES, {
    Nickname: name,
    Description: hints.waits,
    Locked: true,
  });

const boxes = () =>
  Object.entries(BOXES).map(([last, { name }]) => {
    const spot = last === "box" ? last : `box.${last}`;
    return [spot, longBox(`long-${last}`, name)] as const;
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

const cameras: readonly Camera[] = [
  placeView(views.en, "Red", spotOf("p1.gear"), 26),
  placeView(views.en, "Blue", spotOf("p2.gear"), 26),
  partView(save.views.red, 0, -8, 26),
  { ...partView(save.views.blue, 0, 8, 26), facing: 180 },
  aboveView(views.en, 58),
];

export const table: TableDefinition = {
  game: "survivor-duel",
  saveName: save.name,
  note: [save.note, withFriends.en.note, iconCredit].join("\n\n"),
  notebook: [
    ...save.pages,
    viewsPage(views.en, cameras),
    withFriends.en.page,
    { title: save.credits, body: [iconCredit, save.fonts, save.rights].join("\n\n") },
  ],
  pieces: { ...alike(cardPieces()), ...alike(labelPieces()), ...loosePieces() },
  bags: Object.fromEntries(boxes()),
  controller: {
    ...modelled({ type: "bag", material: "cardboard", mesh: "comic-mesh", picture: "comic" }, 0, {
      Nickname: "Outbreak",
      Description: hints.controller,
      Locked: true,
    }),
    at: { x: -12.4, y: 0.97 + MAT_RISES, z: 0 },
    facing: 0,
  },
  cameras,
  about: {
    complexity: "Medium Complexity",
    minutes: [20, 40],
    tags: ["Card Games", "Strategy Games", "Scripting", "English"],
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
};
