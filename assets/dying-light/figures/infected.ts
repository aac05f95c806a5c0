import { limb, spike } from "../../drawing/limb";
import { path } from "../../drawing/svg";

/** The four infected, each of another build and stance, on a ground of 480 x 640. One is told from another by its outline alone. */

/** Slouched, one arm out, one leg dragging. */
const biter = (body: string, mark: string): string =>
  limb(body, [232, 262, 58], [214, 380, 50]) +
  limb(body, [216, 380, 44], [282, 480, 34], [270, 604, 24], [316, 616, 20]) +
  limb(body, [206, 385, 44], [158, 486, 32], [112, 592, 22], [72, 606, 18]) +
  limb(body, [262, 240, 34], [352, 262, 26], [410, 316, 18], [428, 352, 12]) +
  limb(body, [210, 250, 34], [300, 318, 26], [376, 352, 18], [398, 386, 12]) +
  spike(body, [424, 348], [452, 384], 18) +
  spike(body, [424, 352], [424, 396], 18) +
  spike(body, [396, 384], [416, 424], 18) +
  spike(body, [394, 384], [384, 424], 18) +
  limb(body, [246, 236, 36], [272, 190, 32]) +
  limb(body, [292, 150, 58], [306, 182, 40]) +
  limb(mark, [318, 142, 9], [322, 144, 9]) +
  path("M300 196 q28 12 52 -4 l-4 16 q-22 12 -44 2z", { fill: mark });

/** At full sprint, both arms thrown forward. */
const viral = (body: string, mark: string): string =>
  limb(body, [276, 262, 50], [196, 372, 42]) +
  limb(body, [196, 372, 40], [292, 446, 32], [258, 548, 24], [312, 602, 18]) +
  limb(body, [190, 376, 40], [122, 452, 30], [44, 430, 20], [14, 462, 16]) +
  limb(body, [292, 244, 34], [374, 214, 24], [438, 152, 16]) +
  limb(body, [282, 262, 34], [366, 306, 24], [440, 270, 16]) +
  spike(body, [434, 160], [470, 110], 16) +
  spike(body, [438, 156], [478, 140], 16) +
  spike(body, [430, 150], [444, 100], 16) +
  spike(body, [438, 272], [476, 240], 16) +
  spike(body, [440, 272], [480, 272], 16) +
  limb(body, [300, 236, 32], [326, 196, 28]) +
  limb(body, [342, 158, 50], [360, 182, 34]) +
  spike(body, [300, 150], [248, 110], 36) +
  spike(body, [316, 126], [280, 78], 34) +
  limb(mark, [366, 146, 8], [370, 147, 8]) +
  path("M352 190 l40 -10 -6 26z", { fill: mark });

/** Planted wide, head thrown back, screaming. */
const howler = (body: string, mark: string): string =>
  limb(body, [236, 290, 66], [236, 400, 50]) +
  limb(body, [220, 404, 44], [166, 500, 34], [150, 606, 24], [118, 618, 18]) +
  limb(body, [252, 404, 44], [310, 500, 34], [326, 606, 24], [358, 618, 18]) +
  limb(body, [190, 264, 36], [104, 318, 26], [62, 236, 18]) +
  limb(body, [282, 264, 36], [368, 318, 26], [410, 236, 18]) +
  spike(body, [58, 242], [32, 196], 16) +
  spike(body, [62, 238], [62, 184], 16) +
  spike(body, [66, 240], [92, 198], 16) +
  spike(body, [406, 240], [382, 198], 16) +
  spike(body, [410, 238], [412, 184], 16) +
  spike(body, [414, 242], [442, 196], 16) +
  limb(body, [236, 250, 40], [236, 206, 34]) +
  limb(body, [236, 156, 62], [236, 186, 42]) +
  path("M236 122 c30 0 36 24 36 52 s-14 48 -36 48 s-36 -20 -36 -48 s6 -52 36 -52z", { fill: mark }) +
  [0, 1, 2]
    .map((ring) =>
      path(`M${String(146 - ring * 32)} ${String(86 - ring * 22)} a${String(118 + ring * 40)} ${String(118 + ring * 40)} 0 0 1 ${String(180 + ring * 64)} 0`, {
        fill: "none",
        stroke: body,
        "stroke-width": 14,
        "stroke-linecap": "round",
      }),
    )
    .join("");

/** Huge and hunched on long arms, jaw split, spines along its back. */
const volatile = (body: string, mark: string): string =>
  limb(body, [216, 236, 104], [168, 392, 72]) +
  limb(body, [180, 400, 62], [252, 480, 46], [214, 588, 32], [268, 614, 24]) +
  limb(body, [148, 400, 62], [92, 492, 44], [52, 590, 30], [20, 616, 22]) +
  limb(body, [284, 218, 58], [388, 336, 42], [404, 470, 30], [404, 520, 24]) +
  limb(body, [196, 216, 60], [284, 382, 42], [318, 482, 30], [324, 520, 24]) +
  spike(body, [396, 512], [380, 606], 24) +
  spike(body, [408, 516], [416, 612], 24) +
  spike(body, [418, 508], [450, 596], 24) +
  spike(body, [314, 512], [296, 596], 22) +
  spike(body, [326, 516], [334, 600], 22) +
  spike(body, [334, 508], [366, 580], 22) +
  spike(body, [116, 236], [26, 176], 64) +
  spike(body, [138, 176], [66, 86], 62) +
  spike(body, [190, 140], [146, 34], 60) +
  spike(body, [108, 316], [14, 288], 62) +
  limb(body, [298, 172, 62], [330, 128, 56]) +
  path("M300 84 q86 -38 146 20 l20 46 -74 8 -22 26z", { fill: body }) +
  path("M336 174 l92 34 -12 36 -88 -18z", { fill: body }) +
  spike(mark, [398, 160], [404, 196], 18) +
  spike(mark, [430, 156], [432, 186], 16) +
  spike(mark, [366, 164], [372, 204], 20) +
  spike(mark, [384, 222], [386, 192], 14) +
  limb(mark, [372, 116, 11], [384, 120, 9]);

export const infectedFigures = { biter, viral, howler, volatile } as const;
