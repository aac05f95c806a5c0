import { dyingLight } from "../../../../src/games/dying-light/game";
import { evolve } from "../../../../src/games/dying-light/evolve";
import type { DieType } from "../../../../src/games/dying-light/content/dice";
import { setup } from "../../../../src/games/dying-light/setup";
import type {
  AreaId,
  City,
  Crowd,
  Die,
  DiePlace,
  Down,
  Face,
  Feature,
  Runner,
} from "../../../../src/games/dying-light/vocabulary";
import type { Options } from "../../../../src/kernel/game";
import { givenOf } from "../../../support/given";

/** What a test says about a Runner; the dice and Gear it does not mention are out of the way. */
type RunnerGiven = Partial<
  Pick<
    Runner,
    | "zone"
    | "items"
    | "weapon"
    | "loot"
    | "set"
    | "masked"
    | "token"
    | "chase"
    | "light"
    | "heavy"
    | "deck"
    | "drawn"
    | "discard"
    | "gear"
    | "exposure"
  >
> & {
  readonly pool?: readonly Face[];
  /** From slot 1 on; "-" is a gap. */
  readonly track?: readonly Face[];
  readonly fatigue?: readonly Face[];
  readonly cooldown?: readonly Face[];
  readonly spot?: readonly Face[];
};

interface CityGiven {
  readonly round?: number;
  readonly runners?: Readonly<Record<string, RunnerGiven>>;
  readonly infected?: Readonly<Record<AreaId, Partial<Crowd>>>;
  /** Besides the Nests and Rough Terrain of the board. */
  readonly features?: readonly Feature[];
  readonly activated?: readonly string[];
  readonly down?: readonly Down[];
  readonly options?: Options;
}

const typeOf = (face: Face): DieType => face.split(".")[0] as DieType;

const placed = (runner: Runner, at: DiePlace, faces: readonly Face[]): void => {
  for (const [i, up] of faces.entries()) {
    const free = runner.dice.find((die) => die.type === typeOf(up) && die.slot === AWAY);
    if (up === "-") continue;
    if (free === undefined) throw new Error(`no die is left for ${up}`);
    const slot = at === "pool" || at === "momentum" ? 0 : i + 1;
    runner.dice = runner.dice.map((die) => (die === free ? { ...die, at, slot, up } : die));
  }
};

/** The slot of a die not mentioned yet. */
const AWAY = -1;

const diced = (runner: Runner, given: RunnerGiven): void => {
  const { pool, track, fatigue, cooldown, spot } = given;
  if ([pool, track, fatigue, cooldown, spot].every((faces) => faces === undefined)) return;
  runner.dice = runner.dice.map((die): Die => ({ ...die, at: "supply", slot: AWAY }));
  placed(runner, "pool", pool ?? []);
  placed(runner, "track", track ?? []);
  placed(runner, "fatigue", fatigue ?? []);
  placed(runner, "cooldown", cooldown ?? []);
  placed(runner, "momentum", spot ?? []);
  runner.dice = runner.dice.map((die) => (die.slot === AWAY ? { ...die, slot: 0 } : die));
};

/** A city with these Runners, seats p1 … in their order, and these Infected only. */
export const city = ({
  round = 7,
  runners = { ash: {} },
  infected = {},
  features = [],
  activated = [],
  down = [],
  options = {},
}: CityGiven): City => {
  const names = Object.keys(runners);
  const seats = names.map((_, i) => `p${String(i + 1)}`);
  const { state } = setup(seats, options);
  for (const [i, name] of names.entries()) {
    const runner = state.runners.find((each) => each.runner === name);
    if (runner === undefined) throw new Error(`no such Runner: ${name}`);
    evolve.runnerChosen(state, {
      was: "runnerChosen",
      seat: seats[i] ?? "",
      runner: name,
      set: runner.set,
      weapon: runner.weapon,
    });
    const { pool: _p, track: _t, fatigue: _f, cooldown: _c, spot: _s, ...rest } = runners[name] ?? {};
    Object.assign(runner, { gear: { jacket: "gone", gloves: "gone", shoes: "gone" }, ...rest });
    diced(runner, runners[name] ?? {});
  }
  evolve.boxCleared(state, { was: "boxCleared" });
  for (const area of Object.keys(state.infected)) {
    state.infected[area] = { biter: 0, viral: 0, howler: 0, volatile: 0, ...infected[area] };
  }
  const kept = state.features.filter(({ token }) => token === "nest" || token === "rough");
  const lights = state.runners.filter(({ light }) => light === "unseen").length;
  const woundDeck = state.woundDeck.slice(lights);
  return { ...state, round, phase: "activation", activated, down, woundDeck, features: [...kept, ...features] };
};

export const given = givenOf(dyingLight);

export const WHOLE = { jacket: "whole", gloves: "whole", shoes: "whole" } as const;

export const fire = (zone: string): Feature => ({ token: "fire", zone, up: "front" });
export const uv = (zone: string): Feature => ({ token: "uv", zone, up: "active" });
