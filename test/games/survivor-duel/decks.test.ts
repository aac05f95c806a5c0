import { describe, expect, test } from "vitest";
import { SURVIVOR_DECKS, ZOMBIE_DECKS } from "../../../src/games/survivor-duel/content/decks";
import { DECK_CARDS, anyCardNamed } from "../../../src/games/survivor-duel/content/pool";
import { SURVIVORS } from "../../../src/games/survivor-duel/content/survivors";
import { ZOMBIES } from "../../../src/games/survivor-duel/content/zombies";
import { deckOf, faultsOf, type OwnDeck, sayOfDeck } from "../../../src/games/survivor-duel/deck/own-deck";
import { rosters } from "../../../src/games/survivor-duel/deck/rosters";
import { survivorDuel } from "../../../src/games/survivor-duel/game";
import { en } from "../../../src/games/survivor-duel/text/en";
import { answer, seenOf, started } from "../../../src/kernel/match";
import { kindsOf, type Roster, rosterIn, textOfRoster, withCopies } from "../../../src/kernel/roster";
import { lookedThrough } from "../../../src/kernel/say";
import { rule } from "../../support/given";

const ready = (...names: string[]): Roster =>
  names.flatMap((name) => rosters.ready.find((each) => each.name === name)?.roster ?? []);
const pair = (deck: string, horde: string): OwnDeck => deckOf(ready(deck, horde));
const mine = pair("hold-the-line", "stampede");
/** The same list with so many of one card for as many of another. */
const exchanged = (list: Roster, n: number, from: string, to: string): Roster =>
  withCopies(withCopies(list, -n, from), n, to);
const rulesOf = (deck: OwnDeck, limits: "ledger" | "printed" = "ledger") =>
  faultsOf(deck, limits).map((fault) => fault.rule);

rule(
  "DUEL-DECK-01 DUEL-DECK-03 DUEL-DECK-06 DUEL-PROTO-08: the decks that are ready to play keep to all limits",
  () => {
    for (const { deck } of SURVIVOR_DECKS)
      for (const { horde } of ZOMBIE_DECKS) {
        expect(faultsOf(pair(deck, horde), "ledger")).toEqual([]);
      }
  },
);

rule("DUEL-DECK-01 DUEL-DECK-03: a deck of another size", () => {
  expect(faultsOf({ ...mine, cards: mine.cards.slice(1) }, "ledger")).toEqual([
    { rule: "DUEL-DECK-01", about: "", n: 37, most: 40 },
  ]);
  expect(rulesOf({ ...mine, zombies: [] })).toEqual(["DUEL-DECK-03"]);
});

rule("DUEL-DECK-02 DUEL-DECK-04: each card goes into the deck it belongs to", () => {
  const deck = deckOf(
    ["SV1", "W02", "I01", "E01", "R01", "Z01", "Z07", "Z10", "Z14", "Z19"].map((of) => ({ n: 1, of })),
  );
  expect(deck.cards.map(({ of }) => of)).toEqual(["W02", "I01", "E01", "R01"]);
  expect(deck.zombies.map(({ of }) => of)).toEqual(["Z01", "Z07", "Z10", "Z14", "Z19"]);
});

rule("DUEL-DECK-05 DUEL-RUL-06: two Bosses", () => {
  const zombies = exchanged(mine.zombies, 1, "Z01", "Z20");
  expect(rulesOf({ ...mine, zombies })).toEqual(["DUEL-DECK-05"]);
});

rule("DUEL-DECK-06 DUEL-DECK-09: one Survivor, who is none of the 40", () => {
  expect(rulesOf({ ...mine, survivors: [] })).toEqual(["DUEL-DECK-06"]);
  expect(rulesOf({ ...mine, survivors: ["SV1", "SV2"] })).toEqual(["DUEL-DECK-06"]);
});

rule("DUEL-DECK-07 DUEL-RUL-02: two Secret Rares, or two copies of one", () => {
  const rest = mine.cards.slice(1);
  expect(rulesOf({ ...mine, cards: [...rest, { n: 2, of: "W02" }, { n: 1, of: "W13" }] })).toEqual(["DUEL-DECK-07"]);
  const withoutScr = mine.cards.filter(({ of }) => of !== "I13" && of !== "W02");
  expect(rulesOf({ ...mine, cards: [...withoutScr, { n: 2, of: "I13" }, { n: 2, of: "W02" }] })).toEqual([
    "DUEL-DECK-07",
  ]);
});

rule("DUEL-RUL-01: three copies, six of a Walker; with printed limits only what the box holds", () => {
  const four = exchanged(mine.cards, 1, "R02", "W02");
  expect(faultsOf({ ...mine, cards: four }, "ledger")).toEqual([{ rule: "DUEL-RUL-01", about: "W02", n: 4, most: 3 }]);
  expect(rulesOf({ ...mine, cards: four }, "printed")).toEqual([]);
  const bruisers = exchanged(mine.zombies, 3, "Z05", "Z10");
  expect(rulesOf({ ...mine, zombies: bruisers })).toEqual(["DUEL-RUL-01"]);
  const walkers = exchanged(mine.zombies, 2, "Z08", "Z01");
  expect(rulesOf({ ...mine, zombies: walkers })).toEqual(["DUEL-RUL-01"]);
});

