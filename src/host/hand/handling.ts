import { changeState } from "../api/object-states";
import { faceValue } from "../../tts/face-value";
import type { PlayerAction } from "../api/player-action";
import { plus } from "../geometry";
import { type LuaValue, Vec } from "../vm/value";
import { copied, pasted } from "../world/clipboard";
import { deal } from "../world/containers";
import { grouped } from "../world/group";
import { randomise } from "../world/randomise";
import type { Thing } from "../world/thing";
import { Holding } from "./holding";
import { type Point, pointOf } from "./person";

/** How far a push of 1 sends an object of mass 1. */
const PUSHED = 0.5;

const turnsTo = (degrees: number): number => ((degrees % 360) + 360) % 360;

/** What a hand does to what lies under its pointer, mostly by a key. */
export class Handling extends Holding {
  flip(thing: Thing): boolean {
    const { x, y, z } = thing.rotation;
    return this.#turn(thing, "FlipOver", new Vec(x, y, turnsTo(z + 180)));
  }

  /** A notch to the left or right: a die goes to the value before or after. */
  rotate(thing: Thing, degrees: number): boolean {
    const { x, y, z } = thing.rotation;
    const to = this.#valueBeside(thing, Math.sign(degrees)) ?? new Vec(x, turnsTo(y + degrees), z);
    return this.#turn(thing, degrees < 0 ? "RotateIncrementalLeft" : "RotateIncrementalRight", to);
  }

  /** Half a turn about. */
  rotateOver(thing: Thing): boolean {
    const { x, y, z } = thing.rotation;
    return this.#turn(thing, "RotateOver", new Vec(x, turnsTo(y + 180), z));
  }

  /** A notch over its side. */
  tilt(thing: Thing, degrees: number): boolean {
    const { x, y, z } = thing.rotation;
    const action = degrees < 0 ? "FlipIncrementalLeft" : "FlipIncrementalRight";
    return this.#turn(thing, action, new Vec(x, y, turnsTo(z + degrees)));
  }

  /** Shakes it (R): a die is thrown, a container shuffled. `face` is what the die must come to show. */
  roll(thing: Thing, face?: string): boolean {
    if (!this.reaches(thing) || !this.mayAct("Randomize", [thing])) return false;
    const { world, colour } = this;
    if (!world.allowed("tryObjectRandomize", [thing, colour], thing, "tryRandomize", [colour])) return false;
    this.tell(thing, "onObjectRandomize", "onRandomize");
    const value = thing.data.RotationValues?.find((each) =>
      [String(each.Value), faceValue(String(each.Value))].includes(face ?? ""),
    );
    if (face !== undefined && value === undefined) throw new Error(`${thing.name} has no face ${face}`);
    if (value === undefined) randomise(world, thing);
    else world.physics.throw(thing, new Vec(value.Rotation.x, value.Rotation.y, value.Rotation.z));
    return true;
  }

  /** Flicks it with a finger. https://api.tabletopsimulator.com/events/#onobjectflick */
  flick(thing: Thing, impulse: { readonly x: number; readonly z: number }): boolean {
    if (!this.holds(thing)) return false;
    const push = new Vec(impulse.x, 0, impulse.z);
    this.tell(thing, "onObjectFlick", "onFlick", [push]);
    const far = PUSHED / (thing.data.Rigidbody?.Mass ?? 1);
    if (!thing.gone)
      this.world.physics.moveTo(thing, plus(thing.position, new Vec(push.x * far, 0, push.z * far)), true);
    return true;
  }

  /**
   * Types a number over it: a script may take it, else containers deal, dice turn, states change. Digits are waited for
   * until no further one would be a number that the object takes.
   */
  type(number: number, thing: Thing, { alt = false } = {}): void {
    this.hover(thing);
    const most = thing.extra.get("max_typed_number");
    const limit = typeof most === "number" ? most : 99;
    let typed = 0;
    for (const digit of String(number)) {
      typed = typed * 10 + Number(digit);
      if (typed * 10 <= limit) continue;
      this.#typed(typed, thing, alt);
      typed = 0;
    }
    if (typed > 0 || number === 0) this.#typed(typed, thing, alt);
  }

  /** Chooses another state in the object's menu. https://api.tabletopsimulator.com/events/#tryobjectstatechange */
  changeState(thing: Thing, state: number): Thing | undefined {
    if (thing.states[String(state)] === undefined || !this.reaches(thing)) return undefined;
    const args = [state, this.colour];
    if (!this.world.allowed("tryObjectStateChange", [thing, ...args], thing, "tryStateChange", args)) return undefined;
    return changeState(this.world, thing, state);
  }

