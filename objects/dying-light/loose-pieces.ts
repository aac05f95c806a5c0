import { untold } from "../../src/tts/face-value";
import { rotationValues } from "../../assets/drawing/die";
import { DICE, DIE_SIZE } from "../../assets/dying-light/dice/dice";
import type { Die } from "../../assets/dying-light/dice/dice";
import { RUNNER_IDS } from "../../assets/dying-light/figures/minis";
import { wornOf } from "../../assets/dying-light/loose";
import { toldOf } from "../../assets/dying-light/text/told";
import { nameOf } from "../../assets/dying-light/text/name-of";
import { TOKEN_THICKNESS } from "../../assets/dying-light/tokens/token-shapes";
import { tokens } from "../../assets/dying-light/tokens/tokens";
import { said } from "../../assets/dying-light/text/said";
import type { PieceTemplate } from "../../build/table-definition";
import { FACES } from "../../src/games/dying-light/content/dice";
import { INFECTED_TYPES } from "../../src/games/dying-light/content/infected";
import { GEAR } from "../../src/games/dying-light/content/runners";
import type { GearToken } from "../../src/games/dying-light/content/runners";
import { modelled } from "../model";

/** Figures, dice and tokens. A token's and a die's middle is their origin, so that they turn over in place. */

type Pieces = Readonly<Record<string, PieceTemplate>>;

/** So much above the ground they are set down: nothing begins inside of it. */
const AIR = 0.02;

const figure = (name: string, kind: string): PieceTemplate =>
  modelled(
    {
      type: "figurine",
      material: "plastic",
      mesh: `figure-${name}-mesh`,
      picture: "things",
      collider: "figure-collider",
    },
    AIR,
    { Nickname: nameOf(name), Description: toldOf(kind) },
  );

const infected = () => INFECTED_TYPES.map((type) => [type, figure(type, type)] as const);
const runners = () => RUNNER_IDS.map((runner) => [`runner.${runner}`, figure(runner, `runner.${runner}`)] as const);

const die = (type: Die): PieceTemplate => {
  const kind = `die.${type}`;
  return modelled({ type: "die", material: "plastic", ...wornOf(kind) }, DIE_SIZE / 2 + AIR, {
    Nickname: nameOf(kind),
    Description: toldOf(kind),
    RotationValues: rotationValues(FACES[type].map(untold)),
  });
};

const dice = () => DICE.map((type) => [`die.${type}`, die(type)] as const);

const token = (kind: string): PieceTemplate =>
  modelled({ type: "generic", material: "cardboard", ...wornOf(kind) }, TOKEN_THICKNESS / 2 + AIR, {
    Nickname: nameOf(kind),
    Description: said().hints[kind] ?? "",
  });

const boardTokens = () => Object.keys(tokens).map((kind) => [kind, token(kind)] as const);

const gear = ({ set, slot, boost, prevents }: GearToken): PieceTemplate =>
  modelled({ type: "generic", material: "cardboard", ...wornOf(`gear.${set}.${slot}`) }, TOKEN_THICKNESS / 2 + AIR, {
    Nickname: said()
      .save.gear.replace("{slot}", nameOf(`gear.${slot}`))
      .replace("{set}", nameOf(set)),
    Description: said().save.damaged.replace("{boost}", nameOf(boost)).replace("{harm}", said().save[prevents]),
  });

const outfits = () => GEAR.map((of) => [`gear.${of.set}.${of.slot}`, gear(of)] as const);

const marker = (): PieceTemplate =>
  modelled({ type: "generic", material: "plastic", mesh: "round-marker-mesh", picture: "things" }, AIR, {
    Nickname: nameOf("round-marker"),
    Description: said().save.told.marker,
  });

export const loosePieces = (): Pieces => ({
  ...Object.fromEntries([...infected(), ...runners(), ...dice(), ...boardTokens(), ...outfits()]),
  uv: token("uv"),
  "round-marker": marker(),
});
