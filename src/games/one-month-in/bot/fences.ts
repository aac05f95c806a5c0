import type { Seat, Word } from "../../../kernel/words";
import { BORDERS } from "../content/city-map";
import type { CitySeen } from "../vocabulary";
import { movesBetween } from "./glance";

const END_OF_THE_CITY = -99;

/** A fence stands where a rival's Base is nearest. */
export const scoreOfFence = ({ teams }: CitySeen, seat: Seat, border: Word): number => {
  for (const { border: name, cell, beyond } of BORDERS) {
    if (name === border) {
      let near = 0;
      for (const { seat: other, base, out } of teams) {
        if (other !== seat && !out) {
          const far = beyond === "" ? END_OF_THE_CITY : Math.min(movesBetween(base, cell), movesBetween(base, beyond));
          near = Math.max(near, 20 - Math.max(far, -far));
        }
      }
      return 1 + near;
    }
  }
  return 1;
};
