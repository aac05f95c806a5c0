import { beforeAll, describe, expect, test } from "vitest";
import { rosters } from "../../../../src/games/survivor-duel/deck/rosters";
import { DECK_CARDS } from "../../../../src/games/survivor-duel/content/pool";
import { survivorDuel } from "../../../../src/games/survivor-duel/game";
import { survivorDuelSpoken } from "../../../../src/games/survivor-duel/spoken";
import { en } from "../../../../src/games/survivor-duel/text/en";
import type { OpenTable } from "../../../../src/host/open";
import { takeFrom } from "../../../../src/host/world/containers";
import { Vec } from "../../../../src/host/vm/value";
import type { Thing } from "../../../../src/host/world/thing";
import { type Roster, textOfRoster } from "../../../../src/kernel/roster";
import type { ObjectState } from "../../../../src/tts/save";
import { at, calm, heard, press, sitDown } from "../../../support/person";
import { plainSave } from "../../../support/plain-table";
import { sideIn } from "../support/duel";
import { asked, duelScript, stateOn, wrongOn } from "../support/duel-table";

let script = "";
beforeAll(async () => {
  script = await duelScript();
});

const ready = (...names: string[]): Roster =>
  names.flatMap((name) => rosters.ready.find((each) => each.name === name)?.roster ?? []);
const MINE = ready("hold-the-line", "heavy-metal");
const SPOT = (name: string) => at(survivorDuel.spots, name);

/** Two players before a fresh match. */
const before = (): OpenTable => {
  const table = sitDown(plainSave(survivorDuelSpoken, script, ["White", "Red"]), { seated: ["White", "Red"] });
  press(table, table.seat("White"), "2 players");
  heard(table);
  return table;
};

const paste = (table: OpenTable, colour: string, text: string): string => {
  table.seat(colour).enter(`outbreak-${colour}-typed`, text);
  calm(table);
  return heard(table).join("\n");
};

const boxOf = (table: OpenTable): Thing => {
  const [box] = table.tagged("outbreak-at-box");
  if (box === undefined) throw new Error("there is no box of cards");
  return box;
};

const isOf = (state: ObjectState, kind: string): boolean => state.Tags?.includes(`outbreak-${kind}`) === true;

/** One card out of the box, carried to a spot as one who looked for it does. */
const layOne = (table: OpenTable, colour: string, kind: string, spot: string): void => {
  const box = boxOf(table);
  const guid = box.contained.find((state) => isOf(state, kind))?.GUID;
  const position = new Vec(box.position.x, box.position.y + 4, box.position.z);
  const card = takeFrom(table.world, box, { guid, top: true, flip: false, smooth: false, position });
  table.world.frame();
  table.seat(colour).drag(card).to(SPOT(spot));
  calm(table);
};

/** A deck of these cards, made out of the box. */
const deckFromBox = (table: OpenTable, roster: Roster): Thing => {
  const box = boxOf(table);
  const cards: ObjectState[] = [];
  for (const { n, of } of roster) {
    for (let i = 0; i < n; i++) {
      const card = box.contained.find((state) => isOf(state, of) && !cards.includes(state));
      if (card === undefined) throw new Error(`no ${of} is left in the box`);
      cards.push(card);
    }
  }
  box.contained = box.contained.filter((state) => !cards.includes(state));
  const [top] = cards;
  if (top === undefined) throw new Error("a deck without cards");
  const Transform = { ...top.Transform, posX: 0, posY: 4, posZ: -30, rotY: 180 };
  return table.world.spawn({
    GUID: "dec0de",
    Name: "Deck",
    Transform,
    DeckIDs: cards.map(() => 100),
    ContainedObjects: cards,
  });
};

