import type { DecalState, ObjectState, SaveState, SnapPointState, VectorLineState } from "../../tts/save";
import { far } from "../geometry";
import { Budget } from "../vm/budget";
import { type HostType, type LuaFunction, type LuaValue, ScriptError, Vec, type Watch } from "../vm/value";
import { onFengari } from "../vm/fengari-vm";
import { Stopped } from "../vm/stopped";
import { type MakeVm, USUAL_LIMITS, type Vm, type VmLimits } from "../vm/vm";
import { type Bounds, Measure, type Models, type Pictures } from "./bounds";
import { Clock, FRAMES_A_SECOND } from "./clock";
import { Generator } from "./generator";
import { HandZones } from "./hand-zones";
import { Header } from "./header";
import { LayoutZones } from "./layout-zones";
import { Contacts } from "./contacts";
import { Editor, type EditorMessage, GLOBAL_GUID } from "../editor";
import type { LogStyle } from "./log-style";
import { Music } from "./music";
import { Physics } from "./physics";
import { type ChatLine, COLOURS, PlayerSeat, SPECTATOR } from "./players";
import { Rewind } from "./rewind";
import { type Hotkey, type MenuItem, type Saved, type Surface, Thing } from "./thing";
import { NO_WEB, type Web, WebRequests } from "./web";
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
  /** How large a picture is, by its address. */
  readonly pictures: Pictures;
  /** How many pages a PDF has, by its address. */
  readonly pages: (url: string) => number | undefined;
  readonly limits: VmLimits;
  /** What scripts run on. */
  readonly vm: MakeVm;
  /** Is told of each call of a script into the game: see `Caller`. */
  readonly watch: Watch;
  readonly seed: number;
  /** What answers scripts that ask the web. */
  readonly web: Web;
  /** Is told what the game tells a script editor. */
  readonly toEditor: (this: void, message: EditorMessage) => void;
  /** Whose `onLoad` comes first: the game does not say. */
  readonly order: "global-first" | "objects-first";
  /** Seconds from one Rewind checkpoint to the next, and from one autosave to the next: 10 and 300 in the game. */
  readonly rewindEvery: number;
  readonly autosaveEvery: number;
  /** What the computer's clock says when the table is opened, in seconds since 1970. */
  readonly opened: number;
}

export const USUAL_WORLD: WorldOptions = {
  models: () => undefined,
  pictures: () => undefined,
  pages: () => undefined,
  limits: USUAL_LIMITS,
  vm: onFengari,
  watch: () => undefined,
  seed: 1,
  web: NO_WEB,
  toEditor: () => undefined,
  order: "global-first",
  rewindEvery: Infinity,
  autosaveEvery: Infinity,
  opened: 1_767_225_600.25,
};

const TABLE_TOP = 0.96;
/** Which way things fall on a new table. */
const USUAL_GRAVITY = new Vec(0, -25, 0);
/** Steps of the game's physics in a second. */
export const STEPS_A_SECOND = 90;

const steps = (frame: number): number => Math.floor((frame * STEPS_A_SECOND) / FRAMES_A_SECOND);

const colourNamed = (colour: string): string | undefined =>
  Object.keys(COLOURS).find((each) => each.toLowerCase() === colour.toLowerCase());

const uiOf = (save: SaveState): XmlUi => new XmlUi(save.XmlUI ?? "", save.CustomUIAssets);

/** A script may put anything into its error, at every frame. */
const LONGEST_FAULT = 4000;

/** What scripts may bring about is counted as memory, in bytes: an object is also looked at in every frame. */
const THING = 100_000;
const CHAT_LINE = 100;

