/**
 * Plain data as JSON. The game's own encoder is Lua that goes through its text again and again; this one goes through
 * the data once.
 */

const ESCAPES: Readonly<Record<string, string>> = { '"': '\\"', "\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t" };

const quoted = (text: string): string => {
  const [special = 0] = string.find(text, '[%c"\\]');
  if (special === 0) return '"' + text + '"';
  // MoonSharp's patterns see the lower byte of each letter: to them "→" is a control character.
  const [escaped] = string.gsub(text, '[%c"\\]', (mark) => ESCAPES[mark] ?? (mark.charCodeAt(0) < 32 ? " " : mark));
  return '"' + escaped + '"';
};

const writtenList = (list: readonly unknown[]): string => {
  const items: string[] = [];
  let count = 0;
  for (const item of list) {
    items[count] = written(item);
    count++;
  }
  return "[" + items.join(",") + "]";
};

const writtenRecord = (record: Readonly<Record<string, unknown>>): string => {
  const fields: string[] = [];
  let count = 0;
  for (const key in record) {
    fields[count] = quoted(key) + ":" + written(record[key]);
    count++;
  }
  return "{" + fields.join(",") + "}";
};

export const written = (value: unknown): string => {
  if (typeof value === "string") return quoted(value);
  if (typeof value === "number") return tostring(value);
  if (typeof value === "boolean") return value ? "true" : "false";
  if (Array.isArray(value)) return writtenList(value);
  if (typeof value === "object" && value !== null) return writtenRecord(value as Readonly<Record<string, unknown>>);
  return "null";
};
