import { mapped } from "../../../kernel/list";
import { FATIGUE_SLOTS } from "../content/dice";
import { boostsWith } from "../rules/boosts";
import { diceAt, hasMomentum, tempoOf } from "../rules/dice";
import { areaOf } from "../rules/ground";
import { ignoredEnemies } from "../rules/risk";
import type { RunnerSeen, ZoneId } from "../vocabulary";
import { amongRisk } from "./chances";
import { dangerAt, exposureAt, woundWorth } from "./danger";
import { type Errand, roundsLeft } from "./errands";
import { enemiesIn, type Glance } from "./glance";
import type { Policy } from "./policy";
import { type Way, diceTo, waysFrom } from "./ways";

/** Everything a Runner's plan is made of. */
export interface Mind {
  readonly glance: Glance;
  readonly policy: Policy;
  readonly runner: RunnerSeen;
  readonly errand: Errand;
  /** Dice of the pool, and where the Tempo is. */
  readonly pool: number;
  readonly tempo: number;
  readonly climbs: number;
  readonly jumps: number;
  readonly evades: number;
  readonly blocks: number;
  readonly momentum: boolean;
  /** What one die of way is worth now. */
  readonly wayWorth: number;
}

/** What a Runner gets done in a Round, all in all. */
const DICE_A_ROUND = 4;

const wayWorth = (glance: Glance, policy: Policy, runner: RunnerSeen, errand: Errand): number => {
  const need = (diceTo(errand.goal)[runner.zone] ?? 0) + errand.after;
  const pressed = need / (DICE_A_ROUND * roundsLeft(glance.state));
  return policy.way + policy.haste * pressed * pressed;
};

export const mindOf = (glance: Glance, policy: Policy, runner: RunnerSeen, errand: Errand): Mind => {
  const pool = diceAt(runner, "pool");
  const faces = mapped(pool, (die) => die.up);
  return {
    glance,
    policy,
    runner,
    errand,
    pool: pool.length,
    tempo: tempoOf(runner),
    climbs: boostsWith(runner, faces, "climb"),
    jumps: boostsWith(runner, faces, "jump"),
    evades: boostsWith(runner, faces, "evade"),
    blocks: boostsWith(runner, faces, "block"),
    momentum: hasMomentum(runner),
    wayWorth: wayWorth(glance, policy, runner, errand),
  };
};

/** A place that can be reached: what the way there takes, and its first move. */
interface Stop {
  readonly zone: ZoneId;
  readonly spent: number;
  /** Risk that was run. */
  readonly pain: number;
  readonly climbs: number;
  readonly jumps: number;
  readonly evades: number;
  readonly first: Way | "here";
}

/** What so many Risk Dice may bring. */
export const riskPain = ({ policy, runner }: Mind, dice: number): number => {
  if (dice <= 0) return 0;
  const { token } = runner;
  const exposure = token === "none" ? policy.token : runner.chase.length === 0 ? policy.chase : 0;
  const tired = diceAt(runner, "fatigue").length >= FATIGUE_SLOTS ? woundWorth(policy, runner) : policy.fatigue;
  return amongRisk(Math.min(4, dice)) * (exposure + tired + woundWorth(policy, runner) + policy.spawn);
};

const copies = (runner: RunnerSeen, wound: string): number => {
  let count = 0;
  for (const each of runner.heavy) if (each === wound) count++;
  return count;
};

const GRAPPLED = 2;

/** The dice a move takes with the Boosts that are left. */
const costOf = ({ runner }: Mind, stop: Stop, way: Way): { readonly dice: number; readonly boosts: number } => {
  let dice = way.dice;
  let boosts = 0;
  if (way.act === "climb") {
    dice += copies(runner, "wound.torn-grip");
    if (runner.items.indexOf("item.grapple") >= 0 && !runner.grappled) dice = Math.min(dice, GRAPPLED);
    boosts = stop.climbs;
  } else if (way.act === "jump") boosts = stop.jumps;
  const cheaper = Math.max(Math.ceil(dice / 2), dice - boosts);
  return { dice: cheaper, boosts: dice - cheaper };
};

