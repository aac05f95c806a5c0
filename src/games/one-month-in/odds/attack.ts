import { numberText } from "../../../kernel/number-text";
import { ATTACK_DICE, DEFENCE_DICE } from "../content/limits";

/** What comes of an attack on another team's zone. */
export interface AttackOdds {
  /** That the attackers take the zone. */
  readonly win: number;
  /** Attackers lost on average, and defenders. */
  readonly losses: number;
  readonly beaten: number;
}

/**
 * A round of so many attackers' dice, so many of them raised by arms, against so many defenders' dice, by their three
 * digits: in how many of all rolls no attacker falls, one, two. The rest of the pairs fall on the other side
 * (OMI-PVP-04, OMI-RUL-40, OMI-RUL-43). Counted once; a test counts again.
 */
export const ROUNDS: Readonly<Record<string, readonly number[]>> = {
  "101": [15, 21],
  "102": [55, 161],
  "111": [21, 15],
  "112": [91, 125],
  "201": [125, 91],
  "202": [295, 420, 581],
  "211": [146, 70],
  "212": [420, 456, 420],
  "221": [161, 55],
  "222": [581, 420, 295],
  "301": [855, 441],
  "302": [2890, 2611, 2275],
  "311": [946, 350],
  "312": [3590, 2492, 1694],
  "321": [1016, 280],
  "322": [4256, 2246, 1274],
  "331": [1071, 225],
  "332": [4816, 1981, 979],
};

/** OMI-PVP-01, OMI-PVP-02. */
const waysOf = (attackers: number, armed: number, defenders: number): readonly number[] => {
  const dice = Math.min(attackers, ATTACK_DICE);
  const raised = Math.min(armed, dice);
  return ROUNDS[numberText(dice) + numberText(raised) + numberText(Math.min(defenders, DEFENCE_DICE))] ?? [];
};

const WON: AttackOdds = { win: 1, losses: 0, beaten: 0 };
const BEATEN_OFF: AttackOdds = { win: 0, losses: 0, beaten: 0 };

/** By the attackers that are left, by their arms in order; then by defenders. */
const known: Record<string, AttackOdds[]> = {};

const oddsWith = (rows: readonly AttackOdds[][], left: number, armed: number, defenders: number): AttackOdds => {
  const ways = waysOf(left, armed, defenders);
  const pairs = ways.length - 1;
  let [win, losses, beaten, all] = [0, 0, 0, 0];
  for (let fallen = 0; fallen <= pairs; fallen++) {
    const share = ways[fallen] ?? 0;
    const then = rows[left - fallen]?.[defenders - pairs + fallen] ?? BEATEN_OFF;
    win += share * then.win;
    losses += share * (fallen + then.losses);
    beaten += share * (pairs - fallen + then.beaten);
    all += share;
  }
  return { win: win / all, losses: losses / all, beaten: beaten / all };
};

/** Exact; the attackers, armed or not, in the order in which they would fall (OMI-PVP-06, OMI-RUL-45). */
export const attackOdds = (attackers: readonly boolean[], defenders: number): AttackOdds => {
  const rows: AttackOdds[][] = [[WON]];
  let row: AttackOdds[] = [WON];
  let [code, armed] = ["", 0];
  for (let at = attackers.length - 1; at >= 0; at--) {
    const isArmed = attackers[at] ?? false;
    if (isArmed) armed++;
    code = (isArmed ? "a" : "p") + code;
    row = known[code] ?? [WON];
    known[code] = row;
    rows.push(row);
    for (let n = row.length; n <= defenders; n++) row[n] = oddsWith(rows, rows.length - 1, armed, n);
  }
  if (defenders === 0) return WON;
  return row[defenders] ?? BEATEN_OFF;
};

/** So many without arms. */
export const unarmed = (count: number): readonly boolean[] => {
  const attackers: boolean[] = [];
  for (let i = 0; i < count; i++) attackers[i] = false;
  return attackers;
};
