import type { Share } from "./share";
import type { NameWon, Row } from "./tally";

const percent = (rate: number): string => `${(100 * rate).toFixed(1)} %`;

const interval = ({ rate, low, high }: Share): string => `${percent(rate)} (${percent(low)} to ${percent(high)})`;

const roundsOf = ({ rounds }: Row): string =>
  rounds.map(({ round, matches }) => `${String(round)}: ${String(matches)}`).join(", ");

const linesOf = (row: Row): string[] => {
  const { policy, seats, matchUp, won, endings, answers, seatsWon, broughtWon, firstWon, notEnded, broken } = row;
  const heading = `${policy}, ${String(seats)} ${seats === 1 ? "seat" : "seats"}${matchUp === "" ? "" : `, ${matchUp}`}`;
  const lines = [`${heading}: ${String(won.count)} of ${String(won.of)} won, ${interval(won)}`];
  for (const { rule, won: isWon, matches } of endings) {
    lines.push(`  ${isWon ? "won" : "lost"} by ${rule}: ${String(matches)}`);
  }
  if (notEnded.length > 0) lines.push(`  not ended: ${String(notEnded.length)} (seed ${notEnded.join(", ")})`);
  if (row.rounds.length > 0) lines.push(`  ended in Round ${roundsOf(row)}`);
  lines.push(`  answers and rolls in a match: ${String(answers)}`);
  if (seatsWon.length > 1)
    for (const share of seatsWon) lines.push(`  seats that play ${share.policy}: ${interval(share)}`);
  if (broughtWon.length > 1) for (const share of broughtWon) lines.push(`  ${share.brought}: ${interval(share)}`);
  if (firstWon.of > 0) lines.push(`  who begins: ${interval(firstWon)}`);
  for (const { seed, why } of broken) lines.push(`  broken, seed ${String(seed)}: ${why}`);
  return lines;
};

export const reportOf = (rows: readonly Row[], names: readonly NameWon[]): string =>
  [...rows.flatMap(linesOf), ...names.map((share) => `${share.name} against all others: ${interval(share)}`)].join(
    "\n",
  );
