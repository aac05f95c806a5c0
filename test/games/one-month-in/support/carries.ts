import { oneMonthIn as game } from "../../../../src/games/one-month-in/game";
import { rivalIn, teamOf } from "../../../../src/games/one-month-in/rules/teams";
import { arrivalZone, tileAt } from "../../../../src/games/one-month-in/rules/tiles";
import { withUsual } from "../../../../src/games/one-month-in/scene/heard";
import { standingsOf } from "../../../../src/games/one-month-in/scene/standing";
import {
  type CityNouns,
  type CitySeen,
  type CityStep,
  NOBODY,
  type Zone,
} from "../../../../src/games/one-month-in/vocabulary";
import type { Say, Seat, Word } from "../../../../src/kernel/words";
import { type At, type Brought, type Carry, carry, type Hands } from "../../../support/carried";

/** What people carry where to say something, for all that has a gesture. */

const standOf = (state: CitySeen, id: Word): At => {
  const standing = standingsOf(state).find(({ survivor }) => survivor.id === id);
  if (standing === undefined) throw new Error(`${id} is not on the board`);
  return [standing.at, standing.n];
};

const cellOf = (state: CitySeen, seat: Seat, id: Word): Word =>
  teamOf(state, seat).survivors.find((each) => each.id === id)?.cell ?? "";

/** The last slot there, which is seldom taken. */
const LAST: Readonly<Record<Zone, number>> = { in: 9, out: 2 };

const zoneAt = (cell: Word, zone: Zone): At => [`${cell}.${zone}`, LAST[zone]];

/** Whoever goes into a fight asks who comes along; elsewhere a hand takes one at a time. */
const goes = (state: CitySeen, seat: Seat, say: Say, whoAt: number, cell: Word, zone: Zone): Carry | undefined => {
  const [who = ""] = say[whoAt] ?? [];
  const isFight = rivalIn(state, seat, cell, zone) !== NOBODY || (zone === "in" && tileAt(state, cell).zombies > 0);
  const others = say[whoAt + 1];
  if (isFight) return carry(standOf(state, who), zoneAt(cell, zone), whoAt + 1);
  return others === undefined || others.length === 0
    ? carry(standOf(state, who), zoneAt(cell, zone), say.length)
    : undefined;
};

/** Those who come along follow the first one. */
const follow = (state: CitySeen, say: Say, at: number): Carry | undefined => {
  const [[act = ""] = [], [first = ""] = [], [second = ""] = []] = say;
  const others = say[at] ?? [];
  if (others.length === 0) return undefined;
  const to =
    act === "move"
      ? zoneAt(second, arrivalZone(tileAt(state, second)))
      : zoneAt(act === "run" ? state.fight : first, act === "enter" ? "in" : "out");
  return { ways: others.map((id) => ({ from: standOf(state, id), to })), says: 1 };
};

/** A flag claims with the usual payers. */
const claims = (state: CitySeen, step: CityStep, seat: Seat, say: Say): Carry | undefined => {
  const [, [cell = ""] = []] = say;
  const usual = withUsual(state, step, seat, say.slice(0, 2));
  const isUsual = JSON.stringify(usual) === JSON.stringify(say);
  return isUsual ? carry([`${seat}.flags`], [`${cell}.flag`], say.length) : undefined;
};

/** Food goes to those who stand together, as far as it feeds. */
const feeds = (state: CitySeen, seat: Seat, ids: readonly Word[]): Carry | undefined => {
  const { survivors, food } = teamOf(state, seat);
  const cell = cellOf(state, seat, ids[0] ?? "");
  const hungry = survivors.filter((each) => each.cell === cell && !each.fed).map(({ id }) => id);
  const isAll = JSON.stringify(hungry.slice(0, 3)) === JSON.stringify(ids);
  return isAll ? carry([`${seat}.food`, food - 1], [`${cell}.in`, LAST.in], 2) : undefined;
};

const trades = (state: CitySeen, seat: Seat, [, [what = ""] = [], [on = ""] = []]: Say): Carry => {
  if (what === "fence") return carry([`${seat}.walls`], [on], 3);
  const kind = what === "arm" ? "arms-mark" : "suit-mark";
  return { ways: [{ from: ["marks"], to: standOf(state, on), kind }], says: 3 };
};

const acts = (state: CitySeen, step: CityStep, seat: Seat, say: Say): Carry | undefined => {
  const [[act = ""] = [], [first = ""] = [], [second = ""] = []] = say;
  switch (act) {
    case "move":
      return goes(state, seat, say, 3, second, arrivalZone(tileAt(state, second)));
    case "enter":
      return goes(state, seat, say, 2, first, "in");
    case "leave":
      return goes(state, seat, say, 2, first, "out");
    case "claim":
      return claims(state, step, seat, say);
    case "search":
      return carry(standOf(state, first), [`${cellOf(state, seat, first)}.stack`], 2);
    case "work":
      return carry(standOf(state, first), [`${cellOf(state, seat, first)}.mark`], 2);
    case "tear":
      return carry(standOf(state, second), [first], 3);
    case "trade":
      return trades(state, seat, say);
    case "lift":
      return carry([`${first}.flag`], [`${seat}.flags`], 2);
    case "feed":
      return feeds(state, seat, say[1] ?? []);
    case "end":
      return carry([`${seat}.turn`], [`${seat === "p1" ? "p2" : "p1"}.turn`]);
    case "run":
      return carry(standOf(state, first), zoneAt(state.fight, "out"), 2);
    case "sacrifice":
      return carry(standOf(state, first), [`${seat}.survivors`], 2);
    default:
      return undefined;
  }
};

const fall = (state: CitySeen, seat: Seat, ids: readonly Word[]): Carry => ({
  ways: ids.map((id) => ({ from: standOf(state, id), to: [`${seat}.survivors`] })),
  says: 1,
});

const carryFor: Hands<CityNouns>["carryFor"] = (state, step, seat, say, at, part) => {
  if (part.ask === "others") return follow(state, say, at);
  if (at > 0) return undefined;
  switch (step.do) {
    case "fence":
      return carry([`${seat}.walls`], [say[0]?.[0] ?? ""]);
    case "acting":
    case "stand":
      return acts(state, step, seat, say);
    case "casualties":
    case "losses":
      return fall(state, seat, say[0] ?? []);
    default:
      return undefined;
  }
};

const DICE = 10;

/** A tile comes out of its bag, a card off its stack, and as many dice are thrown as there are, again and again. */
const drawFor = (state: CitySeen, step: CityStep, came: Word, draw: number): Brought | undefined => {
  switch (step.do) {
    case "explore": {
      const [{ with: bag } = { with: "" }] =
        game.rules.explore.kind === "chance" ? game.rules.explore.draws(state, step) : [];
      return { from: [bag], to: [`${step.cell}.tile`], kind: `tile.${came}` };
    }
    case "turnOver":
      return { from: [`${step.cell}.stack`], to: ["turned"], kind: came };
    case "strike":
    case "maul":
    case "clash":
      return { roll: ["dice", draw % DICE] };
    default:
      return undefined;
  }
};

export const CARRIES: Hands<CityNouns> = { carryFor, drawFor };
