import type { Table } from "./state";

/**
 * All that the table does in a frame of its own. An error in a callback ends that callback and leaves all it was about
 * to do undone: whatever goes wrong here is told to the table, which puts itself right.
 */

/** Of an error its first line: what follows says where, for those who made the table. */
export const inWords = (broken: unknown): string =>
  typeof broken === "string" ? (broken.split("\n")[0] ?? broken) : "an error without words";

export const guarded = (table: Table, run: (this: void) => void): void => {
  try {
    run();
  } catch (broken) {
    table.stumbled(inWords(broken));
  }
};

/** Runs it after so many frames, whatever comes between. */
export const inFrames = (table: Table, frames: number, run: (this: void) => void): void => {
  Wait.frames(() => {
    guarded(table, run);
  }, frames);
};

/** Runs `then` later, unless another match has been laid out meanwhile. */
export const later = (table: Table, frames: number, then: (this: void) => void): void => {
  const era = table.era;
  inFrames(table, frames, () => {
    if (table.era === era) then();
  });
};

/** Looks every so many frames whether something has come true, and goes on when it has or has taken too long. */
export const when = (
  table: Table,
  isSo: (this: void) => boolean,
  { every, looks }: { readonly every: number; readonly looks: number },
  then: (this: void) => void,
): void => {
  later(table, every, () => {
    if (looks === 0 || isSo()) then();
    else when(table, isSo, { every, looks: looks - 1 }, then);
  });
};
