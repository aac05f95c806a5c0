import { expect, test } from "vitest";
import { below, type Generator, seeded, wholeSeed } from "../../src/kernel/generator";

const M1 = 4294967087n;
const M2 = 4294944443n;
const floorMod = (a: bigint, m: bigint): bigint => ((a % m) + m) % m;

/** MRG32k3a once more, from the paper's recurrence, in whole numbers without limit. */
const reference = (start: readonly bigint[]): (() => bigint) => {
  let [s10 = 0n, s11 = 0n, s12 = 0n, s20 = 0n, s21 = 0n, s22 = 0n] = start;
  return () => {
    [s10, s11, s12] = [s11, s12, floorMod(1403580n * s11 - 810728n * s10, M1)];
    [s20, s21, s22] = [s21, s22, floorMod(527612n * s22 - 1370589n * s20, M2)];
    return floorMod(s12 - s22, M1);
  };
};

const ofAll = (seed: number): Generator => ({ s10: seed, s11: seed, s12: seed, s20: seed, s21: seed, s22: seed });
const raw = (generator: Generator): number => below(generator, Number(M1));

test("the published first numbers of seeds 12345", () => {
  // L'Ecuyer, Simard, Chen, Kelton 2002: the first uniforms of RngStreams' default seed.
  const published = [0.127011122046577, 0.318527565396794, 0.30918601558327, 0.825846862713682];
  const generator = ofAll(12345);
  const uniforms = published.map(() => raw(generator) / 4294967088);
  for (const [i, uniform] of uniforms.entries()) expect(uniform).toBeCloseTo(published[i] ?? 0, 9);
});

test("100,000 numbers as whole numbers without limit give them", () => {
  const generator = seeded(20260101);
  const { s10, s11, s12, s20, s21, s22 } = generator;
  const next = reference([s10, s11, s12, s20, s21, s22].map(BigInt));
  for (let i = 0; i < 100_000; i++) {
    const expected = Number(next());
    if (raw(generator) !== expected) expect.fail(`draw ${String(i)} is not ${String(expected)}`);
  }
});

test.each([0.5, 7.25, -1, -0.5, NaN, Infinity, -Infinity, 1e15, 1e16])("%d is no seed", (seed) => {
  expect(() => seeded(seed)).toThrow("a seed that is no whole number");
  const whole = wholeSeed(seed);
  expect(Number.isInteger(whole) && whole >= 0).toBe(true);
  expect(() => seeded(whole)).not.toThrow();
});

test("the largest seed, and the smallest", () => {
  for (const seed of [0, 1e15 - 1]) {
    expect(wholeSeed(seed)).toBe(seed);
    for (const part of Object.values(seeded(seed)) as number[]) expect(Number.isInteger(part)).toBe(true);
  }
});

test("seeding spreads neighbouring seeds apart, and no part of the state is 0", () => {
  const firsts = new Set<number>();
  for (let seed = 0; seed < 2000; seed++) {
    const generator = seeded(seed);
    for (const part of Object.values(generator) as number[]) {
      expect(Number.isInteger(part) && part >= 0 && part < Number(M1)).toBe(true);
    }
    firsts.add(raw(generator));
  }
  expect(firsts.size).toBe(2000);
});

test.each([2, 3, 6, 7, 10, 40, 1000])("%i sides come alike", (sides) => {
  const generator = seeded(77 + sides);
  const counts = Array.from({ length: sides }, () => 0);
  const draws = sides * 1000;
  for (let i = 0; i < draws; i++) {
    const side = below(generator, sides);
    counts[side] = (counts[side] ?? NaN) + 1;
  }
  // Chi-square about its mean, within five of its deviations.
  const chi = counts.reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0);
  expect(Math.abs(chi - (sides - 1))).toBeLessThan(5 * Math.sqrt(2 * (sides - 1)));
});

test("pairs of draws come alike", () => {
  const generator = seeded(5);
  const counts = Array.from({ length: 36 }, () => 0);
  for (let i = 0; i < 36_000; i++) {
    const pair = below(generator, 6) * 6 + below(generator, 6);
    counts[pair] = (counts[pair] ?? NaN) + 1;
  }
  const chi = counts.reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0);
  expect(Math.abs(chi - 35)).toBeLessThan(5 * Math.sqrt(70));
});

test("one side needs no luck and moves the generator on all the same", () => {
  const generator = seeded(1);
  const before = { ...generator };
  expect(below(generator, 1)).toBe(0);
  expect(generator).not.toEqual(before);
});
