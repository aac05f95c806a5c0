import type { Browser } from "playwright-core";
import { matrixOf, type Sight } from "../../../assets/drawing/sight";
import { type Frame, photographed } from "./photographed";
import type { Sitting } from "./sittings";

/** Everything there is to see of a game, on one sheet: from its seats, from above, a hand, a board, and for other eyes. */

const ACROSS = 640;
const HIGH = 420;
const COLUMNS = 3;
const QUALITY = 78;
const PATIENCE = 240;

interface Shot {
  readonly says: string;
  readonly frame: Frame;
  readonly sight: Sight;
}

const PLAIN: Frame = {
  shows: "whole",
  hand: "",
  at: "",
  decks: "",
  camera: "",
  width: ACROSS,
  height: HIGH,
  patience: PATIENCE,
};

const shotsOf = ({ three, hand, board, middle }: Sitting): readonly Shot[] => {
  const shot = (says: string, frame: Partial<Frame>, sight: Sight = "usual"): Shot => ({
    says,
    frame: { ...PLAIN, ...frame },
    sight,
  });
  return [
    ...three.map((camera) => shot(`as ${camera} sees it`, { camera })),
    shot("from above", { camera: "above" }),
    shot(`the hand of ${hand}`, { camera: "seat", hand }),
    shot("a board, close up", { camera: board }),
    shot("without red cones", { camera: middle }, "protan"),
    shot("without green cones", { camera: middle }, "deutan"),
    shot("without blue cones", { camera: middle }, "tritan"),
  ];
};

/** Pictures are the same for all sights: each camera is photographed once. */
const taken = async (browser: Browser, address: string, shots: readonly Shot[]): Promise<readonly Buffer[]> => {
  const pictures = new Map<string, Buffer>();
  const all: Buffer[] = [];
  for (const { frame } of shots) {
    const key = JSON.stringify(frame);
    const png = pictures.get(key) ?? (await photographed(browser, address, frame)).png;
    pictures.set(key, png);
    all.push(png);
  }
  return all;
};

const filterFor = (sight: Sight): string => {
  const rows = matrixOf(sight).map((row) => `${row.join(" ")} 0 0`);
  return `<filter id="${sight}"><feColorMatrix values="${rows.join(" ")} 0 0 0 1 0"/></filter>`;
};

const figure = ({ says, sight }: Shot, png: Buffer): string =>
  `<figure><img style="filter:url(#${sight})" src="data:image/png;base64,${png.toString("base64")}">` +
  `<figcaption>${says}</figcaption></figure>`;

const STYLE =
  "body{margin:0;background:#17151c;color:#f4ebd9;font:15px sans-serif;display:grid;gap:4px;" +
  `grid-template-columns:repeat(${String(COLUMNS)},${String(ACROSS)}px)}figure{margin:0;position:relative}` +
  `img{display:block;width:${String(ACROSS)}px;height:${String(HIGH)}px}` +
  "figcaption{position:absolute;left:0;bottom:0;padding:3px 8px;background:#17151ccc}";

/** A contact sheet of the table that is served there, as a JPEG. */
export const sheetOf = async (browser: Browser, address: string, sitting: Sitting): Promise<Buffer> => {
  const shots = shotsOf(sitting);
  const pngs = await taken(browser, address, shots);
  const filters = [...new Set(shots.map(({ sight }) => sight))].map(filterFor).join("");
  const figures = shots.map((shot, i) => figure(shot, pngs[i] ?? Buffer.alloc(0))).join("");
  const page = await browser.newPage({ viewport: { width: COLUMNS * (ACROSS + 4) - 4, height: HIGH } });
  await page.setContent(
    `<style>${STYLE}</style><svg width="0" height="0" style="position:absolute">${filters}</svg>${figures}`,
  );
  return page.screenshot({ type: "jpeg", quality: QUALITY, fullPage: true });
};
