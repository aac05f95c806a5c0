import { expect } from "vitest";
import {
  AREAS,
  FEATURES,
  STARTING_BITERS,
  WALLS,
  ZONES,
  type ZoneData,
} from "../../../src/games/dying-light/content/board";
import {
  areaOf,
  around,
  AREA_GRAPH,
  reachedOnFoot,
  wallBetween,
  zonesOf,
} from "../../../src/games/dying-light/rules/ground";
import { distances } from "../../../src/kernel/graph";
import { rule } from "../../support/given";

/** Unit edges of the grid, by their middle. */
const edgesOf = ({ x, y, w, h }: ZoneData): string[] => {
  const edges: string[] = [];
  for (let i = 0; i < w; i++)
    edges.push(`${String(x + i + 0.5)} ${String(y)}`, `${String(x + i + 0.5)} ${String(y + h)}`);
  for (let i = 0; i < h; i++)
    edges.push(`${String(x)} ${String(y + i + 0.5)}`, `${String(x + w)} ${String(y + i + 0.5)}`);
  return edges;
};

const shared = (one: ZoneData, other: ZoneData): string[] =>
  edgesOf(one).filter((edge) => edgesOf(other).includes(edge));

rule(
  "DL-EX-18 DL-ZONE-02 DL-ZONE-05 DL-ZONE-06: a building, a single street Area, Areas of three and four Zones",
  () => {
    expect(["B01", "G11", "G06", "G05"].map((area) => zonesOf(area).length)).toEqual([1, 1, 3, 4]);
  },
);

rule("DL-ZONE-03: Zones are adjacent when their squares share a border", () => {
  for (const zone of ZONES) {
    const beside = ZONES.filter((other) => other.zone !== zone.zone && shared(zone, other).length > 0);
    expect(zone.beside.toSorted()).toEqual(beside.map((other) => other.zone).toSorted());
  }
});

rule("DL-ZONE-01: the squares of all Zones fill the city once", () => {
  const squares = ZONES.flatMap(({ x, y, w, h }) =>
    Array.from({ length: w * h }, (_, i) => `${String(x + (i % w))} ${String(y + Math.floor(i / w))}`),
  );
  expect(new Set(squares).size).toBe(144);
  expect(squares.length).toBe(144);
});

const bearing = (area: string, other: string): number => {
  const own = ZONES.filter((zone) => zone.area === area);
  const size = own.reduce((sum, { w, h }) => sum + w * h, 0);
  const middle = (of: (zone: ZoneData) => number): number =>
    own.reduce((sum, zone) => sum + of(zone) * zone.w * zone.h, 0) / size;
  const edges = own.flatMap((zone) =>
    ZONES.filter((each) => each.area === other).flatMap((each) => shared(zone, each)),
  );
  const points = edges.map((edge) => edge.split(" ").map(Number));
  const mean = (i: number): number => points.reduce((sum, point) => sum + (point[i] ?? 0), 0) / points.length;
  const east = mean(0) - middle(({ x, w }) => x + w / 2);
  const south = mean(1) - middle(({ y, h }) => y + h / 2);
  return Math.round(((Math.atan2(east, -south) * 180) / Math.PI + 360) % 360);
};

rule("DL-ZONE-04 DL-SPREAD-02: adjacent Areas follow each other clockwise from the north", () => {
  for (const { area, clockwise } of AREAS) {
    const touching = AREAS.filter(
      (other) =>
        other.area !== area &&
        ZONES.some((zone) => zone.area === area && zone.beside.some((to) => areaOf(to) === other.area)),
    );
    expect(clockwise.toSorted()).toEqual(touching.map((other) => other.area).toSorted());
    const bearings = clockwise.map((other) => bearing(area, other));
    expect(bearings, area).toEqual(bearings.toSorted((a, b) => a - b));
  }
});

rule("DL-ZONE-10 DL-RULING-54: four Walls stand, each between the Zones whose border it covers", () => {
  expect(WALLS.map(({ wall }) => wall)).toEqual(["wall.medium", "wall.short", "wall.medium", "wall.medium"]);
  for (const { x, y, along, length, between } of WALLS) {
    const edges = Array.from({ length }, (_, i) => {
      const shift = i - length / 2 + 0.5;
      return along === "x" ? `${String(x + shift)} ${String(y)}` : `${String(x)} ${String(y + shift)}`;
    });
    const pairs = ZONES.flatMap((one) =>
      ZONES.filter((two) => one.zone < two.zone && shared(one, two).some((edge) => edges.includes(edge))).map((two) => [
        one.zone,
        two.zone,
      ]),
    );
    expect(pairs.toSorted()).toEqual(between.map((pair) => [...pair].toSorted()).toSorted());
  }
  expect(wallBetween("G05d", "G04b")).toBe(true);
  expect(wallBetween("G05c", "G05d")).toBe(false);
});

const ON_FOOT: Readonly<Record<string, string>> = {
  G01: "G02",
  G02: "G03 G01",
  G03: "G06 G02",
  G04: "G07",
  G05: "G06",
  G06: "G09 G05 G03",
  G07: "G04 G08",
  G08: "G09 G11 G07",
  G09: "G08 G06",
  G11: "G08",
};

rule("DL-EMOVE-03 DL-RULING-17 DL-RULING-31: without Agility the same level only, and not across a Wall", () => {
  for (const { area } of AREAS) {
    const reached = around(area).filter((to) => reachedOnFoot(area, to));
    expect(reached.join(" "), area).toBe(ON_FOOT[area] ?? "");
  }
});

/** Steps to the Nests in G02, G04 and G06. */
const NEST_STEPS =
  "B01 2/2/4 B02 1/2/3 B03 1/3/2 B04 2/4/2 B05 2/1/3 B06 1/1/2 B07 1/2/1 B08 2/3/1 B09 3/1/3 B10 3/2/2 B11 3/3/1 " +
  "B12 4/2/3 B13 4/3/2 G01 1/1/3 G02 0/2/2 G03 1/3/1 G04 2/0/2 G05 2/1/1 G06 2/2/0 G07 3/1/3 G08 4/2/2 G09 3/3/1 " +
  "G10 4/2/4 G11 5/3/3 G12 4/4/2";

rule("DL-RULING-27: the way to a Nest is counted in Areas", () => {
  const steps = AREAS.map(({ area }) => {
    const far = distances(AREA_GRAPH, area, () => true);
    return `${area} ${["G02", "G04", "G06"].map((nest) => String(far[nest])).join("/")}`;
  });
  expect(steps.join(" ")).toBe(NEST_STEPS);
});

rule("DL-PV-13: twelve Biters, four Nests, and the tokens of the scenario", () => {
  expect(STARTING_BITERS.reduce((sum, { biters }) => sum + biters, 0)).toBe(12);
  const count = (token: string): number => FEATURES.filter((feature) => feature.token === token).length;
  const tokens = ["nest", "fire", "jump-pad", "spear", "common-loot", "epic-loot", "rough", "uv", "objective1"];
  expect(tokens.map(count)).toEqual([4, 4, 1, 2, 4, 2, 2, 1, 1]);
});
