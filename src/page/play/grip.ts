import type { Send } from "../link";
import type { PageStore } from "../page-state";
import type { Spot } from "../view/camera";
import type { Standing, Standings } from "../view/standing";

/** What this seat has in its hand: picked up by pointer or by key, carried at once, let go where it is. */
export class Grip {
  /** Where the hand is, while it holds or is about to hold something. */
  #at: Spot | "nowhere" = "nowhere";
  #from: Spot = { x: 0, z: 0 };
  #letsGo = false;
  #sent = false;

  constructor(
    readonly store: PageStore,
    readonly standings: Standings,
    readonly send: Send,
    readonly look: () => void,
  ) {}

  get held(): Standing | undefined {
    const { you } = this.store.now;
    return [...this.standings.all.values()].find(({ piece }) => piece.held === you);
  }

  get holds(): boolean {
    return this.#at !== "nowhere";
  }

  pickUp({ piece, at }: Standing): void {
    this.#begin({ x: at[0], z: at[2] });
    this.send({ act: "pickUp", id: piece.id });
  }

  /** The top of a deck or bag, or what lies at an index in it. */
  draw({ piece, at }: Standing, index = -1): void {
    this.#begin({ x: at[0], z: at[2] });
    this.send(index < 0 ? { act: "draw", id: piece.id } : { act: "take", id: piece.id, index });
  }

  carry(to: Spot): void {
    if (this.#at === "nowhere") return;
    this.#at = to;
    this.#sent = false;
    this.look();
  }

  /** Where it lies if it is let go now. */
  get spot(): Spot | "nowhere" {
    return this.#at;
  }

  /** To the middle of the seat's own hand. */
  carryHome(): void {
    const { you } = this.store.now;
    const home = [...this.standings.all.values()].find(({ piece }) => piece.look.as === "zone" && piece.of === you);
    if (home !== undefined) this.carry({ x: home.at[0], z: home.at[2] });
  }

  drop(): void {
    if (this.#at === "nowhere") return;
    this.#letsGo = true;
    this.step();
  }

  putBack(): void {
    if (this.#at === "nowhere") return;
    this.#at = this.#from;
    this.#sent = false;
    this.drop();
  }

  /** Each frame: tells the room where the hand is. What was refused is not held, and forgotten after a while. */
  step(): void {
    const { held } = this;
    const holding = held?.piece.id ?? -1;
    if (this.store.now.holding !== holding) this.store.set({ holding });
    if (this.#at === "nowhere") return;
    if (held === undefined) {
      if (--this.#patience < 0) this.#end();
      return;
    }
    const { id } = held.piece;
    held.at = [this.#at.x, held.at[1], this.#at.z];
    if (!this.#sent) this.send({ act: "carry", id, ...this.#at });
    this.#sent = true;
    if (!this.#letsGo) return;
    this.send({ act: "drop", id, into: this.#bagUnder(held) });
    this.#end();
  }

  #patience = 0;

  #begin(at: Spot): void {
    this.#at = at;
    this.#from = at;
    this.#letsGo = false;
    this.#sent = false;
    this.#patience = 60;
    this.look();
  }

  #end(): void {
    this.#at = "nowhere";
    this.#letsGo = false;
  }

  #bagUnder(held: Standing): number {
    const at = this.#at;
    if (at === "nowhere") return -1;
    const over = [...this.standings.all.values()].find(
      ({ piece, at: [x, , z] }) =>
        piece.kind === "Bag" &&
        piece.id !== held.piece.id &&
        Math.abs(x - at.x) < piece.size[0] / 2 &&
        Math.abs(z - at.z) < piece.size[2] / 2,
    );
    return over?.piece.id ?? -1;
  }
}
