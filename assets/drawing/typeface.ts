import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

/** A font file, and how wide each of its letters is in ems. */
export interface Typeface {
  /** A file of an installed package. */
  readonly source: string;
  readonly family: string;
  readonly weight: number;
  readonly widthOf: (letter: string) => number;
  /** The height of a capital in ems. */
  readonly capital: number;
}

type TableOffsets = Readonly<Record<string, number>>;

const tableOffsets = (font: Buffer): TableOffsets => {
  const offsets: Record<string, number> = {};
  for (let i = 0; i < font.readUInt16BE(4); i++) {
    const entry = 12 + i * 16;
    offsets[font.toString("latin1", entry, entry + 4)] = font.readUInt32BE(entry + 8);
  }
  return offsets;
};

const tableIn = (file: string, tables: TableOffsets, name: string): number => {
  const offset = tables[name];
  if (offset === undefined) throw new Error(`${file}: no table "${name}"`);
  return offset;
};

/** The subtable of the Basic Multilingual Plane: format 4, which every font for screens has. */
const plainCmap = (file: string, font: Buffer, cmap: number): number => {
  for (let i = 0; i < font.readUInt16BE(cmap + 2); i++) {
    const subtable = cmap + font.readUInt32BE(cmap + 4 + i * 8 + 4);
    if (font.readUInt16BE(subtable) === 4) return subtable;
  }
  throw new Error(`${file}: no character map of format 4`);
};

const glyphIn = (font: Buffer, cmap: number, code: number): number => {
  const doubled = font.readUInt16BE(cmap + 6);
  for (let i = 0; i < doubled; i += 2) {
    const start = font.readUInt16BE(cmap + 16 + doubled + i);
    if (code > font.readUInt16BE(cmap + 14 + i)) continue;
    if (code < start) return 0;
    const delta = font.readUInt16BE(cmap + 16 + 2 * doubled + i);
    const range = cmap + 16 + 3 * doubled + i;
    const shift = font.readUInt16BE(range);
    if (shift === 0) return (code + delta) % 65536;
    const glyph = font.readUInt16BE(range + shift + 2 * (code - start));
    return glyph === 0 ? 0 : (glyph + delta) % 65536;
  }
  return 0;
};

/** `source` is a file of an installed package. */
export const typeface = (family: string, weight: number, source: string): Typeface => {
  const file = createRequire(import.meta.url).resolve(source);
  const font = readFileSync(file);
  const tables = tableOffsets(font);
  const em = font.readUInt16BE(tableIn(file, tables, "head") + 18);
  const metrics = font.readUInt16BE(tableIn(file, tables, "hhea") + 34);
  const hmtx = tableIn(file, tables, "hmtx");
  const cmap = plainCmap(file, font, tableIn(file, tables, "cmap"));
  const widthOf = (letter: string): number => {
    const glyph = glyphIn(font, cmap, letter.codePointAt(0) ?? 0);
    if (glyph === 0) throw new Error(`${family} has no letter "${letter}"`);
    return font.readUInt16BE(hmtx + 4 * Math.min(glyph, metrics - 1)) / em;
  };
  return { source, family, weight, widthOf, capital: font.readInt16BE(tableIn(file, tables, "OS/2") + 88) / em };
};
