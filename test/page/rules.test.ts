import { describe, expect, test } from "vitest";
import { builtText, button, choice, missing, opened } from "./browser-table";

const PATIENCE = { timeout: 20_000, interval: 50 };

describe.skipIf(missing !== "")("the rules in a browser", () => {
  test("are searched by the book's chapters, each row with where it comes from, and opened from the log", async () => {
    const table = await opened(builtText("dying-light"), "dying-light");
    const { page, complaints } = table;
    await choice(page, "1 player").click();
    await choice(page, "Ash").click();
    await choice(page, "As usual").click();
    await page.locator(".ask h2", { hasText: "Ash acts" }).waitFor();
    await button(page, "Rules").click();
    const rows = page.locator("dialog .rows li");
    await expect.poll(() => rows.count(), PATIENCE).toBeGreaterThan(100);
    await page.getByRole("searchbox", { name: "Search the rules" }).fill("jump costs");
    await expect.poll(() => rows.allInnerTexts(), PATIENCE).toContain("DL-JUMP-05 Jump costs two dice. printed");
    expect(await rows.count()).toBeLessThan(10);
    await button(page, "Close").click();
    // What was told before the first round is folded once that begins.
    await page.locator(".log summary", { hasText: "Setting up" }).click();
    await page.locator(".log .rule", { hasText: "DL-SETUP-21" }).first().click();
    await button(page, "in the rules").click();
    await expect.poll(() => rows.count(), PATIENCE).toBe(1);
    expect(complaints).toEqual([]);
    await table.close();
  });
});
