const FRAME = 1000 / 60;
/** Frames that are owed after a pause are not made up for. */
const MOST_OWED = 30;
/** So long the room may work before it listens to its tabs again. */
const BUSY = 12;

/** Drives the table's frames by the clock on the wall, faster or slower. */
export class Pace {
  /** Frames a frame: 0 stands still. */
  speed = 1;
  #last = performance.now();
  #owed = 0;

  constructor(
    readonly frame: () => void,
    readonly shown: () => void,
  ) {
    this.#tick();
  }

  #tick = (): void => {
    const began = performance.now();
    this.#owed = Math.min(
      this.#owed + ((began - this.#last) / FRAME) * this.speed,
      MOST_OWED * Math.max(this.speed, 1),
    );
    this.#last = began;
    while (this.#owed >= 1 && performance.now() - began < BUSY) {
      this.#owed--;
      this.frame();
    }
    this.shown();
    const took = performance.now() - began;
    // A script that takes all the time there is leaves half of it to the people at the table.
    setTimeout(this.#tick, took > 100 ? took : Math.max(1, FRAME - took));
  };
}
