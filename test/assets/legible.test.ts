import { createRequire } from "node:module";
import { Resvg } from "@resvg/resvg-js";
import { describe, expect, it } from "vitest";
import { iconCredit } from "../../assets/drawing/icon-makers";
import { contrast } from "../../assets/drawing/sight";
import type { AssetSource } from "../../build/asset";
import { planFor } from "../../build/project";
import type { Camera } from "../../build/table-definition";
import { GAME_NAMES } from "../../src/games/index";
import { LIGHTS } from "../../src/table/lit";
import { plain, writtenIn } from "./written";

/** What is written stands out from what it is written on, and is large enough for who sits before it. */

const { resolve } = createRequire(import.meta.url);

const { games } = await planFor(GAME_NAMES, "", "file");

/** So fine are pictures looked at: letters still have a core of their own colour. */
const FINE = 1600;

const TEXT = /<text [^>]*>[^<]*<\/text>/g;

/** Letters so large that their form does half of the work: in the pixels of a card 500 wide, or of a mat. */
const LARGE = 56;
const isLarge = (text: string): boolean => Number(/font-size="([\d.]+)"/.exec(text)?.[1] ?? 0) >= LARGE;

const hex = (pixels: Uint8Array, at: number): string =>
  `#${[0, 1, 2].map((channel) => (pixels[at + channel] ?? 0).toString(16).padStart(2, "0")).join("")}`;

/** Every colour that large or small letters have, the colours beneath them, and on how many points. */
const writtenOn = (whole: string, fontFiles: readonly string[], large: boolean): ReadonlyMap<string, number> => {
  const svg = whole.replaceAll(TEXT, (text) => (isLarge(text) === large ? text : ""));
  const inks = new Set([...svg.matchAll(/<text [^>]*fill="(#[0-9a-f]{6})"/g)].map(([, fill = ""]) => fill));
  const drawn = (text: string): Uint8Array =>
    new Resvg(text, {
      fitTo: { mode: "width", value: FINE },
      font: { loadSystemFonts: false, fontFiles: [...fontFiles] },
    }).render().pixels;
  const [written, bare] = [drawn(svg), drawn(svg.replaceAll(TEXT, ""))];
  const found = new Map<string, number>();
  for (let at = 0; at < written.length; at += 4) {
    if (written[at] === bare[at] && written[at + 1] === bare[at + 1] && written[at + 2] === bare[at + 2]) continue;
    const ink = hex(written, at);
    if (!inks.has(ink)) continue;
    const key = `${ink} on ${hex(bare, at)}`;
    found.set(key, (found.get(key) ?? 0) + 1);
  }
  return found;
};

/** WCAG's least contrast of text, and of large letters. */
const ENOUGH = { small: 4.5, large: 3 } as const;

/** What a colour that faces up looks like by night, as the sun's and the sky's share of it fall on the table. */
const SHARES = { sun: 0.74, sky: 0.86 } as const;
const { strength, tint, ambient, sky } = LIGHTS.night;
const channels = (colour: string): readonly number[] =>
  [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16) / 255);
const byNight = (colour: string): string =>
  `#${channels(colour)
    .map((share, i) => share ** 2.2 * (SHARES.sun * strength * (tint[i] ?? 0) + SHARES.sky * ambient * (sky[i] ?? 0)))
    .map((light) =>
      Math.round(255 * light ** (1 / 2.2))
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;

/** By night letters may be as faint as large ones by day. */
const ENOUGH_BY_NIGHT = 3;

const isPicture = (asset: AssetSource): asset is Extract<AssetSource, { form: "png" }> => asset.form === "png";

describe.each(games.map(({ game, assets, fonts }) => [game.name, assets, fonts] as const))("%s", (_, assets, fonts) => {
  const fontFiles = fonts.map((font) => resolve(font));
  const pictures = assets.filter(isPicture).filter(({ svg }) => svg().includes("<text "));

  const cases = pictures.flatMap((picture) =>
    (["small", "large"] as const).map((size) => [picture.name, size, picture] as const),
  );

  it.each(cases)("%s: %s letters stand out", (__, size, { svg }) => {
    const pairs = [...writtenOn(svg(), fontFiles, size === "large")];
    const points = pairs.reduce((sum, [, count]) => sum + count, 0);
    const faint = pairs.filter(([pair]) => contrast(pair.slice(0, 7), pair.slice(-7)) < ENOUGH[size]);
    const worst = faint.sort((a, b) => b[1] - a[1]).slice(0, 6);
    // A letter may touch the seam of what it stands on.
    const share = points === 0 ? 0 : faint.reduce((sum, [, count]) => sum + count, 0) / points;
    expect(share, JSON.stringify(worst)).toBeLessThan(0.02);
    const dim = pairs.filter(
      ([pair]) => contrast(byNight(pair.slice(0, 7)), byNight(pair.slice(-7))) < ENOUGH_BY_NIGHT,
    );
    const dimmed = points === 0 || size === "large" ? 0 : dim.reduce((sum, [, count]) => sum + count, 0) / points;
    expect(dimmed, JSON.stringify(dim.slice(0, 6))).toBeLessThan(0.02);
  });
});

/** How many pixels of a screen 1080 high a unit of the table has, as far away as that, with the game's field of view. */
const SCREEN = 1080;
const FIELD = 60;
const pixelsOfUnit = ({ distance }: Camera): number =>
  SCREEN / (2 * distance * Math.tan(((FIELD / 2) * Math.PI) / 180));

/** The mat of each game: how many of its pixels are a unit, and whether it is drawn whole. */
const MATS = { "dying-light": 56, "survive-until-daylight": 56, "one-month-in": 56, "survivor-duel": 68 } as const;

/** Letters are so much lower than their size. */
const HEIGHT_OF_LETTERS = 0.7;
const LEAST = 8;

describe.each(games.map(({ game, assets, table }) => [game.name, assets, table] as const))(
  "%s",
  (name, assets, table) => {
    it("what is printed on the mat can be read from one's own place", () => {
      const [own] = table.cameras;
      if (own === undefined) throw new Error("there is no place to look from");
      const printed = assets.filter(isPicture).filter((each) => /^mat(-p\d)?$/.test(each.name));
      expect(printed.length).toBeGreaterThan(0);
      const scale = pixelsOfUnit(own) / MATS[name as keyof typeof MATS];
      for (const { svg } of printed) {
        for (const { size, words } of writtenIn(svg())) {
          if (iconCredit.includes(plain(words))) continue;
          expect(size * HEIGHT_OF_LETTERS * scale, words).toBeGreaterThan(LEAST);
        }
      }
    });
  },
);
