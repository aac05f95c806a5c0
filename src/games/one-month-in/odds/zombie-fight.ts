import { breathe } from "../../../kernel/breath";
import { hitsOf } from "./hits";

/** One of those who fight: what was bought for it (OMI-RUL-40, OMI-RUL-41). */
export interface Fighter {
  readonly armed: boolean;
  readonly suited: boolean;
}

/** What comes of a fight that nobody runs from. */
export interface FightOdds {
  /** That the building is cleared. */
  readonly win: number;
  /** Survivors lost on average. */
  readonly losses: number;
}

const CLEARED: FightOdds = { win: 1, losses: 0 };
const LOST: FightOdds = { win: 0, losses: 0 };

/** The last so many of the list against each number of zombies, as far as it was asked for. */
interface Row {
  readonly left: number;
  readonly armed: number;
  readonly suited: number;
  /** When the survivors are about to roll. */
  readonly odds: FightOdds[];
  /** When the zombies are, without the share of rolls that hit nobody. */
  readonly struck: FightOdds[];
}

/** OMI-FIGHT-04, OMI-RUL-40. */
const killsOf = ({ left, armed }: Row): readonly number[] =>
  hitsOf({ count: left - armed, hit: 1 / 2 }, { count: armed, hit: 2 / 3 }, "kills");

/** As many dice as there are suited survivors need a 6 (OMI-FIGHT-07, OMI-RUL-41). */
const bitesOf = ({ suited }: Row, zombies: number): readonly number[] => {
  const held = Math.min(suited, zombies);
  return hitsOf({ count: zombies - held, hit: 1 / 3 }, { count: held, hit: 1 / 6 }, "bites");
};

const afterBites = (rows: readonly Row[], row: Row, zombies: number): FightOdds => {
  const bites = bitesOf(row, zombies);
  let [win, losses] = [0, 0];
  for (let hits = 1; hits <= zombies; hits++) {
    const share = bites[hits] ?? 0;
    const dead = Math.min(hits, row.left);
    const then = rows[row.left - dead]?.odds[zombies] ?? LOST;
    win += share * then.win;
    losses += share * (dead + then.losses);
  }
  return { win, losses };
};

const afterKills = (row: Row, zombies: number): FightOdds => {
  const kills = killsOf(row);
  let [win, losses, stays] = [0, 0, 0];
  for (let killed = 0; killed <= row.left; killed++) {
    const share = kills[killed] ?? 0;
    const rest = Math.max(zombies - killed, 0);
    const unhurt = share * (bitesOf(row, rest)[0] ?? 0);
    const struck = row.struck[rest] ?? LOST;
    const then = killed === 0 ? LOST : (row.odds[rest] ?? LOST);
    if (killed === 0) stays = unhurt;
    win += share * struck.win + unhurt * then.win;
    losses += share * struck.losses + unhurt * then.losses;
  }
  // A round in which nobody falls leaves everything as it was.
  return { win: win / (1 - stays), losses: losses / (1 - stays) };
};

/** By the gear of those who are left, in order. */
const known: Record<string, Row> = {};

const codeOf = ({ armed, suited }: Fighter): string => (armed ? (suited ? "b" : "a") : suited ? "s" : "p");

const NOBODY_LEFT: Row = { left: 0, armed: 0, suited: 0, odds: [], struck: [] };

const rowFor = (code: string, { left, armed, suited }: Row, more: Fighter): Row => {
  const row = known[code] ?? {
    left: left + 1,
    armed: armed + (more.armed ? 1 : 0),
    suited: suited + (more.suited ? 1 : 0),
    odds: [CLEARED],
    struck: [LOST],
  };
  known[code] = row;
  return row;
};

/**
 * Exact, for any numbers and gear (OMI-FIGHT-01 to OMI-FIGHT-09). The fighters stand in the order in which they would
 * die; what was worked out for the last of them serves every list that ends alike.
 */
export const fightOdds = (fighters: readonly Fighter[], zombies: number): FightOdds => {
  const rows: Row[] = [NOBODY_LEFT];
  let row = NOBODY_LEFT;
  let code = "";
  for (let at = fighters.length - 1; at >= 0; at--) {
    const fighter = fighters[at] ?? { armed: false, suited: false };
    code = codeOf(fighter) + code;
    row = rowFor(code, row, fighter);
    rows.push(row);
    for (let n = row.odds.length; n <= zombies; n++) {
      breathe(2 * (n + row.left));
      row.struck[n] = afterBites(rows, row, n);
      row.odds[n] = afterKills(row, n);
    }
  }
  return zombies === 0 ? CLEARED : (row.odds[zombies] ?? LOST);
};

/** So many without any gear. */
export const bare = (count: number): readonly Fighter[] => {
  const fighters: Fighter[] = [];
  for (let i = 0; i < count; i++) fighters[i] = { armed: false, suited: false };
  return fighters;
};
