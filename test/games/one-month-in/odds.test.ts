import { expect } from "vitest";
import { attackOdds, ROUNDS, unarmed } from "../../../src/games/one-month-in/odds/attack";
import { falling } from "../../../src/games/one-month-in/odds/falling";
import { bare, type Fighter, fightOdds } from "../../../src/games/one-month-in/odds/zombie-fight";
import { usuallyFall } from "../../../src/games/one-month-in/rules/casualties";
import { below, type Generator, seeded } from "../../../src/kernel/generator";
import { rule } from "../../support/given";

/** Against one to seven zombies: the chance to clear the building in percent, and the survivors lost. */
const FIGHTS: readonly string[] = [
  "75.0/0.25 32.1/0.68 8.4/0.92 1.4/0.99 0.1/1.00 0.0/1.00 0.0/1.00",
  "97.5/0.12 82.8/0.55 52.9/1.16 23.8/1.64 7.7/1.89 1.9/1.97 0.4/1.99",
  "99.9/0.05 97.6/0.29 87.5/0.82 65.9/1.53 39.2/2.19 18.1/2.65 6.6/2.88",
  "100.0/0.02 99.8/0.15 98.0/0.48 90.8/1.06 74.8/1.82 52.2/2.62 30.0/3.26",
  "100.0/0.01 100.0/0.08 99.8/0.28 98.3/0.68 93.1/1.28 81.2/2.08 62.6/2.96",
  "100.0/0.01 100.0/0.04 100.0/0.17 99.8/0.44 98.6/0.87 94.8/1.50 85.8/2.30",
];

/** The chance to take the zone from one to five defenders, in percent. */
const ATTACKS: readonly string[] = [
  "41.7 10.6 2.7 0.7 0.2",
  "75.4 36.3 20.6 9.1 4.9",
  "91.6 65.6 47.0 31.5 20.6",
  "97.2 78.5 64.2 47.7 35.9",
  "99.0 89.0 76.9 63.8 50.6",
  "99.7 93.4 85.7 74.5 63.8",
];

/** As far from what is told as its last digit allows. */
const toTheDigit = (value: number, told: string, digit: number): void => {
  expect(Math.abs(value - parseFloat(told)), told).toBeLessThanOrEqual(digit / 2 + 1e-9);
};

rule("OMI-FIGHT-01 OMI-FIGHT-04 OMI-FIGHT-07 OMI-PROTO-06: the odds of every small fight are exact", () => {
  for (const [i, row] of FIGHTS.entries())
    for (const [j, told] of row.split(" ").entries()) {
      const [win = "", losses = ""] = told.split("/");
      const odds = fightOdds(bare(i + 1), j + 1);
      toTheDigit(100 * odds.win, win, 0.1);
      toTheDigit(odds.losses, losses, 0.01);
    }
});

rule("OMI-PVP-01 OMI-PVP-02 OMI-PVP-04 OMI-RUL-43: the odds of every small attack are exact", () => {
  for (const [i, row] of ATTACKS.entries())
    for (const [j, told] of row.split(" ").entries())
      toTheDigit(100 * attackOdds(unarmed(i + 1), j + 1).win, told, 0.1);
});

const FACES = [1, 2, 3, 4, 5, 6];

/** Every way so many dice can fall. */
const rollsOf = (dice: number): readonly (readonly number[])[] =>
  dice === 0 ? [[]] : rollsOf(dice - 1).flatMap((roll) => FACES.map((face) => [...roll, face]));

const ranked = (dice: readonly number[]): number[] => [...dice].sort((a, b) => b - a);

/** In how many of all rolls so many attackers fall. */
const counted = (dice: number, raised: number, defence: number): number[] => {
  const ways = Array.from({ length: Math.min(dice, defence) + 1 }, () => 0);
  for (const roll of rollsOf(dice + defence)) {
    const attack = ranked(roll.slice(0, dice).map((face, i) => face + (i < raised ? 1 : 0)));
    const lost = ranked(roll.slice(dice)).filter((face, i) => i < dice && face >= (attack[i] ?? 0)).length;
    ways[lost] = (ways[lost] ?? 0) + 1;
  }
  return ways;
};

rule("OMI-PVP-03 OMI-PVP-04 OMI-PVP-05 OMI-RUL-40 OMI-RUL-43: every round of an attack, counted die by die", () => {
  const rows = [1, 2, 3].flatMap((dice) =>
    Array.from({ length: dice + 1 }, (_, raised) => [1, 2].map((defence) => [dice, raised, defence] as const)).flat(),
  );
  expect(ROUNDS).toEqual(Object.fromEntries(rows.map((row) => [row.join(""), counted(...row)])));
});

