import { parse, type Statement } from "moonsharp-luaparse";
import { allIn, type LuaNode } from "../lua-tree";
import type { Token } from "./tokens";

type Declaration = Extract<Statement, { type: "LocalStatement" }>;

const namesIn = (nodes: readonly LuaNode[]): string[] =>
  nodes.flatMap(allIn).flatMap((node) => (node.type === "Identifier" ? [node.name] : []));

/** Whether each name has a value of its own, or all have none: what one call gives to several cannot be joined. */
const isPlain = ({ variables, init }: Declaration): boolean => init.length === 0 || init.length === variables.length;

const mayJoin = (row: readonly Declaration[], next: Declaration): boolean => {
  const valued = row.some(({ init }) => init.length > 0);
  const declared = new Set(namesIn(row.flatMap(({ variables }) => variables)));
  const named = namesIn([...next.variables, ...next.init]);
  return isPlain(next) && valued === next.init.length > 0 && !named.some((name) => declared.has(name));
};

/** The declarations that follow each other and can be one. */
const rowsIn = (body: readonly Statement[]): (readonly Declaration[])[] => {
  const rows: Declaration[][] = [];
  let row: Declaration[] = [];
  for (const statement of body) {
    if (statement.type === "LocalStatement" && row.length > 0 && mayJoin(row, statement)) row.push(statement);
    else {
      row = statement.type === "LocalStatement" && isPlain(statement) ? [statement] : [];
      rows.push(row);
    }
  }
  return rows.filter(({ length }) => length > 1);
};

/** Where the tokens of a declaration are: `local` first, the names, `=`, the values. */
interface Place {
  readonly local: number;
  readonly equals: number;
  readonly end: number;
}

/** It comes from nowhere. */
const COMMA: Token = { text: ",", start: -1, line: 0, column: 0 };

const listed = (lists: readonly (readonly Token[])[]): Token[] =>
  lists.flatMap((list, i) => (i === 0 ? list : [COMMA, ...list]));

const rowPlaces = (lua: string, tokens: readonly Token[]): Map<number, readonly Place[]> => {
  const starts = new Map(tokens.map(({ start }, i) => [start, i]));
  const ends = new Map(tokens.map(({ start, text }, i) => [start + text.length, i + 1]));
  const placeOf = ({ range = [0, 0], variables }: Declaration): Place => {
    const local = starts.get(range[0]) ?? 0;
    return { local, equals: local + 2 * variables.length, end: ends.get(range[1]) ?? tokens.length };
  };
  const rows = new Map<number, readonly Place[]>();
  for (const node of allIn(parse(lua, { luaVersion: "5.2", ranges: true, comments: false })))
    for (const row of rowsIn("body" in node ? node.body : [])) {
      const places = row.map(placeOf);
      rows.set(places[0]?.local ?? 0, places);
    }
  return rows;
};

/** The tokens of a text with `local a = 1 local b = 2` as `local a, b = 1, 2`, wherever that means the same. */
export const merged = (lua: string, tokens: readonly Token[]): Token[] => {
  const rows = rowPlaces(lua, tokens);
  const between = (begin: number, end: number): Token[] => {
    const out: Token[] = [];
    for (let at = begin; at < end; at++) {
      const row = rows.get(at);
      out.push(...(row === undefined ? tokens.slice(at, at + 1) : oneOf(row)));
      at = (row?.at(-1)?.end ?? at + 1) - 1;
    }
    return out;
  };
  const oneOf = (row: readonly Place[]): Token[] => {
    const names = listed(row.map(({ local, equals }) => tokens.slice(local + 1, equals)));
    const [first] = row;
    if (first === undefined) return [];
    const values = row.filter(({ equals, end }) => equals < end).map(({ equals, end }) => between(equals + 1, end));
    const [local, equals] = [tokens.slice(first.local, first.local + 1), tokens.slice(first.equals, first.equals + 1)];
    return [...local, ...names, ...(values.length === 0 ? [] : equals), ...listed(values)];
  };
  return between(0, tokens.length);
};
