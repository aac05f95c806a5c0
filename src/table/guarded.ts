/**
 * An error in a callback ends that callback and leaves all it was about to do undone: whatever goes wrong in a frame of
 * the table's own is told to the table, which puts itself right.
 */

interface Guarding {
  /** Hears what went wrong. */
  readonly stumbled: (this: void, what: string) => void;
}

/** Of an error its first line: what follows says where, for those who made the table. */
export const inWords = (broken: unknown): string =>
  typeof broken === "string" ? (broken.split("\n")[0] ?? broken) : "an error without words";

export const guarded = (table: Guarding, run: (this: void) => void): void => {
  try {
    run();
  } catch (broken) {
    table.stumbled(inWords(broken));
  }
};

/** Runs it after so many frames, whatever comes between. */
export const inFrames = (table: Guarding, frames: number, run: (this: void) => void): void => {
  Wait.frames(() => {
    guarded(table, run);
  }, frames);
};
