import type { SaveState } from "../../tts/save";
import type { Editor } from "../editor";
import { Budget } from "../vm/budget";
import { Stopped } from "../vm/stopped";
import { type LuaFunction, type LuaValue, ScriptError } from "../vm/value";
import type { Vm } from "../vm/vm";
import type { LogStyle } from "./log-style";
import { hearerOf } from "./old-events";
import { Peopled } from "./peopled";
import type { ChatLine } from "./players";
import type { Thing } from "./thing";
import type { ScriptFault, WorldOptions, WorldTypes } from "./world-options";

/** A script may put anything into its error, at every frame. */
const LONGEST_FAULT = 4000;

/** What scripts may bring about is counted as memory, in bytes. */
const CHAT_LINE = 100;

/** The scripts of a table: who is told of what, and what they did wrong. */
export abstract class Scripted extends Peopled {
  readonly faults: ScriptFault[] = [];
  /** What all scripts of the table may use. */
  readonly budget: Budget;
  readonly logStyles = new Map<string, LogStyle>();
  abstract global: Vm;
  abstract readonly editor: Editor;

  constructor(save: SaveState, types: WorldTypes, options: WorldOptions) {
    super(save, types, options);
    this.budget = new Budget(options.limits);
  }

  abstract makeVm(name: string, self: Thing | undefined): Vm;

  /** Tells every script that wants to hear it; the first answer that stops the rest is given back. */
  event(name: string, args: readonly LuaValue[], stops: (answer: LuaValue) => boolean = () => false): LuaValue {
    for (const vm of this.listeners()) {
      const hearer = hearerOf(vm, name);
      if (hearer === undefined) continue;
      const answer = this.guarded(vm, () => vm.call(hearer, ...args));
      if (stops(answer)) return answer;
    }
    return undefined;
  }

  /** Tells the object's own script. */
  ownEvent(thing: Thing, name: string, args: readonly LuaValue[]): LuaValue {
    return thing.vm === undefined ? undefined : this.tell(thing.vm, name, args);
  }

  /** Whether neither the Global script nor the object's own forbids it. */
  allowed(
    globalName: string,
    args: readonly LuaValue[],
    thing: Thing,
    ownName: string,
    ownArgs: readonly LuaValue[],
  ): boolean {
    if (this.tell(this.global, globalName, args) === false) return false;
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
      vm?.hasFunction(name) !== true || this.tell(vm, name, told) === true;
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

  startScript(thing: Thing): void {
    if (this.runScript(thing) && thing.vm !== undefined) {
      this.tell(thing.vm, "onLoad", [thing.data.LuaScriptState ?? ""]);
    }
  }

  protected listeners(): Vm[] {
    const vms = [this.global];
    for (const thing of this.things) if (thing.vm !== undefined) vms.push(thing.vm);
    return vms;
  }

  protected tell(vm: Vm, name: string, args: readonly LuaValue[]): LuaValue {
    const hearer = hearerOf(vm, name);
    return hearer === undefined ? undefined : this.guarded(vm, () => vm.call(hearer, ...args));
  }

  protected runScript(thing: Thing): boolean {
    const script = thing.data.LuaScript ?? "";
    if (script === "") return false;
    const vm = this.makeVm(thing.name === "" ? thing.guid : thing.name, thing);
    thing.vm = vm;
    this.guarded(vm, () => {
      vm.run(script, thing.guid);
    });
    return true;
  }
}
