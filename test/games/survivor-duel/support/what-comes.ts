import { survivorDuel } from "../../../../src/games/survivor-duel/game";
import type { Duel, DuelNouns, DuelStep } from "../../../../src/games/survivor-duel/vocabulary";
import { goneOn, land, type Pause, type Run, runOf, take } from "../../../../src/kernel/run";
import { partOf, saidOn } from "../../../../src/kernel/say";
import { nobodyAnswers } from "../../../../src/kernel/talk";
import type { OpenAsk, Say, Word } from "../../../../src/kernel/words";

type Played = Run<DuelNouns>;

/** How the seats answer, by the rules alone; what is not said is passed, stopped or the first there is. */
export type Answers = (step: DuelStep, state: Duel) => Say | "whatever";

/** What came of one course of the dice, and in how many of `of` ways it comes. */
export interface Course {
  readonly state: Duel;
  readonly ways: number;
  readonly of: number;
}

const copyOf = ({ state, agenda }: { readonly state: Duel; readonly agenda: readonly DuelStep[] }): Played =>
  runOf<DuelNouns>(survivorDuel, structuredClone(state), agenda.slice(), () => undefined);

const DICE: readonly Word[] = ["hit", "escape"];

const whatever = (ask: OpenAsk<DuelNouns>, state: Duel): Say => {
  if (ask.step.do === "window" || ask.step.do === "defend") return [["pass"]];
  if (ask.step.do === "spawn") return [["stop"]];
  const part = partOf(survivorDuel, state, ask, []);
  return [part === "said" ? [] : part.of.slice(0, part.least)];
};

const answered = (match: Played, ask: OpenAsk<DuelNouns>, say: Say): void => {
  take(match, ask, saidOn(survivorDuel, match.state, ask, say, nobodyAnswers).meant);
};

/**
 * Every course the match can take up to `isOver`: all faces of every die, the first card of every pile.
 * What the rules make of it is all there is to it: nothing here knows a number of any card.
 */
export const coursesOf = (
  state: Duel,
  agenda: readonly DuelStep[],
  answers: Answers,
  isOver: (pause: Pause<DuelNouns>, state: Duel) => boolean,
): readonly Course[] => {
  const courses: Course[] = [];
  const go = (match: Played, ways: number, of: number): void => {
    const pause = goneOn(match);
    if (pause.for === "nothing" || isOver(pause, match.state)) {
      courses.push({ state: match.state, ways, of });
    } else if (pause.for === "answer") {
      const { step, seats } = pause;
      const ask = { seat: seats[0] ?? "", step };
      const said = answers(step, match.state);
      answered(match, ask, said === "whatever" ? whatever(ask, match.state) : said);
      go(match, ways, of);
    } else {
      const [draw] = pause.draws;
      const sides = draw !== undefined && DICE.includes(draw.of) ? draw.sides : (draw?.sides.slice(0, 1) ?? []);
      for (const side of sides) {
        const next = copyOf(match);
        land(next, pause.step, [side]);
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
