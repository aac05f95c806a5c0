import { iconCredit } from "../../assets/drawing/icon-makers";
import { crateName, SHARED_CRATES, TEAM_CRATES } from "../../assets/one-month-in/containers/crate";
import { wornOf } from "../../assets/one-month-in/loose";
import { TEAM_LOOKS } from "../../assets/one-month-in/teams";
import { nameOf } from "../../assets/one-month-in/text/names";
import { said, saidIn, type SpokenHere } from "../../assets/one-month-in/text/said";
import { views } from "../../assets/views";
import type { Camera, HandZone, ObjectTemplate, TableDefinition } from "../../build/table-definition";
import { SPOTS } from "../../src/games/one-month-in/scene/spots";
import { BOARDS, KNOWN_BY } from "../../src/games/one-month-in/known-by";
import type { Spot } from "../../src/kernel/scene";
import { modelled } from "../model";
import { aboveView, partView, placeView, viewsPage } from "../views";
import { cardPieces } from "./card-pieces";
import { cityPieces } from "./city-pieces";
import { labelPieces } from "./label-pieces";
import { loosePieces } from "./loose-pieces";

const templates = () => ({ ...cityPieces(), ...cardPieces(), ...labelPieces(), ...loosePieces() });

const crate = (what: string, name: string): ObjectTemplate =>
  modelled({ type: "bag", material: "wood", ...wornOf(`crate.${what}`) }, 0, {
    Nickname: name,
    Description: said().save.crate,
    Locked: true,
  });

const teamCrates = () =>
  TEAM_LOOKS.flatMap(({ seat }) =>
    TEAM_CRATES.map(
      (what) => [`${seat}.${what}`, crate(`${seat}.${what}`, `${nameOf(seat)}: ${crateName(what)}`)] as const,
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

const COLOURS = ["White", "Red", "Yellow", "Green", "Purple", "Blue"] as const;

/** Between the board and the help card before it. */
const placeOf = (seat: string): Spot => {
  const [crates, help] = [SPOTS[`${seat}.walls`], SPOTS[`${seat}.help`]];
  if (crates === undefined || help === undefined) throw new Error(`${seat} has no place at the table`);
  return { ...help, z: (crates.z + help.z) / 2, facing: 0 };
};

const cameras = (language: SpokenHere): readonly Camera[] => [
  ...TEAM_LOOKS.map(({ seat }, i) => placeView(views[language], COLOURS[i] ?? "White", placeOf(seat), 20)),
  partView(said().save.views.city, 0, 0, 38),
  aboveView(views[language], 62),
];

const made = (language: SpokenHere): TableDefinition => ({
  game: "one-month-in",
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
  bags: Object.fromEntries([...teamCrates(), ...sharedCrates()]),
  controller: {
    ...modelled({ type: "bag", material: "cardboard", mesh: "map-case-mesh", picture: "things" }, 0, {
      Nickname: "Outbreak",
      Description: said().save.controller,
      Locked: true,
    }),
    at: { x: -15.2, y: 0.97, z: -21.4 },
    facing: 0,
  },
  decks: { deck: said().save.deck },
  piles: { deck: said().save.pile },
  cameras: cameras(language),
  about: {
    complexity: "Medium Complexity",
    minutes: [60, 90],
    tags: ["Board Games", "Strategy Games", "Thematic Games", "Scripting", said().save.language],
  },
  colours: COLOURS,
  hands: Object.fromEntries(TEAM_LOOKS.map(({ seat }) => [seat, handOf(seat)])),
  pictures: { save: "thumbnail", controller: "thumbnail" },
  // The mat is the table.
  table: "Table_None",
  sky: "Sky_Forest",
  atMost: { models: 15, pictures: 30 },
  tags: [],
});

/** The table with everything written on it in a language. */
export const tableIn = (language: SpokenHere): TableDefinition => saidIn(language, () => made(language));

export const table: TableDefinition = tableIn("en");