/** A Tabletop Simulator table without Tabletop Simulator. */
export class World implements Surface {
  readonly clock: Clock;
  readonly physics = new Physics(this);
  readonly rewind: Rewind;
  readonly editor = new Editor(this);
  music = new Music(this);
  readonly web: WebRequests;
  contacts = new Contacts(this);
  hands = new HandZones(this);
  layouts: LayoutZones;
  readonly measure: Measure;
  readonly players = new Map<string, PlayerSeat>();
  /** All who are Grey: as many as like. */
  spectators: PlayerSeat[] = [];
  readonly faults: ScriptFault[] = [];
  /** What all scripts of the table may use. */
  readonly budget: Budget;
  readonly chat: ChatLine[] = [];
  readonly logStyles = new Map<string, LogStyle>();
  readonly tableTop = TABLE_TOP;
  /** What the table was made of, at first or by Rewind. */
  save: SaveState;
  /** The save as somebody loaded or saved it last. */
  kept: SaveState;
  header: Header;
  ui: XmlUi;
  global: Vm;
  things: Thing[] = [];
  tableMenu: MenuItem[] = [];
  hotkeys: Hotkey[] = [];
  snapPoints: readonly SnapPointState[];
  decals: readonly DecalState[];
  lines: readonly VectorLineState[];
  /** The text of the Global script as it will be saved, and what it keeps. */
  script: string;
  scriptState: string;
  gravity = USUAL_GRAVITY;
  /** The table itself, which is an object that no list names. */
  table: Thing | undefined;
  lookingForPlayers = false;
  /** What scripts copied last; each person has a clipboard of their own. */
  clipboard: readonly ObjectState[] = [];
  readonly #random: Generator;
  /** What scripts have brought about: they could do so without end. */
  readonly #spawned = new Set<Thing>();

  constructor(
    save: SaveState,
    readonly types: WorldTypes,
    readonly options: WorldOptions,
  ) {
    this.#random = new Generator(options.seed);
    this.budget = new Budget(options.limits);
    this.clock = new Clock(this.budget);
    this.layouts = new LayoutZones(this);
    this.measure = new Measure(options.models, options.pictures);
    this.rewind = new Rewind(this, options);
    this.web = new WebRequests(options.web, this);
    this.save = save;
    this.kept = save;
    this.header = new Header(save);
    this.ui = uiOf(save);
    this.snapPoints = save.SnapPoints ?? [];
    this.decals = save.Decals ?? [];
    this.lines = save.VectorLines ?? [];
    this.script = save.LuaScript ?? "";
    this.scriptState = save.LuaScriptState ?? "";
    for (const colour of Object.keys(COLOURS)) this.players.set(colour, new PlayerSeat(types.player, colour));
    this.global = this.makeVm("Global", undefined);
  }

