import { allowed, anyOf } from "../../../kernel/choice";
import { has, joined, kept, mapped, withItem, withoutAll } from "../../../kernel/list";
import { refuse } from "../../../kernel/refusal";
import { isOpen, NO, talkOf, wordTo } from "../../../kernel/talk";
import type { Say, Verdict, Word } from "../../../kernel/words";
import type { InfectedType } from "../content/infected";
import { type GearSlot, isGearSlot } from "../content/runners";
import type { Attack, CityAsk, CityGo, CitySeen, CityTalk, Face, RunnerId, RunnerSeen } from "../vocabulary";
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
import { isWorthADie, isWorthARest, isWorthArmor, prospectOf, worstOf } from "./prudence";
import { runnerOf, seatOf, skillOf } from "./runners";

export const DONE: Word = "done";
const NOBODY: Word = "nobody";

/** What was said: dice spent one by one, dice of the track, Armor, who is pushed, for whom the line is held. */
interface Said {
  readonly spent: readonly Face[];
  readonly slots: readonly Word[];
  readonly armor: readonly GearSlot[];
}

interface Defence extends Said {
  readonly pushed: readonly Push[];
  readonly lent: RunnerId;
}

const holdsTheLine = (id: RunnerId, spent: readonly Face[]): boolean =>
  spent.length > 0 && skillOf(id) === "skill.hold-the-line";

/** One for each die spent, each Block on them, each die fatigued, each use of Armor (DL-DEF-03, DL-BOOST-12). */
const pointsOf = (runner: RunnerSeen, { spent, slots, armor }: Said): number =>
  spent.length +
  boostsWith(runner, spent, "block") +
  (holdsTheLine(runner.runner, spent) ? 1 : 0) +
  slots.length +
  armor.length;

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

/** Who is attacked, by whom, and what it comes to so far. */
interface Stand {
  readonly state: CitySeen;
  readonly runner: RunnerSeen;
  readonly attack: Attack;
}

const prospectAfter = ({ state, runner, attack }: Stand, said: Said): ReturnType<typeof prospectOf> =>
  prospectOf(state, attack, pointsOf(runner, said) + attack.aid);

/** The die that keeps off most, as long as anything may get through: what is left over defends for nothing. */
const usualDie = (stand: Stand, spent: readonly Face[]): Word => {
  const { runner } = stand;
  let best: Word = DONE;
  let most = -1;
  if (!isWorthADie(prospectAfter(stand, { spent, slots: [], armor: [] }))) return best;
  for (const { up } of poolWithout(runner, spent)) {
    const blocks = boostsWith(runner, [up], "block");
    if (blocks > most) best = up;
    most = Math.max(most, blocks);
  }
  return best;
};

const diceSpent = (talk: CityTalk, stand: Stand): readonly Face[] => {
  const { runner } = stand;
  let spent: readonly Face[] = [];
  while (!isOpen(talk) && poolWithout(runner, spent).length > 0) {
    const before = spent;
    const word = wordTo(talk, "defend", () =>
      allowed(joined(facesOf(poolWithout(runner, before)), [DONE]), (each) => whyNotDefend(runner, before, each), [
        usualDie(stand, before),
      ]),
    );
    if (word === DONE) return spent;
    if (word !== "") spent = withItem(spent, word);
  }
  return spent;
};

/** How often a Gear Token may still be used. */
const usesOf = (runner: RunnerSeen, slot: GearSlot): number => (runner.gear[slot] === "whole" ? 2 : 1);

const leftOf = (runner: RunnerSeen, used: readonly GearSlot[]): readonly GearSlot[] =>
  kept(preventing(runner, "armor"), (slot) => kept(used, (each) => each === slot).length < usesOf(runner, slot));

const usesLeft = (runner: RunnerSeen, used: readonly GearSlot[]): number => {
  let uses = -used.length;
  for (const slot of preventing(runner, "armor")) uses += usesOf(runner, slot);
  return uses;
};

/** Dice of the track, one point each, as far as Fatigue Slots are free (DL-DDEF-01, DL-DDEF-02). */
const desperate = (talk: CityTalk, stand: Stand, spent: readonly Face[]): readonly Word[] => {
  const { runner } = stand;
  const loose = looseSlots(runner, spent.length);
  let slots: readonly Word[] = [];
  while (!isOpen(talk) && slots.length < Math.min(loose.length, freeFatigueSlots(runner))) {
    const left = withoutAll(loose, slots);
    const against = (word: Word): Word => againstSlot(runner, spent, word);
    const prospect = prospectAfter(stand, { spent, slots, armor: [] });
    const isWorth = isWorthARest(prospect, runner, usesLeft(runner, []));
    const usual = isWorth ? left.slice(0, 1) : [DONE];
    const word = wordTo(talk, "desperate", () => anyOf(joined(left, [DONE]), against, usual));
    if (word === DONE) return slots;
    if (word !== "") slots = withItem(slots, word);
  }
  return slots;
};

