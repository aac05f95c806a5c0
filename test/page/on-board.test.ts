import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { amiss } from "./axe";
import { builtText, choice, hurry, missing, opened } from "./browser-table";

/** The board takes part, in a browser: what is pointed at is lit, and a click on a place answers. */

const SLOW = { timeout: 60_000 };

/** The middle of all that is lit, on the screen; "dark" while nothing is. */
const LIT = `(() => {
  const canvas = document.querySelector("canvas.lights");
  const { data, width, height } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
  let [left, right, top, bottom] = [width, -1, height, -1];
  for (let at = 3; at < data.length; at += 4) {
    if (data[at] === 0) continue;
    const [x, y] = [((at - 3) / 4) % width, Math.floor((at - 3) / 4 / width)];
    [left, right, top, bottom] = [Math.min(left, x), Math.max(right, x), Math.min(top, y), Math.max(bottom, y)];
  }
  if (right < 0) return "dark";
  const box = canvas.getBoundingClientRect();
  const [across, down] = [box.width / width, box.height / height];
  return { x: box.left + ((left + right) / 2) * across, y: box.top + ((top + bottom) / 2) * down };
})()`;

const lit = (page: Page): Promise<{ readonly x: number; readonly y: number } | "dark"> => page.evaluate(LIT);

const answered = async (page: Page, text: string): Promise<void> => {
  const before = await page.locator(".ask").innerText();
  await choice(page, text).click();
  await expect.poll(() => page.locator(".ask").innerText(), SLOW).not.toBe(before);
};

test.skipIf(missing !== "")(
  "a choice shows where it is, a place says what a click there does, and the click does it",
  async () => {
    const table = await opened(builtText("dying-light"));
    const { page } = table;
    await choice(page, "1 player").waitFor();
    await hurry(page);
    await answered(page, "1 player");
    await choice(page, "Ash").waitFor();
    await answered(page, "Ash");
    await choice(page, "Triangle").waitFor();
    await answered(page, "Triangle");
    await choice(page, "Machete").waitFor();
    await answered(page, "Machete");
    await choice(page, "Run").waitFor();
    await choice(page, "Run").hover();
    await expect.poll(() => lit(page), SLOW).not.toBe("dark");
    await page.mouse.move(5, 5);
    await expect.poll(() => lit(page), SLOW).toBe("dark");
    await answered(page, "Run");
    await choice(page, "street G08b").hover();
    await expect.poll(() => lit(page), SLOW).not.toBe("dark");
    const zone = await lit(page);
    if (zone === "dark") throw new Error("the zone is not lit any more");
    await page.mouse.move(zone.x + 2, zone.y + 2);
    await page.mouse.move(zone.x, zone.y);
    await expect.poll(() => page.locator(".meant").innerText(), SLOW).toMatch(/^✓ street G08b\s+Dice: 1\./);
    expect(await amiss(page)).toEqual([]);
    const before = await page.locator(".ask").innerText();
    await page.mouse.click(zone.x, zone.y);
    await expect.poll(() => page.locator(".ask").innerText(), SLOW).not.toBe(before);
    expect(await page.locator(".ask").innerText()).toContain("Which die pays");
    expect(table.complaints).toEqual([]);
    await table.close();
  },
);
