import { type Acted, askAct, asksNothing, takeAct } from "../../../kernel/action";
import { anyOf } from "../../../kernel/choice";
import { has, kept } from "../../../kernel/list";
import { refuse } from "../../../kernel/refusal";
import { wordTo } from "../../../kernel/talk";
import type { Seat, Verdict, Word } from "../../../kernel/words";
import {
  type CityAction,
  type CityAsk,
  type CityGo,
  type CityNouns,
  type CitySeen,
  NOBODY,
  type SurvivorSeen,
} from "../vocabulary";
import { againstSurvivor } from "./actions";
import { askGroup } from "./moving";
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

const fightOn: CityAction<void> = {
  act: "fight",
  whyNot: () => "fine",
  asks: asksNothing,
  take: ({ state, next }, seat) => {
    next({ do: "strike", cell: state.fight, seat });
  },
};

const againstFighter = (state: CitySeen, seat: Seat, word: Word): Word => {
  const why = againstSurvivor(state, seat, word, "OMI-RUL-24");
  return why === "OMI-AP-08" ? "OMI-RUN-04" : why;
};

/** Out of the building, any number, for an action point each (OMI-RUN-02, OMI-RUL-24). */
const run: CityAction<readonly Word[]> = {
  act: "run",
  whyNot: (state, seat) => (nimble(state, seat).length > 0 ? "fine" : refuse("OMI-RUN-04")),
  asks: (talk, state, seat) => askGroup(talk, nimble(state, seat), (word) => againstFighter(state, seat, word)),
  take: ({ state, emit, next }, seat, survivors) => {
    const cell = state.fight;
    emit({ was: "ran", seat, cell, survivors });
    next({ do: "stand", cell, seat });
  },
};

/** One stays behind for good, and all others get away (OMI-RUN-03, OMI-RUL-25). */
const sacrifice: CityAction<Word> = {
  act: "sacrifice",
  whyNot: (state, seat): Verdict => {
    if (nimble(state, seat).length === 0) return refuse("OMI-RUN-04");
    return fighters(state, seat, state.fight).length > 1 ? "fine" : refuse("OMI-RUL-25");
  },
  asks: (talk, state, seat) =>
    wordTo(talk, "who", () => anyOf(nimble(state, seat), (word) => againstFighter(state, seat, word))),
  take: ({ state, emit, next }, seat, survivor) => {
    const cell = state.fight;
    emit({ was: "sacrificed", seat, cell, survivor });
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
export const stand: CityAsk<"stand", Acted<CityNouns>> = {
  kind: "ask",
  onlyAnswer: "take",
  seats: (state, { cell, seat }) => (hasChoice(state, seat, cell) ? [seat] : []),
  asks: (talk, state, { seat }) =>
    askAct(talk, "act", STANDS, state, seat, (word) => against(state, word), [fightOn.act]),
  take: (tell, { cell, seat }, _seat, acted) => {
    takeAct(tell, seat, acted);
    if (acted.act === trade.act) tell.next({ do: "stand", cell, seat });
  },
  nobody: ({ state, emit, next }, { cell, seat }) => {
    if (fighters(state, seat, cell).length > 0) next({ do: "strike", cell, seat });
    else emit({ was: "fightEnded", seat, cell });
  },
};
