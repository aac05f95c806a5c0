import { iconCredit } from "../../assets/drawing/icon-makers";
import { crateName, SHARED_CRATES, TEAM_CRATES } from "../../assets/one-month-in/containers/crate";
import { TEAM_LOOKS } from "../../assets/one-month-in/teams";
import { nameOf } from "../../assets/one-month-in/text/names";
import { save } from "../../assets/one-month-in/text/save";
import { withFriends } from "../../assets/with-friends";
import type { HandZone, ObjectTemplate, TableDefinition } from "../../build/table-definition";
import { modelled } from "../model";
import { cardPieces } from "./card-pieces";
import { cityPieces } from "./city-pieces";
import { labelPieces } from "./label-pieces";
import { loosePieces } from "./loose-pieces";

const templates = () => ({ ...cityPieces(), ...cardPieces(), ...labelPieces(), ...loosePieces() });

const crate = (picture: string, name: string): ObjectTemplate =>
  modelled({ type: "bag", material: "wood", mesh: "crate-mesh", picture: `crate-${picture}` }, 0, {
    Nickname: name,
    Locked: true,
  });

const teamCrates = () =>
  TEAM_LOOKS.flatMap(({ seat }) =>
    TEAM_CRATES.map(
      (what) => [`${seat}.${what}`, crate(`${seat}-${what}`, `${nameOf(seat)}: ${crateName(what)}`)] as const,
    ),
  );

const sharedCrates = () => SHARED_CRATES.map((what) => [what, crate(what, crateName(what))] as const);

/** Everybody sits in the south, where the city is read from: from the east to the west, as their places follow. */
const ALONG_THE_SOUTH: Readonly<Record<string, number>> = {
  p1: 28.5,
  p6: 17.1,
  p5: 5.7,
  p4: -5.7,
  p3: -17.1,
  p2: -28.5,
};

const handOf = (seat: string): HandZone => ({
  position: { x: ALONG_THE_SOUTH[seat] ?? 0, y: 3, z: -27.5 },
  facing: 0,
  size: { x: 10.4, y: 5, z: 2.8 },
});

export const table: TableDefinition = {
  game: "one-month-in",
  saveName: save.name,
  note: [save.note, withFriends.en.note, iconCredit].join("\n\n"),
  notebook: [
    ...save.pages,
    withFriends.en.page,
    { title: save.credits, body: [iconCredit, save.fonts, save.rights].join("\n\n") },
  ],
  pieces: Object.fromEntries(Object.entries(templates()).map(([kind, template]) => [kind, () => template])),
  bags: Object.fromEntries([...teamCrates(), ...sharedCrates()]),
  controller: {
    ...modelled({ type: "bag", material: "cardboard", mesh: "map-case-mesh", picture: "map-case" }, 0, {
      Nickname: "Outbreak",
      Locked: true,
    }),
    at: { x: -15.2, y: 0.97, z: -21.4 },
    facing: 0,
  },
  colours: ["White", "Red", "Yellow", "Green", "Purple", "Blue"],
  hands: Object.fromEntries(TEAM_LOOKS.map(({ seat }) => [seat, handOf(seat)])),
  pictures: { save: "thumbnail", controller: "thumbnail" },
  // The mat is the table.
  table: "Table_None",
  sky: "Sky_Forest",
  tags: [],
};
