import { readFileSync } from "node:fs";
import { FengariVm } from "../../host/vm/fengari-vm";
import { HostFunction } from "../../host/vm/value";
import { type MakeVm, USUAL_LIMITS, type Vm, type VmLimits } from "../../host/vm/vm";
import type { Played, WorkName } from "./works";

/** The works on the headless table's Lua. */
export interface HostLua {
  readonly vm: Vm;
  /** Over how many answers it went. */
  work(this: void, what: WorkName, played: Played, times: number): number;
}

/** A whole match and more is answered at one go. */
const LONG = 1e12;

const onFengari: MakeVm = (name, limits) => new FengariVm(name, limits);

export const hostLua = (file: string, limits: VmLimits = USUAL_LIMITS, make = onFengari): HostLua => {
  const vm = make("bench", { ...limits, instructions: LONG });
  const printed: number[] = [];
  vm.set("print", new HostFunction("print", ([line]) => void printed.push(Number(line))));
  vm.run(readFileSync(file, "utf8"), "bench");
  const work: HostLua["work"] = (what, { game, seats, seed }, times) => {
    vm.call("work", what, game, seats, seed, times);
    return printed.pop() ?? 0;
  };
  return { vm, work };
};
