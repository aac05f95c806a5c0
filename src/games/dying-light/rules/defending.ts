import { has, joined, mapped } from "../../../kernel/list";
import { refuse } from "../../../kernel/refusal";
import type { Part, Say, Verdict, Word } from "../../../kernel/words";
import type { Attack, CityAsk, CityGo, Face, RunnerId, RunnerSeen } from "../vocabulary";
import { powerOf } from "./attacking";
import {
  boostsAmong,
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
import { runnerOf, seatOf, skillOf } from "./runners";

const DONE: Word = "done";
const NOBODY: Word = "nobody";

/** What was said: dice spent one by one until `done`, then dice of the track, then whom the line is held for. */
interface Defence {
  readonly spent: readonly Face[];
  readonly slots: readonly Word[];
  readonly lent: RunnerId;
  readonly asked: Part | "said";
}

const holdsTheLine = (id: RunnerId, spent: readonly Face[]): boolean =>
  spent.length > 0 && skillOf(id) === "skill.hold-the-line";

const spendPart = (runner: RunnerSeen, spent: readonly Face[]): Part => {
  const of = joined(facesOf(poolWithout(runner, spent)), [DONE]);
  return { ask: "defend", of, least: 1, most: 1, usual: [DONE] };
};

const desperatePart = (runner: RunnerSeen, spent: readonly Face[]): Part => {
  const of = looseSlots(runner, spent.length);
  return { ask: "desperate", of, least: 0, most: Math.min(freeFatigueSlots(runner), of.length), usual: [] };
};

/** With Momentum the line is held for one other too whose attack is still to come (DL-SKILL-05). */
const lendPart = (runner: RunnerSeen, spent: readonly Face[], rest: readonly Attack[]): Part => {
  const others = mapped(rest, (each) => each.runner);
  const lends = holdsTheLine(runner.runner, spent) && momentumAfter(runner, spent.length);
  return { ask: "lend", of: lends ? joined(others, [NOBODY]) : [], least: 1, most: 1, usual: others.slice(0, 1) };
};

const defenceOf = (runner: RunnerSeen, rest: readonly Attack[], said: Say): Defence => {
  const spent: Face[] = [];
  let at = 0;
  let more = diceAt(runner, "pool").length > 0;
  while (more) {
    const word = (said[at] ?? [])[0];
    if (word === undefined) return { spent, slots: [], lent: NOBODY, asked: spendPart(runner, spent) };
    at++;
    if (word !== DONE) spent.push(word);
    more = word !== DONE && poolWithout(runner, spent).length > 0;
  }
  let slots: readonly Word[] = [];
  const desperate = desperatePart(runner, spent);
  if (desperate.most > 0) {
    const dice = said[at];
    if (dice === undefined) return { spent, slots, lent: NOBODY, asked: desperate };
    slots = dice;
    at++;
  }
  const lend = lendPart(runner, spent, rest);
  const lent = (said[at] ?? [])[0];
  if (lend.of.length < 2 || lent !== undefined) return { spent, slots, lent: lent ?? NOBODY, asked: "said" };
  return { spent, slots, lent: NOBODY, asked: lend };
};

const isSlot = (word: Word): boolean => word.slice(0, 4) === "slot";

const whyNot = (runner: RunnerSeen, { spent, asked }: Defence, word: Word): Verdict => {
  if (asked !== "said" && has(asked.of, word)) return "fine";
  if (asked !== "said" && asked.ask === "lend") return refuse("DL-SKILL-05");
  if (isSlot(word) && freeFatigueSlots(runner) === 0) return refuse("DL-FAT-05");
  if (asked !== "said" && asked.ask === "defend" && !isSlot(word)) return whyNotSpend(runner, spent, word);
  return refuse(word === slotWord(tempoOf(runner) + spent.length) ? "DL-TEMPO-05" : "DL-DDEF-01");
};

/** Power and attackers are known before anybody defends (DL-DEF-02, DL-RULING-20). */
export const defence: CityGo<"defence"> = {
  kind: "go",
  run: ({ state, emit, next }, { attack, rest }) => {
    const { runner, aid, biter, viral, volatile } = attack;
    emit({ was: "attacked", runner, biter, viral, volatile, power: powerOf(attack) });
    if (defenceOf(runnerOf(state, runner), rest, []).asked !== "said") next({ do: "defend", attack, rest });
    else next({ do: "damage", attack, defence: aid }, { do: "attacks", attacks: rest });
  },
};

/** Each die spent is one, each Block on them one, each die fatigued from the track one (DL-DEF-03, DL-BOOST-12). */
const pointsOf = (id: RunnerId, { spent, slots }: Defence): number =>
  spent.length + boostsAmong(spent, "block") + (holdsTheLine(id, spent) ? 1 : 0) + slots.length;

const withAid = (rest: readonly Attack[], to: RunnerId): readonly Attack[] =>
  mapped(rest, ({ runner, aid, biter, viral, volatile }) => ({
    runner,
    aid: runner === to ? aid + 1 : aid,
    biter,
    viral,
    volatile,
  }));

/** Defend, and on top of it Desperate Defense, before the Damage Die. */
export const defend: CityAsk<"defend"> = {
  kind: "ask",
  onlyAnswer: "confirm",
  seats: (state, { attack }) => seatOf(state, attack.runner),
  part: (state, { attack, rest }, _seat, said) => defenceOf(runnerOf(state, attack.runner), rest, said).asked,
  why: (state, { attack, rest }, _seat, said, word) => {
    const runner = runnerOf(state, attack.runner);
    return whyNot(runner, defenceOf(runner, rest, said), word);
  },
  take: (tell, { attack, rest }, _seat, say) => {
    const id = attack.runner;
    const said = defenceOf(runnerOf(tell.state, id), rest, say);
    for (const face of said.spent) spend(tell, id, face);
    for (const { die, slot } of looseOnTrack(runnerOf(tell.state, id))) {
      if (has(said.slots, slotWord(slot))) fatigueDie(tell, id, die);
    }
    const defence = pointsOf(id, said) + attack.aid;
    if (defence > 0) tell.emit({ was: "defended", runner: id, defence });
    if (said.lent !== NOBODY) tell.emit({ was: "aidLent", runner: id, to: said.lent });
    tell.next({ do: "damage", attack, defence }, { do: "attacks", attacks: withAid(rest, said.lent) });
  },
};
