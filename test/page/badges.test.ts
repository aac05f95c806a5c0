import { describe, expect, test } from "vitest";
import { Camera } from "../../src/page/view/camera";
import { type Context, drawBadges } from "../../src/page/view/badges";
import type { Piece } from "../../src/page/room/wire";
import { PIECE } from "./piece";

/** How many a pile holds is told beside it: what is counted is seen whole. */

interface Pill {
  readonly top: number;
  readonly bottom: number;
}

const ZOOM = 24;
const camera = new Camera();
camera.zoom = ZOOM;
const MIDDLE = camera.screenY(0);
const WHERE = { at: [0, 1, 0], turn: [0, 0, 0], toAt: [0, 1, 0], toTurn: [0, 0, 0], moves: false } as const;

/** The pills that are drawn for a piece in the middle of the table. */
const pillsOf = (changed: Partial<Piece>): readonly Pill[] => {
  const pills: Pill[] = [];
  const nothing = (): void => undefined;
  const context: Context = {
    ...{ font: "", textAlign: "", textBaseline: "", fillStyle: "", strokeStyle: "", lineWidth: 1 },
    ...{ beginPath: nothing, fill: nothing, stroke: nothing, fillText: nothing },
    measureText: (text) => ({ width: 7 * text.length }),
    roundRect: (_x, y, _width, height) => {
      pills.push({ top: y, bottom: y + height });
    },
  };
  drawBadges(context, camera, { ...structuredClone(WHERE), piece: { ...PIECE, ...changed } }, 1);
  return pills;
};

describe("a badge", () => {
  test.each([
    ["Deck", [2.2, 0.3, 3.1], 24],
    ["Deck", [3.1, 0.3, 2.2], 2],
    ["Bag", [1.7, 0.9, 1.5], 0],
  ] as const)("of a %s is wholly below it", (kind, size, count) => {
    const [pill, ...others] = pillsOf({ kind, size, count });
    expect(others).toEqual([]);
    expect(pill?.top).toBeGreaterThanOrEqual(MIDDLE + (size[2] / 2) * ZOOM);
    expect(pill?.bottom).toBeLessThan(MIDDLE + (size[2] / 2) * ZOOM + ZOOM);
  });

  test("a single piece has none", () => {
    expect(pillsOf({ kind: "Token", count: -1 })).toEqual([]);
  });
});
