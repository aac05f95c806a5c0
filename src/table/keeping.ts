import { keptOf, matchOf } from "../kernel/keep";
import { seeded } from "../kernel/generator";
import { optionsOf } from "../kernel/match";
import { withItem } from "../kernel/list";
import type { Event, Seat, Step, Word } from "../kernel/words";
import { decoded, isRecord } from "./document";
import { type Claims, NO_CLAIMS } from "./seats";
import { ASKING, type Asking, settingsOf } from "./settings";
import { write } from "./show";
import type { Table } from "./state";
import { own } from "./voice";

/** `script_state`: one document with everything that must outlast a reload, a rewind and an update. */

interface Document {
  readonly outbreak: 1;
  readonly match: unknown;
  readonly settings: unknown;
  readonly claims: unknown;
  readonly bots: unknown;
  readonly log: readonly string[];
  readonly setAside: readonly string[];
  readonly options: unknown;
  readonly asking: unknown;
}

export const keep = <S, St extends Step, E extends Event>(table: Table<S, St, E>): string => {
  const document: Document = {
    outbreak: 1,
    match: table.match === "none" ? "none" : keptOf(table.match),
    settings: table.settings,
    claims: table.claims,
    bots: table.bots,
    log: table.log,
    setAside: table.setAside,
    options: table.options,
    asking: table.asking,
  };
  return JSON.encode(document);
};

const isDocument = (value: unknown): value is Document =>
  isRecord(value) &&
  value["outbreak"] === 1 &&
  isRecord(value["settings"]) &&
  Array.isArray(value["log"]) &&
  Array.isArray(value["setAside"]);

const claimsOf = (kept: unknown): Claims =>
  isRecord(kept) && isRecord(kept["of"]) ? { of: kept["of"] as Claims["of"] } : NO_CLAIMS;

/** What older versions did not keep is as usual. */
const wordsOf = (kept: unknown): Readonly<Record<Word, Word>> => {
  const words: Record<Word, Word> = {};
  if (!isRecord(kept)) return words;
  for (const name in kept) {
    const word = kept[name];
    if (typeof word === "string") words[name] = word;
  }
  return words;
};

const askingOf = (kept: unknown): Readonly<Record<Seat, Asking>> => {
  const asking: Record<Seat, Asking> = {};
  const words = wordsOf(kept);
  for (const seat in words) for (const each of ASKING) if (words[seat] === each) asking[seat] = each;
  return asking;
};

/** Takes up what was kept. What cannot be read is set aside whole, and everybody is told. */
export const takeUp = <S, St extends Step, E extends Event>(table: Table<S, St, E>, text: string): void => {
  if (text === "") return;
  const document = decoded(text);
  if (!isDocument(document)) {
    setAside(table, text);
    return;
  }
  table.settings = settingsOf(document.settings);
  table.claims = claimsOf(document.claims);
  table.bots = wordsOf(document.bots);
  table.log = document.log;
  table.setAside = document.setAside;
  table.options = optionsOf(table.game, wordsOf(document.options));
  table.asking = askingOf(document.asking);
  if (document.match === "none") return;
  const { match } = matchOf(table.game, document.match);
  if (match === "none") setAside(table, text);
  else {
    table.match = match;
    table.botDice = seeded(match.seed + 1 + match.inputs.length);
  }
};

const setAside = <S, St extends Step, E extends Event>(table: Table<S, St, E>, text: string): void => {
  table.setAside = withItem(table.setAside, text);
  write(table, own(table, "table.unreadable", {}));
};
