import type { TileData } from "../../../src/games/one-month-in/content/tiles";
import { SPOTS } from "../../../src/games/one-month-in/scene/spots";
import { text, word } from "../../drawing/lettering";
import { at, circle, clipped, group, picture, polygon, rect, scaled, type Point } from "../../drawing/svg";
import { icon } from "../../drawing/icons";
import { bold, inks } from "../look";
import { dotted, striped } from "../print";
import { boltSign, numberSign } from "../signs";
import { nameOf } from "../text/names";
import { cornerNumber } from "./corner";
import { FACE_HEIGHT, FACE_WIDTH, MIDDLE, OUTLINE, PX } from "./hexagon";
import { lookOfTile } from "./plans";
import { said } from "../text/said";

/** A tile's face: the ground around, the building within its dotted line, four numbers, a name. */

/** The building's region, about the tile's middle. */
const REGION: readonly Point[] = [
  [-186, 0],
  [-150, -124],
  [150, -124],
  [186, 0],
  [150, 122],
  [-150, 122],
];

const outline = (): readonly Point[] => OUTLINE.map(([x, y]): Point => [x * PX, y * PX]);

/** Dots are darker than the ground, or lighter where it is dark. */
const dots = (dark: boolean): string =>
  at(-MIDDLE.x, -MIDDLE.y, dotted(0, 0, FACE_WIDTH, FACE_HEIGHT, 17, dark ? "#566480" : "#00000038"));

const within = (): readonly Point[] => outline().map(([x, y]): Point => [x * 0.93, y * 0.93]);

const hazard = (ground: string): string =>
  at(-MIDDLE.x, -MIDDLE.y, striped(0, 0, FACE_WIDTH, FACE_HEIGHT, { step: 64, fill: inks.yellow })) +
  polygon(within(), { fill: ground, stroke: inks.black, "stroke-width": 5 });

const RIMS = { base: [inks.black, 20], farm: ["#1c6b33", 26], prize: [inks.black, 8], none: [inks.black, 9] } as const;

const around = ({ tile, special }: TileData): string => {
  const { ground } = lookOfTile(tile);
  const [rim, wide] = RIMS[special];
  const prize = special === "prize";
  return (
    clipped(
      "hexagon",
      polygon(outline(), {}),
      polygon(outline(), { fill: prize ? inks.black : ground }),
      prize ? hazard(ground) : "",
      prize ? clipped("ground", polygon(within(), {}), dots(true)) : dots(false),
    ) + polygon(outline(), { fill: "none", stroke: rim, "stroke-width": wide })
  );
};

/** A plan leaves room for the grey band about it. */
const WITHIN = 0.92;

const building = ({ tile, special }: TileData): string =>
  clipped(
    "region",
    polygon(REGION, {}),
    polygon(REGION, { fill: inks.inner }),
    scaled(WITHIN, lookOfTile(tile).plan()),
    polygon(REGION, { fill: inks.inner, "fill-opacity": 0.16, stroke: inks.inner, "stroke-width": 30 }),
  ) +
  polygon(REGION, {
    fill: "none",
    stroke: special === "prize" ? inks.yellow : inks.black,
    "stroke-width": 8,
    "stroke-linecap": "round",
    "stroke-dasharray": "0.1 15",
  });

/** Where the table writes how many actions and how many zombies there are: an empty field says which. */
const field = (x: number, y: number, colour: string, sign: string): string =>
  rect(x - 27, y - 24, 54, 48, { rx: 9, fill: "#eef1ef", stroke: colour, "stroke-width": 5 }) +
  at(x - 15, y - 15, group({ opacity: 0.28 }, sign));

const fields = ({ tile }: TileData): string => {
  const spotOf = (name: string): readonly [x: number, y: number] => {
    const [middle, spot] = [SPOTS["e5.tile"], SPOTS[`e5.${name}`]];
    if (middle === undefined || spot === undefined) throw new Error(`${tile} has no place for ${name}`);
    return [(spot.x - middle.x) * PX, (middle.z - spot.z) * PX];
  };
  return (
    field(...spotOf("ap"), inks.blue, boltSign(30, inks.blue)) +
    field(...spotOf("zombies"), inks.red, numberSign("zombies", 30, inks.red, "#eef1ef"))
  );
};

/** Where a tile has its name, about its middle. */
export const BAND = { top: 130, height: 46, half: 196 } as const;

const named = ({ tile, special }: TileData): string => {
  const prize = special === "prize";
  return (
    rect(-BAND.half, BAND.top, 2 * BAND.half, BAND.height, { fill: prize ? inks.yellow : inks.black }) +
    text(
      { x: -BAND.half + 6, y: BAND.top, width: 2 * BAND.half - 12, height: BAND.height },
      { ...bold(prize ? inks.black : inks.white), largest: 50, least: 40, align: "middle", valign: "middle" },
      nameOf(tile).toUpperCase(),
    )
  );
};

const EMBLEMS = { base: "flying-flag", farm: "soda-can", prize: "stopwatch" } as const;

/** What it is for, above the building as a sign and below its name in a word. */
const stamped = ({ special }: TileData): string => {
  if (special === "none") return "";
  const prize = special === "prize";
  return (
    circle(0, -192, 56, { fill: prize ? inks.yellow : inks.white, stroke: inks.black, "stroke-width": 6 }) +
    icon(EMBLEMS[special], -38, -230, 76, inks.black) +
    said()
      .tileWords[special].map((line, i) => word(0, 204 + i * 34, 34, bold(prize ? inks.white : inks.black), line))
      .join("")
  );
};

export const tileFace = (of: TileData): string =>
  picture(
    FACE_WIDTH,
    FACE_HEIGHT,
    rect(0, 0, FACE_WIDTH, FACE_HEIGHT, { fill: inks.black }),
    at(
      MIDDLE.x,
      MIDDLE.y,
      around(of),
      building(of),
      fields(of),
      named(of),
      stamped(of),
      cornerNumber("claim", of.claim),
      cornerNumber("worth", of.worth),
      cornerNumber("rooms", of.rooms),
      cornerNumber("zombies", of.zombies),
    ),
  );
