import { allowed, anyOf } from "../../../kernel/choice";
import { has, joined, kept, mapped, withItem, withoutAll } from "../../../kernel/list";
import { refuse } from "../../../kernel/refusal";
import { isOpen, talkOf, wordTo } from "../../../kernel/talk";
import type { Say, Talk, Verdict, Word } from "../../../kernel/words";
import { type GearSlot, isGearSlot } from "../content/runners";
import type { Attack, CityAsk, CityGo, CitySeen, Face, RunnerId, RunnerSeen } from "../vocabulary";
import { attackersOf, powerOf } from "./attacking";
import { boostsWith } from "./boosts";
import {
  diceAt,
  facesOf,
  fatigueDie,
  freeFatigueSlots,
  looseOnTrack,
  looseSlots,
  momentumAfter,
  poolWithout,
  slotWord,
  spend,
  tempoOf,
  whyNotSpend,
} from "./dice";
import { preventing, useGear } from "./gear";
import { areaOf } from "./ground";
import { performPushes, type Push, pushes } from "./pushing";
import { runnerOf, seatOf, skillOf } from "./runners";

const DONE: Word = "done";
const NOBODY: Word = "nobody";

/** What was said: dice spent one by one, dice of the track, Armor, who is pushed, for whom the line is held. */
interface Defence {
  readonly spent: readonly Face[];
  readonly slots: readonly Word[];
  readonly armor: readonly GearSlot[];
  readonly pushed: readonly Push[];
  readonly lent: RunnerId;
}

const holdsTheLine = (id: RunnerId, spent: readonly Face[]): boolean =>
  spent.length > 0 && skillOf(id) === "skill.hold-the-line";

const isSlot = (word: Word): boolean => word.slice(0, 4) === "slot";

/** Why a die of the track does not tire for it. */
const againstSlot = (runner: RunnerSeen, spent: readonly Face[], word: Word): Word => {
  if (isSlot(word) && freeFatigueSlots(runner) === 0) return "DL-FAT-05";
  return word === slotWord(tempoOf(runner) + spent.length) ? "DL-TEMPO-05" : "DL-DDEF-01";
};

const whyNotDefend = (runner: RunnerSeen, spent: readonly Face[], word: Word): Verdict => {
  if (word === DONE) return "fine";
  return isSlot(word) ? refuse(againstSlot(runner, spent, word)) : whyNotSpend(runner, spent, word);
};

const diceSpent = (talk: Talk, runner: RunnerSeen): readonly Face[] => {
  let spent: readonly Face[] = [];
  while (!isOpen(talk) && poolWithout(runner, spent).length > 0) {
    const before = spent;
    const word = wordTo(talk, "defend", () =>
      allowed(joined(facesOf(poolWithout(runner, before)), [DONE]), (each) => whyNotDefend(runner, before, each), [
        DONE,
      ]),
    );
    if (word === DONE) return spent;
    if (word !== "") spent = withItem(spent, word);
  }
  return spent;
};

/** Dice of the track, one point each, as far as Fatigue Slots are free (DL-DDEF-01, DL-DDEF-02). */
const desperate = (talk: Talk, runner: RunnerSeen, spent: readonly Face[]): readonly Word[] => {
  const loose = looseSlots(runner, spent.length);
  let slots: readonly Word[] = [];
  while (!isOpen(talk) && slots.length < Math.min(loose.length, freeFatigueSlots(runner))) {
    const left = withoutAll(loose, slots);
    const against = (word: Word): Word => againstSlot(runner, spent, word);
    const word = wordTo(talk, "desperate", () => anyOf(joined(left, [DONE]), against, [DONE]));
    if (word === DONE) return slots;
    if (word !== "") slots = withItem(slots, word);
  }
  return slots;
};

const leftOf = (runner: RunnerSeen, used: readonly GearSlot[]): readonly GearSlot[] =>
  kept(preventing(runner, "armor"), (slot) => {
    const uses = runner.gear[slot] === "whole" ? 2 : 1;
    return kept(used, (each) => each === slot).length < uses;
  });

/** Armor is declared before the Damage Die, a token twice if need be (DL-GEAR-13, DL-RULING-42). */
const armorUsed = (talk: Talk, runner: RunnerSeen): readonly GearSlot[] => {
  let used: readonly GearSlot[] = [];
  while (!isOpen(talk) && leftOf(runner, used).length > 0) {
    const before = used;
    const word = wordTo(talk, "armor", () => anyOf(joined([DONE], leftOf(runner, before)), "DL-GEAR-06", [DONE]));
    if (!isGearSlot(word)) return used;
    used = withItem(used, word);
  }
  return used;
};

/** With Momentum the line is held for one other too whose attack is still to come (DL-SKILL-05). */
const lentTo = (talk: Talk, runner: RunnerSeen, spent: readonly Face[], rest: readonly Attack[]): RunnerId => {
  const others = mapped(rest, (each) => each.runner);
  const lends = holdsTheLine(runner.runner, spent) && momentumAfter(runner, spent.length) && others.length > 0;
  return lends
    ? wordTo(talk, "lend", () => anyOf(joined(others, [NOBODY]), "DL-SKILL-05", others.slice(0, 1)))
    : NOBODY;
};

