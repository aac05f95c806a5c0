import { joined, kept, mapped } from "../kernel/list";
import type { SlateGuide } from "../kernel/slate";
import { lineOf, wordText } from "../kernel/text";
import type { Word } from "../kernel/words";
import { shownTo } from "./pages";
import { asksFor } from "./questions";
import type { Table } from "./table";
import { guidedWords } from "./teaching";
import { own } from "./voice";
import { isBusy } from "./worker";

/** What the guide of a lesson says to a colour now. */

const chooses = (table: Table, colour: Word): string => {
  const [question] = asksFor(table, colour);
  const words = question === undefined ? "none" : guidedWords(table, question.ask, question.said);
  if (words === "none") return "";
  if (question?.part === "said" || words.length === 0) return own(table, "table.chooseYes", {});
  const left = mapped(words, (word) => wordText(table.text, word));
  return own(table, "table.choose", { words: left });
};

export const guideFor = (table: Table, colour: Word): SlateGuide | "none" => {
  const { lesson, text } = table;
  if (lesson === "off" || isBusy(table)) return "none";
  const { chapter, step, nth, of, before } = lesson;
  const was = before === "" ? "" : lineOf(text, "then." + before);
  const came = table.aside === "" ? was : table.aside;
  if (step === "over") return { title: "", came, says: own(table, "table.lessonOver", {}), choose: "", at: [] };
  if (step.told === "") return "none";
  return {
    title: own(table, "table.chapter", { chapter: lineOf(text, "lessonChapter." + chapter), nth, of }),
    came,
    says: lineOf(text, "lesson." + step.told),
    choose: chooses(table, colour),
    at: step.at,
  };
};

/** What the game is about, before anything is asked of it. */
export const premiseFor = ({ match, text }: Table): string => (match === "none" ? lineOf(text, "game.about") : "");

/** As a panel says it, line under line. */
export const guideText = (table: Table, colour: Word): string => {
  if (table.match === "none" && shownTo(table, colour) === "ask") return premiseFor(table);
  const guide = guideFor(table, colour);
  if (guide === "none") return "";
  const { title, came, says, choose } = guide;
  return kept(joined([title, came], [says, choose]), (line) => line !== "").join("\n");
};
