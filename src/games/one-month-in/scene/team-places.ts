import { numberText } from "../../../kernel/number-text";
import { type Places, type Put, putInto } from "../../../kernel/places";
import { place } from "../../../kernel/scene";
import type { Seat, Word } from "../../../kernel/words";
import { landOf, pointsOf } from "../rules/points";
import { type CitySeen, NOBODY, type TeamSeen } from "../vocabulary";
import { putRest } from "./city-places";
import { KINDS } from "./kinds";
import { FRONT, labelled, PLACES } from "./places";
import { standingsOf } from "./standing";

/** Who has nothing left to act with in its own turn lies the other side up. */
export const survivors = (places: Places, state: CitySeen): void => {
  const put = putInto(places);
  for (const { survivor, seat, at, n } of standingsOf(state)) {
    const isSpent = seat === state.active && survivor.ap === 0;
    put("survivor." + seat, place(at, n, isSpent ? "spent" : "ready"));
  }
  for (const seat of PLACES) putRest(put, places, "survivor." + seat, seat + ".survivors");
};

/** One mark to a tile: its name tells how many there are armed, or suited up. */
const putGear = (put: Put, kind: Word, spot: Word, cells: readonly Word[]): void => {
  const count: Record<Word, number> = {};
  for (const cell of cells) count[cell] = (count[cell] ?? 0) + 1;
  let used = 0;
  for (const cell of cells) {
    const gear = count[cell] ?? 0;
    if (gear > 0 && used < (KINDS[kind]?.count ?? 0)) {
      put(kind, labelled(cell + "." + spot, 0, numberText(gear)));
      used++;
    }
    count[cell] = 0;
  }
};

export const gear = (places: Places, { teams }: CitySeen): void => {
  const put = putInto(places);
  const armed: Word[] = [];
  const suited: Word[] = [];
  for (const team of teams) {
    for (const survivor of team.survivors) {
      if (survivor.armed) armed.push(survivor.cell);
      if (survivor.suited) suited.push(survivor.cell);
    }
  }
  putGear(put, "arms-mark", "arms", armed);
  putGear(put, "suit-mark", "suits", suited);
  for (const mark of ["arms-mark", "suit-mark"]) putRest(put, places, mark, "marks");
};

/** All points, and what they are for: survivors, salvage and land (OMI-VP-01 to OMI-VP-03). */
const pointsText = (state: CitySeen, { seat, survivors }: TeamSeen): string => {
  const all = pointsOf(state, seat);
  const land = landOf(state, seat);
  const salvage = all - land - survivors.length;
  const parts = numberText(survivors.length) + " + " + numberText(salvage) + " + " + numberText(land);
  return numberText(all) + " = " + parts;
};

const storesText = ({ food, salvage }: TeamSeen): string => numberText(food) + " / " + numberText(salvage.length);

/** The team of a place, where there is one. */
const eachPlace = (state: CitySeen, does: (this: void, seat: Seat, team: TeamSeen | undefined) => void): void => {
  for (const seat of PLACES) does(seat, state.teams[state.seats.indexOf(seat)]);
};

export const food = (places: Places, state: CitySeen): void => {
  const put = putInto(places);
  for (const team of state.teams) for (let n = 0; n < team.food; n++) put("food", place(team.seat + ".food", n, FRONT));
  putRest(put, places, "food", "food");
};

export const points = (places: Places, state: CitySeen): void => {
  const put = putInto(places);
  eachPlace(state, (seat, team) => {
    put("points-label", labelled(seat + ".points", 0, team === undefined ? "" : pointsText(state, team)));
  });
};

export const stores = (places: Places, state: CitySeen): void => {
  const put = putInto(places);
  eachPlace(state, (seat, team) => {
    put("stores-label", labelled(seat + ".stores", 0, team === undefined ? "" : storesText(team)));
  });
};

export const turn = (places: Places, { active }: CitySeen): void => {
  const put = putInto(places);
  if (active !== NOBODY) put("turn-mark", place(active + ".turn", 0, FRONT));
  putRest(put, places, "turn-mark", "marks");
};
