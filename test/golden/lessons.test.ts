import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { GAME_NAMES, withGame } from "../../src/games/index";
import type { SpokenGame } from "../../src/kernel/game";
import { inputOfStep, type Lesson, type LessonStep } from "../../src/kernel/lesson";
import { sentence } from "../../src/kernel/text";
import { answer, type Match, NATURE, natureInput, seenOf, started, waitingOf } from "../../src/kernel/match";
import { seatsFor } from "../../src/kernel/replay-code";
import { onlySay } from "../../src/kernel/say";
import { shown } from "../../src/kernel/shown";
import type { Event, Input, Nouns, OpenAsk } from "../../src/kernel/words";
import { rowsOf } from "../../src/cli/ledger/rows";
import { TURN_ORDERS } from "./turn-orders";

/*
 * A lesson is a match whose guide says what came of each answer: where the rules or cards make something else of it, what
 * came is no longer what is told. `UPDATE_GOLDEN=1 npx vitest run test/golden/lessons.test.ts` tells each anew; then its
 * sentences are to be read beside it.
 */
const FOLDER = join(import.meta.dirname, "lessons");
const UPDATING = process.env["UPDATE_GOLDEN"] === "1";

const stepsOf = ({ chapters }: Lesson): readonly LessonStep[] => chapters.flatMap(({ steps }) => steps);

/** What is asked of a step's seat when the lesson comes to it, and what is said to it. */
interface Moment {
  readonly step: LessonStep;
  readonly ask: OpenAsk;
  readonly input: Input;
  readonly isChoice: boolean;
}

interface Played {
  readonly moments: readonly Moment[];
  readonly lines: readonly string[];
}

const rolledOn = <N extends Nouns>(match: Match<N>, told: (events: readonly Event[]) => void): void => {
  for (let waiting = waitingOf(match); waiting.for === "chance"; waiting = waitingOf(match))
    told(answer(match, natureInput(match, waiting.step)).events);
};

/** Plays a lesson as its guide would have it. */
const played = <N extends Nouns>(game: SpokenGame<N>, lesson: Lesson): Played => {
  const { text } = game.languages[0];
  const lines: string[] = [];
  const tell = (events: readonly Event[]): void => {
    for (const event of events) {
      const line = sentence(text, `event.${event.was}`, shown(game, event as N["Event"], ""));
      if (line !== "") lines.push(`  ${line}`);
    }
  };
  const { match, events } = started(game, seatsFor(lesson.seats), lesson.options, lesson.seed);
  tell(events);
  const moments = stepsOf(lesson).map((step): Moment => {
    rolledOn(match, tell);
    const input = inputOfStep(step, match.at);
    const waiting = waitingOf(match);
    if (input === "none" || input.seat === NATURE || waiting.for !== "answers") throw new Error(`${step.says}: not asked`);
    const ask = waiting.asks.find((each) => each.seat === input.seat && each.step.do === input.to);
    if (ask === undefined) throw new Error(`${step.says}: ${waiting.asks[0]?.step.do ?? "nobody"} is asked`);
    const isChoice = onlySay(game, seenOf(match), ask) === "several";
    lines.push(`${step.told === "" ? "-" : step.told}: ${step.says}`);
    const { verdict, events: came } = answer(match, input);
    if (verdict !== "fine") throw new Error(`${step.says}: ${verdict.rule}`);
    tell(came);
    return { step, ask, input, isChoice };
  });
  rolledOn(match, tell);
  return { moments, lines };
};

const expectKept = (file: string, lines: readonly string[]): void => {
  const path = join(FOLDER, file);
  const told = `${lines.join("\n")}\n`;
  if (UPDATING) writeFileSync(path, told);
  expect(told).toBe(existsSync(path) ? readFileSync(path, "utf8") : "");
};

const SECONDS_TO_READ_A_WORD = 0.3;
const SECONDS_TO_ANSWER = 12;

const wordsIn = (text: string): number => text.split(" ").length;

describe.each(GAME_NAMES)("the lesson of %s", (name) => {
  withGame(name, (game) => {
    const { lesson, languages, kinds, spots } = game;
    if (lesson === undefined) throw new Error(`${name} has no lesson`);
    const { moments, lines } = played(game, lesson);
    const told = moments.filter(({ step }) => step.told !== "");

    test("comes to be as it is told", () => {
      expectKept(`${name}.txt`, lines);
    });

    test("asks the learner and nobody else, and only where there is something to choose", () => {
      for (const { input, isChoice, step } of told) {
        expect([step.says, input.seat, isChoice]).toEqual([step.says, lesson.seat, true]);
      }
    });

    test("points at what there is", () => {
      const named = stepsOf(lesson).flatMap(({ at }) => at);
      expect(named.filter((at) => kinds[at] === undefined && spots[at] === undefined)).toEqual([]);
      expect(told.filter(({ step }) => step.at.length === 0).map(({ step }) => step.told)).toEqual([]);
    });

    test("says each thing once, in every language it is in", () => {
      const keys = told.flatMap(({ step }) => [`lesson.${step.told}`, `then.${step.told}`]);
      expect(new Set(keys).size).toBe(keys.length);
      const wanted = [...keys, ...lesson.chapters.map(({ chapter }) => `lessonChapter.${chapter}`)].sort();
      const inLesson = (key: string): boolean => /^(lesson|then|lessonChapter)\./.test(key);
      const spoken = languages.map(({ text }) => Object.keys(text).filter(inLesson).sort()).filter((each) => each.length > 0);
      expect(spoken.length).toBeGreaterThan(0);
      for (const each of spoken) expect(each).toEqual(wanted);
    });

    test("takes from ten to fifteen minutes", () => {
      const { text } = languages[0];
      const words = told.reduce(
        (sum, { step }) => sum + wordsIn(text[`lesson.${step.told}`] ?? "") + wordsIn(text[`then.${step.told}`] ?? ""),
        0,
      );
      const minutes = (words * SECONDS_TO_READ_A_WORD + told.length * SECONDS_TO_ANSWER) / 60;
      expect(minutes).toBeGreaterThanOrEqual(9);
      expect(minutes).toBeLessThanOrEqual(15);
    });

    test("covers the turn order row by row, but for what is named", () => {
      const { chapters, leftOut } = TURN_ORDERS[name];
      const ledger = rowsOf(name, []).map(({ id }) => id);
      const order = ledger.filter((id) => chapters.some((chapter) => new RegExp(`^${chapter}-\\d+$`).test(id)));
      const covered = new Set<string>(stepsOf(lesson).flatMap(({ rows }) => rows));
      expect(chapters.filter((chapter) => !order.some((id) => id.startsWith(`${chapter}-`)))).toEqual([]);
      expect([...covered].filter((id) => !ledger.includes(id))).toEqual([]);
      expect(Object.keys(leftOut).filter((id) => covered.has(id) || !order.includes(id))).toEqual([]);
      expect(order.filter((id) => !covered.has(id) && leftOut[id] === undefined)).toEqual([]);
    });

    test("comes to every kind of action", () => {
      const { actions } = TURN_ORDERS[name];
      const said = told.map(({ input }) => [input.to, ...input.say.flat()].join(" "));
      const missing = actions.filter((action) => !said.some((line) => action.test(line)));
      expect(missing).toEqual([]);
    });
  });
});
