import { INFECTED_TYPES } from "../../src/games/dying-light/content/infected";
import { GEAR } from "../../src/games/dying-light/content/runners";
import { BLEED, type Slot } from "../drawing/atlas";
import { dieMesh } from "../drawing/die";
import { type Book, type Leaf, wornIn } from "../drawing/pages";
import { boxCrate, crateMesh, infectedCrate } from "./containers/crates";
import { DICE, DIE_SIZE, diePicture } from "./dice/dice";
import { night } from "./look";
import { said } from "./text/said";
import { gearPicture } from "./tokens/gear";
import { tokenMesh, type TokenShape } from "./tokens/token-shapes";
import { tokenPicture, tokens, uvPicture } from "./tokens/tokens";

/** Tokens, gear, dice and crates, on six pages. */

type FormName = TokenShape | "die" | "crate";

const slot = (x: number, y: number, width: number, height: number): Slot => ({
  x: x + BLEED,
  y: y + BLEED,
  width: width - 2 * BLEED,
  height: height - 2 * BLEED,
});

const TOKEN = { width: 368, height: 170 } as const;

const tokenSlot = (column: number, row: number): Slot =>
  slot(column * TOKEN.width, row * TOKEN.height, TOKEN.width, TOKEN.height);

const token = (shape: TokenShape, ...slots: readonly Slot[]) => ({ mesh: () => tokenMesh(shape), slots });

const leaves: readonly Leaf<FormName>[] = [
  ...Object.entries(tokens).map(([kind, of]): Leaf<FormName> => ({
    name: kind,
    form: of.shape,
    svg: () => tokenPicture(of),
  })),
  { name: "uv", form: "disc", svg: uvPicture },
  ...GEAR.map((gear): Leaf<FormName> => ({
    name: `gear.${gear.set}.${gear.slot}`,
    form: "gear",
    svg: () => gearPicture(gear),
  })),
  ...DICE.map((die): Leaf<FormName> => ({ name: `die.${die}`, form: "die", svg: () => diePicture(die) })),
  ...INFECTED_TYPES.map((type): Leaf<FormName> => ({
    name: `crate.${type}`,
    form: "crate",
    svg: () => infectedCrate(type, said().mat[`${type}s`]),
  })),
  { name: "crate.box", form: "crate", svg: () => boxCrate(said().mat.box) },
];

export const loose: Book<FormName> = {
  name: "loose",
  width: 1024,
  height: 512,
  ground: night.deep,
  forms: {
    disc: token("disc", tokenSlot(0, 0)),
    hexagon: token("hexagon", tokenSlot(1, 0)),
    square: token("square", tokenSlot(0, 1)),
    octagon: token("octagon", tokenSlot(1, 1)),
    gear: token("gear", tokenSlot(0, 2), tokenSlot(1, 2)),
    crate: { mesh: crateMesh, slots: [slot(736, 0, 288, 320)] },
    die: { mesh: () => dieMesh(DIE_SIZE), slots: [slot(736, 320, 288, 192)] },
  },
  leaves,
};

export const wornOf = wornIn(loose);
