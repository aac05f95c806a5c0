import type { Page } from "playwright-core";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { GAME_NAMES } from "../../src/games/index";
import {
  asked,
  builtText,
  button,
  choice,
  goTo,
  hurry,
  missing,
  type Opened,
  opened,
  pieces,
  said,
} from "./browser-table";

/** Matches played in a browser by whatever the page offers: the rules have their own tests. */

const PATIENCE = { timeout: 180_000, interval: 50 };

const roundsBegun = async (page: Page): Promise<number> =>
  ((await said(page)).match(/^Round \d+ begins/gm) ?? []).length;

/** The choice a player in a hurry takes: to play alone, then what is usual, else to pass, else what comes first. */
const nextChoice = async (page: Page): Promise<string> => {
  const texts = await page.locator(".choice").allInnerTexts();
  return (
    texts.find((text) => text === "1 player") ??
    texts.find((text) => text.startsWith("▸")) ??
    texts.find((text) => text === "Pass") ??
    texts[0] ??
    ""
  );
};

/** Answers in this way until so many rounds have begun. */
const playUntil = async (page: Page, rounds: number, take: (text: string) => Promise<void>): Promise<void> => {
  await expect
    .poll(async () => {
      const text = await nextChoice(page);
      if (text !== "" && (await roundsBegun(page)) < rounds) await take(text);
      return roundsBegun(page);
    }, PATIENCE)
    .toBeGreaterThanOrEqual(rounds);
};

const isOver = async (page: Page): Promise<boolean> => (await asked(page)).startsWith("The match is over");

const playToTheEnd = async (page: Page, take: (text: string) => Promise<void>): Promise<void> => {
  await expect
    .poll(async () => {
      const text = await nextChoice(page);
      if (text !== "" && !(await isOver(page))) await take(text);
      return isOver(page);
    }, PATIENCE)
    .toBe(true);
};

/** A button may go while it is clicked: the next look finds what is asked then. */
const clicking =
  (page: Page) =>
  (text: string): Promise<void> =>
    page
      .locator(".choice", { hasText: text })
      .first()
      .click({ timeout: 1000 })
      .catch(() => undefined);

const FARTHEST = 60;

/** Goes there by Tab and presses Enter; what goes away meanwhile is found anew. */
const pressing =
  (page: Page) =>
  async (text: string): Promise<void> => {
    for (let i = 0; i < FARTHEST; i++) {
      const on = await page.evaluate<string>("document.activeElement?.textContent ?? ''");
      await page.keyboard.press(on === text ? "Enter" : "Tab");
      if (on === text) return;
    }
  };

describe.skipIf(missing !== "").each(GAME_NAMES)("%s in a browser", (game) => {
  test("is set up by a click, and the page complains of nothing", async () => {
    const table = await opened(builtText(game), game);
    const { page, complaints } = table;
    await page.locator(".choice").first().click();
    await expect.poll(() => said(page), PATIENCE).not.toBe("");
    expect((await pieces(page)).length).toBeGreaterThan(10);
    expect(complaints).toEqual([]);
    await table.close();
  });
});

const focusedPiece = (page: Page): Promise<string> => page.locator("[role=option][aria-selected=true]").innerText();