/** The Risk of a move, less what can be evaded. */
const riskOf = ({ glance, runner, momentum }: Mind, way: Way, evades: number): number => {
  const from = areaOf(way.from);
  let risk = way.act === "jump" ? 1 + copies(runner, "wound.twisted-ankle") : 0;
  if (from !== areaOf(way.to)) {
    const ignored = way.act === "jump" ? 0 : ignoredEnemies(runner.runner, momentum);
    risk += Math.max(0, enemiesIn(glance, from) - ignored) + (glance.burning[from] === true ? 1 : 0);
  }
  return Math.max(0, risk - evades);
};

const onward = (mind: Mind, stop: Stop, way: Way): Stop => {
  const { dice, boosts } = costOf(mind, stop, way);
  const risky = riskOf(mind, way, 0);
  const evaded = Math.min(risky, Math.min(stop.evades, dice));
  return {
    zone: way.to,
    spent: stop.spent + dice,
    pain: stop.pain + riskPain(mind, risky - evaded),
    climbs: way.act === "climb" ? stop.climbs - boosts : stop.climbs,
    jumps: way.act === "jump" ? stop.jumps - boosts : stop.jumps,
    evades: stop.evades - evaded,
    first: stop.first === "here" ? way : stop.first,
  };
};

/** Every place within reach, each by the way that takes the least. */
const stopsOf = (mind: Mind, worth: number): readonly Stop[] => {
  const { runner, pool, climbs, jumps, evades } = mind;
  const settled: Stop[] = [];
  const done: Record<ZoneId, boolean> = {};
  const best: Record<ZoneId, number> = {};
  let open: Stop[] = [{ zone: runner.zone, spent: 0, pain: 0, climbs, jumps, evades, first: "here" }];
  while (open.length > 0) {
    let next = open[0];
    let least = 0;
    const rest: Stop[] = [];
    for (const stop of open) {
      const cost = stop.spent * worth + stop.pain;
      if (next === stop || cost < least) {
        next = stop;
        least = cost;
      }
    }
    if (next === undefined) return settled;
    for (const stop of open) if (stop !== next && stop.zone !== next.zone) rest.push(stop);
    open = rest;
    settled.push(next);
    done[next.zone] = true;
    for (const way of waysFrom(next.zone)) {
      if (done[way.to] !== true && next.spent + (way.act === "run" ? way.dice : 1) <= pool) {
        const stop = onward(mind, next, way);
        const cost = stop.spent * worth + stop.pain;
        if (stop.spent <= pool && cost < (best[way.to] ?? cost + 1)) {
          best[way.to] = cost;
          open.push(stop);
        }
      }
    }
  }
  return settled;
};

const MOMENTUM_TEMPO = 4;
const WIN = 5000;

const lootAt = ({ glance, policy }: Mind, zone: ZoneId): number => {
  for (const { token, zone: at } of glance.state.features) {
    if (at === zone && token === "common-loot") return policy.commonLoot;
    if (at === zone && token === "epic-loot") return policy.epicLoot;
  }
  return 0;
};

/** What it is worth to spend the Round's end there. */
const worthOf = (mind: Mind, stop: Stop, far: Readonly<Record<ZoneId, number>>): number => {
  const { glance, policy, runner, errand } = mind;
  const spare = mind.pool - stop.spent;
  const tempo = mind.tempo + stop.spent;
  const area = areaOf(stop.zone);
  const cards = glance.lit[area] === true ? 0 : exposureAt(runner, tempo);
  const defence = spare + Math.min(spare, mind.blocks);
  let worth = -stop.pain - dangerAt(glance, policy, runner, area, cards, defence);
  worth -= (far[stop.zone] ?? 0) * mind.wayWorth;
  if (tempo >= MOMENTUM_TEMPO) worth += policy.momentum;
  if (spare > 0) {
    if (errand.acts && stop.zone === errand.goal) worth += policy.arrival + (errand.after === 0 ? WIN : 0);
    else if (enemiesIn(glance, area) === 0) worth += lootAt(mind, stop.zone);
  }
  return worth;
};

/** The best place to go, by which move to begin, and what all that is worth. */
export interface Plan {
  readonly first: Way | "here";
  readonly worth: number;
}

export const planOf = (mind: Mind): Plan => {
  const far = diceTo(mind.errand.goal);
  let plan: Plan = { first: "here", worth: 0 };
  let found = false;
  for (const stop of stopsOf(mind, mind.wayWorth)) {
    const worth = worthOf(mind, stop, far);
    if (!found || worth > plan.worth) {
      plan = { first: stop.first, worth };
      found = true;
    }
  }
  return plan;
};
