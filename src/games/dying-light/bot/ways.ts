import { fail } from "../../../kernel/fail";
import { has, kept, mapped } from "../../../kernel/list";
import { FEATURES, ZONES } from "../content/board";
import { areaOf, besideOf, levelOf, twoFrom, wallBetween } from "../rules/ground";
import type { ZoneId } from "../vocabulary";

/** One move of a Runner who has no Boosts and no Wounds. */
export interface Way {
  readonly from: ZoneId;
  readonly to: ZoneId;
  readonly act: "run" | "climb" | "jump";
  readonly dice: number;
}

const zonesWith = (token: string): readonly ZoneId[] =>
  mapped(
    kept(FEATURES, (feature) => feature.token === token),
    ({ zone }) => zone,
  );

const ROUGH = zonesWith("rough");
const PADS = zonesWith("jump-pad");

const level = (zone: ZoneId): number => levelOf(areaOf(zone));

const onFoot = (from: ZoneId, to: ZoneId): Way => {
  const up = Math.max(0, level(to) - level(from));
  const wall = wallBetween(from, to) ? 1 : 0;
  if (up + wall > 0) return { from, to, act: "climb", dice: 1 + up + wall };
  return { from, to, act: "run", dice: has(ROUGH, to) ? 2 : 1 };
};

const overLower = (from: ZoneId, to: ZoneId): boolean => {
  for (const middle of besideOf(from)) {
    if (level(middle) < level(from) && besideOf(middle).indexOf(to) >= 0) return true;
  }
  return false;
};

const ways: Record<ZoneId, readonly Way[]> = {};
const waysInto: Record<ZoneId, Way[]> = {};
for (const { zone } of ZONES) waysInto[zone] = [];
for (const { zone: from } of ZONES) {
  const own: Way[] = [];
  const pad = has(PADS, from);
  for (const to of besideOf(from)) own.push(onFoot(from, to));
  for (const to of twoFrom(from)) {
    if (pad || (level(to) <= level(from) && overLower(from, to))) {
      own.push({ from, to, act: "jump", dice: pad ? 1 : 2 });
    }
  }
  ways[from] = own;
  for (const way of own) waysInto[way.to]?.push(way);
}

export const waysFrom = (zone: ZoneId): readonly Way[] => ways[zone] ?? fail("no such zone: " + zone);

/** More dice than any way on this board costs. */
const FAR = 20;

const found: Record<ZoneId, Readonly<Record<ZoneId, number>>> = {};

/** Spreads out from the goal, one die after the other. */
const workedOut = (goal: ZoneId): Readonly<Record<ZoneId, number>> => {
  const dice: Record<ZoneId, number> = {};
  dice[goal] = 0;
  const rings: Record<number, ZoneId[]> = { 0: [goal] };
  for (let spent = 0; spent < FAR; spent++) {
    for (const zone of rings[spent] ?? []) {
      if (dice[zone] === spent) {
        for (const way of waysInto[zone] ?? []) {
          const sum = spent + way.dice;
          if (sum < (dice[way.from] ?? FAR)) {
            dice[way.from] = sum;
            const ring = rings[sum] ?? [];
            ring.push(way.from);
            rings[sum] = ring;
          }
        }
      }
    }
  }
  return dice;
};

/** How many dice it is from everywhere to a goal; worked out once for each goal. */
export const diceTo = (goal: ZoneId): Readonly<Record<ZoneId, number>> => {
  const known = found[goal] ?? workedOut(goal);
  found[goal] = known;
  return known;
};

export const farFrom = (zone: ZoneId, goal: ZoneId): number => diceTo(goal)[zone] ?? FAR;
