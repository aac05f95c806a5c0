import type { OpenTable } from "../../host/open";

/** Instructions that all scripts of the table have run. With `limits.every` of 1 it is the exact number. */
export const instructionsOn = ({ world }: OpenTable): number =>
  [world.global, ...world.things.flatMap(({ vm }) => vm ?? [])].reduce((sum, vm) => sum + vm.instructions, 0);

const FRAMES_AT_MOST = 7200;

/** What a deed costs: its own instructions, then those of each frame until the table is still. */
export const slicesOf = (table: OpenTable, deed: () => void): number[] => {
  const slices: number[] = [];
  let before = instructionsOn(table);
  const counted = (does: () => void): void => {
    does();
    const now = instructionsOn(table);
    slices.push(now - before);
    before = now;
  };
  counted(deed);
  do {
    if (slices.length > FRAMES_AT_MOST) throw new Error("the table does not settle");
    counted(() => {
      table.world.frame();
    });
  } while (!table.world.settled);
  const [fault] = table.world.faults;
  if (fault !== undefined) throw new Error(`${fault.where}: ${fault.message}`);
  return slices;
};
