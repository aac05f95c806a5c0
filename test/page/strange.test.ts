import type { Locator, Page } from "playwright-core";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { button, goTo, missing, type Opened, opened, pieces, said } from "./browser-table";
import { ALL_MARKUP, HOSTILE, MARKUP, STRANGE } from "./strange-save";

/** Other people's tables: nothing of ours is on them. */

const SOON = { timeout: 60_000, interval: 50 };

const hears = (page: Page, line: string): Promise<void> => expect.poll(() => said(page), SOON).toContain(line);

/** The one that is told of when its name is looked for among the pieces. */
const told = async (page: Page, name: string): Promise<string> =>
  (await pieces(page)).find((piece) => piece.startsWith(name)) ?? "";

describe.skipIf(missing !== "")("a table that is not ours", () => {
  let table: Opened;
  beforeEach(async () => {
    table = await opened(JSON.stringify(STRANGE), "Somebody's table");
    await button(table.page, "Bell").waitFor();
  });
  afterEach(async () => {
    await table.close();
  });

  test("shows all its pieces by name; a hand only to whose it is", async () => {
    const { page } = table;
    expect(await pieces(page)).toEqual(
      expect.arrayContaining([
        "a thing of tomorrow, 8 east, 0 north",
        "the deck, 3 in it, 2 east, 0 north",
        "dice, shows two, 3 west, 0 north",
        "a white lie, in the hand of White, 1 west, 14 south",
      ]),
    );
    // A name stands where a picture should be, once it is known not to come.
    const inHand = (): Promise<string[]> => page.locator("#hand li").allInnerTexts();
    await expect.poll(inHand, SOON).toEqual(["a white lie", "a white flag"]);
    expect(await told(page, "a red herring")).toBe("");
    expect(await told(page, "a secret plan")).toBe("");
    expect(await page.getByText("for Red alone").count()).toBe(0);
    await page.locator(".seat", { hasText: "Red" }).click();
    await expect.poll(() => told(page, "a red herring"), SOON).toContain("in the hand of Red");
    expect(await told(page, "a white")).toBe("");
    expect(await told(page, "a secret plan")).not.toBe("");
    await page.getByText("for Red alone").waitFor();
  });

  test("its panels work: buttons, toggles, fields, lists, sliders", async () => {
    const { page } = table;
    await button(page, "Bell").click();
    await hears(page, "White pressed bell");
    expect(await button(page, "Rest").isDisabled()).toBe(true);
    await page.getByText("Lamp").click();
    await hears(page, "lamp is True");
    await page.getByLabel("a word").fill("<b>hush</b>");
    await page.getByLabel("a word").press("Enter");
    await hears(page, "word is <b>hush</b>");
    await page.getByLabel("way").selectOption("north");
    await hears(page, "way is north");
    await page.getByLabel("amount").fill("7");
    await hears(page, "amount is 7");
    expect(await page.locator("#heading b, .xml-text b").allInnerTexts()).toEqual(["kinds"]);
    await button(page, "Panels").click();
    expect(await button(page, "Bell").count()).toBe(0);
  });

  test("its pieces work by keyboard: buttons, fields and menus of scripts, flip, turn, draw, deal, look inside", async () => {
    const { page } = table;
    const menuOf = async (name: string): Promise<void> => {
      await goTo(page, name);
      await page.keyboard.press("m");
    };
    await menuOf("the box");
    await page.getByRole("menuitem", { name: "Ring" }).press("Enter");
    await hears(page, "rung by White");
    await menuOf("the box");
    await page.getByRole("menuitem", { name: "Whisper" }).press("Enter");
    await hears(page, "whispered to White");
    await menuOf("the box");
    await page.locator(".menu input").fill("afterwards");
    await page.locator(".menu input").press("Enter");
    await hears(page, "written: afterwards");
    await page.keyboard.press("Escape");

    await goTo(page, "the deck");
    await page.keyboard.press("d");
    await expect.poll(() => told(page, "the deck"), SOON).toContain("2 in it");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("f");
    await page.keyboard.press("Enter");
    await expect.poll(() => told(page, "ace"), SOON).toBe("ace, 5 east, 0 north");

    await goTo(page, "the deck");
    await page.keyboard.press("1");
    await expect.poll(() => page.locator("#hand li").count(), SOON).toBe(3);

    await goTo(page, "the bag");
    await page.keyboard.press("o");
    await page.getByRole("button", { name: /^Take out/ }).click();
    await expect.poll(() => told(page, "the bag"), SOON).toContain("0 in it");
  });

  test("a button on a piece is pressed, a deck opened and the table moved by mouse", async () => {
    const { page } = table;
    const placeOf = async (name: string): Promise<readonly [x: number, y: number]> => {
      await goTo(page, name);
      await page.keyboard.press("m");
      const menu = await page.locator(".menu").boundingBox();
      await page.keyboard.press("Escape");
      return [menu?.x ?? 0, menu?.y ?? 0];
    };
    await button(page, "Panels").click();
    await page.mouse.click(...(await placeOf("the box")));
    await hears(page, "rung by White");
    const [x, y] = await placeOf("the deck");
    await page.mouse.dblclick(x, y);
    await page.getByRole("dialog", { name: "Inside: the deck, 3 in it" }).waitFor();
    await page.keyboard.press("Escape");
    await page.mouse.move(x + 40, y - 120);
    await page.mouse.down();
    await page.mouse.move(x + 140, y - 70, { steps: 3 });
    await page.mouse.up();
    const [movedX, movedY] = await placeOf("the deck");
    expect([Math.round(movedX - x), Math.round(movedY - y)]).toEqual([100, 50]);
  });

  test("a card goes from the hand to the table and back by mouse", async () => {
    const { page } = table;
    const card = await page.locator("#hand li", { hasText: "a white lie" }).boundingBox();
    const [x, y] = [(card?.x ?? 0) + 30, (card?.y ?? 0) + 30];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 100, y - 150, { steps: 4 });
    await expect.poll(() => told(page, "a white lie"), SOON).toContain("held by White");
    await page.mouse.up();
    await expect.poll(() => told(page, "a white lie"), SOON).toMatch(/^a white lie, \d+ (east|west)/);
    await page.mouse.down();
    await page.mouse.move(x + 60, y + 20, { steps: 4 });
    await expect.poll(() => told(page, "a white lie"), SOON).toContain("held by White");
    await page.mouse.up();
    await expect.poll(() => told(page, "a white lie"), SOON).toContain("in the hand of White");
  });
});

