import type { Binding, Without } from "../../bind/binding";
import { kept } from "../../kernel/list";
import type { Sort } from "../../kernel/known-by";
import { lineOf } from "../../kernel/text";
import type { Word } from "../../kernel/words";
import { write } from "../report";
import type { Table } from "../table";
import { own } from "../voice";
import { begin, isBusy } from "../worker";
import type { Adopting } from "./adopting";
import { bindTo } from "./bind-to";
import type { KnownBy } from "./known-by";
import { leaves } from "./ways";

/** Ends the questions: from here on the game is played with what lies here. */

/** The kinds of the sorts of which missing pieces come from us. */
const kindsOfOurs = (sorts: readonly Sort[], without: readonly Without[]): readonly Word[] => {
  const kinds: Word[] = [];
  for (const { sort, instead } of without)
    for (const each of instead === "our own" ? kept(sorts, (one) => one.sort === sort) : [])
      for (const { kind } of each.kinds) kinds.push(kind);
  return kinds;
};

/** Binds the table; in a job. */
export const bindBy = (table: Table, binding: Binding, { sorts, boards }: KnownBy): void => {
  bindTo(table, { binding, boards, ours: kindsOfOurs(sorts, binding.without) });
  write(table, own(table, "adopt.bound", { game: lineOf(table.text, "game.name") }));
  leaves(table, "unsaid");
};

export const bindHere = (table: Table, { made, known }: Adopting): void => {
  if (isBusy(table)) return;
  begin(table, () => {
    bindBy(table, made.binding, known);
  });
};
