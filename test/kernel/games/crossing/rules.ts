import { asksNothing } from "../../../../src/kernel/action";
import { anyOf } from "../../../../src/kernel/choice";
import { gather } from "../../../../src/kernel/gather";
import { countOf, has, mapped } from "../../../../src/kernel/list";
import { NO, wordTo } from "../../../../src/kernel/talk";
import type { Ask, Chance, Go, OpenAsk, Rules, Seat, Seen, Word } from "../../../../src/kernel/words";
import { turn } from "./turn";
import { AREAS, FACES, type StepOf, type Town, type TownNouns, type TownStep, WALKERS } from "./vocabulary";

type GoOf<Do extends TownStep["do"]> = Go<TownNouns, StepOf<Do>>;
type AskOf<Do extends TownStep["do"], M = Word> = Ask<TownNouns, StepOf<Do>, M>;
type ChanceOf<Do extends TownStep["do"]> = Chance<TownNouns, StepOf<Do>>;

const round: GoOf<"round"> = {
  kind: "go",
  run: ({ state, emit, next }) => {
    emit({ was: "roundBegan", round: state.round + 1 });
    for (const runner of state.runners) next({ do: "turn", seat: runner.seat });
    next({ do: "creep" }, { do: "round" });
  },
};

const bitesOf = (faces: readonly Word[]): number => countOf(faces, "bite");

const luckyOnes = (town: Seen<Town>, faces: readonly Word[]): readonly Seat[] => {
  const seats: Seat[] = [];
  if (bitesOf(faces) > 0) for (const runner of town.runners) if (runner.luck > 0) seats.push(runner.seat);
  return seats;
};

const risk: ChanceOf<"risk"> = {
  kind: "chance",
  draws: (_town, { dice }) => {
    const draws = [];
    for (let i = 0; i < Math.min(dice, 4); i++) draws.push({ of: "risk", with: "risk", sides: FACES });
    return draws;
  },
  land: ({ state, emit, next }, { seat }, came) => {
    emit({ was: "risked", seat, faces: came });
    if (luckyOnes(state, came).length > 0) next({ do: "lucky", seat, faces: came, sealed: [] });
    else next({ do: "harm", seat, faces: came });
  },
  read: (_town, _step, came) => {
    if (bitesOf(came) > 0) return ["harm"];
    return has(came, "scare") ? ["safe", "scared"] : ["safe"];
  },
};

/** A window: whoever has luck left may have the dice rolled again. */
const lucky = gather<TownNouns, StepOf<"lucky">, Word>({
  onlyAnswer: "confirm",
  everyone: (town, { faces }) => luckyOnes(town, faces),
  asks: (talk) => wordTo(talk, "again", () => anyOf([NO, "yes"], "CR-LUCK-01", [NO])),
  closes: (meant) => meant === "yes",
  with: (step, sealed) => ({ do: "lucky", seat: step.seat, faces: step.faces, sealed }),
  done: ({ emit, next }, { seat, faces }, answers) => {
    for (const answer of answers) {
      if (answer.meant === "yes") {
        emit({ was: "luckSpent", seat: answer.seat });
        next({ do: "risk", seat, dice: faces.length });
        return;
      }
    }
    next({ do: "harm", seat, faces });
  },
});

const harm: GoOf<"harm"> = {
  kind: "go",
  run: ({ emit }, { seat, faces }) => {
    if (bitesOf(faces) > 0) emit({ was: "hurt", seat, wounds: bitesOf(faces) });
  },
};

const cheer: AskOf<"cheer", void> = {
  kind: "ask",
  onlyAnswer: "confirm",
  seats: (_town, { seat }) => [seat],
  asks: asksNothing,
  take: ({ emit }, { seat, whom }) => {
    emit({ was: "cheered", seat, whom });
  },
};

const freeAreas = (town: Seen<Town>): Word[] => {
  let walkers = 0;
  for (const area of AREAS) walkers += town.walkers[area] ?? 0;
  return walkers < WALKERS ? AREAS.slice(1, 4) : [];
};

const creep: ChanceOf<"creep"> = {
  kind: "chance",
  draws: (town) => (freeAreas(town).length === 0 ? [] : [{ of: "creep", with: "street", sides: freeAreas(town) }]),
  land: ({ emit }, _step, came) => {
    for (const area of came) emit({ was: "crept", area });
  },
  read: (_town, _step, came) => came,
};

export const rules: Rules<TownNouns> = { round, turn, risk, lucky, harm, cheer, creep };

/** Who waits may cheer the one whose turn it is. */
export const cheers = (town: Seen<Town>, whom: Seat): OpenAsk<TownNouns>[] => {
  const others: Seat[] = [];
  for (const runner of town.runners) if (runner.seat !== whom && runner.luck > 0) others.push(runner.seat);
  return mapped(others, (seat) => ({ seat, step: { do: "cheer", seat, whom } }));
};
