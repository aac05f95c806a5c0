import { typeface } from "../drawing/typeface";
import type { Ink } from "../drawing/lettering";

/** One look for everything: a city at dusk, plum night under amber light. */

export const night = { deep: "#120d22", dark: "#1c1535", plum: "#2d2250", haze: "#453672", mist: "#7463a8" } as const;

export const light = { bone: "#f6eedb", sand: "#e4d5b2", amber: "#ffb648", lamp: "#ffd98f", ember: "#f0702f" } as const;

export const ink = "#1a1430";

export const danger = "#cf2f4a";

/** The rings, in the order of the seats: each runner's colour at the table. */
export const rings = { ash: "#f9d83a", bram: "#ee4433", cleo: "#5283f5", dex: "#74eaa0" } as const;

/** Ash, moss, ice and blood: each as light or dark as no other, so that the colour-blind tell them too. */
export const infectedColours = { biter: "#afb6b3", viral: "#8adf2d", howler: "#58a7f3", volatile: "#d0160f" } as const;

/** Runners are brighter than anything that hunts them. */
export const runnerColour = "#fbf6ea";

/** A colour with so much of the paper's in it: to write with it on the dark. */
export const paler = (colour: string, by: number): string =>
  `#${[1, 3, 5]
    .map((at) => [colour, light.bone].map((each) => Number.parseInt(each.slice(at, at + 2), 16)))
    .map(([own = 0, bone = 0]) => Math.round(own + (bone - own) * by))
    .map((channel) => channel.toString(16).padStart(2, "0"))
    .join("")}`;

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
