import { fail } from "../../../kernel/fail";
import { neighbours } from "../../../kernel/graph";
import { kept } from "../../../kernel/list";
import type { Seat, Word } from "../../../kernel/words";
import { NEXT_TO } from "../content/city-map";
import { type Layout, layoutWith } from "../content/layouts";
import { type TileData, TILES } from "../content/tiles";
import { type CitySeen, NOBODY, type TileSeen, type Zone } from "../vocabulary";

/** What tells in which city a match is played. */
type CityLaid = Pick<CitySeen, "seats"> & { readonly teams: readonly { readonly base: Word }[] };

const faces: Record<Word, TileData> = {};
for (const face of TILES) faces[face.tile] = face;

/** The four numbers of a tile, and what it is for. */
export const faceOf = (tile: Word): TileData => faces[tile] ?? fail("no such tile: " + tile);

/** The city that was asked about last: nothing is asked as often as where a tile lies. */
const latest: { base: Word; teams: number; layout: Layout } = { base: "", teams: 0, layout: layoutWith(0, "") };

/** The city this match is played in. */
export const cityOf = ({ seats, teams }: CityLaid): Layout => {
  const base = teams[0]?.base ?? "";
  if (base !== latest.base || seats.length !== latest.teams) {
    latest.base = base;
    latest.teams = seats.length;
    latest.layout = layoutWith(seats.length, base);
  }
  return latest.layout;
};

/** Which of the tiles lies at a cell, counted from 0; -1 beyond the city. */
export const placeOf = (state: CityLaid, cell: Word): number => cityOf(state).places[cell] ?? -1;

export const isInCity = (state: CitySeen, cell: Word): boolean => placeOf(state, cell) >= 0;

export const tileAt = (state: CitySeen, cell: Word): TileSeen =>
  state.tiles[placeOf(state, cell)] ?? fail("no such cell: " + cell);

export const nextTo = (state: CitySeen, cell: Word): readonly Word[] =>
  kept(neighbours(NEXT_TO, cell), (each) => isInCity(state, each));

/** The fog side is up (OMI-TERM-07). */
export const isFog = ({ tile }: TileSeen): boolean => tile === NOBODY;

/** Reclaimed once and without zombies: its two regions are one, whoever owns it now (OMI-ZONE-07, OMI-RUL-11). */
export const isUnited = ({ reclaimed, zombies }: TileSeen): boolean => reclaimed && zombies === 0;

export const unitedAt = (state: CitySeen, cell: Word): boolean => isUnited(tileAt(state, cell));

/** Where one who comes from another tile arrives (OMI-MOVE-02, OMI-RUL-14). */
export const arrivalZone = (tile: TileSeen): Zone => (isUnited(tile) ? "in" : "out");

/** Whether those in this zone stand at the borders of their tile (OMI-RUL-13, OMI-RUL-20). */
export const isOutdoors = (tile: TileSeen, zone: Zone): boolean => zone === "out" || isUnited(tile);

const isSpecial = ({ tile }: TileSeen, special: TileData["special"]): boolean =>
  tile !== NOBODY && faceOf(tile).special === special;

export const isFarm = (tile: TileSeen): boolean => isSpecial(tile, "farm");

/** The Research Centre or the Military Base (OMI-SPEC-02, OMI-SPEC-04). */
export const isPrize = (tile: TileSeen): boolean => isSpecial(tile, "prize");

export const tilesOf = (state: CitySeen, seat: Seat): readonly TileSeen[] =>
  kept(state.tiles, ({ owner }) => owner === seat);

/** Farms that would give food now (OMI-FARM-02, OMI-RUL-11). */
export const farmsOf = (state: CitySeen, seat: Seat): readonly TileSeen[] =>
  kept(state.tiles, (tile) => tile.owner === seat && tile.zombies === 0 && isFarm(tile));
