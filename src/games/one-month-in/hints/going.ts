import type { Hint } from "../../../kernel/game";
import { distinct, joined, kept, mapped, withItem } from "../../../kernel/list";
import { wordAt } from "../../../kernel/talk";
import type { Say, Seat, Word } from "../../../kernel/words";
import { ownIn } from "../rules/teams";
import { arrivalZone, nextTo, tileAt } from "../rules/tiles";
import type { CitySeen, SurvivorSeen } from "../vocabulary";
import { apOf, ofSurvivors, ready, readyAt } from "./crowd";
import { meetingBySize, meetingWithAll } from "./fights";
import { ofTile } from "./finds";
import { about } from "./told";

/** From where, to where, who, and what waits there. */

const ofReady = (state: CitySeen, seat: Seat): readonly Hint[] => {
  const group = ready(state, seat);
  return mapped(distinct(mapped(group, ({ cell }) => cell)), (cell) => {
    const there = kept(group, (each) => each.cell === cell);
    return about(cell, "ready", { count: there.length, ap: apOf(there) });
  });
};

const ofTargets = (state: CitySeen, seat: Seat, from: Word): readonly Hint[] => {
  const group = readyAt(state, seat, from);
  let hints: readonly Hint[] = [];
  for (const cell of nextTo(state, from)) {
    hints = withItem(hints, ofTile(state, cell));
    hints = joined(hints, meetingWithAll(state, seat, group, cell, arrivalZone(tileAt(state, cell))));
  }
  return hints;
};

export const ofMove = (state: CitySeen, seat: Seat, said: Say): readonly Hint[] => {
  const [from, to] = [wordAt(said, 1), wordAt(said, 2)];
  if (from === "") return ofReady(state, seat);
  if (to === "") return ofTargets(state, seat, from);
  const group = readyAt(state, seat, from);
  const told = ofSurvivors(group);
  if (said.length === 3) return told;
  return joined(told, meetingBySize(state, seat, group, wordAt(said, 3), to, arrivalZone(tileAt(state, to))));
};

/** Into a building, or out of it. */
export const ofPassage = (state: CitySeen, seat: Seat, said: Say, from: "in" | "out"): readonly Hint[] => {
  const to = from === "in" ? "out" : "in";
  const there = wordAt(said, 1);
  const group = (cell: Word): readonly SurvivorSeen[] => kept(ownIn(state, seat, cell, from), ({ ap }) => ap > 0);
  if (there !== "") {
    const told = ofSurvivors(group(there));
    return said.length === 2
      ? told
      : joined(told, meetingBySize(state, seat, group(there), wordAt(said, 2), there, to));
  }
  let hints = ofReady(state, seat);
  for (const { about: cell } of hints)
    if (group(cell).length > 0) hints = joined(hints, meetingWithAll(state, seat, group(cell), cell, to));
  return hints;
};
