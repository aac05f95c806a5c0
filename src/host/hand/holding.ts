import { plus } from "../geometry";
import { Vec } from "../vm/value";
import { mayEnter, putInto, takeFrom } from "../world/containers";
import type { Thing } from "../world/thing";
import { Person, type Point, pointOf } from "./person";
import { snapped } from "./snapping";

/** What a hand lifts, carries and lets go. */
export class Holding extends Person {
  /** Lifts it; whether it could. */
  pickUp(thing: Thing): boolean {
    if (!this.holds(thing) || !this.mayAct("PickUp", [thing])) return false;
    thing.motion = undefined;
    thing.turning = undefined;
    thing.entering = undefined;
    thing.aside = undefined;
    thing.pickUpPosition = thing.position;
    thing.pickUpRotation = thing.rotation;
    thing.heldBy = this.colour;
    this.world.hands.forget(thing);
    this.world.event("onObjectPickUp", [this.colour, thing]);
    this.world.ownEvent(thing, "onPickUp", [this.colour]);
    return true;
  }

  /** Carries what is held to a place. */
  carry(thing: Thing, to: Thing | Point): void {
    thing.position = pointOf(to);
    this.seat.pointer = thing.position;
  }

  /** Lets go: the drop events, then snapping, then the fall. */
  drop(thing: Thing): void {
    thing.heldBy = undefined;
    thing.awake = true;
    this.world.event("onObjectDrop", [this.colour, thing]);
    this.world.ownEvent(thing, "onDrop", [this.colour]);
    // A script that moved it in the event has had its say.
    if (!thing.gone && !thing.moving) snapped(this.world, thing);
  }

  drag(thing: Thing): { to(place: Thing | Point): boolean } {
    return {
      to: (place) => {
        if (!this.pickUp(thing)) return false;
        this.world.frame();
        this.carry(thing, place);
        this.world.frame();
        this.drop(thing);
        return true;
      },
    };
  }

  /** Draws the top object out of a container and carries it; it appears in the hand. */
  draw(container: Thing): { to(place: Thing | Point): Thing | undefined } {
    return {
      to: (place) => {
        // A lock holds the container where it is, not what is in it.
        if (!this.reaches(container) || container.contained.length === 0) return undefined;
        const position = plus(container.position, new Vec(0, container.size.y + 2, 0));
        const taken = takeFrom(this.world, container, { top: true, flip: false, smooth: false, position });
        this.world.frame();
        if (!this.pickUp(taken)) return taken;
        this.carry(taken, place);
        this.world.frame();
        this.drop(taken);
        return taken;
      },
    };
  }

  /** Puts what is held into a container, as one who drops it there. */
  putInto(container: Thing, thing: Thing): void {
    if (mayEnter(this.world, container, thing)) putInto(this.world, container, thing);
  }

  /** Draws a box round things: they are selected together, and nothing else is. */
  select(things: readonly Thing[]): boolean {
    const free = things.filter((thing) => thing.data.DragSelectable !== false && !thing.locked && thing.interactable);
    if (!this.mayAct("Select", free)) return false;
    this.seat.selected = free;
    return true;
  }
}
