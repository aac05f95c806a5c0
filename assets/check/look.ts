import type { Ink } from "../drawing/lettering";
import { typeface } from "../drawing/typeface";

/** Plain and quickly read. */

export const inks = {
  night: "#1b1426",
  strip: "#33284a",
  paper: "#f4ebd9",
  amber: "#f2b134",
  green: "#3f9c35",
  brick: "#a8452e",
} as const;

const face = typeface(
  "Barlow Semi Condensed",
  600,
  "@expo-google-fonts/barlow-semi-condensed/600SemiBold/BarlowSemiCondensed_600SemiBold.ttf",
);

export const fontSource = face.source;

export const ink = (fill: string): Ink => ({ face, fill });
