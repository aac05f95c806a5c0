import { joined, mapped } from "../../../kernel/list";
import { refuse } from "../../../kernel/refusal";
import { talkFrom, wordAt, wordTo } from "../../../kernel/talk";
import type { Seat, Verdict, Word } from "../../../kernel/words";
import type { CitySeen } from "../vocabulary";
import { againstSurvivor, type CityAction, furthest } from "./actions";
import { readyGroups, survivorOf } from "./teams";
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

const workers = (state: CitySeen, seat: Seat): readonly Word[] => {
  let ids: readonly Word[] = [];
  for (const group of readyGroups(state, seat))
    if (whyNotWorkAt(state, seat, group.cell) === "fine") ids = joined(ids, group.ids);
  return ids;
};

const againstWorker = (state: CitySeen, seat: Seat, word: Word): Word => {
  const survivor = survivorOf(state, seat, word);
  const why = survivor === "none" ? "fine" : whyNotWorkAt(state, seat, survivor.cell);
  return againstSurvivor(state, seat, word, why === "fine" ? "OMI-FARM-04" : why.rule);
};

/** One more food when the team's next turn begins (OMI-FARM-05, OMI-AP-07). */
export const work: CityAction = {
  act: "work",
  whyNot: (state, seat) => {
    const groups = readyGroups(state, seat);
    if (groups.length === 0) return refuse("OMI-AP-08");
    return furthest(
      mapped(groups, ({ cell }) => whyNotWorkAt(state, seat, cell)),
      REASONS,
    );
  },
  talk: (state, seat, said) => {
    const talk = talkFrom(said, 1);
    wordTo(talk, "who", workers(state, seat));
    return talk;
  },
  against: (state, seat, _ask, word) => againstWorker(state, seat, word),
  take: ({ state, emit }, seat, say) => {
    const id = wordAt(say, 1);
    const survivor = survivorOf(state, seat, id);
    if (survivor !== "none") emit({ was: "worked", seat, cell: survivor.cell, survivor: id });
  },
};
