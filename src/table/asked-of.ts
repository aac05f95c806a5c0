import { kept } from "../kernel/list";
import type { OpenAsk } from "../kernel/say";
import type { Event, Part, Say, Seat, Step, Word } from "../kernel/words";
import { carriedAt, waitingAt } from "./asked";
import type { Table, Walk } from "./state";
import { speaksFor } from "./who-speaks";

/** What is asked of whom at the table, and how far it has been answered. */

/** The policy of the bot that plays this seat; "none" while nobody does but people. */
export const botOf = <S, St extends Step, E extends Event>({ bots }: Table<S, St, E>, seat: Seat): Word =>
  bots[seat] ?? "none";

/** Whether one question is put to two seats, and the same may be said to it. */
const isOneQuestion = <S, St extends Step, E extends Event>(
  table: Table<S, St, E>,
  a: OpenAsk<St>,
  b: OpenAsk<St>,
): boolean => {
  if (a.step !== b.step || table.match === "none") return false;
  const [one, other] = [carriedAt(table, table.match, a, []).part, carriedAt(table, table.match, b, []).part];
  return one === "said" || other === "said"
    ? one === other
    : one.ask === other.ask && one.of.join() === other.of.join();
};

/** All asks this colour may answer: a hand may speak for any of its seats. */
export const openTo = <S, St extends Step, E extends Event>(
  table: Table<S, St, E>,
  colour: Word,
): readonly OpenAsk<St>[] => {
  if (table.match === "none" || table.busy || table.match.paused) return [];
  const waiting = waitingAt(table, table.match);
  if (waiting.for !== "answers") return [];
  return kept(waiting.asks, ({ seat }) => speaksFor(table, colour, seat) && botOf(table, seat) === "none");
};

/** What a panel asks this colour: the same question put to several of its seats is asked once. */
export const asksFor = <S, St extends Step, E extends Event>(
  table: Table<S, St, E>,
  colour: Word,
): readonly OpenAsk<St>[] => {
  const asks: OpenAsk<St>[] = [];
  for (const ask of openTo(table, colour)) {
    let isAsked = false;
    for (const each of asks) if (isOneQuestion(table, each, ask)) isAsked = true;
    if (!isAsked) asks.push(ask);
  }
  return asks;
};

/** What a seat has begun to say to an ask, if it is still what is asked. */
export const begunBy = <S, St extends Step, E extends Event>(
  table: Table<S, St, E>,
  { seat, step }: OpenAsk<St>,
): Walk => {
  const at = table.match === "none" ? 0 : table.match.at;
  const walk = table.walks[seat];
  return walk?.at === at && walk.to === step.do ? walk : { at, to: step.do, said: [], picked: [], early: [] };
};

interface WalkSoFar {
  readonly said: Say;
  readonly part: Part | "said";
  readonly picked: readonly Word[];
  /** There is something to take back. */
  readonly begun: boolean;
}

/** What a seat has said so far to an ask, with what goes without saying, and the choice it is at. */
export const walkOf = <S, St extends Step, E extends Event>(table: Table<S, St, E>, ask: OpenAsk<St>): WalkSoFar => {
  if (table.match === "none") return { said: [], part: "said", picked: [], begun: false };
  const { said: begun, picked, early } = begunBy(table, ask);
  const { said, part } = carriedAt(table, table.match, ask, begun);
  return { said, part, picked, begun: begun.length + picked.length + early.length > 0 };
};
