import type { Page } from "playwright-core";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { amiss, overflows } from "./axe";
import { builtText, button, goTo, missing, type Opened, opened } from "./browser-table";

/** The page for everybody: its names and contrasts, its text sizes, a phone. */

const choose = async (page: Page, field: string, option: string): Promise<void> => {
  await button(page, "Table …").click();
  await page.getByLabel(field).selectOption(option);
  await button(page, "Close").click();
};

describe.skipIf(missing !== "")("the page for everybody", () => {
  let table: Opened;
  beforeEach(async () => {
    table = await opened(builtText("dying-light"));
    await table.page.locator(".choice").first().waitFor();
  });
  afterEach(async () => {
    await table.close();
  });

  test("axe finds nothing serious: dark, light, with a piece's menu, in the table's and the help window", async () => {
    const { page } = table;
    for (const look of ["dark", "light"]) {
      await choose(page, "Colours", look);
      expect([look, await amiss(page)]).toEqual([look, []]);
    }
    await goTo(page, "Ash");
    await page.keyboard.press("m");
    await page.locator(".menu").waitFor();
    expect(await amiss(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await button(page, "Table …").click();
    expect(await amiss(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await page.locator("#pieces").press("?");
    await page.getByRole("dialog", { name: "Keys and help" }).waitFor();
    expect(await amiss(page)).toEqual([]);
  });

  test("letters come in three sizes, which a reload keeps", async () => {
    const { page } = table;
    const size = (): Promise<string> => page.evaluate("getComputedStyle(document.querySelector('.choice')).fontSize");
    const sizes: string[] = [];
    for (const name of ["small", "usual", "large"]) {
      await choose(page, "Text size", name);
      sizes.push(await size());
    }
    expect(sizes).toEqual(["14px", "16px", "20px"]);
    await page.reload();
    await page.locator(".choice").first().waitFor();
    expect(await size()).toBe("20px");
  });

  test("on a phone nothing is wider than the screen, and a match can be begun and answered", async () => {
    const { page } = table;
    await page.setViewportSize({ width: 360, height: 740 });
    await choose(page, "Text size", "large");
    expect(await overflows(page, "html")).toBe(false);
    await button(page, "Table …").click();
    expect(await overflows(page, "dialog")).toBe(false);
    await button(page, "Close").click();
    expect(await amiss(page)).toEqual([]);
    for (let answers = 0; answers < 3; answers++) {
      const before = await page.locator(".ask").innerText();
      await page.locator(".choice").first().click();
      await expect.poll(() => page.locator(".ask").innerText(), { timeout: 20_000 }).not.toBe(before);
      await page.locator(".choice").first().waitFor();
    }
    expect(await overflows(page, "html")).toBe(false);
  });
});
