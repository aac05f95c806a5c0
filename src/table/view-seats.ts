import { has, joined, mapped } from "../kernel/list";
import { lineOf, wordText } from "../kernel/text";
import type { Seat, Word } from "../kernel/words";
import { type Choice, choice, type View } from "./choice";
import { goOnSoon } from "./goes-on";
import { open, pageOf } from "./pages";
import { refreshPanel } from "./panel";
import { claimed, colours } from "./seats";
import { ASKING } from "./settings";
import type { Table } from "./table";
import type { TableKey } from "./text/en";
import { own } from "./voice";
import { botOf, mayTake, speaksFor } from "./who-speaks";

/** A page of the panel for every seat: who sits there, whether a bot plays it, and what it is asked. */

/** One choice for each seat that opens its page. */
export const seatDoors = (table: Table, colour: Word, seats: readonly Seat[]): readonly Choice[] =>
  mapped(seats, (seat) =>
    choice("seat " + seat, own(table, "table.seat", { seat }), () => {
      open(table, colour, "seat", seats.indexOf(seat));
    }),
  );

const changes = (table: Table, key: Word, text: string, change: (this: void) => void): Choice =>
  choice(key, text, () => {
    change();
    goOnSoon(table);
  });

const sitting = (table: Table, colour: Word, seat: Seat): Choice => {
  const sits = has(colours(table.claims, seat), colour);
  return choice("sit " + seat, own(table, sits ? "table.standUp" : "table.sit", { seat }), () => {
    table.claims = claimed(table.claims, colour, seat);
    refreshPanel(table);
  });
};

/** Any of the game's bots for a seat that none plays yet; otherwise to go on without it. */
const botChoices = (table: Table, seat: Seat): readonly Choice[] => {
  const { bots } = table.game;
  const playedBy = (text: string, policy: Word): Choice =>
    changes(table, "bot " + seat + " " + policy, text, () => {
      table.bots = { ...table.bots, [seat]: policy };
    });
  if (botOf(table, seat) !== "none") return [playedBy(own(table, "table.noBot", { seat }), "none")];
  return mapped(bots, ({ policy }) => {
    const text = own(table, "table.bot", { seat });
    return playedBy(bots.length === 1 ? text : text + ": " + lineOf(table.text, "bot." + policy), policy);
  });
};

const asking = (table: Table, seat: Seat): Choice => {
  const now = table.asking[seat] ?? ASKING[0];
  const how = own(table, ("choice." + now) as TableKey, {});
  return changes(table, "asking " + seat, own(table, "setting.asking", { seat, choice: how }), () => {
    table.asking = { ...table.asking, [seat]: ASKING[ASKING.indexOf(now) + 1] ?? ASKING[0] };
  });
};

/** To take over a seat that was left, oneself or by a bot. */
export const takeOver = (table: Table, colour: Word, seat: Seat): readonly Choice[] =>
  joined([sitting(table, colour, seat)], botChoices(table, seat));

export const seatView = (table: Table, colour: Word): View => {
  const seat = table.match === "none" ? undefined : table.match.seats[pageOf(table, colour)];
  if (seat === undefined) return { title: own(table, "table.settings", {}), prompt: "", choices: [] };
  const title = wordText(table.text, seat);
  if (!mayTake(table, colour, seat)) return { title, prompt: own(table, "table.taken", { seat }), choices: [] };
  const choices: Choice[] = [];
  for (const each of takeOver(table, colour, seat)) choices.push(each);
  if (speaksFor(table, colour, seat)) choices.push(asking(table, seat));
  return { title, prompt: "", choices };
};