describe("a deck of one's own at the table", () => {
  test("DUEL-DECK-01 DUEL-DECK-03 DUEL-DECK-05 DUEL-DECK-06 DUEL-RUL-01: a pasted deck with faults is not taken, and each fault is named to who pasted it", () => {
    const table = before();
    table.seat("White").enter("outbreak-White-typed", "4 Fire Axe\n3 Chainsores\nPatient Zero\nThe Colossus");
    calm(table);
    const told = table.world.chat.splice(0);
    expect(told.map(({ to }) => to)).toEqual(["White"]);
    const [{ text } = { text: "" }] = told;
    for (const named of [
      "Line 2 cannot be read: 3 Chainsores",
      "DUEL-DECK-01",
      "DUEL-DECK-03",
      "DUEL-DECK-05",
      "DUEL-DECK-06",
    ])
      expect(text).toContain(named);
    // The book limits the copies of no card.
    expect(text).not.toContain("DUEL-RUL-01");
    expect(asked(table.seat("White")).length).toBeGreaterThan(0);
  });

  test("DUEL-DECK-01 DUEL-DECK-03: a pasted deck without faults is played, and nobody else is told what is in it", () => {
    const table = before();
    paste(table, "White", textOfRoster(MINE, rosters.sections, en));
    expect(asked(table.seat("White"))).toEqual([]);
    press(table, table.seat("Red"), "As usual");
    expect(sideIn(stateOn(table), "p1")).toMatchObject({ survivor: "p1.SV1.1", deckName: "own", hordeName: "own" });
    expect(wrongOn(table)).toEqual([]);
    for (const { to, text } of table.world.chat) if (to !== "White") expect(text).not.toContain("Fire Axe");
  });

  test("DUEL-DECK-01: put together on the panel, each card has one button that takes a copy, and one that puts it back", () => {
    const table = before();
    const white = table.seat("White");
    press(table, white, "a deck of one's own", "Lena Holt", "That is all");
    const panel = () => JSON.stringify(white.panel());
    expect(panel()).toContain("Which cards make your deck? 0 of 40.");
    const titles: string[] = [];
    for (let page = 0; page < 5; page++) {
      titles.push(...asked(white).filter((word) => word !== "More …"));
      press(table, white, "More …");
    }
    // All of them but the Secret Rare ones, which were asked for before, and once each.
    const cards = titles.filter((title) => DECK_CARDS.some(({ card }) => en[`word.${card}`] === title));
    expect(cards.sort()).toEqual(DECK_CARDS.flatMap(({ card, scr }) => (scr ? [] : [en[`word.${card}`]])).sort());
    press(table, white, "Kitchen Knife", "Kitchen Knife", "Baseball Bat");
    expect(asked(white).slice(0, 4)).toEqual(["Kitchen Knife", "● Kitchen Knife ×2", "Baseball Bat", "● Baseball Bat"]);
    press(table, white, "Kitchen Knife", "● Baseball Bat");
    expect(asked(white).slice(0, 3)).toEqual(["Kitchen Knife", "● Kitchen Knife ×3", "Baseball Bat"]);
    expect(panel()).toContain("Which cards make your deck? 3 of 40.");
  });

  test("DUEL-DECK-01: cards laid together one by one stay where they lie, and are looked through when it is asked", () => {
    const table = before();
    layOne(table, "White", "SV2", "p1.survivor");
    layOne(table, "White", "W04", "p1.deck");
    layOne(table, "White", "W04", "p1.deck");
    // The other player's answer does not take them away.
    press(table, table.seat("Red"), "As usual");
    const deck = table.world.things.find(({ type }) => type === "Deck");
    expect(deck?.contained).toHaveLength(2);
    heard(table);
    press(table, table.seat("White"), "Play the cards on my places");
    const told = heard(table).join("\n");
    expect(told).toContain("Here: 2. (DUEL-DECK-01)");
    expect(told).not.toContain("DUEL-DECK-06");
    // Another answer, and all goes where it belongs.
    press(table, table.seat("White"), "As usual");
    expect(wrongOn(table)).toEqual([]);
  });

  test("DUEL-DECK-01 DUEL-DECK-03 DUEL-DECK-06: a whole deck put on one's place is looked through and played", () => {
    const table = before();
    press(table, table.seat("Red"), "As usual");
    table.seat("White").drag(deckFromBox(table, MINE)).to(SPOT("p1.deck"));
    calm(table);
    expect(sideIn(stateOn(table), "p1")).toMatchObject({ survivor: "p1.SV1.1", deckName: "own", hordeName: "own" });
    expect(wrongOn(table)).toEqual([]);
  });
});
