import type { SaveState } from "../../tts/save";
import { Editor } from "../editor";
import type { LuaFunction } from "../vm/value";
import type { Vm } from "../vm/vm";
import { Clock, FRAMES_A_SECOND } from "./clock";
import { Contacts } from "./contacts";
import { Furnished } from "./furnished";
import { HandZones } from "./hand-zones";
import { LayoutZones } from "./layout-zones";
import { Music } from "./music";
import { hearerOf } from "./old-events";
import { Physics } from "./physics";
import { Rewind } from "./rewind";
import type { Thing } from "./thing";
import { WebRequests } from "./web";
import type { WorldOptions, WorldTypes } from "./world-options";
import { Zones } from "./zones";

const TABLE_TOP = 0.96;
/** Steps of the game's physics in a second. */
export const STEPS_A_SECOND = 90;

const steps = (frame: number): number => Math.floor((frame * STEPS_A_SECOND) / FRAMES_A_SECOND);

/** A Tabletop Simulator table without Tabletop Simulator: a chain of what a save says, its people, scripts and objects. */
export class World extends Furnished {
  readonly tableTop = TABLE_TOP;
  readonly clock = new Clock(this.budget);
  readonly physics = new Physics(this);
  readonly rewind: Rewind;
  readonly editor = new Editor(this);
  readonly zones = new Zones(this);
  readonly web: WebRequests;
  music = new Music(this);
  contacts = new Contacts(this);
  hands = new HandZones(this);
  layouts = new LayoutZones(this);
  global: Vm;

  constructor(save: SaveState, types: WorldTypes, options: WorldOptions) {
    super(save, types, options);
    this.rewind = new Rewind(this, options);
    this.web = new WebRequests(options.web, this);
    this.budget.functions = () => this.#functions();
    this.global = this.makeVm("Global", undefined);
  }

  /** Every function of a script that is kept for later: what it holds is the script's memory. */
  *#functions(): Generator<LuaFunction> {
    yield* this.clock.functions();
    yield* this.web.functions();
    for (const { call } of [...this.hotkeys, ...this.tableMenu]) yield call;
    for (const thing of this.things) yield* thing.functions();
    for (const seat of this.seats) for (const { then } of seat.dialogs) if (then !== undefined) yield then;
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
    const scripted = this.things.filter((thing) => this.runScript(thing));
    if (globalFirst) startGlobal();
    for (const thing of this.things) {
      thing.spawning = false;
      thing.awake = false;
    }
    this.hands.tidy();
    if (globalFirst) this.tell(this.global, "onLoad", [this.scriptState]);
    for (const thing of scripted)
      if (thing.vm !== undefined) this.tell(thing.vm, "onLoad", [thing.data.LuaScriptState ?? ""]);
    if (!globalFirst) this.tell(this.global, "onLoad", [this.scriptState]);
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
    this.begin(save);
    this.global = this.makeVm("Global", undefined);
    this.load();
  }

  makeVm(name: string, self: Thing | undefined): Vm {
    const vm = this.options.vm(name, this.options.limits, this.budget);
    vm.watch = this.options.watch;
    this.types.furnish(vm, this, self);
    return vm;
  }

  /** The table is put away: its scripts let go of all they hold. */
  close(): void {
    for (const vm of this.listeners()) vm.close();
  }

  /** One frame of the game. */
  frame(): void {
    this.clock.frame++;
    this.finishSpawns();
    this.clock.tick((owner, work) => this.guarded(owner, work));
    this.event("onUpdate", []);
    this.#stepPhysics();
    this.web.tick();
    this.music.tick();
    this.physics.tick();
    this.contacts.tick();
    this.hands.tick();
    this.zones.tick();
    this.layouts.tick();
    this.ui.tick();
    for (const thing of this.things) thing.ui.tick();
    for (const thing of this.things.filter((each) => each.doomed)) this.vanish(thing);
    this.rewind.tick();
  }

  /** https://api.tabletopsimulator.com/events/#onfixedupdate — whoever wants to hear of the steps is found once a frame. */
  #stepPhysics(): void {
    const listeners = this.listeners().filter((vm) => hearerOf(vm, "onFixedUpdate") !== undefined);
    for (let step = steps(this.clock.frame - 1); step < steps(this.clock.frame); step++) {
      for (const vm of listeners) this.tell(vm, "onFixedUpdate", []);
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
}
