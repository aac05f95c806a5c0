import { surviveUntilDaylight as game } from "../../../../src/games/survive-until-daylight/game";
import type { Hand } from "../../../../src/host/hand";
import { seatsFor } from "../../../../src/kernel/replay-code";
import { builtSave, controllerOn, offered, press, sitDown } from "../../../support/person";
import type { Company } from "./by-hand";

/** One colour for each place of the table, clockwise. */
const COLOURS = ["White", "Red", "Yellow", "Blue", "Green", "Purple"] as const;

interface Sat {
  readonly seats: number;
  /** Each place has a person of its own, or one leads them all. */
  readonly people: "each" | "one";
  readonly seed: number;
}

const begin = (hand: Hand, table: Company["table"], { seats, seed }: Sat): void => {
  hand.type(seed, controllerOn(table));
  press(table, hand, seats === 1 ? "1 player" : `${String(seats)} players`);
};

/** Whoever does not sit at the place of that number yet sits down there. */
const sitAt = (table: Company["table"], hand: Hand, place: number): void => {
  press(table, hand, "Settings");
  const seat = `Sit at Player ${String(place)}`;
  if (offered(hand).includes(seat)) press(table, hand, seat);
  press(table, hand, "Back to the game");
};

/** People at the built table who draw their cards themselves, and do not wait for pieces to glide. */
export const companyOf = (sat: Sat): Company => {
  const count = sat.people === "each" ? sat.seats : 1;
  const colours = COLOURS.slice(0, count);
  const table = sitDown(builtSave(game.name), { seated: [...colours] });
  const hands = colours.map((colour) => table.seat(colour));
  const [first] = hands;
  if (first === undefined) throw new Error("nobody sits at the table");
  begin(first, table, sat);
  press(table, first, "Settings", "Dice and draws: by the table", "Pace: brisk", "Back to the game");
  if (sat.people === "each")
    hands.forEach((hand, i) => {
      sitAt(table, hand, i + 1);
    });
  const seats = seatsFor(sat.seats);
  const handOf = (seat: string): Hand => hands[Math.min(seats.indexOf(seat), count - 1)] ?? first;
  return { table, controller: controllerOn(table), handOf };
};
