import type { views } from "../assets/views";
import type { Camera } from "../build/table-definition";
import type { Spot } from "../src/kernel/scene";

/** Where to look from, and the page of the notebook that says so. */

type Words = (typeof views)["en" | "pl"];

/** Somebody's place as it is read from there. */
export const placeView = (
  words: Words,
  colour: keyof Words["colours"],
  { x, y, z, facing }: Spot,
  distance: number,
): Camera => ({
  name: words.place.replace("{colour}", words.colours[colour]),
  at: { x, y, z },
  facing,
  tilt: 68,
  distance,
});

/** A part of the table, from the south. */
export const partView = (name: string, x: number, z: number, distance: number, tilt = 60): Camera => ({
  name,
  at: { x, y: 1, z },
  facing: 0,
  tilt,
  distance,
});

export const aboveView = (words: Words, distance: number): Camera => partView(words.above, 0, 0, distance, 89);

export const viewsPage = (
  words: Words,
  cameras: readonly Camera[],
): { readonly title: string; readonly body: string } => ({
  title: words.title,
  body: [words.how, ...cameras.map(({ name }, i) => `${String(i + 1)}  ${name}`)].join("\n") + `\n\n${words.keys}`,
});
