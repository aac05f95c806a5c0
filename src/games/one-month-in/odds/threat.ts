import { sorted } from "../../../kernel/order";
import type { Seat, Word } from "../../../kernel/words";
import { type BorderData, bordersOf } from "../content/city-map";
import { arrivalZone, isInCity, isOutdoors, tileAt } from "../rules/tiles";
import type { Zone } from "../vocabulary";
import { attackOdds, unarmed } from "./attack";
import { barred, countAt, type Ground, type Stand } from "./ground";

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

interface Group {
  readonly seat: Seat;
  count: number;
}

const otherSide = ({ cell, beyond }: BorderData, one: Word): Word => (cell === one ? beyond : cell);

const add = (groups: Group[], seat: Seat, count: number): void => {
  if (count === 0) return;
  for (const group of groups) {
    if (group.seat === seat) {
      group.count += count;
      return;
    }
  }
  groups.push({ seat, count });
};

/** Who can come to stand at a tile's borders with one action point, but not from the goal. */
const comersTo = (ground: Ground, cell: Word, goal: Word): readonly Group[] => {
  const groups: Group[] = [];
  const inside = ground.indoors[cell];
  if (inside !== undefined && cell !== goal) add(groups, inside.seat, inside.count);
  for (const border of bordersOf(cell)) {
    const from = otherSide(border, cell);
    const stand = ground.outdoors[from];
    if (stand !== undefined && from !== goal) {
      // One of them stays behind to tear the fence down (OMI-RUL-20).
      const lost = barred(ground, stand.seat, border.border) ? 1 : 0;
      add(groups, stand.seat, stand.count - lost);
    }
  }
  return groups;
};

/**
 * How many take the last step together: those who stand there, and those who come there first and are fed for it. Where
 * a fence bars the way, whoever tears it down wants a second action point to come along; a comer has none left for that.
 */
const together = (ground: Ground, seat: Seat, there: number, comers: number, isBarred: boolean): number => {
  const mouths = ground.of[seat]?.mouths ?? 0;
  if (!isBarred) return there + Math.min(comers, mouths);
  if (there > 0 && mouths > 0) return there + Math.min(comers, mouths - 1);
  return Math.max(there + Math.min(comers, mouths) - 1, 0);
};

/** The largest group but of this team that can go from beside the goal into it; `border` is "" within a tile. */
const largestFrom = (ground: Ground, own: Seat, last: Word, goal: Word, border: Word): Group => {
  const stand: Stand | undefined = ground.outdoors[last];
  let best: Group = { seat: own, count: 0 };
  if (stand?.seat === own) return best;
  const compare = (seat: Seat, there: number, comers: number): void => {
    const count = together(ground, seat, there, comers, border !== "" && barred(ground, seat, border));
    if (seat !== own && count > best.count) best = { seat, count };
  };
  if (stand !== undefined) compare(stand.seat, stand.count, 0);
  for (const { seat, count } of comersTo(ground, last, goal)) {
    // Through a zone that another team holds nobody comes without a fight.
    if (stand === undefined) compare(seat, 0, count);
    else if (stand.seat === seat) compare(seat, stand.count, count);
  }
  return best;
};

/** The largest of all that can come to a zone. */
const largestTo = (ground: Ground, own: Seat, cell: Word, zone: Zone): Group => {
  if (!isOutdoors(tileAt(ground.state, cell), zone)) return largestFrom(ground, own, cell, cell, "");
  const inside = ground.indoors[cell];
  let best: Group = { seat: own, count: 0 };
  if (inside !== undefined && inside.seat !== own) best = { seat: inside.seat, count: inside.count };
  for (const border of bordersOf(cell)) {
    const last = otherSide(border, cell);
    if (isInCity(ground.state, last)) {
      const group = largestFrom(ground, own, last, cell, border.border);
      if (group.count > best.count) best = group;
    }
  }
  return best;
};

/** The worst that may come to a zone of a team; nothing if nobody can. */
const threatTo = (ground: Ground, own: Seat, cell: Word, zone: Zone): readonly Threat[] => {
  const { seat, count } = largestTo(ground, own, cell, zone);
  if (count === 0) return [];
  const defenders = countAt(ground, own, cell, zone);
  return [{ cell, zone, own: defenders, seat, count, win: attackOdds(unarmed(count), defenders).win }];
};

/** For each zone of a team, held or only owned, the worst that may come: the likeliest loss of most survivors first. */
export const threatsTo = (ground: Ground, own: Seat): readonly Threat[] => {
  const threats: Threat[] = [];
  for (const { seat, cell, zone } of ground.stands)
    if (seat === own) for (const threat of threatTo(ground, own, cell, zone)) threats.push(threat);
  for (const tile of ground.of[own]?.tiles ?? []) {
    const zone = arrivalZone(tile);
    if (countAt(ground, own, tile.cell, zone) === 0)
      for (const threat of threatTo(ground, own, tile.cell, zone)) threats.push(threat);
  }
  return sorted(threats, (a, b) => b.win * (b.own + 1) - a.win * (a.own + 1));
};
