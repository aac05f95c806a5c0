import { describe, expect, test } from "vitest";
import { slicesOf } from "../../src/cli/bench/slices";
import { SPOTS } from "../../src/games/dying-light/scene/spots";
import type { OpenTable } from "../../src/host/open";
import { USUAL_LIMITS } from "../../src/host/vm/vm";
import type { Thing } from "../../src/host/world/thing";
import type { Looked, Wonder } from "../../src/kernel/board";
import { lookedOn, touchOn, wonderOn } from "../../src/page/room/board-on";
import { slateOn } from "../../src/page/room/slate-on";
import { choiceId, hintsId } from "../../src/table/panel-xml";
import { FRAME_BUDGET } from "../support/frame-budget";
import { elementsSeenBy, questionTo, saidTo } from "../support/panel";
import { at, builtSave, calm, controllerOn, heard, offered, press, sitDown } from "../support/person";

/** The board takes part: what choices, pieces and places mean is told as data, and lit in the game. */

const ME = "Yellow";

/** Ash has the whole activation before her. */
const ashActs = (): OpenTable => {
  const table = sitDown(builtSave("dying-light"), { seated: [ME], limits: { ...USUAL_LIMITS, every: 1 } });
  const hand = table.seat(ME);
  hand.type(7, controllerOn(table));
  press(table, hand, "2 players", "Ash", "As usual", "Bram", "As usual", "Ash");
  return table;
};

const slateTo = (table: OpenTable, colour = ME) => {
  const slate = slateOn(table, colour);
  if (slate === "none") throw new Error("the controller shows nothing");
  return slate;
};

const wonder = (table: OpenTable, about: Partial<Wonder>, colour = ME): Wonder => ({
  colour,
  at: slateTo(table, colour).at,
  turn: 1,
  key: "",
  guid: "",
  x: 0,
  z: 0,
  ...about,
});

/** Frames enough for a look, while somebody holds something. */
const meanwhile = (table: OpenTable): void => {
  for (let frames = 0; frames < 120; frames++) table.world.frame();
};

let turns = 0;

const looked = (table: OpenTable, about: Partial<Wonder>, colour = ME): Looked => {
  turns++;
  wonderOn(table, { ...wonder(table, about, colour), turn: turns });
  table.settle();
  const found = lookedOn(table, colour);
  expect(found.turn).toBe(turns);
  return found;
};

const keyOf = (table: OpenTable, text: string, colour = ME): string => {
  const key = slateTo(table, colour).choices.find((choice) => choice.text === text)?.key;
  if (key === undefined) throw new Error(`${text} is not offered: ${offered(table.seat(colour)).join(", ")}`);
  return key;
};

const only = (table: OpenTable, tag: string): Thing => {
  const [thing] = table.tagged(`outbreak-${tag}`);
  if (thing === undefined) throw new Error(`there is no ${tag}`);
  return thing;
};

const isOver = ({ x, z, across, deep }: Looked["places"][number], spot: { readonly x: number; readonly z: number }) =>
  Math.abs(spot.x - x) < across / 2 && Math.abs(spot.z - z) < deep / 2;

describe("as data", () => {
  test("a choice is where it leads, at the place that it names, or at the pieces that stand for it", () => {
    const table = ashActs();
    const run = looked(table, { key: keyOf(table, "Run") });
    expect(run.places.map(({ says }) => says)).toEqual(["street G08a", "street G08b"]);
    press(table, table.seat(ME), "Run");
    const [place, ...others] = looked(table, { key: keyOf(table, "street G08b") }).places;
    expect([place !== undefined && isOver(place, at(SPOTS, "G08b")), others]).toEqual([true, []]);
    press(table, table.seat(ME), "street G08b");
    const die = slateTo(table).choices.find(({ text }) => text.startsWith("Combat"));
    const { pieces } = looked(table, { key: die?.key ?? "" });
    expect(pieces.map((guid) => table.world.things.find((thing) => thing.guid === guid)?.name)).toEqual(["Combat Die"]);
  });

  test("a lifted piece knows where it may go and what that costs and risks; everywhere else is against a rule", () => {
    const { places } = looked(ashActs(), { guid: "" });
    expect(places).toEqual([]);
    const table = ashActs();
    const reach = looked(table, { guid: only(table, "runner.ash").guid }).places;
    const may = reach.filter((place) => place.may);
    expect(may.map(({ says }) => says).sort()).toEqual([
      "Climb → roof B12",
      "Climb → roof B13",
      "Run → street G08a",
      "Run → street G08b",
    ]);
    for (const { more } of may) expect(more).toMatch(/^Dice: \d\. .*Risk/);
    const others = reach.filter((place) => !place.may);
    expect(others.length).toBeGreaterThan(20);
    for (const { says, more } of others)
      expect([says, more]).toEqual(["", expect.stringMatching(/\(DL-[A-Z]+-\d+\)$/)]);
    // What is told is what happens.
    const there = at(SPOTS, "G08b");
    table.seat(ME).drag(only(table, "runner.ash")).to(there);
    calm(table);
    expect(slateTo(table).asks[0]?.said.map((part) => part.map(({ word }) => word))).toEqual([["run"], ["G08b"]]);
  });

  test("a click on a place or a piece answers where that is one answer; too late, or elsewhere, it is nothing", () => {
    const table = ashActs();
    press(table, table.seat(ME), "Run");
    const before = questionTo(table.seat(ME));
    const late = slateTo(table).at - 1;
    touchOn(table, wonder(table, at(SPOTS, "B01")));
    touchOn(table, { ...wonder(table, at(SPOTS, "G08b")), at: late });
    calm(table);
    expect(questionTo(table.seat(ME))).toBe(before);
    const { click, more } = looked(table, at(SPOTS, "G08b"));
    expect(click).toBe("street G08b");
    expect(more).toMatch(/^Dice: 1/);
    touchOn(table, wonder(table, at(SPOTS, "G08b")));
    calm(table);
    expect(questionTo(table.seat(ME))).toMatch(/Which die pays/);
    const die = table.tagged("outbreak-die.combat").find(({ position }) => position.x < -20 && position.z < 0);
    touchOn(table, wonder(table, { guid: die?.guid ?? "" }));
    calm(table);
    expect(slateTo(table).at).toBeGreaterThan(late + 1);
  });

  test("no frame of a look is longer than one may be, and what somebody does meanwhile comes first", () => {
    const table = ashActs();
    const slices = slicesOf(table, () => {
      wonderOn(table, wonder(table, { guid: only(table, "runner.ash").guid }));
    });
    expect(Math.max(...slices)).toBeLessThan(FRAME_BUDGET);
    wonderOn(table, wonder(table, { guid: only(table, "runner.bram").guid, turn: 99 }));
    table.world.frame();
    press(table, table.seat(ME), "Run");
    expect(questionTo(table.seat(ME))).toMatch(/Where to/);
  });
});

