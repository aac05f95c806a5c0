import { type Chunk, parse, type Statement } from "moonsharp-luaparse";
import { messageOf } from "../failure";
import { allIn, childrenOf, type LuaNode } from "../lua-tree";
import type { Bundle } from "../stage";
import { placeOf } from "../where-is";

/** Lua's own limit of locals that live at once in one function; MoonSharp has none, every other Lua does. */
const LOCALS_AT_MOST = 200;
/** Lua's limit of syntax within syntax is 200; a little is taken by what calls the script. */
const NESTED_AT_MOST = 180;

/** What TTS has none of: a script that names one of these stops there. */
const ABSENT = ["require", "package", "load", "loadstring", "loadfile", "dofile", "module", "io", "debug"];

/** A loop keeps three hidden locals of its own. */
const HIDDEN = 3;

const mostIn = (statement: Statement, before: number): number => {
  switch (statement.type) {
    case "ForNumericStatement":
      return mostLocals(statement.body, before + HIDDEN + 1);
    case "ForGenericStatement":
      return mostLocals(statement.body, before + HIDDEN + statement.variables.length);
    case "IfStatement":
      return Math.max(...statement.clauses.map(({ body }) => mostLocals(body, before)));
    case "WhileStatement":
    case "DoStatement":
    case "RepeatStatement":
      return mostLocals(statement.body, before);
    default:
      return before;
  }
};

/** How many locals live at once at most, in these statements and the blocks within, functions apart. */
const mostLocals = (body: readonly Statement[], before: number): number => {
  let alive = before;
  let most = before;
  for (const statement of body) {
    most = Math.max(most, mostIn(statement, alive));
    if (statement.type === "LocalStatement") alive += statement.variables.length;
    if (statement.type === "FunctionDeclaration" && statement.isLocal) alive += 1;
    most = Math.max(most, alive);
  }
  return most;
};

/** Operators of a row are read one after the other; everything else is read within what it stands in. */
const nesting = (node: LuaNode): number =>
  Math.max(
    0,
    ...childrenOf(node).map(([field, child]) => nesting(child) + (field === "left" || field === "base" ? 0 : 1)),
  );

const wrongAt = (node: LuaNode): string[] => {
  switch (node.type) {
    case "GotoStatement":
    case "LabelStatement":
      return ["goto crashes MoonSharp"];
    case "FunctionDeclaration": {
      const locals = mostLocals(node.body, node.parameters.length);
      return locals > LOCALS_AT_MOST
        ? [`${String(locals)} locals in one function; ${String(LOCALS_AT_MOST)} can be`]
        : [];
    }
    case "Identifier":
      return node.isLocal === false && ABSENT.includes(node.name) ? [`TTS has no ${node.name}`] : [];
    default:
      return [];
  }
};

const placed = (bundle: Bundle, node: LuaNode, wrong: string): string => {
  const { line, column } = node.loc?.start ?? { line: 1, column: 0 };
  const place = placeOf(bundle, { line, column });
  const source = place === "none of ours" ? "" : ` (${place.file}:${String(place.line)})`;
  return `script ${bundle.name}, line ${String(line)}${source}: ${wrong}`;
};

const parsed = (lua: string): Chunk | string => {
  try {
    return parse(lua, { luaVersion: "5.2", locations: true, scope: true, comments: false });
  } catch (error) {
    return messageOf(error);
  }
};

const tooDeep = (chunk: Chunk): string[] => {
  const nested = nesting(chunk);
  return nested > NESTED_AT_MOST
    ? [`its syntax is nested ${String(nested)} deep; ${String(NESTED_AT_MOST)} can be`]
    : [];
};

const tooManyAtTop = (chunk: Chunk): string[] => {
  const locals = mostLocals(chunk.body, 0);
  return locals > LOCALS_AT_MOST ? [`${String(locals)} locals at its top; ${String(LOCALS_AT_MOST)} can be`] : [];
};

/** What keeps a bundle from running in TTS, or on the Luas that check it. */
export const wrongInLua = (bundle: Bundle): string[] => {
  const chunk = parsed(bundle.lua);
  if (typeof chunk === "string") return [`script ${bundle.name}: ${chunk}`];
  return [
    ...allIn(chunk).flatMap((node) => wrongAt(node).map((wrong) => placed(bundle, node, wrong))),
    ...[...tooManyAtTop(chunk), ...tooDeep(chunk)].map((wrong) => `script ${bundle.name}: ${wrong}`),
  ];
};
