import { neighbours } from "../../../../src/kernel/graph";
import { has } from "../../../../src/kernel/list";
import { refuse } from "../../../../src/kernel/refusal";
import type { Ask, Part, Say, Seat, Seen, Verdict, Word } from "../../../../src/kernel/words";
import {
  areaOf,
  besides,
  DICE,
  runnerOf,
  type StepOf,
  STREETS,
  type Town,
  type TownEvent,
  type TownStep,
} from "./vocabulary";

const one = (ask: Word, of: readonly Word[], usual: readonly Word[]): Part => ({ ask, of, least: 1, most: 1, usual });

const readyOf = (town: Seen<Town>, seat: Seat): readonly Word[] => runnerOf(town, seat)?.ready ?? [];
const luckOf = (town: Seen<Town>, seat: Seat): number => runnerOf(town, seat)?.luck ?? 0;

const whyNotAct = (town: Seen<Town>, seat: Seat, action: Word): Verdict => {
  if (action === "run" && readyOf(town, seat).length === 0) return refuse("CR-RUN-01");
  if (action === "rest" && readyOf(town, seat).length === DICE.length) return refuse("CR-REST-01");
  if (action === "share" && luckOf(town, seat) === 0) return refuse("CR-SHARE-01");
  if (action === "share" && besides(town, seat).length === 0) return refuse("CR-SHARE-02");
  return has(["run", "rest", "share"], action) ? "fine" : refuse("CR-TURN-01");
};

const whyNotRun = (town: Seen<Town>, seat: Seat, to: Word): Verdict => {
  if (to === areaOf(town, seat)) return refuse("CR-RUN-02");
  if (!has(neighbours(STREETS, areaOf(town, seat)), to)) return refuse("CR-RUN-03");
  return "fine";
};

/** Running among walkers may be paid with both dice: then there is no risk. */
const payPart = (town: Seen<Town>, seat: Seat, to: Word): Part => {
  const ready = readyOf(town, seat);
  return {
    ask: "pay",
    of: ready,
    least: 1,
    most: (town.walkers[to] ?? 0) > 0 ? ready.length : 1,
    usual: [ready[0] ?? ""],
  };
};

const ACTIONS = ["run", "rest", "share"] as const;

const partOfTurn = (town: Seen<Town>, seat: Seat, said: Say): Part | "said" => {
  const action = said[0]?.[0];
  if (action === undefined) {
    const open: Word[] = [];
    for (const each of ACTIONS) if (whyNotAct(town, seat, each) === "fine") open.push(each);
    return one("action", open, []);
  }
  if (action === "rest") return "said";
  if (action === "share") {
    const others = besides(town, seat);
    return said.length > 1
      ? "said"
      : { ask: "whom", of: others, least: 0, most: Math.min(others.length, luckOf(town, seat)), usual: [] };
  }
  const to = said[1]?.[0];
  if (to === undefined) return one("to", neighbours(STREETS, areaOf(town, seat)), []);
  return said.length > 2 ? "said" : payPart(town, seat, to);
};

export const turn: Ask<Town, TownStep, TownEvent, StepOf<"turn">> = {
  kind: "ask",
  onlyAnswer: "take",
  seats: (_town, { seat }) => [seat],
  part: (town, _step, seat, said) => partOfTurn(town, seat, said),
  why: (town, _step, seat, said, word) => {
    const part = partOfTurn(town, seat, said);
    if (part === "said" || has(part.of, word)) return "fine";
    if (part.ask === "action") return whyNotAct(town, seat, word);
    if (part.ask === "to") return whyNotRun(town, seat, word);
    return refuse(part.ask === "pay" ? "CR-RUN-01" : "CR-SHARE-02");
  },
  take: ({ state, emit, next }, _step, seat, say) => {
    const action = say[0]?.[0] ?? "";
    if (action === "rest") emit({ was: "rested", seat });
    else if (action === "share") for (const whom of say[1] ?? []) emit({ was: "shared", seat, whom });
    else {
      const area = say[1]?.[0] ?? "";
      const dice = say[2] ?? [];
      emit({ was: "ran", seat, area, dice });
      const walkers = state.walkers[area] ?? 0;
      if (walkers > 0 && dice.length < DICE.length) next({ do: "risk", seat, dice: walkers + (state.dark ? 1 : 0) });
    }
  },
};
