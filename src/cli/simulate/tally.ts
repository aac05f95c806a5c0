import type { Word } from "../../kernel/words";
import { policyAt } from "./line-ups";
import { broughtTo, type Job, type Played } from "./match-job";
import type { Series } from "./series";
import { type Share, shareOf } from "./share";

interface Ending {
  readonly rule: Word;
  readonly won: boolean;
  readonly matches: number;
}

/** All matches of one series. */
export interface Row {
  readonly policy: string;
  readonly seats: number;
  /** What was brought against what; "" where it was what is usual. */
  readonly matchUp: string;
  /** Matches that somebody won, of all but the broken. */
  readonly won: Share;
  readonly endings: readonly Ending[];
  /** By the Round in which it ended, as far as the game counts them. */
  readonly rounds: readonly { readonly round: number; readonly matches: number }[];
  readonly answers: number;
  /** How many answers and rolls the shortest match had, a tenth, half and nine tenths at most, and the longest. */
  readonly lengths: readonly number[];
  /** How often each place at the table won. */
  readonly placesWon: readonly Share[];
  /** Of all seats that played by it, how many won. */
  readonly seatsWon: readonly ({ readonly policy: Word } & Share)[];
  /** Of all seats that brought it, how many won. */
  readonly broughtWon: readonly ({ readonly brought: string } & Share)[];
  /** Of the seats that began, as far as the game tells. */
  readonly firstWon: Share;
  /** The seeds of those that were let be before they ended. */
  readonly notEnded: readonly number[];
  readonly broken: readonly { readonly seed: number; readonly why: string }[];
}

/** A match and what came of it. */
export interface Result {
  readonly job: Job;
  readonly played: Played;
}

type Over = Extract<Played, { ended: "over" }>;

const counted = <K>(keys: readonly K[]): readonly (readonly [K, number])[] => {
  const counts = new Map<K, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return [...counts];
};

const endingsOf = (overs: readonly Over[]): readonly Ending[] =>
  counted(overs.map(({ rule, won }) => `${won.length > 0 ? "won" : "lost"} ${rule}`))
    .map(([key, matches]) => ({ rule: key.split(" ")[1] ?? "", won: key.startsWith("won "), matches }))
    .sort((a, b) => (a.won === b.won ? b.matches - a.matches : Number(b.won) - Number(a.won)));

const roundsOf = (overs: readonly Over[]): Row["rounds"] =>
  counted(overs.map(({ round }) => round).filter((round) => round > 0))
    .map(([round, matches]) => ({ round, matches }))
    .sort((a, b) => a.round - b.round);

/** How many of the seats won, by what is asked of each of them. */
const wonBy = (
  results: readonly Result[],
  keyOf: (job: Job, seat: number) => string,
): readonly (readonly [string, Share])[] => {
  const seats = results.flatMap(({ job, played }) =>
    Array.from({ length: job.seats }, (_, seat) => ({
      key: keyOf(job, seat),
      won: played.ended === "over" && played.won.includes(seat),
    })),
  );
  return [...new Set(seats.map(({ key }) => key))].sort().map((key) => {
    const own = seats.filter((seat) => seat.key === key);
    return [key, shareOf(own.filter(({ won }) => won).length, own.length)];
  });
};

/** How often a name wins against seats that did not bring it. */
export type NameWon = { readonly name: Word } & Share;

export const namesWonIn = (results: readonly Result[]): readonly NameWon[] => {
  const brought = results.flatMap(({ job, played }) => {
    const all = Array.from({ length: job.seats }, (_, seat) => broughtTo(job, seat));
    return all.flatMap((names, seat) =>
      names
        .filter((name) => all.every((others, other) => other === seat || !others.includes(name)))
        .map((name) => ({ name, won: played.ended === "over" && played.won.includes(seat) })),
    );
  });
  return [...new Set(brought.map(({ name }) => name))].sort().map((name) => {
    const own = brought.filter((each) => each.name === name);
    return { name, ...shareOf(own.filter(({ won }) => won).length, own.length) };
  });
};

const isOver = (played: Played): played is Over => played.ended === "over";

/** Where all win or lose together it is no matter who begins. */
const firstWonIn = (overs: readonly Over[], seats: number): Share => {
  const told = overs.filter(({ first, won }) => first >= 0 && won.length > 0 && won.length < seats);
  return shareOf(told.filter(({ won, first }) => won.includes(first)).length, told.length);
};

const QUANTILES = [0, 0.1, 0.5, 0.9, 1];

const lengthsOf = (overs: readonly Over[]): readonly number[] => {
  const sorted = overs.map((over) => over.answers).sort((a, b) => a - b);
  return sorted.length === 0 ? [] : QUANTILES.map((part) => sorted[Math.round(part * (sorted.length - 1))] ?? 0);
};

/** What came of the matches of one series. */
export const rowOf = ({ lineUp, matchUp, seats }: Series, results: readonly Result[]): Row => {
  const overs = results.map(({ played }) => played).filter(isOver);
  const notEnded = results.filter(({ played }) => played.ended === "not").map(({ job }) => job.seed);
  const answers = overs.reduce((sum, over) => sum + over.answers, 0);
  return {
    policy: lineUp.join("+"),
    seats,
    matchUp: matchUp.map((brought) => brought.join("+")).join(" : "),
    won: shareOf(overs.filter(({ won }) => won.length > 0).length, overs.length + notEnded.length),
    endings: endingsOf(overs),
    rounds: roundsOf(overs),
    answers: overs.length === 0 ? 0 : Math.round(answers / overs.length),
    lengths: lengthsOf(overs),
    placesWon: wonBy(results, (_job, seat) => String(seat)).map(([, share]) => share),
    seatsWon: wonBy(results, (job, seat) => policyAt(lineUp, job.nth, seat)).map(([policy, share]) => ({
      policy,
      ...share,
    })),
    broughtWon: wonBy(results, (job, seat) => broughtTo(job, seat).join("+")).map(([brought, share]) => ({
      brought,
      ...share,
    })),
    firstWon: firstWonIn(overs, seats),
    notEnded,
    broken: results.flatMap(({ job, played }) =>
      played.ended === "broken" ? [{ seed: job.seed, why: played.why }] : [],
    ),
  };
};
