import { text } from "../../drawing/lettering";
import { at, circle, clipped, rect } from "../../drawing/svg";
import { CRATE } from "../containers/crate";
import { HELP_SCALE } from "../cards/help-card";
import { bold, inks, stencil } from "../look";
import { sheet } from "../print";
import { teamLook } from "../teams";
import { nameOf } from "../text/names";
import { marks } from "../tokens/marks";
import { CARD, east, PX, slot, slots, south, spotOf } from "./outlines";
import { said } from "../text/said";

/** A team's place: its colour and emblem, its crates, what it has in hand, and what it can do. */

/** From its middle to its edges; the help card lies before it. */
const PLACE = { width: 10.9, ahead: 8.2, behind: 0.2 } as const;

const HEAD = 1.9 * PX;

/** A band in the team's colour with its emblem all along. */
const header = (seat: string, width: number): string => {
  const { colour, ink, emblem } = teamLook(seat);
  const band = Array.from({ length: 14 }, (_, i) => at(28 + i * 46, HEAD + 14, emblem(11, ink))).join("");
  return (
    rect(0, 0, width, HEAD + 30, { fill: colour, stroke: inks.black, "stroke-width": 8 }) +
    rect(0, HEAD - 4, width, 4, { fill: inks.black }) +
    clipped(`band-${seat}`, rect(8, HEAD, width - 16, 26, {}), band)
  );
};

const crates = (seat: string): string =>
  ["survivors", "walls", "flags", "ring"]
    .map((what) => {
      const { x, z } = spotOf(`${seat}.${what}`);
      return slot(east(x), south(z), [CRATE.side + 0.14, CRATE.side + 0.14], "paper");
    })
    .join("");

/** What the table writes stands in these. */
const field = (name: string, wide: number, tall: number): string => {
  const { x, z } = spotOf(name);
  return rect(east(x) - (wide * PX) / 2, south(z) - (tall * PX) / 2, wide * PX, tall * PX, {
    rx: 8,
    fill: inks.white,
    stroke: inks.black,
    "stroke-width": 5,
  });
};

const stores = (seat: string): string => {
  const { x, z } = spotOf(`${seat}.stores`);
  const half = (marks["food"]?.half ?? 0) * 2 + 0.06;
  return (
    field(`${seat}.stores`, 3, 0.8) +
    text(
      { x: east(x - 7.3), y: south(z) - 22, width: 5.5 * PX, height: 44 },
      { ...bold(), largest: 38, least: 24, align: "end", valign: "middle" },
      said().places.stores,
    ) +
    slots(`${seat}.food`)
      .map(([cx, cy]) => slot(cx, cy, [half, half], "paper"))
      .join("") +
    slots(`${seat}.salvage`)
      .map(([cx, cy]) => slot(cx, cy, CARD, "paper"))
      .join("")
  );
};

/** Where the help card lies. */
const help = (seat: string): string => {
  const { x, z } = spotOf(`${seat}.help`);
  return slot(east(x), south(z), [2.3 * HELP_SCALE, 3.2 * HELP_SCALE], "map");
};

const title = (seat: string): string => {
  const { colour, ink, emblem } = teamLook(seat);
  const turn = spotOf(`${seat}.turn`);
  const [x, y] = [east(turn.x), south(turn.z)];
  return (
    circle(x, y, 0.78 * PX, { fill: ink, stroke: inks.black, "stroke-width": 5 }) +
    circle(x, y, 0.66 * PX, { fill: colour }) +
    at(x, y, emblem(0.5 * PX, ink)) +
    text(
      { x: x + PX, y: y - 34, width: 3.5 * PX, height: 68 },
      { ...stencil(ink), largest: 52, least: 30, valign: "middle" },
      nameOf(seat).toUpperCase(),
    ) +
    field(`${seat}.points`, 4.7, 1.1)
  );
};

export const teamPlace = (seat: string): string => {
  const { x, z } = spotOf(`${seat}.stores`);
  const middle = { x: x - 2.4, z: z - 2.75 };
  const [left, top] = [east(middle.x - PLACE.width / 2), south(middle.z + PLACE.ahead)];
  const [width, height] = [PLACE.width * PX, (PLACE.ahead + PLACE.behind) * PX];
  return (
    at(left, top, sheet(width, height), header(seat, width)) + title(seat) + crates(seat) + stores(seat) + help(seat)
  );
};