/** Armor is declared before the Damage Die, a token twice if need be (DL-GEAR-13, DL-RULING-42). */
const armorUsed = (
  talk: CityTalk,
  stand: Stand,
  spent: readonly Face[],
  slots: readonly Word[],
): readonly GearSlot[] => {
  const { runner } = stand;
  let used: readonly GearSlot[] = [];
  while (!isOpen(talk) && leftOf(runner, used).length > 0) {
    const before = used;
    const isWorth = isWorthArmor(prospectAfter(stand, { spent, slots, armor: before }), runner);
    const usual = isWorth ? leftOf(runner, before).slice(0, 1) : [DONE];
    const word = wordTo(talk, "armor", () => anyOf(joined([DONE], leftOf(runner, before)), "DL-GEAR-06", usual));
    if (!isGearSlot(word)) return used;
    used = withItem(used, word);
  }
  return used;
};

/** With Momentum the line is held for one other too whose attack is still to come (DL-SKILL-05). */
const lentTo = (talk: CityTalk, runner: RunnerSeen, spent: readonly Face[], rest: readonly Attack[]): RunnerId => {
  const others = mapped(rest, (each) => each.runner);
  const lends = holdsTheLine(runner.runner, spent) && momentumAfter(runner, spent.length) && others.length > 0;
  return lends
    ? wordTo(talk, "lend", () => anyOf(joined(others, [NOBODY]), "DL-SKILL-05", others.slice(0, 1)))
    : NOBODY;
};

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

const lessPushed = (attack: Attack, pushed: readonly Push[]): Attack => withoutPushed([attack], pushed)[0] ?? attack;

/** Whoever is pushed away does not strike: the worst of the attackers, while anything may get through. */
const usualPush = (
  stand: Stand,
  said: Said,
  types: readonly InfectedType[],
  gone: readonly Push[],
): readonly Word[] => {
  const attack = lessPushed(stand.attack, gone);
  const isWorth = isWorthADie(prospectAfter({ ...stand, attack }, said));
  return isWorth ? worstOf(kept(types, (type) => type !== "howler" && attack[type] > 0)) : [NO];
};

const defenceOf = (talk: CityTalk, state: CitySeen, attack: Attack, rest: readonly Attack[]): Defence => {
  const runner = runnerOf(state, attack.runner);
  const stand: Stand = { state, runner, attack };
  const spent = diceSpent(talk, stand);
  const slots = desperate(talk, stand, spent);
  const armor = armorUsed(talk, stand, spent, slots);
  const symbols = boostsWith(runner, spent, "push");
  const pushed = pushes(talk, state, areaOf(runner.zone), symbols, "none", (types, gone) =>
    usualPush(stand, { spent, slots, armor }, types, gone),
  );
  return { spent, slots, armor, pushed, lent: lentTo(talk, runner, spent, rest) };
};

/** Whether there is anything to defend with. */
const canDefend = (state: CitySeen, attack: Attack, rest: readonly Attack[]): boolean => {
  const talk: CityTalk = talkOf([]);
  defenceOf(talk, state, attack, rest);
  return isOpen(talk);
};

/** Power and attackers are known before anybody defends (DL-DEF-02, DL-RULING-20). */
export const defence: CityGo<"defence"> = {
  kind: "go",
  run: ({ state, emit, next }, { attack, rest }) => {
    const { runner, aid, biter, viral, volatile } = attack;
    emit({ was: "attacked", runner, biter, viral, volatile, power: powerOf(attack) });
    if (canDefend(state, attack, rest)) next({ do: "defend", attack, rest });
    else next({ do: "damage", attack, defence: aid }, { do: "attacks", attacks: rest });
  },
};

/** All the Defense there could be: every die of the pool, every Block, Fatigue Slots, Armor. */
export const defenceAtMost = (runner: RunnerSeen): number => {
  const spent = mapped(diceAt(runner, "pool"), ({ up }) => up);
  const slots = looseSlots(runner, spent.length).slice(0, freeFatigueSlots(runner));
  return pointsOf(runner, { spent, slots, armor: [] }) + usesLeft(runner, []);
};

const withAid = (rest: readonly Attack[], to: RunnerId): readonly Attack[] =>
  mapped(rest, (each) => ({ ...each, aid: each.runner === to ? each.aid + 1 : each.aid }));

/** What the attack comes to by what was said so far, and the Defense against it. */
export const defendedSoFar = (
  state: CitySeen,
  { attack, rest }: { readonly attack: Attack; readonly rest: readonly Attack[] },
  said: Say,
): { readonly attack: Attack; readonly defence: number } => {
  const defence = defenceOf(talkOf(said), state, attack, rest);
  const [own = attack] = withoutPushed(joined([attack], rest), defence.pushed);
  return { attack: own, defence: pointsOf(runnerOf(state, attack.runner), defence) + attack.aid };
};

/** Defend, Desperate Defense, Gear, Push and Skill, before the Damage Die. */
export const defend: CityAsk<"defend", Defence> = {
  kind: "ask",
  onlyAnswer: "confirm",
  seats: (state, { attack }) => seatOf(state, attack.runner),
  asks: (talk, state, { attack, rest }) => defenceOf(talk, state, attack, rest),
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
