import { answer, type Match, snapshotOf } from "../../src/kernel/match";
import type { TownNouns } from "./games/crossing/vocabulary";

/** A match in which the first runner has so many turns of its own ahead, and nothing else happens. */
export const strolling = (match: Match<TownNouns>, turns: number): Match<TownNouns> => {
  match.agenda = [...match.agenda, ...Array.from({ length: turns }, () => ({ do: "turn", seat: "p1" }) as const)];
  match.snapshots = [snapshotOf(match)];
  return match;
};

const WALK = [[["run"], ["yard"], ["grey"]], [["rest"]], [["run"], ["gate"], ["grey"]], [["rest"]]] as const;

/** One more turn of it: to the yard, a rest, and back. */
export const stroll = (match: Match<TownNouns>): void => {
  const at = match.at;
  const { verdict } = answer(match, { at, seat: "p1", to: "turn", say: WALK[at % WALK.length] ?? [] });
  if (verdict !== "fine") throw new Error(`strolling was refused: ${verdict.rule} ${match.broken}`);
};
