import type { Vm } from "../../../src/host/vm/vm";
import type { Script } from "./script";
import { fromLua, toLua } from "./values";

/** What was run last, while it runs. */
const RUN = "__run";

/** A script as a test sees it. */
export const scriptOf = (vm: Vm): Script => ({
  call: (name, ...args) => {
    if (!vm.hasFunction(name)) throw new Error(`the script of ${vm.name} has no function ${name}`);
    return fromLua(vm.call(name, ...args.map(toLua)));
  },
  get: (name) => fromLua(vm.get(name)),
  set: (name, value) => {
    vm.set(name, toLua(value));
  },
  run: (lua) => {
    vm.run(`function ${RUN}() ${lua}\nend`, "test");
    try {
      return fromLua(vm.call(RUN));
    } finally {
      vm.set(RUN, undefined);
    }
  },
});
