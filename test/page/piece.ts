import type { Around } from "../../src/page/room/solid";
import type { Piece } from "../../src/page/room/wire";

/** A piece as a tab is told of one, with nothing special to it. */
export const PIECE: Piece = {
  id: 1,
  look: { as: "outline" },
  solid: { model: "Custom", scale: [1, 1, 1], thick: 0, stretched: true, sides: [] },
  size: [1, 1, 1],
  foot: 0.5,
  middle: [0, 0],
  scale: 1,
  name: "",
  text: "",
  kind: "Block",
  count: -1,
  value: "",
  locked: false,
  touchable: true,
  held: "",
  hand: "",
  of: "",
  hidden: false,
  rolling: false,
  glow: "",
  buttons: [],
  inputs: [],
  menu: [],
  hasUi: false,
};

export const AROUND: Around = {
  table: "Table_None",
  sky: "Sky_Museum",
  light: { strength: 0.54, tint: [1, 1, 1] },
  ambient: { strength: 1.3, sky: [0.5, 0.5, 0.5], ground: [0.5, 0.5, 0.5] },
  cameras: [],
};
