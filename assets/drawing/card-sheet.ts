import { at, clipped, ownIds, picture, rect } from "./svg";

/** Cards of one size on a sheet that the graphics card takes as it is: each side a power of two. */

export interface Grid {
  readonly columns: number;
  readonly rows: number;
  /** Pixels of the whole sheet; its cells may be wider or narrower than the cards drawn into them. */
  readonly width: number;
  readonly height: number;
}

/** Words on a card can be read where it has 580 x 812 pixels; a sign of its own needs fewer. */
export const GRIDS = {
  thirtyFive: { columns: 7, rows: 5, width: 4096, height: 4096 },
  seven: { columns: 7, rows: 1, width: 4096, height: 1024 },
} as const satisfies Record<string, Grid>;

export interface CardSize {
  readonly width: number;
  readonly height: number;
}

/** What is drawn into the cells in their order; "" leaves one empty. */
export const cardSheet = (
  { columns, rows }: Grid,
  { width, height }: CardSize,
  ground: string,
  fronts: readonly string[],
): string => {
  if (fronts.length > columns * rows) throw new Error(`${String(fronts.length)} cards are too many for their sheet`);
  return picture(
    columns * width,
    rows * height,
    rect(0, 0, columns * width, rows * height, { fill: ground }),
    ...fronts.map((front, i) =>
      at(
        (i % columns) * width,
        Math.floor(i / columns) * height,
        clipped(`cell${String(i)}`, rect(0, 0, width, height, {}), ownIds(`card${String(i)}`, front)),
      ),
    ),
  );
};
