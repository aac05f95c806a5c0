import { RECIPES } from "../../../src/games/survive-until-daylight/content/crafting";
import { text } from "../../drawing/lettering";
import { at } from "../../drawing/svg";
import { brush, hand, marker, pens } from "../look";
import { scrap, tape } from "../paper";
import { drawnLine, drawnRing } from "../pencil";
import { plate, plateOf, signs } from "../symbols";
import { nameOf } from "../text/names";
import { said } from "../text/said";

/** Scraps of paper beside the line: what one forgets. */

interface Note {
  readonly width: number;
  readonly height: number;
  readonly seed: number;
  readonly title: string;
  readonly inside: string;
}

const HEAD = 96;

const note = ({ width, height, seed, title, inside }: Note): string =>
  scrap(width, height, seed) +
  tape(width / 2, 4, 150, 44, seed % 2 === 0 ? 3 : -3) +
  text(
    { x: 24, y: 22, width: width - 48, height: 66 },
    { ...marker(), largest: 58, least: 44, valign: "middle" },
    title,
  ) +
  drawnLine(24, HEAD - 6, width - 30, HEAD - 8, { colour: pens.red, width: 6, seed }) +
  at(24, HEAD + 6, inside);

const numbered = (lines: readonly (readonly [string, string])[], width: number, height: number): string =>
  lines
    .map(([number, words], i) => {
      const row = height / lines.length;
      return at(
        0,
        i * row,
        drawnRing(28, row / 2, 24, { colour: pens.marker, width: 4, seed: i + 2 }),
        text(
          { x: 4, y: 0, width: 48, height: row },
          { ...brush(), largest: 40, least: 40, align: "middle", valign: "middle" },
          number,
        ),
        text(
          { x: 68, y: 4, width: width - 68, height: row - 8 },
          { ...hand(), largest: 40, least: 30, leading: 1.05, valign: "middle" },
          words,
        ),
      );
    })
    .join("");

export const roundNote = (width: number, height: number): string =>
  note({
    width,
    height,
    seed: 3,
    title: said().notes.round.title,
    inside: numbered(said().notes.round.lines, width - 50, height - HEAD - 24),
  });

export const endNote = (width: number, height: number): string =>
  note({
    width,
    height,
    seed: 6,
    title: said().notes.end.title,
    inside: numbered(said().notes.end.lines, width - 50, height - HEAD - 24),
  });

const PLATE = 62;

export const craftNote = (width: number, height: number): string => {
  const row = (height - HEAD - 20) / RECIPES.length;
  const recipes = RECIPES.map(({ craft, of: [one, other] }, i) =>
    at(
      0,
      i * row,
      plate(plateOf(one), 0, row / 2 - PLATE / 2, PLATE),
      text(
        { x: PLATE, y: 0, width: 34, height: row },
        { ...brush(), largest: 44, least: 44, align: "middle", valign: "middle" },
        "+",
      ),
      plate(plateOf(other), PLATE + 34, row / 2 - PLATE / 2, PLATE),
      text(
        { x: 2 * PLATE + 50, y: row / 2 - 44, width: width - 2 * PLATE - 96, height: 46 },
        { ...brush(), largest: 46, least: 34, valign: "middle" },
        nameOf(craft),
      ),
      text(
        { x: 2 * PLATE + 50, y: row / 2 + 2, width: width - 2 * PLATE - 96, height: 42 },
        { ...hand(), largest: 38, least: 30, valign: "middle" },
        said().notes.craft.does[craft],
      ),
    ),
  ).join("");
  return note({ width, height, seed: 9, title: said().notes.craft.title, inside: recipes });
};

export const signsNote = (width: number, height: number): string => {
  const { lines, title } = said().notes.symbols;
  const row = (height - HEAD - 16) / lines.length;
  const inside = lines
    .map(([sign, words], i) =>
      text(
        { x: 0, y: i * row, width: width - 50, height: row },
        { ...hand(), largest: 38, least: 28, valign: "middle", signs },
        `{${sign}} ${words}`,
      ),
    )
    .join("");
  return note({ width, height, seed: 12, title, inside });
};
