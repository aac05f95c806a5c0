import { seeded } from "../kernel/generator";
import { linesBefore, matchOf } from "../kernel/keep";
import { joined, withItem } from "../kernel/list";
import { optionsOf } from "../kernel/match";
import type { Seat, Word } from "../kernel/words";
import { isRecord } from "./document";
import { later } from "./later";
import { type Reading, readingOf, readOn } from "./reading";
import { type Claims, NO_CLAIMS } from "./seats";
import { ASKING, type Asking, settingsOf } from "./settings";
import { write } from "./show";
import type { Table } from "./state";
import { own, wordsOf as wordsIn } from "./voice";

/** Takes up what was kept, some of it in each frame: nobody's game stands still for a long match. */

/** So many pieces of text, and so many kept inputs, are read in a frame. */
const PIECES_A_FRAME = 1000;
const INPUTS_A_FRAME = 100;

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

/** Reads a text to its end, in as many frames as it takes. */
const read = (table: Table, text: string, then: (this: void, value: unknown) => void): void => {
  const more = (reading: Reading): void => {
    later(table, 1, () => {
      if (readOn(reading, PIECES_A_FRAME)) then(reading.value);
      else more(reading);
    });
  };
  more(readingOf(text));
};

/** Inputs as they were kept before become lines, some in each frame. */
const withLines = (table: Table, match: unknown, then: (this: void, match: unknown) => void): void => {
  const inputs = isRecord(match) ? match["inputs"] : undefined;
  const codes = isRecord(match) ? match["codes"] : undefined;
  if (!isRecord(match) || !Array.isArray(inputs) || !Array.isArray(codes)) {
    then(match);
    return;
  }
  const count = inputs.length;
  const from = (at: number, past: readonly string[]): void => {
    const upTo = Math.min(count, at + INPUTS_A_FRAME);
    const lines = linesBefore({ inputs, codes }, at, upTo);
    const all = lines === "none" ? lines : joined(past, lines);
    if (all === "none" || codes.length !== count) then("none");
    else if (upTo === count) then({ ...match, kept: 2, oldest: 0, past: all, snapshots: [] });
    else {
      later(table, 1, () => {
        from(upTo, all);
      });
    }
  };
  from(0, []);
};

const setAside = (table: Table, text: string): void => {
  table.setAside = withItem(table.setAside, text);
  write(table, own(table, "table.unreadable", {}));
};

const takeMatch = (table: Table, document: unknown, text: string): void => {
  const { match, mended } = matchOf(table.game, document);
  if (match === "none") {
    setAside(table, text);
    return;
  }
  table.match = match;
  table.botDice = seeded(match.seed + 1 + match.at);
  if (mended) write(table, own(table, "table.mended", {}));
};

const takeDocument = (table: Table, document: unknown, text: string, then: (this: void) => void): void => {
  if (!isDocument(document)) {
    setAside(table, text);
    then();
    return;
  }
  table.settings = settingsOf(document.settings);
  table.claims = claimsOf(document.claims);
  table.bots = wordsOf(document.bots);
  table.log = document.log;
  table.setAside = document.setAside;
  table.options = optionsOf(table.game, wordsOf(document.options));
  table.asking = askingOf(document.asking);
  if (document.match === "none") {
    then();
    return;
  }
  withLines(table, document.match, (match) => {
    later(table, 1, () => {
      takeMatch(table, match, text);
      then();
    });
  });
};

/** The words of this table, then what was kept. What cannot be read is set aside whole, and everybody is told. */
export const takeUp = (table: Table, memo: string, saved: string, then: (this: void) => void): void => {
  table.unread = saved;
  table.busy = true;
  read(table, memo, (words) => {
    table.text = wordsIn(words);
    const done = (): void => {
      table.unread = "";
      table.busy = false;
      then();
    };
    if (saved === "") done();
    else
      read(table, saved, (document) => {
        takeDocument(table, document, saved, done);
      });
  });
};
