import { crc32, deflate } from "node:zlib";

/** Pictures as PNGs of three bytes a pixel, much smaller than the renderer's own: ours are flat, and flat rows repeat. */

const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
const RGBA = 4;
const RGB = 3;
/** How hard it is tried: to see which filter is the better one, and then for good. */
const QUICKLY = 1;
const WELL = 9;

/** A row as it is, or what differs from the row above: https://www.w3.org/TR/png-3/#9Filters */
const FILTERS = { none: 0, up: 2 } as const;

const deflated = (bytes: Uint8Array, level: number): Promise<Buffer> =>
  new Promise((done, failed) => {
    deflate(bytes, { level, memLevel: 9 }, (error, result) => {
      if (error === null) done(result);
      else failed(error);
    });
  });

const isOpaque = (pixels: Uint8Array): boolean => {
  for (let at = RGBA - 1; at < pixels.length; at += RGBA) if (pixels[at] !== 255) return false;
  return true;
};

const filtered = (pixels: Uint8Array, width: number, height: number, filter: keyof typeof FILTERS): Uint8Array => {
  const line = 1 + width * RGB;
  const rows = new Uint8Array(line * height);
  for (let y = 0; y < height; y++) {
    rows[y * line] = FILTERS[filter];
    const isFirst = y === 0 || filter === "none";
    for (let x = 0; x < width; x++) {
      const from = (y * width + x) * RGBA;
      const to = y * line + 1 + x * RGB;
      for (let channel = 0; channel < RGB; channel++) {
        const above = isFirst ? 0 : (pixels[from - width * RGBA + channel] ?? 0);
        rows[to + channel] = (pixels[from + channel] ?? 0) - above;
      }
    }
  }
  return rows;
};

const chunk = (type: string, data: Uint8Array): Buffer => {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
};

const header = (width: number, height: number): Buffer => {
  const bytes = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0]);
  bytes.writeUInt32BE(width, 0);
  bytes.writeUInt32BE(height, 4);
  return bytes;
};

/** Of RGBA pixels; "clear" if not all of them are opaque. */
export const opaquePng = async (pixels: Uint8Array, width: number, height: number): Promise<Uint8Array | "clear"> => {
  if (!isOpaque(pixels)) return "clear";
  const rows = [filtered(pixels, width, height, "none"), filtered(pixels, width, height, "up")];
  const sizes = await Promise.all(rows.map(async (each) => (await deflated(each, QUICKLY)).length));
  const best = rows[sizes.indexOf(Math.min(...sizes))] ?? new Uint8Array();
  const data = await deflated(best, WELL);
  return Buffer.concat([
    SIGNATURE,
    chunk("IHDR", header(width, height)),
    chunk("IDAT", data),
    chunk("IEND", Buffer.alloc(0)),
  ]);
};
