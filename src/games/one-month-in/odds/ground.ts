import type { Seat, Word } from "../../../kernel/words";
import { FED_BY_ONE, SALVAGE_A_POINT } from "../content/limits";
import { contenders } from "../rules/points";
import { foodInBank } from "../rules/teams";
import { faceOf, isFarm, isOutdoors, tileAt } from "../rules/tiles";
import { type CitySeen, NOBODY, type TileSeen, type Zone } from "../vocabulary";

/** Survivors of one team in one zone. */
export interface Stand {
  readonly seat: Seat;
  readonly cell: Word;
  readonly zone: Zone;
  count: number;
  ap: number;
}

/** What a team has, and what it is worth (OMI-VP-01 to OMI-VP-03). */
export interface Holding {
  readonly seat: Seat;
  readonly tiles: TileSeen[];
  /** Those free of zombies (OMI-RUL-11). */
  readonly farms: TileSeen[];
  land: number;
  points: number;
  /** Food that comes when its next turn begins (OMI-FARM-03, OMI-FARM-05, OMI-RUL-07). */
  income: number;
  /** So many of its survivors it can feed then (OMI-FEED-01). */
  mouths: number;
}

/** The city by what is asked of it again and again: gathered once, since many hints look at all of it. */
export interface Ground {
  readonly state: CitySeen;
  readonly stands: readonly Stand[];
  /** Those at the borders of a tile, and those inside a building that is a zone of its own. */
  readonly outdoors: Readonly<Record<Word, Stand>>;
  readonly indoors: Readonly<Record<Word, Stand>>;
  readonly fences: Readonly<Record<Word, Seat>>;
  readonly holdings: readonly Holding[];
  readonly of: Readonly<Record<Seat, Holding>>;
}

const standsOf = (state: CitySeen) => {
  const stands: Stand[] = [];
  const outdoors: Record<Word, Stand> = {};
  const indoors: Record<Word, Stand> = {};
  for (const { seat, survivors } of state.teams) {
    for (const { cell, zone, ap } of survivors) {
      const known = outdoors[cell]?.zone === zone ? outdoors[cell] : indoors[cell];
      if (known?.zone === zone) {
        known.count++;
        known.ap += ap;
      } else {
        const stand: Stand = { seat, cell, zone, count: 1, ap };
        if (isOutdoors(tileAt(state, cell), zone)) outdoors[cell] = stand;
        else indoors[cell] = stand;
        stands.push(stand);
      }
    }
  }
  return { stands, outdoors, indoors };
};

const yieldOf = ({ workedBy, owner }: TileSeen): number => (workedBy === owner ? 2 : 1);

const holdingsOf = (state: CitySeen) => {
  const holdings: Holding[] = [];
  const of: Record<Seat, Holding> = {};
  for (const { seat } of contenders(state)) {
    const holding: Holding = { seat, tiles: [], farms: [], land: 0, points: 0, income: 0, mouths: 0 };
    of[seat] = holding;
    holdings.push(holding);
  }
  for (const tile of state.tiles) {
    const holding = of[tile.owner];
    if (holding !== undefined) {
      holding.tiles.push(tile);
      holding.land += faceOf(tile.tile).worth;
      if (tile.zombies === 0 && isFarm(tile)) {
        holding.farms.push(tile);
        holding.income += yieldOf(tile);
      }
    }
  }
  const bank = foodInBank(state);
  for (const { seat, survivors, salvage, food, out } of state.teams) {
    const holding = of[seat];
    if (holding !== undefined) {
      holding.points = survivors.length + Math.floor(salvage.length / SALVAGE_A_POINT) + holding.land;
      holding.income = out ? 0 : Math.min(holding.income, bank);
      holding.mouths = FED_BY_ONE * (food + holding.income);
    }
  }
  return { holdings, of };
};

export const groundOf = (state: CitySeen): Ground => {
  const fences: Record<Word, Seat> = {};
  for (const { border, seat } of state.walls) fences[border] = seat;
  return { state, fences, ...standsOf(state), ...holdingsOf(state) };
};

const ofZone = (stand: Stand | undefined, zone: Zone): Stand | "nobody" => (stand?.zone === zone ? stand : "nobody");

/** Those in a zone. */
const standIn = ({ outdoors, indoors }: Ground, cell: Word, zone: Zone): Stand | "nobody" => {
  const there = ofZone(outdoors[cell], zone);
  return there === "nobody" ? ofZone(indoors[cell], zone) : there;
};

/** How many of a team stand there. */
export const countAt = (ground: Ground, seat: Seat, cell: Word, zone: Zone): number => {
  const stand = standIn(ground, cell, zone);
  return stand !== "nobody" && stand.seat === seat ? stand.count : 0;
};

/** Who stands there; "none" if nobody does. */
export const holderOf = (ground: Ground, cell: Word, zone: Zone): Seat => {
  const stand = standIn(ground, cell, zone);
  return stand === "nobody" ? NOBODY : stand.seat;
};

/** Whether another team's fence stands there (OMI-RUL-19). */
export const barred = ({ fences }: Ground, seat: Seat, border: Word): boolean => {
  const owner = fences[border];
  return owner !== undefined && owner !== seat;
};
