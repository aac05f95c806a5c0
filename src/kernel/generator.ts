import { fail } from "./fail";

/**
 * MRG32k3a (L'Ecuyer 1999) in doubles: no bits, every product below 2^53, so Node, fengari, PUC Lua and MoonSharp
 * draw the same numbers. A generator is a plain record and part of the match.
 */
export interface Generator {
  s10: number;
  s11: number;
  s12: number;
  s20: number;
  s21: number;
  s22: number;
}

const M1 = 4294967087;
const M2 = 4294944443;

/** `+ 0.5 - 0.5` keeps fengari off its 32-bit integers. */
const float = (value: number): number => value + 0.5 - 0.5;

const remainder = (value: number, modulus: number): number => {
  const rest = value - Math.floor(value / modulus) * float(modulus);
  return rest < 0 ? rest + modulus : rest >= modulus ? rest - modulus : rest;
};

/** The next number in 0 … 4294967086. */
const next = (generator: Generator): number => {
  const first = remainder(1403580 * generator.s11 - 810728 * generator.s10, M1);
  generator.s10 = generator.s11;
  generator.s11 = generator.s12;
  generator.s12 = first;
  const second = remainder(527612 * generator.s22 - 1370589 * generator.s20, M2);
  generator.s20 = generator.s21;
  generator.s21 = generator.s22;
  generator.s22 = second;
  return first >= second ? first - second : first - second + M1;
};

const LARGEST = 1e15;

/** A seed from a clock, a code or a save, made one that a generator takes. */
export const wholeSeed = (seed: number): number => (seed >= 0 && seed < LARGEST ? Math.floor(seed) : 0);

export const seeded = (seed: number): Generator => {
  // Of a fraction it would draw fractions, and a die has no such side: the match would stop without a word.
  if (!(seed >= 0 && seed < LARGEST) || Math.floor(seed) !== seed) fail("a seed that is no whole number");
  let mix = float(remainder(float(seed), 2147483647));
  const spread = (): number => {
    mix = remainder(mix * 48271 + 11, 2147483647);
    return mix + 1;
  };
  const generator = { s10: spread(), s11: spread(), s12: spread(), s20: spread(), s21: spread(), s22: spread() };
  for (let i = 0; i < 12; i++) next(generator);
  return generator;
};

const wholePart = (part: number, modulus: number): number => {
  const whole = Math.floor(part);
  return whole >= 0 && whole < modulus ? whole : 0;
};

/** A generator as it may come out of a save: fractions and what else is none of its numbers made whole. */
export const wholeGenerator = ({ s10, s11, s12, s20, s21, s22 }: Generator): Generator => ({
  s10: wholePart(s10, M1),
  s11: wholePart(s11, M1),
  s12: wholePart(s12, M1),
  s20: wholePart(s20, M2),
  s21: wholePart(s21, M2),
  s22: wholePart(s22, M2),
});

/** A number in 0 … n - 1, each as likely as the next. */
export const below = (generator: Generator, n: number): number => {
  const size = float(n);
  const fair = Math.floor(M1 / size) * size;
  let drawn = next(generator);
  while (drawn >= fair) drawn = next(generator);
  return drawn - Math.floor(drawn / size) * size;
};
