import { words } from "./words";

/** What a colour of the game's is called; a script may bring one that has no name here. */
export const colourName = (colour: string): string =>
  Object.entries(words.colours).find(([each]) => each === colour)?.[1] ?? colour;