  /** Brings everything of the save onto the table, runs the scripts, then every onLoad. */
  load(): void {
    for (const state of this.save.ObjectStates) this.place(state);
    const startGlobal = (): void => {
      this.guarded(this.global, () => {
        this.global.run(this.script, "Global");
      });
    };
    const globalFirst = this.options.order === "global-first";
    if (!globalFirst) startGlobal();
    const scripted = this.things.filter((thing) => this.#startScript(thing));
    if (globalFirst) startGlobal();
    for (const thing of this.things) {
      thing.spawning = false;
      thing.awake = false;
    }
    this.hands.tidy();
    if (globalFirst) this.#tell(this.global, "onLoad", [this.scriptState]);
    for (const thing of scripted)
      if (thing.vm !== undefined) this.#tell(thing.vm, "onLoad", [thing.data.LuaScriptState ?? ""]);
    if (!globalFirst) this.#tell(this.global, "onLoad", [this.scriptState]);
    this.editor.loaded();
  }

  /** Another state in place of everything, as at a Rewind: people stay, all that scripts had is void. */
  reload(save: SaveState): void {
    this.close();
    for (const thing of this.things) thing.doomed = thing.gone = true;
    for (const seat of this.seats) seat.void();
    this.clock.stopAll();
    this.web.forget();
    this.music = new Music(this);
    this.contacts = new Contacts(this);
    this.hands = new HandZones(this);
    this.layouts = new LayoutZones(this);
    this.things = [];
    this.tableMenu = [];
    this.hotkeys = [];
    this.table = undefined;
    this.gravity = USUAL_GRAVITY;
    this.save = save;
    this.header = new Header(save);
    this.ui = uiOf(save);
    this.snapPoints = save.SnapPoints ?? [];
    this.decals = save.Decals ?? [];
    this.lines = save.VectorLines ?? [];
    this.script = save.LuaScript ?? "";
    this.scriptState = save.LuaScriptState ?? "";
    this.global = this.makeVm("Global", undefined);
    this.load();
  }

  /** A number in 0 ≤ r < 1; the same seed gives the same table. */
  random(): number {
    return this.#random.next();
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

  isColour(colour: string): boolean {
    return colourNamed(colour) !== undefined;
  }

  /** Every seat, and all who look on. */
  get seats(): PlayerSeat[] {
    return [...this.players.values(), ...this.spectators];
  }

  /** A colour's seat; of those who look on the first. */
  player(colour: string): PlayerSeat {
    const name = colourNamed(colour);
    const seat = name === SPECTATOR ? (this.spectators[0] ?? this.players.get(name)) : this.players.get(name ?? "");
    if (seat === undefined) throw new ScriptError(`there is no player colour ${colour}`);
    return seat;
  }

  byGuid(guid: string): Thing | undefined {
    return this.things.find((thing) => thing.guid === guid && !thing.doomed);
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
    if (thing.vm !== undefined) this.#tell(thing.vm, "onDestroy", []);
    for (const zone of [...thing.zones]) this.#crossed(thing, zone, false);
    for (const each of this.things) each.zones.delete(thing);
    thing.gone = true;
    this.contacts.forget(thing);
    for (const seat of this.seats) seat.forget(thing);
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
    this.#stepPhysics();
    this.web.tick();
    this.music.tick();
    this.physics.tick();
    this.contacts.tick();
    this.hands.tick();
    this.#updateZones();
    this.layouts.tick();
    this.ui.tick();
    for (const thing of this.things) thing.ui.tick();
    for (const thing of this.things.filter((each) => each.doomed)) this.vanish(thing);
    this.rewind.tick();
  }

  /** https://api.tabletopsimulator.com/events/#onfixedupdate — whoever wants to hear of the steps is found once a frame. */
  #stepPhysics(): void {
    const listeners = this.#listeners().filter((vm) => vm.hasFunction("onFixedUpdate"));
    for (let step = steps(this.clock.frame - 1); step < steps(this.clock.frame); step++) {
      for (const vm of listeners) this.#tell(vm, "onFixedUpdate", []);
    }
  }

  /** Nothing moves, nothing is about to happen. */
  get settled(): boolean {
    return (
      !this.clock.pending &&
      !this.web.pending &&
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

  /** Whether each of Global and the object's own that is asked says yes, and not merely nothing. */
  lets(
    globalName: string,
    args: readonly LuaValue[],
    thing: Thing,
    ownName: string,
    ownArgs: readonly LuaValue[],
  ): boolean {
    const says = (vm: Vm | undefined, name: string, told: readonly LuaValue[]): boolean =>
      vm?.hasFunction(name) !== true || this.#tell(vm, name, told) === true;
    return says(this.global, globalName, args) && says(thing.vm, ownName, ownArgs);
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
    this.editor.faulted(owner, message);
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

  /** The script of that owner: an object's by its GUID, the Global one's by -1. */
  scriptOf(guid: string): Vm | undefined {
    return guid === GLOBAL_GUID ? this.global : this.byGuid(guid)?.vm;
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
      // Nobody documents it, and it is called: https://github.com/Berserk-Games/Tabletop-Simulator-API/issues/146
      this.ownEvent(thing, "onSpawn", []);
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
    this.layouts.crossed(zone, thing, inside);
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
