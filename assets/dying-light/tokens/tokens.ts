import { icon } from "../../drawing/icons";
import { word } from "../../drawing/lettering";
import { at, circle, picture, polygon, rect } from "../../drawing/svg";
import { light, night, title } from "../look";
import { FACE, outline, STRIP } from "./token-shapes";
import type { TokenShape } from "./token-shapes";

/** The board's tokens: hexagons harm, squares are of use, discs are places, octagons belong to the scenario. */
export interface Token {
  readonly shape: TokenShape;
  readonly ground: string;
  readonly rim: string;
  readonly icon: string;
  readonly sign?: string;
}

const objective = (sign: string): Token => ({
  shape: "octagon",
  ground: "#1f4f4a",
  rim: "#7fe3c9",
  icon: "flying-flag",
  sign,
});

const event = (sign: string): Token => ({
  shape: "disc",
  ground: "#5a1430",
  rim: "#ff8296",
  icon: "ringing-alarm",
  sign,
});

export const tokens: Readonly<Record<string, Token>> = {
  nest: { shape: "disc", ground: "#33202f", rim: "#e2384f", icon: "egg-clutch" },
  fire: { shape: "hexagon", ground: "#7a1f10", rim: "#ffb648", icon: "small-fire" },
  rough: { shape: "hexagon", ground: "#3c342b", rim: "#d0b98a", icon: "stone-pile" },
  "jump-pad": { shape: "square", ground: "#0f4a63", rim: "#7fd4f0", icon: "bouncing-spring" },
  spear: { shape: "square", ground: "#3a3f57", rim: "#d9dff5", icon: "barbed-spear" },
  "common-loot": { shape: "square", ground: "#24512e", rim: "#86d694", icon: "duffel-bag" },
  "epic-loot": { shape: "square", ground: "#48226e", rim: "#cf9cff", icon: "open-treasure-chest" },
  inhibitor: { shape: "octagon", ground: "#6a4a10", rim: "#ffd98f", icon: "syringe" },
  electricity: { shape: "octagon", ground: "#5c5410", rim: "#fff08a", icon: "electric" },
  "exposure-token": { shape: "hexagon", ground: "#5a1430", rim: "#ffd98f", icon: "eye-target" },
  objective1: objective("1"),
  objective2: objective("2"),
  objective3: objective("3"),
  objective4: objective("4"),
  event1: event("1"),
  event2: event("2"),
  event3: event("3"),
};

const uvOff: Token = { shape: "disc", ground: "#23212f", rim: "#6a6580", icon: "light-bulb" };
const uvOn: Token = { shape: "disc", ground: "#4a1d99", rim: "#c9a3ff", icon: "light-bulb" };

const C = FACE / 2;

const shaped = (shape: TokenShape, half: number, fill: string): string =>
  at(C, C, polygon(outline(shape, half), { fill }));

const face = (token: Token): string => {
  const [side, shift] = token.sign === undefined ? [150, 0] : [116, -26];
  const sign = token.sign;
  return (
    rect(0, 0, FACE, FACE, { fill: token.rim }) +
    shaped(token.shape, C * 0.86, token.ground) +
    icon(token.icon, C - side / 2 + shift, C - side / 2, side, light.bone) +
    (sign === undefined ? "" : word(C + 52, C, 120, title(token.rim), sign))
  );
};

/** Front, back, and below them the colour of the edge. */
export const twoFaces = (front: string, back: string, edge: string): string =>
  picture(FACE * 2, FACE + STRIP, front, at(FACE, 0, back), rect(0, FACE, FACE * 2, STRIP, { fill: edge }));

export const tokenPicture = (token: Token): string => twoFaces(face(token), face(token), token.rim);

const rays = (): string =>
  Array.from({ length: 16 }, (_, i) => {
    const turn = (i / 16) * 2 * Math.PI;
    return circle(C + Math.cos(turn) * 92, C + Math.sin(turn) * 92, 6, { fill: "#e9d8ff" });
  }).join("");

/** Dark until it is powered. */
export const uvPicture = (): string => twoFaces(face(uvOff), face(uvOn) + rays(), night.mist);

export const markerPicture = (): string => picture(16, 16, rect(0, 0, 16, 16, { fill: "#ff8c2e" }));
