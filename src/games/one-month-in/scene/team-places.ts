import { numberText } from "../../../kernel/number-text";
import type { Places, Put } from "../../../kernel/places";
import { place } from "../../../kernel/scene";
import type { Seat, Word } from "../../../kernel/words";
import { landOf, pointsOf } from "../rules/points";
import { type CitySeen, NOBODY, type TeamSeen } from "../vocabulary";
import { putRest } from "./city-places";
import { KINDS } from "./kinds";
import { FRONT, labelled, putHeap } from "./places";
import { standingsOf } from "./standing";

/** All the places there are; some of them may be nobody's. */
const PLACES: readonly Seat[] = ["p1", "p2", "p3", "p4", "p5", "p6"];

/** Who has nothing left to act with in its own turn lies the other side up. */
const putSurvivors = (put: Put, state: CitySeen): void => {
  for (const { survivor, seat, at, n } of standingsOf(state)) {
    const isSpent = seat === state.active && survivor.ap === 0;
    put("survivor." + seat, place(at, n, isSpent ? "spent" : "ready"));
  }
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

const putAllGear = (put: Put, { teams }: CitySeen): void => {
  const armed: Word[] = [];
  const suited: Word[] = [];
  for (const { survivors } of teams) {
    for (const survivor of survivors) {
      if (survivor.armed) armed.push(survivor.cell);
      if (survivor.suited) suited.push(survivor.cell);
    }
  }
  putGear(put, "arms-mark", "arms", armed);
  putGear(put, "suit-mark", "suits", suited);
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

const putTeam = (put: Put, state: CitySeen, team: TeamSeen): void => {
  const { seat, food, salvage } = team;
  for (let n = 0; n < food; n++) put("food", place(seat + ".food", n, FRONT));
  putHeap(put, salvage, seat + ".salvage", FRONT);
  put("points-label", labelled(seat + ".points", 0, pointsText(state, team)));
  put("stores-label", labelled(seat + ".stores", 0, storesText(team)));
};

const putEmptyPlace = (put: Put, seat: Seat): void => {
  put("points-label", labelled(seat + ".points", 0, ""));
  put("stores-label", labelled(seat + ".stores", 0, ""));
};

/** The survivors, what each team has, and its supplies. */
export const putTeams = (put: Put, places: Places, state: CitySeen): void => {
  putSurvivors(put, state);
  putAllGear(put, state);
  for (const seat of PLACES) {
    const at = state.seats.indexOf(seat);
    const team = state.teams[at];
    if (team === undefined) putEmptyPlace(put, seat);
    else putTeam(put, state, team);
    for (const supply of ["survivor", "flag", "wall"] as const) putSupply(put, places, supply, seat);
  }
  if (state.active !== NOBODY) put("turn-mark", place(state.active + ".turn", 0, FRONT));
  putRest(put, places, "food", "food");
  for (const mark of ["turn-mark", "arms-mark", "suit-mark"]) putRest(put, places, mark, "marks");
};

const BAGS = { survivor: "survivors", flag: "flags", wall: "walls" } as const;

const putSupply = (put: Put, places: Places, supply: keyof typeof BAGS, seat: Seat): void => {
  putRest(put, places, supply + "." + seat, seat + "." + BAGS[supply]);
};
