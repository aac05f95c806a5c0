import type { SaveState } from "../../tts/save";
import { FRAMES_A_SECOND } from "./clock";
import { savedTable } from "./serialise";
import type { World } from "./world";

/** https://api.tabletopsimulator.com/base/#storerewindstate and https://api.tabletopsimulator.com/events/#onsave */

interface Intervals {
  readonly rewindEvery: number;
  readonly autosaveEvery: number;
}

/** So many checkpoints are kept. */
const KEPT = 10;
/** A script that keeps checkpoints from being stored can do so for so many seconds. */
const LONGEST_BLOCK = 60;

/** The checkpoints one may go back to, and the saves the game makes by itself. */
export class Rewind {
  readonly checkpoints: SaveState[] = [];
  autosave: SaveState | undefined;
  #lastStored = "";
  #blockedUntil = 0;

  constructor(
    readonly world: World,
    readonly intervals: Intervals,
  ) {}

  /** Stores a checkpoint if something has changed; whether it has. */
  store(): boolean {
    const state = savedTable(this.world);
    const text = JSON.stringify(state);
    if (text === this.#lastStored) return false;
    this.#lastStored = text;
    this.checkpoints.push(state);
    if (this.checkpoints.length > KEPT) this.checkpoints.shift();
    return true;
  }

  block(): void {
    this.#blockedUntil = this.world.clock.frame + LONGEST_BLOCK * FRAMES_A_SECOND;
  }

  allow(): void {
    this.#blockedUntil = 0;
  }

  /** Back to the last checkpoint, and next time to the one before it; to the save as it was loaded at last. */
  back(): void {
    const state = this.checkpoints.pop() ?? this.world.kept;
    this.#lastStored = "";
    this.world.reload(state);
  }

  tick(): void {
    const { rewindEvery, autosaveEvery } = this.intervals;
    if (this.#isDue(rewindEvery) && this.world.clock.frame >= this.#blockedUntil) this.store();
    if (this.#isDue(autosaveEvery)) this.autosave = savedTable(this.world);
  }

  #isDue(seconds: number): boolean {
    return this.world.clock.frame % Math.round(seconds * FRAMES_A_SECOND) === 0;
  }
}
