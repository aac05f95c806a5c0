import type { Hint } from "../kernel/game";
import { joined, withItem } from "../kernel/list";
import { sentence } from "../kernel/text";
import type { Word } from "../kernel/words";
import { asksFor } from "./questions";
import type { Table } from "./table";
import { isBusy } from "./worker";

/** What a colour would like to know before it answers, or before what is due is rolled. */

/** What a colour would like to know now. */
export const hintsFor = (table: Table, colour: Word): readonly Hint[] => {
  const { asked } = table;
  if (asked === "none" || isBusy(table)) return [];
  return asksFor(table, colour)[0]?.hints ?? asked.hints;
};

/** The hints about a word, or with "" about all that is asked, each a sentence. */
const sentencesAbout = ({ text }: Table, hints: readonly Hint[], about: Word): readonly string[] => {
  const sentences: string[] = [];
  for (const hint of hints) {
    if (hint.about === about) sentences.push(sentence(text, "hint." + hint.hint, hint.slots));
  }
  return sentences;
};

/** A tooltip of the game does not wrap and stands over the table: it has room for so many lines of about so long. */
const TOOLTIP_LINES = 2;
const LINE_LENGTH = 72;

/** Cut where a word begins. Every Lua measures letters with accents in its own way: a line is about so long. */
export const cutInLines = (text: string, wide = LINE_LENGTH): readonly string[] => {
  if (text.length <= wide) return [text];
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    if (line !== "" && line.length + word.length >= wide) {
      lines.push(line);
      line = word;
    } else line += (line === "" ? "" : " ") + word;
  }
  lines.push(line);
  return lines;
};

interface Tooltip {
  readonly lines: readonly string[];
  /** What it has no room for. */
  readonly left: readonly string[];
}

/** As much of what is worth knowing about a word as a tooltip has room for. */
const tooltipOf = (sentences: readonly string[]): Tooltip => {
  let lines: readonly string[] = [];
  const left: string[] = [];
  for (const each of sentences) {
    const more = joined(lines, cutInLines(each));
    if (left.length === 0 && more.length <= TOOLTIP_LINES) lines = more;
    else left.push(each);
  }
  return { lines, left };
};

export interface HintTexts {
  /** What stands under the question: about all of it, then what the tooltips have no room for. */
  readonly under: string;
  /** By what they are about. */
  readonly tooltips: Readonly<Record<Word, string>>;
}

/** A choice that hints may be about, and how it reads. */
export interface Named {
  readonly about: Word;
  readonly text: string;
}

/** What is told of the hints, and where, while these can be chosen. */
export const hintTexts = (table: Table, hints: readonly Hint[], named: readonly Named[]): HintTexts => {
  const tooltips: Record<Word, string> = {};
  let under = sentencesAbout(table, hints, "");
  for (const { about, text } of named) {
    const { lines, left } = tooltipOf(sentencesAbout(table, hints, about));
    tooltips[about] = lines.join("\n");
    if (left.length > 0) under = joined(withItem(under, text + ":"), left);
  }
  return { under: under.join("\n"), tooltips };
};
