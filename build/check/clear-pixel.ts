import { inflateSync } from "node:zlib";

export interface Pixel {
  readonly x: number;
  readonly y: number;
}

/** Bytes of a pixel, and which of them says how opaque it is. */
const RGBA = 4;
const ALPHA = 3;
const SIGNATURE = 8;

const chunksOf = (png: Buffer, type: string): Buffer[] => {
  const found: Buffer[] = [];
  for (let at = SIGNATURE; at < png.length;) {
    const length = png.readUInt32BE(at);
    if (png.toString("latin1", at + 4, at + 8) === type) found.push(png.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  return found;
};

const paeth = (left: number, above: number, corner: number): number => {
  const [a, b, c] = [above - corner, left - corner, left + above - 2 * corner].map(Math.abs) as [
    number,
    number,
    number,
  ];
  return a <= b && a <= c ? left : b <= c ? above : corner;
};

/** What each filter of a PNG's line adds to a byte: https://www.w3.org/TR/png-3/#9Filters */
const FILTERS: readonly ((left: number, above: number, corner: number) => number)[] = [
  () => 0,
  (left) => left,
  (_, above) => above,
  (left, above) => (left + above) >> 1,
  paeth,
];

/** Eight bits a channel, with an opaque pixel or not: such as the renderer writes, and such as we pack. */
const WITH_ALPHA = "8,6,0,0,0";
const WITHOUT = "8,2,0,0,0";

/** The first pixel of a picture that is not wholly opaque. */
export const clearPixel = (bytes: Uint8Array): Pixel | "none" => {
  const png = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const [header = Buffer.alloc(13)] = chunksOf(png, "IHDR");
  const [width, height, ...kind] = [header.readUInt32BE(0), header.readUInt32BE(4), ...header.subarray(8)];
  if (kind.join() === WITHOUT) return "none";
  if (kind.join() !== WITH_ALPHA) throw new Error(`is no PNG of eight bits RGB or RGBA: ${kind.join()}`);
  const lines = inflateSync(Buffer.concat(chunksOf(png, "IDAT")));
  // The bytes of a pixel are filtered each by itself, and only one of them is of interest.
  let above = new Uint8Array(width + 1);
  for (let y = 0; y < height; y++) {
    const start = y * (width * RGBA + 1);
    const added = FILTERS[lines[start] ?? -1];
    if (added === undefined) throw new Error(`line ${String(y)} has a filter that is none`);
    const line = new Uint8Array(width + 1);
    for (let x = 0; x < width; x++) {
      const sum = (lines[start + 1 + x * RGBA + ALPHA] ?? 0) + added(line[x] ?? 0, above[x + 1] ?? 0, above[x] ?? 0);
      line[x + 1] = sum;
      if (line[x + 1] !== 255) return { x, y };
    }
    above = line;
  }
  return "none";
};
