/** How finely a slow machine draws while something moves: coarser when frames take long, and finely again at rest. */

const LEVELS = [1, 0.75, 0.55, 0.4];
/** Milliseconds of a frame that are too many, and those that leave room. */
const [LONG, SHORT] = [110, 45];
/** Frames farther apart than this do not follow each other. */
const APART = 900;

export class Pace {
  #level = 0;
  #before = -Infinity;

  /** A frame begins now: the share of the full fineness it is drawn in. */
  begins(now: number): number {
    const took = now - this.#before;
    this.#before = now;
    if (took > APART) return this.#share;
    if (took > LONG) this.#level = Math.min(this.#level + 1, LEVELS.length - 1);
    else if (took < SHORT) this.#level = Math.max(this.#level - 1, 0);
    return this.#share;
  }

  get #share(): number {
    return LEVELS[this.#level] ?? 1;
  }
}
