import { decimal } from "../../../kernel/decimal";
import type { Hint } from "../../../kernel/game";
import { joined, kept, range, withoutAll } from "../../../kernel/list";
import type { Say, Seat, Word } from "../../../kernel/words";
import { wordAt } from "../../../kernel/talk";
import { percentOf } from "../../../kernel/percent";
import { attackOdds } from "../odds/attack";
import { ablest, attackersOf, falling, fightersOf, geared } from "../odds/falling";
import { fightOdds } from "../odds/zombie-fight";
import { ownIn, rivalIn } from "../rules/teams";
import { tileAt } from "../rules/tiles";
import { type CitySeen, NOBODY, type StepOf, type SurvivorSeen, type Zone } from "../vocabulary";
import { about } from "./told";

/** What comes of going into a building, or to where another team stands; nothing where nobody is. */

/** More group sizes than these are not told one by one. */
const SIZES_AT_MOST = 6;

const ofFight = (word: Word, group: readonly SurvivorSeen[], zombies: number): Hint => {
  const { win, losses } = fightOdds(fightersOf(group), zombies);
  return about(word, "fight", { count: group.length, zombies, percent: percentOf(win), ...decimal(losses) });
};

const ofAttack = (word: Word, group: readonly SurvivorSeen[], seat: Seat, own: number): Hint => {
  const { win, losses } = attackOdds(attackersOf(group), own);
  return about(word, "attack", { count: group.length, seat, own, percent: percentOf(win), ...decimal(losses) });
};

/** What a group meets that goes into a zone: the hint about a word, or none. */
const meeting = (
  state: CitySeen,
  seat: Seat,
  word: Word,
  group: readonly SurvivorSeen[],
  cell: Word,
  zone: Zone,
): readonly Hint[] => {
  const rival = rivalIn(state, seat, cell, zone);
  if (rival !== NOBODY) return [ofAttack(word, group, rival, ownIn(state, rival, cell, zone).length)];
  const { zombies } = tileAt(state, cell);
  return zone === "in" && zombies > 0 ? [ofFight(word, group, zombies)] : [];
};

/** With all who are ready. */
export const meetingWithAll = (
  state: CitySeen,
  seat: Seat,
  ready: readonly SurvivorSeen[],
  cell: Word,
  zone: Zone,
): readonly Hint[] => meeting(state, seat, cell, ready, cell, zone);

/** For each number of those who may go, from the one who is named on. */
export const meetingBySize = (
  state: CitySeen,
  seat: Seat,
  ready: readonly SurvivorSeen[],
  who: Word,
  cell: Word,
  zone: Zone,
): readonly Hint[] => {
  const first = kept(ready, ({ id }) => id === who);
  const inOrder = joined(first, ablest(withoutAll(ready, first)));
  let hints: readonly Hint[] = [];
  for (const size of range(1, Math.min(inOrder.length, SIZES_AT_MOST)))
    hints = joined(hints, meeting(state, seat, "", inOrder.slice(0, size), cell, zone));
  return hints;
};

/** The fight as it stands when its survivors are about to roll. */
export const ofFightNow = (state: CitySeen, seat: Seat, cell: Word, word: Word): readonly Hint[] => {
  const group = ownIn(state, seat, cell, "in");
  return group.length === 0 ? [] : [ofFight(word, group, tileAt(state, cell).zombies)];
};

/** What arms, or a suit, for one of them would make of it. */
const ofGearInFight = (state: CitySeen, seat: Seat, cell: Word): readonly Hint[] => {
  const group = ownIn(state, seat, cell, "in");
  const { zombies } = tileAt(state, cell);
  return [ofFight("arm", geared(group, "armed"), zombies), ofFight("suit", geared(group, "suited"), zombies)];
};

/** Those who would fight on when one has run. */
const ofStaying = (state: CitySeen, seat: Seat, cell: Word, runner: Word): readonly Hint[] => {
  const group = kept(ownIn(state, seat, cell, "in"), ({ id }) => id !== runner);
  return group.length === 0 ? [] : [ofFight("", group, tileAt(state, cell).zombies)];
};

/** Before each roll of the survivors (OMI-RUL-24). */
export const ofStand = (state: CitySeen, { cell, seat }: StepOf<"stand">, said: Say): readonly Hint[] => {
  switch (wordAt(said, 0)) {
    case "":
      return ofFightNow(state, seat, cell, "");
    case "run":
      return said.length > 1 ? ofStaying(state, seat, cell, wordAt(said, 1)) : [];
    case "trade":
      return said.length === 1 ? ofGearInFight(state, seat, cell) : [];
    default:
      return [];
  }
};

/** Hits to be expected of the zombies, with those dice that want a 6 (OMI-RUL-41). */
export const ofMaul = (state: CitySeen, { cell, seat }: StepOf<"maul">): readonly Hint[] => {
  const group = ownIn(state, seat, cell, "in");
  const { zombies } = tileAt(state, cell);
  const suited = Math.min(kept(group, (each) => each.suited).length, zombies);
  const hits = (2 * (zombies - suited) + suited) / 6;
  return [about("", "maul", { count: group.length, zombies, ...decimal(hits) })];
};

/** What those who are left will come to. */
export const ofCasualties = (state: CitySeen, { cell, seat, count }: StepOf<"casualties">): readonly Hint[] => {
  const left = falling(ownIn(state, seat, cell, "in")).slice(count);
  return left.length === 0 ? [] : [ofFight("", left, tileAt(state, cell).zombies)];
};

/** The attack as it stands. */
export const ofClash = (state: CitySeen, { assault }: StepOf<"clash">): readonly Hint[] => {
  const { attacker, defender, cell, zone } = assault;
  const group = kept(ownIn(state, attacker, cell, zone), ({ id }) => assault.group.indexOf(id) >= 0);
  return [ofAttack("", group, defender, ownIn(state, defender, cell, zone).length)];
};
