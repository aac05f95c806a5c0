import { distinct, kept, mapped } from "../kernel/list";
import { numberText } from "../kernel/number-text";
import { knownWord } from "../kernel/text";
import type { Word } from "../kernel/words";
import { refreshPanel } from "./panel";
import { write } from "./report";
import { nameOfSpare } from "./spares";
import type { Table } from "./table";
import { own } from "./voice";

/** Pieces and bags that are gone: what is said of them. */

/** As many sorts as fit on a button. */
const NAMED = 3;

/** What its twin would be called, or else what the game calls it. */
const calledBy = (table: Table, sort: Word): string => {
  const name = nameOfSpare(table, sort);
  return name === "" ? (knownWord(table.text, sort) ?? own(table, "table.unnamed", {})) : name;
};

/** "Biter, 2 × Viral and 3 more". */
export const namesOf = (table: Table, pieces: readonly Word[]): string => {
  const sorts = distinct(pieces);
  const named = mapped(sorts.slice(0, NAMED), (sort) => {
    const count = kept(pieces, (each) => each === sort).length;
    return (count === 1 ? "" : numberText(count) + " × ") + calledBy(table, sort);
  });
  const count = kept(pieces, (each) => sorts.indexOf(each) >= NAMED).length;
  const names = named.join(", ");
  return count === 0 ? names : own(table, "table.andMore", { names, count });
};

/** Notes what is gone; everybody is told once. */
export const gone = (table: Table, pieces: readonly Word[]): void => {
  if (pieces.join() === table.gone.join()) return;
  table.gone = pieces;
  table.goneNames = namesOf(table, pieces);
  if (pieces.length > 0) write(table, own(table, "table.gone", { pieces: table.goneNames }));
  refreshPanel(table);
};
