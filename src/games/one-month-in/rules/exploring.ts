import type { Word } from "../../../kernel/words";
import { type CityChance, type CityTell, NOBODY } from "../vocabulary";
import { fogPileAt, mayLieAt } from "./fog";
import { faceOf, tileAt } from "./tiles";

const flip = ({ state, emit }: CityTell, cell: Word, tile: Word): void => {
  emit({ was: "explored", seat: state.active, cell, tile, zombies: faceOf(tile).zombies });
};

/** The tile is turned over and all its zombies are placed (OMI-FLIP-01 to OMI-FLIP-04, OMI-RUL-31). */
export const explore: CityChance<"explore"> = {
  kind: "chance",
  draws: (state, { cell }) =>
    tileAt(state, cell).under === NOBODY
      ? [{ of: "tile", with: fogPileAt(state, cell), sides: mayLieAt(state, cell) }]
      : [],
  land: (tell, { cell }, [came]) => {
    flip(tell, cell, came ?? tileAt(tell.state, cell).under);
  },
  read: (_state, _step, came) => came,
};
