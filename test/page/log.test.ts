import { expect, test, describe } from "vitest";
import { dealtByBots } from "../../src/page/room/dealt";
import type { SaveState } from "../../src/tts/save";
import { amiss } from "./axe";
import { builtText, missing, opened, said } from "./browser-table";

/** The log as a story, of a match that has been played for a while when the page is opened. */

const PATIENCE = { timeout: 60_000, interval: 50 };

describe.skipIf(missing !== "")("the log", () => {
  test("holds the whole match by rounds, only the last one open; it is searched; a rule is told to who asks", async () => {
    const save = JSON.parse(builtText("survive-until-daylight")) as SaveState;
    const table = await opened(JSON.stringify(dealtByBots(save, "survive-until-daylight", 2, 260, 1)));
    const { page, complaints } = table;
    const rounds = page.locator(".log .round");
    await expect.poll(() => rounds.count(), PATIENCE).toBeGreaterThan(1);
    const open = page.locator(".log .round[open]");
    await expect.poll(() => open.count(), PATIENCE).toBe(1);
    expect(await said(page)).toMatch(/^Round 1\./m);
    expect(await said(page)).not.toMatch(/is Psycho|goes first/);
    await rounds.first().locator("summary").click();
    await expect.poll(() => open.count(), PATIENCE).toBe(2);
    expect(await page.locator(".log .sign").count()).toBeGreaterThan(10);
    expect(await said(page)).not.toMatch(/SUD-[A-Z]+-\d/);
    await page.locator(".log .lines").press("ArrowUp");
    await page.keyboard.press("Enter");
    expect(await said(page)).toMatch(/SUD-[A-Z]+-\d/);
    expect(await page.locator(".rule-says").innerText()).not.toBe("");
    await page.getByLabel("Search it").fill("goes first");
    await expect.poll(() => said(page)).toMatch(/goes first/);
    await page.getByLabel("Search it").fill("no such thing");
    await expect.poll(() => said(page)).toBe("Nothing of that kind was said or done.");
    expect(await amiss(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await table.close();
  });
});
