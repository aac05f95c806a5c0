import { breathe } from "../kernel/breath";
import { headOf } from "../kernel/gesture";
import { numberText } from "../kernel/number-text";
import type { Word } from "../kernel/words";
import type { Table } from "./table";

/** As much work as it is to look at a spot. */
const A_SPOT = 2;

/**
 * The spots that one can aim at on the table: of those that are named alike and begin at one place, as where the same
 * is laid out more finely or one storey higher, the one that was named first in that place.
 */
export const placedSpots = ({ layout }: Table): readonly Word[] => {
  const taken: Record<Word, boolean | undefined> = {};
  const names: Word[] = [];
  for (const name in layout.spots) {
    const spot = layout.spots[name];
    if (spot !== undefined && spot.holds.as !== "hand") {
      breathe(A_SPOT);
      const place = headOf(name) + numberText(Math.floor(spot.x * 10)) + "," + numberText(Math.floor(spot.z * 10));
      if (taken[place] !== true) names.push(name);
      taken[place] = true;
    }
  }
  return names;
};
