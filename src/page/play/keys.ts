import type { Send } from "../link";
import type { PageStore } from "../page-state";
import type { Eye } from "../view/eye";
import type { Standing } from "../view/standing";
import type { Grip } from "./grip";
import { nextPiece, type Way, WAYS } from "./next-piece";
import { TypedNumber } from "./typed-number";
import { isContainer, isMovable } from "./under";

/** The table by keyboard: arrows go from piece to piece, or carry what is held; the other keys are those of the game. */

const STEP = 1;
const SMALL_STEP = 0.25;
const TURN = 15;
const ZOOM = 1.25;

export class Keys {
  readonly #number = new TypedNumber((number) => {
    this.#with(({ piece }) => {
      this.send({ act: "type", id: piece.id, number });
    });
  });

  constructor(
    readonly eye: Eye,
    readonly grip: Grip,
    readonly store: PageStore,
    readonly send: Send,
    /** The pieces that can be gone to, in the order they are read. */
    readonly pieces: () => readonly Standing[],
  ) {}

  /** Whether the key meant something. */
  press(event: KeyboardEvent): boolean {
    const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
    if (!this.grip.holds && this.eye.lens.press?.(event) === true) return true;
    if (ctrlKey || metaKey || altKey) return false;
    const way = WAYS[key];
    if (way !== undefined) return this.#go(way, shiftKey);
    if (this.#number.hears(key)) return true;
    const work = this.#works[key.length === 1 ? key.toLowerCase() : key];
    if (work === undefined) return false;
    work(shiftKey);
    return true;
  }

  get #focused(): Standing | undefined {
    return this.grip.held ?? this.eye.standings.all.get(this.store.now.focused);
  }

  #with(work: (standing: Standing) => void): void {
    const focused = this.#focused;
    if (focused !== undefined) work(focused);
  }

  readonly #works: Readonly<Record<string, (shift: boolean) => void>> = {
    Enter: () => {
      this.#grab();
    },
    " ": () => {
      this.#grab();
    },
    Escape: () => {
      if (this.grip.holds) this.grip.putBack();
      else this.store.set({ shown: -1 });
    },
    f: () => {
      this.#with(({ piece }) => {
        this.send({ act: "flip", id: piece.id });
      });
    },
    r: () => {
      this.#with(({ piece }) => {
        this.send({ act: "roll", id: piece.id });
      });
    },
    q: () => {
      this.#turn(-TURN);
    },
    e: () => {
      this.#turn(TURN);
    },
    o: () => {
      this.#with(({ piece }) => {
        this.send({ act: "look", id: piece.id });
      });
    },
    d: () => {
      this.#with((standing) => {
        if (isContainer(standing)) this.grip.draw(standing);
      });
    },
    m: () => {
      this.#menu();
    },
    ContextMenu: () => {
      this.#menu();
    },
    F10: (shift) => {
      if (shift) this.#menu();
    },
    "+": () => {
      this.#zoom(ZOOM);
    },
    "=": () => {
      this.#zoom(ZOOM);
    },
    "-": () => {
      this.#zoom(1 / ZOOM);
    },
    Home: () => {
      this.eye.fit();
    },
  };

  #turn(degrees: number): void {
    this.#with(({ piece }) => {
      this.send({ act: "rotate", id: piece.id, degrees });
    });
  }

  #zoom(by: number): void {
    this.eye.zoom(by);
  }

  #grab(): void {
    if (this.grip.holds) {
      this.grip.drop();
      return;
    }
    this.#with((standing) => {
      if (isMovable(standing)) this.grip.pickUp(standing);
      else if (isContainer(standing)) this.grip.draw(standing);
    });
  }

  #menu(): void {
    this.#with((standing) => {
      const [x, y] = this.eye.lens.screenOf(standing);
      this.store.set({ menu: { id: standing.piece.id, x, y } });
    });
  }

  #go(way: Way, finely: boolean): boolean {
    if (this.grip.spot !== "nowhere") {
      const step = finely ? SMALL_STEP : STEP;
      const to = { x: this.grip.spot.x + way[0] * step, z: this.grip.spot.z + way[1] * step };
      this.grip.carry(to);
      this.eye.show(to);
      return true;
    }
    const pieces = this.pieces();
    const from = this.#focused;
    const next = from === undefined ? pieces[0] : nextPiece(pieces, from, way);
    if (next !== undefined) this.focus(next);
    return true;
  }

  focus({ piece, at }: Standing): void {
    this.store.set({ focused: piece.id, shown: piece.id });
    this.eye.show({ x: at[0], z: at[2] });
  }
}
