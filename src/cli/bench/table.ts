import { SCRIPT_KB_AT_MOST } from "../../../build/check/objects";
import type { Hand } from "../../host/hand";
import { type OpenTable, openTable } from "../../host/open";
import { onFengari } from "../../host/vm/fengari-vm";
import type { Watch } from "../../host/vm/value";
import { USUAL_LIMITS } from "../../host/vm/vm";
import type { Models } from "../../host/world/bounds";
import type { Thing } from "../../host/world/thing";
import type { Kept } from "../../kernel/keep";
import type { SaveState } from "../../tts/save";
import { keptIn } from "../fuzz/standing-right";
import { beginWithFew, clickFirst } from "./clicks";
import { FRAME_AT_MOST, inMoonsharps } from "./coin";
import { atMost, below, type Figure, mean, number, percentile } from "./figure";
import { slicesOf } from "./slices";

/** A save as it was built, and its models by their address. */
export interface BuiltTable {
  readonly save: SaveState;
  readonly models: Models;
  readonly script: string;
}

const CLICKS = 40;
const SEED = 7;

const opened = ({ save, models }: BuiltTable, every: number, watch: Watch = () => undefined): OpenTable => {
  const table = openTable(save, { models, seated: ["Yellow"], limits: { ...USUAL_LIMITS, every }, watch });
  table.settle();
  return table;
};

const controllerOn = (table: OpenTable): Thing => {
  const [controller] = table.tagged("outbreak-controller");
  if (controller === undefined) throw new Error("there is no controller on the table");
  // A number typed over it is the seed of the next match; the clock chooses otherwise.
  table.seat("Yellow").type(SEED, controller);
  return controller;
};

/** How many answers the controller's match has had. */
const answersOn = (controller: Thing): number => (keptIn(controller) as Kept | undefined)?.at ?? 0;

/** In MoonSharp's instructions. */
interface Counted {
  readonly slices: readonly number[];
  /** The instructions of each click that was an answer, until the table was still. */
  readonly answers: readonly number[];
  /** How often that called into the game: its members, read, set or called. */
  readonly calls: readonly number[];
}

/** Begins with as few as can be, then takes what is offered first. */
const clickOn = (hand: Hand, nth: number): void => {
  if (nth === 0) beginWithFew(hand);
  else clickFirst(hand);
};

const counted = (built: BuiltTable): Counted => {
  let called = 0;
  const table = opened(built, 1, () => {
    called++;
  });
  const controller = controllerOn(table);
  const slices: number[] = [];
  const answers: number[] = [];
  const calls: number[] = [];
  for (let i = 0; i < CLICKS; i++) {
    const before = answersOn(controller);
    called = 0;
    const click = slicesOf(table, () => {
      clickOn(table.seat("Yellow"), i);
    });
    slices.push(...click);
    const callsOfClick = called;
    if (answersOn(controller) > before) {
      answers.push(click.reduce((sum, slice) => sum + slice, 0));
      calls.push(callsOfClick);
    }
  }
  return { slices: slices.map(inMoonsharps), answers: answers.map(inMoonsharps), calls };
};

const spread = (what: string, values: readonly number[]): Figure[] => [
  { what: `${what}: mean`, measured: number(mean(values)), beside: `of ${number(values.length)}` },
  { what: `${what}: p99`, measured: number(percentile(values, 99)) },
];

const longest = (what: string, values: readonly number[]): Figure => ({
  what: `${what}: most`,
  measured: number(Math.max(...values)),
});

const longestSlice = (slices: readonly number[]): Figure => ({
  ...longest("instructions a frame", slices),
  beside: `${number(slices.filter((slice) => slice > FRAME_AT_MOST).length)} over the aim`,
  aim: atMost(Math.max(...slices), FRAME_AT_MOST, ""),
});

const secondsSince = (start: number): number => (performance.now() - start) / 1000;

/** What the script works out while it is loaded, before anything is seen of it. */
const topLevel = ({ script }: BuiltTable): number => {
  const vm = onFengari("controller", { ...USUAL_LIMITS, every: 1 });
  const before = vm.instructions;
  vm.run(script, "controller");
  const spent = vm.instructions - before;
  vm.close();
  return inMoonsharps(spent);
};

/** What the built table costs: played by clicks on what its panel offers first. */
export const tableFigures = (built: BuiltTable): Figure[] => {
  const start = performance.now();
  const table = opened(built, USUAL_LIMITS.every);
  const boot = secondsSince(start);
  controllerOn(table);
  const begun = performance.now();
  for (let i = 0; i < CLICKS; i++) {
    clickOn(table.seat("Yellow"), i);
    table.settle();
  }
  const clicks = secondsSince(begun);
  const { slices, answers, calls } = counted(built);
  const kilobytes = Buffer.byteLength(built.script) / 1024;
  return [
    {
      what: "the script",
      measured: `${number(kilobytes)} KB`,
      aim: atMost(kilobytes, SCRIPT_KB_AT_MOST, " KB"),
    },
    { what: "boot of the save", measured: `${number(boot)} s`, aim: below(boot, 1, " s") },
    {
      what: `${String(CLICKS)} clicks until all is still`,
      measured: `${number(clicks)} s`,
      aim: below(clicks, 2, " s"),
    },
    { what: "instructions of the top level", measured: number(topLevel(built)) },
    ...spread("calls into the game an answer", calls),
    ...spread("instructions an answer", answers),
    longest("instructions an answer", answers),
    ...spread("instructions a frame", slices),
    longestSlice(slices),
  ];
};
