import type { ObjectState, SaveState, SnapPointState } from "../../tts/save";
import { far } from "../geometry";
import { type HostType, type LuaFunction, type LuaValue, ScriptError, type Vec, type Watch } from "../vm/value";
import { Budget } from "../vm/budget";
import { onFengari } from "../vm/fengari-vm";
import { Stopped } from "../vm/stopped";
import { type MakeVm, USUAL_LIMITS, type Vm, type VmLimits } from "../vm/vm";
import { type Bounds, Measure, type Models } from "./bounds";
import { Clock, FRAMES_A_SECOND } from "./clock";
import { HandZones } from "./hand-zones";
import { Contacts } from "./contacts";
import { Physics } from "./physics";
import { type ChatLine, COLOURS, PlayerSeat, SPECTATOR } from "./players";
import { type MenuItem, type Saved, Thing } from "./thing";
import { XmlUi } from "./xml-ui";

/** What a script did wrong; the game reports it and goes on. */
export interface ScriptFault {
  readonly where: string;
  readonly message: string;
  /** An error of the host, or a member it does not imitate: never the script's fault. */
  readonly ofHost: boolean;
  /** The script went past what it may use, and does not run any more. */
  readonly isStopped: boolean;
}

export interface WorldTypes {
  readonly object: HostType;
  readonly player: HostType;
  /** Gives a new script environment everything the game offers. */
  furnish(vm: Vm, world: World, self: Thing | undefined): void;
}

export interface WorldOptions {
  readonly models: Models;
  readonly limits: VmLimits;
  /** What scripts run on. */
  readonly vm: MakeVm;
  /** Is told of each call of a script into the game: see `Caller`. */
  readonly watch: Watch;
  readonly seed: number;
  /** What the computer's clock says when the table is opened, in seconds since 1970. */
  readonly opened: number;
}

export const USUAL_WORLD: WorldOptions = {
  models: () => undefined,
  limits: USUAL_LIMITS,
  vm: onFengari,
  watch: () => undefined,
  seed: 1,
  opened: 1_767_225_600.25,
};

const TABLE_TOP = 0.96;

/** A script may put anything into its error, at every frame. */
const LONGEST_FAULT = 4000;

/** What scripts may bring about is counted as memory, in bytes: an object is also looked at in every frame. */
const THING = 100_000;
const CHAT_LINE = 100;

/** A Tabletop Simulator table without Tabletop Simulator. */
export class World {
  readonly clock: Clock;
  readonly physics = new Physics(this);
  readonly contacts = new Contacts(this);
  readonly hands = new HandZones(this);
  readonly measure: Measure;
  readonly players = new Map<string, PlayerSeat>();
  /** All who are Grey: as many as like. */
  spectators: PlayerSeat[] = [];
  readonly faults: ScriptFault[] = [];
  /** What all scripts of the table may use. */
  readonly budget: Budget;
  readonly chat: ChatLine[] = [];
  readonly ui: XmlUi;
  readonly global: Vm;
  readonly tableTop = TABLE_TOP;
  /** Built-in tables hold what they are set to: Turns, Grid, Notes and their like. */
  readonly settings = new Map<string, LuaValue>();
  things: Thing[] = [];
  tableMenu: MenuItem[] = [];
  hotkeys: MenuItem[] = [];
  snapPoints: readonly SnapPointState[];
  /** What scripts have brought about: they could do so without end. */
  readonly #spawned = new Set<Thing>();
  #random: number;

  constructor(
    readonly save: SaveState,
    readonly types: WorldTypes,
    readonly options: WorldOptions,
  ) {
    this.#random = options.seed;
    this.budget = new Budget(options.limits);
    this.clock = new Clock(this.budget);
    this.measure = new Measure(options.models);
    this.ui = new XmlUi(save.XmlUI ?? "");
    this.snapPoints = save.SnapPoints ?? [];
    for (const colour of Object.keys(COLOURS)) this.players.set(colour, new PlayerSeat(types.player, colour));
    this.global = this.makeVm("Global", undefined);
  }

