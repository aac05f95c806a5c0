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
    return (this.#token = match?.[1] ?? "");
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
    if (!this.#token.startsWith('"') || this.#token === '"') return this.#wrong();
    try {
      return JSON.parse(this.#token.replaceAll("\n", "\\n").replaceAll("\r", "\\r").replaceAll("\t", "\\t")) as string;
    } catch {
      return this.#wrong();
    }
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
