import { describe, expect, test } from "vitest";
import { KNOWN_BY } from "../../src/games/dying-light/known-by";
import { GAME_NAMES, withGame } from "../../src/games/index";
import type { Glimpse } from "../../src/recognise/glimpse";
import { recognised } from "../../src/recognise/recognise";
import { standIns } from "../stand-ins/all";
import { sortOf, sortsOf } from "./sorts";
import { measured } from "./truth";

const PLAIN: Glimpse = {
  id: "a",
  holder: "",
  type: "Figurine_Custom",
  model: -1,
  name: "",
  description: "",
  notes: "",
  tags: [],
  addresses: [],
  look: "",
  mould: "",
  colour: { r: 1, g: 1, b: 1 },
  wide: 1,
  count: 1,
};

const findings = (...given: readonly Partial<Glimpse>[]) =>
  recognised(
    given.map((each, i) => ({ ...PLAIN, id: String(i), ...each })),
    KNOWN_BY,
  ).findings;

const many = (count: number, each: Partial<Glimpse>) => Array.from({ length: count }, () => each);

describe("a piece is known by what is written on it", () => {
  test.each<[string, Partial<Glimpse>, string, string]>([
    ["its name", { name: "Biter 7" }, "biter", "name"],
    ["its name in another language, however it is bent", { name: "Kąsacze" }, "biter", "name"],
    ["a name that is one long word", { name: "Kampfwürfel", type: "Die_6" }, "die.combat", "name"],
    ["its description", { description: "one of the Virals" }, "viral", "description"],
    ["the game master's notes", { notes: "type:howler" }, "howler", "notes"],
    ["a tag", { tags: ["EnemyVolatile"] }, "volatile", "tag"],
    ["the address of its picture", { addresses: ["https://example.org/dl/biter_front.png"] }, "biter", "address"],
  ])("%s", (_what, given, sort, by) => {
    expect(findings(given)).toMatchObject([{ is: "sure", sorts: [sort], by }]);
  });

  test("the bag it lies in, where nothing is said of itself", () => {
    const bag = { id: "bag", type: "Bag", name: "Biters" };
    expect(findings(bag, { holder: "bag" }, { holder: "bag", name: "Viral" })).toMatchObject([
      { sorts: ["biter"], by: "holder" },
      { sorts: ["viral"], by: "name" },
    ]);
  });

  test("the longest name wins, and what a thing is made as decides between two", () => {
    expect(
      findings({ type: "Card", name: "Common Item" }, { type: "Custom_Token", name: "Common Loot" }),
    ).toMatchObject([{ sorts: ["common-item"] }, { sorts: ["common-loot"] }]);
    const exposure = { name: "Exposure" };
    expect(findings({ type: "Card", ...exposure }, { type: "Custom_Token", ...exposure })).toMatchObject([
      { sorts: ["exposure"] },
      { sorts: ["exposure-token"] },
    ]);
  });

  test("a text that says as much of two sorts has to be asked about", () => {
    expect(findings({ type: "Die_6", name: "combat or damage" })).toMatchObject([
      { is: "unsure", sorts: ["die.combat", "die.damage"], kind: "" },
    ]);
  });

  test("which of its kind it is, where it says so, and else nothing is made up", () => {
    const card = { type: "Card" };
    expect(
      findings(
        { ...card, name: "Scenario #S03" },
        { ...card, name: "Scenario" },
        { ...card, name: "Activation red" },
        { name: "Biter" },
      ).map(({ kind }) => kind),
    ).toEqual(["scenario.s03", "", "activation.bram", "biter"]);
  });

  test("words that say nothing say nothing", () => {
    expect(
      findings({ name: "The neighbour's cat" }, { type: "Bag", name: "Biters" }, { type: "Notecard", name: "Risk" }),
    ).toEqual([]);
  });

  test("a GUID says nothing: pieces that share one are told apart, and none is known by it", () => {
    expect(
      findings({ id: "abc123", name: "Biter" }, { id: "abc123", name: "Viral" }).map(({ sorts }) => sorts),
    ).toEqual([["biter"], ["viral"]]);
  });
});

