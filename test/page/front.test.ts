import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname } from "node:path";
import { gzipSync } from "node:zlib";
import { beforeAll, describe, expect, test } from "vitest";
import { ROOT } from "../../build/root";
import type { Bodies } from "../../src/cli/serving/body";
import { builtPage, pageFiles } from "../../src/cli/serving/page-files";
import { PAGE_POLICY } from "../../src/cli/serving/policy";
import { siteFiles } from "../../src/cli/serving/site";
import { GAME_NAMES, withGame } from "../../src/games/index";
import type { Shelf } from "../../src/page/front/shelf";
import { BUILT } from "../support/built-once";
import { amiss, overflows } from "./axe";
import { asked, button, missing, openedAt, said } from "./browser-table";

/** The front page: from nothing to a match, with one click or with seats and rules of one's own, and back to it later. */

const PATIENCE = { timeout: 60_000, interval: 50 };

let site: Bodies;
beforeAll(async () => {
  await builtPage();
  site = siteFiles(false, BUILT);
});

const bodyOf = (path: string): string => site.get(path)?.().toString() ?? "";

describe("the site as files", () => {
  test("its shelf tells every game in its own words, with a picture and a table that are there", () => {
    const { games } = JSON.parse(bodyOf("/shelf.json")) as Shelf;
    expect(games.map(({ at }) => at)).toEqual(GAME_NAMES);
    for (const { at, name, about, picture, seats, minutes, bots, options } of games) {
      withGame(at as (typeof GAME_NAMES)[number], (game) => {
        const [{ text }] = game.languages;
        expect([name, about]).toEqual([text["game.name"], text["game.about"]]);
        expect(seats).toEqual(game.seats);
        expect(bots.map(({ policy }) => policy)).toEqual(game.bots.map(({ policy }) => policy));
        expect(options.map(({ option }) => option)).toEqual(game.options.map(({ option }) => option));
      });
      const names = bots.length > 1 ? bots.map((bot) => bot.name) : [];
      for (const line of [about, ...names, ...options.flatMap(({ of }) => of.map((one) => one.text))])
        expect(line).not.toMatch(/^$|\(\?\)/);
      expect(minutes[0]).toBeGreaterThan(0);
      for (const path of [picture, `${at}/about.json`, `${at}/save.json`])
        expect(site.has(`/${path}`), path).toBe(true);
    }
  });

  test("no address in it begins at a root, and nothing tells where it was made", () => {
    for (const path of ["/index.html", "/table.html"]) {
      const addresses = [...bodyOf(path).matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address ?? "");
      expect(addresses.filter((address) => !/^(\.\/|data:)/.test(address))).toEqual([]);
    }
    for (const [path, body] of site) {
      if (!/\.(json|js|html|css)$/.test(path)) continue;
      expect(body().includes(ROOT), path).toBe(false);
    }
    for (const game of GAME_NAMES) {
      const { files } = JSON.parse(bodyOf(`/${game}/about.json`)) as { files: Record<string, string> };
      for (const [url, path] of Object.entries(files)) {
        expect(site.has(`/${game}/${path}`), path).toBe(true);
        expect(bodyOf(`/${game}/save.json`)).toContain(url);
      }
    }
  });

  test("its pages bring their policy along, whoever gives them: scripts of their own and none inline", () => {
    for (const path of ["/index.html", "/table.html"]) {
      const page = bodyOf(path);
      const [, policy = ""] = /<meta http-equiv="Content-Security-Policy" content="([^"]+)">/.exec(page) ?? [];
      expect(policy.replaceAll("&#39;", "'")).toBe(PAGE_POLICY);
      expect(page.indexOf("Content-Security-Policy")).toBeLessThan(page.search(/<script|<link/));
      expect(page).not.toMatch(/<script(?![^>]* src=)/);
    }
    expect(PAGE_POLICY).toContain("default-src 'none'; script-src 'self';");
  });

  test("what the front page loads is under 20 KB compressed, the interface of a table under 60", () => {
    const files = pageFiles();
    const loads = (path: string): readonly string[] => {
      const text = files.get(path)?.toString() ?? "";
      const named = [...text.matchAll(/["'](?:\.\/)?((?:assets\/)?[\w-]+\.(?:js|css))["']/g)].map(
        ([, name]) => name ?? "",
      );
      return named
        .map((name) => (name.startsWith("assets/") ? `/${name}` : `/assets/${name}`))
        .filter((name) => files.has(name));
    };
    const kilobytes = (page: string): number => {
      const all = new Set(loads(page));
      for (const path of all)
        if (path.endsWith(".js")) for (const more of loads(path)) if (!/worker|door|picture/.test(more)) all.add(more);
      return [...all].reduce((sum, path) => sum + gzipSync(files.get(path) ?? "").length, 0) / 1024;
    };
    expect(kilobytes("/index.html")).toBeGreaterThan(3);
    expect(kilobytes("/index.html")).toBeLessThan(20);
    expect(kilobytes("/table.html")).toBeGreaterThan(10);
    expect(kilobytes("/table.html")).toBeLessThan(60);
  });
});

