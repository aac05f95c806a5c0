import { type Identifier, parse, type Statement } from "moonsharp-luaparse";
import { childrenOf, type LuaNode } from "../lua-tree";

/** A local variable or parameter: from where to where its name can be seen, and every place where it stands. */
export interface Local {
  readonly name: string;
  readonly from: number;
  readonly to: number;
  readonly at: number[];
}

export interface Names {
  readonly locals: readonly Local[];
  /** The names that are not local, each with the places where it stands. */
  readonly globals: ReadonlyMap<string, readonly number[]>;
}

interface Scope {
  readonly outer: Scope | "none";
  readonly end: number;
  readonly known: Map<string, Local>;
}

interface Reading {
  readonly locals: Local[];
  readonly globals: Map<string, number[]>;
}

const startOf = (node: LuaNode): number => node.range?.[0] ?? 0;
const endOf = (node: LuaNode): number => node.range?.[1] ?? 0;

const within = (outer: Scope | "none", node: LuaNode): Scope => ({ outer, end: endOf(node), known: new Map() });

const lookedUp = (scope: Scope | "none", name: string): Local | undefined =>
  scope === "none" ? undefined : (scope.known.get(name) ?? lookedUp(scope.outer, name));

const use = ({ globals }: Reading, scope: Scope, identifier: Identifier): void => {
  const { name } = identifier;
  const local = lookedUp(scope, name);
  if (local === undefined) globals.set(name, [...(globals.get(name) ?? []), startOf(identifier)]);
  else local.at.push(startOf(identifier));
};

/** Names that are declared together are seen from the same place on, so none can take another's name. */
const declare = ({ locals }: Reading, scope: Scope, identifiers: readonly LuaNode[], from: number): void => {
  for (const identifier of identifiers) {
    if (identifier.type !== "Identifier") continue;
    const local: Local = { name: identifier.name, from, to: scope.end, at: [startOf(identifier)] };
    scope.known.set(local.name, local);
    locals.push(local);
  }
};

const readAll = (reading: Reading, scope: Scope, nodes: readonly LuaNode[]): void => {
  for (const node of nodes) read(reading, scope, node);
};

const readBlock = (reading: Reading, outer: Scope, node: LuaNode, body: readonly Statement[]): void => {
  readAll(reading, within(outer, node), body);
};

const readFunction = (
  reading: Reading,
  scope: Scope,
  node: Extract<LuaNode, { type: "FunctionDeclaration" }>,
): void => {
  const { identifier, isLocal, parameters, body } = node;
  if (identifier !== null && isLocal) declare(reading, scope, [identifier], startOf(identifier));
  else if (identifier !== null) read(reading, scope, identifier);
  const inner = within(scope, node);
  // The self of `function a:b()` is written nowhere, so it must keep its name.
  if (identifier?.type === "MemberExpression" && identifier.indexer === ":")
    inner.known.set("self", { name: "self", from: startOf(node), to: inner.end, at: [] });
  declare(reading, inner, parameters, startOf(parameters[0] ?? node));
  readAll(reading, inner, body);
};

const readLoop = (
  reading: Reading,
  scope: Scope,
  node: Extract<LuaNode, { type: "ForNumericStatement" | "ForGenericStatement" }>,
): void => {
  const numeric = node.type === "ForNumericStatement";
  const variables = numeric ? [node.variable] : node.variables;
  const heads = numeric ? [node.start, node.end, ...(node.step === null ? [] : [node.step])] : node.iterators;
  readAll(reading, scope, heads);
  const inner = within(scope, node);
  declare(reading, inner, variables, endOf(heads.at(-1) ?? node));
  readAll(reading, inner, node.body);
};

const read = (reading: Reading, scope: Scope, node: LuaNode): void => {
  switch (node.type) {
    case "Identifier":
      use(reading, scope, node);
      return;
    case "LocalStatement":
      readAll(reading, scope, node.init);
      declare(reading, scope, node.variables, endOf(node));
      return;
    case "FunctionDeclaration":
      readFunction(reading, scope, node);
      return;
    case "ForNumericStatement":
    case "ForGenericStatement":
      readLoop(reading, scope, node);
      return;
    case "RepeatStatement":
      // Its condition sees what its body declares.
      readAll(reading, within(scope, node), [...node.body, node.condition]);
      return;
    case "IfClause":
    case "ElseifClause":
    case "WhileStatement":
      read(reading, scope, node.condition);
      readBlock(reading, scope, node, node.body);
      return;
    case "DoStatement":
    case "ElseClause":
      readBlock(reading, scope, node, node.body);
      return;
    case "MemberExpression":
      read(reading, scope, node.base);
      return;
    case "TableKeyString":
      read(reading, scope, node.value);
      return;
    case "GotoStatement":
    case "LabelStatement":
      return;
    default:
      readAll(
        reading,
        scope,
        childrenOf(node).map(([, child]) => child),
      );
  }
};

/** Every name of a Lua text that is a variable's, told apart by what it means. */
export const namesIn = (lua: string): Names => {
  const chunk = parse(lua, { luaVersion: "5.2", ranges: true, comments: false });
  const reading: Reading = { locals: [], globals: new Map() };
  readAll(reading, { outer: "none", end: lua.length, known: new Map() }, chunk.body);
  return reading;
};
