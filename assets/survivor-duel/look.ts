import type { Ink } from "../drawing/lettering";
import { typeface } from "../drawing/typeface";

/** One look for everything: a pulp trading card, a few flat inks on cheap paper, printed a little out of register. */

export const inks = {
  black: "#16100e",
  paper: "#fff3d1",
  newsprint: "#ead9ad",
  yellow: "#ffd21f",
  orange: "#ff7d1a",
  red: "#e0242b",
  /** Black on it can be read, as it cannot on the red. */
  coral: "#f2543f",
  magenta: "#d51a72",
  purple: "#5b2a96",
  blue: "#1670c9",
  cyan: "#17aec9",
  green: "#8fcf2c",
  moss: "#3f7d20",
  bone: "#d9e8b0",
} as const;

export const titleFace = typeface("Anton", 400, "@expo-google-fonts/anton/400Regular/Anton_400Regular.ttf");
export const textFace = typeface(
  "Archivo Narrow",
  600,
  "@expo-google-fonts/archivo-narrow/600SemiBold/ArchivoNarrow_600SemiBold.ttf",
);

export const title = (fill: string = inks.black): Ink => ({ face: titleFace, fill });
export const plain = (fill: string = inks.black): Ink => ({ face: textFace, fill });
