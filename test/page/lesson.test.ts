import { describe, expect, test } from "vitest";
import { asked, builtText, button, choice, hurry, missing, opened } from "./browser-table";

/** The lesson in a browser: the guide stands above the answers, and is answered by them. */

const PATIENCE = { timeout: 180_000, interval: 50 };

describe.skipIf(missing !== "")("the lesson of Dying Light in a browser", () => {
  test("is begun, followed through its first chapter, strayed from, left and gone on with", async () => {
    const table = await opened(builtText("dying-light"), "dying-light");
    const { page, complaints } = table;
    await hurry(page);
    const guide = page.locator(".guide");
    const title = (): Promise<string> =>
      guide
        .locator("h3")
        .innerText({ timeout: 1000 })
        .catch(() => "");
    await choice(page, "Learn to play").click();
    await choice(page, "1. The last daylight").click();
    await expect.poll(title, PATIENCE).toBe("1. The last daylight (1 of 30)");

    await choice(page, "Bram").click();
    await expect.poll(() => guide.locator(".came").innerText(), PATIENCE).toMatch(/^Bram: that could be done too\./);
    expect(await title()).toBe("1. The last daylight (1 of 30)");

    // One click for each word that is asked: the next waits until the guide stands before something else.
    const now = async (): Promise<string> => `${await title()} ${await asked(page)}`;
    while (!(await title()).startsWith("2.")) {
      const before = await now();
      await page.locator(".choice.usual").first().click();
      await expect.poll(now, PATIENCE).not.toBe(before);
      await page.locator(".choice.usual").first().waitFor();
    }
    expect(await title()).toBe("2. Night falls (9 of 30)");

    await button(page, "Guide …").click();
    await choice(page, "Leave the lesson; it waits for you here").click();
    await choice(page, "Learn to play").click();
    await choice(page, "Go on where you left: question 9").click();
    await expect.poll(title, PATIENCE).toBe("2. Night falls (9 of 30)");
    expect(complaints).toEqual([]);
    await table.close();
  });
});
