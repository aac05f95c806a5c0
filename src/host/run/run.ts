import type { SaveState } from "../../tts/save";
import { type OpenOptions, type OpenTable, openTable } from "../open";
import type { World } from "../world/world";
import { type Changes, changesOf } from "./changes";
import { type Pressable, pressablesFor } from "./pressing";
import { notImitatedIn, type Trouble, troublesIn } from "./trouble";

export interface RunOptions {
  readonly frames: number;
  /** What is clicked, one after the other: by its name, `#` and an element's id, `@` and its object's GUID, or `all` there is. */
  readonly press: readonly string[];
  /** Frames after the last click. */
  readonly after?: number;
  readonly table: OpenOptions;
}

export interface Pressed {
  readonly called: string;
  readonly on: string;
  /** Why it could not be clicked; empty where it could. */
  readonly wrong: string;
}

export interface RunReport {
  readonly name: string;
  readonly objects: number;
  readonly scripts: number;
  readonly frames: number;
  readonly troubles: readonly Trouble[];
  /** What the host itself broke on, which ends the run; empty if it did not. */
  readonly broken: string;
  readonly notImitated: readonly string[];
  readonly printed: readonly string[];
  readonly pressed: readonly Pressed[];
  /** How many different things could be clicked at the moments when `all` looked. */
  readonly offered: number;
  /** How many of them were. */
  readonly reached: number;
  /** What was to be clicked and is not there. */
  readonly missing: readonly string[];
  readonly changes: Changes;
}

/** Frames between one click and the next. */
const AFTER_A_CLICK = 60;

const ALL = "all";

/** What `all` clicks at most: of one thing whose name changes with each click, and together. */
const TIMES = 3;
const CLICKS = 2000;

/** `Deal @615799` is what is called so on that object, `@615799` the first thing that can be clicked there. */
const ON_OBJECT = /^(?:([^]*) )?@(\w+)$/;

const calledSo = (there: readonly Pressable[], what: string): Pressable | undefined => {
  const found = there.find(({ called }) => called === what);
  const [, name, guid = ""] = ON_OBJECT.exec(what) ?? [];
  if (found !== undefined || guid === "") return found;
  return there.find(({ called, on }) => on.endsWith(`(${guid})`) && (name === undefined || called === name));
};

const placeOf = ({ on, which }: Pressable): string => JSON.stringify([on, which]);
const keyOf = ({ on, which, called }: Pressable): string => JSON.stringify([on, which, called]);

class Run {
  readonly pressed: Pressed[] = [];
  readonly missing: string[] = [];
  readonly offered = new Set<string>();
  readonly reached = new Set<string>();
  frames = 0;

  constructor(
    readonly table: OpenTable,
    readonly colour: string,
  ) {}

  wait(frames: number): void {
    for (let left = frames; left > 0; left--, this.frames++) this.table.world.frame();
  }

  press(what: string): void {
    if (what === ALL) this.#pressAll();
    else this.#pressOne(what);
  }

  #pressOne(what: string): void {
    const found = calledSo(pressablesFor(this.table, this.colour), what);
    if (found === undefined) this.missing.push(what);
    else this.#click(found);
  }

  /** Everything once, and what comes up by that, as far as it is still there when its turn comes. */
  #pressAll(): void {
    const done = new Set<string>();
    const times = new Map<string, number>();
    const isNew = (each: Pressable): boolean => !done.has(keyOf(each)) && (times.get(placeOf(each)) ?? 0) < TIMES;
    for (let left = CLICKS; left > 0; left--) {
      const there = pressablesFor(this.table, this.colour);
      for (const each of there) this.offered.add(placeOf(each));
      const next = there.find(isNew);
      if (next === undefined) return;
      done.add(keyOf(next));
      times.set(placeOf(next), (times.get(placeOf(next)) ?? 0) + 1);
      this.#click(next);
    }
  }

  #click(pressable: Pressable): void {
    const { called, on, press } = pressable;
    let wrong = "";
    try {
      press();
      this.reached.add(placeOf(pressable));
    } catch (error) {
      wrong = error instanceof Error ? error.message : String(error);
    }
    this.pressed.push({ called, on, wrong });
    this.wait(AFTER_A_CLICK);
  }
}

const driven = (run: Run, { frames, press, after = 0 }: RunOptions): string => {
  try {
    run.wait(frames);
    for (const what of press) run.press(what);
    run.wait(after);
    return "";
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

/** Faults are in the chat too, and told by themselves. */
const saidIn = ({ chat, faults }: World): string[] => {
  const wrong = new Set(faults.map(({ message }) => message));
  return chat.map(({ text }) => text).filter((text) => !wrong.has(text));
};

/** Opens a save, lets it go on, clicks what is to be clicked, and tells what came of it. */
export const runSave = (save: SaveState, options: RunOptions): RunReport => {
  const table = openTable(save, options.table);
  const { world } = table;
  const [colour = "White"] = options.table.seated ?? [];
  const run = new Run(table, colour);
  const broken = driven(run, options);
  const troubles = troublesIn(world.faults);
  const report: RunReport = {
    name: save.SaveName,
    objects: save.ObjectStates.length,
    scripts: [save, ...save.ObjectStates].filter(({ LuaScript = "" }) => LuaScript !== "").length,
    frames: run.frames,
    troubles,
    broken,
    notImitated: notImitatedIn(troubles),
    printed: saidIn(world),
    pressed: run.pressed,
    offered: run.offered.size,
    reached: run.reached.size,
    missing: run.missing,
    changes: changesOf(save.ObjectStates, world.things),
  };
  world.close();
  return report;
};

/** 0 clean, 1 with faults of scripts, 2 for what was not there to be clicked or a limit, 3 for what is not imitated. */
export const exitCodeOf = ({ troubles, broken, missing }: RunReport): 0 | 1 | 2 | 3 => {
  const has = (blame: Trouble["blame"]): boolean => troubles.some((trouble) => trouble.blame === blame);
  if (missing.length > 0 || has("limit")) return 2;
  if (broken !== "" || has("host")) return 3;
  return has("script") ? 1 : 0;
};
