import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";

const require = createRequire(import.meta.url);
const AXE = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");

interface Found {
  readonly violations: readonly { readonly id: string; readonly impact: string; readonly nodes: readonly unknown[] }[];
}

/** What axe calls serious or worse. */
export const amiss = async (page: Page): Promise<readonly string[]> => {
  if (!(await page.evaluate<boolean>("'axe' in window"))) await page.evaluate(AXE);
  const { violations } = await page.evaluate<Found>("axe.run()");
  return violations.filter(({ impact }) => impact === "serious" || impact === "critical").map(({ id }) => id);
};

/** Whether it is wider than there is room for it. */
export const overflows = (page: Page, selector: string): Promise<boolean> =>
  page
    .locator(selector)
    .evaluate((element: { scrollWidth: number; clientWidth: number }) => element.scrollWidth > element.clientWidth);
