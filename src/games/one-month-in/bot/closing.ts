import { NO } from "../../../kernel/talk";
import type { Seat, Word } from "../../../kernel/words";
import { has } from "../../../kernel/list";
import { winners } from "../rules/points";
import type { CitySeen } from "../vocabulary";

/** Who wants to stop is not kept from it; only the last one left goes on while it would not win. */
export const scoreOfClosing = (view: CitySeen, by: Word, seat: Seat, word: Word): number => {
  const goesOn = by === "OMI-RUL-53" && !has(winners(view), seat);
  return (word === NO) === goesOn ? 2 : 1;
};
