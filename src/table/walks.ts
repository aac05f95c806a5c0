import { has } from "../kernel/list";
import { waitingOf, seenOf } from "../kernel/match";
import { carriedOn, lookedThrough } from "../kernel/say";
import type { OpenAsk, Seat } from "../kernel/words";
import type { Laid, Playing, Walk } from "./table";
import { written } from "./writing";

/** Answers that are not whole yet: each outlasts what others say, as long as the same is asked and it may still be said. */

/** What a seat has begun to say to an ask; nothing yet where it has not. */
export const walkFor = ({ walks, match: { at } }: Playing, { seat, step }: OpenAsk): Walk => {
  const walk = walks[seat];
  return walk?.at === at && walk.step.do === step.do
    ? walk
    : { at, step, said: [], picked: [], early: [], doubted: false };
};

const mayGoOn = ({ game, match }: Playing, ask: OpenAsk, { step, said, picked }: Walk): boolean => {
  if (step.do !== ask.step.do || written(step) !== written(ask.step)) return false;
  const state = seenOf(match);
  if (lookedThrough(game, state, ask, said).verdict !== "fine") return false;
  const { part } = carriedOn(game, state, ask, said);
  for (const word of picked) if (part === "said" || !has(part.of, word)) return false;
  return true;
};

/** The walk as it goes on now; while chance is waited for nobody is asked, and it only waits. */
const goneOn = (table: Playing, seat: Seat, walk: Walk): Walk | "dropped" => {
  const waiting = waitingOf(table.match);
  if (waiting.for === "chance") return walk;
  for (const ask of waiting.for === "answers" ? waiting.asks : []) {
    if (ask.seat === seat && mayGoOn(table, ask, walk)) return { ...walk, at: table.match.at, step: ask.step };
  }
  return "dropped";
};

/** Something was answered, by a seat or by nature: what others have begun to say goes on. */
export const goOnWithWalks = (table: Playing, answered: Seat): void => {
  const walks: Record<Seat, Walk> = {};
  for (const seat of table.match.seats) {
    const walk = table.walks[seat];
    const now = walk === undefined || seat === answered ? "dropped" : goneOn(table, seat, walk);
    if (now !== "dropped") walks[seat] = now;
  }
  table.walks = walks;
};

/** What lies there for what is still being said: the rest has been shown. */
export const laidStill = ({ laid, walks }: Playing): Playing["laid"] => {
  const still: Record<string, Laid> = {};
  for (const guid in laid) {
    const one = laid[guid];
    if (one !== undefined && walks[one.by] !== undefined) still[guid] = one;
  }
  return still;
};

/** Forgets what a seat has begun to say; what it laid out for it belongs to nothing any more. */
export const forgetWalk = (table: Playing, seat: Seat): void => {
  const walks: Record<Seat, Walk> = {};
  for (const each of table.match.seats) {
    const walk = table.walks[each];
    if (walk !== undefined && each !== seat) walks[each] = walk;
  }
  table.walks = walks;
  table.laid = laidStill(table);
};
