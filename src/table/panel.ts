import type { Event, Step } from "../kernel/words";
import type { Table } from "./state";

/** Draws the panel anew with the next frame, however often it is asked for in this one. */
export const refreshPanel = <S, St extends Step, E extends Event>(table: Table<S, St, E>): void => {
  if (table.drawDue) return;
  table.drawDue = true;
  Wait.frames(() => {
    table.drawDue = false;
    table.draw();
  }, 1);
};