  /** Brings things together (G): the decks and stacks that have formed. */
  group(things: readonly Thing[] = this.seat.selected): Thing[] {
    return this.mayAct("Group", things) ? grouped(this.world, things) : [];
  }

  copy(things: readonly Thing[] = this.seat.selected): boolean {
    if (!this.mayAct("Copy", things)) return false;
    this.seat.who.clipboard = copied(this.world, things);
    return true;
  }

  cut(things: readonly Thing[] = this.seat.selected): boolean {
    if (!this.mayAct("Cut", things)) return false;
    this.seat.who.clipboard = copied(this.world, things);
    for (const thing of things) this.world.destroy(thing);
    return true;
  }

  paste(to: Thing | Point): Thing[] {
    if (this.seat.who.clipboard.length === 0 || !this.mayAct("Paste", [])) return [];
    const made = pasted(this.world, this.seat.who.clipboard, pointOf(to));
    for (const thing of made) this.world.editor.created(thing);
    return made;
  }

  delete(things: readonly Thing[] = this.seat.selected): boolean {
    if (!this.mayAct("Delete", things)) return false;
    for (const thing of things) this.world.destroy(thing);
    return true;
  }

  /** Puts it under what it lies on (U). */
  putUnder(thing: Thing): boolean {
    if (!this.turns(thing) || !this.mayAct("Under", [thing])) return false;
    const { x, y, z } = thing.position;
    const above = this.world.things.filter(
      (other) =>
        other !== thing && !other.isZone && !other.locked && other.heldBy === undefined && other.covers(thing.middle),
    );
    thing.position = new Vec(x, this.world.tableTop + thing.foot, z);
    thing.awake = true;
    for (const other of above) {
      other.position = plus(
        other.position,
        new Vec(0, Math.max(thing.top - thing.position.y + thing.foot, y - other.position.y), 0),
      );
      other.awake = true;
    }
    return true;
  }

  /** Locks it where it is, or lets it loose (L). */
  lock(thing: Thing, locked = !thing.locked): boolean {
    if (!this.reaches(thing)) return false;
    thing.data.Locked = locked;
    thing.awake = true;
    return true;
  }

  #turn(thing: Thing, action: PlayerAction, to: Vec): boolean {
    if (!this.turns(thing) || !this.mayAct(action, [thing])) return false;
    const about = [to.y, to.z, this.colour, thing.rotation.y, thing.rotation.z];
    if (!this.world.allowed("tryObjectRotate", [thing, ...about], thing, "tryRotate", about)) return false;
    this.world.physics.turnTo(thing, to, true);
    this.world.event("onObjectRotate", [thing, ...about]);
    this.world.ownEvent(thing, "onRotate", about);
    return true;
  }

  /** https://api.tabletopsimulator.com/events/#onplayeraction — a die turns by its values, not by degrees. */
  #valueBeside(thing: Thing, by: number): Vec | undefined {
    const values = thing.type === "Dice" ? (thing.data.RotationValues ?? []) : [];
    const next = values[(thing.rotationValueIndex + by + values.length) % Math.max(values.length, 1)];
    return next === undefined
      ? undefined
      : new Vec(next.Rotation.x, turnsTo(next.Rotation.y), turnsTo(next.Rotation.z));
  }

  #typed(number: number, thing: Thing, alt: boolean): void {
    const stops = (answer: LuaValue): boolean => answer === true;
    const { world, colour } = this;
    if (thing.gone || world.event("onObjectNumberTyped", [thing, colour, number, alt], stops) === true) return;
    if (world.ownEvent(thing, "onNumberTyped", [colour, number, alt]) === true) return;
    if (!world.things.includes(thing)) return;
    if (thing.isContainer || thing.type === "Card") deal(world, thing, number, colour, 1, false);
    else if (thing.data.RotationValues !== undefined) this.#showValue(thing, number);
    else if (Object.keys(thing.states).length > 0) this.changeState(thing, number);
  }

  #showValue(thing: Thing, number: number): void {
    const value = thing.data.RotationValues?.[number - 1];
    if (value !== undefined)
      this.world.physics.throw(thing, new Vec(value.Rotation.x, value.Rotation.y, value.Rotation.z));
  }
}
