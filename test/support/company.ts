import type { Hand } from "../../src/host/hand";
import type { OpenTable } from "../../src/host/open";
import type { Thing } from "../../src/host/world/thing";
import { seatsFor } from "../../src/kernel/replay-code";
import { builtSave, controllerOn, offered, press, sitDown } from "./person";

/** The people at a table; one may sit at several places. */
export interface Company {
  readonly table: OpenTable;
  readonly controller: Thing;
  handOf(this: void, seat: string): Hand;
}

/** One colour for each place of the table. */
const COLOURS = ["White", "Red", "Yellow", "Blue", "Green", "Purple"] as const;

export interface Sat {
  readonly game: string;
  readonly seats: number;
  /** Each place has a person of its own, or one leads them all. */
  readonly people: "each" | "one";
  readonly seed: number;
  /** Buttons of the page of house rules. */
  readonly rules?: readonly string[];
}

const begin = (hand: Hand, table: OpenTable, { seats, seed, rules = [] }: Sat): void => {
  hand.type(seed, controllerOn(table));
  if (rules.length > 0) press(table, hand, "House rules", ...rules, "Back to the game");
  press(table, hand, seats === 1 ? "1 player" : `${String(seats)} players`);
};

export const sitAt = (table: OpenTable, hand: Hand, place: number): void => {
  const seat = `Player ${String(place)}`;
  press(table, hand, "Settings");
  // Six places and all settings are more than one page.
  if (!offered(hand).includes(`${seat} …`)) press(table, hand, "More …");
  press(table, hand, `${seat} …`, `Sit at ${seat}`, "Back to the game");
};

/** People at the built table who make their draws and rolls themselves, and do not wait for pieces to glide. */
export const companyOf = (sat: Sat): Company => {
  const count = sat.people === "each" ? sat.seats : 1;
  const colours = COLOURS.slice(0, count);
  const table = sitDown(builtSave(sat.game), { seated: [...colours] });
  const hands = colours.map((colour) => table.seat(colour));
  const [first] = hands;
  if (first === undefined) throw new Error("nobody sits at the table");
  // What happens first may be a roll.
  press(table, first, "Settings", "Dice and draws: by the table", "Pace: brisk", "Back to the game");
  begin(first, table, sat);
  if (sat.people === "each")
    hands.forEach((hand, i) => {
      sitAt(table, hand, i + 1);
    });
  const seats = seatsFor(sat.seats);
  const handOf = (seat: string): Hand => hands[Math.min(seats.indexOf(seat), count - 1)] ?? first;
  return { table, controller: controllerOn(table), handOf };
};
