import type { SaveNode } from "./node";
import { SaveTrouble } from "./trouble";

/**
 * Reads a save's text as forgivingly as the game's own reader does: a byte order mark, comments, commas too many, line
 * ends in texts, NaN. Each value keeps its place, so that what nobody changes is written back as it was.
 */

/** A bag in a bag is two levels. */
const DEEPEST = 1000;

const NUMBER = /[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][-+]?\d+)?|-?(?:NaN|Infinity)\b/y;
const WORD = /true\b|false\b|null\b/y;
const BLANK = /(?:[\s\uFEFF]|\/\/[^\n]*|\/\*[^]*?\*\/)+/y;
/** Up to its end, an escape, or what no text may hold as it is. */
const PLAIN = /[^"\\\u0000-\u001f]*/y;
const CONTROLS = /[\u0000-\u001f]/g;

const OPENED = { "{": "}", "[": "]" } as const;

/** Line and column, both from 1, as editors count. */
const lineOf = (text: string, at: number): string => {
  const before = text.slice(0, at);
  const lines = before.split("\n");
  return `line ${String(lines.length)}, column ${String((lines.at(-1) ?? "").length + 1)}`;
};

class Scanner {
  #at = 0;
  readonly #path: (string | number)[] = [];

  constructor(readonly text: string) {}

  whole(): SaveNode {
    this.#blanks();
    const node = this.#value();
    this.#blanks();
    if (this.#at < this.text.length) this.#fail("there is more behind the end of the save");
    return node;
  }

  #fail(what: string, at = this.#at): never {
    const path = this.#path.map((step) => (typeof step === "number" ? `[${String(step)}]` : `.${step}`)).join("");
    const where = lineOf(this.text, at);
    throw new SaveTrouble(path === "" ? where : `${where} (${path.replace(/^\./, "")})`, what);
  }

  #blanks(): void {
    // Most values follow each other at once, or after one blank.
    const code = this.text.charCodeAt(this.#at);
    if (code > 0x2f && code < 0x80) return;
    BLANK.lastIndex = this.#at;
    if (BLANK.test(this.text)) this.#at = BLANK.lastIndex;
  }

  #matched(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.text)?.[0];
    if (found !== undefined) this.#at += found.length;
    return found;
  }

  #value(): SaveNode {
    const from = this.#at;
    const first = this.text.charAt(from);
    if (first === "{" || first === "[") return this.#container(first);
    if (first === '"') return { is: "text", text: this.#text(), from, to: this.#at };
    const raw = this.#matched(NUMBER);
    if (raw !== undefined) return { is: "number", raw, from, to: this.#at };
    const word = this.#matched(WORD) as "true" | "false" | "null" | undefined;
    if (word !== undefined) return { is: "word", word, from, to: this.#at };
    return this.#fail(first === "" ? "the save ends in the middle" : "no value begins here");
  }

  #container(opened: "{" | "["): SaveNode {
    const from = this.#at;
    if (this.#path.length >= DEEPEST) this.#fail(`it is nested deeper than ${String(DEEPEST)} levels`);
    this.#at++;
    const fields: { name: string; node: SaveNode }[] = [];
    const items: SaveNode[] = [];
    while (!this.#closed(opened)) {
      if (opened === "{") fields.push(this.#field());
      else items.push(this.#inside(items.length));
      this.#blanks();
      if (this.text.charAt(this.#at) === ",") this.#at++;
      else if (this.text.charAt(this.#at) !== OPENED[opened]) this.#missing(opened, from);
    }
    const to = this.#at;
    return opened === "{" ? { is: "fields", fields, from, to } : { is: "list", items, from, to };
  }

  #missing(opened: "{" | "[", from: number): never {
    const begun = `the ${opened} of ${lineOf(this.text, from)}`;
    if (this.#at >= this.text.length) this.#fail(`the save ends before ${begun} is closed`);
    return this.#fail(`a comma or the end of ${begun} is missing`);
  }

  #closed(opened: "{" | "["): boolean {
    this.#blanks();
    if (this.text.charAt(this.#at) !== OPENED[opened]) return false;
    this.#at++;
    return true;
  }

  #inside(step: string | number): SaveNode {
    this.#path.push(step);
    this.#blanks();
    const node = this.#value();
    this.#path.pop();
    return node;
  }

  #field(): { name: string; node: SaveNode } {
    if (this.text.charAt(this.#at) !== '"') {
      this.#fail(this.#at < this.text.length ? "a field's name is missing" : "the save ends in the middle");
    }
    const name = this.#text();
    this.#blanks();
    if (this.text.charAt(this.#at) !== ":") this.#fail(`a colon is missing behind "${name}"`);
    this.#at++;
    return { name, node: this.#inside(name) };
  }

  #text(): string {
    const from = this.#at;
    let isPlain = true;
    this.#at++;
    for (;;) {
      this.#matched(PLAIN);
      const next = this.text.charAt(this.#at);
      if (next === "") this.#fail("a text that begins here has no end", from);
      if (next === '"') break;
      isPlain = false;
      this.#at += next === "\\" ? 2 : 1;
    }
    this.#at++;
    return isPlain ? this.text.slice(from + 1, this.#at - 1) : this.#unescaped(from);
  }

  #unescaped(from: number): string {
    const raw = this.text.slice(from, this.#at);
    const escaped = raw.replace(CONTROLS, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);
    try {
      return JSON.parse(escaped) as string;
    } catch {
      return this.#fail("a text has a backslash that means nothing", from);
    }
  }
}

export const scanned = (text: string): SaveNode => new Scanner(text).whole();