const TYPES: Readonly<Record<string, string>> = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css" };

/** Any web host that knows nothing of us: the files, below a folder, with hardly a header. */
const hosted = async (): Promise<{ readonly address: string; close(this: void): Promise<void> }> => {
  const server = createServer((request, response) => {
    const path = (request.url ?? "").split("?")[0]?.replace(/^\/some\/where\//, "/") ?? "";
    const body = site.get(path === "/" ? "/index.html" : path);
    response.writeHead(body === undefined ? 404 : 200, {
      "Content-Type": TYPES[path === "/" ? ".html" : extname(path)] ?? "",
    });
    response.end(body?.());
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return {
    address: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/some/where/`,
    close: () =>
      new Promise((done) => {
        server.close(() => {
          done();
        });
        server.closeAllConnections();
      }),
  };
};

describe.skipIf(missing !== "")("the front page in a browser, given by any web host", () => {
  test("runs no script that somebody puts into it", async () => {
    const table = await openedAt(await hosted());
    const { page, complaints } = table;
    await page.locator(".game").first().waitFor();
    await page.evaluate(`{
      const script = document.createElement("script");
      script.textContent = "document.title = 'taken'";
      document.body.append(script);
    }`);
    await expect.poll(() => complaints.join(), PATIENCE).toMatch(/inline script[^]*Content Security Policy/);
    expect(await page.title()).not.toBe("taken");
    await table.close();
  });

  test("axe finds nothing serious, nothing is too wide; one click begins a match against bots, and it can be gone on with", async () => {
    const table = await openedAt(await hosted());
    const { page, complaints, address } = table;
    const game = page.locator(".game", { hasText: "Dying Light" });
    await game.waitFor();
    for (const colorScheme of ["dark", "light"] as const) {
      await page.emulateMedia({ colorScheme });
      expect([colorScheme, await amiss(page)]).toEqual([colorScheme, []]);
    }
    await page.setViewportSize({ width: 360, height: 740 });
    for (const folded of await page.locator("summary").all()) if (await folded.isVisible()) await folded.click();
    expect(await overflows(page, "html")).toBe(false);
    expect(await amiss(page)).toEqual([]);
    await button(page, "Play now against bots: Dying Light").click();
    await expect.poll(() => asked(page), PATIENCE).toMatch(/^Choose your Runner \|/);
    expect(await page.locator(".roles").innerText()).toMatch(/You are asked[^]*a bot/);
    // A bot may take a Runner first, so whichever stands first is taken, until the first Round shows that one was.
    const chosen = async (): Promise<string> => {
      const first = page.locator(".ask", { hasText: "Choose your Runner" }).locator(".choice").first();
      if (await first.isVisible()) await first.click({ timeout: 1000 }).catch(() => undefined);
      return said(page);
    };
    await expect.poll(chosen, PATIENCE).toMatch(/Round 7 begins/);
    await page.waitForTimeout(1000);
    await page.goto(address);
    await button(page, "Go on").click();
    await expect.poll(() => said(page), PATIENCE).toMatch(/Round 7 begins/);
    expect(await asked(page)).not.toContain("Choose your Runner");
    expect(complaints).toEqual([]);
    await table.close();
  });

  test("who sits where and by which rules is chosen; a code that is none is told of", async () => {
    const table = await openedAt(await hosted());
    const { page, complaints } = table;
    const game = page.locator(".game", { hasText: "Surviving One Month In" });
    await game.locator("summary", { hasText: "Seats" }).click();
    await game.getByLabel("Seat 2").selectOption("A friend");
    expect(await game.innerText()).toContain("This site has no server behind it");
    await game.getByLabel("Players").selectOption("4");
    await game.getByText("House rules", { exact: true }).click();
    await game.getByLabel("The last team standing wins").selectOption({ index: 1 });
    expect(await game.innerText()).toContain("House rules (1 changed)");
    await page.getByText("A save or a replay code").click();
    await page.getByLabel("Replay code").fill("chess.1.2");
    await button(page, "Open it").click();
    expect(await page.locator("[role=alert]").innerText()).toContain("neither a replay code");
    await game.getByRole("button", { name: "Begin" }).click();
    await expect.poll(() => page.locator(".roles li").count(), PATIENCE).toBe(4);
    const bots = (await page.locator(".roles li").allInnerTexts()).map((text) => text.includes("a bot"));
    expect(bots).toEqual([false, false, true, true]);
    await expect.poll(() => page.locator(".choice").count(), PATIENCE).toBeGreaterThan(0);
    await button(page, "Table …").click();
    const code = await page.getByLabel("Replay code", { exact: true }).inputValue();
    const [, , seats, , options] = code.split(".");
    const { games } = JSON.parse(bodyOf("/shelf.json")) as Shelf;
    const own = games.find(({ at }) => at === "one-month-in")?.options ?? [];
    expect([seats, options]).toEqual(["4", own.map(({ option }) => (option === "lastStanding" ? "1" : "0")).join("")]);
    expect(complaints).toEqual([]);
    await table.close();
  });
});
