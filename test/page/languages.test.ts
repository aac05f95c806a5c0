import { describe, expect, test } from "vitest";
import { pageFiles } from "../../src/cli/serving/page-files";
import { en } from "../../src/page/text/en";
import { pl } from "../../src/page/text/pl";
import { builtText, button, missing, opened } from "./browser-table";

/** Every sentence, by the way to it; what makes one is asked with something to put in. */
const sentencesIn = (said: unknown, path = ""): readonly (readonly [path: string, text: string])[] => {
  if (typeof said === "string") return [[path, said]];
  if (typeof said === "function") return [[path, (said as (slot: string) => string)("X")]];
  return Object.entries(said as object).flatMap(([key, each]) => sentencesIn(each, `${path}.${key}`));
};

/** What is the same word in every language: keys of the keyboard, and names. */
const SAME = /^\.(keys\.\d+\.0|depth|bot|panels)$/;

test.each([["pl", pl]])("the page says all of it in %s, and nothing in English", (_language, other) => {
  const english = new Map(sentencesIn(en));
  const told = sentencesIn(other);
  expect(told.map(([path]) => path)).toEqual([...english.keys()]);
  expect(told.filter(([path, text]) => !SAME.test(path) && text !== "Outbreak" && text === english.get(path))).toEqual(
    [],
  );
});

describe.skipIf(missing !== "")("the page's switch of language", () => {
  test("is there at once, is kept, and English is not fetched for who speaks another", async () => {
    const table = await opened(builtText("dying-light"));
    const { page } = table;
    const speaks = (): Promise<string | null> => page.locator("html").getAttribute("lang");
    await button(page, "Table …").click();
    expect(await speaks()).toBe("en");
    await page.getByLabel("Language").selectOption("Polski");
    await page.getByRole("dialog", { name: "Stół" }).waitFor();
    expect(await speaks()).toBe("pl");
    await button(page, "Zamknij").click();
    expect(await page.getByRole("banner").innerText()).toContain("Cały stół");

    const fetched: string[] = [];
    page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
    await page.reload();
    await button(page, "Stół …").waitFor();
    expect(await speaks()).toBe("pl");
    const spoken = (language: string): string[] =>
      [...pageFiles()].flatMap(([path]) => (path.startsWith(`/assets/${language}-`) ? [path] : []));
    expect([spoken("en").length, spoken("pl").length]).toEqual([1, 1]);
    expect(fetched).toEqual(expect.arrayContaining(spoken("pl")));
    expect(fetched).not.toEqual(expect.arrayContaining(spoken("en")));
    expect(table.complaints).toEqual([]);
    await table.close();
  });

  test("begins as the browser is set, or as the address asks", async () => {
    const table = await opened(builtText("dying-light"), "Test", { locale: "pl-PL" });
    await button(table.page, "Stół …").waitFor();
    await table.page.goto(`${table.address}?language=en`);
    await button(table.page, "Table …").waitFor();
    await table.close();
  });
});
