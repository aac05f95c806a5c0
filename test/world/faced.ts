import { type RunReport, runSave } from "../../src/host/run/run";
import { parsedSave } from "../../src/host/world/parse";
import type { ObjectState, SaveState } from "../../src/tts/save";
import type { PublicTable } from "./tables";

/** What a public table is made of and what came of it. */
export interface Faced {
  readonly table: PublicTable;
  readonly objects: number;
  /** With all that lies in bags and decks. */
  readonly pieces: number;
  readonly scripts: number;
  readonly lines: number;
  readonly pressed: RunReport;
  readonly setUp: RunReport;
  readonly seconds: number;
}

/** Frames before anything is clicked: what a table does by itself in the beginning is over. */
const FIRST = 300;
/** Frames for a set-up to come to its end. */
const LAST = 900;

const withInner = (state: ObjectState): readonly ObjectState[] => [
  state,
  ...(state.ContainedObjects ?? []).flatMap(withInner),
  ...Object.values(state.States ?? {}).flatMap(withInner),
];

const scriptsOf = (save: SaveState): string[] =>
  [save, ...save.ObjectStates].map(({ LuaScript = "" }) => LuaScript).filter((script) => script.trim() !== "");

export const faced = (table: PublicTable, checkout: string): Faced => {
  const began = process.cpuUsage();
  const save = parsedSave(table.save(checkout));
  const run = (press: readonly string[], after: number): RunReport =>
    runSave(structuredClone(save), { frames: FIRST, press, after, table: { seated: table.seats } });
  const pressed = run(["all"], 0);
  const setUp = run(table.setUp, LAST);
  const { user, system } = process.cpuUsage(began);
  const scripts = scriptsOf(save);
  return {
    table,
    objects: save.ObjectStates.length,
    pieces: save.ObjectStates.flatMap(withInner).length,
    scripts: scripts.length,
    lines: scripts.reduce((sum, script) => sum + script.split("\n").length, 0),
    pressed,
    setUp,
    seconds: (user + system) / 1e6,
  };
};
