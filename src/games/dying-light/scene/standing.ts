import { fail } from "../../../kernel/fail";
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
const tight: Record<AreaId, Cell[]> = {};

/** First amid four cells, then between two. */
const addTight = (zone: ZoneData): void => {
  const across = finelyAcross(zone);
  for (const odd of [2, 1]) {
    for (let n = 0; n < across * finelyDown(zone); n++) {
      const column = n % across;
      const line = Math.floor(n / across);
      if ((column % 2) + (line % 2) === odd) tight[zone.area]?.push({ at: zone.zone + ".tight", n });
    }
  }
};

for (const { area } of AREAS) {
  cells[area] = [];
  tight[area] = [];
}
for (const zone of ZONES) {
  const count = cellsOf(zone);
  cellCount[zone.zone] = count;
  for (let n = TOKEN_CELLS; n < count - RUNNERS.length; n++) cells[zone.area]?.push({ at: zone.zone, n });
  addTight(zone);
}

/** The cell of the Runner with this number. */
export const runnerCell = (zone: ZoneId, runner: number): number => (cellCount[zone] ?? 0) - 1 - runner;

const STANDING: Word = "standing";

const standing = (roomy: readonly Cell[], close: readonly Cell[], slot: number): Place => {
  const cell = roomy[slot] ?? close[(slot - roomy.length) % close.length] ?? fail("an Area without room");
  return place(cell.at, cell.n, STANDING);
};

/** Biters fill an Area from its front, Virals from its back, so that few shift when one comes or goes. */
export const addCrowd = (
  places: Readonly<Record<InfectedType, Place[]>>,
  area: AreaId,
  crowd: Seen<Crowd>,
  down: readonly InfectedType[],
): void => {
  const roomy = cells[area] ?? [];
  const close = tight[area] ?? [];
  const up = crowd.biter + crowd.howler + crowd.volatile + crowd.viral;
  const total = up + down.length;
  const end = Math.max(total, roomy.length);
  for (let i = 0; i < crowd.biter; i++) places.biter.push(standing(roomy, close, i));
  for (let i = 0; i < crowd.howler; i++) places.howler.push(standing(roomy, close, crowd.biter + i));
  for (let i = 0; i < down.length; i++) {
    const { at, n } = standing(roomy, close, crowd.biter + crowd.howler + i);
    places[down[i] ?? "biter"].push(place(at, n, "down"));
  }
  for (let i = 0; i < crowd.viral; i++) places.viral.push(standing(roomy, close, end - 1 - i));
  for (let i = 0; i < crowd.volatile; i++) places.volatile.push(standing(roomy, close, end - 1 - crowd.viral - i));
};
