import { fail } from "../../../kernel/fail";
import { neighbours } from "../../../kernel/graph";
import { kept } from "../../../kernel/list";
import type { Seat, Word } from "../../../kernel/words";
import { NEXT_TO } from "../content/city-map";
import { placeOfCell } from "../content/layouts";
import { type TileData, TILES } from "../content/tiles";
import { type CitySeen, NOBODY, type TileSeen, type Zone } from "../vocabulary";

const faces: Record<Word, TileData> = {};
for (const face of TILES) faces[face.tile] = face;

/** The four numbers of a tile, and what it is for. */
export const faceOf = (tile: Word): TileData => faces[tile] ?? fail("no such tile: " + tile);

export const isInCity = (state: CitySeen, cell: Word): boolean => placeOfCell(state.seats.length, cell) >= 0;

export const tileAt = (state: CitySeen, cell: Word): TileSeen =>
  state.tiles[placeOfCell(state.seats.length, cell)] ?? fail("no such cell: " + cell);

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
