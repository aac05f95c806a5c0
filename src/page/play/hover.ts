import type { PageStore } from "../page-state";
import type { Eye } from "../view/eye";
import type { Standing } from "../view/standing";

const LOOK_AFTER = 180;

/** What the pointer rests on is shown large after a moment; then what was gone to last. */
export class Hover {
  #lookSoon = 0;

  constructor(
    readonly eye: Eye,
    readonly store: PageStore,
  ) {}

  over(standing: Standing | undefined): void {
    const id = standing?.piece.id ?? -1;
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
    this.eye.hovered = -1;
    this.eye.look();
    this.store.set({ shown: this.store.now.focused });
  }
}
