import { breathe } from "../kernel/breath";
import { seeded } from "../kernel/generator";
import { linesBefore, matchOf } from "../kernel/keep";
import { has, joined, withItem } from "../kernel/list";
import { optionsOf } from "../kernel/match";
import type { Seat, Word } from "../kernel/words";
import { bindTo } from "./adopt/bind-to";
import { boundBy } from "./bound";
import { isRecord } from "./document";
import { takeEarlier } from "./keeping";
import { litOf } from "./lit";
import { readWhole } from "./read-whole";
import { type Claims, NO_CLAIMS } from "./seats";
import { ASKING, type Asking, settingsOf } from "./settings";
import { write } from "./report";
import { thisObject } from "./script";
import { layHere } from "./settling";
import { isPlaying, type Table } from "./table";
import { teachOn } from "./teaching";
import { own, wordsOf as wordsIn } from "./voice";
import { rest } from "./worker";

/** Takes up what was kept, some of it in each frame: nobody's game stands still for a long match. */

/** So many kept inputs are gone through at once, and as much work as each is. */
const INPUTS_AT_ONCE = 20;
const AN_INPUT = 4;

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
  readonly here: unknown;
  readonly lesson: unknown;
  readonly ownLight: unknown;
}

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

/** Inputs as they were kept before become lines. */
const withLines = (match: unknown): unknown => {
  const inputs = isRecord(match) ? match["inputs"] : undefined;
  const codes = isRecord(match) ? match["codes"] : undefined;
  if (!isRecord(match) || !Array.isArray(inputs) || !Array.isArray(codes)) return match;
  const count = inputs.length;
  if (codes.length !== count) return "none";
  let past: readonly string[] = [];
  for (let at = 0; at < count; at += INPUTS_AT_ONCE) {
    breathe(INPUTS_AT_ONCE * AN_INPUT);
    const lines = linesBefore({ inputs, codes }, at, Math.min(count, at + INPUTS_AT_ONCE));
    if (lines === "none") return lines;
    past = joined(past, lines);
  }
  return { ...match, kept: 2, oldest: 0, past, snapshots: [] };
};

export const setAside = (table: Table, text: string): void => {
  if (!has(table.setAside, text)) table.setAside = withItem(table.setAside, text);
  write(table, own(table, "table.unreadable", {}));
};

/** How long the texts of its earlier moments are; older documents do not say. */
const lengthsIn = (document: unknown): readonly number[] => {
  const lengths: number[] = [];
  const said = isRecord(document) ? document["lengths"] : undefined;
  if (Array.isArray(said)) for (const each of said as unknown[]) if (typeof each === "number") lengths.push(each);
  return lengths;
};

const takeMatch = (table: Table, document: unknown, text: string): void => {
  const { match, mended, damaged, version } = matchOf(table.game, document);
  if (match === "none") {
    setAside(table, text);
    return;
  }
  table.match = match;
  if (isPlaying(table)) takeEarlier(table, text, lengthsIn(document));
  table.botDice = seeded(match.seed + 1 + match.at);
  if (mended) write(table, own(table, "table.mended", {}));
  if (damaged) write(table, own(table, "table.damaged", {}));
  const { version: now } = table.game;
  if (version !== now) write(table, own(table, "table.takenOver", { version, now }));
};

const takeDocument = (table: Table, document: unknown, text: string): void => {
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
  table.ownLight = litOf(document.ownLight);
  takeHere(table, document.here);
  const lesson = isRecord(document.lesson) ? document.lesson : {};
  table.lessonLeft = typeof lesson["left"] === "number" ? lesson["left"] : 0;
  if (document.match === "none") return;
  const match = withLines(document.match);
  rest(table, 1);
  takeMatch(table, match, text);
  if (lesson["is"] === "on") teachOn(table);
};

/** What the table is that the controller was put on, where that is somebody else's. */
const takeBinding = (table: Table, memo: unknown): void => {
  const { bound, amiss } = boundBy(table.layout, memo);
  table.known.bound = bound;
  for (const what of amiss) write(table, own(table, "table.unbound", { what }));
};

/** What was settled here in the game itself. */
const takeAdopted = (table: Table, adopted: unknown): void => {
  const boards = isRecord(adopted) ? adopted["boards"] : undefined;
  const ours = isRecord(adopted) ? adopted["ours"] : undefined;
  if (!isRecord(adopted) || !Array.isArray(boards)) return;
  const { bound, amiss } = boundBy(table.layout, adopted);
  for (const what of amiss) write(table, own(table, "table.unbound", { what }));
  if (bound === "none") return;
  const kinds = Array.isArray(ours) ? (ours as readonly Word[]) : [];
  bindTo(table, { binding: bound.binding, boards: bound.boards, ours: kinds });
};

/** How a match on somebody else's table was laid out. */
const takeHere = (table: Table, kept: unknown): void => {
  if (!isRecord(kept)) return;
  if (kept["adopted"] !== undefined) takeAdopted(table, kept["adopted"]);
  const { bound } = table.known;
  if (bound === "none") return;
  const locked = kept["locked"];
  if (isRecord(locked)) bound.locked = isRecord(locked["of"]) ? (locked["of"] as Record<string, boolean>) : {};
  const counts: Record<Word, number> = {};
  const short = kept["short"];
  if (isRecord(short)) {
    for (const kind in short) {
      const count = short[kind];
      if (typeof count === "number") counts[kind] = count;
    }
  }
  bound.short = counts;
  bound.bags = wordsOf(kept["bags"]);
  const outOf = wordsOf(kept["outOf"]);
  for (const guid in outOf) bound.outOf[guid] = outOf[guid] ?? "";
  layHere(table, bound);
};

/** The words of this table, then what was kept. What cannot be read is set aside whole, and everybody is told. */
export const takeUp = (table: Table): void => {
  const brought = readWhole(thisObject().memo);
  table.text = wordsIn(brought);
  takeBinding(table, brought);
  const { unread } = table;
  if (unread !== "") takeDocument(table, readWhole(unread), unread);
  table.unread = "";
};
