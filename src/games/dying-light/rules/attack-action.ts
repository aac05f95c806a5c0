import { fail } from "../../../kernel/fail";
import { has, joined, kept, mapped } from "../../../kernel/list";
import { refuse } from "../../../kernel/refusal";
import type { Say, Verdict, Word } from "../../../kernel/words";
import { WEAPON_CARDS, type Weapon } from "../content/weapons";
import type { AreaId, CitySeen, CityTell, Face, RunnerId, RunnerSeen } from "../vocabulary";
import { boostsWith } from "./boosts";
import {
  facesOf,
  fatigueDie,
  freeFatigueSlots,
  looseOnTrack,
  looseSlots,
  poolWithout,
  slotWord,
  spend,
  diceAt,
} from "./dice";
import { figuresIn } from "./figures";
import { areaOf, areasWithin } from "./ground";
import { canPay, payment, type Price, whyNotPay } from "./paying";
import { performPushes, type Push, pushes, whyNotPush } from "./pushing";
import { runnerOf } from "./runners";
import { type Talk, talkFrom, wordTo, isOpen } from "../../../kernel/talk";

/** One die for the Standard Attack (DL-ATK-08). */
const PRICE: Price = { cost: 1, boost: "none" };

export const weaponOf = ({ weapon }: RunnerSeen): Weapon => {
  for (const card of WEAPON_CARDS) if (card.weapon === weapon) return card;
  return fail("no such weapon: " + weapon);
};

/** The Areas within Range that hold a target; melee reaches the own Area only (DL-ATK-01, DL-ATK-02). */
export const areasInReach = (state: CitySeen, runner: RunnerSeen, range: number): readonly AreaId[] =>
  kept(areasWithin(areaOf(runner.zone), range), (area) => figuresIn(state, area).length > 0);

/** Why nobody there can be struck. */
export const whyNotStrikeIn = (state: CitySeen, runner: RunnerSeen, range: number, area: Word): Verdict => {
  const far = !has(areasWithin(areaOf(runner.zone), range), area);
  if (far) return refuse(range === 0 ? "DL-ATK-01" : "DL-ATK-02");
  return figuresIn(state, area).length > 0 ? "fine" : refuse("DL-ATK-01");
};

export const whyNotAttack = (state: CitySeen, id: RunnerId): Verdict => {
  const runner = runnerOf(state, id);
  const { range } = weaponOf(runner);
  if (areasInReach(state, runner, range).length === 0) return refuse(range === 0 ? "DL-ATK-01" : "DL-ATK-02");
  return canPay(runner, [], PRICE) ? "fine" : refuse("DL-ACTN-06");
};

const STANDARD: Word = "standard";
const POWER: Word = "power";
const FATIGUE: Word = "fatigue";

/** Dice a Special may tire: of the track once this one lies on it, or of the pool (DL-RULING-39). */
const tirable = (runner: RunnerSeen, spent: readonly Face[]): readonly Word[] =>
  freeFatigueSlots(runner) === 0 ? [] : joined(looseSlots(runner, spent.length), facesOf(poolWithout(runner, spent)));

const waysOf = (runner: RunnerSeen, spent: readonly Face[]): readonly Word[] => {
  const power = boostsWith(runner, spent, "power") > 0 ? [POWER] : [];
  return joined(joined([STANDARD], power), tirable(runner, spent).length > 0 ? [FATIGUE] : []);
};

interface Attacking {
  readonly talk: Talk;
  readonly area: AreaId;
  readonly target: Word;
  readonly spent: readonly Face[];
  readonly way: Word;
  readonly tired: Word;
  readonly before: readonly Push[];
}

const attackingOf = (state: CitySeen, id: RunnerId, said: Say): Attacking => {
  const talk = talkFrom(said, 1);
  const runner = runnerOf(state, id);
  const own = areaOf(runner.zone);
  const area = wordTo(talk, "in", areasInReach(state, runner, weaponOf(runner).range));
  const target = wordTo(talk, "target", isOpen(talk) ? [] : figuresIn(state, area));
  const spent = payment(talk, runner, PRICE);
  const ways = waysOf(runner, spent);
  const way = wordTo(talk, "way", ways, [has(ways, POWER) ? POWER : STANDARD]);
  const tired = way === FATIGUE ? wordTo(talk, "fatigue", tirable(runner, spent)) : "";
  const before = pushes(talk, state, own, boostsWith(runner, spent, "push"), area === own ? target : "none");
  return { talk, area, target, spent, way, tired, before };
};

export const talkOfAttack = (state: CitySeen, id: RunnerId, said: Say): Talk => attackingOf(state, id, said).talk;

const whyNotWay = (runner: RunnerSeen, word: Word): Verdict => {
  if (word === POWER) return refuse("DL-BOOST-11");
  return refuse(word === FATIGUE && freeFatigueSlots(runner) === 0 ? "DL-FAT-05" : "DL-ATK-09");
};

export const whyOfAttack = (state: CitySeen, id: RunnerId, said: Say, ask: Word, word: Word): Verdict => {
  const runner = runnerOf(state, id);
  const { spent } = attackingOf(state, id, said);
  if (ask === "in") {
    const why = whyNotStrikeIn(state, runner, weaponOf(runner).range, word);
    return why === "fine" ? refuse("DL-ATK-02") : why;
  }
  if (ask === "target") return refuse("DL-ATK-01");
  if (ask === "with") return whyNotPay(runner, spent, word);
  if (ask === "way") return whyNotWay(runner, word);
  return ask === "fatigue" ? refuse("DL-RULING-39") : whyNotPush(state, areaOf(runner.zone), ask, word);
};

/** The die is fatigued as a cost: no Gear prevents it (DL-ATK-09, DL-RULING-77). */
const tire = (tell: CityTell, id: RunnerId, word: Word): void => {
  const runner = runnerOf(tell.state, id);
  const track = mapped(
    kept(looseOnTrack(runner), (die) => slotWord(die.slot) === word),
    (die) => die.die,
  );
  const pool = mapped(
    kept(diceAt(runner, "pool"), (die) => die.up === word),
    (die) => die.die,
  );
  for (const die of joined(track, pool).slice(0, 1)) fatigueDie(tell, id, die, "DL-ATK-09");
};

export const takeAttack = (tell: CityTell, id: RunnerId, say: Say): void => {
  const { area, target, spent, way, tired, before } = attackingOf(tell.state, id, say);
  const runner = runnerOf(tell.state, id);
  const { standard, special, cleave, knock } = weaponOf(runner);
  const push = boostsWith(runner, spent, "push") - before.length;
  const fierce = way !== STANDARD;
  for (const face of spent) spend(tell, id, face);
  if (way === FATIGUE) tire(tell, id, tired);
  performPushes(tell, areaOf(runner.zone), before);
  const cleaves = cleave === "both" || (cleave === "special" && fierce);
  tell.next({
    do: "strikeRoll",
    dice: fierce ? special : standard,
    blow: {
      runner: id,
      area,
      target,
      faces: [],
      more: 0,
      weapon: true,
      cleave: cleaves,
      knock: fierce ? knock : 0,
      push,
    },
  });
};
