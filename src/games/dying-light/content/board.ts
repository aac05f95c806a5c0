import type { Word } from "../../../kernel/words";

/** The prototype city (DL-PV-13): 12 by 12 squares, x to the east, y to the south. */
export interface AreaData {
  readonly area: Word;
  /** A roof's level; the ground is 0. */
  readonly level: number;
  readonly zones: readonly Word[];
  /** Begins in the north; Spread and Move go round in this order. */
  readonly clockwise: readonly Word[];
}

export interface ZoneData {
  readonly zone: Word;
  readonly area: Word;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  /** Zones with a common border, walls or not. */
  readonly beside: readonly Word[];
}

export interface WallData {
  readonly wall: "wall.short" | "wall.medium" | "wall.long";
  /** Its middle. */
  readonly x: number;
  readonly y: number;
  readonly along: "x" | "y";
  readonly length: number;
  /** One Obstacle for each pair of Zones it stands between (DL-RULING-54). */
  readonly between: readonly (readonly [Word, Word])[];
}

export interface FeatureData {
  readonly token: Word;
  readonly zone: Word;
}

export const AREAS: readonly AreaData[] = [
  { area: "B01", level: 1, zones: ["B01"], clockwise: ["G01"] },
  { area: "B02", level: 2, zones: ["B02"], clockwise: ["B03", "G02", "G01"] },
  { area: "B03", level: 1, zones: ["B03"], clockwise: ["G03", "G02", "B02"] },
  { area: "B04", level: 2, zones: ["B04"], clockwise: ["G03"] },
  { area: "B05", level: 2, zones: ["B05"], clockwise: ["G01", "G04"] },
  { area: "B06", level: 2, zones: ["B06"], clockwise: ["G02", "B07", "G05", "G04"] },
  { area: "B07", level: 3, zones: ["B07"], clockwise: ["G02", "G06", "G05", "B06"] },
  { area: "B08", level: 1, zones: ["B08"], clockwise: ["G03", "G06"] },
  { area: "B09", level: 1, zones: ["B09"], clockwise: ["G04", "G07"] },
  { area: "B10", level: 1, zones: ["B10"], clockwise: ["G05", "G09", "G08", "G07"] },
  { area: "B11", level: 1, zones: ["B11"], clockwise: ["G06", "G09"] },
  { area: "B12", level: 1, zones: ["B12"], clockwise: ["G08", "G11", "G10", "G07"] },
  { area: "B13", level: 2, zones: ["B13"], clockwise: ["G09", "G12", "G11", "G08"] },
  { area: "G01", level: 0, zones: ["G01a", "G01b", "G01c"], clockwise: ["B02", "G02", "G04", "B05", "B01"] },
  { area: "G02", level: 0, zones: ["G02a", "G02b"], clockwise: ["B03", "G03", "B07", "B06", "G01", "B02"] },
  { area: "G03", level: 0, zones: ["G03a", "G03b", "G03c"], clockwise: ["B04", "B08", "G06", "G02", "B03"] },
  { area: "G04", level: 0, zones: ["G04a", "G04b", "G04c"], clockwise: ["G01", "B06", "G05", "G07", "B09", "B05"] },
  { area: "G05", level: 0, zones: ["G05a", "G05b", "G05c", "G05d"], clockwise: ["B07", "G06", "B10", "G04", "B06"] },
  { area: "G06", level: 0, zones: ["G06a", "G06b", "G06c"], clockwise: ["B08", "B11", "G09", "G05", "B07", "G03"] },
  { area: "G07", level: 0, zones: ["G07a", "G07b", "G07c"], clockwise: ["G04", "B10", "G08", "B12", "G10", "B09"] },
  { area: "G08", level: 0, zones: ["G08a", "G08b"], clockwise: ["B10", "G09", "B13", "G11", "B12", "G07"] },
  { area: "G09", level: 0, zones: ["G09a", "G09b", "G09c"], clockwise: ["B11", "G12", "B13", "G08", "B10", "G06"] },
  { area: "G10", level: 0, zones: ["G10"], clockwise: ["G07", "B12"] },
  { area: "G11", level: 0, zones: ["G11"], clockwise: ["G08", "B13", "B12"] },
  { area: "G12", level: 0, zones: ["G12"], clockwise: ["G09", "B13"] },
];

