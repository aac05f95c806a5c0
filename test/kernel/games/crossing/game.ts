import type { Options, Outcome, SpokenGame } from "../../../../src/kernel/game";
import { distances } from "../../../../src/kernel/graph";
import type { Say, Seat, Seen, Word } from "../../../../src/kernel/words";
import { evolve } from "./evolve";
import { cheers, rules } from "./rules";
import { acts, hear, kinds, scene, spots } from "./scene";
import { en } from "./text";
import {
  areaOf,
  DICE,
  ROUNDS,
  type Runner,
  STREETS,
  type Town,
  type TownNouns,
  type TownStep,
  WOUNDS,
} from "./vocabulary";

const setup = (
  seats: readonly Seat[],
  options: Options,
): { readonly state: Town; readonly agenda: readonly [TownStep] } => {
  const runners: Runner[] = [];
  for (const seat of seats) runners.push({ seat, area: "gate", wounds: 0, luck: 1, ready: DICE.slice() });
  const walkers: Record<Word, number> = { gate: 0, lane: 1, yard: 0, alley: 1, bridge: 0 };
  return {
    state: { round: 0, dark: options["dark"] === "yes", runners, walkers, tray: [] },
    agenda: [{ do: "round" }],
  };
};

const over = (town: Seen<Town>): Outcome | "playing" => {
  for (const runner of town.runners) if (runner.wounds >= WOUNDS) return { won: [], rule: "CR-LOSE-01" };
  if (town.round > ROUNDS) return { won: [], rule: "CR-LOSE-02" };
  const crossed: Seat[] = [];
  for (const runner of town.runners) if (runner.area === "bridge") crossed.push(runner.seat);
  return crossed.length === town.runners.length ? { won: crossed, rule: "CR-WIN-01" } : "playing";
};

/** Nearer to the bridge is better; who stands on it stays. */
const score = (town: Seen<Town>, asked: TownStep, seat: Seat, said: Say, word: Word): number => {
  const far = distances(STREETS, "bridge", () => true);
  const here = far[areaOf(town, seat)] ?? 0;
  if (asked.do === "lucky") return asked.seat === seat && word === "yes" ? 2 : 1;
  if (said.length === 0) return word === "run" && here > 0 ? 3 : word === "rest" ? 2 : 1;
  if (said[0]?.[0] === "run" && said.length === 1) return 10 - (far[word] ?? 10);
  return word === "grey" ? 2 : 0;
};

export const crossing: SpokenGame<TownNouns> = {
  name: "crossing",
  version: 1,
  migrations: [],
  seats: { least: 1, most: 3, usual: 1 },
  options: [{ option: "dark", of: ["no", "yes"] }],
  setup,
  rules,
  evolve,
  anytime: (town, waiting) => (waiting.do === "turn" ? cheers(town, waiting.seat) : []),
  over,
  secrets: {},
  view: (town) => town,
  kinds,
  spots,
  scene,
  hear,
  acts,
  languages: [{ name: "en", text: en }],
  bots: [{ policy: "usual", score, foresight: "none" }],
};
