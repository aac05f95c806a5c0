import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { browserAt, browserHere } from "../../src/cli/serving/browser";
import { builtPage } from "../../src/cli/serving/page-files";
import { type Serving, serving } from "../../src/cli/serving/server";
import { builtText, button, missing, said } from "./browser-table";
import { type FarNetwork, farNetwork } from "./support/far-network";

/** A table shared by its page: two browsers on two computers, as far as the network goes. */

const require = createRequire(import.meta.url);
const AXE = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");
const PATIENCE = { timeout: 60_000 };

const network: FarNetwork | "none" = missing === "" ? farNetwork() : "none";
if (missing === "" && network === "none") {
  process.stdout.write("friends on two addresses are not tested: no network namespace can be made here\n");
}

const seats = (page: Page): Promise<string> => page.locator("header .seats").innerText();
const title = (page: Page): Promise<string> => page.locator(".ask h2").innerText();

describe.skipIf(network === "none")("a table that is shared", () => {
  let folder: string;
  let server: Serving;
  let browsers: readonly Browser[];
  let host: Page;
  let guest: Page;
  let link: string;
  const complaints: string[] = [];

  const opened = async (browser: Browser, address: string): Promise<Page> => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    context.setDefaultTimeout(PATIENCE.timeout);
    const page = await context.newPage();
    page.on("pageerror", (error) => complaints.push(error.message));
    await page.goto(address);
    return page;
  };

  beforeAll(async () => {
    await builtPage();
    folder = mkdtempSync(join(tmpdir(), "outbreak-room-"));
    server = await serving("Friends", builtText("dying-light"), 0, { elsewhere: "", patience: 600_000, folder });
    const far = network === "none" ? "" : network.chromium;
    browsers = [await browserHere(), await browserAt(far)];
    const [near, other] = browsers;
    if (near === undefined || other === undefined) throw new Error("two browsers are needed");
    host = await opened(near, server.address);
    await host.locator(".choice").first().waitFor();
    await button(host, "Invite …").click();
    await button(host, "Share this table").click();
    const addresses = host.getByLabel("Friends reach this computer at");
    await addresses.waitFor();
    const { port } = new URL(server.address);
    await addresses.selectOption(`http://${network === "none" ? "" : network.near}:${port}/table.html`);
    const first = host.locator(".invitation input").first();
    link = await vi.waitUntil(async () => /.*#seat=.+/.exec(await first.inputValue())?.[0], PATIENCE);
    guest = await opened(other, link);
  });

  afterAll(async () => {
    await Promise.all(browsers.map((browser) => browser.close()));
    await server.close();
    rmSync(folder, { recursive: true, force: true });
    if (network !== "none") network.remove();
  });

  test("the link leads to its seat, and stays in no address bar; axe finds nothing in the window of links", async () => {
    await expect.poll(() => seats(guest), PATIENCE).toMatch(/\byou\b/);
    expect(link).toContain("#seat=");
    expect(guest.url()).not.toContain("seat");
    await expect.poll(() => host.locator(".invitations").innerText(), PATIENCE).toContain("is here");
    await host.evaluate(AXE);
    const found = await host.evaluate<{ violations: readonly { readonly id: string }[] }>("axe.run()");
    expect(found.violations.map(({ id }) => id)).toEqual([]);
    await button(host, "Close").click();
  });

  test("both are at the same match, and hear each other", async () => {
    await guest.locator(".choice", { hasText: "2 players" }).first().click();
    for (const page of [host, guest]) await expect.poll(() => title(page), PATIENCE).toContain("Choose your Runner");
    await button(guest, "Hello!").click();
    await expect.poll(() => said(host), PATIENCE).toContain("Hello!");
    await expect.poll(() => guest.title(), PATIENCE).toContain("Your turn");
  });

  test("who is cut off is told so, comes back to the same seat, and the match goes on", async () => {
    if (network === "none") return;
    const before = await seats(guest);
    network.plug("down");
    await expect.poll(() => guest.locator(".line-state").innerText(), PATIENCE).toContain("The connection is lost");
    await expect.poll(() => seats(host), PATIENCE).toContain("cut off");
    await host.locator(".choice").first().click();
    network.plug("up");
    await expect.poll(() => guest.locator(".line-state").count(), PATIENCE).toBe(0);
    await expect.poll(() => seats(host), PATIENCE).not.toContain("cut off");
    expect(await seats(guest)).toBe(before);
    await expect.poll(() => title(guest), PATIENCE).toBe(await title(host));
    expect(complaints).toEqual([]);
  });
});
