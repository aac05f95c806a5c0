import { allowed, anyOf, several } from "../../../../src/kernel/choice";
import { neighbours } from "../../../../src/kernel/graph";
import { has } from "../../../../src/kernel/list";
import { refuse } from "../../../../src/kernel/refusal";
import { wordsTo, wordTo } from "../../../../src/kernel/talk";
import type { Ask, Choice, Seat, Seen, Verdict, Word } from "../../../../src/kernel/words";
import { areaOf, besides, DICE, runnerOf, type StepOf, STREETS, type Town, type TownNouns } from "./vocabulary";

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
const payWith = (town: Seen<Town>, seat: Seat, to: Word): Choice => {
  const ready = readyOf(town, seat);
  return several(1, (town.walkers[to] ?? 0) > 0 ? ready.length : 1, anyOf(ready, "CR-RUN-01", [ready[0] ?? ""]));
};

/** What the runner does, where it goes, and which dice or whom that takes. */
interface Turn {
  readonly action: Word;
  readonly to: Word;
  readonly dice: readonly Word[];
  readonly others: readonly Seat[];
}

export const turn: Ask<TownNouns, StepOf<"turn">, Turn> = {
  kind: "ask",
  onlyAnswer: "take",
  seats: (_town, { seat }) => [seat],
  asks: (talk, town, _step, seat) => {
    const action = wordTo(talk, "action", () =>
      allowed(["run", "rest", "share"], (word) => whyNotAct(town, seat, word)),
    );
    const said = { action, to: "", dice: [], others: [] };
    if (action === "share") {
      const near = besides(town, seat);
      const most = Math.min(near.length, luckOf(town, seat));
      return { ...said, others: wordsTo(talk, "whom", () => several(0, most, anyOf(near, "CR-SHARE-02"))) };
    }
    if (action !== "run") return said;
    const to = wordTo(talk, "to", () =>
      allowed(neighbours(STREETS, areaOf(town, seat)), (area) => whyNotRun(town, seat, area)),
    );
    return { ...said, to, dice: wordsTo(talk, "pay", () => payWith(town, seat, to)) };
  },
  take: ({ state, emit, next }, _step, seat, { action, to: area, dice, others }) => {
    if (action === "rest") emit({ was: "rested", seat });
    else if (action === "share") for (const whom of others) emit({ was: "shared", seat, whom });
    else {
      emit({ was: "ran", seat, area, dice });
      const walkers = state.walkers[area] ?? 0;
      if (walkers > 0 && dice.length < DICE.length) next({ do: "risk", seat, dice: walkers + (state.dark ? 1 : 0) });
    }
  },
};
