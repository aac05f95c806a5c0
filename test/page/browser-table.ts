import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { browserHere, chromiumHere } from "../../src/cli/serving/browser";
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

/** Why the browser tests cannot run here; empty if they can. */
export const missing = chromiumHere() === "" ? "no Chromium: apt-get install chromium, or name one in CHROMIUM" : "";

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

export const opened = async (text: string, name = "Test"): Promise<Opened> => {
  await builtPage();
  const server: Serving = await serving(name, text, 0);
  const browser: Browser = await browserHere();
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, acceptDownloads: true });
  const complaints: string[] = [];
  const tab = (): Promise<Page> => listenedTo(context, complaints, server.address);
  return {
    address: server.address,
    context,
    page: await tab(),
    complaints,
    tab,
    close: async () => {
      await browser.close();
      await server.close();
    },
  };
};

/** What the panel asks now, and its choices. */
export const asked = (page: Page): Promise<string> => page.locator(".ask").innerText();

/** The pieces as a screen reader is told them. */
export const pieces = (page: Page): Promise<string[]> => page.locator("[role=option]").allInnerTexts();
