import { shown } from "../kernel/shown";
import { sentence } from "../kernel/text";
import type { Event, Seat, Word } from "../kernel/words";
import { colours } from "./seats";
import type { Table } from "./table";
import { printToOthers } from "./voice";

/** What is told of what happened, to whom, and kept in the log. */

const LOG_LINES = 60;

const logged = (log: readonly string[], line: string): readonly string[] => {
  const lines: string[] = [];
  let count = 0;
  for (let i = Math.max(0, log.length + 1 - LOG_LINES); i < log.length; i++) {
    lines[count] = log[i] ?? "";
    count++;
  }
  lines[count] = line;
  return lines;
};

export const write = (table: Table, line: string): void => {
  table.log = logged(table.log, line);
  printToAll(line);
};

const lineFor = ({ text, game }: Table, event: Event, seat: Seat): string =>
  sentence(text, "event." + event.was, shown(game, event, seat));

/** Tells those who sit at a seat that may know more of it than everybody; their colours. */
const tellOwners = (table: Table, event: Event, open: string): readonly Word[] => {
  const told: Word[] = [];
  if (table.game.secrets[event.was] === undefined) return told;
  for (const seat of table.match === "none" ? [] : table.match.seats) {
    const whole = lineFor(table, event, seat);
    for (const colour of whole === open ? [] : colours(table.claims, seat)) {
      printToColor(whole, colour);
      told.push(colour);
    }
  }
  return told;
};

/** Says what happened, once to each: to an owner of what is secret all of it, to the others what everybody may know. */
const report = (table: Table, event: Event): void => {
  const open = lineFor(table, event, "");
  if (open === "") return;
  const told = tellOwners(table, event, open);
  if (told.length === 0) write(table, open);
  else {
    table.log = logged(table.log, open);
    printToOthers(open, told);
  }
};

/** Says what has happened first of what has not been told; nothing where all is. */
export const tellNext = (table: Table): Event | undefined => {
  const [event] = table.untold;
  if (event === undefined) return undefined;
  table.untold = table.untold.slice(1);
  report(table, event);
  return event;
};

/** Says all that has not been told, without showing it. */
export const tellRest = (table: Table): void => {
  while (tellNext(table) !== undefined);
};