describe.skipIf(missing !== "")("a match in a browser", () => {
  let table: Opened;
  beforeEach(async () => {
    table = await opened(builtText("dying-light"));
    await hurry(table.page);
    await choice(table.page, "1 player").waitFor();
  });
  afterEach(async () => {
    expect(table.complaints).toEqual([]);
    await table.close();
  });

  test("a full round by mouse", async () => {
    await playUntil(table.page, 2, clicking(table.page));
  });

  test("a whole match by keyboard alone", async () => {
    await playToTheEnd(table.page, pressing(table.page));
    expect(await roundsBegun(table.page)).toBeGreaterThan(1);
  });

  test("bots play on by themselves, and can be told to stop", async () => {
    const { page } = table;
    const toggled = async (text: string): Promise<void> => {
      await button(page, "Settings").click();
      await choice(page, "Player 1 …").click();
      await choice(page, text).click();
      await button(page, "Back to the game").click();
    };
    await playUntil(page, 1, clicking(page));
    await toggled("Let a bot play Player 1: bold");
    await expect.poll(() => page.locator(".roles").innerText(), PATIENCE).toContain("Player 1: a bot");
    await expect.poll(() => roundsBegun(page), PATIENCE).toBeGreaterThanOrEqual(2);
    await toggled("Player 1 plays without a bot");
  });

  /** A turn has begun and somebody is asked. */
  const begun = async (page: Page): Promise<string> => {
    await playUntil(page, 1, clicking(page));
    await choice(page, "Pass").waitFor();
    return asked(page);
  };

  test("a figure that is dragged where it may not go glides back, and its player is told the rule", async () => {
    const { page } = table;
    await begun(page);
    await goTo(page, "Ash");
    const before = await focusedPiece(page);
    await page.keyboard.press("m");
    const menu = await page.locator(".menu").boundingBox();
    await page.keyboard.press("Escape");
    const [x, y] = [menu?.x ?? 0, menu?.y ?? 0];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - 150, y - 380, { steps: 5 });
    await expect.poll(() => focusedPiece(page)).toContain("held by Red");
    await page.mouse.up();
    await expect.poll(() => focusedPiece(page), PATIENCE).toBe(before);
    await page.locator(".log .lines").press("ArrowUp");
    await page.keyboard.press("Enter");
    expect(await page.locator(".rule-says").innerText()).not.toBe("");
  });

  test("an answer can be taken back", async () => {
    const { page } = table;
    const before = await begun(page);
    await clicking(page)("Run");
    await expect.poll(() => page.locator(".said").count()).toBe(1);
    await clicking(page)("Cancel");
    await expect.poll(() => asked(page)).toBe(before);
    await button(page, "Undo").click();
    await expect.poll(() => asked(page), PATIENCE).not.toBe(before);
  });

  test("a replay code or a file gives the same table back; what is no code is told", async () => {
    const { page } = table;
    const before = await begun(page);
    const opens = async (): Promise<void> => {
      await button(page, "Table …").click();
    };
    const startsOver = async (): Promise<void> => {
      // What is begun of an answer can be started over too.
      await page.getByRole("dialog", { name: "Table" }).getByRole("button", { name: "Set the table up anew" }).click();
      await choice(page, "1 player").waitFor();
    };
    const plays = async (code: string): Promise<void> => {
      await opens();
      await page.getByLabel("Paste a replay code").fill(code);
      await button(page, "Play a code").click();
    };
    await opens();
    const code = await page.getByLabel("Replay code", { exact: true }).inputValue();
    const [download] = await Promise.all([page.waitForEvent("download"), button(page, "Save to a file").click()]);
    expect(download.suggestedFilename()).toBe("Test.json");
    await startsOver();
    await plays("no code at all");
    await expect.poll(() => page.locator(".problem").innerText()).toContain("this is no replay code");
    await page.locator(".problem button").click();
    await plays(code);
    await expect.poll(() => asked(page), PATIENCE).toBe(before);
    expect(await roundsBegun(page)).toBe(1);
    await opens();
    await startsOver();
    await opens();
    await page.getByLabel("Open a save").setInputFiles(await download.path());
    await expect.poll(() => asked(page), PATIENCE).toBe(before);
  });

  test("two tabs sit at two seats of one table; one answers, both see it", async () => {
    const { page } = table;
    const before = await begun(page);
    const other = await table.tab();
    await choice(other, "Pass").waitFor();
    expect(await asked(other)).toBe(before);
    const seat = (tab: Page) => tab.locator(".seat[aria-pressed=true]").innerText();
    expect(await seat(other)).not.toBe(await seat(page));
    await clicking(other)("Pass");
    await expect.poll(() => asked(page), PATIENCE).not.toBe(before);
    await button(other, "Watch only").click();
    await expect.poll(() => other.locator(".beside").innerText()).toContain("You are watching");
  });

  test("a reload goes on where it was, at the same seat", async () => {
    const { page } = table;
    await page.locator(".seat", { hasText: "Blue" }).click();
    const before = await begun(page);
    // A tab that closes cannot wait for its room: what happens is kept a moment after it has.
    await page.waitForTimeout(1500);
    await page.reload();
    await choice(page, "Pass").waitFor();
    expect(await asked(page)).toBe(before);
    expect(await roundsBegun(page)).toBe(1);
    expect(await page.locator(".seat[aria-pressed=true]").innerText()).toContain("Blue");
  });
});
