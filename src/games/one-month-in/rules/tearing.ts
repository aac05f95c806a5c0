import { anyOf } from "../../../kernel/choice";
import { distinct, has, joined, kept, mapped } from "../../../kernel/list";
import { refuse } from "../../../kernel/refusal";
import { wordTo } from "../../../kernel/talk";
import type { Seat, Word } from "../../../kernel/words";
import { bordersOf } from "../content/city-map";
import type { CityAction, CitySeen } from "../vocabulary";
import { againstSurvivor } from "./actions";
import { fencedBy, fencesOf, isRival } from "./borders";
import { type Group, readyGroups } from "./teams";
import { isOutdoors, tileAt } from "./tiles";

/** Those who stand at the borders of their tile, and not in a building (OMI-RUL-20). */
const outdoors = (state: CitySeen, seat: Seat): readonly Group[] =>
  kept(readyGroups(state, seat), ({ cell, zone }) => isOutdoors(tileAt(state, cell), zone));

const bordersAt = (cell: Word): readonly Word[] => mapped(bordersOf(cell), ({ border }) => border);

/** Who can lay hands on that border, from either side. */
const whoAt = (state: CitySeen, seat: Seat, border: Word): readonly Word[] => {
  let ids: readonly Word[] = [];
  for (const group of outdoors(state, seat)) if (has(bordersAt(group.cell), border)) ids = joined(ids, group.ids);
  return ids;
};

/** Rival fences in reach. */
const tearable = (state: CitySeen, seat: Seat): readonly Word[] => {
  const fences = fencesOf(state);
  let borders: readonly Word[] = [];
  for (const { cell } of outdoors(state, seat))
    borders = joined(
      borders,
      kept(bordersAt(cell), (border) => isRival(fences, seat, border)),
    );
  return distinct(borders);
};

interface Tearing {
  readonly border: Word;
  readonly survivor: Word;
}

/** A rival fence goes back to its owner, for one action point (OMI-RUL-20). */
export const tear: CityAction<Tearing> = {
  act: "tear",
  whyNot: (state, seat) => {
    if (readyGroups(state, seat).length === 0) return refuse("OMI-AP-08");
    return tearable(state, seat).length > 0 ? "fine" : refuse("OMI-RUL-20");
  },
  asks: (talk, state, seat) => {
    const border = wordTo(talk, "border", () => anyOf(tearable(state, seat), "OMI-RUL-20"));
    const survivor = wordTo(talk, "who", () =>
      anyOf(whoAt(state, seat, border), (word) => againstSurvivor(state, seat, word, "OMI-RUL-20")),
    );
    return { border, survivor };
  },
  take: ({ state, emit }, seat, { border, survivor }) => {
    emit({ was: "fenceTorn", seat, border, from: fencedBy(state, border), survivor });
  },
};
