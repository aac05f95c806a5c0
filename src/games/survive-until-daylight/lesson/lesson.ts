import type { Lesson } from "../../../kernel/lesson";
import { DUSK } from "./dusk";
import { LATE } from "./late";
import { MIDNIGHT } from "./midnight";

/** Two players, three rounds. Its seed was looked for: a wave is delayed and accepted, something is given, crafted and shot. */
export const LESSON: Lesson = {
  seats: 2,
  options: {},
  seed: 3855,
  seat: "p1",
  chapters: [DUSK, MIDNIGHT, LATE],
};
