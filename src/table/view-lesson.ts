import { answersBefore, momentAt } from "../kernel/lesson";
import { lineOf } from "../kernel/text";
import type { Word } from "../kernel/words";
import { type Choice, choice, type View } from "./choice";
import { open } from "./pages";
import { leaveLesson, playAlone, startLesson } from "./start-lesson";
import type { Table } from "./table";
import { isTaught } from "./teaching";
import { own } from "./voice";

/** What a panel offers about the lesson: its chapters, to go on where it was left, and to leave it. */

/** While it is on it can be left, or played on alone; its chapters can be reached from anywhere. */
const leaving = (table: Table, colour: Word): readonly Choice[] => [
  choice("lesson-alone", own(table, "table.lessonAlone", {}), () => {
    playAlone(table, colour);
  }),
  choice("lesson-leave", own(table, "table.lessonLeave", {}), () => {
    leaveLesson(table, colour);
  }),
];

export const lessonView = (table: Table, colour: Word): View => {
  const { lesson } = table.game;
  const choices: Choice[] = [];
  const title = own(table, "table.learn", {});
  if (lesson === undefined) return { title, prompt: "", choices };
  const begins = (key: Word, text: string, answers: number): void => {
    choices.push(
      choice(key, text, () => {
        startLesson(table, colour, answers);
      }),
    );
  };
  const left = table.lessonLeft;
  if (!isTaught(table) && left > 0)
    begins("lesson-again", own(table, "table.lessonAgain", { nth: momentAt(lesson, left).nth }), left);
  for (const { chapter } of lesson.chapters)
    begins("chapter " + chapter, lineOf(table.text, "lessonChapter." + chapter), answersBefore(lesson, chapter));
  if (isTaught(table)) for (const each of leaving(table, colour)) choices.push(each);
  choices.push(
    choice("back", own(table, isTaught(table) ? "table.lessonOn" : "table.cancel", {}), () => {
      open(table, colour, "ask", 0);
    }),
  );
  return { title, prompt: own(table, "table.learnHow", { of: momentAt(lesson, 0).of }), choices };
};
