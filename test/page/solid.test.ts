import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, describe, expect, test } from "vitest";
import type { CustomDeckState, ObjectState, SaveState } from "../../src/tts/save";
import { bag, card, handZone, piece } from "../support/host-pieces";
import { builtText, button, missing, opened, pieces } from "./browser-table";

/** The table in three dimensions, in a real browser without a graphics card. */

const SIZE = { viewport: { width: 1280, height: 800 } };
const solid = (page: Page) => page.locator("canvas.solid");

const number = async (page: Page, what: "frames" | "calls"): Promise<number> =>
  Number(await solid(page).getAttribute(`data-${what}`));

const goDeep = async (page: Page): Promise<void> => {
  await page.locator("[role=option]").first().waitFor({ state: "attached" });
  await button(page, "3D").click();
  await page.waitForSelector("canvas.solid[data-frames]", { state: "attached" });
};

const middleOf = async (page: Page): Promise<readonly [x: number, y: number]> => {
  const box = await page.locator("canvas.table").boundingBox();
  if (box === null) throw new Error("the table is not there");
  return [box.x + box.width / 2, box.y + box.height / 2];
};

/** Frames a second while somebody moves the table. */
const pace = async (page: Page): Promise<number> => {
  const [x, y] = await middleOf(page);
  await page.mouse.move(x, y);
  await page.mouse.down({ button: "middle" });
  const [before, began] = [await number(page, "frames"), performance.now()];
  for (let i = 0; i < 40; i++) await page.mouse.move(x + 60 * Math.sin(i / 4), y + 20 * Math.cos(i / 4));
  await page.waitForTimeout(500);
  const frames = (await number(page, "frames")) - before;
  const seconds = (performance.now() - began) / 1000;
  await page.mouse.up({ button: "middle" });
  return frames / seconds;
};

describe.skipIf(missing !== "")("a table of ours", () => {
  test.each(["dying-light", "one-month-in", "survive-until-daylight", "survivor-duel"])(
    "%s is drawn whole, in few calls, and moves",
    async (game) => {
      const table = await opened(builtText(game), game, SIZE);
      await goDeep(table.page);
      await expect.poll(() => number(table.page, "calls")).toBeGreaterThan(8);
      await expect.poll(() => pace(table.page)).toBeGreaterThan(5);
      expect(await number(table.page, "calls")).toBeLessThanOrEqual(400);
      expect(await solid(table.page).getAttribute("data-outlined")).toBe("[]");
      expect(table.complaints).toEqual([]);
      await button(table.page, "3D").click();
      await expect.poll(() => solid(table.page).count()).toBe(0);
      await table.close();
    },
  );
});

const folder = mkdtempSync(join(tmpdir(), "outbreak-solid-"));

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const PNG = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==";

const pictureFile = (name: string): string => {
  const file = join(folder, `${name}.png`);
  writeFileSync(file, Buffer.from(PNG, "base64"));
  return file;
};

const BACK = pictureFile("back");

const sheet = (key: number, name: string): Partial<ObjectState> => {
  const one: CustomDeckState = {
    FaceURL: pictureFile(name),
    BackURL: BACK,
    NumWidth: 1,
    NumHeight: 1,
    BackIsHidden: true,
    UniqueBack: false,
  };
  return { Nickname: name, CardID: key * 100, CustomDeck: { [String(key)]: one } };
};

/** Everything that White may not see is a picture of its own. */
const SECRETS = ["in-red-hand", "face-down", "in-bag", "in-hidden-zone"];

const TABLE: SaveState = {
  SaveName: "Secrets",
  ObjectStates: [
    handZone("handWhite", "White", { z: -12, y: 2 }),
    handZone("handRed", "Red", { z: 12, y: 2 }),
    card("aaaaaa", { z: -12, y: 2 }, sheet(1, "in-white-hand")),
    card("bbbbbb", { z: 12, y: 2 }, sheet(2, "in-red-hand")),
    card("cccccc", { x: -6, faceDown: true }, sheet(3, "face-down")),
    bag("dddddd", [card("eeeeee", {}, sheet(4, "in-bag"))], { x: 6 }),
    card("ffffff", { x: -6, z: 6 }, sheet(5, "in-hidden-zone")),
    piece("ggg000", "FogOfWarTrigger", { x: -6, z: 6, y: 2, scale: 5 }, { FogColor: "Red" }),
    piece("c0ffee", "BlockSquare", { scale: 4, y: 3 }, { Nickname: "the cube" }),
    piece("strang", "SomethingNew", { x: 6, z: 6 }, { Nickname: "a thing of tomorrow" }),
  ],
};

/** Keeps whatever the page's worker tells it. */
const keepTold = (): void => {
  const known = Object.getOwnPropertyDescriptor(MessagePort.prototype, "onmessage");
  const told: string[] = [];
  Object.assign(globalThis, { told });
  Object.defineProperty(MessagePort.prototype, "onmessage", {
    set(hear: (event: MessageEvent) => void) {
      known?.set?.call(this, (event: MessageEvent) => {
        told.push(JSON.stringify(event.data));
        hear(event);
      });
    },
  });
};

describe.skipIf(missing !== "")("a table with secrets", () => {
  test("shows and loads nothing that the seat may not see, names what it can only outline, and lets a piece be dragged", async () => {
    const table = await opened(JSON.stringify(TABLE), "Secrets", SIZE);
    const asked: string[] = [];
    table.page.on("request", (request) => asked.push(request.url()));
    await table.page.addInitScript(keepTold);
    await table.page.reload();
    await goDeep(table.page);
    const about = (await (await table.page.request.get(`${table.address}about.json`)).json()) as {
      readonly files: Readonly<Record<string, string>>;
    };
    const path = (name: string): string => about.files[join(folder, `${name}.png`)] ?? "nowhere";
    await expect.poll(() => asked.some((url) => url.endsWith(path("in-white-hand")))).toBe(true);
    await expect.poll(() => asked.some((url) => url.endsWith(path("back")))).toBe(true);
    const told = (await table.page.evaluate(() => (globalThis as unknown as { told: string[] }).told)).join("\n");
    expect(told).toContain("in-white-hand");
    for (const secret of SECRETS) {
      expect(told).not.toContain(secret);
      expect(asked.filter((url) => url.endsWith(path(secret)))).toEqual([]);
    }
    await expect.poll(() => solid(table.page).getAttribute("data-outlined")).toBe('["a thing of tomorrow"]');

    const before = (await pieces(table.page)).find((each) => each.includes("the cube"));
    const [x, y] = await middleOf(table.page);
    await table.page.mouse.move(x, y);
    await table.page.mouse.down();
    await table.page.mouse.move(x - 40, y, { steps: 3 });
    await table.page.mouse.move(x - 200, y + 20, { steps: 5 });
    await expect.poll(async () => (await pieces(table.page)).join("\n")).toContain("held by White");
    await table.page.mouse.up();
    const now = async () => (await pieces(table.page)).find((each) => each.includes("the cube"));
    await expect.poll(now).not.toContain("held");
    expect(before).toContain("0 east");
    expect(await now()).toMatch(/[1-9]\d* west/);
    await table.close();
  });
});
