import { limb, spike } from "../../drawing/limb";
import { circle, line, path, polygon, rect } from "../../drawing/svg";

/** The four runners on a ground of 480 x 640, each with a stance and a tool of its own; the mark is the ring's colour. */

/** In full stride, a long scarf behind. */
const ash = (body: string, mark: string): string =>
  path("M268 176 q-92 -34 -150 12 q-34 26 -98 6 q44 56 108 40 q70 -16 140 -8z", { fill: mark }) +
  limb(body, [270, 250, 46], [222, 366, 40]) +
  limb(body, [226, 372, 40], [336, 420, 30], [322, 530, 22], [372, 560, 18]) +
  limb(body, [214, 372, 38], [146, 460, 30], [52, 468, 22], [26, 520, 18]) +
  limb(body, [284, 232, 30], [362, 290, 23], [436, 246, 18]) +
  limb(body, [256, 236, 30], [176, 288, 23], [128, 232, 18]) +
  limb(body, [290, 138, 50], [300, 150, 46]) +
  path("M244 118 q44 -46 100 0 l6 24 -112 0z", { fill: mark }) +
  path("M252 190 q34 26 74 4 l-4 32 q-38 14 -72 -6z", { fill: mark });

/** Broad, a pipe raised over the shoulder. */
const bram = (body: string, mark: string): string =>
  limb(body, [104, 70, 15], [300, 176, 13]) +
  limb(body, [78, 56, 22], [108, 72, 22]) +
  limb(body, [176, 262, 54], [296, 262, 54], [256, 400, 52], [214, 400, 52], [176, 262, 54]) +
  limb(body, [204, 410, 46], [168, 506, 36], [152, 604, 26], [118, 616, 20]) +
  limb(body, [266, 410, 46], [312, 506, 36], [334, 604, 26], [368, 616, 20]) +
  limb(body, [312, 250, 44], [388, 236, 32], [312, 176, 26]) +
  limb(body, [160, 256, 44], [106, 346, 34], [156, 406, 26]) +
  limb(body, [236, 158, 56], [236, 190, 50]) +
  path("M180 146 q56 -72 112 0 l2 14 q-58 -22 -116 0z", { fill: mark }) +
  path("M196 300 h80 v22 h-80z M196 336 h80 v22 h-80z", { fill: mark });

/** Feet apart behind a tall shield. */
const cleo = (body: string, mark: string): string =>
  limb(body, [212, 256, 48], [196, 390, 44]) +
  limb(body, [186, 396, 42], [122, 492, 32], [84, 600, 24], [52, 614, 18]) +
  limb(body, [212, 396, 42], [290, 482, 32], [306, 602, 24], [346, 616, 18]) +
  limb(body, [184, 250, 34], [110, 322, 26], [160, 388, 20]) +
  limb(body, [228, 250, 34], [296, 320, 26], [330, 316, 20]) +
  limb(body, [216, 148, 52], [220, 182, 44]) +
  path("M164 140 q50 -76 106 -8 l-10 22 -84 4 -26 104 q-34 -60 14 -122z", { fill: mark }) +
  rect(300, 166, 116, 330, { rx: 26, fill: body }) +
  rect(316, 182, 84, 298, { rx: 16, fill: mark }) +
  rect(330, 204, 56, 48, { rx: 6, fill: body }) +
  polygon([[358, 300], [384, 372], [332, 372]], { fill: body });

/** On one knee, bow drawn. */
const dex = (body: string, mark: string): string =>
  limb(body, [200, 316, 48], [186, 440, 44]) +
  limb(body, [186, 446, 42], [284, 466, 32], [288, 596, 24], [328, 612, 18]) +
  limb(body, [176, 450, 42], [150, 572, 32], [52, 602, 22]) +
  limb(body, [220, 300, 34], [304, 286, 24], [388, 280, 18]) +
  limb(body, [186, 304, 34], [112, 296, 26], [196, 262, 18]) +
  line(196, 268, 452, 280, { stroke: body, "stroke-width": 10 }) +
  spike(body, [438, 279], [474, 281], 30) +
  path("M360 96 q108 184 10 372", { fill: "none", stroke: body, "stroke-width": 18, "stroke-linecap": "round" }) +
  path("M360 96 L196 268 L370 468", { fill: "none", stroke: body, "stroke-width": 6 }) +
  limb(body, [214, 206, 50], [218, 236, 44]) +
  path("M142 262 q-4 -112 82 -120 q60 6 54 70 l-62 4 q-14 64 -74 46z", { fill: mark }) +
  circle(196, 380, 16, { fill: mark });

export const runnerFigures = { ash, bram, cleo, dex } as const;
