/** So little is lost where shares are added up. */
const NOTHING = 0.000000001;

/** A share in percent, as one rounds: only what is certain has 100, only what cannot be has 0. */
export const percentOf = (share: number): number => {
  if (share < NOTHING) return 0;
  if (share > 1 - NOTHING) return 100;
  return Math.max(1, Math.min(99, Math.floor(100 * share + 0.5)));
};
