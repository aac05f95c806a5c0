import type { Word } from "../../../kernel/words";
import type { BoutEvent } from "../vocabulary";

/** The row of the rules that says why something happens. */
export const CITED: Readonly<Record<BoutEvent["was"], Word>> = {
  roundBegan: "RPS-ROUND-01",
  thrown: "RPS-THROW-01",
  scored: "RPS-BEAT-01",
  drawn: "RPS-DRAW-01",
};
