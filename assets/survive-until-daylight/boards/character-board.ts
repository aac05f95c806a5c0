import { type CharacterBoard, CHARACTERS } from "../../../src/games/survive-until-daylight/content/characters";
import { SPOTS } from "../../../src/games/survive-until-daylight/scene/spots";
import { standing } from "../../../src/table/stand";
import { countOf } from "../../../src/kernel/list";
import { type Atlas, inCells } from "../../drawing/atlas";
import { box, dot, WHOLE } from "../../drawing/mesh";
import type { Mesh } from "../../drawing/mesh";
import { icon } from "../../drawing/icons";
import { text, word } from "../../drawing/lettering";
import { at, group, picture, rect, scaled } from "../../drawing/svg";
import { portrait } from "../faces/face";
import { faceOf } from "../faces/people";
import { brush, hand, marker, paper, pens } from "../look";
import { page, scrap, tape } from "../paper";
import { drawnBox, hatched } from "../pencil";
import { signs } from "../symbols";
import { nameOf } from "../text/names";
import { said } from "../text/said";

/** Who somebody is: two perks and a track for the skull. The track's boxes are drawn where their spots are. */

/** About the board's spot, which is not its middle: there is more of it towards the player. */
const EDGE = { west: -3, east: 3, north: 2.4, south: -3.4 } as const;
const THICK = 0.2;

/** Pixels of a unit. */
const PX = 150;
const BOARD_WIDTH = (EDGE.east - EDGE.west) * PX;
const HEIGHT = (EDGE.north - EDGE.south) * PX;

/** All of them on one picture. */
export const boardsTogether: Atlas = {
  width: 2048,
  height: 2048,
  slots: inCells(
    CHARACTERS.map(({ character }) => character),
    2,
    { width: 1024, height: 682 },
  ),
};

const edge = dot(0.004, 0.5);

export const boardMesh = (): Mesh =>
  box([EDGE.west, 0, -EDGE.north], [EDGE.east, THICK, -EDGE.south], {
    top: WHOLE,
    bottom: edge,
    long: edge,
    short: edge,
  });

/** Where a slot is on the picture: the first player's board faces its reader. */
const slotOf = (name: string, slot: number): { readonly x: number; readonly y: number } => {
  const [spot, board] = [SPOTS[`p1.${name}`], SPOTS["p1.board"]];
  if (spot === undefined || board === undefined) throw new Error(`there is no spot "${name}" on the character board`);
  const stand = standing(spot, slot);
  return { x: (stand.x - board.x - EDGE.west) * PX, y: (EDGE.north - stand.z + board.z) * PX };
};

const BOX = 0.6 * PX;

/** The last box is death, and it is marked; whoever begins stands on nought. */
const track = (health: number): string =>
  Array.from({ length: health + 1 }, (_, i) => {
    const { x, y } = slotOf("track", i);
    const dead = i === health;
    return (
      rect(x - BOX / 2, y - BOX / 2, BOX, BOX, { rx: 6, fill: dead ? pens.red : i === 0 ? "#cfe0bb" : paper.scrap }) +
      drawnBox(x - BOX / 2, y - BOX / 2, BOX, BOX, { colour: pens.marker, width: 5, seed: i + 1 }) +
      (dead
        ? icon("death-skull", x - BOX * 0.36, y - BOX * 0.36, BOX * 0.72, paper.scrap)
        : word(x, y, 50, marker(), String(i)))
    );
  }).join("");

const PORTRAIT = { x: 22, y: 24, width: 268, height: 306 } as const;

const picturePasted = (character: string): string =>
  at(
    PORTRAIT.x,
    PORTRAIT.y,
    scrap(PORTRAIT.width, PORTRAIT.height, character.length * 3),
    hatched(20, 40, 228, 220, 22, { colour: pens.pencil, width: 4, seed: character.length, opacity: 0.28 }),
    at(12, 46, scaled(1.2, portrait(faceOf(character)))),
    tape(PORTRAIT.width / 2, 4, 110, 36, 3),
  );

const perk = (y: number, height: number, left: number, name: string, mark: string): string =>
  text(
    { x: left + 70, y, width: BOARD_WIDTH - left - 96, height: 50 },
    { ...brush(), largest: 50, least: 38, valign: "middle" },
    nameOf(name),
  ) +
  at(left, y - 6, mark) +
  text(
    { x: left, y: y + 54, width: BOARD_WIDTH - left - 26, height: height - 58 },
    { ...hand(), largest: 46, least: 34, leading: 1.08, signs },
    said().perks[name] ?? "",
  );

/** What comes with the board, besides the other weapon that is chosen. */
const kit = ({ weapon, ammo }: CharacterBoard): string => {
  const kinds = ammo.filter((each, i) => ammo.indexOf(each) === i);
  const spare = kinds.map((each) => `, ${String(countOf(ammo, each))} ${nameOf(each)}`).join("");
  return text(
    { x: 566, y: 112, width: BOARD_WIDTH - 590, height: 106 },
    { ...hand(pens.pencil), largest: 36, least: 26, leading: 1.05, valign: "middle" },
    `${said().words.startsWith} ${nameOf(weapon)}${spare}`,
  );
};

/** The remaining health is written here by the table. */
const healthBox = (): string => {
  const { x, y } = slotOf("health", 0);
  return (
    at(x - 96, y - 56, scrap(192, 104, 8, "#fdfaf0")) +
    text(
      { x: x - 90, y: y + 18, width: 180, height: 30 },
      { ...brush(pens.pencil), largest: 28, least: 24, align: "middle" },
      said().words.left,
    )
  );
};

const always = icon("check-mark", 0, 0, 60, pens.green);
const first = icon("flying-flag", 0, 0, 60, pens.red);

export const boardPicture = (board: CharacterBoard, seed: number): string => {
  const low = slotOf("track", 8).y + BOX / 2;
  return picture(
    BOARD_WIDTH,
    HEIGHT,
    page({ width: BOARD_WIDTH, height: HEIGHT, seed: seed * 23, lined: "ruled" }),
    picturePasted(board.character),
    text(
      { x: 320, y: 14, width: BOARD_WIDTH - 340, height: 92 },
      { ...marker(), largest: 92, least: 70, valign: "middle" },
      nameOf(board.character),
    ),
    healthBox(),
    kit(board),
    perk(236, 212, 322, board.primary, always),
    track(board.health),
    group(
      {},
      rect(12, low + 14, BOARD_WIDTH - 24, HEIGHT - low - 30, { fill: "#d9c7a0", "fill-opacity": 0.8 }),
      text(
        { x: BOARD_WIDTH - 326, y: low + 26, width: 300, height: 44 },
        { ...brush(pens.red), largest: 32, least: 24, align: "end", valign: "middle" },
        `${said().words.perkFirst} ${nameOf("first-player")}`,
      ),
      perk(low + 22, HEIGHT - low - 36, 26, board.secondary, first),
    ),
    drawnBox(12, 12, BOARD_WIDTH - 24, HEIGHT - 24, { colour: pens.marker, width: 8, seed, slip: 2 }),
  );
};
