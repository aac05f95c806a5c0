import type { Share } from "./share";
import type { Row } from "./tally";

const percent = (rate: number): string => `${(100 * rate).toFixed(1)} %`;

const interval = ({ rate, low, high }: Share): string => `${percent(rate)} (${percent(low)} to ${percent(high)})`;

const roundsOf = ({ rounds }: Row): string =>
  rounds.map(({ round, matches }) => `${String(round)}: ${String(matches)}`).join(", ");

const linesOf = (row: Row): string[] => {
  const { policy, seats, won, endings, answers, seatsWon, broken } = row;
  const heading = `${policy}, ${String(seats)} ${seats === 1 ? "seat" : "seats"}`;
  const lines = [`${heading}: ${String(won.count)} of ${String(won.of)} won, ${interval(won)}`];
  for (const { rule, won: isWon, matches } of endings) {
    lines.push(`  ${isWon ? "won" : "lost"} by ${rule}: ${String(matches)}`);
  }
  if (row.rounds.length > 0) lines.push(`  ended in Round ${roundsOf(row)}`);
  lines.push(`  answers and rolls in a match: ${String(answers)}`);
  if (seatsWon.length > 1)
    for (const share of seatsWon) lines.push(`  seats that play ${share.policy}: ${interval(share)}`);
  for (const { seed, why } of broken) lines.push(`  broken, seed ${String(seed)}: ${why}`);
  return lines;
};

export const reportOf = (rows: readonly Row[]): string => rows.flatMap(linesOf).join("\n");
