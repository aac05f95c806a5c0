import { angles, farFlat, mixed, mixedTurn, plus, size, times } from "../geometry";
import { Vec } from "../vm/value";
import { FRAMES_A_SECOND } from "./clock";
import { arrive, merge, mayEnter, putInto } from "./containers";
import { areLaidOut } from "./layout-zones";
import type { Motion, Thing } from "./thing";
import type { World } from "./world";

/** The game does not say how long a smooth move takes; scripts must not depend on it. */
const SLOW = 30;
const FAST = 12;
/** How high a die is lifted to show another face. */
const LIFTED = 2;
const ROLL = 45;
/** What a second of falling adds to its speed, where things are pulled down as usual. */
const GRAVITY = 30;
const USUAL_PULL = -25;
/** A body that has come to rest sleeps after so many frames more. */
const SLEEPS = 30;
/** As near as this a loose card lies on another and joins it. */
const JOINS = 0.6;

/** What is left of a speed after a frame on the table, and in the air; below this it is none. */
const ROUGH = 0.85;
const THIN = 0.97;
const STILL = 0.05;

/** Whether it still moves by itself. */
const slowed = (thing: Thing, by: number): boolean => {
  const less = (speed: Vec): Vec => (size(speed) < STILL ? new Vec(0, 0, 0) : times(speed, by));
  thing.slide = less(thing.slide);
  thing.spin = less(thing.spin);
  return size(thing.slide) + size(thing.spin) > 0;
};

/** What lies under a point, and how high it is there. */
interface Surface {
  readonly thing: Thing;
  readonly surface: number;
}

export class Physics {
  constructor(readonly world: World) {}

  moveTo(thing: Thing, to: Vec, fast: boolean): void {
    thing.stand();
    thing.motion = this.#motion(thing.position, to, fast);
    thing.awake = true;
  }

  turnTo(thing: Thing, to: Vec, fast: boolean): void {
    thing.turning = this.#motion(thing.rotation, angles(to), fast);
    thing.awake = true;
  }

  throw(thing: Thing, to: Vec): void {
    thing.motion = undefined;
    thing.turning = undefined;
    thing.rolling = { frames: ROLL, to };
    thing.awake = true;
  }

  /** A script sets what a die shows: a smooth move of its own, up where it lies, in place of any other. */
  turnUp(thing: Thing, to: Vec): void {
    thing.motion = this.#motion(thing.position, plus(thing.position, new Vec(0, LIFTED, 0)), false);
    thing.turning = this.#motion(thing.rotation, angles(to), false);
    thing.awake = true;
  }

  tick(): void {
    for (const thing of [...this.world.things]) {
      if (thing.doomed || thing.gone) continue;
      this.#turn(thing);
      if (thing.heldBy !== undefined) continue;
      this.#slide(thing);
      this.#roll(thing);
      if (thing.entering !== undefined && thing.motion === undefined) arrive(this.world, thing);
      else if (thing.awake && !thing.moving && thing.rolling === undefined) this.#fall(thing);
      else if (thing.wakeful > 0) thing.wakeful--;
    }
  }

  /** The height of what lies under the point, no higher than `below`. */
  surface(point: Vec, below: number, except: Thing): number {
    return this.#under(point, below, except)?.surface ?? this.world.tableTop;
  }

