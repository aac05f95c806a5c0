import type { Binding } from "../../bind/binding";
import { lineOf } from "../../kernel/text";
import type { Table } from "../table";
import { own } from "../voice";
import { written } from "../writing";

/** A binding is longer than a field of the panel can show: it is written into the notebook, where it can be copied. */

const titleOf = (table: Table): string => own(table, "adopt.tab", { game: lineOf(table.text, "game.name") });

/** Takes the pages of ours out of the notebook, the last first: those behind one move up. */
export const removeTabs = (table: Table): void => {
  const title = titleOf(table);
  const tabs = Notes.getNotebookTabs();
  for (let i = tabs.length - 1; i >= 0; i--) {
    const tab = tabs[i];
    if (tab?.title === title) Notes.removeNotebookTab(tab.index);
  }
};

export const writeTab = (table: Table, binding: Binding): void => {
  removeTabs(table);
  Notes.addNotebookTab({ title: titleOf(table), body: written(binding) });
};

/** What a page of the notebook says that begins as a binding does; "" where none does. */
export const bindingInNotebook = (): string => {
  for (const { body } of Notes.getNotebookTabs()) {
    const [from = 0] = string.find(body, "^%s*{");
    const [named = 0] = string.find(body, '"binding"', 1, true);
    if (from > 0 && named > 0) return body;
  }
  return "";
};
