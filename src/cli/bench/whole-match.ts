import { setImmediate as nextTurn } from "node:timers/promises";
import { type OpenTable, openTable } from "../../host/open";
import { type MakeVm, USUAL_LIMITS } from "../../host/vm/vm";
import type { Thing } from "../../host/world/thing";
import type { SaveState } from "../../tts/save";
import { heapUsed } from "../heap-used";
import { buttonsOf, saysOf } from "../fuzz/perform";
import { keptIn } from "../fuzz/standing-right";
import { buttonsAt, COLOUR, untilAsked } from "./asked";
import { instructionsOn } from "./slices";
import type { BuiltTable } from "./table";

/** What one match by bots cost at the built table, in instructions of the Lua it was played on. */
export interface WholeMatch {
  readonly answers: number;
  /** Of each frame from the first click to the end. */
  readonly frames: readonly number[];
  /** Of the dearest save on the way. */
  readonly save: number;
  /** Of a load of the longest document: all until somebody is offered something, and the longest frame of it. */
  readonly load: { readonly all: number; readonly longest: number };
  /** The longest document: the last save before the end. */
  readonly late: string;
  /** What the process holds more when it is over than when it began. */
  readonly megabytes: number;
}

export interface AtTheTable {
  readonly seats: number;
  readonly seed: number;
  /** The Lua whose instructions are counted: the host's own where none is named. */
  readonly vm?: MakeVm;
}

const FRAMES_AT_MOST = 200_000;
/** So many frames lie between two saves. */
const SAVED_EVERY = 600;
const HEARD_WITHIN = 4;

const LIMITS = { ...USUAL_LIMITS, every: 1, memory: 2 ** 31 };

type On = Pick<BuiltTable, "models"> & Pick<AtTheTable, "vm">;

const opened = (save: SaveState | string, { models, vm }: On): OpenTable =>
  openTable(save, { models, seated: [COLOUR], limits: LIMITS, ...(vm === undefined ? {} : { vm }) });

/** Clicks the button that begins so, as far as there is one. */
const clicked = (table: OpenTable, says: string): boolean => {
  const hand = table.seat(COLOUR);
  const id = buttonsOf(hand.panel()).find((button) => saysOf(button).startsWith(says))?.attributes["id"];
  if (id !== undefined) hand.click(id);
  return id !== undefined;
};

const controllerOf = (table: OpenTable): Thing => {
  const [controller] = table.tagged("outbreak-controller");
  if (controller === undefined) throw new Error("there is no controller on the table");
  return controller;
};

/** After a turn between two collections: only then is all that the host has forgotten let go of. */
const megabytesUsed = async (): Promise<number> => {
  heapUsed();
  await nextTurn();
  return heapUsed() / 2 ** 20;
};

/** Counts what the scripts run while something is done. */
const spent = (table: OpenTable, done: () => void): number => {
  const before = instructionsOn(table);
  done();
  return instructionsOn(table) - before;
};

const loaded = (text: string, on: On): WholeMatch["load"] => {
  const table = opened(text, on);
  const frames = [instructionsOn(table)];
  untilAsked(table, () => {
    frames.push(
      spent(table, () => {
        table.world.frame();
      }),
    );
  });
  table.world.close();
  return { all: frames.reduce((sum, each) => sum + each, 0), longest: Math.max(...frames.slice(1)) };
};

/** A match of the built table in which a bot plays each seat, from its beginning to its end. */
export const wholeMatch = async ({ save, models }: BuiltTable, at: AtTheTable): Promise<WholeMatch> => {
  const { seats, seed } = at;
  const on = { models, ...at };
  const table = opened(save, on);
  table.settle();
  const controller = controllerOf(table);
  const begins = seats === 1 ? "1 player" : `${String(seats)} players`;
  const frames: number[] = [];
  const frame = (): void => {
    const [fault] = table.world.faults;
    if (fault !== undefined) throw new Error(`${fault.where}: ${fault.message}`);
    frames.push(
      spent(table, () => {
        table.world.frame();
      }),
    );
  };
  const press = (says: string): void => {
    if (!clicked(table, says)) throw new Error(`no button "${says}" among ${buttonsAt(table).join(", ")}`);
    for (let i = 0; i < HEARD_WITHIN; i++) frame();
  };
  const before = await megabytesUsed();
  table.seat(COLOUR).type(seed, controller);
  press(begins);
  while (!table.world.settled) frame();
  for (let seat = 1; seat <= seats; seat++) {
    press("Settings");
    // Six places and all settings are more than one page.
    if (!buttonsAt(table).includes(`Player ${String(seat)} …`)) press("More");
    press(`Player ${String(seat)} …`);
    press(`Let a bot play Player ${String(seat)}`);
    press("Back to the game");
  }
  let dearest = 0;
  let last = "";
  while (!buttonsAt(table).includes(begins)) {
    if (frames.length > FRAMES_AT_MOST) throw new Error(`the match does not end in ${String(FRAMES_AT_MOST)} frames`);
    frame();
    if (frames.length % SAVED_EVERY !== 0) continue;
    dearest = Math.max(
      dearest,
      spent(table, () => {
        last = JSON.stringify(table.save());
      }),
    );
    await nextTurn();
  }
  const answers = keptIn(controller).at;
  const megabytes = (await megabytesUsed()) - before;
  table.world.close();
  return { answers, frames, save: dearest, load: loaded(last, on), late: last, megabytes };
};
