import { getHeapStatistics, setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

let collect: (() => void) | undefined;

/** A collection when one is asked for: Node gives it to whoever sets the flag, also later than at its start. */
const collector = (): (() => void) => {
  setFlagsFromString("--expose-gc");
  return runInNewContext("gc") as () => void;
};

/** The bytes that this thread holds, without what nobody can reach any more. */
export const heapUsed = (): number => {
  collect ??= collector();
  collect();
  return getHeapStatistics().used_heap_size;
};
