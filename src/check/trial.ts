import { ERROR } from "./code";
import { heardSoFar } from "./events";
import { type CheckedObject, game } from "./game";
import type { Question } from "./question";

type Work = (this: void) => void;

/** What an attempt at a question is given. After its answer nothing of it runs any more. */
export interface Trial {
  /** The first answer counts. */
  answer(this: void, answer: string): void;
  /** Kept in the notebook beside the answer. */
  note(this: void, text: string): void;
  /** Runs what the game calls back: an error in it is the answer "error". */
  run(this: void, work: Work): void;
  frames(this: void, count: number, then: Work): void;
  seconds(this: void, count: number, then: Work): void;
  /** Looks in every frame, from the next on. */
  until(this: void, condition: (this: void) => boolean, then: Work): void;
  /** … and tells how many seconds it took. */
  howLong(this: void, condition: (this: void) => boolean, then: (this: void, seconds: number) => void): void;
  /** Until all of these are there and lie still; what never does is not waited for longer than it takes to lie. */
  settled(this: void, objects: readonly CheckedObject[], then: Work): void;
  /** How often this event came since the attempt began. */
  heard(this: void, event: string): number;
}

export interface Attempt {
  readonly trial: Trial;
  /** "" as long as there is none. */
  answer: string;
  notes: string[];
}

export const errorText = (error: unknown): string => (typeof error === "string" ? error : "an error without a text");

const answering = (attempt: Attempt, question: Question, answer: string): void => {
  if (attempt.answer !== "") return;
  if (question.answers.indexOf(answer) < 0) {
    attempt.answer = ERROR;
    attempt.notes.push("no answer of this question: " + answer);
  } else attempt.answer = answer;
};

const running = (attempt: Attempt, work: Work): void => {
  if (attempt.answer !== "") return;
  try {
    work();
  } catch (error) {
    attempt.notes.push(errorText(error));
    attempt.answer = ERROR;
  }
};

const lieStill = (objects: readonly CheckedObject[]): boolean => {
  for (const object of objects) {
    // What is locked has no rest to come to.
    const rests = object.resting || object.getLock();
    if (object.spawning || !rests || object.isSmoothMoving()) return false;
  }
  return true;
};

/** Seconds in which everything comes to rest that ever will. */
const LONG_ENOUGH = 3;

/** A try at a question, not yet begun. */
export const attemptAt = (question: Question): Attempt => {
  const before = heardSoFar();
  const run = (work: Work): void => {
    running(attempt, work);
  };
  const frames = (count: number, then: Work): void => {
    game.Wait.frames(() => {
      run(then);
    }, count);
  };
  const until = (condition: (this: void) => boolean, then: Work): void => {
    frames(1, () => {
      if (condition()) then();
      else until(condition, then);
    });
  };
  const trial: Trial = {
    answer: (answer) => {
      answering(attempt, question, answer);
    },
    note: (text) => {
      attempt.notes.push(text);
    },
    run,
    frames,
    until,
    seconds: (count, then) => {
      game.Wait.time(() => {
        run(then);
      }, count);
    },
    howLong: (condition, then) => {
      const began = game.Time.time;
      until(condition, () => {
        then(game.Time.time - began);
      });
    },
    settled: (objects, then) => {
      const enough = game.Time.time + LONG_ENOUGH;
      until(() => lieStill(objects) || game.Time.time > enough, then);
    },
    heard: (event) => (heardSoFar()[event] ?? 0) - (before[event] ?? 0),
  };
  const attempt: Attempt = { trial, answer: "", notes: [] };
  return attempt;
};
