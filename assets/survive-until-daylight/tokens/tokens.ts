import { type Atlas, inCells } from "../../drawing/atlas";
import { icon } from "../../drawing/icons";
import { text } from "../../drawing/lettering";
import { at, picture, polygon, rect } from "../../drawing/svg";
import { brush, paper, pens } from "../look";
import { nameOf } from "../text/names";
import { FACE, outline, STRIP, type TokenShape } from "./token-shapes";

export interface Token {
  readonly shape: TokenShape;
  /** Half the width of its own square: what lies on a card or on the track is smaller. */
  readonly half: number;
  readonly ground: string;
  readonly rim: string;
  readonly icon: string;
  /** Whether its name stands below the icon. */
  readonly named: boolean;
}

export const tokens: Readonly<Record<string, Token>> = {
  "first-player": { shape: "disc", half: 0.5, ground: "#f4d35e", rim: pens.marker, icon: "flying-flag", named: true },
  skull: { shape: "disc", half: 0.28, ground: pens.marker, rim: paper.scrap, icon: "death-skull", named: false },
  barricade: { shape: "square", half: 0.48, ground: "#c9a36a", rim: pens.brown, icon: "barricade", named: false },
  trap: { shape: "hexagon", half: 0.48, ground: "#b8bcae", rim: pens.marker, icon: "box-trap", named: false },
  spear: { shape: "diamond", half: 0.29, ground: "#f1e3bd", rim: pens.red, icon: "barbed-spear", named: false },
  grenade: { shape: "octagon", half: 0.48, ground: "#9fb188", rim: pens.green, icon: "stun-grenade", named: false },
  "focus-mark": {
    shape: "triangle",
    half: 0.5,
    ground: "#c5d6ea",
    rim: pens.blue,
    icon: "archery-target",
    named: false,
  },
  "blood-lust-mark": { shape: "pentagon", half: 0.48, ground: "#f0b9ae", rim: pens.red, icon: "blood", named: false },
};

/** One picture for all of them: each has an outline of its own already, and so a mesh. */
export const tokensTogether: Atlas = {
  width: 1024,
  height: 512,
  slots: inCells(Object.keys(tokens), 4, { width: 256, height: 256 }),
};

const C = FACE / 2;

/** How much of a shape's square an icon may have, and how far below its middle it lies. */
const ROOM: Readonly<Record<TokenShape, readonly [side: number, low: number]>> = {
  disc: [0.62, 0],
  square: [0.7, 0],
  hexagon: [0.62, 0],
  octagon: [0.66, 0],
  diamond: [0.5, 0],
  triangle: [0.42, 0.02],
  pentagon: [0.54, 0.02],
};

const icons = (kind: string, token: Token): string => {
  const [share, low] = ROOM[token.shape];
  const side = FACE * share * (token.named ? 0.84 : 1);
  const ink = token.ground === pens.marker ? paper.scrap : pens.marker;
  return (
    icon(token.icon, C - side / 2, C - side / 2 + FACE * low - (token.named ? 34 : 0), side, ink) +
    (token.named
      ? text(
          { x: 44, y: 158, width: FACE - 88, height: 56 },
          { ...brush(ink), largest: 40, least: 26, leading: 0.9, align: "middle", valign: "middle" },
          nameOf(kind),
        )
      : "")
  );
};

export const tokenPicture = (kind: string, token: Token): string =>
  picture(
    FACE,
    FACE + STRIP,
    rect(0, 0, FACE, FACE + STRIP, { fill: token.rim }),
    at(C, C, polygon(outline(token.shape, C * 0.88), { fill: token.ground })),
    icons(kind, token),
  );
