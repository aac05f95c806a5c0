import { parse } from "moonsharp-luaparse";

/** A word, sign or text of Lua as it is written, and where: the line from 1, the column from 0. */
export interface Token {
  readonly text: string;
  readonly start: number;
  readonly line: number;
  readonly column: number;
}

/** The lexer's type of the end. */
const END = 1;

export const tokensOf = (lua: string): Token[] => {
  const lexer = parse({ wait: true, luaVersion: "5.2", comments: false });
  lexer.write(lua);
  const tokens: Token[] = [];
  for (let next = lexer.lex(); next.type !== END; next = lexer.lex()) {
    const [start, end] = next.range;
    tokens.push({ text: lua.slice(start, end), start, line: next.line, column: start - next.lineStart });
  }
  return tokens;
};

const WORD = /^\w/;
const ENDS_WORD = /\w$/;

/** Whether two tokens would be read as one, or as something else, with nothing between them. */
export const needBlank = (before: string, after: string): boolean => {
  if (WORD.test(after)) return ENDS_WORD.test(before);
  const last = before.at(-1) ?? "";
  if (after.startsWith(".")) return last === "." || /^\d/.test(before);
  return (after.startsWith("-") || after.startsWith("[")) && last === after[0];
};

/** The text of tokens with no more blanks than it takes, each token at its new place. */
export const closely = (tokens: readonly Token[]): { readonly lua: string; readonly starts: readonly number[] } => {
  const starts: number[] = [];
  let lua = "";
  let last = "";
  for (const { text } of tokens) {
    if (needBlank(last, text)) lua += " ";
    starts.push(lua.length);
    lua += text;
    last = text;
  }
  return { lua, starts };
};
