import type { BrowserContext, Page } from "playwright-core";
import { FIRST_LANGUAGE } from "../../../build/project";
import { Mistake } from "../mistake";
import { photographed } from "../picture/photographed";
import type { Sitting } from "../picture/sittings";

/** Five pictures of a page in the Workshop, each below Steam's megabyte: https://partner.steamgames.com/doc/api/ISteamUGC */

const PICTURE_MOST = 1_000_000;
const [WIDE, HIGH] = [1280, 720];
const PATIENCE = 300;

export interface Pictures {
  readonly jpegs: readonly Buffer[];
  /** Where it happens, for who goes on looking there. */
  readonly page: Page;
}

const jpegOf = async (page: Page): Promise<Buffer> => {
  for (const quality of [90, 80, 65]) {
    const jpeg = await page.screenshot({ type: "jpeg", quality });
    if (jpeg.length < PICTURE_MOST) return jpeg;
  }
  throw new Mistake("a picture is larger than the Workshop takes");
};

export const picturesOf = async (
  context: BrowserContext,
  address: string,
  { three, boards: [board], middle }: Sitting,
): Promise<Pictures> => {
  const look = async (camera: string): Promise<Page> => {
    const frame = {
      shows: "whole",
      hand: "",
      at: "",
      decks: "",
      language: FIRST_LANGUAGE,
      camera,
      width: WIDE,
      height: HIGH,
      patience: PATIENCE,
    } as const;
    return (await photographed(context, address, frame)).page;
  };
  const page = await look(middle);
  const jpegs = [await jpegOf(page)];
  for (const camera of [...three, board]) {
    const other = await look(camera);
    jpegs.push(await jpegOf(other));
    await other.close();
  }
  return { jpegs, page };
};
