import type { Lesson } from "../../../kernel/lesson";
import { DAYLIGHT } from "./daylight";
import { NIGHT } from "./night";
import { SIEGE } from "./siege";
import { WAY_HOME } from "./way-home";

/** One Runner alone: the last Round of daylight, and three of the night. Its seed was looked for: every action comes up. */
export const LESSON: Lesson = {
  seats: 1,
  options: {},
  seed: 612,
  seat: "p1",
  chapters: [DAYLIGHT, NIGHT, SIEGE, WAY_HOME],
};
