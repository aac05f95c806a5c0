import type { Send } from "../link";
import type { PageStore } from "../page-state";
import type { Spot } from "../view/camera";
import type { Standing, Standings } from "../view/standing";

/** A hand that reaches is not yet told whether it may hold what it reached for. */
type Grasp = number | "nothing" | "reaching";

/** What this seat has in its hand: picked up by pointer or by key, carried at once, let go where it is. */
export class Grip {
  #grasp: Grasp = "nothing";
  #at: Spot = { x: 0, z: 0 };
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
    return typeof this.#grasp === "number" ? this.standings.all.get(this.#grasp) : undefined;
  }

  get holds(): boolean {
    return this.#grasp !== "nothing";
  }

  /** Where it lies if it is let go now. */
  get spot(): Spot | "nowhere" {
    return this.holds ? this.#at : "nowhere";
  }

  pickUp({ piece, at }: Standing): void {
    this.#reach({ x: at[0], z: at[2] });
    this.send({ act: "pickUp", id: piece.id });
  }

  /** The top of a deck or bag, or what lies at an index in it. */
  draw({ piece, at }: Standing, index = -1): void {
    this.#reach({ x: at[0], z: at[2] });
    this.send(index < 0 ? { act: "draw", id: piece.id } : { act: "take", id: piece.id, index });
  }

  /** The room's answer: what is held now, or -1 for nothing. */
  grasped(id: number): void {
    if (this.#grasp !== "reaching") return;
    this.#grasp = id < 0 ? "nothing" : id;
    this.step();
  }

  carry(to: Spot): void {
    if (!this.holds) return;
    this.#at = to;
    this.#sent = false;
    this.look();
  }

  /** To the middle of the seat's own hand. */
  carryHome(): void {
    const { you } = this.store.now;
    const home = [...this.standings.all.values()].find(({ piece }) => piece.look.as === "zone" && piece.of === you);
    if (home !== undefined) this.carry({ x: home.at[0], z: home.at[2] });
  }

  drop(): void {
    if (!this.holds) return;
    this.#letsGo = true;
    this.step();
  }

  putBack(): void {
    this.carry(this.#from);
    this.drop();
  }

  /** Each frame: tells the room where the hand is, and lets go when it may. */
  step(): void {
    const holding = typeof this.#grasp === "number" ? this.#grasp : -1;
    if (this.store.now.holding !== holding) this.store.set({ holding });
    if (holding < 0) return;
    const { held } = this;
    if (held !== undefined) held.at = [this.#at.x, held.at[1], this.#at.z];
    if (!this.#sent) this.send({ act: "carry", id: holding, ...this.#at });
    this.#sent = true;
    if (!this.#letsGo) return;
    this.send({ act: "drop", id: holding, into: this.#bagUnder(holding) });
    this.#grasp = "nothing";
  }

  #reach(from: Spot): void {
    this.#grasp = "reaching";
    this.#at = from;
    this.#from = from;
    this.#letsGo = false;
    this.#sent = false;
    this.look();
  }

  #bagUnder(held: number): number {
    const { x, z } = this.#at;
    const over = [...this.standings.all.values()].find(
      ({ piece, at }) =>
        piece.kind === "Bag" &&
        piece.id !== held &&
        Math.abs(at[0] - x) < piece.size[0] / 2 &&
        Math.abs(at[2] - z) < piece.size[2] / 2,
    );
    return over?.piece.id ?? -1;
  }
}
