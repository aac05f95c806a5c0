import { describe, expect, test } from "vitest";
import { amiss, keptIn } from "../../src/cli/fuzz/standing-right";
import { countOf } from "../../src/cli/fuzz/session";
import { GAME_NAMES, withGame } from "../../src/games/index";
import { dyingLight } from "../../src/games/dying-light/game";
import type { Hand } from "../../src/host/hand";
import type { OpenTable } from "../../src/host/open";
import { stateOf } from "../../src/host/world/serialise";
import type { Thing } from "../../src/host/world/thing";
import { deckAt, one } from "../support/dying-light-table";
import { builtSave, calm, click, controllerOn, heard, offered, press, sitDown } from "../support/person";

/** What is deleted is told of and offered to be brought back, once and no more. */

const COLOUR = "Yellow";

interface Session {
  readonly table: OpenTable;
  readonly hand: Hand;
}

const laidOut = ((): string => {
  const table = sitDown(builtSave("dying-light"), { seated: [COLOUR] });
  const hand = table.seat(COLOUR);
  hand.type(7, controllerOn(table));
  press(table, hand, "1 player", "Ash", "As usual");
  const save = JSON.stringify(table.save());
  table.world.close();
  return save;
})();

const begun = (): Session => {
  const table = sitDown(laidOut, { seated: [COLOUR] });
  heard(table);
  return { table, hand: table.seat(COLOUR) };
};

const right = ({ table }: Session): void => {
  expect(amiss(table, dyingLight, controllerOn(table))).toEqual([]);
};

const offers = ({ hand }: Session): string[] => offered(hand).filter((word) => word.startsWith("Bring back"));

const told = ({ table }: Session): string[] => heard(table).filter((line) => line.startsWith("Missing"));

const bag = ({ table }: Session): Thing => {
  const found = table.world.things.find(({ tags }) => tags.includes("outbreak-at-box"));
  if (found === undefined) throw new Error("there is no box");
  return found;
};

/** Draws the top card of the deck there and puts it beside, with no time for anybody to put it back. */
const drawn = ({ table, hand }: Session, spot: string): Thing => {
  const card = hand.draw(deckAt(table, spot)).to({ x: 20, z: 0 });
  if (card === undefined) throw new Error("nothing was drawn");
  return card;
};

/** What goes, and how it is told. */
const GONE: readonly (readonly [string, (session: Session) => Thing, RegExp])[] = [
  ["a figure", ({ table }) => one(table, "runner.ash"), /^Bring back: Ash$/],
  ["a die", ({ table }) => one(table, "die.basic"), /^Bring back: Basic Die$/],
  ["a card out of a deck", (session) => drawn(session, "common"), /^Bring back: [A-Z][\w ]+$/],
  ["a whole deck", ({ table }) => deckAt(table, "common"), /^Bring back: [A-Z].* and \d+ more$/],
  ["a bag with all that is in it", bag, /^Bring back: Box, .* more$/],
];

/** The game's own undo brings an object back with the GUID it had. */
const backByUndo = ({ table }: Session, thing: Thing): void => {
  table.world.spawn(stateOf(table.world, thing));
  calm(table);
};

