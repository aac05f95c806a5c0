import { TILES } from "../../src/games/one-month-in/content/tiles";
import { type Atlas, BLEED, type Slot } from "../drawing/atlas";
import { type Book, type Leaf, wornIn } from "../drawing/pages";
import { crateMesh, SHARED_CRATES, sharedCrate, TEAM_CRATES, teamCrate } from "./containers/crate";
import { inks } from "./look";
import { TEAM_LOOKS } from "./teams";
import { tileFace } from "./tiles/face";
import { fogFace } from "./tiles/fog";
import { tileMesh } from "./tiles/hexagon";
import { markPicture, turnMark } from "./tokens/marks";
import { flagMesh, flagPicture, survivorMesh, survivorPicture, teamWallMesh, wallPicture } from "./tokens/team-pieces";

/** What there is many of, on pages: tiles, crates, and what a team has in its colour. */

type FormName = "tile" | "crate" | "disc" | "flag" | "wall";

const slot = (x: number, y: number, width: number, height: number): Slot => ({
  x: x + BLEED,
  y: y + BLEED,
  width: width - 2 * BLEED,
  height: height - 2 * BLEED,
});

const forms: Book<FormName>["forms"] = {
  tile: { mesh: tileMesh, slots: [slot(0, 0, 600, 512)] },
  crate: { mesh: crateMesh, slots: [slot(600, 0, 212, 276), slot(812, 0, 212, 276)] },
  disc: { mesh: survivorMesh, slots: [slot(600, 276, 272, 128)] },
  flag: { mesh: flagMesh, slots: [slot(872, 276, 152, 128)] },
  wall: { mesh: teamWallMesh, slots: [slot(600, 404, 424, 108)] },
};

/** The turn's mark has the form of a survivor, and is so much larger. */
export const TURN_MARK_SCALE = 2.6;

const leaves: readonly Leaf<FormName>[] = [
  ...TILES.map((of): Leaf<FormName> => ({ name: `tile.${of.tile}`, form: "tile", svg: () => tileFace(of) })),
  { name: "fog", form: "tile", svg: fogFace },
  ...TEAM_LOOKS.flatMap((team): Leaf<FormName>[] => [
    { name: `survivor.${team.seat}`, form: "disc", svg: () => survivorPicture(team) },
    { name: `flag.${team.seat}`, form: "flag", svg: () => flagPicture(team) },
    { name: `wall.${team.seat}`, form: "wall", svg: () => wallPicture(team) },
    ...TEAM_CRATES.map((what): Leaf<FormName> => ({
      name: `crate.${team.seat}.${what}`,
      form: "crate",
      svg: () => teamCrate(team.seat, what),
    })),
  ]),
  ...SHARED_CRATES.map((what): Leaf<FormName> => ({
    name: `crate.${what}`,
    form: "crate",
    svg: () => sharedCrate(what),
  })),
  { name: "turn-mark", form: "disc", svg: () => markPicture(turnMark, 2) },
];

export const loose: Book<FormName> = {
  name: "loose",
  width: 1024,
  height: 512,
  ground: inks.black,
  forms,
  leaves,
};

export const wornOf = wornIn(loose);

/** What there is one form of, all on one picture. */
export const things: Atlas = {
  width: 1024,
  height: 1024,
  slots: {
    "map-case": slot(0, 0, 512, 704),
    die: slot(512, 0, 512, 344),
    zombie: slot(512, 344, 256, 226),
    food: slot(768, 344, 256, 226),
    "arms-mark": slot(512, 570, 256, 226),
    "suit-mark": slot(768, 570, 256, 226),
    "work-mark": slot(512, 796, 256, 226),
    "hold-mark": slot(768, 796, 256, 226),
  },
};
