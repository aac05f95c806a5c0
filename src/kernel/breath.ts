/**
 * Long work is done in breaths: where much may have to be gone through it says how much it does, and whoever has it done
 * may let others have their turn there. Nothing is half done where a breath is taken: only what is asked, imagined or
 * looked for breathes, never what changes a match.
 */

let left = Infinity;
let rest: (this: void) => void = () => undefined;

/** So much work is about to be done; as much as about a hundred instructions of Lua is one. */
export const breathe = (work: number): void => {
  if (left < work) rest();
  left -= work;
};

/** From here on so much is done in one breath; then `resting` is called, which says when it goes on. */
export const takeBreath = (work: number, resting: (this: void) => void): void => {
  left = work;
  rest = resting;
};

/** From here on whatever is done is done at once. */
export const holdBreath = (): void => {
  left = Infinity;
};

/** Does something that must not be left half done. */
export const atOnce = (does: (this: void) => void): void => {
  const before = left;
  left = Infinity;
  does();
  left = before;
};
