import { breathe } from "./breath";
import { isRecord } from "./is-record";
import { upended } from "./list";
import { NATURE, type Snapshot } from "./match";
import type { Seat, Word } from "./words";

/**
 * A past comes out of a save, and somebody may have altered it. What can be seen without playing it again is looked at
 * when it is loaded; a line that says other words in good order is found out by the undo that would need it.
 */

type Rules = Readonly<Record<Word, unknown>>;

/** What is kept of how a match has come to where it is. */
export interface KeptPast {
  readonly seats: readonly Seat[];
  readonly oldest: number;
  readonly at: number;
  readonly past: readonly string[];
  readonly state: unknown;
  readonly snapshots: readonly unknown[];
}

/** As much work as a line is to look at. */
const A_LINE = 1;

/** Whether `inputIn` reads an input of these seats and rules off it; its words are not looked at. */
const isLine = (line: string, seated: Readonly<Record<Seat, boolean>>, rules: Rules): boolean => {
  const seat = line.indexOf(" ") + 1;
  const to = line.indexOf(" ", seat) + 1;
  const more = line.indexOf(" ", to);
  if (seat < 2 || to === 0 || more >= 0) return false;
  const say = line.indexOf("/", to);
  const step = line.slice(to, say < 0 ? line.length : say);
  return seated[line.slice(seat, to - 1)] === true && rules[step] !== undefined;
};

/** From which input on every line is one. */
const linesFrom = ({ seats, oldest, at, past }: KeptPast, rules: Rules): number => {
  const seated: Record<Seat, boolean> = { [NATURE]: true };
  for (const seat of seats) seated[seat] = true;
  for (let last = at - 1; last >= oldest; last--) {
    breathe(A_LINE);
    if (!isLine(past[last] ?? "", seated, rules)) return last + 1;
  }
  return oldest;
};

export const areSteps = (agenda: readonly unknown[], rules: Rules): boolean => {
  for (const step of agenda) if (!isRecord(step) || rules[step["do"] as Word] === undefined) return false;
  return true;
};

/** No state has fields that come and go. */
const hasItsFields = (state: unknown, now: unknown): boolean => {
  if (!isRecord(state) || !isRecord(now)) return false;
  for (const field in now) if (state[field] === undefined) return false;
  return true;
};

/** How far back a kept match can be taken, and the moments on the way. */
export interface SoundPast {
  readonly oldest: number;
  readonly snapshots: readonly Snapshot[];
  /** Nothing of what was kept had to be left out. */
  readonly isWhole: boolean;
}

/** A past as far back as it is whole. Where it is not, it begins with a moment that was kept since, and be it the last. */
export const soundPast = (kept: KeptPast, rules: Rules): SoundPast => {
  const from = linesFrom(kept, rules);
  const moments = kept.snapshots as readonly Snapshot[];
  const newestFirst: Snapshot[] = [];
  let oldest = kept.at;
  for (const moment of upended(moments)) {
    const { at, state, agenda } = moment;
    const isSound = at >= from && at < oldest && areSteps(agenda, rules) && hasItsFields(state, kept.state);
    if (!isSound) return { oldest, snapshots: upended(newestFirst), isWhole: false };
    newestFirst.push(moment);
    oldest = at;
  }
  const isWhole = from === kept.oldest;
  return { oldest: isWhole ? from : oldest, snapshots: upended(newestFirst), isWhole };
};
