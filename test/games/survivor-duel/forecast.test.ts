import { describe, expect, test } from "vitest";
import { WEAPONS } from "../../../src/games/survivor-duel/content/weapons";
import { ITEMS } from "../../../src/games/survivor-duel/content/items";
import { SURVIVORS } from "../../../src/games/survivor-duel/content/survivors";
import { ZOMBIES } from "../../../src/games/survivor-duel/content/zombies";
import { hints } from "../../../src/games/survivor-duel/hints/hints";
import { coming, mostIn, mostToCome, sixthsIn, threatToCome } from "../../../src/games/survivor-duel/rules/forecast";
import type { Duel, DuelStep, DuelSeen } from "../../../src/games/survivor-duel/vocabulary";
import { below, type Generator, seeded } from "../../../src/kernel/generator";
import type { Hint } from "../../../src/kernel/game";
import { duel, sideIn } from "./support/duel";
import { averageTimes, coursesOf } from "./support/what-comes";

/*
 * What a hint tells is compared with what the rules do: positions of any zombies, all dice enumerated, nobody answering.
 */

const HP = 1000;
const POSITIONS = 60;

const some = <T>(generator: Generator, from: readonly T[], count: number): T[] =>
  Array.from({ length: count }, () => from[below(generator, from.length)] as T);

const chance = (generator: Generator, of: number): boolean => below(generator, of) === 0;

const zombiesGiven = (generator: Generator, count: number) =>
  some(generator, ZOMBIES, count).map(({ card, hp }) => ({
    card,
    hp: 1 + below(generator, hp),
    held: chance(generator, 4),
    stunned: chance(generator, 4),
    fresh: chance(generator, 5),
  }));

/** A Survivor Phase with any zombies about, and any row. */
const position = (seed: number): Duel => {
  const generator = seeded(seed);
  const count = below(generator, 4);
  return duel({
    p1: {
      hp: HP,
      hpMax: HP,
      cover: below(generator, 3),
      tp: 0,
      threat: zombiesGiven(generator, count),
      zombie: zombiesGiven(generator, 4 - count),
    },
    p2: {
      th: below(generator, 7),
      short: chance(generator, 3) ? 2 : 0,
      row: some(generator, ZOMBIES, 4).map(({ card }) => card),
    },
  });
};

const TO_COME: readonly DuelStep[] = [{ do: "zombiePhase" }];
const lost = (state: Duel): number => HP - sideIn(state, "p1").hp;

/** All courses of the Zombie Phase up to its attacks' end, with these cards spawned. */
const zombiePhase = (state: Duel, spawn: readonly string[] = []) =>
  coursesOf(
    state,
    TO_COME,
    (step, now) => {
      if (step.do !== "spawn") return "whatever";
      const row = sideIn(now, "p2").row;
      return [[spawn.find((card) => row.includes(card)) ?? "stop"]];
    },
    (_pause, now) => now.turn > state.turn,
  );

const subsets = <T>(list: readonly T[]): T[][] =>
  list.reduce<T[][]>((all, item) => all.concat(all.map((each) => [...each, item])), [[]]);

const priceOf = (card: string): number => ZOMBIES.find((zombie) => card.includes(zombie.card))?.price ?? 0;

describe("the threat forecast is what the rules will do if nobody answers", () => {
  const seeds = Array.from({ length: POSITIONS }, (_, i) => i + 1);

  test.each(seeds)(
    "DUEL-ADV-01 DUEL-ZATK-01 DUEL-RUL-31: what attacks for certain, on average and at most (%i)",
    (seed) => {
      const state = position(seed);
      const courses = zombiePhase(state);
      const attacks = coming(state);
      expect(sixthsIn(attacks)).toBe(averageTimes(courses, 6, lost));
      expect(mostIn(attacks)).toBe(Math.max(...courses.map((course) => lost(course.state))));
    },
  );

  test.each(seeds.slice(0, 24))("DUEL-SPAWN-01 DUEL-SICK-02: the most that the row may add (%i)", (seed) => {
    const state = position(seed);
    const row = sideIn(state, "p2").row;
    const th = threatToCome(state);
    const payable = subsets(row).filter((cards) => cards.reduce((sum, card) => sum + priceOf(card), 0) <= th);
    const worst = payable.map((cards) => Math.max(...zombiePhase(state, cards).map((course) => lost(course.state))));
    expect(mostToCome(state as DuelSeen)).toBe(Math.max(...worst));
  });

  test("DUEL-RUL-44: with as many TH as there will be", () => {
    for (const seed of seeds) {
      const state = position(seed);
      const [course] = coursesOf(
        state,
        TO_COME,
        () => "whatever",
        (pause) => pause.for === "answer" && pause.step.do === "spawn",
      );
      if (course?.state.phase === "spawn") {
        expect(threatToCome(state as DuelSeen)).toBe(sideIn(course.state as DuelSeen, "p2").th);
      }
    }
  });

  test("says what it knows", () => {
    const told = (state: Duel) => hints(state, { do: "act" }, "p1", []);
    const pack = duel({ p1: { hp: 20, threat: ["Z19"], zombie: ["Z13"] }, p2: { th: 1, row: ["Z07", "Z14", "Z10"] } });
    // The Linebacker arrives beside Patient Zero: 3, and 6 on a 4+. Five TH buy a Sprinter (2 + 1) and a Spitter (2).
    expect(told(pack)).toEqual([
      { about: "", hint: "forecast", slots: { whole: 6, tenths: 0, most: 9, more: 5, th: 5 } },
      { about: "", hint: "decks", slots: { own: 6, other: 6 } },
      { about: "p1.SV3.1", hint: "useless", slots: {} },
    ]);
    expect(told(duel({ p2: { th: 0, row: ["Z07"] } }))[0]).toEqual({
      about: "",
      hint: "forecast.none",
      slots: { whole: 0, tenths: 0, most: 0, more: 2, th: 4 },
    });
    const weak = { hp: 5, threat: ["Z10"] };
    expect(told(duel({ p1: weak, p2: { row: ["Z07"] } }))).toContainEqual({
      about: "",
      hint: "lethal.more",
      slots: { hp: 5 },
    });
    expect(told(duel({ p1: { ...weak, hp: 3 } }))).toContainEqual({ about: "", hint: "lethal", slots: { hp: 3 } });
    expect(told(duel({ p1: { ...weak, hp: 4 } })).map(({ hint }) => hint)).toEqual(["forecast", "decks"]);
  });
});

