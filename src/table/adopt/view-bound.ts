import type { Word } from "../../kernel/words";
import { lineOf } from "../../kernel/text";
import { type Choice, choice, type View } from "../choice";
import { open } from "../pages";
import { write } from "../report";
import type { Table } from "../table";
import { own } from "../voice";
import { letGo } from "./let-go";
import { writeTab } from "./notebook";

/** What can be done with the binding of a table: to copy it, and to let go. */

export const boundDoors = (table: Table, colour: Word): readonly Choice[] => {
  if (table.known.bound === "none") return [];
  return [
    choice("adopt binding", own(table, "adopt.binding", {}), () => {
      open(table, colour, "binding", 0);
    }),
    choice("adopt letGo", own(table, "adopt.letGo", {}), () => {
      open(table, colour, "letGo", 0);
    }),
  ];
};

export const bindingView = (table: Table, colour: Word): View => {
  const { bound } = table.known;
  const choices: Choice[] = [];
  if (bound !== "none") {
    choices.push(
      choice("adopt write", own(table, "adopt.write", {}), () => {
        writeTab(table, bound.binding);
        write(
          table,
          own(table, "adopt.written", { title: own(table, "adopt.tab", { game: lineOf(table.text, "game.name") }) }),
        );
        open(table, colour, "ask", 0);
      }),
    );
  }
  return { title: own(table, "adopt.binding", {}), prompt: own(table, "adopt.bindingHow", {}), choices };
};

export const letGoView = (table: Table): View => ({
  title: own(table, "adopt.letGo", {}),
  prompt: own(table, "adopt.letGoHow", {}),
  choices: [
    choice("adopt letGo yes", own(table, "adopt.letGoYes", {}), () => {
      letGo(table);
    }),
  ],
});
