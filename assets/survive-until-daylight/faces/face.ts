import { circle, element, group, path } from "../../drawing/svg";
import { paper, pens } from "../look";

/** Portraits as one doodles them: a head and what one remembers of it, in a square of 200. */

export interface Face {
  readonly head: keyof typeof HEADS;
  readonly hair: keyof typeof HAIR;
  readonly eyes: keyof typeof EYES;
  readonly mouth: keyof typeof MOUTHS;
  readonly marks: readonly (keyof typeof MARKS)[];
  readonly skin: string;
}

const INK = pens.marker;

const pen = (d: string, width = 5, fill = "none"): string =>
  path(d, { fill, stroke: INK, "stroke-width": width, "stroke-linecap": "round", "stroke-linejoin": "round" });

const dark = (d: string): string => pen(d, 4, INK);

const ball = (x: number, y: number, r: number, pupil: number, dx = 0, dy = 0): string =>
  circle(x, y, r, { fill: "#ffffff", stroke: INK, "stroke-width": 4 }) + circle(x + dx, y + dy, pupil, { fill: INK });

/** Outlines of heads with neck and shoulders; the skin fills them. */
const HEADS = {
  round: "M52 96C50 52 72 34 100 34S150 52 148 96C147 134 130 158 100 158S53 134 52 96Z",
  long: "M58 84C58 48 76 30 100 30S142 48 142 84C142 128 132 168 100 170S58 128 58 84Z",
  square: "M46 60C50 38 70 32 100 32S150 38 154 60L152 122C150 148 132 160 100 160S50 148 48 122Z",
  jaw: "M62 54C66 36 82 32 100 32S134 36 138 54L160 116C162 148 136 168 100 168S38 148 40 116Z",
  huge: "M30 74C32 34 62 18 100 18S168 34 170 74L174 130C172 166 140 182 100 182S28 166 26 130Z",
} as const;

const HAIR = {
  none: "",
  wisps: pen("M70 40Q62 24 52 26M84 34Q82 16 72 12M112 34Q116 16 128 18M130 42Q142 30 148 36", 4),
  spikes: dark(
    "M50 78L36 52L54 56L48 26L70 42L78 10L94 34L112 6L120 36L146 18L142 48L166 46L150 78Q138 50 100 48T50 78Z",
  ),
  cap: dark("M50 68Q52 26 100 26T150 68L176 76Q178 86 164 84L50 72Z") + pen("M78 48H122", 5),
  hood:
    pen("M40 176Q30 100 46 62Q62 16 100 14T154 62Q170 100 160 176", 6) +
    pen("M58 160Q48 96 62 68Q76 36 100 36T138 68Q152 96 142 160", 4) +
    pen("M48 84L60 78M44 110L54 108M152 84L140 78M156 110L146 108", 3),
  hat: dark("M62 54Q60 14 100 14T138 54Z") + dark("M28 58Q100 40 172 58Q176 68 168 66Q100 52 32 66Q24 66 28 58Z"),
  bun: dark("M56 84Q52 40 100 34T144 84Q134 54 100 52T56 84Z") + dark("M84 30Q82 6 100 6T116 30Q100 38 84 30Z"),
  messy: dark(
    "M50 92Q40 40 74 34Q80 22 100 28Q130 16 140 42Q160 50 150 92Q148 66 132 62L120 72L110 58L94 72L84 58L66 74Q54 72 50 92Z",
  ),
  mohawk: dark("M84 44L80 8L92 20L100 2L108 20L120 8L116 44Q100 36 84 44Z"),
  goggles:
    pen("M50 62H150", 7) +
    circle(78, 58, 17, { fill: "#d9d3c0", stroke: INK, "stroke-width": 5 }) +
    circle(122, 58, 17, { fill: "#d9d3c0", stroke: INK, "stroke-width": 5 }) +
    pen("M70 62L82 50M114 62L126 50", 3),
  balaclava: dark("M50 100C48 52 70 34 100 34S152 52 150 100C149 136 132 160 100 160S51 136 50 100Z"),
} as const;

