import { expect } from "vitest";
import { cardsOf, sizeOf } from "../../../src/kernel/pile";
import { OWED, rule } from "../../support/given";
import { given, night } from "./support/night";

const drawBy = (seat: string) => ({ do: "draw", seat, by: "SUD-SEARCH-13" }) as const;
const FULL = ["katana", "crowbar", "dead-phone", "bent-spoon", "cheer", "lucky", "granola-bar", "shells", "shells"];

rule("SUD-AUTO-02 SUD-SEARCH-01 SUD-SEARCH-08 SUD-SEARCH-09: a round begins with new rubble and WAVE!", () => {
  const after = given(night({ players: { p1: {}, p2: {} }, round: 0 }))
    .came("1", "1", "1", "1", "1", "1", "1", "1", "1", "1", OWED)
    .when({ do: "round" });
  after.among({ was: "roundBegan", round: 1 }, { was: "waveShuffledIn", cards: 11 }).asks("nature draw");
  expect(sizeOf(after.state.active)).toBe(11);
  expect(after.state.active).toHaveLength(1);
  expect(cardsOf(after.state.active)).toContain("wave");
});

rule("SUD-EX-17 SUD-SEARCH-10 SUD-SEARCH-11 SUD-RULING-15: what is left is shuffled with the full count", () => {
  const after = given(night({ players: { p1: {} }, active: ["nails", "shards", "cheer"], round: 1 }))
    .came("1", "1", "1", "1", "1", "1", "1", "1", "1", OWED)
    .when({ do: "round" });
  expect(sizeOf(after.state.active)).toBe(3 + 7 + 1);
  expect(after.state.active).toHaveLength(1);
});

rule(
  "SUD-RULING-14 SUD-GOAL-06: a Rubble pile that runs short is made new of the discard, and no pile is no loss",
  () => {
    const short = night({
      rubble: ["nails", "nails"],
      discard: ["cheer", "cheer", "lucky", "lucky", "focus", "focus"],
    });
    const after = given(short).came("1", "1", "1", "1", "1", "1", OWED).when({ do: "refill", left: 7 });
    after.among(
      { was: "rubbleTaken", cards: 2, picks: [] },
      { was: "rubbleRenewed", cards: 6 },
      { was: "waveShuffledIn", cards: 8 },
    );
    expect(sizeOf(after.state.rubble)).toBe(1);
    const empty = given(night({ rubble: ["nails"] }))
      .came(OWED)
      .when({ do: "refill", left: 7 });
    empty.among({ was: "waveShuffledIn", cards: 2 });
  },
);

rule("SUD-SEARCH-12 SUD-ROUND-02 SUD-FP-01 SUD-AUTO-03: one at a time, clockwise from the First Player", () => {
  given(night({ players: { p1: {}, p2: {}, p3: {} }, first: "p3", active: ["nails", "shards", "cheer", "wave"] }))
    .came("nails", "shards", "cheer", OWED)
    .when({ do: "refill", left: 0 }, "p3 keep/keep", "p1 keep/keep", "p2 keep/keep")
    .among(
      { was: "drew", seat: "p3", card: "nails" },
      { was: "drew", seat: "p1", card: "shards" },
      { was: "drew", seat: "p2", card: "cheer" },
    );
});

rule("SUD-SEARCH-13 SUD-RULING-17: a turn is one card, and nobody is asked whether to draw", () => {
  given(night({ active: ["nails", "shards", "wave"] }))
    .came("nails", "shards", OWED)
    .when(drawBy("p1"), "p1 keep/keep")
    .asks("p1 keep");
});

rule("SUD-DEC-04 SUD-SEARCH-14 SUD-SEARCH-15: what is found is kept or discarded", () => {
  const found = () => given(night({ active: ["nails", "shards"] })).came("nails", OWED);
  expect(found().when(drawBy("p1"), "p1 keep/keep").state.players[0]?.inventory).toEqual(["nails"]);
  expect(found().when(drawBy("p1"), "p1 keep/discard").state.discard).toEqual(["nails"]);
});

rule("SUD-RULING-88: what is found is not used at once", () => {
  given(night({ active: ["granola-bar", "shards"] }))
    .came("granola-bar")
    .when(drawBy("p1"), "p1 keep/heal")
    .refused("SUD-RULING-88");
});

