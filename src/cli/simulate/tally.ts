import type { Word } from "../../kernel/words";
import { type LineUp, policyAt } from "./line-ups";
import type { Job, Played } from "./match-job";
import { type Share, shareOf } from "./share";

interface Ending {
  readonly rule: Word;
  readonly won: boolean;
  readonly matches: number;
}

/** All matches of one line-up and one number of seats. */
export interface Row {
  readonly policy: string;
  readonly seats: number;
  /** Matches that somebody won. */
  readonly won: Share;
  readonly endings: readonly Ending[];
  /** By the Round in which it ended, as far as the game counts them. */
  readonly rounds: readonly { readonly round: number; readonly matches: number }[];
  readonly answers: number;
  /** Of all seats that played by it, how many won. */
  readonly seatsWon: readonly ({ readonly policy: Word } & Share)[];
  readonly broken: readonly { readonly seed: number; readonly why: string }[];
}

interface Result {
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

const seatsWonBy = (results: readonly Result[], lineUp: LineUp): Row["seatsWon"] =>
  [...new Set(lineUp)].map((policy) => {
    const seats = results.flatMap(({ job, played }) =>
      Array.from({ length: job.seats }, (_, seat) => ({ by: policyAt(lineUp, job.nth, seat), seat, played })),
    );
    const own = seats.filter(({ by }) => by === policy);
    const won = own.filter(({ played, seat }) => played.ended === "over" && played.won.includes(seat));
    return { policy, ...shareOf(won.length, own.length) };
  });

const isOver = (played: Played): played is Over => played.ended === "over";

/** What came of the matches of one row. */
export const rowOf = (lineUp: LineUp, seats: number, results: readonly Result[]): Row => {
  const overs = results.map(({ played }) => played).filter(isOver);
  const answers = overs.reduce((sum, over) => sum + over.answers, 0);
  return {
    policy: lineUp.join("+"),
    seats,
    won: shareOf(overs.filter(({ won }) => won.length > 0).length, overs.length),
    endings: endingsOf(overs),
    rounds: roundsOf(overs),
    answers: overs.length === 0 ? 0 : Math.round(answers / overs.length),
    seatsWon: seatsWonBy(results, lineUp),
    broken: results.flatMap(({ job, played }) =>
      played.ended === "broken" ? [{ seed: job.seed, why: played.why }] : [],
    ),
  };
};
