import { has, kept, mapped, withoutAll } from "../../../kernel/list";
import type { Word } from "../../../kernel/words";
import { CRATES, INHIBITOR, RELAY, ROUNDS, SHELTER } from "../content/cards";
import { areaOf } from "../rules/ground";
import { playing } from "../rules/runners";
import type { CitySeen, RunnerId, ZoneId } from "../vocabulary";
import { farFrom } from "./ways";

/** Where a Runner is wanted, and how many dice it is still until everything is done from there on. */
export interface Errand {
  readonly runner: RunnerId;
  readonly goal: ZoneId;
  /** Whether there is something to do at the goal, with a die left. */
  readonly acts: boolean;
  readonly after: number;
}

interface Walker {
  readonly runner: RunnerId;
  readonly zone: ZoneId;
}

const isShown = (state: CitySeen, card: Word): boolean => has(state.scenarioShown, card);

/** The one who is nearest to a place, and the place, over all of both. */
const nearestPair = (
  walkers: readonly Walker[],
  zones: readonly ZoneId[],
): { readonly walker: Walker; readonly zone: ZoneId } | "none" => {
  let best: { readonly walker: Walker; readonly zone: ZoneId } | "none" = "none";
  let least = 0;
  for (const zone of zones) {
    for (const walker of walkers) {
      const far = farFrom(walker.zone, zone);
      if (best === "none" || far < least) {
        best = { walker, zone };
        least = far;
      }
    }
  }
  return best;
};

const home = (runner: RunnerId): Errand => ({ runner, goal: SHELTER, acts: false, after: 0 });

/** One place each, the nearest first; who is left over waits in the shelter. */
const shared = (walkers: readonly Walker[], zones: readonly ZoneId[], acts: boolean): readonly Errand[] => {
  const errands: Errand[] = [];
  let idle = walkers;
  let left = zones;
  let pair = nearestPair(idle, left);
  while (pair !== "none") {
    const { walker, zone } = pair;
    errands.push({ runner: walker.runner, goal: zone, acts, after: farFrom(zone, SHELTER) });
    idle = withoutAll(idle, [walker]);
    left = withoutAll(left, [zone]);
    pair = nearestPair(idle, left);
  }
  for (const { runner } of idle) errands.push(home(runner));
  return errands;
};

const cratesFor = (runners: number): readonly ZoneId[] =>
  mapped(runners > 2 ? CRATES : CRATES.slice(1), (crate) => crate.zone);

/** One starts the relay; the crate that is nearest to it is left for that Runner, the others wait at theirs. */
const beforeTheRelay = (walkers: readonly Walker[]): readonly Errand[] => {
  const first = nearestPair(walkers, [RELAY]);
  if (first === "none") return [];
  const crates = cratesFor(walkers.length);
  const next = nearestPair([{ runner: "", zone: RELAY }], crates);
  const crate = next === "none" ? SHELTER : next.zone;
  const { runner } = first.walker;
  const after = farFrom(RELAY, crate) + farFrom(crate, SHELTER);
  const others = kept(walkers, (walker) => walker !== first.walker);
  const errands: Errand[] = [{ runner, goal: RELAY, acts: true, after }];
  for (const errand of shared(others, withoutAll(crates, [crate]), false)) errands.push(errand);
  return errands;
};

const closedCrates = (state: CitySeen): readonly ZoneId[] => {
  const zones: ZoneId[] = [];
  for (const { token, zone } of state.features) {
    for (const crate of CRATES) if (crate.token === token) zones.push(zone);
  }
  return zones;
};

/** The last one home opens the door. */
const homeward = (state: CitySeen, walkers: readonly Walker[]): readonly Errand[] => {
  const away = kept(walkers, ({ zone }) => areaOf(zone) !== areaOf(SHELTER));
  return mapped(walkers, ({ runner }) => {
    const last = kept(away, (walker) => walker.runner !== runner).length === 0;
    return { runner, goal: SHELTER, acts: last, after: 0 };
  });
};

const isFound = (state: CitySeen): boolean => {
  for (const { items } of playing(state)) if (has(items, INHIBITOR)) return true;
  return false;
};

/** What everybody has to do now: the relay, the crates, the way home. */
const errandsOf = (state: CitySeen): readonly Errand[] => {
  const walkers = mapped(playing(state), ({ runner, zone }): Walker => ({ runner, zone }));
  if (isFound(state)) return homeward(state, walkers);
  if (!isShown(state, "scenario.s02")) return beforeTheRelay(walkers);
  return shared(walkers, closedCrates(state), true);
};

export const errandOf = (state: CitySeen, runner: RunnerId): Errand => {
  for (const errand of errandsOf(state)) if (errand.runner === runner) return errand;
  return home(runner);
};

/** Rounds that are left, this one too. */
export const roundsLeft = (state: CitySeen): number => ROUNDS + 1 - state.round;
