import type { ObjectState, SaveState } from "../../tts/save";
import { GLOBAL_GUID } from "../editor";
import type { Vm } from "../vm/vm";
import { type Bounds, Measure } from "./bounds";
import type { Contacts } from "./contacts";
import { Generator } from "./generator";
import type { HandZones } from "./hand-zones";
import { Scripted } from "./scripted";
import { type Saved, Thing } from "./thing";
import type { WorldOptions, WorldTypes } from "./world-options";
import type { Zones } from "./zones";

/** What scripts may bring about is counted as memory, in bytes: an object is also looked at in every frame. */
const THING = 100_000;

/** The objects of a table: how they come and go. */
export abstract class Furnished extends Scripted {
  readonly measure: Measure;
  abstract readonly contacts: Contacts;
  abstract readonly hands: HandZones;
  abstract readonly zones: Zones;
  readonly #random: Generator;
  /** What scripts have brought about: they could do so without end. */
  readonly #spawned = new Set<Thing>();

  constructor(save: SaveState, types: WorldTypes, options: WorldOptions) {
    super(save, types, options);
    this.#random = new Generator(options.seed);
    this.measure = new Measure(options.models, options.pictures);
  }

  /** A number in 0 ≤ r < 1; the same seed gives the same table. */
  random(): number {
    return this.#random.next();
  }

  boundsOf(data: ObjectState): Bounds {
    return this.measure.of(data);
  }

  byGuid(guid: string): Thing | undefined {
    return this.things.find((thing) => thing.guid === guid && !thing.doomed);
  }

  /** The script of that owner: an object's by its GUID, the Global one's by -1. */
  scriptOf(guid: string): Vm | undefined {
    return guid === GLOBAL_GUID ? this.global : this.byGuid(guid)?.vm;
  }

  /** Puts an object on the table as it is saved, without any event. */
  place(state: ObjectState): Thing {
    const thing = this.apart({ ...state, GUID: this.#freeGuid(state.GUID) });
    this.things.push(thing);
    return thing;
  }

  /** An object that is not on the table. */
  apart(data: Saved): Thing {
    return new Thing(this.types.object, data, this.measure);
  }

  /** Brings a new object onto the table: usable at once, ready a frame later. */
  spawn(state: ObjectState, ready?: (thing: Thing) => void): Thing {
    this.budget.keep(THING);
    const thing = this.place(state);
    this.#spawned.add(thing);
    if (ready !== undefined) thing.whenReady.push(ready);
    return thing;
  }

  /** Asks for an object's end: its references die with this frame. */
  destroy(thing: Thing): void {
    thing.doomed = true;
  }

  /** Takes an object off the table at once: it went into another one. */
  vanish(thing: Thing): void {
    if (thing.gone) return;
    thing.doomed = true;
    this.event("onObjectDestroy", [thing]);
    if (thing.vm !== undefined) this.tell(thing.vm, "onDestroy", []);
    for (const zone of [...thing.zones]) this.zones.crossed(thing, zone, false);
    for (const each of this.things) each.zones.delete(thing);
    thing.gone = true;
    this.contacts.forget(thing);
    for (const seat of this.seats) seat.forget(thing);
    for (const vm of this.listeners()) vm.lose(thing);
    this.hands.forget(thing);
    this.things = this.things.filter((each) => each !== thing);
    if (this.#spawned.delete(thing)) this.budget.keep(-THING);
  }

  protected finishSpawns(): void {
    for (const thing of this.things.filter((each) => each.spawning && !each.doomed)) {
      thing.spawning = false;
      this.startScript(thing);
      this.event("onObjectSpawn", [thing]);
      // Nobody documents it, and it is called: https://github.com/Berserk-Games/Tabletop-Simulator-API/issues/146
      this.ownEvent(thing, "onSpawn", []);
      for (const ready of thing.whenReady.splice(0)) if (!thing.doomed) ready(thing);
    }
  }

  #freeGuid(wanted: string): string {
    const taken = (guid: string): boolean => this.things.some((thing) => thing.guid === guid && !thing.doomed);
    let guid = wanted;
    while (guid === "" || taken(guid))
      guid = Math.floor(this.random() * 0xffffff)
        .toString(16)
        .padStart(6, "0");
    return guid;
  }
}
