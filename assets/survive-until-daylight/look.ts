import type { Ink } from "../drawing/lettering";
import { typeface } from "../drawing/typeface";
import { said } from "./text/said";

/** One look for everything: a survivor's notebook, written with whatever pen was at hand. */

export const paper = {
  page: "#efe5c8",
  scrap: "#f8f2df",
  kraft: "#a9865a",
  kraftDark: "#7d5f3b",
  tape: "#e6d49a",
  rule: "#9db4c0",
  margin: "#cf6f60",
  grime: "#5f4b2c",
} as const;

export const pens = {
  marker: "#1b1815",
  pencil: "#58524a",
  blue: "#1d4a86",
  red: "#931713",
  green: "#1f6b45",
  violet: "#5b3b86",
  brown: "#7a4a12",
} as const;

/** What things are called in the notebook: a broad marker for the few words that matter most. */
export const markerFace = typeface(
  "Permanent Marker",
  400,
  "@expo-google-fonts/permanent-marker/400Regular/PermanentMarker_400Regular.ttf",
);
export const brushFace = typeface(
  "Caveat Brush",
  400,
  "@expo-google-fonts/caveat-brush/400Regular/CaveatBrush_400Regular.ttf",
);
export const handFace = typeface(
  "Patrick Hand",
  400,
  "@expo-google-fonts/patrick-hand/400Regular/PatrickHand_400Regular.ttf",
);

/** The broad marker has no letters but those of the west; elsewhere the brush writes what it would. */
export const marker = (fill: string = pens.marker): Ink => ({
  face: said().broadPen === "marker" ? markerFace : brushFace,
  fill,
});
export const brush = (fill: string = pens.marker): Ink => ({ face: brushFace, fill });
export const hand = (fill: string = pens.marker): Ink => ({ face: handFace, fill });
