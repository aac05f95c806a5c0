import { survivorDuel } from "../../../../src/games/survivor-duel/game";
import type { Duel, DuelEvent, DuelStep } from "../../../../src/games/survivor-duel/vocabulary";
import { answered, type Imagined, imagined, landed, type Pause, pauseOf } from "../../../../src/kernel/imagined";
import type { Say, Word } from "../../../../src/kernel/words";

type Played = Imagined<Duel, DuelStep, DuelEvent>;

/** How the seats answer, by the rules alone; what is not said is passed, stopped or the first there is. */
export type Answers = (step: DuelStep, state: Duel) => Say | "whatever";

/** What came of one course of the dice, and in how many of `of` ways it comes. */
export interface Course {
  readonly state: Duel;
  readonly ways: number;
  readonly of: number;
}

const copyOf = ({ state, agenda }: { readonly state: Duel; readonly agenda: readonly DuelStep[] }): Played =>
  imagined<Duel, DuelStep, DuelEvent>(survivorDuel, structuredClone(state), agenda);

const DICE: readonly Word[] = ["hit", "escape"];

const whatever = (pause: Extract<Pause<DuelStep>, { readonly for: "answer" }>, state: Duel): Say => {
  const { step, seat } = pause.ask;
  if (step.do === "window") return [["pass"]];
  if (step.do === "spawn") return [["stop"]];
  const rule = survivorDuel.rules[step.do] as { part?: (...all: unknown[]) => { of: string[]; least: number } };
  const part = rule.part?.(state, step, seat, []);
  return [part?.of.slice(0, part.least) ?? []];
};

/**
 * Every course the match can take up to `isOver`: all faces of every die, the first card of every pile.
 * What the rules make of it is all there is to it: nothing here knows a number of any card.
 */
export const coursesOf = (
  state: Duel,
  agenda: readonly DuelStep[],
  answers: Answers,
  isOver: (pause: Pause<DuelStep>, state: Duel) => boolean,
): readonly Course[] => {
  const courses: Course[] = [];
  const go = (match: Played, ways: number, of: number): void => {
    const pause = pauseOf(match);
    if (pause.for === "nothing" || isOver(pause, match.state)) {
      courses.push({ state: match.state, ways, of });
    } else if (pause.for === "answer") {
      const said = answers(pause.ask.step, match.state);
      answered(match, pause.ask, said === "whatever" ? whatever(pause, match.state) : said);
      go(match, ways, of);
    } else {
      const [draw] = pause.draws;
      const sides = draw !== undefined && DICE.includes(draw.of) ? draw.sides : (draw?.sides.slice(0, 1) ?? []);
      for (const side of sides) {
        const next = copyOf(match);
        landed(next, pause.step, [side]);
        go(next, ways, of * sides.length);
      }
    }
  };
  go(copyOf({ state, agenda }), 1, 1);
  return courses;
};

/** The average of a number over all courses, times `of`: a whole number where that many ways are alike. */
export const averageTimes = (courses: readonly Course[], times: number, what: (state: Duel) => number): number =>
  Math.round(1e6 * courses.reduce((sum, { state, ways, of }) => sum + (what(state) * ways * times) / of, 0)) / 1e6;
