import type { OpenTable } from "../../host/open";

/** Instructions that all scripts of the table have run. With `limits.every` of 1 it is the exact number. */
const instructionsOn = ({ world }: OpenTable): number =>
  [world.global, ...world.things.flatMap(({ vm }) => vm ?? [])].reduce((sum, vm) => sum + vm.instructions, 0);

const FRAMES_AT_MOST = 7200;

/** What a deed costs: the instructions of each frame until the table is still, those of the deed itself in its first. */
export const slicesOf = (table: OpenTable, deed: () => void): number[] => {
  const slices: number[] = [];
  let before = instructionsOn(table);
  deed();
  do {
    if (slices.length > FRAMES_AT_MOST) throw new Error("the table does not settle");
    table.world.frame();
    const now = instructionsOn(table);
    slices.push(now - before);
    before = now;
  } while (!table.world.settled);
  const [fault] = table.world.faults;
  if (fault !== undefined) throw new Error(`${fault.where}: ${fault.message}`);
  return slices;
};
