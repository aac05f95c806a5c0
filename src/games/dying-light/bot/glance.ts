import type { Seen, Word } from "../../../kernel/words";
import { EXPOSURE_CARDS } from "../content/exposure-cards";
import { INFECTED, type InfectedType } from "../content/infected";
import { areaOf, around, reachedOnFoot } from "../rules/ground";
import { isNight, playing } from "../rules/runners";
import type { AreaId, CitySeen, Crowd, RunnerId, ZoneId } from "../vocabulary";
import { sizeOf, topOf } from "../../../kernel/pile";

/** What matters of the city when one Runner thinks, looked up once. */
export interface Glance {
  readonly state: CitySeen;
  readonly runner: RunnerId;
  readonly night: boolean;
  readonly lit: Readonly<Record<AreaId, boolean>>;
  readonly burning: Readonly<Record<AreaId, boolean>>;
  readonly nests: Readonly<Record<AreaId, boolean>>;
  /** Loot Bags by their Zones. */
  readonly loot: Readonly<Record<ZoneId, Word>>;
  /** How many other Runners are in an Area. */
  readonly others: Readonly<Record<AreaId, number>>;
  /** What one card moves and spawns, on the average. */
  readonly moves: number;
  readonly spawns: number;
  /** Whether the Enemy Activation Card of this night is still to come. */
  readonly nightActs: boolean;
  /** One Infected that is taken to be dead. */
  readonly without: { readonly area: AreaId; readonly type: InfectedType } | "nobody";
  readonly threats: Record<AreaId, Threat>;
}

/** Who stands in an Area, and who could come in. */
export interface Threat {
  readonly standing: Readonly<Crowd>;
  readonly entering: Readonly<Crowd>;
  /** Whether what is spawned can come in at once. */
  readonly nestNear: boolean;
  readonly howlerNear: boolean;
}

const averages = (state: CitySeen, runner: RunnerId, night: boolean): { moves: number; spawns: number } => {
  let pile: readonly string[] = [];
  for (const each of state.runners) if (each.runner === runner && sizeOf(each.deck) > 2) pile = topOf(each.deck);
  let cards = 0;
  let moves = 0;
  let spawns = 0;
  for (const { card, day, night: dark } of EXPOSURE_CARDS) {
    if (pile.length === 0 || pile.indexOf(card) >= 0) {
      const half = night ? dark : day;
      cards++;
      moves += half.move;
      spawns += half.spawn;
    }
  }
  return { moves: moves / Math.max(1, cards), spawns: spawns / Math.max(1, cards) };
};

export const glanceAt = (state: CitySeen, runner: RunnerId): Glance => {
  const night = isNight(state);
  const { moves, spawns } = averages(state, runner, night);
  const lit: Record<AreaId, boolean> = {};
  const burning: Record<AreaId, boolean> = {};
  const nests: Record<AreaId, boolean> = {};
  const loot: Record<ZoneId, Word> = {};
  for (const { token, zone, up } of state.features) {
    const area = areaOf(zone);
    if (token === "uv" && up === "active") lit[area] = true;
    else if (token === "fire") burning[area] = true;
    else if (token === "nest") nests[area] = true;
    else if (token === "common-loot" || token === "epic-loot") loot[zone] = token;
  }
  const others: Record<AreaId, number> = {};
  for (const each of playing(state)) {
    const area = areaOf(each.zone);
    if (each.runner !== runner) others[area] = (others[area] ?? 0) + 1;
  }
  const nightActs = night && state.activationDrawn.indexOf("activation.enemy") < 0;
  return {
    state,
    runner,
    night,
    lit,
    burning,
    nests,
    loot,
    others,
    moves,
    spawns,
    nightActs,
    without: "nobody",
    threats: {},
  };
};

/** The same city, with one Infected dead. */
export const withoutOne = (glance: Glance, area: AreaId, type: InfectedType): Glance => ({
  ...glance,
  without: { area, type },
  threats: {},
});

const NOBODY: Seen<Crowd> = { biter: 0, viral: 0, howler: 0, volatile: 0 };

const TYPES: readonly InfectedType[] = ["biter", "viral", "volatile"];

export const crowdIn = ({ state, without }: Glance, area: AreaId): Seen<Crowd> => {
  const crowd = state.infected[area] ?? NOBODY;
  if (without === "nobody" || without.area !== area) return crowd;
  return { ...crowd, [without.type]: crowd[without.type] - 1 };
};

export const enemiesIn = (glance: Glance, area: AreaId): number => {
  const { biter, viral, howler, volatile } = crowdIn(glance, area);
  return biter + viral + howler + volatile;
};

const lookedUp = (glance: Glance, area: AreaId): Threat => {
  const standing = crowdIn(glance, area);
  const entering: Record<InfectedType, number> = { biter: 0, viral: 0, howler: 0, volatile: 0 };
  let nestNear = glance.nests[area] === true;
  let howlerNear = standing.howler > 0;
  if (glance.lit[area] === true) return { standing: NOBODY, entering, nestNear: false, howlerNear: false };
  for (const near of around(area)) {
    const crowd = crowdIn(glance, near);
    if (glance.nests[near] === true) nestNear = true;
    if (crowd.howler > 0) howlerNear = true;
    // Who stands with another Runner stays there.
    if (glance.others[near] === undefined) {
      for (const type of TYPES) {
        if (crowd[type] > 0 && (INFECTED[type].agile || reachedOnFoot(near, area))) entering[type] += crowd[type];
      }
    }
  }
  return { standing, entering, nestNear, howlerNear };
};

export const threatIn = (glance: Glance, area: AreaId): Threat => {
  const threat = glance.threats[area] ?? lookedUp(glance, area);
  glance.threats[area] = threat;
  return threat;
};
