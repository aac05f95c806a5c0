import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { renderAsync } from "@resvg/resvg-js";
import { expect, test } from "vitest";
import type { AssetSource } from "../../build/asset";
import { clearPixel } from "../../build/check/clear-pixel";
import { opaquePng } from "../../build/opaque-png";
import { render } from "../../build/render";
import type { Plan, RenderedAsset, Work } from "../../build/stage";
import { plan, tiny } from "./fixture/tiny";

const rendered = async (made: Plan): Promise<readonly RenderedAsset[]> => {
  const work: Work = { ...made, modules: [], bundles: [], assets: [], saves: [], written: [] };
  return (await render.run(work)).assets;
};

const withAssets = (assets: readonly AssetSource[], change: Partial<Plan> = {}): Plan =>
  plan({ games: [{ ...tiny, assets }], ...change });

const svg = (inner: string) => () =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><rect width="40" height="20" fill="#123"/>${inner}</svg>`;

type PictureSource = Extract<AssetSource, { form: "png" }>;

const png = (inner: string, width = 80, height = 40): PictureSource => ({
  name: "one",
  form: "png",
  width,
  height,
  svg: svg(inner),
});

const bytesOf = async (asset: AssetSource): Promise<Buffer> => {
  const [only] = await rendered(withAssets([asset]));
  return Buffer.from(only?.bytes ?? []);
};

test("a picture is a PNG as large as asked for, a model the text of its OBJ", async () => {
  const [back, sheet, hero] = await rendered(plan());
  const header = Buffer.from(sheet?.bytes ?? []);
  expect(header.subarray(1, 4).toString()).toBe("PNG");
  expect([header.readUInt32BE(16), header.readUInt32BE(20)]).toEqual([128, 64]);
  expect(back?.file).toMatch(/^back-[0-9a-f]{12}\.png$/);
  expect(hero?.file).toMatch(/^hero-[0-9a-f]{12}\.obj$/);
  expect(Buffer.from(hero?.bytes ?? []).toString()).toMatch(/^v 0 0 0\n/);
});

test("a name changes with the content and with nothing else", async () => {
  const files = async () => (await rendered(plan())).map(({ file }) => file);
  expect(await files()).toEqual(await files());
  const [other] = await rendered(withAssets([{ ...png(""), name: "back" }]));
  expect(await files()).not.toContain(other?.file);
});

test("text is set in the fonts of the game, and in no other", async () => {
  const words = (family: string) => `<text x="2" y="15" font-size="16" font-family="${family}" fill="#fff">Run</text>`;
  const empty = await bytesOf(png(""));
  expect(await bytesOf(png(words("Barlow Semi Condensed")))).not.toEqual(empty);
  expect(await bytesOf(png(words("DejaVu Sans")))).toEqual(await bytesOf(png(words("Barlow Semi Condensed"))));
});

test("what was rendered once is found again", async () => {
  const made = plan();
  const first = await rendered(made);
  const kept = join(made.cache, "png");
  const times = () => readdirSync(kept).map((file) => statSync(join(kept, file)).mtimeMs);
  const before = times();
  expect(before).toHaveLength(2);
  const again = await rendered(made);
  expect(times()).toEqual(before);
  expect(again.map(({ file }) => file)).toEqual(first.map(({ file }) => file));
  const [name = ""] = readdirSync(kept);
  expect(first.some(({ bytes }) => readFileSync(join(kept, name)).equals(bytes))).toBe(true);
});

test("an address leads to the file in the output, or below the address that was named", async () => {
  const made = plan();
  const [local] = await rendered(made);
  expect(local?.url).toBe(join(made.out, "assets/tiny", local?.file ?? ""));
  for (const base of ["https://example.org/table", "https://example.org/table/"]) {
    const [hosted] = await rendered(plan({ assetsAt: new URL(base) }));
    expect(hosted?.url).toBe(`https://example.org/table/tiny/${hosted?.file ?? ""}`);
  }
});

test("a broken picture is named", async () => {
  const broken: PictureSource = { name: "torn", form: "png", width: 9, height: 9, svg: () => "<svg" };
  await expect(rendered(withAssets([broken]))).rejects.toThrow(/^asset torn: /);
  const thrown = () => {
    throw new Error("the text does not fit its box");
  };
  await expect(rendered(withAssets([{ ...broken, svg: thrown }]))).rejects.toThrow(
    "asset torn: the text does not fit its box",
  );
});

test("two assets of one name, and a name that is no file's, are refused", async () => {
  await expect(rendered(withAssets([png(""), png("")]))).rejects.toThrow("asset one: its name is taken");
  await expect(rendered(withAssets([{ ...png(""), name: "../up" }]))).rejects.toThrow(/asset \.\.\/up: /);
});

test("a font that is not installed is named", async () => {
  const made = plan({ games: [{ ...tiny, fonts: ["no-such-package/font.ttf"] }] });
  await expect(rendered(made)).rejects.toThrow(/font no-such-package\/font\.ttf/);
});

test("a picture is stretched to the size asked for, whatever its form", async () => {
  const [wide, square] = [await bytesOf(png("", 64, 32)), await bytesOf(png("", 64, 64))];
  expect([wide, square].map((bytes) => [bytes.readUInt32BE(16), bytes.readUInt32BE(20)])).toEqual([
    [64, 32],
    [64, 64],
  ]);
  // Opaque down to the last row: nothing is left empty beside what was drawn.
  for (const bytes of [wide, square]) expect(clearPixel(bytes)).toBe("none");
});

/** The pixels of a picture as a renderer reads them. */
const pixelsOf = async (bytes: Uint8Array, width: number, height: number): Promise<Uint8Array> => {
  const href = `data:image/png;base64,${Buffer.from(bytes).toString("base64")}`;
  const size = `width="${String(width)}" height="${String(height)}"`;
  return (await renderAsync(`<svg xmlns="http://www.w3.org/2000/svg" ${size}><image ${size} href="${href}"/></svg>`))
    .pixels;
};

test("packed pictures have the pixels that were drawn, and one with a clear pixel keeps it", async () => {
  const drawn = svg(
    `<circle cx="20" cy="10" r="8" fill="#fa3"/><path d="M0 0L40 20" stroke="#3af" stroke-width="3"/>`,
  )();
  const sized = drawn.replace("<svg ", `<svg width="80" height="40" `);
  const plain = await renderAsync(sized);
  const packed = await opaquePng(plain.pixels, 80, 40);
  if (packed === "clear") throw new Error("it is opaque");
  expect(packed.length).toBeLessThan(plain.asPng().length);
  expect(Buffer.from(await pixelsOf(packed, 80, 40)).equals(Buffer.from(plain.pixels))).toBe(true);
  const holed = await renderAsync(
    `<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"><rect width="3" height="4"/></svg>`,
  );
  expect(await opaquePng(holed.pixels, 4, 4)).toBe("clear");
});