rule("SUD-SEARCH-16 SUD-RULING-18: with all slots in use something makes room, of a stack all of it", () => {
  const full = () =>
    given(night({ players: { p1: { inventory: FULL } }, active: ["nails", "shards"] })).came("nails", OWED);
  const after = full().when(drawBy("p1"), "p1 keep/keep/shells");
  after.among(
    { was: "cardsDropped", seat: "p1", card: "shells", count: 2 },
    { was: "cardKept", seat: "p1", card: "nails" },
  );
  full()
    .when(drawBy("p1"), "p1 keep/keep/dead-phone")
    .among({ was: "cardsDropped", seat: "p1", card: "dead-phone", count: 1 });
  given(night({ players: { p1: { inventory: FULL } }, active: ["nails", "shards"] }))
    .came("nails")
    .when(drawBy("p1"), "p1 keep/keep/planks")
    .refused("SUD-RULING-18");
});

rule("SUD-DX-02 SUD-INV-02: a card that joins its stack needs no room", () => {
  const after = given(night({ players: { p1: { inventory: FULL } }, active: ["shells", "nails"] }))
    .came("shells", OWED)
    .when(drawBy("p1"), "p1 keep/keep");
  after.among({ was: "cardKept", seat: "p1", card: "shells" });
  expect(after.state.players[0]?.inventory).toHaveLength(10);
});

rule(
  "SUD-SEARCH-17 SUD-RED-01 SUD-RED-03 SUD-RED-04 SUD-RED-05 SUD-AUTO-04 SUD-HEALTH-04 SUD-SYM-03: rodents bite at once",
  () => {
    const bitten = given(
      night({ players: { p1: { barricades: 1, saved: 1 } }, active: ["rodent-attack-1", "rodent-attack-2", "nails"] }),
    )
      .came("rodent-attack-1", "rodent-attack-2", OWED)
      .when(drawBy("p1"));
    bitten.among(
      { was: "suffered", seat: "p1", damage: 1, cause: "red" },
      { was: "drawnDiscarded", seat: "p1", card: "rodent-attack-1" },
      { was: "suffered", seat: "p1", damage: 2, cause: "red" },
    );
    expect(bitten.state.players[0]).toMatchObject({ damage: 3, barricades: 1, saved: 1 });
    expect(bitten.state.discard).toEqual(["rodent-attack-2", "rodent-attack-1"]);
  },
);

rule("SUD-RED-02 SUD-INV-07 SUD-RUBBLE-05: a crow takes any single card, each of a stack as likely", () => {
  const inventory = ["katana", "dead-phone", "shells", "shells"];
  const after = given(night({ players: { p1: { inventory } }, active: ["crow-attack", "nails"] }))
    .came("crow-attack", OWED)
    .when(drawBy("p1"));
  after.asks("nature lose");
  given(night({ players: { p1: { inventory } }, active: ["crow-attack", "nails"] }))
    .came("crow-attack", "shells", OWED)
    .when(drawBy("p1"))
    .among({ was: "cardLost", seat: "p1", card: "shells" }, { was: "drawnDiscarded", seat: "p1", card: "crow-attack" });
});

rule("SUD-INV-08: a crow finds nothing in an empty inventory", () => {
  given(night({ active: ["crow-attack", "nails"] }))
    .came("crow-attack", OWED)
    .when(drawBy("p1"))
    .then({ was: "drew", seat: "p1", card: "crow-attack" }, { was: "drawnDiscarded", seat: "p1", card: "crow-attack" });
});

rule("SUD-RULING-16: a red card was the draw of that turn", () => {
  given(night({ players: { p1: {}, p2: {} }, active: ["rodent-attack-1", "nails", "wave"] }))
    .came("rodent-attack-1", "nails")
    .when(drawBy("p1"))
    .asks("p2 keep");
});

rule("SUD-RULING-90 SUD-GOAL-04 SUD-GOAL-05 SUD-RULING-04: a bite may be the end", () => {
  given(night({ players: { p1: { damage: 11 }, p2: {} }, active: ["rodent-attack-1"] }))
    .came("rodent-attack-1")
    .when(drawBy("p1"))
    .among({ was: "died", seat: "p1" })
    .over({ won: [], rule: "SUD-GOAL-04" });
});
