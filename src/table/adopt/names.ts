import { breathe } from "../../kernel/breath";
import { kept } from "../../kernel/list";
import { knownWord, WORDLESS, wordText } from "../../kernel/text";
import type { Word } from "../../kernel/words";
import { nameOfSpare } from "../spares";
import type { Table } from "../table";
import { own } from "../voice";
import type { Adopting } from "./adopting";
import type { KnownBy } from "./known-by";

/** What a sort, a kind and a board are called to people. */

const kindCalled = (table: Table, kind: Word): string => {
  const name = nameOfSpare(table, kind);
  return name === "" ? (knownWord(table.text, kind) ?? kind) : name;
};

/** As much as it is to look what is written on a piece. */
const A_NAME = 20;

/** Of all sorts and kinds, as a panel has no time to look for them. Sorts of several kinds have a name of their own. */
export const namesHere = (table: Table, { sorts }: KnownBy): Adopting["names"] => {
  const names: Record<Word, string | undefined> = {};
  for (const { sort, kinds } of sorts) {
    for (const { kind } of kinds) {
      breathe(A_NAME);
      names[kind] = kindCalled(table, kind);
    }
    names[SORT + sort] = table.text[SORT + sort] ?? names[kinds[0]?.kind ?? ""];
  }
  return names;
};

const SORT = "sort.";

export const kindName = ({ names }: Pick<Adopting, "names">, kind: Word): string => names[kind] ?? WORDLESS;

export const sortName = ({ names }: Pick<Adopting, "names">, sort: Word): string => names[SORT + sort] ?? WORDLESS;

export const boardName = (table: Table, adopting: Adopting, board: Word): string => {
  const [of] = kept(adopting.known.boards, (each) => each.board === board);
  if (of === undefined || of.sort === "none") return own(table, "adopt.table", {});
  // A board of a seat goes by the seat's name.
  const seat = knownWord(table.text, board) === undefined || of.sort === board ? "" : wordText(table.text, board);
  const name = sortName(adopting, of.sort);
  return seat === "" ? name : own(table, "adopt.boardOf", { board: name, seat });
};
