import type { Options } from "./game";
import { copy } from "./copy";
import { joined } from "./list";
import { answer, type Match, NATURE, natureInput, waitingOf } from "./match";
import { inputIn } from "./past";
import type { Input, Nouns, Seat, Word } from "./words";

/**
 * A match that teaches: a seed, and all that is answered in it. A guide tells of the answers that are the learner's before
 * they are given, and what came of them; those of which it tells nothing it gives itself.
 */
export interface Lesson {
  readonly seats: number;
  readonly options: Options;
  readonly seed: number;
  /** Who learns; bots have the other seats when the lesson is over. */
  readonly seat: Seat;
  readonly chapters: readonly LessonChapter[];
}

export interface LessonChapter {
  /** Its title is `lessonChapter.<chapter>`. */
  readonly chapter: Word;
  readonly steps: readonly LessonStep[];
}

export interface LessonStep {
  /** `lesson.<told>` explains the question, `then.<told>` says what came of the answer; "" where the guide answers. */
  readonly told: Word;
  /** `p1 turn/run/G08b/basic.2`: a line of the match's past. */
  readonly says: string;
  /** Kinds of pieces, or spots, that are pointed at. */
  readonly at: readonly Word[];
  /** The rows of the ledger that come up in it. */
  readonly rows: readonly Word[];
}

/** An answer that the guide gives itself. */
export const byGuide = (says: string): LessonStep => ({ told: "", says, at: [], rows: [] });

/** Where a lesson's match is: its step and that step's chapter, and the step that was told before it. */
export interface LessonMoment {
  readonly chapter: Word;
  /** How many answers there were before, and which of the learner's this is, of how many. */
  readonly at: number;
  readonly nth: number;
  readonly of: number;
  readonly step: LessonStep | "over";
  /** The last step that was told before; "" where there is none. */
  readonly before: Word;
}

/** How many answers of seats a match has had: what nature brings is not told of. */
export const answersIn = <N extends Nouns>({ past, at }: Match<N>): number => {
  let answers = 0;
  for (let i = 0; i < at; i++) if (!(past[i] ?? "").includes(" " + NATURE + " ")) answers++;
  return answers;
};

/** The moment of a lesson after so many answers. */
export const momentAt = ({ chapters }: Lesson, answers: number): LessonMoment => {
  let at = 0;
  let nth = 0;
  let of = 0;
  let before: Word = "";
  let now: { readonly chapter: Word; readonly step: LessonStep } | "over" = "over";
  for (const { chapter, steps } of chapters) {
    for (const step of steps) {
      if (at === answers) now = { chapter, step };
      const isTold = step.told !== "";
      if (isTold) of++;
      if (isTold && at <= answers) nth++;
      if (isTold && at < answers) before = step.told;
      at++;
    }
  }
  if (now === "over") return { chapter: "", at: answers, nth: of, of, step: "over", before };
  return { ...now, at: answers, nth, of, before };
};

/** How many answers there are before a chapter. */
export const answersBefore = ({ chapters }: Lesson, chapter: Word): number => {
  let answers = 0;
  for (const each of chapters) {
    if (each.chapter === chapter) return answers;
    answers += each.steps.length;
  }
  return answers;
};

/** What a step says, as the next input of a match. */
export const inputOfStep = ({ says }: LessonStep, at: number): Input | "none" => inputIn("- " + says, at);

/** The next input on the way to a step of the lesson; "there" when the match has come to it, "lost" when it cannot. */
export const nextOnTheWay = <N extends Nouns>(
  lesson: Lesson,
  match: Match<N>,
  answers: number,
): Input | "there" | "lost" => {
  const waiting = waitingOf(match);
  if (waiting.for === "chance") return natureInput(match, waiting.step);
  const given = answersIn(match);
  if (given >= answers) return "there";
  const { step } = momentAt(lesson, given);
  if (step === "over" || waiting.for === "nothing") return "lost";
  const input = inputOfStep(step, match.at);
  return input === "none" ? "lost" : input;
};

/** What would come of an answer, and of all that nature brings after it; nothing has happened. */
export const imagined = <N extends Nouns>(match: Match<N>, input: Input): readonly N["Event"][] => {
  const aside: Match<N> = {
    ...match,
    state: copy(match.state),
    generator: copy(match.generator),
    past: match.past.slice(),
    snapshots: [],
  };
  let { verdict, events } = answer(aside, input);
  while (verdict === "fine") {
    const waiting = waitingOf(aside);
    if (waiting.for !== "chance") return events;
    const came = answer(aside, natureInput(aside, waiting.step));
    verdict = came.verdict;
    events = joined(events, came.events);
  }
  return events;
};
