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

const FACES = 6;
const HIGHEST = FACES + 1;

/** The best two dice of a roll, as one number; 0 for a die that is not there. */
const pairOf = (best: number, second: number): number => best * (HIGHEST + 1) + second;
const bestOf = (pair: number): number => Math.floor(pair / (HIGHEST + 1));
const secondOf = (pair: number): number => pair % (HIGHEST + 1);

const withDie = (pair: number, value: number): number => {
  const [best, second] = [bestOf(pair), secondOf(pair)];
  if (value > best) return pairOf(value, best);
  return value > second ? pairOf(best, value) : pair;
};

interface Roll {
  readonly pairs: readonly number[];
  /** How likely each of them is. */
  readonly shares: Readonly<Record<string, number>>;
}

/** One die more; what it shows is raised by `more` (OMI-RUL-40). */
const rolledOn = ({ pairs, shares }: Roll, more: number): Roll => {
  const after: Record<string, number> = {};
  const seen: number[] = [];
  for (const pair of pairs) {
    const share = (shares[numberText(pair)] ?? 0) / FACES;
    for (let face = 1; face <= FACES; face++) {
      const next = withDie(pair, face + more);
      const name = numberText(next);
      if (after[name] === undefined) seen.push(next);
      after[name] = (after[name] ?? 0) + share;
    }
  }
  return { pairs: seen, shares: after };
};

const rollOf = (dice: number, armed: number): Roll => {
  let roll: Roll = { pairs: [0], shares: { "0": 1 } };
  for (let i = 0; i < dice; i++) roll = rolledOn(roll, i < armed ? 1 : 0);
  return roll;
};

/** How likely it is that so many attackers fall in a round; the rest of the pairs fall on the other side. */
type Round = readonly number[];

/** OMI-PVP-04, OMI-RUL-43. */
const fallenOf = (attack: number, defence: number): number => {
  const best = bestOf(attack) > bestOf(defence) ? 0 : 1;
  if (secondOf(attack) === 0 || secondOf(defence) === 0) return best;
  return best + (secondOf(attack) > secondOf(defence) ? 0 : 1);
};

const roundOf = (dice: number, armed: number, defence: number): Round => {
  const attacks = rollOf(dice, armed);
  const defences = rollOf(defence, 0);
  const shares: number[] = [0, 0, 0];
  for (const attack of attacks.pairs) {
    for (const other of defences.pairs) {
      const fallen = fallenOf(attack, other);
      const share = (attacks.shares[numberText(attack)] ?? 0) * (defences.shares[numberText(other)] ?? 0);
      shares[fallen] = (shares[fallen] ?? 0) + share;
    }
  }
  return shares;
};

const knownRounds: Record<string, Round> = {};

/** A round of so many attackers, some of them armed, against so many (OMI-PVP-01, OMI-PVP-02). */
const roundWith = (attackers: number, armed: number, defenders: number): Round => {
  const dice = Math.min(attackers, ATTACK_DICE);
  const raised = Math.min(armed, dice);
  const defence = Math.min(defenders, DEFENCE_DICE);
  const name = numberText(dice) + numberText(raised) + numberText(defence);
  const round = knownRounds[name] ?? roundOf(dice, raised, defence);
  knownRounds[name] = round;
  return round;
};

const WON: AttackOdds = { win: 1, losses: 0, beaten: 0 };
const BEATEN_OFF: AttackOdds = { win: 0, losses: 0, beaten: 0 };

/** By the attackers that are left, by their arms in order; then by defenders. */
const known: Record<string, AttackOdds[]> = {};

const oddsWith = (rows: readonly AttackOdds[][], left: number, armed: number, defenders: number): AttackOdds => {
  const round = roundWith(left, armed, defenders);
  const pairs = Math.min(left, defenders, DEFENCE_DICE);
  let [win, losses, beaten] = [0, 0, 0];
  for (let fallen = 0; fallen <= pairs; fallen++) {
    const share = round[fallen] ?? 0;
    const then = rows[left - fallen]?.[defenders - pairs + fallen] ?? BEATEN_OFF;
    win += share * then.win;
    losses += share * (fallen + then.losses);
    beaten += share * (pairs - fallen + then.beaten);
  }
  return { win, losses, beaten };
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
