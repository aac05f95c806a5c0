/** So many of so many, and where the true rate lies with 95 % confidence. */
export interface Share {
  readonly count: number;
  readonly of: number;
  readonly rate: number;
  readonly low: number;
  readonly high: number;
}

/** 97.5 % of a normal distribution lie below so many deviations. */
const Z = 1.959964;

/** The interval of E. B. Wilson (1927): right for few matches and for rates near 0 and 1, too. */
export const shareOf = (count: number, of: number): Share => {
  if (of === 0) return { count, of, rate: 0, low: 0, high: 1 };
  const rate = count / of;
  const scale = 1 + (Z * Z) / of;
  const middle = (rate + (Z * Z) / (2 * of)) / scale;
  const reach = (Z * Math.sqrt((rate * (1 - rate)) / of + (Z * Z) / (4 * of * of))) / scale;
  return { count, of, rate, low: Math.max(0, middle - reach), high: Math.min(1, middle + reach) };
};
