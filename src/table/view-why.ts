import { distinct, joined, kept, upended } from "../kernel/list";
import { lineOf, type Text } from "../kernel/text";
import type { Word } from "../kernel/words";
import { type Choice, choice, type View } from "./choice";
import { open, pageOf } from "./pages";
import type { Table } from "./table";
import { own } from "./voice";

/** The rules that the last lines of the log name, and the sentence of the one that is opened. */

/** As many lines as the panel shows of it. */
const LINES = 8;

/** The rules a line names, in brackets at its end. */
const namedIn = (line: string, text: Text): readonly Word[] => {
  const parts = line.split("(");
  const [inside = ""] = (parts[parts.length - 1] ?? "").split(")");
  return kept(inside.split(" "), (word) => text[word] !== undefined);
};

/** The newest first. */
const rulesTold = ({ log, text }: Table): readonly Word[] => {
  let rules: readonly Word[] = [];
  for (const line of upended(log.slice(Math.max(0, log.length - LINES)))) rules = joined(rules, namedIn(line, text));
  return distinct(rules);
};

export const isRuleTold = ({ log, text }: Table): boolean => {
  for (let i = log.length - 1; i >= 0 && i >= log.length - LINES; i--)
    if (namedIn(log[i] ?? "", text).length > 0) return true;
  return false;
};

/** Its sentence, and where it comes from: what the book does not print says so. */
const saidOf = (table: Table, rule: Word): string => {
  const { game, text } = table;
  const says = lineOf(text, rule);
  if (game.markOf === undefined) return says;
  const mark = game.markOf(rule);
  const slots = { says, mark: lineOf(text, "mark." + mark), means: lineOf(text, "means." + mark) };
  return own(table, "table.whyMarked", slots);
};

export const whyView = (table: Table, colour: Word): View => {
  const rules = rulesTold(table);
  const opened = rules[pageOf(table, colour)] ?? "";
  const choices: Choice[] = [];
  for (const rule of rules) {
    const opens = choice(rule, rule, () => {
      open(table, colour, "why", rules.indexOf(rule));
    });
    choices.push({ ...opens, picked: rule === opened });
  }
  return { title: own(table, "table.why", {}), prompt: opened === "" ? "" : saidOf(table, opened), choices };
};
