import { fail } from "../../../kernel/fail";
import { joined } from "../../../kernel/list";
import { place, type Place } from "../../../kernel/scene";
import type { Seen, Word } from "../../../kernel/words";
import { AREAS, type ZoneData, ZONES } from "../content/board";
import type { InfectedType } from "../content/infected";
import { RUNNERS } from "../content/runners";
import type { AreaId, Crowd, ZoneId } from "../vocabulary";
import { cellsOf, finelyAcross, finelyDown } from "./spots";

/** Tokens take the first cells of a zone, Runners the last, each its own; the infected those between. */
const TOKEN_CELLS = 3;

interface Cell {
  readonly at: Word;
  readonly n: number;
}

const cellCount: Record<ZoneId, number> = {};
const cells: Record<AreaId, Cell[]> = {};

for (const { area } of AREAS) cells[area] = [];
for (const zone of ZONES) {
  const count = cellsOf(zone);
  const own = cells[zone.area] ?? [];
  let known = own.length;
  cellCount[zone.zone] = count;
  for (let n = TOKEN_CELLS; n < count - RUNNERS.length; n++) {
    own[known] = { at: zone.zone, n };
    known++;
  }
}

/** First amid four cells, then between two. */
const tightIn = (zone: ZoneData): Cell[] => {
  const at = zone.zone + ".tight";
  const across = finelyAcross(zone);
  const count = across * finelyDown(zone);
  const between: Cell[] = [];
  for (const odd of [2, 1]) {
    for (let n = 0; n < count; n++) {
      const column = n % across;
      const line = Math.floor(n / across);
      if ((column % 2) + (line % 2) === odd) between.push({ at, n });
    }
  }
  return between;
};

const tight: Record<AreaId, readonly Cell[]> = {};

/** Between the cells of an Area: worked out once for each that is ever so full. */
const tightOf = (area: AreaId): readonly Cell[] => {
  let known = tight[area];
  if (known === undefined) {
    known = [];
    for (const zone of ZONES) if (zone.area === area) known = joined(known, tightIn(zone));
    tight[area] = known;
  }
  return known;
};

/** The cell of the Runner with this number. */
export const runnerCell = (zone: ZoneId, runner: number): number => (cellCount[zone] ?? 0) - 1 - runner;

const STANDING: Word = "standing";

const closely = (area: AreaId, slot: number): Cell => {
  const close = tightOf(area);
  return close[slot % close.length] ?? fail("an Area without room");
};

const standing = (area: AreaId, slot: number): Place => {
  const roomy = cells[area] ?? [];
  const { at, n } = roomy[slot] ?? closely(area, slot - roomy.length);
  return place(at, n, STANDING);
};

/** Biters fill an Area from its front, Virals from its back, so that few shift when one comes or goes. */
export const addCrowd = (
  places: Readonly<Record<InfectedType, Place[]>>,
  area: AreaId,
  crowd: Seen<Crowd>,
  down: readonly InfectedType[],
): void => {
  const roomy = cells[area] ?? [];
  const up = crowd.biter + crowd.howler + crowd.volatile + crowd.viral;
  const total = up + down.length;
  const end = Math.max(total, roomy.length);
  for (let i = 0; i < crowd.biter; i++) places.biter.push(standing(area, i));
  for (let i = 0; i < crowd.howler; i++) places.howler.push(standing(area, crowd.biter + i));
  for (let i = 0; i < down.length; i++) {
    const { at, n } = standing(area, crowd.biter + crowd.howler + i);
    places[down[i] ?? "biter"].push(place(at, n, "down"));
  }
  for (let i = 0; i < crowd.viral; i++) places.viral.push(standing(area, end - 1 - i));
  // A Volatile is as wide as two others: as long as there is room, every other cell is its.
  const stride = total + crowd.volatile <= roomy.length ? 2 : 1;
  for (let i = 1; i <= crowd.volatile; i++) places.volatile.push(standing(area, end - crowd.viral - stride * i));
};
