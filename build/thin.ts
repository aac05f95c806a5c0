import { encodedMap, presortedDecodedMap, type SourceMapSegment } from "@jridgewell/trace-mapping";
import type { Module, Stage } from "./stage";
import { namesIn } from "./thin/locals";
import { merged } from "./thin/merged";
import { type Origin, type OriginOf, originsOf } from "./thin/origin";
import { shortNames } from "./thin/short-names";
import { closely, needBlank, tokensOf } from "./thin/tokens";

/*
 * Everybody at a table loads its script, so it is sent without what only a reader needs: blanks, the names of locals,
 * a `local` for each of them. Globals, fields and texts stay. Bytes of the Dying Light script, by what is taken away:
 *
 *   as TypeScriptToLua writes it                          553,703   100 %
 *   … indented by nothing, no needless blank              481,000    87 %
 *   … and short names of locals                           292,000    53 %
 *   … and one line of Lua to a line of TypeScript         286,775    52 %
 *   … and declarations joined                             276,242    50 %
 *   … and short names of modules, when they are bundled   266,479    48 %
 *
 * All in one line would be 2 % less, and leave nothing of the line numbers that are all most Luas tell.
 */

/** A text that is being written, its map beside it. */
interface Sheet {
  lua: string;
  /** How long its last line is. */
  column: number;
  last: string;
  /** The line of TypeScript that its last line comes from; -1 while nobody knows. */
  from: number;
  readonly mapped: SourceMapSegment[][];
}

const put = (sheet: Sheet, text: string): void => {
  sheet.lua += text;
  sheet.column += text.length;
};

const putNewLine = (sheet: Sheet): void => {
  sheet.lua += "\n";
  sheet.column = 0;
  sheet.mapped.push([]);
};

/** Nothing can go wrong at these, so their line need not be told. */
const MUTE = /^(?:end|then|do|else|[,;)}\]])$/;

const putToken = (sheet: Sheet, text: string, origin: Origin | "none", mute: boolean): void => {
  const from = origin === "none" || mute ? sheet.from : origin[1];
  if (sheet.from >= 0 && from !== sheet.from) putNewLine(sheet);
  else if (needBlank(sheet.last, text)) put(sheet, " ");
  if (origin !== "none") sheet.mapped.at(-1)?.push([sheet.column, ...origin]);
  put(sheet, text);
  sheet.from = from;
  sheet.last = text;
};

const written = (lua: string, originOf: OriginOf): Sheet => {
  const tokens = merged(lua, tokensOf(lua));
  const close = closely(tokens);
  const known = namesIn(close.lua);
  const names = shortNames(known);
  const declared = new Set(known.locals.map(({ at }) => at[0]));
  const sheet: Sheet = { lua: "", column: 0, last: "", from: -1, mapped: [[]] };
  for (const [i, token] of tokens.entries()) {
    const start = close.starts[i] ?? 0;
    const origin = token.line === 0 ? "none" : originOf(token);
    putToken(sheet, names.get(start) ?? token.text, origin, MUTE.test(token.text) || declared.has(start));
  }
  return sheet;
};

/** The module in as few bytes as can be led back to the TypeScript: by line and column, and by line alone. */
export const thinned = ({ name, lua, map }: Module): Module => {
  const sheet = written(lua, originsOf(map));
  if (map === "none") return { name, lua: sheet.lua, map };
  const { sources } = map;
  const { mappings } = encodedMap(presortedDecodedMap({ version: 3, names: [], sources, mappings: sheet.mapped }));
  return { name, lua: sheet.lua, map: { ...map, mappings } };
};

export const thin: Stage = {
  name: "thin",
  run: (work) => ({ ...work, modules: work.modules.map(thinned) }),
  result: ({ modules }) => {
    const bytes = modules.reduce((sum, { lua }) => sum + Buffer.byteLength(lua), 0);
    return `${String(Math.ceil(bytes / 1024))} KB of Lua`;
  },
};
