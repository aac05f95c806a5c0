import { numberAsText } from "../vm/doubles";
import { type HostObject, isHostObject, LuaTable, type LuaValue, ScriptError } from "../vm/value";
import { DOCUMENTED } from "./documented";
import { hostType, singleton } from "./members";

/**
 * MoonSharp's own `json`, for scripts on another interpreter: `src/MoonSharp.Interpreter/Serialization/Json` at v2.0.0.0.
 * It is stricter and laxer than `JSON`: no negative number can be read, a comma may be missing, a null is a value.
 */

const nullType = hostType("JsonNull", { fields: {}, methods: {}, documented: new Set() }, () => "null");
const NULL: HostObject = { hostType: nullType };

const isNull = (value: LuaValue): boolean =>
  value === undefined || (isHostObject(value) && value.hostType === nullType);

const ESCAPES: readonly (readonly [string, string])[] = [
  ["\\", "\\\\"],
  ["/", "\\/"],
  ['"', '\\"'],
  ["\f", "\\f"],
  ["\b", "\\b"],
  ["\n", "\\n"],
  ["\r", "\\r"],
  ["\t", "\\t"],
];

const quoted = (text: string): string =>
  `"${ESCAPES.reduce((said, [mark, escape]) => said.replaceAll(mark, escape), text)}"`;

/** What has a first entry is a list; of the rest only what a text names is written. */
const written = (value: LuaValue): string => {
  if (typeof value === "boolean") return String(value);
  if (typeof value === "number") return numberAsText(value);
  if (typeof value === "string") return quoted(value);
  if (!(value instanceof LuaTable)) return "null";
  const list = value.list();
  const fits = (entry: LuaValue): boolean => typeof entry !== "object" || entry instanceof LuaTable || isNull(entry);
  if (list.length > 0) return `[${list.filter(fits).map(written).join(",")}]`;
  const entries = [...value.entries].filter(([key, entry]) => typeof key === "string" && fits(entry));
  return `{${entries.map(([key, entry]) => `${quoted(key as string)}:${written(entry)}`).join(",")}}`;
};

/** Texts are read as Lua reads them: what JSON escapes otherwise is wrong, and so is the `\/` that is written here. */
const LETTERS: Readonly<Record<string, string>> = {
  a: "\x07",
  b: "\b",
  f: "\f",
  n: "\n",
  r: "\r",
  t: "\t",
  v: "\v",
  "\\": "\\",
  '"': '"',
  "'": "'",
};
const ESCAPED = /\\(?:u\{([0-9a-fA-F]{1,6})\}|x([0-9a-fA-F]{2})|(\d{1,3})|z\s*|([^z]))/g;

const unescaped = (text: string): string =>
  text.replace(ESCAPED, (_, unicode?: string, hexadecimal?: string, decimal?: string, letter?: string) => {
    if (unicode !== undefined) return String.fromCodePoint(parseInt(unicode, 16));
    if (hexadecimal !== undefined) return String.fromCharCode(parseInt(hexadecimal, 16));
    if (decimal !== undefined) return String.fromCharCode(Number(decimal));
    if (letter === undefined) return "";
    if (letter === "u") throw new ScriptError("'{' expected near '\\u'");
    return LETTERS[letter] ?? failed(`invalid escape sequence near '\\${letter}'`);
  });

const failed = (why: string): never => {
  throw new ScriptError(why);
};

const TOKEN = /\s*("(?:[^"\\]|\\[^])*"|[[\]{}:,]|\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|[A-Za-z_]\w*|\S)/y;

class Reader {
  #at = 0;
  #token = "";

  constructor(readonly text: string) {
    this.#next();
  }

  table(): LuaTable {
    if (this.#token === "{") return this.#object();
    if (this.#token === "[") return this.#list();
    return this.#wrong();
  }

  #next(): string {
    TOKEN.lastIndex = this.#at;
    const match = TOKEN.exec(this.text);
    this.#at = match === null ? this.text.length : TOKEN.lastIndex;
    return (this.#token = match?.[1] ?? "<eof>");
  }

  #wrong(): never {
    throw new ScriptError(`Unexpected token : '${this.#token}'`);
  }

  #list(): LuaTable {
    const values: LuaValue[] = [];
    this.#next();
    while (this.#token !== "]") {
      values.push(this.#value());
      if (this.#next() === ",") this.#next();
    }
    return LuaTable.of(values.map((value, i) => [i + 1, value] as const));
  }

  #object(): LuaTable {
    const table = new LuaTable();
    this.#next();
    while (this.#token !== "}") {
      const key = this.#string();
      if (this.#next() !== ":") this.#wrong();
      this.#next();
      table.entries.set(key, this.#value());
      if (this.#next() === ",") this.#next();
    }
    return table;
  }

  #string(): string {
    if (this.#token === '"') return failed(`unfinished string near '${this.text.slice(this.#at)}'`);
    if (!this.#token.startsWith('"')) return this.#wrong();
    const [line = "", ...others] = this.#token.slice(1, -1).split("\n");
    return others.length > 0 ? failed(`unfinished string near '${line}'`) : unescaped(line);
  }

  #value(): LuaValue {
    const token = this.#token;
    if (token === "{" || token === "[") return this.table();
    if (token === "true" || token === "false") return token === "true";
    if (token === "null") return NULL;
    return /^\d/.test(token) ? Number(token) : this.#string();
  }
}

export const moonSharpJson = singleton("json", {
  fields: {},
  methods: {
    parse: (_, args) => new Reader(args.text(0)).table(),
    serialize: (_, args) => written(args.table(0)),
    isnull: (_, args) => isNull(args.any(0)),
    null: () => NULL,
  },
  documented: DOCUMENTED.moonSharpJson,
});