const defenceOf = (talk: Talk, state: CitySeen, id: RunnerId, rest: readonly Attack[]): Defence => {
  const runner = runnerOf(state, id);
  const spent = diceSpent(talk, runner);
  const slots = desperate(talk, runner, spent);
  const armor = armorUsed(talk, runner);
  const pushed = pushes(talk, state, areaOf(runner.zone), boostsWith(runner, spent, "push"), "none");
  return { spent, slots, armor, pushed, lent: lentTo(talk, runner, spent, rest) };
};

/** Whether there is anything to defend with. */
const canDefend = (state: CitySeen, id: RunnerId, rest: readonly Attack[]): boolean => {
  const talk = talkOf([]);
  defenceOf(talk, state, id, rest);
  return isOpen(talk);
};

/** Power and attackers are known before anybody defends (DL-DEF-02, DL-RULING-20). */
export const defence: CityGo<"defence"> = {
  kind: "go",
  run: ({ state, emit, next }, { attack, rest }) => {
    const { runner, aid, biter, viral, volatile } = attack;
    emit({ was: "attacked", runner, biter, viral, volatile, power: powerOf(attack) });
    if (canDefend(state, runner, rest)) next({ do: "defend", attack, rest });
    else next({ do: "damage", attack, defence: aid }, { do: "attacks", attacks: rest });
  },
};

/** One for each die spent, each Block on them, each die fatigued, each use of Armor (DL-DEF-03, DL-BOOST-12). */
const pointsOf = (runner: RunnerSeen, { spent, slots, armor }: Defence): number =>
  spent.length +
  boostsWith(runner, spent, "block") +
  (holdsTheLine(runner.runner, spent) ? 1 : 0) +
  slots.length +
  armor.length;

/** All the Defense there could be: every die of the pool, every Block, Fatigue Slots, Armor. */
export const defenceAtMost = (runner: RunnerSeen): number => {
  const spent = mapped(diceAt(runner, "pool"), ({ up }) => up);
  const slots = looseSlots(runner, spent.length).slice(0, freeFatigueSlots(runner));
  let armor = 0;
  for (const slot of preventing(runner, "armor")) armor += runner.gear[slot] === "whole" ? 2 : 1;
  return (
    spent.length +
    boostsWith(runner, spent, "block") +
    (holdsTheLine(runner.runner, spent) ? 1 : 0) +
    slots.length +
    armor
  );
};

const withAid = (rest: readonly Attack[], to: RunnerId): readonly Attack[] =>
  mapped(rest, (each) => ({ ...each, aid: each.runner === to ? each.aid + 1 : each.aid }));

const lessOne = (attack: Attack, infected: "biter" | "viral" | "volatile"): Attack => ({
  ...attack,
  [infected]: attack[infected] - 1,
});

/** A pushed attacker leaves the attack it was in, the own one first (DL-RULING-22). */
const withoutPushed = (attacks: readonly Attack[], pushed: readonly Push[]): readonly Attack[] => {
  let left = attacks;
  for (const { infected } of pushed) {
    if (infected !== "howler") {
      const type = infected;
      const attacking = kept(left, (each) => each[type] > 0)[0];
      left = mapped(left, (each) => (each === attacking ? lessOne(each, type) : each));
    }
  }
  return left;
};

/** What the attack comes to by what was said so far, and the Defense against it. */
export const defendedSoFar = (
  state: CitySeen,
  { attack, rest }: { readonly attack: Attack; readonly rest: readonly Attack[] },
  said: Say,
): { readonly attack: Attack; readonly defence: number } => {
  const defence = defenceOf(talkOf(said), state, attack.runner, rest);
  const [own = attack] = withoutPushed(joined([attack], rest), defence.pushed);
  return { attack: own, defence: pointsOf(runnerOf(state, attack.runner), defence) + attack.aid };
};

/** Defend, Desperate Defense, Gear, Push and Skill, before the Damage Die. */
export const defend: CityAsk<"defend", Defence> = {
  kind: "ask",
  onlyAnswer: "confirm",
  seats: (state, { attack }) => seatOf(state, attack.runner),
  asks: (talk, state, { attack, rest }) => defenceOf(talk, state, attack.runner, rest),
  take: (tell, { attack, rest }, _seat, said) => {
    const id = attack.runner;
    const points = pointsOf(runnerOf(tell.state, id), said) + attack.aid;
    for (const face of said.spent) spend(tell, id, face);
    for (const { die, slot } of looseOnTrack(runnerOf(tell.state, id))) {
      if (has(said.slots, slotWord(slot))) fatigueDie(tell, id, die, "DL-DDEF-01");
    }
    for (const slot of said.armor) useGear(tell, id, slot);
    performPushes(tell, areaOf(runnerOf(tell.state, id).zone), said.pushed);
    if (points > 0) tell.emit({ was: "defended", runner: id, defence: points });
    if (said.lent !== NOBODY) tell.emit({ was: "aidLent", runner: id, to: said.lent });
    const [own, ...others] = withoutPushed(joined([attack], rest), said.pushed);
    if (own !== undefined && attackersOf(own) > 0) tell.next({ do: "damage", attack: own, defence: points });
    const left = kept(withAid(others, said.lent), (each) => attackersOf(each) > 0);
    tell.next({ do: "attacks", attacks: left });
  },
};