describe("deleted", () => {
  test.each(GONE)("%s is told of once and brought back, and nothing is there twice", (_what, find, says) => {
    const session = begun();
    const { table, hand } = session;
    const before = countOf(table);
    const isWhole = (): void => {
      right(session);
      expect(offers(session)).toEqual([]);
      expect(countOf(table)).toBe(before);
    };
    const remove = (thing: Thing): void => {
      hand.delete([thing]);
      calm(table);
      expect(told(session)).toHaveLength(1);
      expect(offers(session)).toEqual([expect.stringMatching(says)]);
    };
    const first = find(session);
    remove(first);
    backByUndo(session, first);
    isWhole();

    const second = find(session);
    remove(second);
    press(table, hand, offers(session)[0] ?? "");
    isWhole();
    expect(told(session)).toEqual([]);
    backByUndo(session, second);
    isWhole();

    heard(table);
    hand.copy([find(session)]);
    hand.paste({ x: 18, z: 2 });
    calm(table);
    isWhole();
    expect(heard(table).filter((line) => line.startsWith("There was too much"))).toHaveLength(1);
  });

  test.each(GONE)("%s is told of after a reload too, and brought back", (_what, find) => {
    const session = begun();
    session.hand.delete([find(session)]);
    session.table.world.frame();
    const again = { table: sitDown(session.table.save()), hand: session.hand };
    const loaded = { ...again, hand: again.table.seat(COLOUR) };
    expect(told(loaded)).toHaveLength(1);
    press(loaded.table, loaded.hand, offers(loaded)[0] ?? "");
    right(loaded);
  });

  test("the match goes on without it, and it comes to where it belongs by then", () => {
    const session = begun();
    session.hand.delete([one(session.table, "runner.ash")]);
    calm(session.table);
    const { at } = keptIn(controllerOn(session.table));
    for (let clicks = 0; clicks < 12; clicks++) {
      const word = offered(session.hand).find((each) => !/^(Bring|Undo|Settings|Why|Start over|More)/.test(each));
      if (word !== undefined) press(session.table, session.hand, word);
    }
    expect(keptIn(controllerOn(session.table)).at).toBeGreaterThan(at);
    press(session.table, session.hand, offers(session)[0] ?? "");
    right(session);
  });

  test("before a match everything is made anew", () => {
    const table = sitDown(builtSave("dying-light"), { seated: [COLOUR] });
    const session = { table, hand: table.seat(COLOUR) };
    session.hand.delete([bag(session), deckAt(table, "common"), one(table, "die.basic")]);
    press(table, session.hand, "1 player");
    right(session);
  });

  test.each(GAME_NAMES)("%s: all there is, at once", (name) => {
    withGame(name, (game) => {
      const table = sitDown(builtSave(name), { seated: [COLOUR] });
      const hand = table.seat(COLOUR);
      press(table, hand, game.seats.least === 1 ? "1 player" : `${String(game.seats.least)} players`);
      const ours = ({ tags, type }: Thing): boolean =>
        (type === "Deck" || tags.includes("outbreak")) && !tags.includes("outbreak-controller");
      const before = countOf(table);
      hand.delete(table.world.things.filter(ours));
      calm(table);
      const [offer = ""] = offers({ table, hand });
      expect(offer).toMatch(/^Bring back: .+ and \d+ more$/);
      press(table, hand, offer);
      expect(amiss(table, game, controllerOn(table))).toEqual([]);
      expect(countOf(table)).toBe(before);
      table.world.close();
    });
  });
});

/** The decks of a duel are what its players choose. */
const WITH_DECKS = GAME_NAMES.filter((name) => name !== "survivor-duel");

test.each(WITH_DECKS)("%s: a whole deck is told of once and brought back", (name) => {
  withGame(name, (game) => {
    const table = sitDown(builtSave(name), { seated: [COLOUR] });
    const session = { table, hand: table.seat(COLOUR) };
    press(table, session.hand, game.seats.least === 1 ? "1 player" : `${String(game.seats.least)} players`);
    const before = countOf(table);
    const largest = table.world.things
      .filter(({ type }) => type === "Deck")
      .sort((a, b) => b.contained.length - a.contained.length)[0];
    if (largest === undefined) throw new Error("there is no deck");
    heard(table);
    session.hand.delete([largest]);
    calm(table);
    expect(told(session)).toHaveLength(1);
    expect(offers(session)).toEqual([expect.stringMatching(/^Bring back: .+ and \d+ more$/)]);
    press(table, session.hand, offers(session)[0] ?? "");
    expect(amiss(table, game, controllerOn(table))).toEqual([]);
    expect([offers(session), countOf(table)]).toEqual([[], before]);
    table.world.close();
  });
});

