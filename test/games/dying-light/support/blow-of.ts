import type { Blow } from "../../../../src/games/dying-light/vocabulary";

/** A blow at a Biter, but for what is said otherwise. */
export const blowOf = (more: Partial<Blow>): Blow => ({
  runner: "ash",
  area: "G05",
  target: "biter",
  faces: [],
  more: 0,
  weapon: true,
  cleave: false,
  knock: 0,
  push: 0,
  ...more,
});
