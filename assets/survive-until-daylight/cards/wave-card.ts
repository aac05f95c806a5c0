import { icon } from "../../drawing/icons";
import { text } from "../../drawing/lettering";
import { at, group, rect } from "../../drawing/svg";
import { brush, hand, marker, paper, pens } from "../look";
import { blot, page, tape } from "../paper";
import { drawnBox, hatched } from "../pencil";
import { signs } from "../symbols";
import { nameOf, ruled } from "../text/names";
import { CARD } from "./frame";
import { said } from "../text/said";

/** The one card that is no rubble: scrawled over the whole page. */

const crowd = (): string =>
  [
    [10, 196, 168],
    [322, 196, 168],
    [84, 150, 214],
    [216, 158, 206],
    [150, 178, 200],
  ]
    .map(([x = 0, y = 0, side = 0], i) => icon("shambling-zombie", x, y, side, i < 2 ? "#5d574e" : pens.marker))
    .join("");

const choice = (y: number, name: string, said: string): string =>
  at(
    34,
    y,
    tape(64, 52, 128, 50, -2),
    text(
      { x: 6, y: 26, width: 116, height: 52 },
      { ...brush(), largest: 42, least: 32, align: "middle", valign: "middle" },
      name,
    ),
    text(
      { x: 140, y: 0, width: 298, height: 106 },
      { ...hand(paper.scrap), largest: 38, least: 30, leading: 1.05, valign: "middle", signs },
      said,
    ),
  );

export const waveCard = (): string =>
  group(
    {},
    page({ ...CARD, seed: 77, lined: "ruled" }),
    blot(250, 236, 196, "#e58f84", 12),
    crowd(),
    text(
      { x: 24, y: 20, width: CARD.width - 48, height: 132 },
      { ...marker(pens.red), largest: 136, least: 100, align: "middle", valign: "middle" },
      nameOf("wave"),
    ),
    rect(11, 392, CARD.width - 22, 297, { fill: pens.marker }),
    hatched(11, 372, CARD.width - 22, 30, 16, { colour: pens.marker, width: 14, seed: 3 }),
    text(
      { x: 34, y: 398, width: CARD.width - 68, height: 56 },
      { ...brush("#ffb3a6"), largest: 46, least: 38, align: "middle", valign: "middle" },
      said().words.wave,
    ),
    choice(456, said().words.waveAccept, ruled("SUD-WAVE-04")),
    choice(570, said().words.waveDelay, ruled("SUD-WAVE-05", "SUD-WAVE-06")),
    drawnBox(11, 11, CARD.width - 22, CARD.height - 22, { colour: pens.marker, width: 7, seed: 9, slip: 2 }),
  );
