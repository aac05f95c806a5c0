import type { Word } from "../../kernel/words";
import { type Choice, choice } from "../choice";
import { refreshPanel } from "../panel";
import type { Table } from "../table";
import { own } from "../voice";
import type { Adopting, Asking } from "./adopting";
import { ask } from "./begin";

/** How one comes from one page of the questions about a table to another. */

export const goesTo = (table: Table, adopting: Adopting, key: Word, text: string, asking: Asking): Choice =>
  choice(key, text, () => {
    ask(table, adopting, asking);
  });

export const goesBack = (table: Table, adopting: Adopting, asking: Asking = { about: "all" }): Choice =>
  goesTo(table, adopting, "adopt back", own(table, "adopt.back", {}), asking);

/** Leaves the questions; where the game is to be played is known then, or not. */
export const leaves = (table: Table, ground: Table["ground"]): void => {
  table.adopting = "not";
  table.ground = ground;
  table.pages = {};
  refreshPanel(table);
};
