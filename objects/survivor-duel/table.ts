import { iconCredit } from "../../assets/drawing/icon-makers";
import { MAT_RISES } from "../../assets/survivor-duel/boards/mat";
import { BOXES } from "../../assets/survivor-duel/containers/boxes";
import { save } from "../../assets/survivor-duel/text/en";
import { withFriends } from "../../assets/with-friends";
import type { HandZone, ObjectTemplate, PieceTemplate, TableDefinition } from "../../build/table-definition";
import { SPOTS } from "../../src/games/survivor-duel/scene/spots";
import { modelled } from "../model";
import { cardPieces } from "./card-pieces";
import { labelPieces } from "./label-pieces";
import { loosePieces } from "./loose-pieces";

const alike = (templates: Readonly<Record<string, PieceTemplate>>) =>
  Object.fromEntries(Object.entries(templates).map(([kind, template]) => [kind, () => template] as const));

/** They stand in the gutter between the sides, on the mats' edges. */
const longBox = (picture: string, name: string): ObjectTemplate =>
  modelled({ type: "bag", material: "cardboard", mesh: "long-box-mesh", picture }, MAT_RISES, {
    Nickname: name,
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

export const table: TableDefinition = {
  game: "survivor-duel",
  saveName: save.name,
  note: [save.note, withFriends.en.note, iconCredit].join("\n\n"),
  notebook: [
    ...save.pages,
    withFriends.en.page,
    { title: save.credits, body: [iconCredit, save.fonts, save.rights].join("\n\n") },
  ],
  pieces: { ...alike(cardPieces()), ...alike(labelPieces()), ...loosePieces() },
  bags: Object.fromEntries(boxes()),
  controller: {
    ...modelled({ type: "bag", material: "cardboard", mesh: "comic-mesh", picture: "comic" }, 0, {
      Nickname: "Outbreak",
      Locked: true,
    }),
    at: { x: -12.4, y: 0.97 + MAT_RISES, z: 0 },
    facing: 0,
  },
  // As their mats.
  colours: ["Red", "Blue"],
  hands: Object.fromEntries(SEATS.map((seat) => [seat, handBehind(seat)])),
  pictures: { save: "thumbnail", controller: "thumbnail" },
  // The mats are the table.
  table: "Table_None",
  sky: "Sky_Museum",
  tags: [],
};
