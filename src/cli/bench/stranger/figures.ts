import { runInNewContext } from "node:vm";
import { setFlagsFromString } from "node:v8";
import { openTable, type OpenTable } from "../../../host/open";
import { below, type Figure, number, atMost } from "../figure";
import { sortedTowns } from "./bare";
import { strangersSave } from "./save";

const FRAMES = 10_000;
const LONG = 100_000;
const MB = 1e6;
/** What may be more after a hundred thousand frames: what the interpreter's caches take. */
const FLAT = 5;

const seconds = <T>(work: () => T): { readonly took: number; readonly made: T } => {
  const began = process.cpuUsage();
  const made = work();
  const { user, system } = process.cpuUsage(began);
  return { took: (user + system) / 1e6, made };
};

const frames = ({ world }: OpenTable, count: number): number =>
  seconds(() => {
    for (let left = count; left > 0; left--) world.frame();
  }).took;

const collected = (): number => {
  setFlagsFromString("--expose-gc");
  (runInNewContext("gc") as () => void)();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / MB;
};

const took = (what: string, value: number, aim: number): Figure => ({
  what,
  measured: `${number(value)} s`,
  values: [value],
  aim: below(value, aim, " s"),
});

const held = (what: string, value: number, aim: number): Figure => ({
  what,
  measured: `${number(value)} MB`,
  values: [value],
  aim: below(value, aim, " MB"),
});

/** A stranger's large table on the headless one, in time of the processor. */
export const strangerFigures = (): Figure[] => {
  const text = JSON.stringify(strangersSave());
  const before = collected();
  const { took: booted, made: table } = seconds(() => openTable(text, { seated: ["White", "Red"] }));
  table.settle();
  const idle = frames(table, FRAMES);
  table.world.global.call("busy", 20, 100);
  const busy = frames(table, FRAMES);
  const early = collected();
  frames(table, LONG);
  const late = collected();
  if (table.world.faults.length > 0) throw new Error(table.world.faults[0]?.message);
  table.world.close();
  const towns = sortedTowns();
  const times = towns.host / towns.bare;
  return [
    took("it is opened", booted, 3),
    took("10,000 frames in which nothing happens", idle, 3),
    took("10,000 with 20 onUpdates and 100 Waits", busy, 3),
    held("memory with it open", early - before, 400),
    held("memory more after 100,000 frames", late - early, FLAT),
    {
      what: "sorted towns, beside bare fengari",
      measured: `${number(times)} times`,
      values: [towns.host, towns.bare],
      aim: atMost(times, 2, " times"),
    },
  ];
};
