import { keptOf, matchOf } from "../kernel/keep";
import { seeded } from "../kernel/generator";
import { withItem } from "../kernel/list";
import type { Event, Step, Word } from "../kernel/words";
import { type Claims, NO_CLAIMS } from "./seats";
import { settingsOf } from "./settings";
import { write } from "./show";
import type { Table } from "./state";
import { own } from "./voice";

/** `script_state`: one document with everything that must outlast a reload, a rewind and an update. */

interface Document {
  readonly outbreak: 1;
  readonly match: unknown;
  readonly settings: unknown;
  readonly claims: unknown;
  readonly bots: readonly Word[];
  readonly log: readonly string[];
  readonly setAside: readonly string[];
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
  };
  return JSON.encode(document);
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

const isDocument = (value: unknown): value is Document =>
  isRecord(value) &&
  value["outbreak"] === 1 &&
  isRecord(value["settings"]) &&
  Array.isArray(value["bots"]) &&
  Array.isArray(value["log"]) &&
  Array.isArray(value["setAside"]);

const claimsOf = (kept: unknown): Claims =>
  isRecord(kept) && isRecord(kept["of"]) ? { of: kept["of"] as Claims["of"] } : NO_CLAIMS;

/** A text that is not JSON makes the game's decoder fail; that must not end the script. */
const decoded = (text: string): unknown => {
  let value: unknown = "none";
  try {
    value = JSON.decode(text);
  } catch {
    value = "none";
  }
  return value;
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
  table.bots = document.bots;
  table.log = document.log;
  table.setAside = document.setAside;
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
  write(table, own("table.unreadable", {}));
};
