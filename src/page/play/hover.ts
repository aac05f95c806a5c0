import type { PageStore } from "../page-state";
import type { Spot } from "../view/camera";
import type { Eye } from "../view/eye";
import type { Standing } from "../view/standing";
import type { Wondering } from "./wondering";

const LOOK_AFTER = 180;

/** What the pointer rests on is shown large after a moment; then what was gone to last. */
export class Hover {
  #lookSoon = 0;
  #wonderSoon = 0;

  constructor(
    readonly eye: Eye,
    readonly store: PageStore,
    readonly wondering: Wondering,
  ) {}

  over(standing: Standing | undefined, spot: Spot): void {
    const id = standing?.piece.id ?? -1;
    clearTimeout(this.#wonderSoon);
    this.#wonderSoon = window.setTimeout(() => {
      this.wondering.about({ key: "", id, ...spot });
    }, LOOK_AFTER);
    if (id === this.eye.hovered) return;
    this.eye.hovered = id;
    this.eye.look();
    clearTimeout(this.#lookSoon);
    this.#lookSoon = window.setTimeout(() => {
      this.store.set({ shown: id < 0 ? this.store.now.focused : id });
    }, LOOK_AFTER);
  }

  leaves(): void {
    clearTimeout(this.#lookSoon);
    clearTimeout(this.#wonderSoon);
    this.wondering.rest();
    this.eye.hovered = -1;
    this.eye.look();
    this.store.set({ shown: this.store.now.focused });
  }
}
