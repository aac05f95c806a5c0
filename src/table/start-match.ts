import { seeded, wholeSeed } from "../kernel/generator";
import { joined, kept, mapped, without } from "../kernel/list";
import { type Match, optionsOf, started } from "../kernel/match";
import { seatsFor } from "../kernel/replay-code";
import type { Scene } from "../kernel/scene";
import { lineOf } from "../kernel/text";
import type { Seat, Word } from "../kernel/words";
import { sitAtHands, sitsSomewhere } from "./at-hands";
import { makeTwins } from "./bring-back";
import { census, forgetAll } from "./census";
import { namesOf } from "./gone";
import { standAgain } from "./goes-on";
import { spotUnder } from "./layout";
import { refreshPanel } from "./panel";
import { write } from "./report";
import { thisObject } from "./script";
import { claimed, colours } from "./seats";
import { contentsOf } from "./piece";
import { settle } from "./settling";
import { matchPieces } from "./stages";
import { goneBags } from "./stock";
import type { Table } from "./table";
import { teachNoMore } from "./teaching";
import { unpack } from "./unpack";
import { own } from "./voice";
import { isLeft } from "./who-speaks";
import { begin, isBusy, rest } from "./worker";

/** The order of a pile nobody knows is one that nobody may have seen, the makers of the save included. */
export const shufflePiles = (table: Table): void => {
  const { bound } = table.known;
  for (const { object, type, guid, kind } of census(table.known).holders) {
    if (type === "Deck" && !object.isDestroyed()) {
      // On somebody else's table a deck may lie anywhere.
      const isOurs = bound !== "none" && contentsOf(table.known, { object, type, guid, kind }).kinds.join("") !== "";
      if (isOurs || spotUnder(table.layout, object) !== "") object.shuffle();
    }
  }
  if (bound !== "none") forgetAll(table.known);
};

/** What this table lacks before the game can begin. */
const lacking = (table: Table, scene: Scene): readonly Word[] => {
  const { missing } = matchPieces(table, table.layout.kindNames, scene).matching;
  return joined(
    goneBags(table),
    mapped(missing, ({ kind }) => kind),
  );
};

/**
 * Lays out what the controller brings along if this table lacks pieces, and makes twins of what it lacks even so; what is
 * missing after all, it says.
 */
export const isWhole = (table: Table): boolean => {
  const { game, known } = table;
  if (known.bound !== "none") {
    settle(table, known.bound);
    return true;
  }
  const scene = game.scene(game.setup(seatsFor(game.seats.least), optionsOf(game, {})).state);
  if (lacking(table, scene).length === 0) return true;
  unpack(table, thisObject());
  const gone = lacking(table, scene);
  if (gone.length === 0) return true;
  makeTwins(table, scene, gone);
  const pieces = lacking(table, scene);
  if (pieces.length === 0) return true;
  const slots = { game: lineOf(table.text, "game.name"), pieces: namesOf(table, pieces) };
  write(table, own(table, "table.missing", slots));
  return false;
};

/** Everybody at the table has a seat, and bots have the others. */
const seatBots = (table: Table, match: Match): void => {
  const bots: Record<Seat, Word> = {};
  let left: readonly Word[] = kept(table.seated, (colour) => !sitsSomewhere(table, colour));
  for (const seat of match.seats) {
    const isFree = colours(table.claims, seat).length === 0 || isLeft(table, seat);
    const [next] = left;
    if (isFree && next !== undefined) {
      table.claims = claimed(table.claims, next, seat);
      left = without(left, next);
    } else if (isFree) bots[seat] = table.botsPlay;
  }
  table.bots = bots;
};

const layOut = (table: Table, seats: number, withBots: boolean): void => {
  // What is missing was looked for in this frame.
  rest(table, 1);
  // The game's clock gives fractions of a second.
  const seed = wholeSeed(table.nextSeed >= 0 ? table.nextSeed : os.time() % 1000000);
  const { match } = started(table.game, seatsFor(seats), table.options, seed);
  teachNoMore(table);
  table.match = match;
  table.nextSeed = -1;
  table.botDice = seeded(seed + 1);
  table.log = [];
  // Whatever anybody had open, it is the match that is asked about now.
  table.pages = {};
  sitAtHands(table);
  if (withBots) seatBots(table, match);
  else table.bots = {};
  rest(table, 1);
  shufflePiles(table);
  write(table, own(table, "table.ready", { game: lineOf(table.text, "game.name") }));
  standAgain(table);
};

/** Lays out a new match; with bots at the seats that nobody takes, or with nobody there. */
export const startMatch = (table: Table, seats: number, withBots: boolean): void => {
  if (isBusy(table)) return;
  begin(table, () => {
    if (isWhole(table)) layOut(table, seats, withBots);
    refreshPanel(table);
  });
  refreshPanel(table);
};
