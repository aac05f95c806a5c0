import { refuse } from "../../../kernel/refusal";
import { wordTo } from "../../../kernel/talk";
import type { Seat, Verdict, Word } from "../../../kernel/words";
import type { CityAction, CitySeen } from "../vocabulary";
import { actor, whyNobody } from "./actions";
import { survivorOf } from "./teams";
import { isFarm, tileAt } from "./tiles";

/** One's own farm, without zombies, once a turn (OMI-FARM-02, OMI-FARM-04, OMI-FARM-07, OMI-RUL-11). */
export const whyNotWorkAt = (state: CitySeen, seat: Seat, cell: Word): Verdict => {
  const tile = tileAt(state, cell);
  if (!isFarm(tile)) return refuse("OMI-FARM-04");
  if (tile.owner !== seat) return refuse("OMI-FARM-02");
  if (tile.zombies > 0) return refuse("OMI-RUL-11");
  return tile.workedBy === seat ? refuse("OMI-FARM-07") : "fine";
};

const REASONS = ["OMI-FARM-04", "OMI-FARM-02", "OMI-RUL-11", "OMI-FARM-07"];

/** One more food when the team's next turn begins (OMI-FARM-05, OMI-AP-07). */
export const work: CityAction<Word> = {
  act: "work",
  whyNot: (state, seat) => whyNobody(state, seat, whyNotWorkAt, REASONS),
  asks: (talk, state, seat) => wordTo(talk, "who", () => actor(state, seat, whyNotWorkAt)),
  take: ({ state, emit }, seat, id) => {
    const survivor = survivorOf(state, seat, id);
    if (survivor !== "none") emit({ was: "worked", seat, cell: survivor.cell, survivor: id });
  },
};
