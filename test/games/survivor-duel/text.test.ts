import { expect, test } from "vitest";
import { DECK_CARDS } from "../../../src/games/survivor-duel/content/pool";
import { SURVIVORS } from "../../../src/games/survivor-duel/content/survivors";
import { ZOMBIES } from "../../../src/games/survivor-duel/content/zombies";
import { cardFacts } from "../../../src/games/survivor-duel/text/card-facts";
import { cardLines } from "../../../src/games/survivor-duel/text/card-text";
import { en } from "../../../src/games/survivor-duel/text/en";
import { WORDLESS } from "../../../src/kernel/text";
import { rule } from "../../support/given";

/** How many rows each topic of the ledger has; ids are never reused. */
const ROWS = {
  GOAL: 2,
  DECK: 9,
  AP: 7,
  TP: 7,
  TH: 6,
  QE: 11,
  SETUP: 6,
  MULL: 6,
  ZONE: 6,
  TURN: 5,
  SURV: 7,
  ACT: 7,
  LOOT: 2,
  REACT: 3,
  ZOM: 5,
  SPAWN: 6,
  SICK: 2,
  ADV: 4,
  ZATK: 5,
  ZAB: 1,
  HIT: 3,
  UNARM: 6,
  DMG: 3,
  ESC: 5,
  RANGE: 2,
  DUR: 2,
  TIP: 5,
  EX: 31,
  RUL: 44,
  PROTO: 9,
} as const;

test("every row of the ledger has its sentence, and there are no others", () => {
  const ids = Object.entries(ROWS).flatMap(([topic, rows]) =>
    Array.from({ length: rows }, (_, i) => `DUEL-${topic}-${String(i + 1).padStart(2, "0")}`),
  );
  expect(ids).toHaveLength(217);
  expect(
    Object.keys(en)
      .filter((key) => key.startsWith("DUEL-"))
      .sort(),
  ).toEqual(ids.sort());
  for (const id of ids) expect(en[id]?.length).toBeGreaterThan(10);
});

rule("DUEL-TIP-01 DUEL-TIP-02 DUEL-TIP-03 DUEL-TIP-05: advice for a first game is there to be read", () => {
  expect(en["DUEL-TIP-01"]).toContain("Weapon early");
  expect(en["DUEL-TIP-02"]).toContain("TP");
  expect(en["DUEL-TIP-03"]).toContain("your opponent's");
  expect(en["DUEL-TIP-05"]).toContain("dice");
});

test("what a card says is made of what it does", () => {
  const lines = (name: string) => cardLines(name, en).join(" ");
  expect(lines("W02")).toBe("");
  expect(lines("W11")).toBe("When you hit a zombie in the Threat Zone, push it back and hold it.");
  expect(lines("W06")).toBe("When your attack kills a zombie, you may draw a card. Once per turn.");
  expect(lines("I03")).toBe("When an attack would deal you damage, you may spend 1 use to take 1 less damage.");
  expect(lines("I12")).toBe("Instant. Pay 1 TP, exhaust this and spend 1 use: your opponent loses 1 TH.");
  expect(lines("E06")).toBe("Push back up to 2 zombies in the Threat Zone and hold them.");
  expect(lines("E09")).toBe(
    "Look at the top 4 cards of your deck, take a Weapon or an Item into your hand and put the rest under the deck.",
  );
  expect(lines("E13")).toBe("Exile every non-Boss zombie in the Threat Zone and exile this card.");
  expect(lines("R01")).toBe("When a zombie costing 3 TH or less attacks, cancel the attack.");
  expect(lines("R03")).toBe(
    "When a zombie is spawned or about to advance, if you have a ranged Weapon, deal 2 damage to it.",
  );
  expect(lines("R08")).toBe(
    "When a zombie attacks, make an Escape roll with +1; on a success, cancel the attack and stun it.",
  );
  expect(lines("SV2")).toBe("When you miss with a ranged Weapon, you may pay 1 TP to reroll the die. Once per turn.");
  expect(lines("SV3")).toBe("Pay 1 AP and exhaust this: heal 2 HP.");
  expect(lines("Z17")).toBe(
    "Fast: it advances on the turn it is spawned. When it hits, its victim's Weapon loses 1 use.",
  );
  expect(lines("Z18")).toBe(
    "Once per phase, after the attacks, you may pay 2 TH to spawn a 1 TH Walker from your Graveyard.",
  );
});

test("every card's text is whole: no sentence is missing, no slot open", () => {
  for (const { card } of [...SURVIVORS, ...DECK_CARDS, ...ZOMBIES]) {
    for (const line of cardLines(card, en)) {
      expect(line, card).not.toMatch(/[{}]|undefined/);
      expect(line, card).not.toContain(WORDLESS);
      expect(line, card).toMatch(/^[A-Z+0-9].*\.$/);
    }
  }
});

test("a card without an effect says nothing, every other something", () => {
  const silent = [...SURVIVORS, ...DECK_CARDS, ...ZOMBIES].filter(({ card }) => cardLines(card, en).length === 0);
  for (const card of silent) expect(card.effects).toEqual([]);
});

test("a card's numbers are told in words", () => {
  expect(cardFacts("W02", en)).toBe("1 AP, melee: 2 damage, hits on 3+, 5 uses.");
  expect(cardFacts("W05", en)).toContain("always hits");
  expect(cardFacts("I06", en)).toBe("1 AP, an Attachment.");
  expect(cardFacts("R01", en)).toBe("1 TP.");
  expect(cardFacts("Z05", en)).toContain("hits on 4+");
  expect(cardFacts("I13", en)).toContain("Secret Rare");
  for (const { card } of [...SURVIVORS, ...DECK_CARDS, ...ZOMBIES]) expect(cardFacts(card, en)).toMatch(/^\d.*\.$/);
});
