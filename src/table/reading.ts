/**
 * JSON, read in steps of a frame each. The game's own decoder copies the text at every token, and so takes minutes for
 * what a long match keeps. Here the text is cut at its quotation marks by one pass: what lies between them is a string
 * or a few marks, in turn.
 */

interface Level {
  /** One of the two is what is read. */
  readonly list: unknown[];
  readonly record: Record<string, unknown>;
  readonly isList: boolean;
  count: number;
  /** The key whose value comes next; "" while a key is to come. */
  key: string;
  readonly within: Level | "none";
}

export interface Reading {
  readonly next: ReturnType<typeof string.gmatch>;
  /** What the marks between two strings are, worked out once for each that is the same. */
  readonly known: Record<string, readonly string[] | undefined>;
  level: Level | "none";
  value: unknown;
  isString: boolean;
  /** The beginning of a string that was cut at a quotation mark of its own. */
  begun: string;
  broken: boolean;
  done: boolean;
}

export const readingOf = (text: string): Reading => ({
  next: string.gmatch(text + '"', '([^"]*)"'),
  known: {},
  level: "none",
  value: undefined,
  isString: false,
  begun: "",
  broken: false,
  done: false,
});

const marksOf = ({ known }: Reading, between: string): readonly string[] => {
  const before = known[between];
  if (before !== undefined) return before;
  const [spaced] = string.gsub(between, "[%[%]{}:,]", " %0 ");
  const marks: string[] = [];
  for (const [mark = ""] of string.gmatch(spaced, "%S+")) if (mark !== "," && mark !== ":") marks.push(mark);
  known[between] = marks;
  return marks;
};

const put = (reading: Reading, value: unknown): void => {
  const { level } = reading;
  if (level === "none") {
    reading.broken = reading.broken || reading.value !== undefined;
    reading.value = value;
  } else if (level.isList) {
    level.list[level.count] = value;
    level.count++;
  } else if (level.key === "") reading.broken = true;
  else {
    level.record[level.key] = value;
    level.key = "";
  }
};

const putText = (reading: Reading, text: string): void => {
  const { level } = reading;
  if (level !== "none" && !level.isList && level.key === "") level.key = text;
  else put(reading, text);
};

const open = (reading: Reading, isList: boolean): void => {
  const list: unknown[] = [];
  const record: Record<string, unknown> = {};
  const within = reading.level;
  put(reading, isList ? list : record);
  reading.level = { list, record, isList, count: 0, key: "", within };
};

const close = (reading: Reading, isList: boolean): void => {
  const { level } = reading;
  if (level === "none" || level.isList !== isList || level.key !== "") reading.broken = true;
  else reading.level = level.within;
};

const readMark = (reading: Reading, mark: string): void => {
  if (mark === "{" || mark === "[") open(reading, mark === "[");
  else if (mark === "}" || mark === "]") close(reading, mark === "]");
  else if (mark === "true" || mark === "false") put(reading, mark === "true");
  else if (mark === "null") put(reading, undefined);
  else {
    const number = tonumber(mark);
    if (number === undefined) reading.broken = true;
    else put(reading, number);
  }
};

const UNESCAPED: Readonly<Record<string, string>> = { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f" };

/** MoonSharp's texts are made of UTF-16 units, other Luas' of bytes. */
const unitsOf = (code: number): string => {
  if (code < 128 || "é".length === 1) return string.char(code);
  if (code < 2048) return string.char(192 + Math.floor(code / 64), 128 + (code % 64));
  return string.char(224 + Math.floor(code / 4096), 128 + (Math.floor(code / 64) % 64), 128 + (code % 64));
};

/** Stands for an escaped backslash while the other escapes are read: in JSON it cannot stand for itself. */
const BACKSLASH = "\u0001";

const unescaped = (text: string): string => {
  const [marked] = string.gsub(text, "\\\\", BACKSLASH);
  const [coded] = string.gsub(marked, "\\u(%x%x%x%x)", (digits) => unitsOf(tonumber(digits, 16) ?? 63));
  const [plain] = string.gsub(coded, "\\(.)", (mark) => UNESCAPED[mark] ?? mark);
  const [whole] = string.gsub(plain, BACKSLASH, "\\");
  return whole;
};

/** Whether the quotation mark behind it belongs to the text. */
const goesOn = (text: string): boolean => {
  const [from = 0, upTo = 0] = string.find(text, "\\+$");
  return from > 0 && (upTo - from) % 2 === 0;
};

const readString = (reading: Reading, cut: string): void => {
  if (goesOn(cut)) {
    reading.begun += cut + '"';
    return;
  }
  const text = reading.begun + cut;
  const [escape = 0] = string.find(text, "\\", 1, true);
  putText(reading, escape === 0 ? text : unescaped(text));
  reading.begun = "";
  reading.isString = false;
};

/** Reads on by so many pieces; whether that was the end. What is no JSON is broken, and undefined. */
export const readOn = (reading: Reading, pieces: number): boolean => {
  for (let left = pieces; left > 0 && !reading.done; left--) {
    const [piece] = reading.next();
    if (piece === undefined) {
      reading.done = true;
      // The last mark of the text was added here: behind it, a string would have begun.
      const whole = reading.level === "none" && reading.isString && reading.begun === "";
      if (reading.broken || !whole) reading.value = undefined;
    } else if (reading.isString) readString(reading, piece);
    else {
      for (const mark of marksOf(reading, piece)) readMark(reading, mark);
      reading.isString = true;
    }
  }
  return reading.done;
};
