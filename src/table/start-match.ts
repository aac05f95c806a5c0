import { seeded, wholeSeed } from "../kernel/generator";
import { started } from "../kernel/match";
import { seatsFor } from "../kernel/replay-code";
import { sitAtHands } from "./at-hands";
import { standAgain } from "./goes-on";
import { later } from "./later";
import { census } from "./piece";
import { spotUnder } from "./reconcile";
import { write } from "./show";
import type { Table } from "./state";
import { own } from "./voice";

/** The order of a pile nobody knows is one that nobody may have seen, the makers of the save included. */
const shufflePiles = (table: Table): void => {
  for (const { object, type } of census(table.known).holders) {
    if (type === "Deck" && spotUnder(table.layout, object) !== "") object.shuffle();
  }
};

/** Lays out a new match. */
export const startMatch = (table: Table, seats: number): void => {
  // The game's clock gives fractions of a second.
  const seed = wholeSeed(table.nextSeed >= 0 ? table.nextSeed : os.time() % 1000000);
  const { match } = started(table.game, seatsFor(seats), table.options, seed);
  table.match = match;
  table.nextSeed = -1;
  table.botDice = seeded(seed + 1);
  table.log = [];
  sitAtHands(table);
  later(table, 1, () => {
    shufflePiles(table);
    write(table, own(table, "table.ready", { game: table.text["game.name"] ?? table.game.name }));
    standAgain(table);
  });
};
