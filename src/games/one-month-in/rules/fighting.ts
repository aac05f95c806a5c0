import { actionIn, nothingMore, partOfAct, whyOfAct } from "../../../kernel/action";
import { has, joined, kept, without } from "../../../kernel/list";
import { refuse } from "../../../kernel/refusal";
import { answered, talkFrom, wordAt, wordTo } from "../../../kernel/talk";
import type { Seat, Verdict, Word } from "../../../kernel/words";
import { type CityAsk, type CityGo, type CitySeen, NOBODY, type SurvivorSeen } from "../vocabulary";
import { againstSurvivor, type CityAction } from "./actions";
import { idsOf, ownIn } from "./teams";
import { trade } from "./trading";
import { COMMANDS } from "./turn";

/** All of the team in the building fight, and nobody else (OMI-RUL-28). */
export const fighters = (state: CitySeen, seat: Seat, cell: Word): readonly SurvivorSeen[] =>
  ownIn(state, seat, cell, "in");

/** Zombies that lay in wait, or that a search brought (OMI-ENTER-03, OMI-CARD-06). */
export const fight: CityGo<"fight"> = {
  kind: "go",
  run: ({ state, emit, next }, { cell, seat }) => {
    const by = state.turned === NOBODY ? "OMI-ENTER-03" : "OMI-CARD-06";
    emit({ was: "fightBegan", seat, cell, by });
    next({ do: "stand", cell, seat });
  },
};

/** Only who has an action point left gets away (OMI-RUN-01, OMI-RUN-04). */
const nimble = (state: CitySeen, seat: Seat): readonly Word[] =>
  idsOf(kept(fighters(state, seat, state.fight), ({ ap }) => ap > 0));

const fightOn: CityAction = {
  act: "fight",
  whyNot: () => "fine",
  talk: (_state, _seat, said) => nothingMore(said),
  against: () => "OMI-RUL-30",
  take: ({ state, next }, seat) => {
    next({ do: "strike", cell: state.fight, seat });
  },
};

/** Out of the building, any number, for an action point each (OMI-RUN-02, OMI-RUL-24). */
const run: CityAction = {
  act: "run",
  whyNot: (state, seat) => (nimble(state, seat).length > 0 ? "fine" : refuse("OMI-RUN-04")),
  talk: (state, seat, said) => {
    const talk = talkFrom(said, 1);
    const ids = nimble(state, seat);
    const others = without(ids, wordTo(talk, "who", ids));
    if (others.length > 0) answered(talk, { ask: "others", of: others, least: 0, most: others.length, usual: [] });
    return talk;
  },
  against: (state, seat, _ask, word) => againstFighter(state, seat, word),
  take: ({ state, emit, next }, seat, say) => {
    const cell = state.fight;
    emit({ was: "ran", seat, cell, survivors: joined(say[1] ?? [], say[2] ?? []) });
    next({ do: "stand", cell, seat });
  },
};

const againstFighter = (state: CitySeen, seat: Seat, word: Word): Word => {
  const why = againstSurvivor(state, seat, word, "OMI-RUL-24");
  return why === "OMI-AP-08" ? "OMI-RUN-04" : why;
};

/** One stays behind for good, and all others get away (OMI-RUN-03, OMI-RUL-25). */
const sacrifice: CityAction = {
  act: "sacrifice",
  whyNot: (state, seat): Verdict => {
    if (nimble(state, seat).length === 0) return refuse("OMI-RUN-04");
    return fighters(state, seat, state.fight).length > 1 ? "fine" : refuse("OMI-RUL-25");
  },
  talk: (state, seat, said) => {
    const talk = talkFrom(said, 1);
    wordTo(talk, "who", nimble(state, seat));
    return talk;
  },
  against: (state, seat, _ask, word) => againstFighter(state, seat, word),
  take: ({ state, emit, next }, seat, say) => {
    const cell = state.fight;
    emit({ was: "sacrificed", seat, cell, survivor: wordAt(say, 1) });
    next({ do: "stand", cell, seat });
  },
};

const STANDS: readonly CityAction[] = [fightOn, run, sacrifice, trade];

/** The rule against a command that has to wait for the end of the fight. */
const against = (state: CitySeen, word: Word): Word => {
  if (word === "end") return "OMI-RUL-04";
  return has(COMMANDS, word) && state.turned !== NOBODY ? "OMI-CARD-07" : "OMI-RUL-30";
};

/** Whether there is anything to decide before the dice (D4 of the ledger). */
const hasChoice = (state: CitySeen, seat: Seat, cell: Word): boolean =>
  fighters(state, seat, cell).length > 0 && (nimble(state, seat).length > 0 || trade.whyNot(state, seat) === "fine");

/** Before every roll of the survivors (OMI-RUL-24, OMI-RUL-26, OMI-RUL-30). */
export const stand: CityAsk<"stand"> = {
  kind: "ask",
  onlyAnswer: "take",
  seats: (state, { cell, seat }) => (hasChoice(state, seat, cell) ? [seat] : []),
  part: (state, { seat }, _seat, said) => {
    const part = partOfAct(STANDS, state, seat, said);
    return said.length > 0 || part === "said" ? part : { ...part, usual: [fightOn.act] };
  },
  why: (state, { seat }, _seat, said, word) => whyOfAct(STANDS, state, seat, said, word, against(state, word)),
  take: (tell, { cell, seat }, _seat, say) => {
    const action = actionIn(STANDS, say);
    action.take(tell, seat, say);
    if (action === trade) tell.next({ do: "stand", cell, seat });
  },
  nobody: ({ state, emit, next }, { cell, seat }) => {
    if (fighters(state, seat, cell).length > 0) next({ do: "strike", cell, seat });
    else emit({ was: "fightEnded", seat, cell });
  },
};
