import { earlierIn, keptNow } from "../kernel/keep";
import { mapped } from "../kernel/list";
import type { Match, Snapshot } from "../kernel/match";
import type { Bound } from "./bound";
import type { Playing, Table } from "./table";
import { written } from "./writing";

/** `script_state`: one document with everything that must outlast a reload, a rewind and an update. */

/** An earlier moment as it was written: it is kept with every save, and never changes. */
export interface Written {
  readonly of: unknown;
  readonly text: string;
}

const textOf = ({ earlier }: Table, snapshot: Snapshot): string => {
  for (const known of earlier) if (known.of === snapshot) return known.text;
  return written(snapshot);
};

const earlierTexts = (table: Table, earlier: readonly Snapshot[]): readonly string[] => {
  table.earlier = mapped(earlier, (snapshot) => ({ of: snapshot, text: textOf(table, snapshot) }));
  return mapped(table.earlier, ({ text }) => text);
};

/** What stands behind the earlier moments in a document. */
const BEHIND = "]}}".length;

/** The texts of the earlier moments as they end a document, by their lengths; none where they are not there. */
const cutOut = (document: string, lengths: readonly number[]): readonly string[] => {
  const texts: string[] = [];
  let end = document.length - BEHIND;
  for (let i = lengths.length - 1; i >= 0; i--) {
    const text = document.slice(end - (lengths[i] ?? 0), end);
    if (!text.startsWith("{") || !text.endsWith("}")) return [];
    texts[i] = text;
    end -= text.length + 1;
  }
  return document.charAt(end) === "[" ? texts : [];
};

/** A match that is taken up brings its earlier moments as they were written: the next save has them. */
export const takeEarlier = (table: Playing, document: string, lengths: readonly number[]): void => {
  const earlier = earlierIn(table.match);
  const texts = cutOut(document, lengths);
  if (texts.length === earlier.length) table.earlier = mapped(earlier, (of, i) => ({ of, text: texts[i] ?? "" }));
};

/** So many lines of a past as they stand between the brackets of a list. A past only grows, and so does its text. */
export interface WrittenPast extends Written {
  readonly count: number;
}

const pastText = (table: Table, { past, at }: Match): string => {
  const known = table.pastWritten;
  const before = known.of === past && known.count <= at ? known : { count: 0, text: "" };
  const more = written(past.slice(before.count, at));
  const text = before.text + (before.text === "" || more === "[]" ? "" : ",") + more.slice(1, more.length - 1);
  table.pastWritten = { of: past, count: at, text };
  return "[" + text + "]";
};

/** A record's text, open for further fields. */
const opened = (record: object): string => {
  const text = written(record);
  return text.slice(0, text.length - 1);
};

const matchText = (table: Table, match: Match): string => {
  const earlier = earlierTexts(table, earlierIn(match));
  const lengths = mapped(earlier, (text) => text.length);
  const now = opened({ ...keptNow(match), lengths });
  return now + ',"past":' + pastText(table, match) + ',"snapshots":[' + earlier.join(",") + "]}";
};

/** What of somebody else's table a match on it depends on. */
const hereText = ({ short, bags, outOf, locked, adopted }: Bound): string => {
  const here = { short, bags, outOf, locked: locked === "unknown" ? "unknown" : { of: locked } };
  return opened(here) + (adopted === "" ? "" : ',"adopted":' + adopted) + "}";
};

export const keep = (table: Table): string => {
  const { match, settings, claims, bots, log, setAside, options, asking } = table;
  const { bound } = table.known;
  // What has not been read yet is still what it was.
  if (table.unread !== "") return table.unread;
  const lesson = { is: table.lesson === "off" ? "off" : "on", left: table.lessonLeft };
  const light = table.ownLight === "none" ? {} : { ownLight: table.ownLight };
  const rest = { ...light, outbreak: 1, settings, claims, bots, log, setAside, options, asking, lesson };
  return (
    opened(rest) +
    (bound === "none" ? "" : ',"here":' + hereText(bound)) +
    ',"match":' +
    (match === "none" ? '"none"' : matchText(table, match)) +
    "}"
  );
};
