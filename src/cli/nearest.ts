/** How many letters have to be put in, left out, changed or swapped with their neighbour to make one word of another. */
const slips = (one: string, other: string): number => {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, i) => i)];
  const at = (i: number, j: number): number => rows[i]?.[j] ?? Infinity;
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    rows.push(row);
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1];
      const isSwapped = one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      row[j] = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + (isSame ? 0 : 1));
      if (isSwapped) row[j] = Math.min(at(i, j), at(i - 2, j - 2) + 1);
    }
  }
  return at(one.length, other.length);
};

/** So many letters of a word may be slips of the pen. */
const mayBeSlips = (word: string): number => Math.max(1, Math.floor(word.length / 3));

/** The known word that somebody most likely meant: one it begins, or one a few slips away; "" where none is near. */
export const nearest = (given: string, known: readonly string[]): string => {
  const begun = given.length > 1 ? known.filter((word) => word.startsWith(given)) : [];
  if (begun.length === 1) return begun[0] ?? "";
  const near = known
    .map((word) => ({ word, away: slips(given, word) }))
    .filter(({ away }) => away <= mayBeSlips(given))
    .sort((a, b) => a.away - b.away);
  return near[0]?.word ?? "";
};
