import { deflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { clearPixel } from "../../build/check/clear-pixel";

const [WIDTH, HEIGHT, BYTES] = [7, 5, 4];

type Bytes = readonly (readonly number[])[];

/** Lines of a picture with noise in its colours; its alpha is 255, but for one pixel. */
const linesWith = (hole: { readonly x: number; readonly y: number; readonly alpha: number }): Bytes =>
  Array.from({ length: HEIGHT }, (_, y) =>
    Array.from({ length: WIDTH * BYTES }, (__, i) => {
      const x = Math.floor(i / BYTES);
      if (i % BYTES < 3) return (x * 53 + y * 101 + i * 17) % 256;
      return x === hole.x && y === hole.y ? hole.alpha : 255;
    }),
  );

const nearest = (left: number, above: number, corner: number): number => {
  const guess = left + above - corner;
  const by = (value: number): number => Math.abs(guess - value);
  return [left, above, corner].reduce((best, value) => (by(value) < by(best) ? value : best));
};

const predicted = (filter: number, left: number, above: number, corner: number): number =>
  [0, left, above, Math.floor((left + above) / 2), nearest(left, above, corner)][filter] ?? NaN;

const chunk = (type: string, data: Uint8Array): Buffer => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  return Buffer.concat([length, Buffer.from(type), data, Buffer.alloc(4)]);
};

const pngOf = (lines: Bytes, filterOf: (line: number) => number, kind: readonly number[] = [8, 6, 0, 0, 0]): Buffer => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(WIDTH);
  header.writeUInt32BE(HEIGHT, 4);
  header.set(kind, 8);
  const filtered = lines.flatMap((line, y) => [
    filterOf(y),
    ...line.map((value, i) => {
      const [left, corner] = [line[i - BYTES] ?? 0, lines[y - 1]?.[i - BYTES] ?? 0];
      return (value - predicted(filterOf(y), left, lines[y - 1]?.[i] ?? 0, corner) + 512) % 256;
    }),
  ]);
  const data = deflateSync(Buffer.from(filtered));
  const halves = [data.subarray(0, 9), data.subarray(9)].map((half) => chunk("IDAT", half));
  return Buffer.concat([Buffer.alloc(8), chunk("IHDR", header), ...halves, chunk("IEND", Buffer.alloc(0))]);
};

test.each([0, 1, 2, 3, 4, "each"] as const)("a pixel that is not opaque is found, lines filtered by %s", (filter) => {
  const filterOf = (line: number): number => (filter === "each" ? line : filter);
  expect(clearPixel(pngOf(linesWith({ x: 0, y: 0, alpha: 255 }), filterOf))).toBe("none");
  for (const hole of [
    { x: 0, y: 0, alpha: 0 },
    { x: 6, y: 4, alpha: 254 },
    { x: 3, y: 2, alpha: 7 },
  ])
    expect(clearPixel(pngOf(linesWith(hole), filterOf))).toEqual({ x: hole.x, y: hole.y });
});

test("a picture of another kind is refused, not taken for opaque", () => {
  const lines = linesWith({ x: 0, y: 0, alpha: 255 });
  expect(() => clearPixel(pngOf(lines, () => 0, [8, 6, 0, 0, 1]))).toThrow("is no PNG of eight bits RGB or RGBA");
  expect(() => clearPixel(pngOf(lines, () => 5))).toThrow("line 0 has a filter that is none");
});