const EYES = {
  calm:
    pen("M66 82Q78 74 90 82M110 82Q122 74 134 82", 5) +
    circle(79, 90, 6, { fill: INK }) +
    circle(122, 90, 6, { fill: INK }),
  mad: ball(78, 90, 17, 4, 3, 2) + ball(124, 88, 11, 4, -2, 1) + pen("M58 66L92 76M112 74L142 62", 6),
  shades:
    dark("M54 80H96V94Q94 106 76 106T54 94ZM104 80H146V94Q144 106 126 106T104 94Z") +
    pen("M92 84H108M60 100L70 86M110 100L120 86", 3),
  tired:
    pen("M66 88Q78 84 90 88M110 88Q122 84 134 88", 6) +
    pen("M68 98Q78 104 88 98M112 98Q122 104 132 98M62 76L90 74M110 74L138 76", 3),
  sly:
    pen("M62 72L92 80M108 76Q124 62 138 70", 6) +
    circle(80, 92, 6, { fill: INK }) +
    circle(123, 90, 6, { fill: INK }) +
    pen("M66 88H92M110 86H136", 4),
  glasses:
    circle(78, 90, 20, { fill: "#ffffff", stroke: INK, "stroke-width": 5 }) +
    circle(122, 90, 20, { fill: "#ffffff", stroke: INK, "stroke-width": 5 }) +
    pen("M98 88H102M58 86L48 82M142 86L152 82", 4) +
    circle(80, 91, 5, { fill: INK }) +
    circle(121, 91, 5, { fill: INK }),
  blank:
    ball(78, 90, 15, 3, 4, -3) + ball(122, 92, 13, 3, -4, 3) + pen("M64 112Q78 118 90 112M112 110Q122 116 134 110", 3),
  hollow:
    dark("M64 92Q66 76 80 78T92 94Q84 106 74 104T64 92ZM110 94Q112 76 126 78T138 92Q134 106 124 104T110 94Z") +
    circle(79, 92, 4, { fill: "#ffffff" }) +
    circle(124, 92, 4, { fill: "#ffffff" }),
  small: pen("M60 76L92 88M140 76L108 88", 8) + circle(80, 96, 5, { fill: INK }) + circle(120, 96, 5, { fill: INK }),
  slits:
    element("ellipse", { cx: 78, cy: 90, rx: 19, ry: 11, fill: "#ffffff" }) +
    element("ellipse", { cx: 122, cy: 90, rx: 19, ry: 11, fill: "#ffffff" }) +
    circle(80, 91, 6, { fill: INK }) +
    circle(120, 91, 6, { fill: INK }) +
    pen("M60 82L94 88M140 82L106 88", 6),
  many:
    ball(62, 76, 14, 4, 2, 2) +
    ball(100, 62, 17, 5, 0, 3) +
    ball(138, 78, 13, 4, -2, 2) +
    ball(82, 100, 9, 3, 1, 1) +
    ball(120, 102, 10, 3, -1, 1),
  burning:
    dark("M54 66L92 84L56 92ZM146 66L108 84L144 92Z") +
    circle(72, 82, 5, { fill: "#ffffff" }) +
    circle(128, 82, 5, { fill: "#ffffff" }),
  scared: ball(80, 92, 15, 5, 0, 0) + ball(122, 92, 15, 5, 0, 0) + pen("M62 76L88 66M138 76L114 66", 5),
} as const;

const teeth = (from: number, to: number, y: number, deep: number): string => {
  const step = (to - from) / 6;
  const points = Array.from(
    { length: 6 },
    (_, i) => `L${String(from + (i + 0.5) * step)} ${String(y + deep)}L${String(from + (i + 1) * step)} ${String(y)}`,
  );
  return pen(`M${String(from)} ${String(y)}${points.join("")}`, 4, "#ffffff");
};

