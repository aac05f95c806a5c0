import { word } from "../../drawing/lettering";
import { cast, dot, type Mesh, type Patch } from "../../drawing/mesh";
import { at, circle, clipped, picture, rect, regular, type Point } from "../../drawing/svg";
import { inks, title } from "../look";

import { halftone, printed } from "../print";
import { said } from "../text/said";

/** Who somebody is this turn: the Survivor on one side, the zombies on the other. It turns over when the roles swap. */

export const ROLE_THICKNESS = 0.16;

const RADIUS = 1.7;
const CORNERS = 40;

/** Pixels of a face, and of the strip below both with the colour of the edge. */
const FACE = 512;
const STRIP = 24;

const patch = (side: 0 | 1): Patch => ({
  left: side / 2,
  top: 0,
  right: (side + 1) / 2,
  bottom: FACE / (FACE + STRIP),
});

export const roleMesh = (): Mesh => {
  const up = ROLE_THICKNESS / 2;
  return cast({
    outline: regular(CORNERS, 0, 0, RADIUS, 0),
    cuts: [
      { by: 0.97, y: -up },
      { by: 1, y: 0 },
      { by: 0.97, y: up },
    ],
    top: patch(0),
    bottom: patch(1),
    side: dot(0.5, 1 - STRIP / 2 / (FACE + STRIP)),
  });
};

interface Face {
  readonly motif: string;
  readonly name: string;
  readonly ground: string;
  readonly dots: string;
  readonly ink: string;
  readonly shade: string;
}

const survivor = (): Face => ({
  motif: "bowman",
  name: said().mat.role.survivor,
  ground: inks.yellow,
  dots: inks.orange,
  ink: inks.paper,
  shade: inks.orange,
});

const zombie = (): Face => ({
  motif: "shambling-zombie",
  name: said().mat.role.zombie,
  ground: inks.purple,
  dots: "#3d1a6c",
  ink: inks.green,
  shade: inks.moss,
});

const M: Point = [FACE / 2, FACE / 2];

const face = ({ motif, name, ground, dots, ink, shade }: Face): string =>
  clipped(
    `role-${motif}`,
    circle(...M, FACE / 2, {}),
    rect(0, 0, FACE, FACE, { fill: ground }),
    halftone(0, FACE / 2, FACE, FACE / 2, { ink: dots, step: 22, from: 0, to: 16 }),
    printed(`role-${motif}-print`, motif, 116, 36, 280, { colour: ink, shade }),
    rect(0, 336, FACE, 96, { fill: inks.black }),
    word(M[0], 384, 84, title(ground === inks.yellow ? inks.yellow : inks.green), name),
  ) + circle(...M, FACE / 2 - 9, { fill: "none", stroke: inks.black, "stroke-width": 18 });

export const rolePicture = (): string =>
  picture(
    2 * FACE,
    FACE + STRIP,
    rect(0, 0, 2 * FACE, FACE + STRIP, { fill: inks.black }),
    face(survivor()),
    at(FACE, 0, face(zombie())),
  );
