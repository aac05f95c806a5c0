import type { Mesh } from "./mesh";
import { element, ownIds, picture, rect } from "./svg";

/** Several pictures on one: the graphics card takes one texture and the network one file where there were many. */

/** Where a picture lies on the whole, in its pixels. */
export interface Slot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Atlas<Name extends string = string> {
  readonly width: number;
  readonly height: number;
  readonly slots: Readonly<Record<Name, Slot>>;
}

/** So many pixels around it a picture goes on: seen from afar it must not take its neighbour's colour. */
export const BLEED = 4;

const SVG = /^<svg [^>]*viewBox="([^"]+)">/;

/** A whole picture within another, its ids kept apart from those of the others. */
const leaf = (svg: string, id: string, { x, y, width, height }: Slot): string => {
  const viewBox = SVG.exec(svg)?.[1];
  if (viewBox === undefined) throw new Error(`${id}: is no picture`);
  const inside = ownIds(id, svg.slice(svg.indexOf(">") + 1, -"</svg>".length));
  return element("svg", { x, y, width, height, viewBox, preserveAspectRatio: "none" }, inside);
};

const grown = ({ x, y, width, height }: Slot): Slot => ({
  x: x - BLEED,
  y: y - BLEED,
  width: width + 2 * BLEED,
  height: height + 2 * BLEED,
});

/** The pictures each in its slot; a slot may stay empty. */
export const atlasPicture = <Name extends string>(
  { width, height, slots }: Atlas<Name>,
  ground: string,
  pictures: Readonly<Partial<Record<Name, string>>>,
): string => {
  const drawn = (Object.keys(pictures) as Name[]).map((name) => [name, pictures[name] ?? "", slots[name]] as const);
  return picture(
    width,
    height,
    rect(-1, -1, width + 2, height + 2, { fill: ground }),
    // All edges first: one that goes on may reach under a neighbour, never over it.
    ...drawn.map(([name, svg, slot]) => leaf(svg, `${name}-edge`, grown(slot))),
    ...drawn.map(([name, svg, slot]) => leaf(svg, name, slot)),
  );
};

/** A mesh made for a picture of its own, wearing it from its slot. */
export const wearing = <Name extends string>(mesh: Mesh, { width, height, slots }: Atlas<Name>, name: Name): Mesh => {
  const slot = slots[name];
  return mesh.map((face) =>
    face.map((corner) => ({
      ...corner,
      u: (slot.x + corner.u * slot.width) / width,
      v: 1 - (slot.y + (1 - corner.v) * slot.height) / height,
    })),
  );
};

/** Slots in rows of equal cells, from the top left. */
export const inCells = <Name extends string>(
  names: readonly Name[],
  columns: number,
  cell: { readonly width: number; readonly height: number },
): Readonly<Record<Name, Slot>> =>
  Object.fromEntries(
    names.map((name, i) => [
      name,
      {
        x: (i % columns) * cell.width + BLEED,
        y: Math.floor(i / columns) * cell.height + BLEED,
        width: cell.width - 2 * BLEED,
        height: cell.height - 2 * BLEED,
      },
    ]),
  ) as Record<Name, Slot>;
