import { breathe } from "../../../kernel/breath";
import { joined, kept } from "../../../kernel/list";
import type { Seat, Word } from "../../../kernel/words";
import { CELLS } from "../content/city-map";
import { flagsLeft, teamOf } from "../rules/teams";
import { farmsOf } from "../rules/tiles";
import { contenders, pointsOf } from "../rules/points";
import { type CitySeen, NOBODY, type SurvivorSeen, type TeamSeen, type TileSeen, type Zone } from "../vocabulary";

/** Survivors of one team in one zone. */
export interface Group {
  readonly seat: Seat;
  readonly cell: Word;
  readonly zone: Zone;
  survivors: readonly SurvivorSeen[];
}

/** As much as it is to look at a tile, at who holds it and who stands there. */
const A_TILE = 3;

/** What matters of the city when a team thinks, looked up once. */
export interface Glance {
  readonly state: CitySeen;
  readonly seat: Seat;
  readonly team: TeamSeen;
  readonly tiles: Readonly<Record<Word, TileSeen>>;
  /** All groups, by their cell and zone. */
  readonly groups: Readonly<Record<Word, Group>>;
  readonly own: readonly Group[];
  readonly points: number;
  /** Of the best other team. */
  readonly rival: number;
  readonly flags: number;
  /** One's own, without zombies. */
  readonly farms: number;
  /** What of a rival's loss is one's own gain. */
  readonly spite: number;
  /** From 0 on, as the month goes by, to 1. */
  readonly haste: number;
  /** What chance a fight must have: the later, the less. */
  readonly caution: number;
}

const keyOf = (cell: Word, zone: Zone): Word => cell + "." + zone;

const companyIn = ({ teams }: CitySeen, seat: Seat): Pick<Glance, "groups" | "own"> => {
  const groups: Record<Word, Group> = {};
  const own: Group[] = [];
  for (const team of teams) {
    for (const survivor of team.survivors) {
      const { cell, zone } = survivor;
      const key = keyOf(cell, zone);
      const group = groups[key];
      if (group === undefined) {
        const made: Group = { seat: team.seat, cell, zone, survivors: [survivor] };
        groups[key] = made;
        if (team.seat === seat) own.push(made);
      } else group.survivors = joined(group.survivors, [survivor]);
    }
  }
  return { groups, own };
};

const CAREFUL = 0.72;
const RECKLESS = 0.25;
/** From this round on nobody waits for better odds; twice as late they are hardly looked at. */
const LATE = 25;

export const glanceAt = (state: CitySeen, seat: Seat): Glance => {
  breathe(A_TILE * state.tiles.length);
  const tiles: Record<Word, TileSeen> = {};
  for (const tile of state.tiles) tiles[tile.cell] = tile;
  const rivals = kept(contenders(state), (each) => each.seat !== seat);
  const haste = Math.min(1, Math.max(0, state.round - LATE) / LATE);
  let rival = 0;
  for (const each of rivals) rival = Math.max(rival, pointsOf(state, each.seat));
  return {
    state,
    seat,
    team: teamOf(state, seat),
    tiles,
    ...companyIn(state, seat),
    points: pointsOf(state, seat),
    rival,
    flags: flagsLeft(state, seat),
    farms: farmsOf(state, seat).length,
    spite: 1 / Math.max(1, rivals.length),
    haste,
    caution: CAREFUL - haste * (CAREFUL - RECKLESS),
  };
};

export const ownAt = ({ groups, seat }: Glance, cell: Word, zone: Zone): readonly SurvivorSeen[] => {
  const group = groups[keyOf(cell, zone)];
  return group?.seat === seat ? group.survivors : [];
};

export const ownOn = (glance: Glance, cell: Word): number =>
  ownAt(glance, cell, "in").length + ownAt(glance, cell, "out").length;

/** How many of other teams stand in a zone. */
export const rivalsAt = ({ groups, seat }: Glance, cell: Word, zone: Zone): number => {
  const group = groups[keyOf(cell, zone)];
  return group === undefined || group.seat === seat ? 0 : group.survivors.length;
};

export const isRivals = ({ seat }: Glance, { owner }: TileSeen): boolean => owner !== NOBODY && owner !== seat;

export const withAp = (survivors: readonly SurvivorSeen[]): readonly SurvivorSeen[] =>
  kept(survivors, ({ ap }) => ap > 0);

export const actionsOf = (survivors: readonly SurvivorSeen[]): number => {
  let actions = 0;
  for (const { ap } of survivors) actions += ap;
  return actions;
};

interface Point {
  readonly q: number;
  readonly r: number;
}

const points: Record<Word, Point> = {};
for (const { cell, q, r } of CELLS) points[cell] = { q, r };

const FAR = 99;

const size = (value: number): number => (value < 0 ? -value : value);

/** Moves between two tiles, as the crow flies (OMI-PROTO-02). */
export const movesBetween = (one: Word, other: Word): number => {
  const a = points[one];
  const b = points[other];
  if (a === undefined || b === undefined) return FAR;
  const q = a.q - b.q;
  const r = a.r - b.r;
  return Math.max(size(q), size(r), size(q + r));
};