describe("what has no words is known by how many there are of it", () => {
  test("32 figures that look alike are likely the Biters, 12 the Virals; 4 and 4 have to be asked", () => {
    const figures = [32, 12, 4, 4].flatMap((count, i) => many(count, { look: String(i) }));
    const found = findings(...figures);
    expect([found[0], found[32]]).toMatchObject([
      { is: "likely", sorts: ["biter"], by: "count" },
      { is: "likely", sorts: ["viral"], by: "count" },
    ]);
    expect(found.slice(44)).toHaveLength(8);
    for (const { is, sorts } of found.slice(44))
      expect({ is, sorts }).toEqual({ is: "unsure", sorts: ["runner", "howler", "volatile"] });
  });

  test("four equal decks of eight with one back are the Exposure Decks", () => {
    const deck = (holder: string) => many(8, { type: "Card", look: "back", holder, wide: 2.2 });
    const found = findings(...["a", "b", "c", "d"].flatMap(deck));
    expect(found.every(({ is, sorts }) => is === "likely" && sorts[0] === "exposure")).toBe(true);
    for (const { is, sorts } of findings(...["a", "b", "c"].flatMap(deck))) {
      expect(is).toBe("unsure");
      expect(sorts).toContain("exposure");
    }
  });

  test("two lots of six dice are told apart by the colour the book has", () => {
    const red = { type: "Die_6", colour: { r: 0.75, g: 0.12, b: 0.1 } };
    const blue = { type: "Die_6", colour: { r: 0.15, g: 0.35, b: 0.85 } };
    const found = findings(...many(6, red), ...many(6, blue));
    expect([found[0], found[6]]).toMatchObject([
      { is: "likely", sorts: ["die.combat"], by: "colour" },
      { is: "likely", sorts: ["die.parkour"], by: "colour" },
    ]);
  });

  test("two lots that could both be it are both asked about", () => {
    const lots = ["one", "other"].flatMap((look) => many(32, { look }));
    expect(findings(...lots).every(({ is, sorts }) => is === "unsure" && sorts[0] === "biter")).toBe(true);
  });

  test("where some are lost it is offered, not taken for granted", () => {
    expect(findings(...many(27, { look: "x" }))[0]).toMatchObject({ is: "unsure", sorts: ["biter"] });
  });
});

test("what is missing is counted, and an infinite bag has as many as one takes", () => {
  const { tallies } = recognised(
    [
      ...many(3, { name: "Howler" }).map((each, i) => ({ ...PLAIN, ...each, id: String(i) })),
      { ...PLAIN, id: "x", name: "Biter", count: 0 },
      { ...PLAIN, id: "s", type: "Custom_Token_Stack", name: "Fire", count: 5 },
    ],
    KNOWN_BY,
  );
  const of = (sort: string) => tallies.find((each) => each.sort === sort);
  expect([of("howler"), of("biter"), of("fire"), of("viral")]).toEqual([
    { sort: "howler", found: 3, isEndless: false, wanted: 4 },
    { sort: "biter", found: 0, isEndless: true, wanted: 32 },
    { sort: "fire", found: 5, isEndless: false, wanted: 0 },
    { sort: "viral", found: 0, isEndless: false, wanted: 12 },
  ]);
});

describe.each(GAME_NAMES)("%s", (game) => {
  const sorts = sortsOf(game);

  test("every kind that is named is one of its pieces, and every name can be said", () => {
    const kinds = withGame(game, (played) => Object.keys(played.kinds));
    // What stands for several of ours: which of them it is a face, a place or a seat tells.
    const general = ["search", "starting-weapon", "counter", "rubble", "assault", "combat", "horde", "board", "die"];
    for (const { sort, names, kinds: those } of sorts) {
      expect(names.length).toBeGreaterThan(0);
      for (const name of names) expect(name).toMatch(/^[a-z0-9]+( [a-z0-9]+)*$/);
      for (const { kind } of those) if (!general.includes(sort)) expect(kinds).toContain(kind);
    }
  });
});

describe("on tables that somebody else made", () => {
  test.each(standIns())("$game $seed: nothing is taken for what it is not", (standIn) => {
    const { wrong, clutter } = measured(standIn, sortsOf(standIn.game), sortOf);
    expect(wrong.filter((each) => !each.includes("was unsure"))).toEqual([]);
    expect(clutter).toEqual([]);
  });

  test("nine of ten pieces are known where they have names, and half where they have none and the book counts them", () => {
    for (const standIn of standIns()) {
      const { pieces, sure, likely } = measured(standIn, sortsOf(standIn.game), sortOf);
      const isSpoken = standIn.style.language !== "it" && !["nothing", "mixed"].includes(standIn.style.naming);
      // How many rubble, horde and combat cards there are the book does not say.
      const least = isSpoken ? 0.9 : standIn.game === "survive-until-daylight" ? 0 : 0.5;
      expect((sure + likely) / pieces, `${standIn.game} ${String(standIn.seed)}`).toBeGreaterThan(least);
    }
  });
});