const MOUTHS = {
  beard:
    dark("M56 108Q60 124 84 120Q100 112 116 120Q140 124 144 108Q150 172 100 176Q50 172 56 108Z") +
    pen("M84 138Q100 146 116 138", 5, paper.scrap),
  grin:
    pen("M64 118Q100 166 138 116Q100 132 64 118Z", 5, "#ffffff") +
    pen("M80 124L84 144M94 128L96 150M108 128L108 150M122 124L118 144", 3),
  stubble:
    pen("M80 136H118", 6) +
    pen("M70 146L72 150M82 150L84 154M96 152L98 156M110 152L112 156M122 148L124 152M128 138L130 142M66 136L68 140", 3),
  scarf:
    pen("M50 116Q100 138 150 116L156 150Q100 184 44 150Z", 5, "#b9b2a0") +
    pen("M56 130Q100 154 146 128M60 148Q100 170 142 146", 3) +
    dark("M132 150L150 190L128 184L120 158Z"),
  moustache:
    dark(
      "M60 128Q76 110 100 122Q124 110 140 128Q142 116 150 114Q146 142 118 136Q106 136 100 128Q94 136 82 136Q54 142 50 114Q58 116 60 128Z",
    ) + pen("M88 148Q100 154 114 146", 4),
  fullBeard:
    dark("M58 100Q66 122 100 118T142 100Q152 150 122 190Q100 204 80 190Q48 150 58 100Z") +
    pen("M86 134Q100 142 114 134", 5, paper.scrap),
  slack: dark("M82 122Q100 114 116 124Q122 152 104 156Q84 154 82 122Z") + pen("M92 122V130M106 122V130", 4),
  bite:
    dark("M64 118Q100 106 138 118Q142 150 100 154Q60 150 64 118Z") +
    teeth(68, 134, 120, 14) +
    pen("M100 152Q98 166 106 176", 4),
  bandana:
    pen("M48 104Q100 92 152 104L144 144Q120 162 102 190Q82 162 56 144Z", 5, "#d7cdb4") +
    pen(
      "M66 116L72 122M86 112L92 118M106 112L112 118M126 114L132 120M78 134L84 140M98 132L104 138M118 134L124 140M96 154L102 160",
      4,
    ),
  tusks:
    dark("M60 126Q100 112 142 126Q142 152 100 154Q60 152 60 126Z") +
    pen("M68 140L76 112L86 142M132 140L124 112L114 142", 4, "#ffffff"),
  flat: pen("M66 136H134", 8) + pen("M72 148H128", 3),
  gritted:
    pen("M62 122H140V148H62Z", 5, "#ffffff") +
    pen("M62 135H140M76 122V148M90 122V148M102 122V148M114 122V148M128 122V148", 3),
  maw:
    dark("M44 116Q100 96 156 116Q164 170 100 174Q36 170 44 116Z") +
    teeth(50, 150, 116, 20) +
    pen("M60 164L70 142L82 168L94 146L106 170L118 146L130 168L142 146", 4, "#ffffff"),
  scream:
    element("ellipse", { cx: 100, cy: 134, rx: 34, ry: 40, fill: INK }) +
    teeth(74, 126, 106, 14) +
    pen("M80 166Q100 148 120 166", 4, "#b01f1a"),
  worried: pen("M82 142Q100 128 118 142", 6),
  hidden: pen("M74 130Q100 140 128 128", 5, "#ffffff"),
} as const;

const MARKS = {
  scar: pen("M122 54L140 112M120 70L134 66M124 86L138 82M130 100L142 96", 3),
  stitches: pen("M62 60Q84 52 104 62M70 52V64M82 49V62M94 52V66", 3),
  bolts: circle(44, 120, 8, { fill: INK }) + circle(156, 120, 8, { fill: INK }),
  nose: pen("M100 92L92 114L104 116", 4),
  sweat: pen("M154 74Q146 90 154 94T154 74Z", 4, "#ffffff"),
  veins: pen("M46 40L60 54L54 66M154 40L142 52L148 66M60 54L70 52", 4),
  coin: circle(166, 150, 19, { fill: "#e2c15a", stroke: INK, "stroke-width": 5 }) + pen("M160 150H172M166 142V158", 4),
} as const;

/** Hoods and scarves lie over the face, so they come last. */
export const portrait = ({ head, hair, eyes, mouth, marks, skin }: Face): string => {
  const shoulders =
    head === "huge"
      ? "M4 200Q10 166 40 158H160Q190 166 196 200Z"
      : "M26 200Q30 172 74 164V150H126V164Q170 172 174 200Z";
  const covers = hair === "balaclava";
  return group(
    {},
    pen(shoulders, 5, "#8d8471"),
    pen(HEADS[head], 6, skin),
    covers ? HAIR[hair] : "",
    EYES[eyes],
    MOUTHS[mouth],
    ...marks.map((mark) => MARKS[mark]),
    covers ? "" : HAIR[hair],
  );
};
