import { cardLines } from "../../../src/games/survivor-duel/text/card-text";
import { text, type Box } from "../../drawing/lettering";
import { at, rect, turned } from "../../drawing/svg";
import { inks, plain, title } from "../look";
import { printed, type Plates } from "../print";
import { nameOf } from "../text/names";
import { PICTURES } from "./pictures";
import { said } from "../text/said";

/** What all cards share: their size, their picture, their name and their rules text. */

/** The size of a card on its sheet. */
export const CARD = { width: 500, height: 700 } as const;

export const OUTLINE = 9;

/** The card's prints in a square. */
export const illustration = (card: string, x: number, y: number, side: number, plates: Plates): string => {
  const prints = PICTURES[card];
  if (prints === undefined) throw new Error(`${card} has no picture`);
  return prints
    .map((print, i) =>
      printed(`${card}-${String(i)}`, print.icon, x + print.x * side, y + print.y * side, print.side * side, plates),
    )
    .join("");
};

/** The name on a strip of paper that was stuck on a little askew. */
export const slantedTitle = (card: string, y: number, ground: string, shadow: string): string => {
  const box: Box = { x: 34, y: y + 6, width: CARD.width - 68, height: 66 };
  const setting = { largest: 58, least: 40, align: "middle", valign: "middle" } as const;
  const name = nameOf(card).toUpperCase();
  return turned(
    -3,
    CARD.width / 2,
    y + 40,
    rect(2, y + 10, CARD.width - 4, 78, { fill: inks.black }),
    rect(-8, y - 2, CARD.width + 16, 80, { fill: ground, stroke: inks.black, "stroke-width": OUTLINE }),
    at(3, 3, text(box, { ...title(shadow), ...setting }, name)),
    text(box, { ...title(), ...setting }, name),
  );
};

const RULES = { largest: 46, least: 25, leading: 1.16, align: "middle", valign: "middle" } as const;

/** A number stays with the word before it, and with what it counts. */
const tied = (line: string): string => {
  const { ap, tp, th, hp } = said().words;
  return line.replaceAll(/ (\d)/g, "~$1").replaceAll(new RegExp(`(\\d) (?=${[ap, tp, th, hp].join("|")})`, "g"), "$1~");
};

/** What the card does, in the game's own words; a card that only has numbers has a line of its own. */
export const rulesText = (card: string, box: Box, ink: string, faint: string): string => {
  const lines = cardLines(card, said().game);
  const [tagline] = lines.length > 0 ? [] : [said().taglines[card]];
  if (tagline !== undefined) return text(box, { ...plain(faint), ...RULES, largest: 36 }, tagline);
  if (lines.length === 0) throw new Error(`${card} says nothing`);
  return text(box, { ...plain(ink), ...RULES }, tied(lines.join(" ")));
};
