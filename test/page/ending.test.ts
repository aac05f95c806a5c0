import { describe, expect, test } from "vitest";
import { dealtByBots } from "../../src/page/room/dealt";
import type { SaveState } from "../../src/tts/save";
import { amiss, overflows } from "./axe";
import { asked, builtText, button, missing, opened } from "./browser-table";

/** A match that is over: what it leaves to look at, and the next one. */

const PATIENCE = { timeout: 60_000, interval: 50 };
const TO_THE_END = 5000;

describe.skipIf(missing !== "")("the ending", () => {
  test("tells who won and by what, how it went and who did what; the same seats play once more", async () => {
    const save = JSON.parse(builtText("survivor-duel")) as SaveState;
    const table = await opened(JSON.stringify(dealtByBots(save, "survivor-duel", 2, TO_THE_END, 1)));
    const { page, complaints } = table;
    const ending = page.locator(".ending");
    await ending.waitFor();
    expect(await ending.locator("h2").innerText()).toMatch(/^(You have won|Won: .+)$/);
    const courses = ending.locator(".course");
    expect(await courses.locator("figcaption").allInnerTexts()).toEqual([
      expect.stringMatching(/^HP up to \d+/),
      expect.stringMatching(/^TH up to \d+/),
    ]);
    // One of the two is at the end of its strength: the chart ends as the match did.
    expect(await courses.first().locator("li").allInnerTexts()).toContainEqual(expect.stringMatching(/: 0$/));
    const rows = await ending.locator("tbody tr").allInnerTexts();
    expect(rows.filter((row) => /[1-9]/.test(row)).length).toBeGreaterThan(3);
    await expect.poll(() => ending.locator("input").inputValue(), PATIENCE).toMatch(/^survivor-duel\./);
    expect(await amiss(page)).toEqual([]);
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await overflows(page, "html")).toBe(false);
    await button(page, "Once more, with the same seats").click();
    await expect.poll(() => ending.count(), PATIENCE).toBe(0);
    await expect.poll(() => asked(page), PATIENCE).not.toContain("over");
    expect(await page.locator(".roles li").count()).toBe(2);
    expect(complaints).toEqual([]);
    await table.close();
  });
});