  #motion(from: Vec, to: Vec, fast: boolean): Motion {
    return { from, to, frame: 0, frames: fast ? FAST : SLOW };
  }

  #slide(thing: Thing): void {
    const { motion } = thing;
    if (motion === undefined) return;
    motion.frame++;
    thing.position = mixed(motion.from, motion.to, motion.frame / motion.frames);
    if (motion.frame >= motion.frames) thing.motion = undefined;
  }

  #turn(thing: Thing): void {
    const { turning } = thing;
    if (turning === undefined) return;
    turning.frame++;
    thing.rotation = mixedTurn(turning.from, turning.to, turning.frame / turning.frames);
    if (turning.frame >= turning.frames) thing.turning = undefined;
  }

  #roll(thing: Thing): void {
    if (thing.rolling === undefined) return;
    thing.rolling.frames--;
    if (thing.rolling.frames > 0) return;
    thing.rotation = angles(thing.rolling.to);
    thing.rolling = undefined;
  }

  #fall(thing: Thing): void {
    if (thing.locked || thing.isZone || this.world.hands.holderOf(thing) !== undefined) {
      thing.stand();
      thing.awake = false;
      return;
    }
    this.#drift(thing);
    if (thing.data.Rigidbody?.UseGravity === false) {
      this.#float(thing);
      return;
    }
    const rest = this.surface(thing.middle, thing.position.y + 0.05, thing) + thing.foot;
    const pull = this.world.gravity.y / USUAL_PULL;
    // Where nothing pulls down it stays where it is.
    if (pull <= 0) {
      thing.awake = false;
      return;
    }
    thing.falling += (GRAVITY * pull) / FRAMES_A_SECOND;
    const y = Math.max(rest, thing.position.y - thing.falling / FRAMES_A_SECOND);
    thing.position = new Vec(thing.position.x, y, thing.position.z);
    if (y > rest + 1e-6) return;
    thing.falling = 0;
    if (slowed(thing, ROUGH)) return;
    thing.awake = false;
    thing.wakeful = SLEEPS;
    this.#land(thing);
  }

  /** Goes on at its own speed. */
  #drift(thing: Thing): void {
    if (size(thing.slide) > 0) thing.position = plus(thing.position, times(thing.slide, 1 / FRAMES_A_SECOND));
    if (size(thing.spin) > 0) {
      thing.rotation = angles(plus(thing.rotation, times(thing.spin, 180 / Math.PI / FRAMES_A_SECOND)));
    }
  }

  /** Nothing pulls it down: it goes on until the air has stopped it. */
  #float(thing: Thing): void {
    thing.position = plus(thing.position, new Vec(0, -thing.falling / FRAMES_A_SECOND, 0));
    thing.falling = Math.abs(thing.falling) < STILL ? 0 : thing.falling * THIN;
    thing.awake = slowed(thing, THIN) || thing.falling !== 0;
  }

  /** What lands on a container goes in, if nobody forbids it; a loose card joins the card under it; the rest lies on it. */
  #land(thing: Thing): void {
    const under = this.#under(thing.middle, thing.position.y + 0.05, thing)?.thing;
    if (under === undefined || under.spawning) return;
    const isBag = under.type === "Bag" || under.type === "Infinite";
    if (isBag && mayEnter(this.world, under, thing)) putInto(this.world, under, thing);
    else if (under.isCards && thing.isCards && this.#joins(thing, under) && mayEnter(this.world, under, thing)) {
      merge(this.world, under, thing);
    } else this.world.contacts.begin(thing, under);
  }

  #joins(card: Thing, under: Thing): boolean {
    return (
      card.faceDown === under.faceDown &&
      farFlat(card.position, under.position) < JOINS &&
      !under.locked &&
      !areLaidOut(card, under) &&
      this.world.hands.holderOf(under) === undefined &&
      this.world.hands.under(card) === undefined
    );
  }

  #under(point: Vec, below: number, except: Thing): Surface | undefined {
    let best: Surface | undefined;
    for (const thing of this.world.things) {
      if (thing === except || thing.isZone || thing.heldBy !== undefined || thing.doomed || thing.moving) continue;
      // Most are told apart by their height alone, which is known.
      if ((best !== undefined && thing.top <= best.surface) || !thing.covers(point)) continue;
      const surface = thing.surfaceAt(point);
      if (surface === undefined || surface > below + 0.4) continue;
      if (best === undefined || surface > best.surface) best = { thing, surface };
    }
    return best;
  }
}
