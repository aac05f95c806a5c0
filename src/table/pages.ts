import type { Word } from "../kernel/words";
import { refreshPanel } from "./panel";
import type { Shows, Table } from "./table";

/** What each colour has open on its panel, and at which page. */

export const shownTo = (table: Table, colour: Word): Shows => table.pages[colour]?.shows ?? "ask";

export const pageOf = (table: Table, colour: Word): number => table.pages[colour]?.page ?? 0;

export const open = (table: Table, colour: Word, shows: Shows, page: number): void => {
  table.pages = { ...table.pages, [colour]: { shows, page } };
  refreshPanel(table);
};
