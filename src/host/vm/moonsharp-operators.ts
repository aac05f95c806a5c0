import type { Expression, Node, parse, Statement } from "moonsharp-luaparse";
import { ScriptError } from "./value";

/*
 * What MoonSharp's operators do that no library can: strings are compared as people sort them, `%` is .NET's remainder,
 * `#` measures UTF-16, and an assignment works out its right side before its left one. Each becomes a call of a
 * function of moonsharp-library.ts. Lines stay; columns do not.
 */

const FUNCTIONS: Readonly<Record<string, string>> = {
  "<": "__less",
  "<=": "__atMost",
  ">": "__more",
  ">=": "__atLeast",
  "%": "__remainder",
};

/** Where no text can stand on one side, Lua's own operators do; what is neither less nor more, as 0/0, is more. */
const PLAINLY: Readonly<Record<string, readonly [before: string, operator: string]>> = {
  "<": ["", "<"],
  "<=": ["", "<="],
  ">": ["not", "<="],
  ">=": ["not", "<"],
};

const ARITHMETIC = new Set(["+", "-", "*", "/", "%", "^"]);

const isNoText = (node: Expression): boolean =>
  node.type === "NumericLiteral" ||
  (node.type === "UnaryExpression" && (node.operator === "#" || node.operator === "-")) ||
  (node.type === "BinaryExpression" && ARITHMETIC.has(node.operator));

interface Text {
  readonly script: string;
  readonly chunk: string;
}

const startOf = (node: Node): number => node.range?.[0] ?? 0;
const endOf = (node: Node): number => node.range?.[1] ?? 0;

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && "type" in value;

const childrenOf = (node: Node): Node[] =>
  Object.entries(node)
    .flatMap(([field, value]: [string, unknown]) => (field === "globals" ? [] : [value].flat()))
    .filter(isNode)
    .sort((a, b) => startOf(a) - startOf(b));

const COMMENT = /--\[(=*)\[[\s\S]*?\]\1\]|--[^\n]*/g;

/** Where a sign stands between two nodes, past the comments that may lie there. */
const signIn = ({ script }: Text, from: number, to: number, sign: string): number => {
  const between = script.slice(from, to).replace(COMMENT, (comment) => " ".repeat(comment.length));
  return from + between.indexOf(sign);
};

/** The text from one place to another, with what is written anew of these nodes in it. */
const around = (text: Text, from: number, to: number, nodes: readonly Node[]): string => {
  let out = "";
  let at = from;
  for (const node of nodes) {
    out += text.script.slice(at, startOf(node)) + written(text, node);
    at = endOf(node);
  }
  return out + text.script.slice(at, to);
};

/** In parentheses: as a tail call it would hide the line it stands on. */
const called = (name: string, values: string): string => `(${name}(${values}))`;

const writtenOperator = (text: Text, node: Extract<Expression, { type: "BinaryExpression" }>, name: string): string => {
  const { left, right, operator } = node;
  const sign = signIn(text, endOf(left), startOf(right), operator);
  const one = around(text, startOf(node), sign, [left]);
  const other = around(text, sign + operator.length, endOf(node), [right]);
  const plainly = isNoText(left) || isNoText(right) ? PLAINLY[operator] : undefined;
  if (plainly !== undefined) return `(${plainly[0]}(${one}${plainly[1]}${other}))`;
  return called(name, `${one},${other}`);
};

/** Values first, then each place worked out and set, from the left. */
const writtenAssignment = (text: Text, node: Extract<Statement, { type: "AssignmentStatement" }>): string => {
  const { variables, init } = node;
  const [first] = variables;
  if (first === undefined || (variables.length === 1 && first.type === "Identifier"))
    return around(text, startOf(node), endOf(node), init);
  const [lastPlace = first, firstValue = first] = [variables.at(-1), init[0]];
  const sign = signIn(text, endOf(lastPlace), startOf(firstValue), "=");
  const values = around(text, sign + 1, endOf(node), init);
  const names = variables.map((_, i) => `__value${String(i)}`);
  const places = variables.map((place, i) => {
    const next = variables[i + 1];
    const from = i === 0 ? startOf(node) : startOf(place);
    const to = next === undefined ? sign : signIn(text, endOf(place), startOf(next), ",");
    return around(text, from, to, [place]);
  });
  const sets = places.map((place, i) => `${place}=${names[i] ?? ""};`);
  return `do local ${names.join(",")}=${values};${sets.join("")}end `;
};

const refused = ({ chunk }: Text, node: Node): never => {
  throw new ScriptError(`${chunk}:${String(node.loc?.start.line ?? 0)}: goto crashes MoonSharp`);
};

const written = (text: Text, node: Node): string => {
  const name = node.type === "BinaryExpression" ? FUNCTIONS[node.operator] : undefined;
  if (node.type === "BinaryExpression" && name !== undefined) return writtenOperator(text, node, name);
  if (node.type === "UnaryExpression" && node.operator === "#")
    return called("__length", around(text, startOf(node) + 1, endOf(node), [node.argument]));
  if (node.type === "AssignmentStatement") return writtenAssignment(text, node);
  if (node.type === "GotoStatement" || node.type === "LabelStatement") return refused(text, node);
  return around(text, startOf(node), endOf(node), childrenOf(node));
};

export type ParseLua = typeof parse;

/** A script whose operators do what MoonSharp's do. The parser is handed in: only tests need one. */
export const withItsOperators = (parseLua: ParseLua, script: string, chunk: string): string => {
  const text: Text = { script, chunk };
  try {
    const tree = parseLua(script, { luaVersion: "5.2", ranges: true, locations: true, comments: false });
    return around(text, 0, script.length, childrenOf(tree));
  } catch (error) {
    if (error instanceof SyntaxError) throw new ScriptError(`${chunk}: ${error.message}`);
    throw error;
  }
};
