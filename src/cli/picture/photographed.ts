import type { Browser, BrowserContext, Page } from "playwright-core";
import { Mistake } from "../mistake";

export interface Frame {
  readonly shows: "whole" | "close" | "page";
  readonly hand: string;
  /** `x,z,across`, or nothing. */
  readonly at: string;
  /** A deck that is shown in the builder, as text; or nothing. */
  readonly decks: string;
  /** In three dimensions, from this camera; "" for the flat table. */
  readonly camera: string;
  /** What the page speaks. */
  readonly language: string;
  readonly width: number;
  readonly height: number;
  /** Seconds in which the table has to come to rest. */
  readonly patience: number;
}

/** Why a page cannot be photographed, as soon as it is known; empty when it stands still. */
const problemOf = async (page: Page, patience: number): Promise<string> => {
  const broken = new Promise<string>((tell) => {
    page.once("pageerror", ({ message }) => {
      tell(`the page broke: ${message}`);
    });
    page.once("crash", () => {
      tell("the browser gave up: the table is too much for it");
    });
  });
  const stands = page
    .waitForSelector("#page[data-ready], #page[data-problem]", { state: "attached", timeout: 1000 * patience })
    .then(async () => (await page.getAttribute("#page", "data-problem")) ?? "")
    .catch(() => `the table does not come to rest within ${String(patience)} s`);
  return Promise.race([broken, stands]);
};

/** A picture, what it could only outline, and the page it was taken of. */
export interface Photograph {
  readonly png: Buffer;
  readonly outlined: readonly string[];
  readonly page: Page;
}

/** Pages of one context look at one table; it is there as long as one of them is open. */
export const contextOf = (browser: Browser): Promise<BrowserContext> => browser.newContext({ colorScheme: "dark" });

export const photographed = async (context: BrowserContext, address: string, frame: Frame): Promise<Photograph> => {
  const { shows, hand, at, decks, camera, language, width, height, patience } = frame;
  const page = await context.newPage();
  await page.setViewportSize({ width, height });
  const asked = new URLSearchParams({ picture: shows, hand, at, camera, language });
  const built = decks === "" ? "" : `#decks=${encodeURIComponent(decks)}`;
  const problem = problemOf(page, patience);
  await page.goto(`${address}?${asked.toString()}${built}`);
  const why = await problem;
  if (why !== "") throw new Mistake(`there is no picture: ${why}`);
  const solid = page.locator("canvas.solid");
  const names = camera === "" ? null : await solid.getAttribute("data-outlined");
  const outlined = JSON.parse(names ?? "[]") as readonly string[];
  return { png: await page.screenshot({ type: "png" }), outlined, page };
};
