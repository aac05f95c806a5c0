import { kept } from "../kernel/list";
import type { OpenAsk, Part, Say, Seat, Word } from "../kernel/words";
import { carriedAt, waitingAt } from "./asked";
import type { Table, Walk } from "./state";
import { speaksFor } from "./who-speaks";

/** What is asked of whom at the table, and how far it has been answered. */

/** The policy of the bot that plays this seat; "none" while nobody does but people. */
export const botOf = ({ bots }: Table, seat: Seat): Word => bots[seat] ?? "none";

/** Whether one question is put to two seats, and the same may be said to it. */
const isOneQuestion = (table: Table, a: OpenAsk, b: OpenAsk): boolean => {
  if (a.step !== b.step || table.match === "none") return false;
  const [one, other] = [carriedAt(table, table.match, a, []).part, carriedAt(table, table.match, b, []).part];
  return one === "said" || other === "said"
    ? one === other
    : one.ask === other.ask && one.of.join() === other.of.join();
};

/** All asks this colour may answer: a hand may speak for any of its seats. */
export const openTo = (table: Table, colour: Word): readonly OpenAsk[] => {
  if (table.match === "none" || table.busy || table.match.paused) return [];
  const waiting = waitingAt(table, table.match);
  if (waiting.for !== "answers") return [];
  return kept(waiting.asks, ({ seat }) => speaksFor(table, colour, seat) && botOf(table, seat) === "none");
};

/** What a panel asks this colour: the same question put to several of its seats is asked once. */
export const asksFor = (table: Table, colour: Word): readonly OpenAsk[] => {
  const asks: OpenAsk[] = [];
  for (const ask of openTo(table, colour)) {
    let isAsked = false;
    for (const each of asks) if (isOneQuestion(table, each, ask)) isAsked = true;
    if (!isAsked) asks.push(ask);
  }
  return asks;
};

/** What a seat has begun to say to an ask, if it is still what is asked. */
export const begunBy = (table: Table, { seat, step }: OpenAsk): Walk => {
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
export const walkOf = (table: Table, ask: OpenAsk): WalkSoFar => {
  if (table.match === "none") return { said: [], part: "said", picked: [], begun: false };
  const { said: begun, picked, early } = begunBy(table, ask);
  const { said, part } = carriedAt(table, table.match, ask, begun);
  return { said, part, picked, begun: begun.length + picked.length + early.length > 0 };
};
