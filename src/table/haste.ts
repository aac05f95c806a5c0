import { has, kept } from "../kernel/list";
import type { Seat } from "../kernel/words";
import type { Settings } from "./settings";
import { isPlaying, type Playing, type Table } from "./table";
import { isGuided } from "./teaching";
import { botOf } from "./who-speaks";
import { isIdle } from "./worker";

/**
 * What is done between two decisions of people's is shown one thing after the other, as long as there is time for that.
 * Then all of it is told as it happens, and the pieces come along together when somebody is asked again.
 */

export interface Haste {
  /** At which of the worker's frames people were asked last. */
  asked: number;
  /** Which seat does something, and since which frame. */
  seat: Seat;
  since: number;
  /** Somebody has seen enough. */
  skips: boolean;
  /** Something was told whose pieces have not come along. */
  isBehind: boolean;
}

export const unhurried = (): Haste => ({ asked: 0, seat: "", since: 0, skips: false, isBehind: false });

/** In frames: so long the doings of a bot are shown one by one, and so long whatever is done until people are asked. */
const ONE_BY_ONE = { ofBot: 90, ofAll: 300 } as const;

/** Bots among themselves have all the time. */
const isForPeople = (table: Playing): boolean => {
  for (const seat of table.match.seats) if (botOf(table, seat) === "none") return true;
  return false;
};

/** Whether there is no more time for one thing after the other. A guide takes its own. */
const isLate = (table: Playing): boolean => {
  const { haste, worker, settings } = table;
  const all = worker.passed - haste.asked;
  // Rarely is there anything more to find out.
  if (all <= ONE_BY_ONE.ofBot || settings.pace !== "brisk") return false;
  const ofBot = botOf(table, haste.seat) === "none" ? 0 : worker.passed - haste.since;
  return (all > ONE_BY_ONE.ofAll || ofBot > ONE_BY_ONE.ofBot) && isForPeople(table) && !isGuided(table);
};

/** Whether what happens is told only, and its pieces come along later. */
export const hastens = (table: Table): boolean => table.haste.skips || (isPlaying(table) && isLate(table));

/** At which pace what is shown is shown now. */
export const paceOf = ({ haste, settings }: Table): Settings["pace"] => (haste.skips ? "jump" : settings.pace);

/** Whether nothing is waited for: no event is followed by what moves with it, nobody seems to think. */
export const isHurried = (table: Table): boolean => table.settings.pace === "jump" || hastens(table);

/** A seat does something: another than the one before has time of its own. */
export const takesTurn = ({ haste, worker, match }: Playing, seat: Seat): void => {
  if (haste.seat === seat || !has(match.seats, seat)) return;
  haste.seat = seat;
  haste.since = worker.passed;
};

/** People are asked: what comes of their answer is shown from its beginning again. */
export const takesTime = ({ haste, worker }: Table): void => {
  haste.asked = worker.passed;
  haste.seat = "";
  haste.skips = false;
};

/** Whether there is anything that somebody could have seen enough of. */
export const canSkip = (table: Table): boolean => {
  const { asked } = table;
  if (paceOf(table) === "jump" || table.match === "none" || isIdle(table)) return false;
  if (asked === "none" || asked.isOld) return true;
  return kept(asked.questions, ({ isWaitedFor }) => isWaitedFor).length === 0;
};
