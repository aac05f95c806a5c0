import type { CameraState } from "../room/solid";
import type { Eye } from "../view/eye";
import type { SolidView } from "./solid-view";

/**
 * The camera by keys, as the game has them: the space bar is one's own place, Shift and a digit a saved one, Ctrl and a digit
 * saves it. Shift and an arrow goes round the table. A digit alone is said to a piece.
 */

const STEP = 60;
const WAYS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

/** The place the space bar goes to. */
const OWN = 0;

export class CameraKeys {
  readonly #key = `outbreak.cameras ${document.title}`;

  constructor(
    readonly eye: Eye,
    readonly view: SolidView,
  ) {}

  /** Whether the key meant something. */
  press({ key, code, shiftKey, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean {
    if (altKey || metaKey) return false;
    const digit = /^Digit([0-9])$/.exec(code)?.[1];
    if (digit !== undefined && ctrlKey) return this.#keep(Number(digit));
    if (ctrlKey) return false;
    if (digit !== undefined && shiftKey) return this.#goTo(Number(digit));
    if (key === " ") return this.#goTo(OWN) || this.#goHome();
    const way = shiftKey ? WAYS[key] : undefined;
    if (way === undefined) return false;
    this.eye.turn(...way);
    return true;
  }

  /** What this browser has saved for the table, over what the save itself has. */
  #saved(digit: number): CameraState | undefined {
    const own = (JSON.parse(localStorage.getItem(this.#key) ?? "{}") as Record<string, CameraState>)[String(digit)];
    const brought = this.eye.standings.around?.cameras[digit];
    return own ?? (brought === "none" ? undefined : brought);
  }

  #keep(digit: number): boolean {
    const before = JSON.parse(localStorage.getItem(this.#key) ?? "{}") as Record<string, CameraState>;
    localStorage.setItem(this.#key, JSON.stringify({ ...before, [String(digit)]: this.view.orbit.state }));
    return true;
  }

  #goTo(digit: number): boolean {
    const state = this.#saved(digit);
    if (state === undefined) return false;
    this.view.goTo(state);
    this.eye.look();
    return true;
  }

  #goHome(): boolean {
    this.eye.fit();
    return true;
  }
}
