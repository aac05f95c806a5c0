import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { asked, builtText, button, choice, hurry, missing, type Opened, opened, said } from "./browser-table";

/** The deck builder, where the duel asks for a deck and without a match. */

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

interface Found {
  readonly violations: readonly { readonly id: string; readonly impact: string }[];
}

const builder = (page: Page) => page.locator(".workshop");
const inBuilder = (page: Page, name: string) => builder(page).getByRole("button", { name, exact: true });
const deckText = (page: Page) => builder(page).getByLabel("As text");
const wrong = (page: Page) => builder(page).locator(".faults");

describe.skipIf(missing !== "")("the deck builder", () => {
  let table: Opened;
  beforeEach(async () => {
    table = await opened(builtText("survivor-duel"));
    await table.page.locator(".choice").first().waitFor();
  });
  afterEach(async () => {
    expect(table.complaints).toEqual([]);
    await table.close();
  });

  test("DUEL-DECK-01 DUEL-DECK-03 DUEL-RUL-01: faults are named while one builds; a deck without any is played", async () => {
    const { page } = table;
    await hurry(page);
    await choice(page, "2 players").click();
    await button(page, "Build a deck …").click();
    await inBuilder(page, "Hold the Line").click();
    await expect.poll(() => wrong(page).innerText()).not.toContain("DUEL-DECK-01");
    expect(await wrong(page).innerText()).toContain("DUEL-DECK-03");
    expect(await button(page, "Play with this").isDisabled()).toBe(true);
    await inBuilder(page, "Heavy Metal").click();
    await wrong(page).getByText("Nothing is wrong").waitFor();
    await inBuilder(page, "One Machete less").click();
    await wrong(page).getByText("DUEL-DECK-01").waitFor();
    await inBuilder(page, "One more Crowbar").click();
    await wrong(page).getByText("Nothing is wrong").waitFor();
    // As printed a deck may hold any number of a card.
    expect(await inBuilder(page, "One more Fire Axe").isDisabled()).toBe(false);
    expect(await deckText(page).inputValue()).toContain("2 Machete\n");
    await button(page, "Play with this").click();
    await page.locator(".roles li:not(.asked)", { hasText: "You" }).waitFor();
    await choice(page, "As usual").click();
    await page.locator(".ask h2", { hasText: "Mulligan" }).waitFor();
    expect(await said(page)).toContain("Player 1 plays Lena Holt, with a deck of one's own");
  });

  test("a deck text is pasted, named line by line, and remembered; the address alone opens the builder", async () => {
    const { page } = table;
    await page.goto(`${table.address}#decks`);
    await page.reload();
    await deckText(page).fill("2 Patient Zero\n2 Chainsores\nFire Axe\n");
    await inBuilder(page, "Take this text").click();
    await wrong(page).getByText("Line 2 cannot be read: 2 Chainsores").waitFor();
    expect(await wrong(page).innerText()).toContain("DUEL-DECK-01");
    expect(await builder(page).getByText("You can play with it when").isVisible()).toBe(true);
    await page.reload();
    await wrong(page).getByText("DUEL-DECK-01").waitFor();
    expect(await deckText(page).inputValue()).toContain("1 Fire Axe");
  });

  test("DUEL-DECK-06: a deck pasted where it is asked is looked through at once", async () => {
    const { page } = table;
    await choice(page, "2 players").click();
    const field = page.getByPlaceholder("Or paste a deck of your own here");
    await field.fill("3 Machete");
    await field.blur();
    await page.locator(".log", { hasText: "DUEL-DECK-06" }).waitFor();
    expect(await asked(page)).toContain("Choose your decks");
  });

  test("axe finds nothing serious in it", async () => {
    const { page } = table;
    await button(page, "Decks").click();
    await inBuilder(page, "Overwatch").click();
    await wrong(page).getByText("DUEL-DECK-03").waitFor();
    await page.evaluate(AXE);
    const { violations } = await page.evaluate<Found>("axe.run()");
    const serious = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
    expect(serious.map(({ id }) => id)).toEqual([]);
  });

  test("a game whose players bring nothing has no builder", async () => {
    const other = await opened(builtText("dying-light"));
    await other.page.locator(".choice").first().waitFor();
    expect(await button(other.page, "Decks").count()).toBe(0);
    expect(await button(table.page, "Decks").count()).toBe(1);
    await other.close();
  });
});
