import type { Browser, BrowserContext } from "playwright-core";
import { matrixOf, type Sight } from "../../../assets/drawing/sight";
import { FIRST_LANGUAGE } from "../../../build/project";
import { contextOf, type Frame, photographed } from "./photographed";
import type { Sitting } from "./sittings";

/** Everything there is to see of a game, on one sheet: from its seats, from above, a hand, a board, and for other eyes. */

const ACROSS = 800;
const HIGH = 525;
/** A person's screen is larger, and is shown smaller. */
const SCREEN = { width: 1280, height: 840 } as const;
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
  language: FIRST_LANGUAGE,
  width: ACROSS,
  height: HIGH,
  patience: PATIENCE,
};

const shotsOf = ({ three, hand, boards: [board, another], middle }: Sitting): readonly Shot[] => {
  const shot = (says: string, frame: Partial<Frame>): Shot => ({ says, frame: { ...PLAIN, ...frame }, sight: "usual" });
  const other = shot("", { camera: middle });
  return [
    shot("from above", { camera: "above" }),
    ...three.map((camera) => shot(/^\d$/.test(camera) ? `Shift and ${camera}` : `as ${camera} sees it`, { camera })),
    hand === "" ? shot("another's board", { camera: another }) : shot(`the hand of ${hand}`, { hand }),
    shot("a board, close up", { camera: board }),
    shot("where it happens", { camera: middle }),
    shot("on the screen of who is asked", { shows: "page", ...SCREEN }),
    hand === "" ? shot("flat", {}) : shot("another's board", { camera: another }),
    { ...other, says: "without red cones", sight: "protan" },
    { ...other, says: "without green cones", sight: "deutan" },
    { ...other, says: "without blue cones", sight: "tritan" },
  ];
};

/**
 * Each camera's picture once, by its frame. The first page stays open, nobody's: so the table is set up once for all of
 * them.
 */
const taken = async (
  context: BrowserContext,
  address: string,
  shots: readonly Shot[],
): Promise<ReadonlyMap<Frame, Buffer>> => {
  const pictures = new Map<Frame, Buffer>();
  for (const frame of new Set(shots.map((shot) => shot.frame))) {
    const { png, page } = await photographed(context, address, frame);
    if (pictures.size > 0) await page.close();
    pictures.set(frame, png);
  }
  return pictures;
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
  const context = await contextOf(browser);
  const pictures = await taken(context, address, shots);
  const filters = [...new Set(shots.map(({ sight }) => sight))].map(filterFor).join("");
  const figures = shots.map((shot) => figure(shot, pictures.get(shot.frame) ?? Buffer.alloc(0))).join("");
  const page = await context.newPage();
  await page.setViewportSize({ width: COLUMNS * (ACROSS + 4) - 4, height: HIGH });
  await page.setContent(
    `<style>${STYLE}</style><svg width="0" height="0" style="position:absolute">${filters}</svg>${figures}`,
  );
  return page.screenshot({ type: "jpeg", quality: QUALITY, fullPage: true });
};
