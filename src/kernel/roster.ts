import type { Options } from "./game";
import { numberOf, numberText } from "./number-text";
import { lineOf, sentence, type Text, wordText } from "./text";
import { trimmed } from "./trimmed";
import type { Nouns, Say, Seat, Word } from "./words";

/** So many of a kind. */
export interface Copies {
  readonly n: number;
  readonly of: Word;
}

/** The pieces that a player brings along, such as a deck of one's own; each kind once. */
export type Roster = readonly Copies[];

/** What is wrong with a roster: the rule, the kind it is about ("" for all of it), how many there are and may be. */
export interface Fault {
  readonly rule: Word;
  readonly about: Word;
  readonly n: number;
  readonly most: number;
}

/** A part of a roster that is counted by itself: so many pieces of these groups of kinds. */
export interface Section {
  readonly section: Word;
  readonly size: number;
  readonly groups: readonly { readonly group: Word; readonly of: readonly Word[] }[];
}

/** Rosters that are made already; each makes up whole sections. */
type Made = readonly { readonly name: Word; readonly roster: Roster }[];

/** What rosters are made of. */
export interface Stock {
  readonly sections: readonly Section[];
  readonly ready: Made;
}

/** What a game whose players bring their own pieces knows of them. */
export interface Rosters<N extends Nouns = Nouns> extends Stock {
  mostOf(this: void, kind: Word, options: Options): number;
  faults(this: void, roster: Roster, options: Options): readonly Fault[];
  /** Whether this step may be answered by a roster, and what a seat says then. */
  asked(this: void, step: N["Step"]): boolean;
  say(this: void, seat: Seat, roster: Roster): Say;
  /** Where on the table a seat lays its roster together. */
  spots(this: void, seat: Seat): readonly Word[];
}

/** With so many more of a kind, or fewer; none of it where nothing is left. */
export const withCopies = (roster: Roster, n: number, of: Word): Roster => {
  const changed: Copies[] = [];
  let found = false;
  for (const each of roster) {
    const now = each.of === of ? each.n + n : each.n;
    if (each.of === of) found = true;
    if (now > 0) changed.push({ n: now, of: each.of });
  }
  if (!found && n > 0) changed.push({ n, of });
  return changed;
};

/** A line that cannot be read; lines are counted from 1. */
export interface BadLine {
  readonly line: number;
  readonly said: string;
}

/** What was read, and what could not be. */
export interface RosterRead {
  readonly roster: Roster;
  readonly badLines: readonly BadLine[];
}

export const kindsOf = (sections: readonly Section[]): readonly Word[] => {
  const kinds: Word[] = [];
  for (const { groups } of sections) for (const { of } of groups) for (const kind of of) kinds.push(kind);
  return kinds;
};

const lower = (text: string): string => trimmed(text).toLowerCase();

/** Each kind by its title in that language, and by the name it has here. */
const kindsByTitle = (sections: readonly Section[], text: Text): Readonly<Record<string, Word>> => {
  const kinds: Record<string, Word> = {};
  for (const kind of kindsOf(sections)) {
    const title = lower(wordText(text, kind));
    const name = lower(kind);
    kinds[title] = kind;
    kinds[name] = kind;
  }
  return kinds;
};

/** `3 Baseball Bat`, `3x Baseball Bat` or `Baseball Bat`. */
const countIn = (line: string): { readonly n: number; readonly title: string } => {
  const at = line.indexOf(" ");
  const head = at < 0 ? line : line.slice(0, at);
  const digits = head.slice(head.length - 1) === "x" ? head.slice(0, head.length - 1) : head;
  const n = numberOf(digits);
  return n < 0 || at < 0 ? { n: 1, title: line } : { n, title: trimmed(line.slice(at + 1)) };
};

/** A comment, a heading, or nothing. */
const saysNothing = (line: string): boolean =>
  line === "" || line.slice(0, 1) === "#" || line.slice(line.length - 1) === ":";

const MOST_OF_A_LINE = 99;

const NONE: Roster = [];

/** What a line names: so many of a kind, or a roster that is made already. */
const namedBy = (line: string, kinds: Readonly<Record<string, Word>>, ready: Made, text: Text): Roster => {
  const { n, title } = countIn(line);
  const kind = kinds[title];
  if (kind !== undefined) return n > 0 && n <= MOST_OF_A_LINE ? [{ n, of: kind }] : NONE;
  for (const { name, roster } of ready) if (lower(wordText(text, name)) === line) return roster;
  return NONE;
};

/** Reads a roster that somebody has pasted, whatever the order of its lines; a semicolon ends a line too. */
export const rosterIn = (pasted: string, { sections, ready }: Stock, text: Text): RosterRead => {
  const kinds = kindsByTitle(sections, text);
  const badLines: BadLine[] = [];
  let roster: Roster = [];
  const lines = pasted.split(";").join("\n").split("\n");
  for (let i = 0; i < lines.length; i++) {
    const line = lower(lines[i] ?? "");
    const named = saysNothing(line) ? NONE : namedBy(line, kinds, ready, text);
    for (const { n, of } of named) roster = withCopies(roster, n, of);
    if (named.length === 0 && !saysNothing(line)) badLines.push({ line: i + 1, said: trimmed(lines[i] ?? "") });
  }
  return { roster, badLines };
};

/** A roster as text, section by section: what `rosterIn` reads. */
export const textOfRoster = (roster: Roster, sections: readonly Section[], text: Text): string => {
  let lines = "";
  for (const { section, groups } of sections) {
    lines += (lines === "" ? "" : "\n") + wordText(text, section) + ":\n";
    for (const { of: kinds } of groups) {
      for (const kind of kinds) {
        for (const { n, of } of roster) if (of === kind) lines += numberText(n) + " " + wordText(text, kind) + "\n";
      }
    }
  }
  return lines;
};

const faultText = (text: Text, { rule, about, n, most }: Fault): string =>
  sentence(text, about === "" ? "roster.fault" : "roster.faultOf", { about, n, most, rule, why: lineOf(text, rule) });

/** Everything that is wrong with a roster, in sentences. */
export const wrongWith = (
  text: Text,
  { faults }: Pick<Rosters, "faults">,
  { roster, badLines }: RosterRead,
  options: Options,
): readonly string[] => {
  const lines: string[] = [];
  for (const bad of badLines) lines.push(sentence(text, "roster.badLine", { ...bad }));
  for (const fault of faults(roster, options)) lines.push(faultText(text, fault));
  return lines;
};
