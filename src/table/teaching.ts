import { answersIn, inputOfStep, type LessonMoment, type LessonStep, momentAt } from "../kernel/lesson";
import { has } from "../kernel/list";
import { askFor } from "../kernel/match";
import { lookedThrough } from "../kernel/say";
import type { Input, OpenAsk, Say, Word } from "../kernel/words";
import { write } from "./report";
import { isPlaying, type Playing, type Table } from "./table";
import { own } from "./voice";

/** Where a lesson is, what its guide answers itself, and what strays from it. */

export const isTaught = ({ lesson }: Table): boolean => lesson !== "off";

/** The lesson of this game, if the table speaks a language that has it. */
export const isTeachable = ({ game: { lesson }, text }: Table): boolean => {
  for (const { chapter } of lesson?.chapters ?? []) if (text["lessonChapter." + chapter] === undefined) return false;
  return lesson !== undefined;
};

/** Where the lesson is now that something was answered. */
export const noteMoment = (table: Playing): void => {
  const { lesson } = table.game;
  if (lesson === undefined || table.lesson === "off") return;
  table.lesson = momentAt(lesson, answersIn(table.match));
};

/** The match that was kept is one of a lesson, which goes on. */
export const teachOn = (table: Table): void => {
  const { lesson } = table.game;
  if (lesson === undefined || !isPlaying(table) || table.match.oldest > 0) return;
  if (table.match.seed === lesson.seed && isTeachable(table)) table.lesson = momentAt(lesson, answersIn(table.match));
};

/** The match goes on without its guide. */
export const teachNoMore = (table: Table): void => {
  for (const object of table.lit) if (!object.isDestroyed()) object.highlightOff();
  table.lit = [];
  table.lesson = "off";
  table.aside = "";
  table.pointedAt = -1;
};

/** The step that the lesson has come to, where there is one. */
const stepOf = (lesson: LessonMoment | "off"): LessonStep | "none" =>
  lesson === "off" || lesson.step === "over" ? "none" : lesson.step;

/** Whether the lesson says what is answered next. */
export const isGuided = ({ lesson }: Table): boolean => stepOf(lesson) !== "none";

/** What is answered next in the lesson. */
const nextInput = (table: Playing): Input | "none" => {
  const step = stepOf(table.lesson);
  return step === "none" ? "none" : inputOfStep(step, table.match.at);
};

const mayBeSaid = ({ game, match, asked }: Playing, { seat, to, say }: Input): boolean => {
  const ask = asked === "none" ? "none" : askFor(asked.waiting, seat, to);
  if (ask === "none") return false;
  const { verdict, whole } = lookedThrough(game, match.state, ask, say);
  return verdict === "fine" && whole;
};

/** What the guide answers itself. A lesson that other rules have made impossible ends. */
export const saidByGuide = (table: Playing): Input | "none" => {
  const step = stepOf(table.lesson);
  const { asked } = table;
  if (step === "none" || asked === "none" || asked.waiting.for !== "answers") return "none";
  const input = nextInput(table);
  if (input !== "none" && mayBeSaid(table, input)) return step.told === "" ? input : "none";
  teachNoMore(table);
  write(table, own(table, "table.lessonLost", {}));
  return "none";
};

/** Whatever order they were said in. */
const areAlike = (some: readonly Word[], others: readonly Word[]): boolean => {
  for (const word of some) if (!has(others, word)) return false;
  return some.length === others.length;
};

/** Whether a say that is begun like this is none that the lesson goes on by. */
export const strays = (table: Playing, { seat, step }: OpenAsk, said: Say): boolean => {
  const next = nextInput(table);
  if (next === "none") return false;
  if (next.seat !== seat || next.to !== step.do) return true;
  for (let i = 0; i < said.length; i++) if (!areAlike(said[i] ?? [], next.say[i] ?? [])) return true;
  return false;
};

/** What does not stray, in the order in which the lesson says it: what comes after may hang on that. */
export const inGuidesOrder = (table: Playing, said: Say): Say => {
  const next = nextInput(table);
  return next === "none" ? said : next.say.slice(0, said.length);
};

/** The words that the guide would say next to what is asked; "none" where it would say nothing to it. */
export const guidedWords = (table: Table, { seat, step }: OpenAsk, said: Say): readonly Word[] | "none" => {
  const next = isPlaying(table) ? nextInput(table) : "none";
  if (next === "none" || next.seat !== seat || next.to !== step.do) return "none";
  return next.say[said.length] ?? [];
};