const armed = (seed: number): Duel => {
  const generator = seeded(1000 + seed);
  const weapon = WEAPONS[seed % (WEAPONS.length + 2)];
  const fitting = ITEMS.filter(({ fits }) => fits === weapon?.reach && chance(generator, 2));
  return duel({
    p1: {
      survivor: SURVIVORS[below(generator, SURVIVORS.length)]?.card ?? "",
      ap: 3,
      tp: 0,
      nextDamage: chance(generator, 3) ? 2 : 0,
      gear: weapon === undefined ? [] : [weapon.card, ...fitting.map(({ card }) => card)],
      threat: zombiesGiven(generator, 3),
      zombie: zombiesGiven(generator, 2),
    },
  });
};

const FACES = ["1", "2", "3", "4", "5", "6"];

const slotsOf = (hint: Hint | undefined): Readonly<Record<string, unknown>> => hint?.slots ?? {};

describe("the odds of an attack are those of the rules", () => {
  test.each(Array.from({ length: 45 }, (_, i) => i))(
    "DUEL-HIT-01 DUEL-HIT-02 DUEL-UNARM-04: every target (%i)",
    (seed) => {
      const state = armed(seed);
      const side = sideIn(state, "p1");
      const told = hints(state, { do: "act" }, "p1", [["attack"]]);
      for (const { about, hint, slots } of told) {
        const calls = FACES.slice(0, side.gear.length > 0 ? 0 : side.survivor === "p1.SV1.1" ? 2 : 1);
        const say = side.gear.length > 0 ? [["attack"], [about]] : [["attack"], [about], calls];
        let begun = false;
        const courses = coursesOf(
          state,
          [{ do: "zombiePhase" }, { do: "act" }],
          () => {
            if (begun) return "whatever";
            begun = true;
            return say;
          },
          (pause) => begun && pause.for === "answer" && pause.step.do === "act",
        );
        const hpOf = (now: Duel): number =>
          sideIn(now as DuelSeen, "p1").zombies.find(({ card }) => card === about)?.hp ?? 0;
        const before = hpOf(state);
        expect(slots["ways"], about).toBe(averageTimes(courses, 6, (now) => (hpOf(now) < before ? 1 : 0)));
        const left = Math.min(...courses.map((course) => hpOf(course.state)));
        expect(left === 0, about).toBe(hint === "kills");
        if (hint === "hits") expect(before - left, about).toBe(slots["damage"]);
      }
    },
  );
});

describe("the odds of a Quick Escape are those of the rules", () => {
  const attackers = ZOMBIES.filter(({ attack }) => attack > 0).map(({ card }) => card);

  test.each(attackers)("DUEL-QE-06 DUEL-ESC-01: from %s", (card) => {
    for (const survivor of ["SV3", "SV6"]) {
      for (const cover of [0, 1]) {
        const zombie = `p2.${card}.1`;
        const p1 = { survivor, hp: HP, hpMax: HP, tp: 1, cover, threat: [card] };
        const state = duel({ phase: "attack", p1, p2: {} });
        const windowed = { ...state, attack: { ...state.attack, zombie } };
        const step: DuelStep = { do: "defend", zombie, power: 0, used: [] };
        const [, escape] = hints(windowed, step, "p1", []);
        const damage = (word: string) =>
          coursesOf(
            state,
            [{ do: "act" }, { do: "zombieAttack", zombie }],
            (asked, now) => (asked.do === "defend" && sideIn(now, "p1").tp > 0 ? [[word]] : "whatever"),
            (pause) => pause.for === "answer" && pause.step.do === "act",
          );
        const [taken, kept] = [averageTimes(damage("quick-escape"), 36, lost), averageTimes(damage("pass"), 36, lost)];
        const { ways, whole, tenths } = slotsOf(escape);
        expect(10 * Number(whole) + Number(tenths)).toBe(Math.floor(((kept - taken) * 10 + 18) / 36));
        const free = damage("quick-escape").filter((course) => course.state.die !== "" && lost(course.state) === 0);
        if (cover === 0 && ZOMBIES.find((each) => each.card === card)?.hit === 0)
          expect(free).toHaveLength(Number(ways));
      }
    }
  });
});
