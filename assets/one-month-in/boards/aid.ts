import { text } from "../../drawing/lettering";
import { at, rect } from "../../drawing/svg";
import { inks, plain, stencil } from "../look";
import { sheet, tape } from "../print";
import { signs } from "../signs";
import type { Aid } from "../text/en";

/** The short rules, on sheets of the survey. */

const HEAD = 62;

/** Each line as high as it has lines of text: one paragraph for all, so that all are set in one size. */
const aidText = (width: number, height: number, { lines }: Aid, largest: number): string =>
  text(
    { x: 0, y: 0, width, height },
    { ...plain(), largest, least: 22, leading: 1.24, valign: "middle", signs },
    lines.join("\n"),
  );

export const aidSheet = (width: number, height: number, aid: Aid, largest = 36): string =>
  sheet(width, height) +
  rect(12, 12, width - 24, HEAD, { fill: inks.black }) +
  tape(width * 0.7, 14, width * 0.3 - 20, HEAD - 4, 40, inks.yellow) +
  text(
    { x: 32, y: 14, width: width * 0.7 - 40, height: HEAD - 4 },
    { ...stencil(inks.yellow), largest: 46, least: 34, valign: "middle" },
    aid.title,
  ) +
  at(32, HEAD + 22, aidText(width - 60, height - HEAD - 44, aid, largest));