export const ZONES: readonly ZoneData[] = [
  { zone: "B01", area: "B01", x: 0, y: 0, w: 3, h: 2, beside: ["G01a", "G01b", "G01c"] },
  { zone: "B02", area: "B02", x: 4, y: 0, w: 2, h: 2, beside: ["B03", "G01c", "G02a"] },
  { zone: "B03", area: "B03", x: 6, y: 0, w: 2, h: 2, beside: ["B02", "G02b", "G03c"] },
  { zone: "B04", area: "B04", x: 9, y: 0, w: 3, h: 2, beside: ["G03a", "G03b", "G03c"] },
  { zone: "B05", area: "B05", x: 0, y: 3, w: 3, h: 2, beside: ["G01a", "G01b", "G04a", "G04b", "G04c"] },
  { zone: "B06", area: "B06", x: 4, y: 3, w: 2, h: 2, beside: ["B07", "G02a", "G04c", "G05a"] },
  { zone: "B07", area: "B07", x: 6, y: 3, w: 2, h: 2, beside: ["B06", "G02b", "G05b", "G06c"] },
  { zone: "B08", area: "B08", x: 9, y: 3, w: 3, h: 2, beside: ["G03a", "G03b", "G06a", "G06b", "G06c"] },
  { zone: "B09", area: "B09", x: 0, y: 7, w: 3, h: 2, beside: ["G04a", "G04b", "G07a", "G07b", "G07c"] },
  { zone: "B10", area: "B10", x: 4, y: 7, w: 4, h: 2, beside: ["G05c", "G05d", "G07c", "G08a", "G08b", "G09c"] },
  { zone: "B11", area: "B11", x: 9, y: 7, w: 3, h: 2, beside: ["G06a", "G06b", "G09a", "G09b", "G09c"] },
  { zone: "B12", area: "B12", x: 2, y: 10, w: 3, h: 2, beside: ["G07b", "G08a", "G10", "G11"] },
  { zone: "B13", area: "B13", x: 7, y: 10, w: 3, h: 2, beside: ["G08b", "G09a", "G11", "G12"] },
  { zone: "G01a", area: "G01", x: 0, y: 2, w: 2, h: 1, beside: ["B01", "B05", "G01b"] },
  { zone: "G01b", area: "G01", x: 2, y: 2, w: 2, h: 1, beside: ["B01", "B05", "G01a", "G01c", "G02a", "G04c"] },
  { zone: "G01c", area: "G01", x: 3, y: 0, w: 1, h: 2, beside: ["B01", "B02", "G01b"] },
  { zone: "G02a", area: "G02", x: 4, y: 2, w: 2, h: 1, beside: ["B02", "B06", "G01b", "G02b"] },
  { zone: "G02b", area: "G02", x: 6, y: 2, w: 2, h: 1, beside: ["B03", "B07", "G02a", "G03a"] },
  { zone: "G03a", area: "G03", x: 8, y: 2, w: 2, h: 1, beside: ["B04", "B08", "G02b", "G03b", "G03c", "G06c"] },
  { zone: "G03b", area: "G03", x: 10, y: 2, w: 2, h: 1, beside: ["B04", "B08", "G03a"] },
  { zone: "G03c", area: "G03", x: 8, y: 0, w: 1, h: 2, beside: ["B03", "B04", "G03a"] },
  { zone: "G04a", area: "G04", x: 0, y: 5, w: 2, h: 2, beside: ["B05", "B09", "G04b"] },
  { zone: "G04b", area: "G04", x: 2, y: 5, w: 2, h: 2, beside: ["B05", "B09", "G04a", "G04c", "G05a", "G05d", "G07c"] },
  { zone: "G04c", area: "G04", x: 3, y: 3, w: 1, h: 2, beside: ["B05", "B06", "G01b", "G04b"] },
  { zone: "G05a", area: "G05", x: 4, y: 5, w: 2, h: 1, beside: ["B06", "G04b", "G05b", "G05d"] },
  { zone: "G05b", area: "G05", x: 6, y: 5, w: 2, h: 1, beside: ["B07", "G05a", "G05c", "G06a"] },
  { zone: "G05c", area: "G05", x: 6, y: 6, w: 2, h: 1, beside: ["B10", "G05b", "G05d", "G06a"] },
  { zone: "G05d", area: "G05", x: 4, y: 6, w: 2, h: 1, beside: ["B10", "G04b", "G05a", "G05c"] },
  { zone: "G06a", area: "G06", x: 8, y: 5, w: 2, h: 2, beside: ["B08", "B11", "G05b", "G05c", "G06b", "G06c", "G09c"] },
  { zone: "G06b", area: "G06", x: 10, y: 5, w: 2, h: 2, beside: ["B08", "B11", "G06a"] },
  { zone: "G06c", area: "G06", x: 8, y: 3, w: 1, h: 2, beside: ["B07", "B08", "G03a", "G06a"] },
  { zone: "G07a", area: "G07", x: 0, y: 9, w: 2, h: 1, beside: ["B09", "G07b", "G10"] },
  { zone: "G07b", area: "G07", x: 2, y: 9, w: 2, h: 1, beside: ["B09", "B12", "G07a", "G07c", "G08a"] },
  { zone: "G07c", area: "G07", x: 3, y: 7, w: 1, h: 2, beside: ["B09", "B10", "G04b", "G07b"] },
  { zone: "G08a", area: "G08", x: 4, y: 9, w: 2, h: 1, beside: ["B10", "B12", "G07b", "G08b", "G11"] },
  { zone: "G08b", area: "G08", x: 6, y: 9, w: 2, h: 1, beside: ["B10", "B13", "G08a", "G09a", "G11"] },
  { zone: "G09a", area: "G09", x: 8, y: 9, w: 2, h: 1, beside: ["B11", "B13", "G08b", "G09b", "G09c"] },
  { zone: "G09b", area: "G09", x: 10, y: 9, w: 2, h: 1, beside: ["B11", "G09a", "G12"] },
  { zone: "G09c", area: "G09", x: 8, y: 7, w: 1, h: 2, beside: ["B10", "B11", "G06a", "G09a"] },
  { zone: "G10", area: "G10", x: 0, y: 10, w: 2, h: 2, beside: ["B12", "G07a"] },
  { zone: "G11", area: "G11", x: 5, y: 10, w: 2, h: 2, beside: ["B12", "B13", "G08a", "G08b"] },
  { zone: "G12", area: "G12", x: 10, y: 10, w: 2, h: 2, beside: ["B13", "G09b"] },
];

