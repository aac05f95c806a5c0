import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from "playwright-core";
import { afterAll, inject } from "vitest";
import { browserHere } from "../../src/cli/serving/browser";
import { builtPage } from "../../src/cli/serving/page-files";
import { type Serving, serving } from "../../src/cli/serving/server";
import { BUILT } from "../support/built-once";

/** A table in a real browser. Whatever the page complains of is kept in `complaints`. */
export interface Opened {
  readonly address: string;
  readonly context: BrowserContext;
  readonly page: Page;
  readonly complaints: string[];
  tab(): Promise<Page>;
  close(): Promise<void>;
}

/** Milliseconds that the page may take for anything: a busy machine is slow. */
const PATIENCE = 180_000;

/** Why the browser tests cannot run here; empty if they can. */
export const missing = inject("noBrowser");

/** One browser for all the tables of a test file; each has a context of its own. */
let browser: Promise<Browser> | undefined;

afterAll(async () => {
  await (await browser)?.close();
});

export const builtText = (game: string): string => {
  const folder = resolve(BUILT, game);
  const file = readdirSync(folder).find((name) => name.startsWith("Outbreak") && name.endsWith(".json"));
  if (file === undefined) throw new Error(`no save of ${game} was built`);
  return readFileSync(resolve(folder, file), "utf8");
};

const listenedTo = async (context: BrowserContext, complaints: string[], address: string): Promise<Page> => {
  const page = await context.newPage();
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
  await page.goto(address);
  return page;
};

export const opened = async (text: string, name = "Test", options: BrowserContextOptions = {}): Promise<Opened> => {
  await builtPage();
  return openedAt(await serving(name, text, 0), options);
};

/** What a server of ours, or any other, gives. */
export const openedAt = async (
  server: Pick<Serving, "address" | "close">,
  options: BrowserContextOptions = {},
): Promise<Opened> => {
  browser ??= browserHere();
  const context = await (await browser).newContext({ viewport: { width: 1440, height: 900 }, ...options });
  context.setDefaultTimeout(PATIENCE);
  const complaints: string[] = [];
  const tab = (): Promise<Page> => listenedTo(context, complaints, server.address);
  return {
    address: server.address,
    context,
    page: await tab(),
    complaints,
    tab,
    close: async () => {
      await context.close();
      await server.close();
    },
  };
};

/** What the panel asks now, and its choices; hints come when they are counted out. */
export const asked = async (page: Page): Promise<string> =>
  [await page.locator(".ask h2").innerText(), ...(await page.locator(".choice").allInnerTexts())].join(" | ");

/** What was said and done. */
export const said = (page: Page): Promise<string> => page.locator(".log .lines").innerText();

/** The pieces as a screen reader is told them. */
export const pieces = (page: Page): Promise<string[]> => page.locator("[role=option]").allInnerTexts();

export const choice = (page: Page, text: string): Locator => page.locator(".choice", { hasText: text }).first();

export const button = (page: Page, name: string): Locator => page.getByRole("button", { name, exact: true });

/** Goes to a piece, as a screen reader does. */
export const goTo = async (page: Page, name: string): Promise<void> => {
  await page.locator("[role=option]", { hasText: name }).first().dispatchEvent("click");
  await page.locator("#pieces").focus();
};

/** Everything moves at once, so that a test need not wait for the eye. */
export const hurry = async (page: Page): Promise<void> => {
  await button(page, "Table …").press("Enter");
  await page.getByLabel("Speed").selectOption("at once");
  await button(page, "Close").press("Enter");
};
