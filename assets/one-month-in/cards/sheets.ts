import { SEARCH_CARDS } from "../../../src/games/one-month-in/content/search-cards";
import { cardSheet, GRIDS } from "../../drawing/card-sheet";
import { icon } from "../../drawing/icons";
import { text } from "../../drawing/lettering";
import { circle, picture, rect } from "../../drawing/svg";
import { inks, stencil } from "../look";
import { grid, striped } from "../print";
import { helpCard } from "./help-card";
import { CARD, searchCard } from "./search-card";
import { said } from "../text/said";

/** All search cards on one sheet with the help card, and their one back. */

export const GRID = GRIDS.thirtyFive;

export const sheetPicture = (): string =>
  cardSheet(GRID, CARD, inks.black, [...SEARCH_CARDS.map(searchCard), helpCard()]);

/** After all that can be found. */
export const HELP_CELL = SEARCH_CARDS.length;

export const backPicture = (): string =>
  picture(
    CARD.width,
    CARD.height,
    rect(0, 0, CARD.width, CARD.height, { fill: inks.green }),
    grid(0, 0, CARD.width, CARD.height, 40, "#3c9a5a"),
    striped(0, 0, CARD.width, 54, { step: 56, fill: inks.black }),
    striped(0, CARD.height - 54, CARD.width, 54, { step: 56, fill: inks.black }),
    circle(200, 230, 138, { fill: inks.paper, stroke: inks.black, "stroke-width": 10 }),
    icon("magnifying-glass", 108, 138, 184, inks.black),
    rect(30, 392, 340, 92, { fill: inks.paper, stroke: inks.black, "stroke-width": 8 }),
    text(
      { x: 40, y: 396, width: 320, height: 84 },
      { ...stencil(), largest: 76, least: 50, align: "middle", valign: "middle" },
      said().cards.back,
    ),
    rect(4, 4, CARD.width - 8, CARD.height - 8, { fill: "none", stroke: inks.black, "stroke-width": 8 }),
  );
