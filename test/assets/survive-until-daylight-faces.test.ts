import { describe, expect, it } from "vitest";
import { boardPicture } from "../../assets/survive-until-daylight/boards/character-board";
import { assaultCard } from "../../assets/survive-until-daylight/cards/assault-card";
import { combatCard } from "../../assets/survive-until-daylight/cards/combat-cards";
import type { Tab } from "../../assets/survive-until-daylight/cards/frame";
import { hordeCard, TYPE_TABS } from "../../assets/survive-until-daylight/cards/horde-card";
import { rubbleCard, TAB } from "../../assets/survive-until-daylight/cards/rubble-cards";
import { waveCard } from "../../assets/survive-until-daylight/cards/wave-card";
import { weaponCard } from "../../assets/survive-until-daylight/cards/weapon-cards";
import { FACES } from "../../assets/survive-until-daylight/faces/people";
import { perks } from "../../assets/survive-until-daylight/text/en";
import { nameOf, ruledOn } from "../../assets/survive-until-daylight/text/names";
import { tokens } from "../../assets/survive-until-daylight/tokens/tokens";
import { ASSAULT_CARDS } from "../../src/games/survive-until-daylight/content/assault";
import { CHARACTERS } from "../../src/games/survive-until-daylight/content/characters";
import { COMBAT_CARDS } from "../../src/games/survive-until-daylight/content/combat";
import { RECIPES } from "../../src/games/survive-until-daylight/content/crafting";
import { HORDE, HORDE_CARDS, HORDE_TYPES } from "../../src/games/survive-until-daylight/content/horde";
import { RUBBLE } from "../../src/games/survive-until-daylight/content/rubble";
import { WEAPONS } from "../../src/games/survive-until-daylight/content/weapons";
import { en } from "../../src/games/survive-until-daylight/text/en";

/** What is printed is what the content says. */

/** Every text of a picture, in the order it is drawn. */
const textsOf = (svg: string): string[] =>
  [...svg.matchAll(/<text [^>]*>([^<]*)<\/text>/g)].map(([, words = ""]) =>
    words.replaceAll("&amp;", "&").replaceAll("&quot;", '"').replaceAll("\u00a0", " "),
  );

const saidBy = (svg: string): string => textsOf(svg).join(" ");

const numbersOf = (svg: string): string[] => textsOf(svg).filter((words) => /^\d+$/.test(words));

describe.each(ASSAULT_CARDS)("SUD-ASSAULT-02 $card", (card) => {
  it("has a cell for each type and number of players, and a mark where nobody comes", () => {
    const counts = HORDE_TYPES.flatMap((type) => card.brings[type]);
    const [one, two, three, four, five, six, ...cells] = numbersOf(assaultCard(card, 1));
    expect([one, two, three, four, five, six]).toEqual(["1", "2", "3", "4", "5", "6"]);
    expect(cells).toEqual(counts.filter((count) => count > 0).map(String));
    expect(saidBy(assaultCard(card, 1))).toContain(en[`word.${card.card}`]);
  });
});

describe.each(HORDE_CARDS)("SUD-ENEMY-01 $card", (card) => {
  const { health } = HORDE[card.type];
  const before = Array.from({ length: health - 1 }, (_, i) => String(i + 1));

  it("shows its damage, its combat cards and its tracker", () => {
    const attack = card.type === "survivor" ? [] : [card.base, ...(card.draws > 0 ? [card.draws] : [])].map(String);
    expect(numbersOf(hordeCard(card, 1))).toEqual([...attack, ...before]);
  });

  it("follows the content", () => {
    if (card.type === "survivor") return;
    expect(numbersOf(hordeCard({ ...card, base: 7, draws: 9 }, 1))).toEqual(["7", "9", ...before]);
  });
});

describe.each(WEAPONS)("weapon $card", (weapon) => {
  const numbers = numbersOf(weaponCard(weapon.card, 1));

  it("shows its damage with its splash at both sides, then its cards or its ammo", () => {
    const splash = weapon.splash > 0 ? [weapon.splash, weapon.splash] : [];
    // A weapon that eats ammo draws a card for each: its sign shows one.
    const draws = weapon.ammo === "none" ? weapon.draws : 1;
    expect(numbers).toEqual([...splash, weapon.base, draws].map(String));
  });

  it("says whose it is, and what it eats", () => {
    const said = saidBy(weaponCard(weapon.card, 1));
    if (weapon.starter !== "none") expect(said).toContain(nameOf(weapon.starter));
    if (weapon.ammo !== "none") expect(said).toContain(nameOf(weapon.ammo));
    expect(said.includes("Discard after use")).toBe(!weapon.lasting);
  });
});

