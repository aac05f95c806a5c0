import { icon } from "../../drawing/icons";
import { text } from "../../drawing/lettering";
import { cast } from "../../drawing/mesh";
import type { Mesh } from "../../drawing/mesh";
import { circle, line, picture, rect, regular } from "../../drawing/svg";
import { brush, paper, pens } from "../look";
import { tape } from "../paper";
import { nameOf } from "../text/names";
import { tokens } from "../tokens/tokens";

/** What waits in the middle of the table waits in tins: a strip of tape on the lid says what is in them. */

const R = 0.92;
const HIGH = 0.8;

/** The lid above, the side below. */
const LID = 384;
const SIDE = 96;
const lidShare = LID / (LID + SIDE);

export const tinMesh = (): Mesh => {
  const lid = { left: 0, top: 0, right: 1, bottom: lidShare };
  return cast({
    outline: regular(20, 0, 0, R),
    cuts: [
      { by: 0.97, y: 0 },
      { by: 1, y: 0.04 },
      { by: 1, y: HIGH - 0.04 },
      { by: 0.97, y: HIGH },
    ],
    top: lid,
    bottom: lid,
    side: { left: 0, top: lidShare, right: 1, bottom: 1 },
  });
};

const C = LID / 2;

const lid = (sign: string, name: string): string =>
  rect(0, 0, LID, LID, { fill: "#8d8f88" }) +
  circle(C, C, C * 0.94, { fill: "#b9bbb2", stroke: "#6d6f68", "stroke-width": 8 }) +
  circle(C, C, C * 0.8, { fill: "none", stroke: "#8d8f88", "stroke-width": 5 }) +
  icon(sign, C - 82, 44, 164, pens.marker) +
  tape(C, 268, 288, 84, -2) +
  text(
    { x: C - 132, y: 228, width: 264, height: 80 },
    { ...brush(), largest: 66, least: 34, leading: 0.92, align: "middle", valign: "middle" },
    name,
  );

/** Each facet of the side shows this much of the label. */
const side = (): string =>
  rect(0, LID, LID, SIDE, { fill: "#8d8f88" }) +
  rect(0, LID + 12, LID, SIDE - 24, { fill: paper.scrap }) +
  line(0, LID + SIDE / 2, LID, LID + SIDE / 2, { stroke: pens.red, "stroke-width": 18 });

export const tinPicture = (sign: string, name: string): string =>
  picture(LID, LID + SIDE, rect(0, 0, LID, LID + SIDE, { fill: "#8d8f88" }), lid(sign, name), side());

/** The tins of tokens, by kind. */
export const TINS: readonly string[] = Object.keys(tokens).filter((kind) => kind !== "first-player");

export const tokenTin = (kind: string): string => {
  const token = tokens[kind];
  if (token === undefined) throw new Error(`there is no token "${kind}"`);
  return tinPicture(token.icon, nameOf(kind));
};
