import { text } from "../../drawing/lettering";
import { rect } from "../../drawing/svg";
import { inks, plain, stencil } from "../look";
import { striped } from "../print";
import { signs } from "../signs";
import { said } from "../text/said";
import { CARD } from "./search-card";

/** What one can do in a turn, on a card before each team. */

/** It is read where it lies, and is so much larger than TTS makes a card. */
export const HELP_SCALE = 2.3;

const HEAD = 70;

export const helpCard = (): string =>
  rect(0, 0, CARD.width, CARD.height, { fill: inks.paper }) +
  rect(0, 0, CARD.width, HEAD, { fill: inks.black }) +
  striped(0, HEAD, CARD.width, 14, { step: 40, fill: inks.yellow }) +
  text(
    { x: 16, y: 6, width: CARD.width - 32, height: HEAD - 12 },
    { ...stencil(inks.yellow), largest: 54, least: 40, align: "middle", valign: "middle" },
    said().aids.turn.title,
  ) +
  text(
    { x: 20, y: HEAD + 24, width: CARD.width - 38, height: CARD.height - HEAD - 40 },
    { ...plain(), largest: 30, least: 22, leading: 1.28, valign: "middle", signs },
    said().aids.turn.lines.join("\n"),
  ) +
  rect(4, 4, CARD.width - 8, CARD.height - 8, { fill: "none", stroke: inks.black, "stroke-width": 8 });