export const WALLS: readonly WallData[] = [
  {
    wall: "wall.medium",
    x: 4,
    y: 6,
    along: "y",
    length: 2,
    between: [
      ["G04b", "G05a"],
      ["G04b", "G05d"],
    ],
  },
  { wall: "wall.short", x: 3.5, y: 3, along: "x", length: 1, between: [["G01b", "G04c"]] },
  { wall: "wall.medium", x: 1, y: 10, along: "x", length: 2, between: [["G07a", "G10"]] },
  { wall: "wall.medium", x: 11, y: 10, along: "x", length: 2, between: [["G09b", "G12"]] },
];

export const START_ZONE: Word = "G11";

export const FEATURES: readonly FeatureData[] = [
  { token: "nest", zone: "G02a" },
  { token: "nest", zone: "G04b" },
  { token: "nest", zone: "G06a" },
  { token: "nest", zone: "G03c" },
  { token: "fire", zone: "G03a" },
  { token: "fire", zone: "G05a" },
  { token: "fire", zone: "G07a" },
  { token: "fire", zone: "G09c" },
  { token: "jump-pad", zone: "G05d" },
  { token: "spear", zone: "B10" },
  { token: "spear", zone: "G03b" },
  { token: "common-loot", zone: "B09" },
  { token: "common-loot", zone: "B03" },
  { token: "common-loot", zone: "G10" },
  { token: "common-loot", zone: "G12" },
  { token: "epic-loot", zone: "B07" },
  { token: "epic-loot", zone: "B02" },
  { token: "rough", zone: "G04a" },
  { token: "rough", zone: "G09b" },
  { token: "uv", zone: "G11" },
  { token: "objective1", zone: "B08" },
];

export const STARTING_BITERS: readonly { readonly area: Word; readonly biters: number }[] = [
  { area: "G01", biters: 1 },
  { area: "G02", biters: 2 },
  { area: "G03", biters: 1 },
  { area: "G04", biters: 2 },
  { area: "G05", biters: 2 },
  { area: "G06", biters: 2 },
  { area: "G07", biters: 1 },
  { area: "G09", biters: 1 },
];
