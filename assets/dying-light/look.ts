import { typeface } from "../drawing/typeface";
import type { Ink } from "../drawing/lettering";

/** One look for everything: a city at dusk, plum night under amber light. */

export const night = { deep: "#120d22", dark: "#1c1535", plum: "#2d2250", haze: "#453672", mist: "#7463a8" } as const;

export const light = { bone: "#f6eedb", sand: "#e4d5b2", amber: "#ffb648", lamp: "#ffd98f", ember: "#f0702f" } as const;

export const ink = "#1a1430";

export const danger = "#cf2f4a";

/** The rings, in the order of the seats: each runner's colour at the table. */
export const rings = { ash: "#f2c029", bram: "#dc3d36", cleo: "#3d97f5", dex: "#4fb254" } as const;

export const infectedColours = { biter: "#b7ad8e", viral: "#c3d42f", howler: "#57c7d6", volatile: "#e2384f" } as const;

/** A colour with part of its light taken away. */
export const darker = (colour: string, by: number): string =>
  `#${[1, 3, 5]
    .map((at) => Math.round(Number.parseInt(colour.slice(at, at + 2), 16) * (1 - by)))
    .map((channel) => channel.toString(16).padStart(2, "0"))
    .join("")}`;

export const titleFace = typeface(
  "Big Shoulders Display",
  800,
  "@expo-google-fonts/big-shoulders-display/BigShouldersDisplay_800ExtraBold.ttf",
);
export const textFace = typeface(
  "Barlow Semi Condensed",
  500,
  "@expo-google-fonts/barlow-semi-condensed/500Medium/BarlowSemiCondensed_500Medium.ttf",
);
export const strongFace = typeface(
  "Barlow Semi Condensed",
  700,
  "@expo-google-fonts/barlow-semi-condensed/700Bold/BarlowSemiCondensed_700Bold.ttf",
);

export const title = (fill: string): Ink => ({ face: titleFace, fill });
export const strong = (fill: string): Ink => ({ face: strongFace, fill });
export const plain = (fill: string): Ink => ({ face: textFace, fill });
