import type { BoardPlace } from "../../kernel/board";
import type { Send } from "../link";
import type { PageStore } from "../page-state";
import type { Meaning } from "../room/wire";
import type { Spot } from "../view/camera";
import type { Eye } from "../view/eye";
import type { Grip } from "./grip";

/** A choice by its key, a piece by its id, or with neither a bare place. */
interface About extends Spot {
  readonly key: string;
  readonly id: number;
}

const isSame = (a: About, b: About): boolean =>
  a.key === b.key && a.id === b.id && (a.id >= 0 || a.key !== "" || Math.hypot(a.x - b.x, a.z - b.z) < 0.5);

const isIn = ({ x, z, across, deep }: BoardPlace, spot: Spot): boolean =>
  Math.abs(spot.x - x) <= across / 2 && Math.abs(spot.z - z) <= deep / 2;

const far = (place: BoardPlace, { x, z }: Spot): number => Math.hypot(place.x - x, place.z - z);

/** Asks the table what it means where the pointer is, what a choice means, and where a lifted piece may go. */
export class Wondering {
  #about: About | "nothing" = "nothing";
  #held = -1;
  #meaning: Meaning | "none" = "none";
  #turn = 0;

  constructor(
    readonly eye: Eye,
    readonly store: PageStore,
    readonly grip: Grip,
    readonly send: Send,
  ) {}

  /** Whether this place is the one that was asked about last. */
  isAt(spot: Spot): boolean {
    return this.#about !== "nothing" && isSame(this.#about, { key: "", id: -1, ...spot });
  }

  about(about: About): void {
    if (this.#held >= 0 || (this.#about !== "nothing" && isSame(this.#about, about))) return;
    this.#ask(about);
  }

  /** Nothing is pointed at any more. */
  rest(): void {
    if (this.#held < 0) this.#forget();
  }

  /** Something else is asked now. */
  askAgain(): void {
    const about = this.#about;
    this.#forget();
    if (about !== "nothing" && about.key === "") this.#ask(about);
  }

  hear(meaning: Meaning): void {
    if (meaning.turn !== this.#turn) return;
    this.#meaning = meaning;
    this.#show();
  }

  /** A click answers where that is one answer. */
  touch(id: number, { x, z }: Spot): void {
    const { slate, you } = this.store.now;
    if (slate !== "none" && slate.at >= 0 && you !== "Grey") this.send({ act: "touch", at: slate.at, id, x, z });
  }

  /** Each frame: what is in the hand is what is asked about, and what it is held over is what is told. */
  step(): void {
    const { held, spot } = this.grip;
    const id = held?.piece.id ?? -1;
    if (id !== this.#held) {
      this.#held = id;
      if (held === undefined) this.#forget();
      else this.#ask({ key: "", id, x: held.at[0], z: held.at[2] });
    }
    if (id >= 0 && spot !== "nowhere" && this.#meaning !== "none") this.#tellOver(this.#meaning, spot);
  }

  #ask(about: About): void {
    const { slate, you } = this.store.now;
    if (slate === "none" || slate.at < 0 || you === "Grey") return;
    this.#forget();
    this.#about = about;
    this.send({ act: "wonder", at: slate.at, turn: ++this.#turn, ...about });
  }

  #forget(): void {
    this.#about = "nothing";
    this.#meaning = "none";
    this.#turn++;
    this.eye.lit = { pieces: [], places: [] };
    this.eye.look();
    if (this.store.now.meaning !== "none") this.store.set({ meaning: "none" });
  }

  #show(): void {
    if (this.#meaning === "none" || this.#about === "nothing") return;
    const { pieces, places, click, more } = this.#meaning;
    const isLit = this.#about.key !== "" || this.#held >= 0;
    this.eye.lit = isLit ? { pieces, places } : { pieces: [], places: [] };
    this.eye.look();
    if (this.#held < 0) this.store.set({ meaning: click === "" ? "none" : { may: true, says: click, more } });
  }

  #tellOver({ places }: Meaning, spot: Spot): void {
    const [over] = places.filter((place) => isIn(place, spot)).sort((a, b) => far(a, spot) - far(b, spot));
    const { meaning } = this.store.now;
    if (over === undefined) {
      if (meaning !== "none") this.store.set({ meaning: "none" });
      return;
    }
    const { may, says, more } = over;
    if (meaning === "none" || meaning.may !== may || meaning.says !== says || meaning.more !== more)
      this.store.set({ meaning: { may, says, more } });
  }
}
