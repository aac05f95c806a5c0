import type { Hint } from "../../../kernel/game";
import { joined, kept, mapped } from "../../../kernel/list";
import type { Seat, Word } from "../../../kernel/words";
import { teamOf } from "../rules/teams";
import type { CitySeen, SurvivorSeen } from "../vocabulary";
import { about } from "./told";

/** Survivors: who can act, and where each of them stands. */

export const apOf = (survivors: readonly SurvivorSeen[]): number => {
  let ap = 0;
  for (const each of survivors) ap += each.ap;
  return ap;
};

export const ready = (state: CitySeen, seat: Seat): readonly SurvivorSeen[] =>
  kept(teamOf(state, seat).survivors, ({ ap }) => ap > 0);

export const readyAt = (state: CitySeen, seat: Seat, cell: Word): readonly SurvivorSeen[] =>
  kept(ready(state, seat), (each) => each.cell === cell);

/** Where a survivor stands and what it has: survivors are told apart by nothing else. */
const ofSurvivor = ({ id, cell, zone, ap, armed, suited }: SurvivorSeen): Hint => {
  const gear = joined(armed ? ["arms-mark"] : [], suited ? ["suit-mark"] : []);
  return gear.length === 0
    ? about(id, "survivor", { cell, zone, ap })
    : about(id, "survivorWithGear", { cell, zone, ap, gear });
};

export const ofSurvivors = (survivors: readonly SurvivorSeen[]): readonly Hint[] => mapped(survivors, ofSurvivor);