rule(
  "DUEL-PROTO-02 DUEL-PROTO-03 DUEL-PROTO-04 DUEL-PROTO-05 DUEL-PROTO-06 DUEL-PROTO-07: the pool, each card once and with a name",
  () => {
    const count = (kind: string) => DECK_CARDS.filter((card) => card.kind === kind).length;
    expect([SURVIVORS.length, count("weapon"), count("item"), count("event"), count("react"), ZOMBIES.length]).toEqual([
      6, 13, 13, 13, 11, 20,
    ]);
    const names = [...SURVIVORS, ...DECK_CARDS, ...ZOMBIES].map(({ card }) => card);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) {
      expect(anyCardNamed(name)).not.toBe("none");
      expect(en[`word.${name}`]).toBeTruthy();
      // Words are read by length: a seat of two signs, a name of three.
      expect(name).toHaveLength(3);
    }
  },
);

const say = (deck: OwnDeck) => sayOfDeck("p1", deck);

const verdict = (deck: OwnDeck) => {
  const { match } = started(survivorDuel, ["p1", "p2"], { limits: "ledger" }, 1);
  return lookedThrough(match.game, seenOf(match), { seat: "p1", step: { do: "choose", sealed: [] } }, say(deck));
};

rule(
  "DUEL-DECK-01 DUEL-DECK-07: a deck of one's own is said when decks are chosen, and one with faults is refused",
  () => {
    expect(verdict(mine)).toMatchObject({ verdict: "fine", whole: true });
    expect(verdict({ ...mine, cards: mine.cards.slice(1) }).verdict).toEqual({ rule: "K-COUNT" });
    const two = [...mine.cards.slice(1), { n: 2, of: "W02" }, { n: 1, of: "W13" }];
    expect(verdict({ ...mine, cards: two }).verdict).toEqual({ rule: "K-COUNT" });
    const four = [{ n: 4, of: "W02" }, ...mine.cards.slice(1, -1), { n: 1, of: "R06" }];
    expect(verdict({ ...mine, cards: four }).verdict).toEqual({ rule: "DUEL-RUL-01" });
  },
);

const refusedWord = (said: string[][], word: string) => {
  const { match } = started(survivorDuel, ["p1", "p2"], { limits: "ledger" }, 1);
  return lookedThrough(match.game, seenOf(match), { seat: "p1", step: { do: "choose", sealed: [] } }, [...said, [word]])
    .verdict;
};

rule(
  "DUEL-DECK-02 DUEL-DECK-04 DUEL-DECK-05 DUEL-DECK-06: what does not belong into a deck is refused by its rule",
  () => {
    expect(refusedWord([["own"], ["SV1"], []], "p1.Z01.1")).toEqual({ rule: "DUEL-DECK-02" });
    expect(refusedWord([["own"], ["SV1"], []], "p1.W13.1")).toEqual({ rule: "DUEL-DECK-07" });
    expect(refusedWord([["own"], ["SV1"]], "p1.W01.1")).toEqual({ rule: "DUEL-DECK-07" });
    expect(refusedWord([["own"]], "SV9")).toEqual({ rule: "DUEL-DECK-06" });
    expect(refusedWord([["overwatch"], ["SV2"], ["own"]], "p1.Z01.1")).toEqual({ rule: "DUEL-DECK-05" });
    expect(refusedWord([["overwatch"], ["SV2"], ["own"], []], "p1.W01.1")).toEqual({ rule: "DUEL-DECK-04" });
    expect(refusedWord([["overwatch"], ["SV2"], ["own"], []], "p1.Z19.1")).toEqual({ rule: "DUEL-DECK-05" });
  },
);

const LIMITS = { limits: "ledger" };
const read = (typed: string) => rosterIn(typed, rosters, en);
const written = (roster: Roster) => textOfRoster(roster, rosters.sections, en);
const byKind = (roster: Roster) => [...roster].sort((a, b) => (a.of < b.of ? -1 : 1));

