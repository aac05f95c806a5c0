import { mayAct, type PlayerAction } from "../api/player-action";
import { plus } from "../geometry";
import { Vec } from "../vm/value";
import { pointedAt } from "../world/pointing";
import type { PlayerSeat } from "../world/players";
import { Thing } from "../world/thing";
import { mayInteract } from "../world/turns";
import type { World } from "../world/world";

export interface Point {
  readonly x: number;
  readonly z: number;
  readonly y?: number;
}

/** Above a thing, or at a place at the height at which hands carry. */
export const pointOf = (to: Thing | Point): Vec =>
  to instanceof Thing ? plus(to.position, new Vec(0, to.size.y + 0.5, 0)) : new Vec(to.x, to.y ?? 6, to.z);

/** A person at the table. All gestures stand on this: where the hand is, and what it may touch. */
export class Person {
  constructor(
    readonly world: World,
    readonly seat: PlayerSeat,
  ) {}

  get colour(): string {
    return this.seat.colour;
  }

  /** Moves the pointer over an object, off all of them, or to a place. */
  hover(over?: Thing | Point): void {
    if (over instanceof Thing) pointedAt(this.world, this.seat, over, over.position);
    else {
      const at = over === undefined ? this.seat.pointer : pointOf({ y: this.world.tableTop, ...over });
      pointedAt(this.world, this.seat, undefined, at);
    }
  }

  /** Whether the hand may touch it at all. The pointer is over it then. */
  protected reaches(thing: Thing): boolean {
    if (!thing.interactable || thing.gone || !mayInteract(this.world, this.colour)) return false;
    this.hover(thing);
    return true;
  }

  /** Whether the hand may lift it. */
  protected holds(thing: Thing): boolean {
    return !thing.locked && thing.heldBy === undefined && this.reaches(thing);
  }

  /** What the hand holds already can be turned in it. */
  protected turns(thing: Thing): boolean {
    return this.holds(thing) || (thing.heldBy === this.colour && !thing.gone);
  }

  protected mayAct(action: PlayerAction, targets: readonly Thing[]): boolean {
    return mayAct(this.world, this.seat, action, targets);
  }

  /** Tells everybody, then the object itself. */
  protected tell(
    thing: Thing,
    event: string,
    own: string,
    args: readonly (string | number | boolean | Vec)[] = [],
  ): void {
    this.world.event(event, [thing, this.colour, ...args]);
    this.world.ownEvent(thing, own, [this.colour, ...args]);
  }
}