rule("OMI-RUL-40 OMI-RUL-41: arms and a suit, worked out by hand for one against one", () => {
  expect(fightOdds([{ armed: true, suited: false }], 1).win).toBeCloseTo(6 / 7);
  expect(fightOdds([{ armed: false, suited: true }], 1).win).toBeCloseTo(6 / 7);
  expect(fightOdds([{ armed: true, suited: true }], 1).win).toBeCloseTo(12 / 13);
  expect(attackOdds([true], 1).win).toBeCloseTo(21 / 36);
  expect(attackOdds([true], 0)).toEqual({ win: 1, losses: 0, beaten: 0 });
  expect(fightOdds(bare(2), 0)).toEqual({ win: 1, losses: 0 });
});

const die = (chance: Generator): number => below(chance, 6) + 1;
const dice = (chance: Generator, count: number): number[] => Array.from({ length: count }, () => die(chance));

/** A fight with real dice, told by whom is left. */
const fought = (chance: Generator, fighters: readonly Fighter[], zombies: number): number => {
  let [left, against] = [fighters, zombies];
  while (left.length > 0 && against > 0) {
    against -= left.filter(({ armed }) => die(chance) >= (armed ? 3 : 4)).length;
    const suited = left.filter((each) => each.suited).length;
    const hits = dice(chance, Math.max(against, 0)).filter((shown, i) => shown >= (i < suited ? 6 : 5)).length;
    left = left.slice(hits);
  }
  return left.length;
};

const attacked = (chance: Generator, attackers: readonly boolean[], defenders: number): number => {
  let [left, against] = [attackers, defenders];
  while (left.length > 0 && against > 0) {
    const rolling = [...left].sort((a, b) => Number(b) - Number(a)).slice(0, 3);
    const attack = rolling.map((armed) => die(chance) + (armed ? 1 : 0)).sort((a, b) => b - a);
    const defence = dice(chance, Math.min(against, 2)).sort((a, b) => b - a);
    const pairs = Math.min(attack.length, defence.length);
    const fallen = defence.slice(0, pairs).filter((shown, i) => shown >= (attack[i] ?? 0)).length;
    left = left.slice(fallen);
    against -= pairs - fallen;
  }
  return left.length;
};

const MATCHES = 20_000;
/** Four standard deviations of a chance in so many matches. */
const NEAR = 4 * Math.sqrt(0.25 / MATCHES);

rule("OMI-RUL-29 OMI-RUL-40 OMI-RUL-41 OMI-PVP-06: mixed gear comes to what real dice come to", () => {
  const chance = seeded(7);
  const share = (play: () => number, least: number): number =>
    Array.from({ length: MATCHES }, play).filter((left) => left >= least).length / MATCHES;
  const fighters = "ppsab".split("").map((code) => ({ armed: "ab".includes(code), suited: "sb".includes(code) }));
  const odds = fightOdds(fighters, 6);
  expect(Math.abs(share(() => fought(chance, fighters, 6), 1) - odds.win)).toBeLessThan(NEAR);
  let lost = 0;
  for (let i = 0; i < MATCHES; i++) lost += fighters.length - fought(chance, fighters, 6);
  expect(Math.abs(lost / MATCHES - odds.losses)).toBeLessThan(5 * NEAR);
  const attackers = [false, true, false, true, false];
  expect(Math.abs(share(() => attacked(chance, attackers, 5), 1) - attackOdds(attackers, 5).win)).toBeLessThan(NEAR);
});

rule("OMI-RUL-29 OMI-RUL-45: the odds let those fall who usually do", () => {
  const gear = [0, 1, 2, 3].map((n) => ({ armed: n % 2 === 1, suited: n > 1 }));
  const survivors = [1, 0, 2, 1].flatMap((ap, i) =>
    gear.map((each, j) => ({
      ...each,
      id: `p1s${String(4 * i + j)}`,
      cell: "e5",
      zone: "in" as const,
      ap,
      fed: false,
    })),
  );
  for (let count = 1; count <= survivors.length; count++) {
    const fallen = falling(survivors).slice(0, count);
    expect(fallen.map(({ id }) => id).sort()).toEqual([...usuallyFall(survivors, count)].sort());
  }
});
