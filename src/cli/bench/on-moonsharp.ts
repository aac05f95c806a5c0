import { openTable } from "../../host/open";
import { MoonsharpVm } from "../../host/vm/moonsharp/moonsharp-vm";
import { USUAL_LIMITS } from "../../host/vm/vm";
import type { Models } from "../../host/world/bounds";
import { moonsharpServer } from "../vm/moonsharp-server";
import { COLOUR, untilAsked } from "./asked";

/** What a save costs on the game's own Lua, in milliseconds of the processor, without what the host does for it. */
export interface OnMoonsharp {
  /** From the end of the script's top level until somebody is offered something. */
  readonly load: number;
  readonly longest: number;
  /** What the collector of .NET took in the load besides; the game has another. */
  readonly collecting: number;
  readonly save: number;
}

/** The first loads compile what the others run. */
const LOADS = 4;
/** What is written beforehand for the next save is written by then. */
const AFTERWARDS = 60;

const loaded = (save: string, models: Models): OnMoonsharp => {
  const table = openTable(save, { models, seated: [COLOUR], limits: USUAL_LIMITS, vm: moonsharpServer().vm });
  const { world } = table;
  const spent = (of: "milliseconds" | "collecting"): number =>
    [world.global, ...world.things.flatMap(({ vm }) => vm ?? [])].reduce(
      (sum, vm) => sum + (vm instanceof MoonsharpVm ? vm[of] : 0),
      0,
    );
  const took = (does: () => void): number => {
    const before = spent("milliseconds");
    does();
    return spent("milliseconds") - before;
  };
  const frame = (): void => {
    world.frame();
  };
  const collectedBefore = spent("collecting");
  const frames: number[] = [];
  untilAsked(table, () => {
    frames.push(took(frame));
  });
  const collecting = spent("collecting") - collectedBefore;
  for (let i = 0; i < AFTERWARDS; i++) frame();
  const written = took(() => {
    table.save();
  });
  world.close();
  const load = frames.reduce((sum, each) => sum + each, 0);
  return { load, longest: Math.max(...frames), collecting, save: written };
};

/** The quickest of some loads: what else the computer does makes others slower. Nothing where there is no MoonSharp. */
export const onMoonsharp = (save: string, models: Models): OnMoonsharp | "missing" => {
  if (moonsharpServer().missing !== "") return "missing";
  const all = Array.from({ length: LOADS }, () => loaded(save, models));
  const least = (of: (each: OnMoonsharp) => number): number => Math.min(...all.map(of));
  return {
    load: least(({ load }) => load),
    longest: least(({ longest }) => longest),
    collecting: least(({ collecting }) => collecting),
    save: least((each) => each.save),
  };
};
