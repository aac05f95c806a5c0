import { distances, nearest } from "../../../kernel/graph";
import type { Hint } from "../../../kernel/game";
import { has, joined, kept, mapped } from "../../../kernel/list";
import type { Seat } from "../../../kernel/words";
import { bordersOf, NEXT_TO } from "../content/city-map";
import { TEAMS_PUBLISHED } from "../content/limits";
import { teamOf } from "../rules/teams";
import { isInCity } from "../rules/tiles";
import type { CitySeen } from "../vocabulary";
import { about } from "./told";

/** More teams than it was published for play in a city of ours (OMI-RUL-01). */
const ofTeams = ({ seats }: CitySeen): readonly Hint[] =>
  seats.length > TEAMS_PUBLISHED ? [about("", "moreTeams", { teams: seats.length, published: TEAMS_PUBLISHED })] : [];

/** For each border of a Base, which Base is nearest beyond it, and how far (OMI-SETUP-05). */
const ofBorders = (state: CitySeen, seat: Seat): readonly Hint[] => {
  const { base } = teamOf(state, seat);
  const rivals = kept(state.teams, (team) => team.seat !== seat);
  const bases = mapped(rivals, (team) => team.base);
  const isOpen = (cell: string): boolean => cell !== base && isInCity(state, cell);
  return mapped(bordersOf(base), ({ border, cell, beyond }) => {
    const from = cell === base ? beyond : cell;
    const near = nearest(NEXT_TO, from, bases, isOpen);
    const seats = mapped(
      kept(rivals, (team) => has(near, team.base)),
      (team) => team.seat,
    );
    const steps = distances(NEXT_TO, from, isOpen)[near[0] ?? ""] ?? 0;
    return about(border, "towards", { steps: steps + 1, seats });
  });
};

export const ofFirstFences = (state: CitySeen, seat: Seat): readonly Hint[] =>
  joined(ofTeams(state), ofBorders(state, seat));
