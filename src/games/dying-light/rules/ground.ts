import { fail } from "../../../kernel/fail";
import { distances, type Graph } from "../../../kernel/graph";
import { has } from "../../../kernel/list";
import type { Word } from "../../../kernel/words";
import { AREAS, WALLS, ZONES } from "../content/board";
import type { AreaId, ZoneId } from "../vocabulary";

const areaOfZone: Record<ZoneId, AreaId> = {};
const besideZone: Record<ZoneId, readonly ZoneId[]> = {};
const levelOfArea: Record<AreaId, number> = {};
const zonesOfArea: Record<AreaId, readonly ZoneId[]> = {};
const aroundArea: Record<AreaId, readonly AreaId[]> = {};

for (const zone of ZONES) {
  areaOfZone[zone.zone] = zone.area;
  besideZone[zone.zone] = zone.beside;
}
for (const area of AREAS) {
  levelOfArea[area.area] = area.level;
  zonesOfArea[area.area] = area.zones;
  aroundArea[area.area] = area.clockwise;
}

export const isZone = (word: Word): boolean => areaOfZone[word] !== undefined;

export const areaOf = (zone: ZoneId): AreaId => areaOfZone[zone] ?? fail("no such zone: " + zone);

export const levelOf = (area: AreaId): number => levelOfArea[area] ?? fail("no such area: " + area);

export const zonesOf = (area: AreaId): readonly ZoneId[] => zonesOfArea[area] ?? fail("no such area: " + area);

/** Zones with a common border (DL-ZONE-03). */
export const besideOf = (zone: ZoneId): readonly ZoneId[] => besideZone[zone] ?? fail("no such zone: " + zone);

/** Adjacent Areas, clockwise from the north. */
export const around = (area: AreaId): readonly AreaId[] => aroundArea[area] ?? fail("no such area: " + area);

/** Areas and their neighbours: the measure of every distance (DL-RULING-27). */
export const AREA_GRAPH: Graph = aroundArea;

/** Steps to every Area, worked out once for each that is asked about. */
const stepsFrom: Record<AreaId, Readonly<Record<AreaId, number>>> = {};

/** The Areas so many steps away or nearer, the own one among them (DL-RANGE-01). */
export const areasWithin = (from: AreaId, range: number): readonly AreaId[] => {
  const steps = stepsFrom[from] ?? distances(AREA_GRAPH, from, () => true);
  stepsFrom[from] = steps;
  const near: AreaId[] = [];
  for (const { area } of AREAS) if ((steps[area] ?? range + 1) <= range) near.push(area);
  return near;
};

const beyondWall: Record<ZoneId, ZoneId[]> = {};
for (const { zone } of ZONES) beyondWall[zone] = [];
for (const { between } of WALLS) {
  for (const [one, other] of between) {
    beyondWall[one]?.push(other);
    beyondWall[other]?.push(one);
  }
}

export const wallBetween = (one: ZoneId, other: ZoneId): boolean => has(beyondWall[one] ?? [], other);

/** Whether some pair of Zones of that border has no Wall (DL-RULING-17). */
export const openBorder = (from: AreaId, to: AreaId): boolean => {
  for (const zone of zonesOf(from)) {
    for (const other of besideOf(zone)) if (areaOf(other) === to && !wallBetween(zone, other)) return true;
  }
  return false;
};

/** Zones exactly two away, borders counted whatever stands on them (DL-RULING-16). */
const twoAway: Record<ZoneId, readonly ZoneId[]> = {};
for (const { zone, beside } of ZONES) {
  const far: ZoneId[] = [];
  for (const middle of beside) {
    for (const to of besideOf(middle)) if (to !== zone && !has(beside, to) && !has(far, to)) far.push(to);
  }
  twoAway[zone] = far;
}

export const twoFrom = (zone: ZoneId): readonly ZoneId[] => twoAway[zone] ?? [];

const onFoot: Record<AreaId, readonly AreaId[]> = {};
for (const { area, level, clockwise } of AREAS) {
  const reached: AreaId[] = [];
  for (const other of clockwise) if (levelOf(other) === level && openBorder(area, other)) reached.push(other);
  onFoot[area] = reached;
}

/** Where an Infected without Agility can go: same level, and not across a Wall (DL-EMOVE-03, DL-RULING-31). */
export const reachedOnFoot = (from: AreaId, to: AreaId): boolean => has(onFoot[from] ?? [], to);

/** Where an Infected without Agility could drop to, were it allowed to. */
export const droppedTo = (from: AreaId, to: AreaId): boolean => levelOf(to) < levelOf(from) && openBorder(from, to);
