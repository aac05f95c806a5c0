import { word } from "../../drawing/lettering";
import { cast, dot } from "../../drawing/mesh";
import type { Mesh, Patch } from "../../drawing/mesh";
import { clipped, picture, polygon, rect, regular, type Point } from "../../drawing/svg";
import { inks, title } from "../look";
import { motif } from "../motifs";
import { halftone } from "../print";
import { said } from "../text/said";

/** What a zombie suffers: told by its outline, its icon and its word. */

export const MARKER_THICKNESS = 0.1;

const HALF = 0.42;

export const MARKERS = ["held", "stunned"] as const;

export interface Marker {
  readonly corners: number;
  readonly turn: number;
  readonly icon: string;
  readonly fill: string;
  readonly shade: string;
  readonly letters: number;
}

export const markers: Readonly<Record<(typeof MARKERS)[number], Marker>> = {
  held: { corners: 4, turn: 45, icon: "manacles", fill: inks.cyan, shade: inks.blue, letters: 62 },
  stunned: { corners: 6, turn: 0, icon: "stoned-skull", fill: inks.yellow, shade: inks.orange, letters: 36 },
};

/** Within a square of half side 1. */
const outline = ({ corners, turn }: Marker): readonly Point[] => {
  const all = regular(corners, 0, 0, 1, turn);
  const far = Math.max(...all.map(([x, y]) => Math.max(Math.abs(x), Math.abs(y))));
  return all.map(([x, y]): Point => [x / far, y / far]);
};

/** Pixels of the face, and of the strip below it with the colour of the edge. */
const FACE = 256;
const STRIP = 16;

export const markerMesh = (marker: Marker): Mesh => {
  const up = MARKER_THICKNESS / 2;
  const face: Patch = { left: 0, top: 0, right: 1, bottom: FACE / (FACE + STRIP) };
  return cast({
    outline: outline(marker).map(([x, y]): Point => [x * HALF, y * HALF]),
    cuts: [
      { by: 0.95, y: -up },
      { by: 1, y: 0 },
      { by: 0.95, y: up },
    ],
    top: face,
    bottom: face,
    side: dot(0.5, 1 - STRIP / 2 / (FACE + STRIP)),
  });
};

export const markerPicture = (kind: (typeof MARKERS)[number]): string => {
  const marker = markers[kind];
  const middle = FACE / 2;
  const shape = outline(marker).map(([x, y]): Point => [middle + x * 116, middle + y * 116]);
  return picture(
    FACE,
    FACE + STRIP,
    rect(0, 0, FACE, FACE + STRIP, { fill: inks.black }),
    polygon(shape, { fill: marker.fill }),
    clipped(
      "face",
      polygon(shape, {}),
      halftone(10, 120, FACE - 20, 130, { ink: marker.shade, step: 16, from: 0, to: 12 }),
    ),
    polygon(shape, { fill: "none", stroke: inks.black, "stroke-width": 14, "stroke-linejoin": "round" }),
    motif(marker.icon, middle - 62, 34, 124, inks.black),
    word(middle, 186, marker.letters, title(), said().mat[kind].toUpperCase()),
  );
};
