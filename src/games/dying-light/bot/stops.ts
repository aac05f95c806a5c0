import { breathe } from "../../../kernel/breath";
import { areaOf } from "../rules/ground";
import type { ZoneId } from "../vocabulary";
import { enemiesIn } from "./glance";
import { type Mind, painOf } from "./mind";
import { type Way, waysFrom } from "./ways";

/** A place that can be reached: what the way there takes, and its first move. */
export interface Stop {
  readonly zone: ZoneId;
  readonly spent: number;
  /** Risk that was run. */
  readonly pain: number;
  /** Symbols that are left. */
  readonly climbs: number;
  readonly jumps: number;
  readonly evades: number;
  readonly first: Way | "here";
}

const GRAPPLED = 2;
/** As much work as it is to see where one gets from there. */
const A_STOP = 10;

/** A Climb with its Wounds and the Grapple. */
const climbOf = ({ torn, grapple }: Mind, dice: number): number =>
  grapple ? Math.min(dice + torn, GRAPPLED) : dice + torn;

/** The dice that are paid when so many symbols help: half of the cost at least. */
const paid = (dice: number, symbols: number): number => Math.max(Math.ceil(dice / 2), dice - symbols);

/** What is risked by leaving the Area of that stop. */
const exitRisk = ({ glance, ignored }: Mind, area: string): number =>
  Math.max(0, enemiesIn(glance, area) - ignored) + (glance.burning[area] === true ? 1 : 0);

const onward = (mind: Mind, stop: Stop, way: Way, exit: number): Stop => {
  const { climbs, jumps, evades } = stop;
  let dice = way.dice;
  let saved = 0;
  let risk = areaOf(way.to) === areaOf(way.from) ? 0 : exit;
  if (way.act === "climb") {
    const full = climbOf(mind, dice);
    dice = paid(full, climbs);
    saved = full - dice;
  } else if (way.act === "jump") {
    dice = paid(way.dice, jumps);
    saved = way.dice - dice;
    risk += 1 + mind.twisted;
  }
  const evaded = Math.min(risk, evades, dice);
  return {
    zone: way.to,
    spent: stop.spent + dice,
    pain: stop.pain + painOf(mind, risk - evaded),
    climbs: way.act === "climb" ? climbs - saved : climbs,
    jumps: way.act === "jump" ? jumps - saved : jumps,
    evades: evades - evaded,
    first: stop.first === "here" ? way : stop.first,
  };
};

/** The least dice that move takes with every help. */
const atLeast = (way: Way): number => (way.act === "run" ? way.dice : 1);

/** Every place within reach, each by the way that takes the least, die after die. */
export const stopsOf = (mind: Mind): readonly Stop[] => {
  const { runner, pool, climbs, jumps, evades, wayWorth } = mind;
  const best: Record<ZoneId, Stop> = {};
  const zones: ZoneId[] = [runner.zone];
  const rings: Record<number, Stop[]> = {};
  for (let spent = 0; spent <= pool; spent++) rings[spent] = [];
  const here: Stop = { zone: runner.zone, spent: 0, pain: 0, climbs, jumps, evades, first: "here" };
  best[runner.zone] = here;
  rings[0] = [here];
  for (let spent = 0; spent < pool; spent++) {
    for (const stop of rings[spent] ?? []) {
      if (best[stop.zone] === stop) {
        breathe(A_STOP);
        const exit = exitRisk(mind, areaOf(stop.zone));
        for (const way of waysFrom(stop.zone)) {
          if (spent + atLeast(way) <= pool) {
            const next = onward(mind, stop, way, exit);
            const known = best[way.to];
            const cheaper =
              known === undefined || next.spent * wayWorth + next.pain < known.spent * wayWorth + known.pain;
            if (next.spent <= pool && cheaper) {
              if (known === undefined) zones.push(way.to);
              best[way.to] = next;
              rings[next.spent]?.push(next);
            }
          }
        }
      }
    }
  }
  const stops: Stop[] = [];
  for (const zone of zones) stops.push(best[zone] ?? here);
  return stops;
};
