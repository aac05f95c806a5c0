import type { Find, SearchCard } from "../../../src/games/one-month-in/content/search-cards";
import { icon } from "../../drawing/icons";
import { text, word } from "../../drawing/lettering";
import { at, circle, polygon, rect, regular } from "../../drawing/svg";
import { bold, inks, plain, stencil } from "../look";
import { dotted, striped } from "../print";
import { nameOf } from "../text/names";
import { salvagePicture } from "./salvage-pictures";
import { said } from "../text/said";

/** A search card: its kind by colour, by frame and in a word; what is found; what becomes of it. */

export const CARD = { width: 400, height: 560 } as const;

/** On the table, where it lies within a tile, it is so much smaller than TTS makes it. */
export const CARD_SCALE = 0.43;

interface KindLook {
  readonly ground: string;
  readonly field: string;
  readonly ink: string;
}

const KINDS: Readonly<Record<Find, KindLook>> = {
  salvage: { ground: "#c58a2b", field: inks.paper, ink: inks.black },
  survivors: { ground: inks.blue, field: "#d6e8f7", ink: inks.white },
  zombies: { ground: inks.red, field: inks.black, ink: inks.white },
};

const M = CARD.width / 2;
const HEAD = 76;
const ART = { y: 92, height: 316 } as const;
const ART_MIDDLE = ART.y + ART.height / 2;

/** Salvage in a square, survivors in a circle, zombies in an octagon. */
const framed = (find: Find, { field }: KindLook): string => {
  const of = { fill: field, stroke: inks.black, "stroke-width": 8 };
  if (find === "salvage") return rect(40, ART.y, 320, ART.height, of);
  if (find === "survivors") return circle(M, ART_MIDDLE, 160, of);
  return polygon(regular(8, M, ART_MIDDLE, 172, 22.5), of);
};

/** One, two or three of them side by side; what is narrow is drawn larger. */
const crowd = (name: string, count: number, fill: string, narrow: number): string => {
  const side = ([0, 220, 150, 118][count] ?? 100) * narrow;
  const step = count === 2 ? 112 : 90;
  return Array.from({ length: count }, (_, i) => {
    const [dx, dy] = [(i - (count - 1) / 2) * step, count === 3 && i !== 1 ? 26 : -12];
    return icon(name, M + dx - side / 2, ART_MIDDLE + dy - side / 2, side, fill);
  }).join("");
};

const drawn = ({ card, find, number }: SearchCard): string => {
  if (find === "salvage") return at(M, ART_MIDDLE, salvagePicture(card));
  return find === "survivors"
    ? crowd("person", number, inks.blue, 1.4)
    : crowd("shambling-zombie", number, "#e9f3c4", 1.08);
};

const badge = ({ find, number }: SearchCard, { ground, ink }: KindLook): string =>
  find === "salvage"
    ? ""
    : circle(338, 372, 48, { fill: ground, stroke: inks.black, "stroke-width": 8 }) +
      word(338, 372, 72, bold(ink), `+${String(number)}`);

const body = (of: SearchCard): string =>
  rect(16, 420, CARD.width - 32, 124, { fill: inks.paper, stroke: inks.black, "stroke-width": 5 }) +
  text(
    { x: 28, y: 424, width: CARD.width - 56, height: 50 },
    { ...bold(), largest: 44, least: 34, align: "middle", valign: "middle" },
    nameOf(of.card),
  ) +
  text(
    { x: 28, y: 472, width: CARD.width - 56, height: 66 },
    { ...plain(), largest: 30, least: 25, leading: 1.08, align: "middle", valign: "middle" },
    said().cards[of.find].does,
  );

export const searchCard = (of: SearchCard): string => {
  const kind = KINDS[of.find];
  return (
    rect(0, 0, CARD.width, CARD.height, { fill: kind.ground }) +
    (of.find === "zombies"
      ? striped(0, HEAD, CARD.width, CARD.height - HEAD, { step: 68, fill: "#a01613" })
      : dotted(0, HEAD, CARD.width, CARD.height - HEAD, 22, "#00000030")) +
    rect(0, 0, CARD.width, HEAD, { fill: inks.black }) +
    text(
      { x: 16, y: 6, width: CARD.width - 32, height: HEAD - 12 },
      { ...stencil(inks.paper), largest: 58, least: 40, align: "middle", valign: "middle" },
      said().cards[of.find].title,
    ) +
    framed(of.find, kind) +
    drawn(of) +
    badge(of, kind) +
    body(of) +
    rect(4, 4, CARD.width - 8, CARD.height - 8, { fill: "none", stroke: inks.black, "stroke-width": 8 })
  );
};
