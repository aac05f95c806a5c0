import { allowed, anyOf } from "../../../kernel/choice";
import { fail } from "../../../kernel/fail";
import { has, joined, kept, mapped } from "../../../kernel/list";
import { refuse } from "../../../kernel/refusal";
import { NO, wordTo } from "../../../kernel/talk";
import type { Choice, Verdict, Word } from "../../../kernel/words";
import { WEAPON_CARDS, type Weapon } from "../content/weapons";
import type { AreaId, CityAction, CitySeen, CityTalk, CityTell, Face, RunnerId, RunnerSeen } from "../vocabulary";
import { boostsWith } from "./boosts";
import { fatigueDie, freeFatigueSlots, looseOnTrack, slotWord, spend, diceAt } from "./dice";
import { tirable, whyNotTire } from "./fatigue";
import { figuresIn } from "./figures";
import { areaOf, areasWithin } from "./ground";
import { canPay, payment, type Price } from "./paying";
import { performPushes, type Push, pushes } from "./pushing";
import { runnerOf } from "./runners";

/** One die for the Standard Attack (DL-ATK-08). */
const PRICE: Price = { cost: 1, boost: "none" };

export const weaponOf = ({ weapon }: RunnerSeen): Weapon => {
  for (const card of WEAPON_CARDS) if (card.weapon === weapon) return card;
  return fail("no such weapon: " + weapon);
};

/** Why nobody there can be struck: melee reaches the own Area only (DL-ATK-01, DL-ATK-02). */
const whyNotStrikeIn = (state: CitySeen, runner: RunnerSeen, range: number, area: Word): Verdict => {
  const far = !has(areasWithin(areaOf(runner.zone), range), area);
  if (far) return refuse(range === 0 ? "DL-ATK-01" : "DL-ATK-02");
  return figuresIn(state, area).length > 0 ? "fine" : refuse("DL-ATK-01");
};

/** The Areas within Range that hold a target. */
export const reach = (state: CitySeen, runner: RunnerSeen, range: number): Choice =>
  allowed(areasWithin(areaOf(runner.zone), range), (area) => whyNotStrikeIn(state, runner, range, area));

const whyNotAttack = (state: CitySeen, id: RunnerId): Verdict => {
  const runner = runnerOf(state, id);
  const { range } = weaponOf(runner);
  if (reach(state, runner, range).of.length === 0) return refuse(range === 0 ? "DL-ATK-01" : "DL-ATK-02");
  return canPay(runner, [], PRICE) ? "fine" : refuse("DL-ACTN-06");
};

const STANDARD: Word = "standard";
const POWER: Word = "power";
const FATIGUE: Word = "fatigue";

/** A Special tires a die of those there are once the Attack is paid (DL-RULING-39), and never the Tempo Die. */
const whyNotWay = (state: CitySeen, runner: RunnerSeen, spent: readonly Face[], way: Word): Verdict => {
  if (way === STANDARD) return "fine";
  if (way === POWER) return boostsWith(runner, spent, "power") > 0 ? "fine" : refuse("DL-BOOST-11");
  if (way !== FATIGUE) return refuse("DL-ATK-09");
  if (freeFatigueSlots(runner) === 0) return refuse("DL-FAT-05");
  return tirable(state, runner, spent).length > 0 ? "fine" : refuse("DL-FAT-03");
};

/** With Power a Special costs nothing: that is usual. */
const waysOf = (state: CitySeen, runner: RunnerSeen, spent: readonly Face[]): Choice => {
  const whyNot = (way: Word): Verdict => whyNotWay(state, runner, spent, way);
  return allowed([STANDARD, POWER, FATIGUE], whyNot, [whyNot(POWER) === "fine" ? POWER : STANDARD]);
};

interface Attacking {
  readonly area: AreaId;
  readonly target: Word;
  readonly spent: readonly Face[];
  readonly way: Word;
  readonly tired: Word;
  readonly before: readonly Push[];
}

const attackingOf = (talk: CityTalk, state: CitySeen, id: RunnerId): Attacking => {
  const runner = runnerOf(state, id);
  const own = areaOf(runner.zone);
  const area = wordTo(talk, "in", () => reach(state, runner, weaponOf(runner).range));
  const target = wordTo(talk, "target", () => anyOf(figuresIn(state, area), "DL-ATK-01"));
  const spent = payment(talk, runner, PRICE);
  const way = wordTo(talk, "way", () => waysOf(state, runner, spent));
  const tired =
    way === FATIGUE
      ? wordTo(talk, "fatigue", () => anyOf(tirable(state, runner, spent), (word) => whyNotTire(runner, spent, word)))
      : "";
  const before = pushes(talk, state, own, boostsWith(runner, spent, "push"), area === own ? target : "none", () => [
    NO,
  ]);
  return { area, target, spent, way, tired, before };
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

const takeAttack = (tell: CityTell, id: RunnerId, attacking: Attacking): void => {
  const { area, target, spent, way, tired, before } = attacking;
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

export const attack: CityAction<Attacking> = {
  act: "attack",
  whyNot: whyNotAttack,
  asks: attackingOf,
  take: takeAttack,
};
