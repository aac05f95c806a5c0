import { type LuaValue, Vec } from "../vm/value";
import type { Thing } from "./thing";
import type { World } from "./world";

/** Which object lies on which. Both are told when it begins and when it ends, as the game tells a collision. */
export class Contacts {
  readonly #under = new Map<Thing, Thing>();

  constructor(readonly world: World) {}

  begin(thing: Thing, under: Thing): void {
    if (this.#under.get(thing) === under) return;
    this.#end(thing);
    this.#under.set(thing, under);
    this.#tell("Enter", thing, under);
  }

  /** It is gone: what lay on it falls, and nobody is told of it. */
  forget(gone: Thing): void {
    this.#under.delete(gone);
    for (const [thing, under] of [...this.#under]) {
      if (under === gone) {
        this.#under.delete(thing);
        thing.awake = true;
      }
    }
  }

  /** Whatever was picked up, or has moved away lies on nothing. */
  tick(): void {
    for (const [thing, under] of [...this.#under]) {
      if (this.#isOver(thing, under)) this.#end(thing);
      else if (this.#hearStay(thing) || this.#hearStay(under)) this.#tell("Stay", thing, under);
    }
  }

  /** Objects are told of every frame that they touch another; everybody is, where that was asked for. */
  #hearStay(thing: Thing): boolean {
    return thing.vm?.hasFunction("onCollisionStay") === true || thing.extra.get("collisions") === true;
  }

  #isOver(thing: Thing, under: Thing): boolean {
    const apart = [thing, under].some(({ heldBy, moving }) => heldBy !== undefined || moving);
    return apart || !under.covers(thing.middle);
  }

  #end(thing: Thing): void {
    const under = this.#under.get(thing);
    if (under === undefined) return;
    this.#under.delete(thing);
    // What it lay on is gone from under it.
    thing.awake = true;
    this.#tell("Exit", thing, under);
  }

  #tell(what: "Enter" | "Exit" | "Stay", thing: Thing, under: Thing): void {
    const { middle } = thing;
    const { x, y, z } = new Vec(middle.x, under.surfaceAt(middle) ?? under.top, middle.z);
    for (const [one, other] of [
      [thing, under],
      [under, thing],
    ] as const) {
      // Plain lists of numbers, not Vectors; nothing here has a speed.
      const info: LuaValue = {
        collision_object: other,
        contact_points: [[x, y, z]],
        relative_velocity: [0, 0, 0],
      };
      this.world.ownEvent(one, `onCollision${what}`, [info]);
      const registered = what === "Stay" ? one.extra.get("collisions") === true : one.extra.has("collisions");
      if (registered) this.world.event(`onObjectCollision${what}`, [one, info]);
    }
  }
}
