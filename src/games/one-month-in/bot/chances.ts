/** What a bot reckons a fight to be: whether it is won, and how many fall. Nobody is armed, nobody runs. */
export interface Reckoning {
  readonly won: number;
  readonly lost: number;
}

/** In percent and hundredths, by survivors, then by zombies, from one on (OMI-FIGHT-03 to OMI-FIGHT-07). */
const WON: readonly (readonly number[])[] = [
  [75, 32, 8, 1, 0, 0, 0, 0, 0, 0],
  [98, 83, 53, 24, 8, 2, 0, 0, 0, 0],
  [100, 98, 87, 66, 39, 18, 7, 2, 0, 0],
  [100, 100, 98, 91, 75, 52, 30, 14, 6, 2],
  [100, 100, 100, 98, 93, 81, 63, 41, 23, 11],
  [100, 100, 100, 100, 99, 95, 86, 71, 52, 33],
  [100, 100, 100, 100, 100, 99, 96, 89, 77, 61],
  [100, 100, 100, 100, 100, 100, 99, 97, 92, 82],
  [100, 100, 100, 100, 100, 100, 100, 99, 98, 94],
  [100, 100, 100, 100, 100, 100, 100, 100, 99, 98],
];

const LOST: readonly (readonly number[])[] = [
  [25, 68, 92, 99, 100, 100, 100, 100, 100, 100],
  [13, 55, 116, 164, 189, 197, 199, 200, 200, 200],
  [5, 29, 82, 153, 219, 265, 288, 296, 299, 300],
  [2, 15, 48, 106, 182, 262, 326, 367, 388, 396],
  [1, 8, 28, 68, 128, 208, 296, 375, 434, 470],
  [1, 4, 17, 44, 87, 150, 230, 323, 414, 489],
  [0, 2, 10, 29, 61, 107, 170, 251, 347, 445],
  [0, 1, 6, 19, 43, 78, 127, 190, 271, 367],
  [0, 1, 4, 12, 30, 58, 96, 146, 210, 290],
  [0, 0, 2, 8, 21, 43, 74, 115, 166, 229],
];

const MOST = 10;

const inTable = (table: readonly (readonly number[])[], row: number, column: number): number =>
  ((table[Math.min(row, MOST) - 1] ?? [])[Math.min(column, MOST) - 1] ?? 0) / 100;

export const againstZombies = (survivors: number, zombies: number): Reckoning => {
  if (zombies === 0) return { won: 1, lost: 0 };
  if (survivors === 0) return { won: 0, lost: 0 };
  return { won: inTable(WON, survivors, zombies), lost: inTable(LOST, survivors, zombies) };
};

/** An attack on another team, by attackers, then by defenders (OMI-PVP-01 to OMI-PVP-06). */
const BEATEN: readonly (readonly number[])[] = [
  [42, 11, 3, 1, 0],
  [75, 36, 21, 9, 5],
  [92, 66, 47, 32, 21],
  [97, 79, 64, 48, 36],
  [99, 89, 77, 64, 51],
  [100, 93, 86, 75, 64],
  [100, 96, 91, 83, 74],
  [100, 98, 94, 89, 82],
];

const DEFENDERS = 5;

export const againstRivals = (attackers: number, defenders: number): number => {
  if (defenders === 0) return 1;
  if (attackers === 0) return 0;
  // Beyond the table only the difference tells.
  const over = Math.max(0, defenders - DEFENDERS);
  return ((BEATEN[Math.min(Math.max(1, attackers - over), BEATEN.length) - 1] ?? [])[defenders - over - 1] ?? 0) / 100;
};

/** How many attackers fall until so many defenders have, one for one in the long run (OMI-PVP-03, OMI-PVP-04). */
export const lossAgainst = (defenders: number): number => Math.max(0, 0.9 * defenders - 0.4);
