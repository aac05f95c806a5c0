import { ScriptError } from "./value";

/**
 * MoonSharp takes two things that Lua does not: `!=`, and the lambda `|a, b| expression`. This pass turns them into
 * Lua, length by length where it can, so that line numbers stay. Strings and comments are left alone.
 */

interface Scanner {
  readonly script: string;
  at: number;
  out: string;
}

const longBracket = /^\[(=*)\[/;

const skipTo = (scanner: Scanner, end: number): void => {
  scanner.out += scanner.script.slice(scanner.at, end);
  scanner.at = end;
};

const endOfLong = (script: string, from: number, level: string): number => {
  const end = script.indexOf(`]${level}]`, from);
  return end < 0 ? script.length : end + level.length + 2;
};

const endOfQuoted = (script: string, from: number): number => {
  const quote = script[from];
  let at = from + 1;
  while (at < script.length && script[at] !== quote && script[at] !== "\n") at += script[at] === "\\" ? 2 : 1;
  return at + 1;
};

const TEXT_BEGINS = new Set(["-", "[", '"', "'"]);

/** The end of a comment or string that begins here, or -1. */
const endOfText = (script: string, at: number): number => {
  if (!TEXT_BEGINS.has(script[at] ?? "")) return -1;
  const comment = script.startsWith("--", at);
  const long = longBracket.exec(script.slice(comment ? at + 2 : at, at + 40));
  if (long !== null && (comment || script[at] === "[")) return endOfLong(script, at + 2, long[1] ?? "");
  if (comment) {
    const end = script.indexOf("\n", at);
    return end < 0 ? script.length : end;
  }
  return script[at] === '"' || script[at] === "'" ? endOfQuoted(script, at) : -1;
};

const beginsLineComment = (script: string, at: number): boolean =>
  script.startsWith("--", at) && !longBracket.test(script.slice(at + 2, at + 40));

const CLOSERS = new Set([",", ")", "]", "}", ";"]);
const OPENERS = new Set(["(", "[", "{"]);

/** Where the expression that begins here ends: at a closing mark or comma of the surrounding list, or a line's end. */
const endOfExpression = (script: string, from: number): number => {
  let depth = 0;
  let at = from;
  while (at < script.length) {
    const text = endOfText(script, at);
    const mark = script[at] ?? "";
    // A comment would swallow the `end` that is put behind the expression.
    if (depth === 0 && beginsLineComment(script, at)) return at;
    if (text >= 0) at = text;
    else {
      if (depth === 0 && (CLOSERS.has(mark) || mark === "\n")) return at;
      if (OPENERS.has(mark)) depth++;
      else if (CLOSERS.has(mark) && mark !== "," && mark !== ";") depth--;
      at++;
    }
  }
  return at;
};

const LAMBDA = /\|([A-Za-z_0-9,\s]*)\|/y;
/** What Lua 5.3 added: MoonSharp is a Lua 5.2. */
const LATER = /\/\/|<<|>>|[&|]|~(?!=)/y;
const DEEPEST = 100;

const found = (pattern: RegExp, { script, at }: Scanner): RegExpExecArray | null => {
  pattern.lastIndex = at;
  return pattern.exec(script);
};

const fail = ({ script, at }: Scanner, chunk: string, why: string): never => {
  throw new ScriptError(`${chunk}:${String(script.slice(0, at).split("\n").length)}: ${why}`);
};

export const spokenAsLua = (script: string, chunk = "script"): string => {
  if (!/!=|\/\/|<<|>>|[&|]|~(?!=)/.test(script)) return script;
  const scanner: Scanner = { script, at: 0, out: "" };
  /** Where the open lambdas end, the innermost last. */
  const ends: number[] = [];
  while (scanner.at < script.length) {
    for (; ends.at(-1) === scanner.at; ends.pop()) scanner.out += " end";
    const end = endOfText(script, scanner.at);
    if (end >= 0) skipTo(scanner, end);
    else if (script.startsWith("!=", scanner.at)) {
      scanner.out += "~=";
      scanner.at += 2;
    } else {
      const parameters = found(LAMBDA, scanner);
      const later = parameters === null ? found(LATER, scanner) : null;
      if (later !== null) fail(scanner, chunk, `MoonSharp has no operator ${later[0]}`);
      if (parameters === null) skipTo(scanner, scanner.at + 1);
      else {
        if (ends.length === DEEPEST) fail(scanner, chunk, "lambdas are nested too deeply");
        scanner.at += parameters[0].length;
        scanner.out += `function(${parameters[1] ?? ""}) return `;
        ends.push(endOfExpression(script, scanner.at));
      }
    }
  }
  return scanner.out + " end".repeat(ends.length);
};