  /** Brings everything of the save onto the table, runs the scripts, then every onLoad. */
  load(): void {
    for (const state of this.save.ObjectStates) this.place(state);
    const scripted = this.things.filter((thing) => this.#startScript(thing));
    this.guarded(this.global, () => {
      this.global.run(this.save.LuaScript ?? "", "Global");
    });
    for (const thing of this.things) {
      thing.spawning = false;
      thing.awake = false;
    }
    this.hands.tidy();
    this.#tell(this.global, "onLoad", [this.save.LuaScriptState ?? ""]);
    for (const thing of scripted)
      if (thing.vm !== undefined) this.#tell(thing.vm, "onLoad", [thing.data.LuaScriptState ?? ""]);
  }

  /** A number in 0 ≤ r < 1; the same seed gives the same table. */
  random(): number {
    this.#random = (this.#random + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#random ^ (this.#random >>> 15), 1 | this.#random);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }

  makeVm(name: string, self: Thing | undefined): Vm {
    const vm = this.options.vm(name, this.options.limits, this.budget);
    vm.watch = this.options.watch;
    this.types.furnish(vm, this, self);
    return vm;
  }

  /** The table is put away: its scripts let go of all they hold. */
  close(): void {
    for (const vm of this.#listeners()) vm.close();
  }

  boundsOf(data: ObjectState): Bounds {
    return this.measure.of(data);
  }

  /** A colour's seat; of those who look on the first. */
  player(colour: string): PlayerSeat {
    const name = Object.keys(COLOURS).find((each) => each.toLowerCase() === colour.toLowerCase());
    const seat = name === SPECTATOR ? (this.spectators[0] ?? this.players.get(name)) : this.players.get(name ?? "");
    if (seat === undefined) throw new ScriptError(`there is no player colour ${colour}`);
    return seat;
  }

  byGuid(guid: string): Thing | undefined {
    return this.things.find((thing) => thing.guid === guid && !thing.doomed);
  }

  /** Puts an object on the table as it is saved, without any event. */
  place(state: ObjectState): Thing {
    const data: Saved = { ...state, GUID: this.#freeGuid(state.GUID) };
    const thing = new Thing(this.types.object, data, this.boundsOf(data));
    this.things.push(thing);
    return thing;
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
    if (thing.vm !== undefined) this.#tell(thing.vm, "onDestroy", []);
    for (const zone of [...thing.zones]) this.#crossed(thing, zone, false);
    for (const each of this.things) each.zones.delete(thing);
    thing.gone = true;
    this.contacts.forget(thing);
    for (const vm of this.#listeners()) vm.lose(thing);
    this.hands.forget(thing);
    this.things = this.things.filter((each) => each !== thing);
    if (this.#spawned.delete(thing)) this.budget.keep(-THING);
  }

  /** One frame of the game. */
  frame(): void {
    this.clock.frame++;
    this.#finishSpawns();
    this.clock.tick((owner, work) => this.guarded(owner, work));
    this.event("onUpdate", []);
    this.physics.tick();
    this.contacts.tick();
    this.hands.tick();
    this.#updateZones();
    this.ui.tick();
    for (const thing of this.things) thing.ui.tick();
    for (const thing of this.things.filter((each) => each.doomed)) this.vanish(thing);
  }

  /** Nothing moves, nothing is about to happen. */
  get settled(): boolean {
    return (
      !this.clock.pending &&
      this.ui.loading === 0 &&
      this.things.every((thing) => thing.resting && !thing.spawning && !thing.doomed && thing.ui.loading === 0)
    );
  }

  /** Runs frames until the table is settled. */
  settle(seconds = 120): void {
    for (let left = seconds * FRAMES_A_SECOND; left > 0; left--) {
      this.frame();
      if (this.settled) return;
    }
    const moving = this.things
      .filter((thing) => !thing.resting)
      .map((thing) => (thing.name === "" ? thing.guid : thing.name));
    throw new Error(
      `the table does not settle: ${[this.clock.described, ...moving].filter((name) => name !== "").join(", ")}`,
    );
  }

  /** Tells every script that wants to hear it; the first answer that stops the rest is given back. */
  event(name: string, args: readonly LuaValue[], stops: (answer: LuaValue) => boolean = () => false): LuaValue {
    for (const vm of this.#listeners()) {
      if (!vm.hasFunction(name)) continue;
      const answer = this.#tell(vm, name, args);
      if (stops(answer)) return answer;
    }
    return undefined;
  }

  /** Tells the object's own script. */
  ownEvent(thing: Thing, name: string, args: readonly LuaValue[]): LuaValue {
    return thing.vm === undefined ? undefined : this.#tell(thing.vm, name, args);
  }

  /** Whether neither the Global script nor the object's own forbids it. */
  allowed(
    globalName: string,
    args: readonly LuaValue[],
    thing: Thing,
    ownName: string,
    ownArgs: readonly LuaValue[],
  ): boolean {
    if (this.#tell(this.global, globalName, args) === false) return false;
    return this.ownEvent(thing, ownName, ownArgs) !== false;
  }

  guarded<T>(owner: Vm, work: () => T): T | undefined {
    try {
      return work();
    } catch (error) {
      if (!(error instanceof ScriptError)) throw error;
      if (!(error instanceof Stopped)) this.report(owner, error.message);
      // It ends the callback that led here, too.
      else if (this.budget.depth > 0) throw error;
      else this.report(error.script, error.message, true);
      return undefined;
    } finally {
      const broken = owner.hostErrors.shift();
      if (broken !== undefined) {
        throw broken instanceof Error ? broken : new Error(`inside the host: ${JSON.stringify(broken)}`);
      }
    }
  }

  /** Calls a function that a script gave: what goes wrong there is that script's fault. */
  callBack(callback: LuaFunction, ...args: readonly LuaValue[]): void {
    this.guarded(callback.vm, () => callback.call(...args));
  }

  report(owner: { readonly name: string }, said: string, isStopped = false): void {
    const message = said.length > LONGEST_FAULT ? `${said.slice(0, LONGEST_FAULT)}…` : said;
    const ofHost = message.includes("the headless table does not imitate");
    this.faults.push({ where: owner.name, message, ofHost, isStopped });
    this.chat.push({ to: "host", text: message, broadcast: false });
  }

  say(line: ChatLine): void {
    this.budget.keep(2 * line.text.length + CHAT_LINE);
    this.chat.push(line);
  }

  /** The thing nearest to a point, of those that pass. */
  nearest(point: Vec, passes: (thing: Thing) => boolean): Thing | undefined {
    let best: Thing | undefined;
    for (const thing of this.things) {
      if (passes(thing) && (best === undefined || far(thing.position, point) < far(best.position, point))) best = thing;
    }
    return best;
  }

  startScript(thing: Thing): void {
    if (this.#startScript(thing) && thing.vm !== undefined) {
      this.#tell(thing.vm, "onLoad", [thing.data.LuaScriptState ?? ""]);
    }
  }

  #listeners(): Vm[] {
    const vms = [this.global];
    for (const thing of this.things) if (thing.vm !== undefined) vms.push(thing.vm);
    return vms;
  }

  #tell(vm: Vm, name: string, args: readonly LuaValue[]): LuaValue {
    if (!vm.hasFunction(name)) return undefined;
    return this.guarded(vm, () => vm.call(name, ...args));
  }

  #startScript(thing: Thing): boolean {
    const script = thing.data.LuaScript ?? "";
    if (script === "") return false;
    const vm = this.makeVm(thing.name === "" ? thing.guid : thing.name, thing);
    thing.vm = vm;
    this.guarded(vm, () => {
      vm.run(script, thing.guid);
    });
    return true;
  }

  #finishSpawns(): void {
    for (const thing of this.things.filter((each) => each.spawning && !each.doomed)) {
      thing.spawning = false;
      this.startScript(thing);
      this.event("onObjectSpawn", [thing]);
      for (const ready of thing.whenReady.splice(0)) if (!thing.doomed) ready(thing);
    }
  }

  #updateZones(): void {
    const zones = this.things.filter((thing) => thing.isZone);
    if (zones.length === 0) return;
    for (const thing of this.things) {
      if (thing.isZone) continue;
      for (const zone of zones) {
        const inside = this.#inside(zone, thing);
        if (inside !== thing.zones.has(zone)) this.#crossed(thing, zone, inside);
      }
    }
  }

  #crossed(thing: Thing, zone: Thing, inside: boolean): void {
    if (inside) thing.zones.add(zone);
    else thing.zones.delete(zone);
    this.event(inside ? "onObjectEnterZone" : "onObjectLeaveZone", [zone, thing]);
    if (zone.type === "Scripting") {
      this.event(inside ? "onObjectEnterScriptingZone" : "onObjectLeaveScriptingZone", [zone, thing]);
    }
  }

  #inside(zone: Thing, thing: Thing): boolean {
    if (zone.type === "Hand") return this.hands.holderOf(thing) === zone;
    if (
      zone.tags.length > 0 &&
      !thing.tags.some((tag) => zone.tags.some((each) => each.toLowerCase() === tag.toLowerCase()))
    ) {
      return false;
    }
    return zone.holds(thing.position);
  }

  #freeGuid(wanted: string): string {
    const taken = (guid: string): boolean => this.things.some((thing) => thing.guid === guid);
    let guid = wanted;
    while (guid === "" || taken(guid))
      guid = Math.floor(this.random() * 0xffffff)
        .toString(16)
        .padStart(6, "0");
    return guid;
  }
}
