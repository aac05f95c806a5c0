import type { LuaValue } from "../vm/value";
import type { Vm } from "../vm/vm";

export const COLLECT_DUPLICATE = 1;
export const COLLECT_UNKNOWN = 2;

/**
 * https://api.tabletopsimulator.com/wait/#collect — a table of the script's own, so that what is collected never leaves
 * the script. One value is kept as it is, several as a list.
 */
const source = `
function __collect(expected, finished, added, failed)
  local open, left
  local collected = {}
  function collected:reset()
    open, left = {}, #expected
    for _, id in ipairs(expected) do open[id] = true end
    self.results = {}
  end
  function collected:add(id, ...)
    if not open[id] then
      local why = open[id] == nil and ${String(COLLECT_UNKNOWN)} or ${String(COLLECT_DUPLICATE)}
      if failed then failed(why, id, ...) end
      return
    end
    open[id], left = false, left - 1
    self.results[id] = select("#", ...) > 1 and { ... } or ...
    if added then added(id, ...) end
    if left == 0 then finished(self.results) end
  end
  collected:reset()
  return collected
end
`;

/** The function of a script that makes its collecting tables. */
export const collectIn = (vm: Vm): LuaValue => {
  vm.run(source, "collect");
  const collect = vm.get("__collect");
  vm.set("__collect", undefined);
  return collect;
};
