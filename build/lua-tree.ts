import type { Node } from "moonsharp-luaparse";

/** A node of a parsed Lua text; with scopes tracked, an identifier tells whether it is a local. */
export type LuaNode = Node & { readonly isLocal?: boolean };

const isNode = (value: unknown): value is LuaNode => typeof value === "object" && value !== null && "type" in value;

/** What a node is made of, each with its field. A chunk lists its globals again beside its statements. */
export const childrenOf = (node: LuaNode): [string, LuaNode][] =>
  Object.entries(node).flatMap(([field, value]: [string, unknown]) =>
    (Array.isArray(value) ? value : [value])
      .filter((child) => isNode(child) && field !== "globals")
      .map((child): [string, LuaNode] => [field, child as LuaNode]),
  );

export const allIn = (node: LuaNode): LuaNode[] => [node, ...childrenOf(node).flatMap(([, child]) => allIn(child))];
