import { fail } from "../../../kernel/fail";
import { numberText } from "../../../kernel/number-text";
import { cardsOf } from "../../../kernel/pile";
import { type Places, type Put, putInto } from "../../../kernel/places";
import { place } from "../../../kernel/scene";
import type { Word } from "../../../kernel/words";
import { CELLS } from "../content/city-map";
import { ZOMBIES } from "../content/limits";
import { BASE, TILES } from "../content/tiles";
import { teamOf } from "../rules/teams";
import { type CitySeen, NOBODY, type TileSeen } from "../vocabulary";
import { KINDS } from "./kinds";
import { FRONT, labelled, PLACES } from "./places";

/** So many zombies find room on a tile; its label tells how many there are. */
const SHOWN = 8;

/** Tiles under fog wait in the bags they are drawn from; those that are not in this city in the box. */
const putUnexplored = (put: Put, places: Places, state: CitySeen): void => {
  for (let i = 0; i < state.rings.length; i++)
    for (const tile of cardsOf(state.rings[i] ?? []))
      put("tile." + tile, place((state.seats[i] ?? "") + ".ring", 0, FRONT));
  for (const tile of cardsOf(state.beyond)) put("tile." + tile, place("beyond", 0, FRONT));
  for (const { under, tile } of state.tiles)
    if (under !== NOBODY && tile === NOBODY) put("tile." + under, place((state.seats[0] ?? "") + ".ring", 0, FRONT));
  for (const { tile } of TILES) putRest(put, places, "tile." + tile, "box");
};

/** What is nowhere else waits there. */
export const putRest = (put: Put, places: Places, kind: Word, at: Word): void => {
  const used = (places[kind] ?? []).length;
  const { count, ups } = KINDS[kind] ?? fail("there is no kind " + kind);
  for (let n = used; n < count; n++) put(kind, place(at, n, ups[0]));
};

/** A flag tells whose tile it is; a team's own Base needs none (OMI-RUL-37). */
const putFlag = (put: Put, state: CitySeen, { cell, tile, owner }: TileSeen): void => {
  if (owner === NOBODY) return;
  const isOwnBase = tile === BASE && teamOf(state, owner).base === cell;
  if (!isOwnBase) put("flag." + owner, place(cell + ".flag", 0, FRONT));
};

/** Worked farms, and tiles that are held; one where a rival has been lies across (OMI-RUL-48). */
const putMark = (put: Put, { cell, workedBy, hold }: TileSeen): void => {
  if (workedBy !== NOBODY) put("work-mark", place(cell + ".mark", 0, FRONT));
  if (hold !== "none") put("hold-mark", { ...place(cell + ".mark", 0, FRONT), turn: hold === "attacked" ? 1 : 0 });
};

const putZombies = (put: Put, { tiles }: CitySeen): void => {
  let used = 0;
  for (const { cell, zombies } of tiles) {
    const shown = Math.min(zombies, SHOWN, ZOMBIES - used);
    for (let n = 0; n < shown; n++) put("zombie", place(cell + ".dead", n, FRONT));
    used += shown;
  }
};

const numberOrNothing = (number: number | undefined): string =>
  number === undefined || number === 0 ? "" : numberText(number);

/** A label on each cell there may be. */
const putLabels = (put: Put, kind: Word, spot: string, numbers: Readonly<Record<Word, number>>): void => {
  for (const { cell } of CELLS) put(kind, labelled(cell + spot, 0, numberOrNothing(numbers[cell])));
};

/** The tiles, and those that are not explored. */
export const tiles = (places: Places, state: CitySeen): void => {
  const put = putInto(places);
  for (const { tile, cell } of state.tiles)
    put(tile === NOBODY ? "fog" : "tile." + tile, place(cell + ".tile", 0, FRONT));
  putUnexplored(put, places, state);
  putRest(put, places, "fog", "fogs");
};

export const flags = (places: Places, state: CitySeen): void => {
  const put = putInto(places);
  for (const tile of state.tiles) putFlag(put, state, tile);
  for (const seat of PLACES) putRest(put, places, "flag." + seat, seat + ".flags");
};

export const marks = (places: Places, state: CitySeen): void => {
  const put = putInto(places);
  for (const tile of state.tiles) putMark(put, tile);
  for (const mark of ["work-mark", "hold-mark"]) putRest(put, places, mark, "marks");
};

/** The zombies, and how many there are. */
export const zombies = (places: Places, state: CitySeen): void => {
  const put = putInto(places);
  const numbers: Record<Word, number> = {};
  for (const tile of state.tiles) numbers[tile.cell] = tile.zombies;
  putZombies(put, state);
  putRest(put, places, "zombie", "zombies");
  putLabels(put, "zombies-label", ".zombies", numbers);
};

/** How many actions the team whose turn it is has left, and where. */
export const actions = (places: Places, state: CitySeen): void => {
  const numbers: Record<Word, number> = {};
  for (const { seat, survivors } of state.teams)
    if (seat === state.active) for (const { cell, ap } of survivors) numbers[cell] = (numbers[cell] ?? 0) + ap;
  putLabels(putInto(places), "ap-label", ".ap", numbers);
};

export const walls = (places: Places, state: CitySeen): void => {
  const put = putInto(places);
  for (const { border, seat } of state.walls) put("wall." + seat, place(border, 0, FRONT));
  for (const seat of PLACES) putRest(put, places, "wall." + seat, seat + ".walls");
};