const linesOn = (table: OpenTable): number => controllerOn(table).data.AttachedVectorLines?.length ?? 0;
const labelsOn = (table: OpenTable): readonly unknown[] =>
  controllerOn(table)
    .buttons.map(({ fields }) => fields.get("label"))
    .filter((label) => label !== "Settings");

describe("in the game", () => {
  test("the pointer on a choice lights where it is, and off it nothing is lit", () => {
    const table = ashActs();
    const hand = table.seat(ME);
    const nth = slateTo(table).choices.findIndex(({ text }) => text === "Run");
    const id = choiceId(ME, nth);
    hand.point(id);
    table.settle();
    expect(linesOn(table)).toBe(2);
    const element = elementsSeenBy(hand).find(({ attributes }) => attributes["id"] === id);
    if (element === undefined) throw new Error("no such choice");
    hand.touch(element, "onMouseExit", "-1", undefined);
    table.settle();
    expect(linesOn(table)).toBe(0);
    press(table, hand, "Run", "street G08b");
    hand.point(
      choiceId(
        ME,
        slateTo(table).choices.findIndex(({ text }) => text.startsWith("Combat")),
      ),
    );
    table.settle();
    const glowing = table.world.things.filter(({ glow }) => glow !== undefined).map(({ name }) => name);
    expect(glowing).toEqual(["Combat Die"]);
  });

  test("a lifted piece lights where it may go, with what that costs; let go, nothing is lit, and no save keeps it", () => {
    const table = ashActs();
    const hand = table.seat(ME);
    const ash = only(table, "runner.ash");
    hand.pickUp(ash);
    meanwhile(table);
    expect(linesOn(table)).toBe(4);
    expect(labelsOn(table)).toContainEqual(expect.stringMatching(/^Run → street G08b\nDice: 1\./));
    const again = sitDown(table.save());
    expect([linesOn(again), labelsOn(again)]).toEqual([0, []]);
    hand.drop(ash);
    calm(table);
    expect([linesOn(table), labelsOn(table)]).toEqual([0, []]);
  });

  test("a piece has a menu: it is chosen, or tells the one who asks where it may go and why nowhere else", () => {
    const table = ashActs();
    const hand = table.seat(ME);
    const ash = only(table, "runner.ash");
    expect(ash.menu).toEqual([]);
    hand.hover(ash);
    hand.hover();
    hand.hover(ash);
    expect(ash.menu.map(({ label }) => label)).toEqual(["Choose this", "Where may it go?"]);
    heard(table);
    hand.choose(ash, "Where may it go?");
    table.settle();
    const told = heard(table);
    expect(told.some((line) => line.startsWith("✓ Run → street G08b: Dice: 1."))).toBe(true);
    expect(told).toContain("✗ Run goes to an adjacent Zone. (DL-RUNA-01)");
    hand.choose(ash, "Choose this");
    expect(heard(table)).toEqual(["That answers nothing that is asked of you now."]);
    press(table, hand, "Run");
    hand.chooseOnTable("Choose this place", at(SPOTS, "G08b"));
    calm(table);
    expect(questionTo(hand)).toMatch(/Which die pays/);
  });

  test("a card of a hand lights nothing: nobody else may know what it can do", () => {
    const table = sitDown(builtSave("survivor-duel"), { seated: ["Red", "Blue"] });
    const hand = table.seat("Red");
    hand.type(7, controllerOn(table));
    press(table, hand, "2 players", "As usual");
    press(table, table.seat("Blue"), "As usual");
    const card = table.world.things.find((thing) => table.world.hands.holderOf(thing) !== undefined);
    const holder = card === undefined ? undefined : table.world.hands.holderOf(card)?.data.FogColor;
    if (card === undefined || holder === undefined) throw new Error("nobody holds a card");
    table.seat(holder).pickUp(card);
    meanwhile(table);
    expect([linesOn(table), labelsOn(table)]).toEqual([0, []]);
  });
});

test("what a game is about is said before anything is asked", () => {
  const table = sitDown(builtSave("dying-light"), { seated: [ME] });
  const about = "The city is dark and the infected own the night.";
  expect(saidTo(table.seat(ME), hintsId(ME))).toContain(about);
  expect(slateTo(table).prompt).toContain(about);
  press(table, table.seat(ME), "2 players");
  expect([saidTo(table.seat(ME), hintsId(ME)), slateTo(table).prompt].join()).not.toContain(about);
});
