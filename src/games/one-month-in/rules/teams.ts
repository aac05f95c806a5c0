import { fail } from "../../../kernel/fail";
import { kept, mapped } from "../../../kernel/list";
import type { Seat, Word } from "../../../kernel/words";
import { FLAGS, FOOD, SURVIVORS, WALLS } from "../content/limits";
import { type CitySeen, NOBODY, type SurvivorSeen, type TeamSeen, type Zone } from "../vocabulary";
import { tilesOf } from "./tiles";

export const teamOf = (state: CitySeen, seat: Seat): TeamSeen => {
  for (const team of state.teams) if (team.seat === seat) return team;
  return fail("no such team: " + seat);
};

/** Those who are not out (OMI-RUL-53), in the order of the seats. */
export const teamsIn = (state: CitySeen): readonly TeamSeen[] => kept(state.teams, ({ out }) => !out);

export const idsOf = (survivors: readonly SurvivorSeen[]): readonly Word[] => mapped(survivors, ({ id }) => id);

/** A survivor of this team; "none" if it has no such survivor on the board. */
export const survivorOf = (state: CitySeen, seat: Seat, id: Word): SurvivorSeen | "none" => {
  for (const survivor of teamOf(state, seat).survivors) if (survivor.id === id) return survivor;
  return "none";
};

/** This team's survivors in a zone. */
export const ownIn = (state: CitySeen, seat: Seat, cell: Word, zone: Zone): readonly SurvivorSeen[] =>
  kept(teamOf(state, seat).survivors, (each) => each.cell === cell && each.zone === zone);

const standsAt = ({ survivors }: TeamSeen, cell: Word): boolean => {
  for (const each of survivors) if (each.cell === cell) return true;
  return false;
};

/** Another team that stands anywhere on the tile; "none" if there is none. */
export const rivalAt = (state: CitySeen, seat: Seat, cell: Word): Seat => {
  for (const team of state.teams) if (team.seat !== seat && standsAt(team, cell)) return team.seat;
  return NOBODY;
};

/** Another team that holds the zone: there is never more than one (OMI-RUL-10). */
export const rivalIn = (state: CitySeen, seat: Seat, cell: Word, zone: Zone): Seat => {
  for (const team of state.teams)
    if (team.seat !== seat)
      for (const each of team.survivors) if (each.cell === cell && each.zone === zone) return team.seat;
  return NOBODY;
};

/** Tiles that bear this team's flag: all of its own but its Base (OMI-RUL-15, OMI-RUL-37). */
export const flaggedBy = (state: CitySeen, seat: Seat): readonly Word[] => {
  const { base } = teamOf(state, seat);
  return mapped(
    kept(tilesOf(state, seat), ({ cell }) => cell !== base),
    ({ cell }) => cell,
  );
};

/** What is left in reserve (OMI-COMP-01 to OMI-COMP-03, OMI-SETUP-08). */
export const survivorsLeft = (state: CitySeen, seat: Seat): number => SURVIVORS - teamOf(state, seat).survivors.length;

export const flagsLeft = (state: CitySeen, seat: Seat): number => FLAGS - flaggedBy(state, seat).length;

export const wallsLeft = (state: CitySeen, seat: Seat): number =>
  WALLS - kept(state.walls, (wall) => wall.seat === seat).length;

/** What no team has (OMI-COMP-05, OMI-RUL-07). */
export const foodInBank = (state: CitySeen): number => {
  let food = FOOD;
  for (const team of state.teams) food -= team.food;
  return food;
};

/** Survivors with action points left who stand together in one zone. */
export interface Group {
  readonly cell: Word;
  readonly zone: Zone;
  readonly ids: readonly Word[];
}

/** Who can still act, zone by zone (OMI-AP-08). */
export const readyGroups = (state: CitySeen, seat: Seat): readonly Group[] => {
  const groups: Group[] = [];
  const idsIn: Record<Word, Word[]> = {};
  for (const { id, cell, zone, ap } of teamOf(state, seat).survivors) {
    if (ap > 0) {
      const known = idsIn[cell + zone];
      const ids = known ?? [];
      ids.push(id);
      if (known === undefined) {
        idsIn[cell + zone] = ids;
        groups.push({ cell, zone, ids });
      }
    }
  }
  return groups;
};
