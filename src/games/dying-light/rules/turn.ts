import { refuse } from "../../../kernel/refusal";
import { kept } from "../../../kernel/list";
import type { Part, Say, Verdict, Word } from "../../../kernel/words";
import type { CityAsk, CitySeen, CityTell, RunnerId } from "../vocabulary";
import { partOfRun, takeRun, whyNotRun, whyOfRun } from "./running";
import { seatOf } from "./runners";

/** One action of the book: whether it can be taken at all, what is said after its word, and what comes of it. */
interface Action {
  readonly act: Word;
  whyNot(this: void, state: CitySeen, runner: RunnerId): Verdict;
  part(this: void, state: CitySeen, runner: RunnerId, said: Say): Part | "said";
  why(this: void, state: CitySeen, runner: RunnerId, said: Say, word: Word): Verdict;
  take(this: void, tell: CityTell, runner: RunnerId, say: Say): void;
}

const run: Action = { act: "run", whyNot: whyNotRun, part: partOfRun, why: whyOfRun, take: takeRun };

/** Dice that are left may still defend (DL-RUN-06, DL-RUN-07). */
const pass: Action = {
  act: "pass",
  whyNot: () => "fine",
  part: () => "said",
  why: () => refuse("DL-RUN-06"),
  take: ({ emit }, runner) => {
    emit({ was: "passed", runner });
  },
};

const ACTIONS: readonly Action[] = [run, pass];

const actionOf = (word: Word): Action => {
  for (const action of ACTIONS) if (action.act === word) return action;
  return pass;
};

const whyNotAct = (state: CitySeen, runner: RunnerId, word: Word): Verdict => {
  for (const action of ACTIONS) if (action.act === word) return action.whyNot(state, runner);
  return refuse("DL-ACTN-01");
};

const acts = (state: CitySeen, runner: RunnerId): readonly Word[] => {
  const open = kept(ACTIONS, (action) => action.whyNot(state, runner) === "fine");
  const words: Word[] = [];
  for (const { act } of open) words.push(act);
  return words;
};

const actIn = (said: Say): Action => actionOf((said[0] ?? [])[0] ?? "");

/** One say is one action, in any order, as often as it can be paid (DL-RUN-05, DL-RUN-10). */
export const turn: CityAsk<"turn"> = {
  kind: "ask",
  onlyAnswer: "confirm",
  seats: (state, { runner }) => seatOf(state, runner),
  part: (state, { runner }, _seat, said) =>
    said.length === 0
      ? { ask: "act", of: acts(state, runner), least: 1, most: 1, usual: [] }
      : actIn(said).part(state, runner, said),
  why: (state, { runner }, _seat, said, word) =>
    said.length === 0 ? whyNotAct(state, runner, word) : actIn(said).why(state, runner, said, word),
  take: (tell, { runner }, _seat, say) => {
    const action = actIn(say);
    action.take(tell, runner, say);
    tell.next(action === pass ? { do: "endActivation", runner } : { do: "acting", runner });
  },
};
