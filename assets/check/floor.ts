import { SPOTS } from "../../objects/check/spots";
import { text, word } from "../drawing/lettering";
import { dot, type Mesh, plate } from "../drawing/mesh";
import { picture, rect } from "../drawing/svg";
import { ink, inks } from "./look";

/** The floor that everything stands on: the game's own tables differ in height. */

const FLOOR_WIDTH = 36;
const FLOOR_DEPTH = 26;
const FLOOR_HEIGHT = 0.2;

const PX = 40;
const [W, H] = [FLOOR_WIDTH * PX, FLOOR_DEPTH * PX];
const across = (x: number): number => (x + FLOOR_WIDTH / 2) * PX;
const down = (z: number): number => (FLOOR_DEPTH / 2 - z) * PX;

/** What stands at the numbered places, from the west. */
const CAPTIONS = ["letter", "hook", "house", "blank", "accent", "other form", "card A", "die"] as const;

const CAPTION = { largest: 26, least: 18, align: "middle", valign: "top" } as const;

const numbered = CAPTIONS.map((caption, i) => {
  const { x, z } = SPOTS.numbered;
  const left = across(x + i * SPOTS.numbered.holds.dx);
  const box = { x: left - 59, y: down(z - 2.9), width: 118, height: 34 };
  return (
    word(left, down(z - 2.4), 40, ink(inks.amber), String(i + 1)) +
    text(box, { ...ink(inks.paper), ...CAPTION }, caption)
  );
});

const strip = (north: number, south: number): string =>
  rect(PX, down(north), W - 2 * PX, (north - south) * PX, { rx: 20, fill: inks.strip });

export const floorPicture = (): string =>
  picture(
    W,
    H,
    rect(0, 0, W, H, { fill: inks.night }),
    strip(8, 0),
    strip(-3, -9.4),
    word(W / 2, down(11), 64, ink(inks.amber), "OUTBREAK - CHECK"),
    word(W / 2, down(7.2), 30, ink(inks.paper), "Here the table tries things by itself: please touch nothing."),
    word(
      W / 2,
      down(-10.6),
      30,
      ink(inks.paper),
      "These are what you are asked about, as they are seen from here: the south.",
    ),
    ...numbered,
  );

export const floorMesh = (): Mesh => plate(FLOOR_WIDTH, FLOOR_DEPTH, FLOOR_HEIGHT, dot(0.01, 0.01));
