import { numberText } from "../kernel/number-text";
import type { Trial } from "./trial";

/** Figures as answers: the code carries the class, the notebook the figure. */

export const YES_NO = ["yes", "no"] as const;

export const yesNo = (yes: boolean): string => (yes ? "yes" : "no");

/** How long something takes on the table. */
export const SPANS = ["at once", "up to 0.3 s", "0.3 to 0.7 s", "0.7 to 1.5 s", "1.5 to 3 s", "over 3 s"] as const;
const SPANS_END = [0.025, 0.3, 0.7, 1.5, 3];

/** How long a script holds up the frame. */
export const COSTS = ["under 50 ms", "50 to 200 ms", "0.2 to 1 s", "over 1 s"] as const;
const COSTS_END = [0.05, 0.2, 1];

export const FRAMES = ["in the same frame", "in the next frame", "2 to 5 frames later", "more frames later"] as const;
const FRAMES_END = [0.5, 1.5, 5.5];

const classed = (value: number, ends: readonly number[], names: readonly string[]): string => {
  let place = 0;
  for (const end of ends) if (value > end) place++;
  return names[place] ?? "";
};

const milliseconds = (seconds: number): string => numberText(Math.floor(seconds * 1000)) + " ms";

export const answerSpan = (trial: Trial, seconds: number): void => {
  trial.note(milliseconds(seconds));
  trial.answer(classed(seconds, SPANS_END, SPANS));
};

export const answerCost = (trial: Trial, seconds: number): void => {
  trial.note(milliseconds(seconds));
  trial.answer(classed(seconds, COSTS_END, COSTS));
};

export const answerFrames = (trial: Trial, frames: number): void => {
  trial.note(numberText(frames) + " frames");
  trial.answer(classed(frames, FRAMES_END, FRAMES));
};
