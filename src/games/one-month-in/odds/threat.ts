import { kept } from "../../../kernel/list";
import { sorted } from "../../../kernel/order";
import type { Seat, Word } from "../../../kernel/words";
import { teamsIn } from "../rules/teams";
import { arrivalZone, tilesOf } from "../rules/tiles";
import type { CitySeen, Zone } from "../vocabulary";
import { attackOdds, unarmed } from "./attack";
import { mouthsOf } from "./food";
import { type Approach, approachesTo, barred, countAt, type Ground, holderOf } from "./ground";

/** The largest group of another team that can move into a zone together in its next turn. */
export interface Threat {
  readonly cell: Word;
  readonly zone: Zone;
  /** How many defend it. */
  readonly own: number;
  readonly seat: Seat;
  readonly count: number;
  /** How likely they take it. */
  readonly win: number;
}

interface Rival {
  readonly seat: Seat;
  /** So many of its survivors can have a second action point. */
  readonly mouths: number;
}

export const rivalsOf = (state: CitySeen, seat: Seat): readonly Rival[] => {
  const rivals: Rival[] = [];
  for (const team of teamsIn(state))
    if (team.seat !== seat) rivals.push({ seat: team.seat, mouths: mouthsOf(state, team.seat) });
  return rivals;
};

/** Who can come to the last zone before the goal with an action point left, if they are fed (OMI-FEED-02). */
const joining = (ground: Ground, seat: Seat, last: Approach, goal: Word): number => {
  let count = 0;
  for (const { cell, zone, border } of approachesTo(ground.state, last.cell, last.zone)) {
    const come = cell === goal ? 0 : countAt(ground, seat, cell, zone);
    // One of them stays behind to tear the fence down (OMI-RUL-20).
    count += barred(ground, seat, border) ? Math.max(come - 1, 0) : come;
  }
  return count;
};

/** How many move into the goal together from one zone beside it. */
const groupFrom = (ground: Ground, { seat, mouths }: Rival, last: Approach, goal: Word): number => {
  const holder = holderOf(ground, last.cell, last.zone);
  const there = countAt(ground, seat, last.cell, last.zone);
  if (there === 0 && holder !== "none") return 0;
  const isBarred = barred(ground, seat, last.border);
  if (mouths === 0) return isBarred ? Math.max(there - 1, 0) : there;
  const joiners = joining(ground, seat, last, goal);
  if (!isBarred) return there + Math.min(joiners, mouths);
  // Whoever tears it down wants a second action point to come along, and one who has just come has none left for that.
  return there > 0 ? there + Math.min(joiners, mouths - 1) : Math.max(Math.min(joiners, mouths) - 1, 0);
};

/** The worst that may come to a zone of a team; nothing if nobody can. */
export const threatTo = (
  ground: Ground,
  rivals: readonly Rival[],
  seat: Seat,
  cell: Word,
  zone: Zone,
): readonly Threat[] => {
  let [most, by] = [0, ""];
  for (const last of approachesTo(ground.state, cell, zone)) {
    for (const rival of rivals) {
      const count = groupFrom(ground, rival, last, cell);
      if (count > most) [most, by] = [count, rival.seat];
    }
  }
  if (most === 0) return [];
  const own = countAt(ground, seat, cell, zone);
  return [{ cell, zone, own, seat: by, count: most, win: attackOdds(unarmed(most), own).win }];
};

/** For each zone of a team, held or only owned, the worst that may come: the likeliest loss of most survivors first. */
export const threatsTo = (ground: Ground, seat: Seat): readonly Threat[] => {
  const { state, stands } = ground;
  const rivals = rivalsOf(state, seat);
  const threats: Threat[] = [];
  const add = (cell: Word, zone: Zone): void => {
    for (const threat of threatTo(ground, rivals, seat, cell, zone)) threats.push(threat);
  };
  for (const stand of kept(stands, (each) => each.seat === seat)) add(stand.cell, stand.zone);
  for (const tile of tilesOf(state, seat)) {
    const zone = arrivalZone(tile);
    if (countAt(ground, seat, tile.cell, zone) === 0) add(tile.cell, zone);
  }
  return sorted(threats, (a, b) => b.win * (b.own + 1) - a.win * (a.own + 1));
};