test.skipIf(missing !== "")("a hostile save harms nothing", async () => {
  const table = await opened(JSON.stringify(HOSTILE), "Strange");
  const { page, complaints } = table;
  await expect.poll(() => pieces(page), { timeout: 30_000 }).toHaveLength(2);
  expect(await page.title()).toBe("Strange");
  expect(await page.locator("#page img, #page script").count()).toBe(0);
  await page.locator(".screen").getByText("<img src=x onerror=").waitFor();
  // Its script never rests: it is stopped, everybody reads why, and the table goes on without it.
  await hears(page, "the script of Global ran too long and was stopped");
  const [longest] = (await pieces(page)).sort((a, b) => b.length - a.length);
  expect(longest?.length).toBeLessThan(300);
  await goTo(page, "<img");
  await page.locator(".inspector h2").waitFor();
  expect(await page.locator(".inspector h2").innerText()).toContain("<img src=x");
  expect(complaints).toEqual([]);
  await table.close();
});

test.skipIf(missing !== "")("names and texts never become markup, wherever they are shown", async () => {
  const table = await opened(JSON.stringify(ALL_MARKUP), MARKUP);
  const { page } = table;
  await hears(page, MARKUP);
  const elements = "#page :is(script, svg[onload], iframe, object, embed, a[href], img[onerror], [onclick], [onload])";
  const shown = async (where: Locator): Promise<void> => {
    await where.getByText("<img src=x").first().waitFor();
    expect(await page.locator(elements).count()).toBe(0);
  };
  await shown(page.locator(".screen"));
  await goTo(page, "box");
  await shown(page.locator(".inspector"));
  await page.keyboard.press("m");
  await shown(page.locator(".menu"));
  await page.keyboard.press("Escape");
  await goTo(page, "deck");
  await page.keyboard.press("o");
  await shown(page.getByRole("dialog"));
  expect(await page.title()).toBe(MARKUP);
  // Whatever the page's policy had to forbid would have been complained of; pictures that nobody has are not asked for.
  expect(table.complaints).toEqual([]);
  await table.close();
});
