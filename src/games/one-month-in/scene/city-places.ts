import { fail } from "../../../kernel/fail";
import { numberText } from "../../../kernel/number-text";
import { cardsOf } from "../../../kernel/pile";
import { type Places, type Put, putPile } from "../../../kernel/places";
import { place } from "../../../kernel/scene";
import type { Word } from "../../../kernel/words";
import { CELLS } from "../content/city-map";
import { ZOMBIES } from "../content/limits";
import { BASE, TILES } from "../content/tiles";
import { teamOf } from "../rules/teams";
import { type CitySeen, NOBODY, type TileSeen } from "../vocabulary";
import { KINDS } from "./kinds";
import { FRONT, labelled } from "./places";

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

/** How many zombies there are, and how many actions the team whose turn it is has left. */
const putLabels = (put: Put, state: CitySeen): void => {
  const zombies: Record<Word, number> = {};
  const actions: Record<Word, number> = {};
  for (const tile of state.tiles) zombies[tile.cell] = tile.zombies;
  for (const { seat, survivors } of state.teams)
    if (seat === state.active) for (const { cell, ap } of survivors) actions[cell] = (actions[cell] ?? 0) + ap;
  for (const { cell } of CELLS) {
    put("zombies-label", labelled(cell + ".zombies", 0, numberOrNothing(zombies[cell])));
    put("ap-label", labelled(cell + ".ap", 0, numberOrNothing(actions[cell])));
  }
};

/** The tiles, and what lies and stands on them besides survivors. */
export const putCity = (put: Put, places: Places, state: CitySeen): void => {
  for (const tile of state.tiles) {
    put(tile.tile === NOBODY ? "fog" : "tile." + tile.tile, place(tile.cell + ".tile", 0, FRONT));
    putPile(put, tile.stack, tile.cell + ".stack");
    putFlag(put, state, tile);
    putMark(put, tile);
  }
  putUnexplored(put, places, state);
  putZombies(put, state);
  putLabels(put, state);
  for (const { border, seat } of state.walls) put("wall." + seat, place(border, 0, FRONT));
  putRest(put, places, "fog", "fogs");
  putRest(put, places, "zombie", "zombies");
  for (const mark of ["work-mark", "hold-mark"]) putRest(put, places, mark, "marks");
};
