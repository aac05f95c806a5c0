import type { HostObject, HostType, LuaValue } from "../vm/value";
import type { Vm } from "../vm/vm";
import { DOCUMENTED } from "./documented";
import { hostType, singleton } from "./members";

/** An expression that was read and can be worked out again and again. */
class Prepared implements HostObject {
  readonly hostType: HostType = preparedType;

  constructor(readonly expression: string) {}
}

const preparedType: HostType = hostType(
  "DynamicExpression",
  { fields: {}, methods: {}, documented: new Set() },
  () => "expression",
);

/** MoonSharp's `dynamic`, for scripts on another interpreter: an expression of the script's globals, as a text. */
export const dynamic = (vm: Vm): HostObject => {
  const worked = (expression: string): LuaValue => {
    vm.run(`function __dynamic() return ${expression}\nend`, "dynamic");
    try {
      return vm.call("__dynamic");
    } finally {
      vm.set("__dynamic", undefined);
    }
  };
  return singleton("dynamic", {
    fields: {},
    methods: {
      eval: (_, args) => {
        const prepared = args.any(0);
        return worked(prepared instanceof Prepared ? prepared.expression : args.text(0));
      },
      prepare: (_, args) => {
        vm.run(`local function prepared() return ${args.text(0)}\nend`, "dynamic");
        return new Prepared(args.text(0));
      },
    },
    documented: DOCUMENTED.dynamic,
  });
};
