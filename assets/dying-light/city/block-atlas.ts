import { type Atlas, BLEED, type Slot } from "../../drawing/atlas";
import { dot, type Patch } from "../../drawing/mesh";
import { type Block, blocks, seedOf, STOREY } from "./blocks";

/** One picture for all houses: every roof, a few rows of windows that all of them share, and plain colours. */

/** Pixels of a unit. */
const PX = 60;

const WIDTH = 2048;
const HEIGHT = 1024;

const ROW = Math.round(4.74 * PX) + BLEED;
const LONGEST = Math.max(...blocks.map(({ width }) => width));
const FACADE = { width: Math.round(LONGEST * PX), height: STOREY * PX } as const;

/** The broadest first, each in the first row that has room for it. */
const roofSlots = (): Record<string, Slot> => {
  const slots: Record<string, Slot> = {};
  const ends: number[] = [];
  for (const { area, width, depth } of [...blocks].sort((a, b) => b.width - a.width)) {
    const [w, h] = [Math.round(width * PX), Math.round(depth * PX)];
    const fits = ends.findIndex((end) => end + w + BLEED <= WIDTH);
    const row = fits === -1 ? ends.length : fits;
    const x = ends[row] ?? BLEED;
    slots[area] = { x, y: BLEED + row * (ROW + BLEED), width: w, height: h };
    ends[row] = x + w + 2 * BLEED;
  }
  return slots;
};

export const GROUND_FLOORS = ["ground-1", "ground-2"] as const;
export const UPPER_FLOORS = ["upper-1", "upper-2", "upper-3", "upper-4"] as const;

const facadeSlots = (): Record<string, Slot> => {
  const [left, top] = [BLEED, 3 * (ROW + BLEED) + BLEED];
  return Object.fromEntries(
    [...GROUND_FLOORS, ...UPPER_FLOORS].map((name, i) => [
      name,
      i < 3
        ? { x: left + i * (FACADE.width + 2 * BLEED), y: top, ...FACADE }
        : { x: WIDTH - FACADE.width - BLEED, y: top - (i - 2) * (FACADE.height + 2 * BLEED), ...FACADE },
    ]),
  );
};

const LEVELS = [1, 2, 3] as const;
export const TRIMS = ["side", "top", "inside", "mast"] as const;
export type Trim = (typeof TRIMS)[number];

const SWATCH = 24;

export const trimName = (trim: Trim, level: number): string => `${trim}-${String(level)}`;

const trimSlots = (): Record<string, Slot> =>
  Object.fromEntries(
    LEVELS.flatMap((level) =>
      TRIMS.map((trim, i) => [
        trimName(trim, level),
        { x: WIDTH - (i + 1) * 2 * SWATCH, y: HEIGHT - level * 2 * SWATCH, width: SWATCH, height: SWATCH },
      ]),
    ),
  );

export const blockAtlas: Atlas = {
  width: WIDTH,
  height: HEIGHT,
  slots: { ...roofSlots(), ...facadeSlots(), ...trimSlots() },
};

const slotOf = (name: string): Slot => {
  const slot = blockAtlas.slots[name];
  if (slot === undefined) throw new Error(`the houses' picture has no ${name}`);
  return slot;
};

export const roofPatch = ({ area }: Block): Patch => {
  const { x, y, width, height } = slotOf(area);
  return { left: x / WIDTH, top: y / HEIGHT, right: (x + width) / WIDTH, bottom: (y + height) / HEIGHT };
};

/** As much of a row of windows as the wall is long. */
export const facadePatch = (of: Block, storey: number, length: number): Patch => {
  const seed = seedOf(of);
  const name = storey === 0 ? GROUND_FLOORS[seed % 2] : UPPER_FLOORS[(seed + storey) % 4];
  const { x, y, width, height } = slotOf(name ?? GROUND_FLOORS[0]);
  const share = length / LONGEST;
  return { left: x / WIDTH, top: y / HEIGHT, right: (x + width * share) / WIDTH, bottom: (y + height) / HEIGHT };
};

export const trimPatch = (trim: Trim, level: number): Patch => {
  const { x, y, width, height } = slotOf(trimName(trim, level));
  return dot((x + width / 2) / WIDTH, (y + height / 2) / HEIGHT);
};