describe("a deck as text", () => {
  test("is read as it was written, and may be played", () => {
    const whole = ready("hold-the-line", "stampede");
    const { roster, badLines } = read(written(whole));
    expect(badLines).toEqual([]);
    expect(byKind(roster)).toEqual(byKind(whole));
    expect(rosters.faults(roster, LIMITS)).toEqual([]);
    expect(written(roster).split("\n").slice(0, 5)).toEqual([
      "Survivor:",
      "1 Lena Holt",
      "",
      "Survivor Deck:",
      "3 Baseball Bat",
    ]);
  });

  test("in one line, as a field of one line takes it", () => {
    expect(read("Lena Holt; 2x shambler;3 W02").roster).toEqual([
      { n: 1, of: "SV1" },
      { n: 2, of: "Z01" },
      { n: 3, of: "W02" },
    ]);
  });

  test("a deck that is printed is named for all of its cards", () => {
    const { roster, badLines } = read("Hold the Line; heavy metal");
    expect(badLines).toEqual([]);
    expect(byKind(roster)).toEqual(byKind(ready("hold-the-line", "heavy-metal")));
  });

  test("may have comments, headings, names instead of titles, and any order", () => {
    const { roster, badLines } = read("# mine\nZombies:\n2x shambler\nZ10\n\nLena Holt\n3 W02\n 1  fire axe \n");
    expect(badLines).toEqual([]);
    expect(deckOf(roster)).toEqual({
      survivors: ["SV1"],
      cards: [
        { n: 3, of: "W02" },
        { n: 1, of: "W04" },
      ],
      zombies: [
        { n: 2, of: "Z01" },
        { n: 1, of: "Z10" },
      ],
    });
  });

  test("each line that cannot be read is named, and each fault of the deck", () => {
    const { roster, badLines } = read("4 Baseball Bat\n2 Chainsaws\n0 Machete\nPatient Zero\nThe Colossus");
    expect(badLines).toEqual([
      { line: 2, said: "2 Chainsaws" },
      { line: 3, said: "0 Machete" },
    ]);
    expect(rosters.faults(roster, LIMITS).map((fault) => fault.rule)).toEqual([
      "DUEL-DECK-06",
      "DUEL-DECK-01",
      "DUEL-RUL-01",
      "DUEL-DECK-03",
      "DUEL-DECK-05",
    ]);
  });
});

rule(
  "DUEL-DECK-02 DUEL-DECK-04: every card belongs to one section, and no deck may have more of it than there are",
  () => {
    const kinds = kindsOf(rosters.sections);
    expect(new Set(kinds).size).toBe(kinds.length);
    expect(kinds).toHaveLength(SURVIVORS.length + DECK_CARDS.length + ZOMBIES.length);
    for (const { section, groups } of rosters.sections) {
      for (const name of [section, ...groups.map(({ group }) => group)]) expect(en[`word.${name}`]).toBeTruthy();
    }
    for (const of of kinds) {
      const most = rosters.mostOf(of, LIMITS);
      const rulesAt = (n: number) => rosters.faults([{ n, of }], LIMITS).filter(({ n: found }) => found === n && n > 1);
      expect(rulesAt(most).filter(({ rule: by }) => !/DECK-0[136]$/.test(by))).toEqual([]);
      expect(rosters.faults([{ n: most + 1, of }], LIMITS).length).toBeGreaterThan(
        rosters.faults([{ n: most, of }], LIMITS).length,
      );
    }
  },
);

test("a match of a deck of one's own begins like any other", () => {
  const { match } = started(survivorDuel, ["p1", "p2"], {}, 1);
  expect(answer(match, { at: 0, seat: "p1", to: "choose", say: say(mine) }).verdict).toBe("fine");
  const other = [["overwatch"], ["SV2"], ["heavy-metal"]];
  expect(answer(match, { at: 1, seat: "p2", to: "choose", say: other }).verdict).toBe("fine");
  expect(match.state.sides.map(({ survivor, deckName }) => [survivor, deckName])).toEqual([
    ["p1.SV1.1", "own"],
    ["p2.SV2.1", "overwatch"],
  ]);
});

rule(
  "DUEL-DECK-01 DUEL-DECK-03 DUEL-DECK-05 DUEL-DECK-07 DUEL-RUL-01: with printed limits only a deck is 40, 20, one Boss, one SCR and nothing more",
  () => {
    const forty = { survivors: ["SV1"], cards: [{ n: 40, of: "W02" }], zombies: [{ n: 20, of: "Z13" }] };
    expect(faultsOf(forty, "book")).toEqual([]);
    expect(faultsOf(forty, "printed")).toHaveLength(2);
    expect(
      faultsOf(
        {
          ...forty,
          cards: [
            { n: 40, of: "W02" },
            { n: 1, of: "W03" },
          ],
        },
        "book",
      ),
    ).toMatchObject([{ rule: "DUEL-DECK-01" }]);
    const two = [
      { n: 38, of: "W02" },
      { n: 1, of: "W13" },
      { n: 1, of: "I13" },
    ];
    expect(faultsOf({ ...forty, cards: two }, "book")).toMatchObject([{ rule: "DUEL-DECK-07", n: 2, most: 1 }]);
    const bosses = [
      { n: 18, of: "Z13" },
      { n: 2, of: "Z19" },
    ];
    expect(faultsOf({ ...forty, zombies: bosses }, "book")).toMatchObject([{ rule: "DUEL-DECK-05", n: 2, most: 1 }]);
    expect(rosters.mostOf("W02", {})).toBe(3);
    expect(rosters.mostOf("W02", { limits: "book" })).toBe(40);
  },
);
