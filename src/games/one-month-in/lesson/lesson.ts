import type { Lesson } from "../../../kernel/lesson";
import { ARRIVAL } from "./arrival";
import { FARM } from "./farm";
import { HUNGER } from "./hunger";
import { PRICE } from "./price";

/** Two teams, six rounds. Its seed was looked for: a fight is won, run from and paid for, and each action comes up. */
export const LESSON: Lesson = {
  seats: 2,
  options: {},
  seed: 334,
  seat: "p1",
  chapters: [ARRIVAL, FARM, HUNGER, PRICE],
};
