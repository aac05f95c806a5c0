import { type Acted, askAct, asksNothing, takeAct } from "../../../kernel/action";
import { fail } from "../../../kernel/fail";
import { has, joined, kept, mapped, turnedTo } from "../../../kernel/list";
import type { Seat, Word } from "../../../kernel/words";
import { MONTH, QUIET } from "../content/limits";
import {
  type CityAction,
  type CityAsk,
  type CityGo,
  type CityNouns,
  type CitySeen,
  type CityTell,
  NOBODY,
} from "../vocabulary";
import { claim, lift } from "./claiming";
import { askedBy } from "./closing";
import { feed } from "./feeding";
import { enter, leave, move } from "./moving";
import { search } from "./searching";
import { foodInBank, rivalAt, teamsIn } from "./teams";
import { tear } from "./tearing";
import { farmsOf } from "./tiles";
import { trade } from "./trading";
import { work } from "./working";

const orderOf = (state: CitySeen): readonly Seat[] => turnedTo(state.seats, state.first);

/** Whether the first team's place is passed on the way from one turn to the next. */
const beginsRound = (state: CitySeen, seat: Seat): boolean =>
  state.active === NOBODY || orderOf(state).indexOf(seat) <= orderOf(state).indexOf(state.active);

/** What was held since the owner's last turn ends the game; what was not is held from now on (OMI-RUL-48, OMI-RUL-49). */
const checkHold = ({ state, emit }: CityTell, seat: Seat): void => {
  for (const { cell, owner, hold, zombies } of state.tiles) {
    if (owner === seat && hold !== "none") {
      const isHeld = hold === "held" && zombies === 0 && rivalAt(state, seat, cell) === NOBODY;
      if (isHeld) emit({ was: "ended", ending: "prize", seat, by: "OMI-END-02" });
      else emit({ was: "holdRenewed", seat, cell });
    }
  }
};

/** Cells of farms that were worked since this team's last turn began. */
const workedBy = (state: CitySeen, seat: Seat): readonly Word[] =>
  mapped(
    kept(state.tiles, (tile) => tile.workedBy === seat),
    ({ cell }) => cell,
  );

/** One for owning, one for work, as long as the bank has any (OMI-FARM-03 to OMI-FARM-06, OMI-RUL-07, OMI-RUL-56). */
const harvest = ({ state, emit }: CityTell, seat: Seat, worked: readonly Word[]): void => {
  for (const { cell } of farmsOf(state, seat)) {
    for (const by of has(worked, cell) ? ["OMI-FARM-03", "OMI-FARM-05"] : ["OMI-FARM-03"])
      if (foodInBank(state) > 0) emit({ was: "farmGave", seat, cell, food: 1, by });
  }
};

/** Hold check, food, action points; then feeding and everything else is the team's own (OMI-RUL-03). */
export const turn: CityGo<"turn"> = {
  kind: "go",
  run: (tell, { seat }) => {
    const { state, emit, next } = tell;
    const worked = workedBy(state, seat);
    emit({ was: "turnBegan", seat, round: beginsRound(state, seat) ? state.round + 1 : state.round });
    checkHold(tell, seat);
    harvest(tell, seat, worked);
    next({ do: "acting", seat });
  },
};

/** Nothing that is left is kept (OMI-RUL-04). */
const end: CityAction<void> = {
  act: "end",
  whyNot: () => "fine",
  asks: asksNothing,
  take: ({ next }, seat) => {
    next({ do: "endTurn", seat });
  },
};

const ACTIONS: readonly CityAction[] = [feed, move, enter, leave, claim, search, work, tear, trade, lift, end];

/** What is no command in one's turn, and what serves only a fight. */
const against = (word: Word): Word => (has(["run", "sacrifice", "fight"], word) ? "OMI-RUN-01" : "OMI-AP-10");

/** Any survivor, anything, in any order, until the team ends its turn (OMI-AP-09, OMI-RUL-04). */
export const acting: CityAsk<"acting", Acted<CityNouns>> = {
  kind: "ask",
  onlyAnswer: "confirm",
  seats: (_state, { seat }) => [seat],
  asks: (talk, state, { seat }) => askAct(talk, "act", ACTIONS, state, seat, against),
  take: (tell, { seat }, _seat, acted) => {
    takeAct(tell, seat, acted);
    if (acted.act !== end.act) tell.next({ do: "settle" });
  },
};

/** Words of the commands that a fight does not allow (OMI-RUL-30, OMI-CARD-07). */
export const COMMANDS: readonly Word[] = mapped(ACTIONS, ({ act }) => act);

/** The next team that is not out, clockwise (OMI-TURN-01): the same one again if it is alone. */
const nextTo = (state: CitySeen, seat: Seat): Seat => {
  const inPlay = mapped(teamsIn(state), (team) => team.seat);
  for (const other of joined(turnedTo(state.seats, seat).slice(1), [seat])) if (has(inPlay, other)) return other;
  return fail("nobody is in play");
};

/** Between two rounds: the month may be over, or nothing may have come of the last of them (OMI-RUL-09, OMI-RUL-57). */
const lookBack = ({ state, emit, next }: CityTell, seat: Seat): void => {
  if (state.options["month"] === "on" && state.round === MONTH)
    emit({ was: "ended", ending: "month", seat, by: "OMI-RUL-09" });
  else if (state.round - state.stirred >= QUIET) {
    emit({ was: "wentQuiet", rounds: QUIET });
    next(askedBy("OMI-RUL-57"));
  }
};

export const endTurn: CityGo<"endTurn"> = {
  kind: "go",
  run: (tell, { seat }) => {
    const { state, emit, next } = tell;
    emit({ was: "turnEnded", seat });
    const other = nextTo(state, seat);
    if (beginsRound(state, other)) lookBack(tell, seat);
    next({ do: "turn", seat: other });
  },
};