describe("rubble", () => {
  const saidOn = (card: string): string => {
    const of = RUBBLE.find((each) => each.card === card);
    if (of === undefined) throw new Error(`no rubble "${card}"`);
    return saidBy(rubbleCard(of, 1));
  };

  it.each(RUBBLE.filter(({ sort }) => sort === "healing" || sort === "red"))("$card shows its number", (of) => {
    expect(numbersOf(rubbleCard(of, 1))).toEqual(of.amount > 0 ? [String(of.amount)] : []);
    expect(numbersOf(rubbleCard({ ...of, amount: 5 }, 1))).toEqual(["5"]);
  });

  it.each(RECIPES)("SUD-CRAFT-02 both ingredients name $craft and each other", ({ craft, of: [one, other] }) => {
    for (const [card, wanted] of [
      [one, other],
      [other, one],
    ] as const) {
      expect(saidOn(card)).toContain(nameOf(craft));
      expect(saidOn(card)).toContain(nameOf(wanted));
    }
  });

  it("SUD-AMMO-01 ammo names every weapon that eats it", () => {
    for (const { card, ammo } of WEAPONS) if (ammo !== "none") expect(saidOn(ammo)).toContain(nameOf(card));
  });

  it("SUD-CARD-02 specials and red cards say what the game's own sentences say", () => {
    expect(saidOn("energy-shot")).toContain(en["SUD-CARD-01"]);
    expect(saidOn("energy-shot")).toContain("Attack or craft once more this turn.");
    expect(saidOn("vitaly-pills")).toContain(en["SUD-CARD-09"]);
    expect(ruledOn("Lucky", "SUD-CARD-12")).toBe("A card that was drawn is replaced by a new one.");
    expect(saidBy(waveCard())).toContain(en["SUD-WAVE-04"]);
    for (const { card, sort } of RUBBLE) if (sort !== "weapon") expect(saidOn(card).length, card).toBeGreaterThan(20);
  });
});

describe.each(COMBAT_CARDS)("SUD-SYM-05 combat card $card", (card) => {
  const said = textsOf(combatCard(card, 1));

  it("shows its value large and in two corners, and its splash", () => {
    const value =
      card.gives === "base"
        ? "X"
        : card.gives === "signed" && card.value > 0
          ? `+${String(card.value)}`
          : String(card.value);
    expect(said.filter((words) => words === value)).toHaveLength(3);
    const marks = said.filter((words) => words === String(card.splash) && words !== value);
    if (card.splash > 0) expect(marks).toHaveLength(2);
    expect(said.includes("Spread")).toBe(card.spread);
  });
});

describe.each(CHARACTERS)("SUD-CHAR-01 $character", (board) => {
  const svg = boardPicture(board, 1);
  const said = saidBy(svg);

  it("has both perks, and says which of them wants the token", () => {
    for (const perk of [board.primary, board.secondary]) {
      expect(said).toContain(nameOf(perk));
      expect(said).toContain((perks[perk] ?? "-").replaceAll("~", " "));
    }
    expect(said).toContain(`Only with ${nameOf("first-player")}`);
  });

  it("has a track as long as its health, and says what comes with it", () => {
    const boxes = Array.from({ length: board.health }, (_, i) => String(i));
    expect(numbersOf(svg)).toEqual(boxes);
    expect(numbersOf(boardPicture({ ...board, health: 9 }, 1))).toHaveLength(9);
    expect(said).toContain(nameOf(board.weapon));
    if (board.ammo.length > 0) expect(said).toContain(`${String(board.ammo.length)} ${nameOf(board.ammo[0] ?? "")}`);
  });
});

describe("without colour", () => {
  const isEach = (marks: readonly unknown[]): void => {
    expect(new Set(marks.map((mark) => JSON.stringify(mark))).size).toBe(marks.length);
  };
  const shapes = (tabs: Readonly<Record<string, Tab>>): string[] => Object.values(tabs).map(({ shape }) => shape);
  const icons = (tabs: Readonly<Record<string, Tab>>): string[] => Object.values(tabs).map(({ icon }) => icon);

  it("every sort of rubble and every type of the horde has a shape and a sign of its own", () => {
    for (const tabs of [TAB, TYPE_TABS]) {
      isEach(shapes(tabs));
      isEach(icons(tabs));
    }
  });

  it("tokens are told apart by their sign, and those that lie side by side by their outline too", () => {
    isEach(Object.values(tokens).map(({ icon }) => icon));
    const beside = ["barricade", "trap", "grenade", "focus-mark", "blood-lust-mark", "first-player"];
    isEach(beside.map((kind) => tokens[kind]?.shape));
  });

  it("nobody looks like anybody else", () => {
    isEach(Object.values(FACES).map(({ hair, eyes, mouth, head, marks }) => [hair, eyes, mouth, head, marks]));
  });
});
