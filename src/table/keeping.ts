import { earlierIn, keptNow } from "../kernel/keep";
import type { Match, Snapshot } from "../kernel/match";
import type { Bound } from "./bound";
import type { Table } from "./table";
import { written } from "./writing";

/** `script_state`: one document with everything that must outlast a reload, a rewind and an update. */

/** An earlier moment as it was written: it is kept with every save, and never changes. */
export interface Written {
  readonly of: unknown;
  readonly text: string;
}

const earlierTexts = (table: Table, earlier: readonly Snapshot[]): readonly string[] => {
  const texts: Written[] = [];
  const lines: string[] = [];
  for (const snapshot of earlier) {
    let text = "";
    for (const known of table.earlier) if (known.of === snapshot) text = known.text;
    if (text === "") text = written(snapshot);
    texts.push({ of: snapshot, text });
    lines.push(text);
  }
  table.earlier = texts;
  return lines;
};

/** A record's text, open for further fields. */
const opened = (record: object): string => {
  const text = written(record);
  return text.slice(0, text.length - 1);
};

const matchText = (table: Table, match: Match): string => {
  const earlier = earlierTexts(table, earlierIn(match)).join(",");
  return opened(keptNow(match)) + ',"past":' + written(match.past) + ',"snapshots":[' + earlier + "]}";
};

/** What of somebody else's table a match on it depends on. */
const hereOf = ({ short, bags, outOf }: Bound): object => ({ short, bags, outOf });

export const keep = (table: Table): string => {
  const { match, settings, claims, bots, log, setAside, options, asking } = table;
  const { bound } = table.known;
  // What has not been read yet is still what it was.
  if (table.unread !== "") return table.unread;
  const lesson = { is: table.lesson === "off" ? "off" : "on", left: table.lessonLeft };
  const light = table.ownLight === "none" ? {} : { ownLight: table.ownLight };
  const rest = { ...light, outbreak: 1, settings, claims, bots, log, setAside, options, asking, lesson };
  return (
    opened(bound === "none" ? rest : { ...rest, here: hereOf(bound) }) +
    ',"match":' +
    (match === "none" ? '"none"' : matchText(table, match)) +
    "}"
  );
};
