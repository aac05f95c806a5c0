import { text } from "../../drawing/lettering";
import { circle, path, picture, polygon, rect, turned } from "../../drawing/svg";
import { inks, title } from "../look";
import { burst, halftone, printed, rays } from "../print";
import { CARD } from "./card";
import { said } from "../text/said";

/** The three backs: the frame of each tells which deck it is, as on the fronts. */

const { width: W, height: H } = CARD;

const frame = (ground: string, ray: string, rx: number): string =>
  rect(0, 0, W, H, { fill: inks.black }) +
  rect(12, 12, W - 24, H - 24, { rx, fill: ground }) +
  rays(W / 2, H / 2, 560, 18, ray) +
  halftone(12, 350, W - 24, 340, { ink: inks.black, step: 16, from: 0, to: 11 }) +
  rect(6, 6, W - 12, H - 12, { rx: rx + 6, fill: "none", stroke: inks.black, "stroke-width": 14 });

const line = (y: number, height: number, fill: string, words: string): string =>
  text(
    { x: 40, y, width: W - 80, height },
    { ...title(fill), largest: Math.floor(height * 0.9), least: 40, align: "middle", valign: "middle" },
    words,
  );

const poster = (fill: string, ...words: readonly string[]): string =>
  turned(
    -5,
    W / 2,
    H / 2,
    rect(-20, 246, W + 40, 220, { fill: inks.black }),
    rect(-20, 236, W + 40, 214, { fill, stroke: inks.black, "stroke-width": 9 }),
    ...words.map((one, i) => line(242 + i * 102, 100, inks.black, one)),
  );

const deckBack = (): string =>
  frame(inks.red, "#f04b3c", 16) +
  printed("axes", "crossed-axes", W / 2 - 86, 46, 172, { colour: inks.paper, shade: inks.orange }) +
  printed("radio", "walkie-talkie", W / 2 - 80, 492, 160, { colour: inks.paper, shade: inks.orange }) +
  poster(inks.yellow, ...said().backs.survivor);

const STONE = "M30 690V236C30 96 130 26 250 26S470 96 470 236V690Z";

const zombieBack = (): string =>
  rect(0, 0, W, H, { fill: inks.black }) +
  halftone(0, 0, W, H, { ink: inks.green, step: 18, from: 10, to: 4 }) +
  path(STONE, { fill: "#3a2470", stroke: inks.black, "stroke-width": 14 }) +
  circle(W / 2, 186, 128, { fill: inks.yellow }) +
  halftone(46, 480, W - 92, 200, { ink: inks.black, step: 16, from: 0, to: 11 }) +
  printed("hand", "raise-zombie", W / 2 - 110, 50, 220, { colour: inks.green, shade: inks.moss }) +
  printed("stones", "graveyard", W / 2 - 90, 490, 180, { colour: inks.green, shade: inks.moss }) +
  poster(inks.green, ...said().backs.zombie);

const survivorBack = (): string =>
  frame(inks.blue, "#3f8fe0", 44) +
  polygon(burst(W / 2, H / 2, 236, 22), { fill: inks.yellow, stroke: inks.black, "stroke-width": 9 }) +
  printed("who", "person", W / 2 - 120, H / 2 - 130, 240, { colour: inks.paper, shade: inks.cyan }) +
  rect(0, 560, W, 100, { fill: inks.black }) +
  line(566, 88, inks.yellow, said().backs.who);

const back = (name: string, inside: () => string) => ({ name, svg: () => picture(W, H, inside()) });

export const BACKS = [
  back("back-deck", deckBack),
  back("back-zombie", zombieBack),
  back("back-survivor", survivorBack),
] as const;
