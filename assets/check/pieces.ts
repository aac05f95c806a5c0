import { word } from "../drawing/lettering";
import { box, dot, type Face, type Mesh, type Patch, type Place, plate, quad, type Sides } from "../drawing/mesh";
import { at, path, picture, rect } from "../drawing/svg";
import { ink, inks } from "./look";

/** The pieces that people look at. */

const SIDE = 256;
const MIDDLE = SIDE / 2;

const square = (fill: string, ...inside: readonly string[]): string =>
  picture(SIDE, SIDE, rect(0, 0, SIDE, SIDE, { fill }), ...inside);

export const letterPicture = (): string => square(inks.paper, word(MIDDLE, MIDDLE, 220, ink(inks.night), "R"));

export const tickPicture = (): string =>
  square(
    inks.green,
    path("M60 136 L110 186 L200 74", {
      fill: "none",
      stroke: inks.paper,
      "stroke-width": 30,
      "stroke-linecap": "round",
    }),
  );

export const plainPicture = (): string => square(inks.amber);

export const flatMesh = (): Mesh => plate(2, 2, 0.12, dot(0.02, 0.02));

const AMBER = dot(0.25, 0.5);
const NIGHT = dot(0.75, 0.5);
const allOver = (patch: Patch): Sides => ({ top: patch, bottom: patch, long: patch, short: patch });

/** An L that lies raised on a plate and is read from the south. */
export const hookMesh = (): Mesh => [
  ...box([-1, 0, -1], [1, 0.12, 1], allOver(AMBER)),
  ...box([-0.6, 0.12, -0.8], [-0.2, 0.5, 0.8], allOver(NIGHT)),
  ...box([-0.2, 0.12, 0.4], [0.6, 0.5, 0.8], allOver(NIGHT)),
];

export const hookPicture = (): string => square(inks.amber, rect(MIDDLE, 0, MIDDLE, SIDE, { fill: inks.night }));

/** Walls and roof are taken from the half of the picture that is not clear. */
export const housePicture = (): string => picture(SIDE, SIDE, rect(0, 0, MIDDLE, SIDE, { fill: inks.brick }));

const BRICK = dot(0.25, 0.5);
const [EAVES, RIDGE, LONG, SHORT] = [0.8, 1.5, 0.9, 0.7];

const gable = (x: number): Face => {
  const corner = (y: number, z: number) => ({ x, y, z, u: BRICK.left, v: 1 - BRICK.top });
  const face = [corner(EAVES, SHORT), corner(EAVES, -SHORT), corner(RIDGE, 0)];
  return x > 0 ? face : face.reverse();
};

const slope = (z: number): Face => {
  const eaves = (x: number): Place => [x, EAVES, z];
  const ridge = (x: number): Place => [x, RIDGE, 0];
  const [left, right] = z > 0 ? [-LONG, LONG] : [LONG, -LONG];
  return quad(BRICK, ridge(left), eaves(left), eaves(right), ridge(right));
};

export const houseMesh = (): Mesh => [
  ...box([-LONG, 0, -SHORT], [LONG, EAVES, SHORT], allOver(BRICK)),
  slope(SHORT),
  slope(-SHORT),
  gable(LONG),
  gable(-LONG),
];

const CARD = { width: 300, height: 420 };

const card = (fill: string, letter: string): string =>
  rect(0, 0, CARD.width, CARD.height, { fill }) +
  word(CARD.width / 2, CARD.height / 2, 220, ink(inks.paper), letter) +
  word(CARD.width / 2, 380, 30, ink(inks.paper), "this edge is the south");

const CARDS = ["A", "B"] as const;

export const sheetPicture = (): string =>
  picture(
    CARD.width * CARDS.length,
    CARD.height,
    ...CARDS.map((letter, i) => at(i * CARD.width, 0, card(i === 0 ? inks.green : inks.brick, letter))),
  );

export const backPicture = (): string =>
  picture(CARD.width, CARD.height, rect(0, 0, CARD.width, CARD.height, { fill: inks.strip }));

export const FACES = ["1", "2", "3", "4", "5", "6"] as const;
export const DIE_SIZE = 1.2;

export const diePicture = (): string =>
  picture(
    3 * SIDE,
    2 * SIDE,
    rect(0, 0, 3 * SIDE, 2 * SIDE, { fill: inks.paper }),
    ...FACES.map((face, i) =>
      at((i % 3) * SIDE, Math.floor(i / 3) * SIDE, word(MIDDLE, MIDDLE, 180, ink(inks.night), face)),
    ),
  );

export const thumbnail = (): string =>
  picture(
    2 * SIDE,
    2 * SIDE,
    rect(0, 0, 2 * SIDE, 2 * SIDE, { fill: inks.night }),
    word(SIDE, 180, 88, ink(inks.amber), "OUTBREAK"),
    word(SIDE, 320, 120, ink(inks.paper), "CHECK"),
  );
