import { sizeOf, topOf } from "../../../kernel/pile";
import type { Word } from "../../../kernel/words";
import { ringOf } from "../content/layouts";
import type { CitySeen } from "../vocabulary";
import { cityOf } from "./tiles";

/** Of which ring a cell under fog is, by the place of its Base's seat; -1 where the city beyond lies (OMI-PROTO-04). */
export const ringAt = (state: CitySeen, cell: Word): number => {
  const ring = ringOf(cityOf(state), cell);
  return ring >= 0 && sizeOf(state.rings[ring] ?? []) > 0 ? ring : -1;
};

/** The tiles that may lie there under the fog. */
export const mayLieAt = (state: CitySeen, cell: Word): readonly Word[] => {
  const ring = ringAt(state, cell);
  return topOf(ring < 0 ? state.beyond : (state.rings[ring] ?? []));
};

/** From where such a tile comes to the table. */
export const fogPileAt = (state: CitySeen, cell: Word): Word => {
  const ring = ringAt(state, cell);
  return ring < 0 ? "beyond" : (state.seats[ring] ?? "") + ".ring";
};
