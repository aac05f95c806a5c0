import type { Hint } from "../../../kernel/game";
import { has } from "../../../kernel/list";
import { numberText } from "../../../kernel/number-text";
import { type Odds, oddsOf, oddsOfStep } from "../../../kernel/odds";
import type { Seen } from "../../../kernel/words";
import { attackersOf, powerOf } from "../rules/attacking";
import { added, damage } from "../rules/damage";
import { defenceAtMost } from "../rules/defending";
import { runnerOf } from "../rules/runners";
import type { Attack, CitySeen } from "../vocabulary";
import { about, chanceOf } from "./chances";

/** What an attack may do, and what it takes to withstand it. */

const addedOdds = (state: CitySeen, attack: Seen<Attack>): readonly Odds[] =>
  oddsOf(damage.draws(state, { do: "damage", attack, defence: 0 }), ([face = ""]) => [
    numberText(added(state, attack, face)),
  ]);

const woundOdds = (state: CitySeen, attack: Seen<Attack>, defence: number): readonly Odds[] =>
  oddsOfStep(damage, state, { do: "damage", attack, defence });

/** The least Defense with which none of these can come. */
const leastAgainst = (state: CitySeen, attack: Seen<Attack>, outcomes: readonly string[]): number => {
  let defence = 0;
  const comes = (): boolean => {
    for (const { what } of woundOdds(state, attack, defence)) if (has(outcomes, what)) return true;
    return false;
  };
  while (comes()) defence++;
  return defence;
};

export const attackHints = (state: CitySeen, attack: Seen<Attack>): readonly Hint[] => {
  const odds = addedOdds(state, attack);
  const [one, two] = [chanceOf(odds, "1"), chanceOf(odds, "2")];
  const none = leastAgainst(state, attack, ["one-wound", "more-wounds"]);
  const keep = leastAgainst(state, attack, ["more-wounds"]);
  const most = defenceAtMost(runnerOf(state, attack.runner)) + attack.aid;
  return [
    about("", "attack", { power: powerOf(attack), attackers: attackersOf(attack), one, two }),
    about("", "needed", { none, keep, most }),
  ];
};

export const woundHints = (state: CitySeen, attack: Seen<Attack>, defence: number): readonly Hint[] => {
  const odds = woundOdds(state, attack, defence);
  const [unhurt, one] = [chanceOf(odds, "unhurt"), chanceOf(odds, "one-wound")];
  return [about("", "wounds", { unhurt, one, more: chanceOf(odds, "more-wounds") })];
};
