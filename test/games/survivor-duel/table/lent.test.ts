import { beforeAll, describe, expect, test } from "vitest";
import { countOf } from "../../../../src/cli/fuzz/session";
import { en } from "../../../../src/games/survivor-duel/text/en";
import type { OpenTable } from "../../../../src/host/open";
import type { ObjectState } from "../../../../src/tts/save";
import { builtSave, calm, controllerOn, heard, offered, press, sitDown } from "../../../support/person";
import { sideIn } from "../support/duel";
import { stateOn, wrongOn } from "../support/duel-table";

/** Forty of one card on both sides, as only the printed limits allow it: the box brings copies for that match. */

const COLOURS = ["Red", "Blue"] as const;
const KNIFE = "W01";
const BOXED = 8;
const DECKS = `Lena Holt\n40 ${en[`word.${KNIFE}`] ?? ""}\n20 ${en["word.Z01"] ?? ""}`;

const isOf = ({ Tags = [] }: ObjectState, kind: string): boolean => Tags.includes(`outbreak-${kind}`);

/** A deck is tagged as its cards are, and is none of them. */
const cardsIn = (state: ObjectState, kind: string): number => {
  const { ContainedObjects: inside = [] } = state;
  if (inside.length === 0) return isOf(state, kind) ? 1 : 0;
  return inside.reduce((sum, each) => sum + cardsIn(each, kind), 0);
};

/** How many of a kind there are, in decks, boxes and hands. */
const copiesOn = (table: OpenTable, kind: string): number =>
  table.save().ObjectStates.reduce((sum, state) => sum + cardsIn(state, kind), 0);

const paste = (table: OpenTable, colour: string): void => {
  table.seat(colour).enter(`outbreak-${colour}-typed`, DECKS);
  calm(table);
};

interface Begun {
  readonly table: OpenTable;
  /** All that lies about before anybody has a deck. */
  readonly pieces: number;
}

const begun = (): Begun => {
  const table = sitDown(builtSave("survivor-duel"), { seated: [...COLOURS] });
  press(table, table.seat("Red"), "Settings", "Pace: brisk", "Back to the game");
  table.seat("Red").type(5, controllerOn(table));
  press(table, table.seat("Red"), "2 players");
  const pieces = countOf(table);
  heard(table);
  for (const colour of COLOURS) paste(table, colour);
  return { table, pieces };
};

describe("DUEL-RUL-01 DUEL-DECK-01 DUEL-DECK-03: decks of forty of one card", () => {
  let match: Begun;
  let told: readonly string[];
  beforeAll(() => {
    match = begun();
    told = heard(match.table);
  });

  test("are laid out whole: each copy there is has its place, and nobody is told that something is amiss", () => {
    const { table, pieces } = match;
    expect(sideIn(stateOn(table), "p1")).toMatchObject({ deckName: "own", hordeName: "own" });
    expect(sideIn(stateOn(table), "p2")).toMatchObject({ deckName: "own", hordeName: "own" });
    expect([copiesOn(table, KNIFE), copiesOn(table, "Z01")]).toEqual([80, 40]);
    expect(countOf(table)).toBe(pieces + (80 - BOXED) + (40 - 12));
    expect(wrongOn(table)).toEqual([]);
    expect(told.filter((line) => /Missing|too much|nothing to make/.test(line))).toEqual([]);
  });

  test("are drawn from, played from and saved like any", () => {
    const { table } = match;
    press(table, table.seat("Red"), "That is all");
    press(table, table.seat("Blue"), "That is all");
    expect(wrongOn(table)).toEqual([]);
    const loaded = sitDown(JSON.stringify(table.save()), { seated: [...COLOURS] });
    calm(loaded);
    expect(copiesOn(loaded, KNIFE)).toBe(80);
    expect(wrongOn(loaded)).toEqual([]);
    expect(offered(loaded.seat("Red")).filter((word) => word.startsWith("Bring back"))).toEqual([]);
    loaded.world.close();
  });

  test("leave no copy behind: the next match has what the box has", () => {
    const { table, pieces } = match;
    heard(table);
    press(table, table.seat("Red"), "Other …", "New match", "Yes: a new match", "2 players");
    press(table, table.seat("Red"), "As usual");
    press(table, table.seat("Blue"), "As usual");
    expect([copiesOn(table, KNIFE), copiesOn(table, "Z01")]).toEqual([BOXED, 12]);
    expect(countOf(table)).toBe(pieces);
    expect(wrongOn(table)).toEqual([]);
    expect(heard(table).filter((line) => /Missing|too much|nothing to make/.test(line))).toEqual([]);
  });
});
