import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { asked, builtText, missing, type Opened, opened, pieces } from "./browser-table";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const choice = (page: Page, text: string) => page.locator(".choice", { hasText: text }).first();

/** Ash alone, its dice rolled. */
const begun = async (page: Page): Promise<void> => {
  await choice(page, "1 player").click();
  await choice(page, "Ash").click();
  await choice(page, "As usual").click();
  await choice(page, "Pass").waitFor();
};

/** Goes to a button by Tab alone and presses it. */
const pressByKeys = async (page: Page, text: string): Promise<void> => {
  await page.locator(".choice", { hasText: text }).first().waitFor();
  for (let i = 0; i < 60; i++) {
    await page.keyboard.press("Tab");
    const on = await page.evaluate("document.activeElement?.textContent ?? ''");
    if (String(on).replace("▸ ", "").startsWith(text)) return page.keyboard.press("Enter");
  }
  throw new Error(`Tab never comes to "${text}"`);
};

const said = (page: Page): Promise<string> => page.locator(".log").innerText();

describe.skipIf(missing !== "")("Dying Light in a browser", () => {
  let table: Opened;
  beforeEach(async () => {
    table = await opened(builtText("dying-light"));
    await choice(table.page, "1 player").waitFor();
  });
  afterEach(async () => {
    await table.close();
  });

  test("a round by mouse, with no complaint of the page", { timeout: 120_000 }, async () => {
    const { page, complaints } = table;
    await begun(page);
    await choice(page, "Pass").click();
    await expect
      .poll(() => said(page), { timeout: 90_000, interval: 300 })
      .toMatch(/Exposure Phase|is resolved|Round 8/);
    expect(complaints).toEqual([]);
  });

  test("a round by keyboard alone", { timeout: 120_000 }, async () => {
    const { page, complaints } = table;
    for (const text of ["1 player", "Ash", "As usual", "Pass"]) await pressByKeys(page, text);
    await expect
      .poll(() => said(page), { timeout: 90_000, interval: 300 })
      .toMatch(/Exposure Phase|is resolved|Round 8/);
    expect(complaints).toEqual([]);
  });

  test("two tabs sit at two seats of one table, and see the same match", { timeout: 60_000 }, async () => {
    await begun(table.page);
    const other = await table.tab();
    await choice(other, "Pass").waitFor();
    expect(await asked(other)).toBe(await asked(table.page));
    const taken = (page: Page) => page.locator(".seat[aria-pressed=true]").innerText();
    expect(await taken(other)).not.toBe(await taken(table.page));
  });

  test("a reload goes on where it was", { timeout: 60_000 }, async () => {
    const { page } = table;
    await begun(page);
    const before = await asked(page);
    await page.waitForTimeout(1500);
    await page.reload();
    await choice(page, "Pass").waitFor();
    expect(await asked(page)).toBe(before);
  });

  test("axe finds nothing serious", { timeout: 60_000 }, async () => {
    await table.page.evaluate(axe);
    const found = await table.page.evaluate<{ violations: { id: string; impact: string }[] }>("axe.run()");
    expect(found.violations.filter(({ impact }) => impact === "serious" || impact === "critical")).toEqual([]);
  });
});

const AT = { posX: 0, posY: 1, posZ: 0, rotX: 0, rotY: 180, rotZ: 0, scaleX: 1, scaleY: 1, scaleZ: 1 };
const HOSTILE = {
  SaveName: "<script>document.title='taken'</script>",
  LuaScript: "function onUpdate() while true do end end",
  XmlUI: '<Text text="&lt;img src=x onerror=alert(1)&gt;"/>',
  ObjectStates: [
    { GUID: "aaaaaa", Name: "BlockSquare", Nickname: "<img src=x onerror=\"document.title='taken'\">", Transform: AT },
    { GUID: "bbbbbb", Name: "SomethingNew", Nickname: "x".repeat(2_000_000), Transform: AT },
  ],
};

test.skipIf(missing !== "")("a hostile save harms nothing", { timeout: 120_000 }, async () => {
  const strange = await opened(JSON.stringify(HOSTILE), "Strange");
  const { page, complaints } = strange;
  await expect.poll(() => pieces(page), { timeout: 60_000 }).toHaveLength(2);
  expect(await page.title()).toBe("Strange");
  expect(await page.locator("#page img, #page script").count()).toBe(0);
  const [longest] = (await pieces(page)).sort((a, b) => b.length - a.length);
  expect(longest?.length).toBeLessThan(300);
  expect(complaints).toEqual([]);
  await strange.close();
});

test.skipIf(missing !== "")(
  "the server gives nothing but the table, to this computer alone, and takes nothing",
  async () => {
    const table = await opened(builtText("dying-light"));
    const { address } = table;
    const page = await fetch(address);
    expect(page.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(page.headers.get("x-content-type-options")).toBe("nosniff");
    for (const path of ["files/", "../package.json", "%2e%2e/package.json", "assets/"])
      expect((await fetch(address + path)).status, path).toBe(404);
    expect((await fetch(address, { method: "POST", body: "x" })).status).toBe(405);
    await table.close();
  },
);
