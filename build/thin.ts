import { encodedMap, presortedDecodedMap, type SourceMapSegment } from "@jridgewell/trace-mapping";
import type { Module, Stage } from "./stage";
import { namesIn } from "./thin/locals";
import { type Origin, originsOf } from "./thin/origin";
import { shortNames } from "./thin/short-names";
import { needBlank, tokensOf } from "./thin/tokens";

/*
 * Everybody at a table loads its script, so it is sent without what only a reader needs: blanks, and the names of
 * locals. Globals, fields and texts stay. Bytes of the first script, by what is taken away:
 *
 *   as TypeScriptToLua writes it                     414,466   100 %
 *   … indented by one space                          359,093    87 %
 *   … short names of locals, indented by nothing     221,705    53 %
 *   … one line of Lua to a line of TypeScript        217,862    53 %
 *   … one line of Lua to a module                    214,403    52 %
 *
 * The last would leave nothing of the line numbers that are all that other Luas than MoonSharp tell.
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

const putToken = (sheet: Sheet, text: string, origin: Origin | "none"): void => {
  const from = origin === "none" ? sheet.from : origin[1];
  if (sheet.from >= 0 && from !== sheet.from) putNewLine(sheet);
  else if (needBlank(sheet.last, text)) put(sheet, " ");
  if (origin !== "none") sheet.mapped.at(-1)?.push([sheet.column, ...origin]);
  put(sheet, text);
  sheet.from = from;
  sheet.last = text;
};

/** The module in as few bytes as can be led back to the TypeScript: by line and column, and by line alone. */
export const thinned = ({ name, lua, map }: Module): Module => {
  const names = shortNames(namesIn(lua));
  const originOf = originsOf(map);
  const sheet: Sheet = { lua: "", column: 0, last: "", from: -1, mapped: [[]] };
  for (const token of tokensOf(lua)) putToken(sheet, names.get(token.start) ?? token.text, originOf(token));
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
