import type { Spot } from "../../src/kernel/scene";
import { standing } from "../../src/table/stand";

/** Where a mat ends, in units of the table. */
export interface Edge {
  readonly west: number;
  readonly east: number;
  readonly north: number;
  readonly south: number;
}

export interface Ground {
  readonly width: number;
  readonly depth: number;
  readonly spotOf: (name: string) => Spot;
  readonly east: (x: number) => number;
  readonly south: (z: number) => number;
  /** Every slot of a spot. */
  readonly slots: (name: string) => readonly (readonly [x: number, y: number])[];
}

/** Where the spots of a table are on the picture of its mat, so many pixels to a unit. */
export const groundOf = (spots: Readonly<Record<string, Spot>>, edge: Edge, pixels: number): Ground => {
  const east = (x: number): number => (x - edge.west) * pixels;
  const south = (z: number): number => (edge.north - z) * pixels;
  const spotOf = (name: string): Spot => {
    const spot = spots[name];
    if (spot === undefined) throw new Error(`there is no spot "${name}"`);
    return spot;
  };
  const slots = (name: string): readonly (readonly [x: number, y: number])[] => {
    const spot = spotOf(name);
    const { holds } = spot;
    const count = holds.as === "row" ? holds.across * holds.lines : 1;
    return Array.from({ length: count }, (_, slot) => {
      const { x, z } = standing(spot, slot);
      return [east(x), south(z)] as const;
    });
  };
  return { width: edge.east - edge.west, depth: edge.north - edge.south, spotOf, east, south, slots };
};
