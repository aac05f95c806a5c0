import { amissIn } from "../../bind/fits";
import { bindingIn } from "../../bind/read";
import { seatsFor } from "../../kernel/replay-code";
import { trimmed } from "../../kernel/trimmed";
import type { Word } from "../../kernel/words";
import { refreshPanel } from "../panel";
import { readWhole } from "../read-whole";
import type { Table } from "../table";
import { own, tell } from "../voice";
import { begin, isBusy } from "../worker";
import { bindBy } from "./bind-here";
import { asksGround } from "./ground";
import { knownBy } from "./known-by";

/** A binding that somebody brings along as a text. */

/** Where nothing has been said of this table yet, or not all. */
export const isBindingAsked = (table: Table): boolean => {
  const { adopting } = table;
  return asksGround(table) || (typeof adopting !== "string" && adopting.asking.about === "all");
};

/** So much of what is wrong with it is told. */
const TOLD = 4;

const wrongWith = (table: Table, binding: unknown, known: ReturnType<typeof knownBy>): readonly string[] => {
  const { binding: read, amiss } = bindingIn(binding);
  if (amiss.length > 0) return amiss;
  const { game, layout } = table;
  const { sorts, boards } = known;
  return amissIn(read, { game: game.name, sorts, boards, spots: layout.spots, seats: seatsFor(game.seats.most) });
};

/** Binds the table by a text, or says what is wrong with it. */
export const bindByText = (table: Table, colour: Word, text: string): void => {
  if (isBusy(table)) return;
  begin(table, () => {
    const value = readWhole(text);
    const known = knownBy(table);
    const amiss = wrongWith(table, value, known);
    if (amiss.length > 0) tell(colour, own(table, "adopt.unreadable", {}) + "\n" + amiss.slice(0, TOLD).join("\n"));
    else bindBy(table, bindingIn(value).binding, known);
    refreshPanel(table);
  });
  refreshPanel(table);
};

/** Whether what was typed is meant for this. */
export const hearBinding = (table: Table, colour: Word, typed: string): boolean => {
  if (!isBindingAsked(table)) return false;
  if (trimmed(typed) !== "") bindByText(table, colour, typed);
  return true;
};
