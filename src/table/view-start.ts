import { joined, mapped, range } from "../kernel/list";
import { numberText } from "../kernel/number-text";
import { lineOf } from "../kernel/text";
import type { Word } from "../kernel/words";
import { type Choice, choice, type View } from "./choice";
import { open } from "./pages";
import { refreshPanel } from "./panel";
import { after } from "./settings";
import { startMatch } from "./start-match";
import type { Table } from "./table";
import { isTeachable } from "./teaching";
import { own } from "./voice";

/** How a match begins: with bots at once, with people only, or by other house rules. */

const begins = (table: Table, text: string, seats: number, withBots: boolean): Choice =>
  choice((withBots ? "bots " : "begin ") + numberText(seats), text, () => {
    startMatch(table, seats, withBots);
  });

const opens = (
  table: Table,
  colour: Word,
  key: "table.bots" | "table.options" | "table.learn",
  shows: "bots" | "options" | "lesson",
): Choice =>
  choice(shows, own(table, key, {}), () => {
    open(table, colour, shows, 0);
  });

/** Bots can play with as many people as sit here only where there is a seat left for one. */
const botsFrom = ({ game: { seats }, seated }: Table): number => Math.max(seats.least, seated.length + 1);

/** Play with bots: with the usual number of seats by one click. */
const withBots = (table: Table, colour: Word): readonly Choice[] => {
  const { most, usual } = table.game.seats;
  const least = botsFrom(table);
  if (least > most) return [];
  const first = begins(table, own(table, "table.withBots", {}), Math.max(least, usual), true);
  const others = least < most || table.game.bots.length > 1 ? [opens(table, colour, "table.bots", "bots")] : [];
  return joined([{ ...first, usual: true }], others);
};

/** Offers a match to each number of players. */
export const beginnings = (table: Table, colour: Word): readonly Choice[] => {
  const { least, most } = table.game.seats;
  const byPeople = mapped(range(least, most), (count) =>
    begins(table, count === 1 ? own(table, "table.player", {}) : own(table, "table.players", { count }), count, false),
  );
  const rules = table.game.options.length > 0 ? [opens(table, colour, "table.options", "options")] : [];
  const learns = isTeachable(table) ? [opens(table, colour, "table.learn", "lesson")] : [];
  return joined(joined(joined(withBots(table, colour), learns), byPeople), rules);
};

export const startView = (table: Table, colour: Word): View => ({
  title: own(table, "table.start", { game: lineOf(table.text, "game.name") }),
  prompt: own(table, "table.startHow", {}),
  choices: beginnings(table, colour),
});

const otherBots = (table: Table, policies: readonly Word[]): Choice => {
  const how = lineOf(table.text, "bot." + table.botsPlay);
  return choice("policy", own(table, "table.botsPlay", { how }), () => {
    table.botsPlay = after(policies, table.botsPlay);
    refreshPanel(table);
  });
};

/** Another number of seats than the usual one, or other bots. */
export const botsView = (table: Table): View => {
  const policies = mapped(table.game.bots, ({ policy }) => policy);
  const numbers = mapped(range(botsFrom(table), table.game.seats.most), (count) =>
    begins(table, own(table, "table.seatsAndBots", { count }), count, true),
  );
  return {
    title: own(table, "table.withBots", {}),
    prompt: own(table, "table.botsHow", {}),
    choices: policies.length > 1 ? joined(numbers, [otherBots(table, policies)]) : numbers,
  };
};