describe("not by itself", () => {
  test("where the table only guides, a copy stays until somebody asks for the table to be put right", () => {
    const session = begun();
    press(session.table, session.hand, "Settings", "Rules: strict", "Back to the game");
    const before = countOf(session.table);
    session.hand.copy([one(session.table, "die.basic")]);
    session.hand.paste({ x: 18, z: 2 });
    calm(session.table);
    expect(countOf(session.table)).toBe(before + 1);
    session.hand.choose(controllerOn(session.table), "Put right");
    calm(session.table);
    right(session);
  });
});

describe("not gone", () => {
  test("what is held, however long", () => {
    const session = begun();
    const die = one(session.table, "die.basic");
    session.hand.pickUp(die);
    session.hand.carry(die, { x: 20, z: 3 });
    for (let frames = 0; frames < 600; frames++) session.table.world.frame();
    expect(offers(session)).toEqual([]);
    session.hand.drop(die);
    calm(session.table);
    expect(told(session)).toEqual([]);
    right(session);
  });

  test.each(["strict", "guide"])("what lies in somebody's own bag, whole decks too: %s", (rules) => {
    const session = begun();
    if (rules === "guide") press(session.table, session.hand, "Settings", "Rules: strict", "Back to the game");
    const own = session.table.world.spawn({
      GUID: "",
      Name: "Bag",
      Transform: { posX: 20, posY: 2, posZ: 6, rotX: 0, rotY: 0, rotZ: 0, scaleX: 1, scaleY: 1, scaleZ: 1 },
    });
    calm(session.table);
    for (const thing of [one(session.table, "die.basic"), deckAt(session.table, "wounds")]) {
      session.hand.pickUp(thing);
      session.hand.drop(thing);
      session.hand.putInto(own, thing);
      calm(session.table);
      expect(told(session)).toEqual([]);
      expect(offers(session)).toEqual([]);
      if (rules === "strict") right(session);
      else expect(own.contained.length).toBeGreaterThan(0);
    }
  });

  test.each(["strict", "guide"])("cards that merged, dropped one on the other: %s", (rules) => {
    const session = begun();
    const { table } = session;
    if (rules === "guide") press(table, session.hand, "Settings", "Rules: strict", "Back to the game");
    const merged = (): number =>
      table.world.things.filter(({ type, position: { x } }) => type === "Deck" && x > 18).length;
    drawn(session, "common");
    drawn(session, "common");
    let most = 0;
    for (let frames = 0; frames < 120; frames++) {
      table.world.frame();
      most = Math.max(most, merged());
      expect(offers(session)).toEqual([]);
    }
    calm(table);
    expect(most).toBe(1);
    expect(told(session)).toEqual([]);
    expect(offers(session)).toEqual([]);
    if (rules === "strict") right(session);
  });

  test("what lies in a deck and has the GUID of something else outside", () => {
    const session = begun();
    const { table, hand } = session;
    const inside = deckAt(table, "common").contained[3];
    table.world.spawn({
      GUID: inside?.GUID ?? "",
      Name: "BlockSquare",
      Transform: { posX: 20, posY: 2, posZ: 6, rotX: 0, rotY: 0, rotZ: 0, scaleX: 1, scaleY: 1, scaleZ: 1 },
    });
    calm(table);
    // The deck is read once more.
    hand.draw(deckAt(table, "common")).to({ x: 20, z: 0 });
    calm(table);
    expect(told(session)).toEqual([]);
    expect(offers(session)).toEqual([]);
    right(session);
  });

  test("what is on its way, whatever it is stopped by", () => {
    const session = begun();
    const [word = ""] = offered(session.hand);
    click(session.hand, word);
    for (let frames = 0; frames < 40; frames++) {
      session.table.world.frame();
      expect(offers(session)).toEqual([]);
    }
    calm(session.table);
    expect(told(session)).toEqual([]);
  });
});
