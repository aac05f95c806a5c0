import { circle, element } from "../../drawing/svg";
import { ball, dark, INK, pen } from "./strokes";

/** How somebody looks at one. */
export const EYES = {
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

/** What else one remembers. */
export const MARKS = {
  scar: pen("M122 54L140 112M120 70L134 66M124 86L138 82M130 100L142 96", 3),
  stitches: pen("M62 60Q84 52 104 62M70 52V64M82 49V62M94 52V66", 3),
  bolts: circle(44, 120, 8, { fill: INK }) + circle(156, 120, 8, { fill: INK }),
  nose: pen("M100 92L92 114L104 116", 4),
  sweat: pen("M154 74Q146 90 154 94T154 74Z", 4, "#ffffff"),
  veins: pen("M46 40L60 54L54 66M154 40L142 52L148 66M60 54L70 52", 4),
  coin: circle(166, 150, 19, { fill: "#e2c15a", stroke: INK, "stroke-width": 5 }) + pen("M160 150H172M166 142V158", 4),
} as const;
