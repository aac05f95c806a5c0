import type { OpenTable } from "../../host/open";
import { openTable } from "../../host/open";
import { USUAL_LIMITS } from "../../host/vm/vm";
import type { Models } from "../../host/world/bounds";
import type { Thing } from "../../host/world/thing";
import type { Kept } from "../../kernel/keep";
import type { SaveState } from "../../tts/save";
import { keptIn } from "../fuzz/standing-right";
import { clickFirst } from "./clicks";
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
const SCRIPT_KB_AT_MOST = 300;
const SEED = 7;

const opened = ({ save, models }: BuiltTable, every: number): OpenTable => {
  const table = openTable(save, { models, seated: ["Yellow"], limits: { ...USUAL_LIMITS, every } });
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
}

const counted = (built: BuiltTable): Counted => {
  const table = opened(built, 1);
  const controller = controllerOn(table);
  const slices: number[] = [];
  const answers: number[] = [];
  for (let i = 0; i < CLICKS; i++) {
    const before = answersOn(controller);
    const click = slicesOf(table, () => {
      clickFirst(table.seat("Yellow"));
    });
    slices.push(...click);
    if (answersOn(controller) > before) answers.push(click.reduce((sum, slice) => sum + slice, 0));
  }
  return { slices: slices.map(inMoonsharps), answers: answers.map(inMoonsharps) };
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

/** What the built table costs: played by clicks on what its panel offers first. */
export const tableFigures = (built: BuiltTable): Figure[] => {
  const start = performance.now();
  const table = opened(built, USUAL_LIMITS.every);
  const boot = secondsSince(start);
  controllerOn(table);
  const begun = performance.now();
  for (let i = 0; i < CLICKS; i++) {
    clickFirst(table.seat("Yellow"));
    table.settle();
  }
  const clicks = secondsSince(begun);
  const { slices, answers } = counted(built);
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
    ...spread("instructions an answer", answers),
    longest("instructions an answer", answers),
    ...spread("instructions a frame", slices),
    longestSlice(slices),
  ];
};
