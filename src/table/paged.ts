import type { Word } from "../kernel/words";
import { type Choice, choice } from "./choice";
import { open, pageOf, shownTo } from "./pages";
import { CHOICES } from "./panel-xml";
import type { Table } from "./table";
import { own } from "./voice";

/** One page of choices; the last button leads to the next page where there are more. */
export const paged = (table: Table, colour: Word, choices: readonly Choice[]): readonly Choice[] => {
  if (choices.length <= CHOICES) return choices;
  const room = CHOICES - 1;
  const page = pageOf(table, colour);
  const from = page * room < choices.length ? page * room : 0;
  const here: Choice[] = choices.slice(from, from + room);
  here.push(
    choice("more", own(table, "table.more", {}), () => {
      open(table, colour, shownTo(table, colour), from === page * room ? page + 1 : 1);
    }),
  );
  return here;
};
