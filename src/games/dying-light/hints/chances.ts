import type { Hint } from "../../../kernel/game";
import { kept, without } from "../../../kernel/list";
import { numberText } from "../../../kernel/number-text";
import { type Odds, oddsOfStep } from "../../../kernel/odds";
import { percentOf } from "../../../kernel/percent";
import { NO } from "../../../kernel/talk";
import type { Seen, Word } from "../../../kernel/words";
import { weaponOf } from "../rules/attack-action";
import { toughnessOf } from "../rules/figures";
import { riskRoll } from "../rules/risk";
import { runnerOf } from "../rules/runners";
import { CRIT, damageOf, KEEP, rerollDie, strikeRoll, withoutCrits } from "../rules/striking";
import type { AreaId, Blow, CitySeen, RunnerId } from "../vocabulary";

/** What dice may bring, counted through the rule that reads them. */

export const about = (word: Word, hint: Word, slots: Hint["slots"]): Hint => ({ about: word, hint, slots });

export const chanceOf = (odds: readonly Odds[], what: Word): number => {
  for (const each of odds) if (each.what === what) return percentOf(each.ways / each.of);
  return 0;
};

/** Worked out once for each number of dice: nothing else matters to them. */
const knownRisks: Record<string, readonly Odds[]> = {};

const riskOdds = (state: CitySeen, dice: number): readonly Odds[] => {
  const name = numberText(dice);
  const known = knownRisks[name];
  if (known !== undefined) return known;
  const odds = oddsOfStep(riskRoll, state, { do: "riskRoll", runner: "none", dice });
  knownRisks[name] = odds;
  return odds;
};

/** Each bad face is as likely as any other. */
export const riskHints = (state: CitySeen, word: Word, dice: number): readonly Hint[] => {
  if (dice === 0) return [about(word, "noRisk", {})];
  const odds = riskOdds(state, dice);
  const each = chanceOf(odds, "risk.wound");
  return [about(word, "risk", { dice, each, none: chanceOf(odds, "risk.safe") })];
};

/** A blow of so many dice at somebody, with the weapon in hand. */
const blowOdds = (state: CitySeen, runner: RunnerId, area: AreaId, target: Word, dice: number): readonly Odds[] => {
  const blow = { runner, area, target, faces: [], more: 0, weapon: true, cleave: false, knock: 0, push: 0 };
  return oddsOfStep(strikeRoll, state, { do: "strikeRoll", blow, dice });
};

/** Standard and Special against each who may be struck. */
export const strikeHint = (state: CitySeen, id: RunnerId, area: AreaId, target: Word): Hint => {
  const { standard, special } = weaponOf(runnerOf(state, id));
  const kill = (dice: number): number => chanceOf(blowOdds(state, id, area, target, dice), "kill");
  return about(target, "strike", { standard: kill(standard), special: kill(special) });
};

export const blowHint = (state: CitySeen, id: RunnerId, area: AreaId, target: Word, way: Word): Hint => {
  const { standard, special } = weaponOf(runnerOf(state, id));
  const odds = blowOdds(state, id, area, target, way === "standard" ? standard : special);
  return about(way, "blow", { kill: chanceOf(odds, "kill"), crit: chanceOf(odds, "crit") });
};

/** What it is once a die is rolled again, and what it is as it lies. */
export const rerollHints = (state: CitySeen, blow: Seen<Blow>, words: readonly Word[]): readonly Hint[] => {
  const all: Hint[] = [];
  for (const word of words) {
    const left = { ...blow, faces: word === NO ? blow.faces : without(blow.faces, word) };
    const dies = damageOf(left) >= toughnessOf(state, blow.area, blow.target) ? 100 : 0;
    const again = (): number => chanceOf(oddsOfStep(rerollDie, state, { do: "rerollDie", blow: left }), "kill");
    all.push(about(word, "again", { kill: word === NO ? dies : again() }));
  }
  return all;
};

/** What a Crit that is spent leaves for the target. */
export const critHints = (
  state: CitySeen,
  blow: Seen<Blow>,
  spent: number,
  words: readonly Word[],
): readonly Hint[] => {
  const toughness = toughnessOf(state, blow.area, blow.target);
  const crits = kept(blow.faces, (face) => face === CRIT).length;
  const all: Hint[] = [];
  for (const word of words) {
    const gone = Math.min(crits, word === KEEP ? spent : spent + 1);
    all.push(about(word, "left", { damage: damageOf(withoutCrits(blow, gone)), toughness }));
  }
  return all;
};
