import { seeded, wholeSeed } from "../kernel/generator";
import { distinct } from "../kernel/list";
import { optionsOf, started } from "../kernel/match";
import { seatsFor } from "../kernel/replay-code";
import type { Word } from "../kernel/words";
import { sitAtHands } from "./at-hands";
import { standAgain } from "./goes-on";
import { census } from "./census";
import { spotUnder } from "./layout";
import { refreshPanel } from "./panel";
import { write } from "./report";
import { thisObject } from "./script";
import { matchPieces } from "./stages";
import type { Table } from "./table";
import { unpack } from "./unpack";
import { own } from "./voice";
import { begin, isBusy, rest } from "./worker";

/** The order of a pile nobody knows is one that nobody may have seen, the makers of the save included. */
const shufflePiles = (table: Table): void => {
  for (const { object, type } of census(table.known).holders) {
    if (type === "Deck" && spotUnder(table.layout, object) !== "") object.shuffle();
  }
};

/** The kinds of which this table has too few pieces for the game. */
const lacking = (table: Table): readonly Word[] => {
  const { game, layout } = table;
  const { state } = game.setup(seatsFor(game.seats.least), optionsOf(game, {}));
  return distinct(matchPieces(table, layout.kindNames, game.scene(state)).matching.missing);
};

/** Lays out what the controller brings along if this table lacks pieces; what is missing even so, it says. */
const isWhole = (table: Table): boolean => {
  if (lacking(table).length === 0) return true;
  unpack(table, thisObject());
  const kinds = lacking(table);
  if (kinds.length === 0) return true;
  write(table, own(table, "table.missing", { game: table.text["game.name"] ?? table.game.name, kinds }));
  return false;
};

const layOut = (table: Table, seats: number): void => {
  // The game's clock gives fractions of a second.
  const seed = wholeSeed(table.nextSeed >= 0 ? table.nextSeed : os.time() % 1000000);
  table.match = started(table.game, seatsFor(seats), table.options, seed).match;
  table.nextSeed = -1;
  table.botDice = seeded(seed + 1);
  table.log = [];
  sitAtHands(table);
  rest(table, 1);
  shufflePiles(table);
  write(table, own(table, "table.ready", { game: table.text["game.name"] ?? table.game.name }));
  standAgain(table);
};

/** Lays out a new match. */
export const startMatch = (table: Table, seats: number): void => {
  if (isBusy(table)) return;
  begin(table, () => {
    if (isWhole(table)) layOut(table, seats);
    refreshPanel(table);
  });
  refreshPanel(table);
};
