import { MOMENTUM_SLOT, TRACK_EXPOSURE } from "../../../src/games/dying-light/content/dice";
import { SPOTS } from "../../../src/games/dying-light/scene/spots";
import { standing } from "../../../src/table/stand";
import { text, word } from "../../drawing/lettering";
import { at, circle, gradient, line, path, picture, rect } from "../../drawing/svg";
import { danger, light, night, plain, strong, title } from "../look";
import { scenery } from "../skyline";
import { plated, signs, symbol } from "../symbols";
import { gearPictures } from "../tokens/gear-shapes";
import { said } from "../text/said";

/** The board a runner's dice, gear, card and weapon lie on. Every slot is drawn where its spot is. */

export const CHARACTER_BOARD = { width: 11, depth: 7 } as const;

/** Pixels of a unit. */
const PX = 150;
const DIE = 0.98 * PX;

const spotOf = (name: string): { readonly x: number; readonly y: number } => slotOf(name, 0);

/** Where a slot is on the picture: the first player's board faces its reader. */
const slotOf = (name: string, slot: number): { readonly x: number; readonly y: number } => {
  const [spot, board] = [SPOTS[`p1.${name}`], SPOTS["p1.board"]];
  if (spot === undefined || board === undefined) throw new Error(`there is no spot "${name}" on the character board`);
  const stand = standing(spot, slot);
  return {
    x: (stand.x - board.x + CHARACTER_BOARD.width / 2) * PX,
    y: (board.z - stand.z + CHARACTER_BOARD.depth / 2) * PX,
  };
};

const WIDTH = CHARACTER_BOARD.width * PX;
const HEIGHT = CHARACTER_BOARD.depth * PX;

const dieSlot = (x: number, y: number, stroke: string, inside: string): string =>
  rect(x - DIE / 2, y - DIE / 2, DIE, DIE, { rx: 20, fill: night.deep, stroke, "stroke-width": 6 }) + inside;

const caption = (x: number, y: number, width: number, fill: string, words: string): string =>
  text(
    { x: x - width / 2, y: y - 18, width, height: 36 },
    { ...strong(fill), largest: 32, least: 24, align: "middle", valign: "middle" },
    words,
  );

const track = (): string =>
  TRACK_EXPOSURE.map((exposure, i) => {
    const { x, y } = spotOf(`track${String(i + 1)}`);
    const special = i + 1 === MOMENTUM_SLOT;
    const ev =
      circle(x, y - DIE / 2 - 38, 30, { fill: ["#2f6a45", "#875a06", "#b3243d"][exposure - 1] ?? danger }) +
      word(x, y - DIE / 2 - 38, 46, title(light.bone), String(exposure));
    const number = word(x, y, 76, title("#a79bd8"), String(i + 1));
    const mark = special
      ? symbol("momentum", x - 46, y - 46, 92, "#c79bff") + word(x + 52, y + 48, 32, title(light.bone), String(i + 1))
      : number;
    return ev + dieSlot(x, y, special ? "#c79bff" : light.sand, mark);
  }).join("");

const arrow = (): string => {
  const [from, to] = [spotOf("track1"), spotOf("track6")];
  return path(`M${String(from.x)} ${String(from.y)}H${String(to.x)}`, {
    stroke: night.mist,
    "stroke-width": 10,
    "stroke-dasharray": "4 14",
  });
};

const momentum = (): string => {
  const { x, y } = spotOf("momentum");
  const r = DIE * 0.68;
  return (
    circle(x, y, r, { fill: "#3a1f63", stroke: "#c79bff", "stroke-width": 8 }) +
    symbol("momentum", x - 58, y - 58, 116, "#c79bff") +
    caption(x, y - r - 28, 300, "#dcc4ff", said().board.momentum)
  );
};

const pair = (name: "fatigue" | "cooldown", colour: string, words: string): string => {
  const [a, b] = [slotOf(name, 0), slotOf(name, 1)];
  const drawn = [a, b].map(({ x, y }) =>
    dieSlot(
      x,
      y,
      colour,
      name === "fatigue"
        ? symbol("fatigue", x - 38, y - 38, 76, colour)
        : path(`M${String(x - 26)} ${String(y - 32)}h52l-36 32 36 32h-52l36 -32z`, { fill: colour }),
    ),
  );
  return drawn.join("") + caption((a.x + b.x) / 2, a.y + DIE / 2 + 26, 320, colour, words);
};

const onward = (): string => {
  const [from, to] = [slotOf("fatigue", 1), slotOf("cooldown", 0)];
  const x = (from.x + to.x) / 2;
  return path(`M${String(x - 18)} ${String(from.y - 26)}l36 26 -36 26z`, { fill: light.sand });
};

const gear = (): string =>
  (["jacket", "gloves", "shoes"] as const)
    .map((slot) => {
      const { x, y } = spotOf(slot);
      const side = 1.2 * PX;
      return (
        rect(x - side / 2, y - side / 2, side, side, {
          rx: 24,
          fill: night.deep,
          stroke: light.sand,
          "stroke-width": 5,
        }) +
        gearPictures[slot](x - 58, y - 58, 116, night.mist) +
        caption(x, y + side / 2 + 26, 190, light.sand, said().board[slot])
      );
    })
    .join("");

const cardSlot = (name: "runner-card" | "weapon", label: string): string => {
  const { x, y } = spotOf(name);
  const [w, h] = [2.36 * PX, 3.2 * PX];
  return (
    rect(x - w / 2, y - h / 2, w, h, {
      rx: 22,
      fill: night.deep,
      "fill-opacity": 0.6,
      stroke: light.sand,
      "stroke-width": 5,
      "stroke-dasharray": "20 12",
    }) + caption(x, y, w - 40, light.sand, label)
  );
};

/** What the numbers above the track are. */
const exposureLabel = (): string => {
  const { x, y } = spotOf("track1");
  return plated("exposure", x - DIE / 2 - 44, y - DIE / 2 - 62, 48);
};

const reminder = (): string => {
  const { x, y } = spotOf("momentum");
  const box = { x: x - 1.62 * PX, y: y + 0.86 * PX, width: 3.5 * PX, height: 1.1 * PX };
  return text(box, { ...plain(light.sand), largest: 30, least: 26, align: "middle", signs }, said().board.momentumRule);
};

export const characterBoardPicture = (): string =>
  picture(
    WIDTH,
    HEIGHT,
    gradient("board", "down", [
      [0, night.plum],
      [1, night.dark],
    ]),
    rect(0, 0, WIDTH, HEIGHT, { fill: "url(#board)" }),
    at(
      0,
      0,
      `<g opacity="0.22">${scenery({ id: "board-city", width: WIDTH, height: HEIGHT, seed: 5, hour: "dusk" })}</g>`,
    ),
    rect(0, 0, WIDTH, HEIGHT, { fill: "url(#board)", "fill-opacity": 0.55 }),
    rect(12, 12, WIDTH - 24, HEIGHT - 24, { rx: 22, fill: "none", stroke: light.amber, "stroke-width": 6 }),
    arrow(),
    track(),
    exposureLabel(),
    momentum(),
    reminder(),
    pair("fatigue", "#e88a6a", said().board.fatigue),
    onward(),
    pair("cooldown", "#7fc4dd", said().board.cooldown),
    gear(),
    cardSlot("runner-card", said().board.runner),
    cardSlot("weapon", said().board.weapon),
    line(40, slotOf("jacket", 0).y - 1.15 * PX, spotOf("runner-card").x - 1.5 * PX, slotOf("jacket", 0).y - 1.15 * PX, {
      stroke: night.haze,
      "stroke-width": 4,
    }),
  );
