import { surviveUntilDaylight as game } from "../../../../src/games/survive-until-daylight/game";
import type { NightNouns } from "../../../../src/games/survive-until-daylight/vocabulary";
import { type Generator, seeded } from "../../../../src/kernel/generator";
import { answer, type Match, outcomeOf, started, waitingOf } from "../../../../src/kernel/match";
import { botInput } from "../../../../src/kernel/play";
import { seatsFor } from "../../../../src/kernel/replay-code";
import type { Input } from "../../../../src/kernel/words";
import { anySay } from "../../../../src/cli/fuzz/random-play";
import { inputsIn } from "../../../../src/kernel/past";

/** Makes the inputs of a night that ends as wanted. */

type NightMatch = Match<NightNouns>;

/** Who plays a night that is to end like this, and the rule by which it ends. */
const MEANS = {
  daylight: { rule: "SUD-WIN-04", plays: "bots" },
  dead: { rule: "SUD-GOAL-04", plays: "bots" },
  reckless: { rule: "SUD-GOAL-04", plays: "anyhow" },
} as const;

export type NightEnd = keyof typeof MEANS;

/** Whoever is asked first says anything. */
const anyhow = (match: NightMatch, chance: Generator): Input | "over" => {
  const waiting = waitingOf(match);
  const [ask] = waiting.for === "answers" ? waiting.asks : [];
  if (ask === undefined) return botInput(match, chance);
  return { at: match.at, seat: ask.seat, to: ask.step.do, say: anySay(match, ask, chance) };
};

const nightOf = (seats: number, seed: number, end: NightEnd): NightMatch => {
  const { match } = started(game, seatsFor(seats), {}, seed);
  const chance = seeded(seed + 1);
  const next = (): Input | "over" => (MEANS[end].plays === "bots" ? botInput(match, chance) : anyhow(match, chance));
  for (let input = next(); input !== "over"; input = next()) {
    const { verdict } = answer(match, input);
    if (verdict !== "fine") throw new Error(`refused by ${verdict.rule} ${match.broken}`);
  }
  return match;
};

const SEEDS = 40;

/** Of the nights of its seeds that end so the shortest: hands play it too. */
export const newNight = (
  seats: number,
  end: NightEnd,
): { readonly seed: number; readonly inputs: readonly Input[] } => {
  const nights = Array.from({ length: SEEDS }, (_, i) => nightOf(seats, 100 * seats + i, end)).filter((match) => {
    const outcome = outcomeOf(match);
    return outcome !== "playing" && outcome.rule === MEANS[end].rule;
  });
  const [shortest] = nights.sort((a, b) => a.at - b.at);
  if (shortest === undefined) throw new Error(`no night of ${String(seats)} ends ${end}`);
  return { seed: shortest.seed, inputs: inputsIn(shortest.past) };
};
