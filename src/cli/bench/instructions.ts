import type { MakeVm } from "../../host/vm/vm";
import { hostLua } from "./host-lua";
import { type Played, type WorkName, WORKS } from "./works";

/** Instructions of one time of a work, divided among its answers: the same on every machine. */
export const instructionsOf = (file: string, played: Played, make?: MakeVm): Record<WorkName, number> => {
  const { vm, work } = hostLua(file, { instructions: 0, every: 1 }, make);
  const spent = (what: WorkName, times: number): number => {
    const before = vm.instructions;
    work(what, played, times);
    return vm.instructions - before;
  };
  const answers = work("says", played, 0);
  const each = WORKS.map((what) => [what, (spent(what, 1) - spent(what, 0)) / answers]);
  return Object.fromEntries(each) as Record<WorkName, number>;
};
