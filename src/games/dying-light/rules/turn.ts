import { refuse } from "../../../kernel/refusal";
import { has, kept, mapped } from "../../../kernel/list";
import type { Say, Verdict, Word } from "../../../kernel/words";
import type { CityAsk, CitySeen, CityTell, RunnerId } from "../vocabulary";
import { talkOfAttack, takeAttack, whyNotAttack, whyOfAttack } from "./attack-action";
import { takeInteract, talkOfInteract, whyNotInteract, whyOfInteract } from "./interacting";
import { type MoveKind, takeMove, talkOfMove, whyNotAny, whyOfMove } from "./move-actions";
import { CLIMB, JUMP, RUN } from "./running";
import { seatOf } from "./runners";
import {
  takeExchange,
  takeUse,
  talkOfExchange,
  talkOfUse,
  whyNotExchange,
  whyNotUse,
  whyOfExchange,
  whyOfUse,
} from "./utility-actions";
import { type Talk, talkFrom } from "../../../kernel/talk";

/** One action of the book: whether it can be taken at all, what is said after its word, and what comes of it. */
export interface Action {
  readonly act: Word;
  whyNot(this: void, state: CitySeen, runner: RunnerId): Verdict;
  talk(this: void, state: CitySeen, runner: RunnerId, said: Say): Talk;
  /** Why that word is no answer to the part that is asked. */
  why(this: void, state: CitySeen, runner: RunnerId, said: Say, ask: Word, word: Word): Verdict;
  take(this: void, tell: CityTell, runner: RunnerId, say: Say): void;
}

const moveBy = (kind: MoveKind): Action => ({
  act: kind.act,
  whyNot: (state, runner) => whyNotAny(kind, state, runner),
  talk: (state, runner, said) => talkOfMove(kind, state, runner, said),
  why: (state, runner, said, ask, word) => whyOfMove(kind, state, runner, said, ask, word),
  take: (tell, runner, say) => {
    takeMove(kind, tell, runner, say);
  },
});

/** Dice that are left may still defend (DL-RUN-06, DL-RUN-07). */
const pass: Action = {
  act: "pass",
  whyNot: () => "fine",
  talk: (_state, _runner, said) => talkFrom(said, 1),
  why: () => refuse("DL-RUN-06"),
  take: ({ emit }, runner) => {
    emit({ was: "passed", runner });
  },
};

const attack: Action = {
  act: "attack",
  whyNot: whyNotAttack,
  talk: talkOfAttack,
  why: whyOfAttack,
  take: takeAttack,
};

const interact: Action = {
  act: "interact",
  whyNot: whyNotInteract,
  talk: talkOfInteract,
  why: whyOfInteract,
  take: takeInteract,
};

const use: Action = { act: "use", whyNot: whyNotUse, talk: talkOfUse, why: whyOfUse, take: takeUse };

const exchange: Action = {
  act: "exchange",
  whyNot: whyNotExchange,
  talk: talkOfExchange,
  why: whyOfExchange,
  take: takeExchange,
};

const ACTIONS: readonly Action[] = [moveBy(RUN), moveBy(CLIMB), moveBy(JUMP), attack, interact, use, exchange, pass];

const actionOf = (word: Word): Action => {
  for (const action of ACTIONS) if (action.act === word) return action;
  return pass;
};

const whyNotAct = (state: CitySeen, runner: RunnerId, word: Word): Verdict => {
  for (const action of ACTIONS) if (action.act === word) return action.whyNot(state, runner);
  return refuse("DL-ACTN-01");
};

const acts = (state: CitySeen, runner: RunnerId): readonly Word[] =>
  mapped(
    kept(ACTIONS, (action) => action.whyNot(state, runner) === "fine"),
    ({ act }) => act,
  );

const actIn = (said: Say): Action => actionOf((said[0] ?? [])[0] ?? "");

/** One say is one action, in any order, as often as it can be paid (DL-RUN-05, DL-RUN-10). */
export const turn: CityAsk<"turn"> = {
  kind: "ask",
  onlyAnswer: "confirm",
  seats: (state, { runner }) => seatOf(state, runner),
  part: (state, { runner }, _seat, said) =>
    said.length === 0
      ? { ask: "act", of: acts(state, runner), least: 1, most: 1, usual: [] }
      : actIn(said).talk(state, runner, said).asked,
  why: (state, { runner }, _seat, said, word) => {
    if (said.length === 0) return whyNotAct(state, runner, word);
    const { asked } = actIn(said).talk(state, runner, said);
    if (asked !== "said" && has(asked.of, word)) return "fine";
    return actIn(said).why(state, runner, said, asked === "said" ? "" : asked.ask, word);
  },
  take: (tell, { runner }, _seat, say) => {
    const action = actIn(say);
    action.take(tell, runner, say);
    tell.next(action === pass ? { do: "endActivation", runner } : { do: "acting", runner });
  },
};
