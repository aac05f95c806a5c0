import type { Ink } from "../drawing/lettering";
import { typeface } from "../drawing/typeface";

/** One look for everything: a civil-defence survey of a city, printed flat in a few strong inks. */

export const inks = {
  black: "#141a24",
  survey: "#123a56",
  grid: "#2f6486",
  paper: "#f6efdb",
  paperDark: "#d9cfb2",
  inner: "#c3c8c6",
  innerDark: "#8b9494",
  yellow: "#ffc914",
  orange: "#f2811d",
  red: "#d3221f",
  blue: "#1763b5",
  green: "#22803f",
  white: "#ffffff",
} as const;

/** What is seen from above. */
export const aerial = {
  shade: "#5b6468",
  road: "#7b8488",
  lane: "#f6efdb",
  brick: "#b5432f",
  tile: "#d9743a",
  slate: "#4a5a6c",
  stone: "#d2d6d3",
  metal: "#9fb4c0",
  glass: "#8fd0e6",
  water: "#2f8fd0",
  grass: "#6fae4a",
  wood: "#3c7d3a",
  earth: "#a8743d",
  corn: "#e2bb3f",
  night: "#232b38",
} as const;

export const stencilFace = typeface(
  "Saira Stencil One",
  400,
  "@expo-google-fonts/saira-stencil-one/400Regular/SairaStencilOne_400Regular.ttf",
);
export const boldFace = typeface(
  "Saira Condensed",
  800,
  "@expo-google-fonts/saira-condensed/800ExtraBold/SairaCondensed_800ExtraBold.ttf",
);
export const textFace = typeface(
  "Saira Condensed",
  600,
  "@expo-google-fonts/saira-condensed/600SemiBold/SairaCondensed_600SemiBold.ttf",
);

export const stencil = (fill: string = inks.black): Ink => ({ face: stencilFace, fill });
export const bold = (fill: string = inks.black): Ink => ({ face: boldFace, fill });
export const plain = (fill: string = inks.black): Ink => ({ face: textFace, fill });
