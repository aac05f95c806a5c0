import { element } from "../../drawing/svg";
import { INK } from "../faces/strokes";
import { black, GREY, nick, part, RED, STEEL, stick, WOOD } from "./strokes";

/** What bruises. */
export const CLUBS = {
  crowbar:
    stick("M24 138L232 62Q296 40 292 94", 15, RED) +
    part("M284 88L302 92L298 118L278 114Z", STEEL) +
    part("M34 124L8 146L14 160L46 146Z", STEEL) +
    nick("M292 96V116M12 152L34 142M70 118L130 96"),
  "pillars-sledge":
    stick("M20 152L244 66", 14, WOOD) +
    nick("M48 146L120 118M140 110L200 86") +
    part("M196 14L262 -4Q274 -4 278 8L304 84Q306 96 294 100L238 118Q226 118 222 108L190 30Q188 18 196 14Z", GREY) +
    part("M262 -4Q274 -4 278 8L304 84Q306 96 294 100L276 104L246 2Z", STEEL) +
    nick("M206 34L232 98M218 30L244 94"),
  "hagglers-cricket-bat":
    part("M108 70L278 24Q300 20 306 38L312 62Q314 80 296 86L124 126Z", "#dcb988") +
    nick("M122 108L300 62M126 88L150 82M180 74L240 58") +
    stick("M22 132L112 98", 15, GREY) +
    nick("M34 120L40 136M50 114L56 130M66 108L72 124M82 102L88 118") +
    part("M252 34L274 28L286 88L264 94Z", RED),
  "baseball-bat":
    part("M24 130Q10 136 18 150Q28 162 40 150L128 120Q236 92 294 68Q318 52 306 28Q294 8 268 20Q206 50 116 100Z", WOOD) +
    nick("M150 92L250 46M170 104L280 60") +
    part("M52 122L82 112L90 132L60 142Z", "#f8f2df") +
    nick("M62 120L68 138M72 116L80 134") +
    black("M226 26L238 52L232 54ZM262 6L266 36L260 36ZM262 92L254 70L260 68Z") +
    part("M286 26Q304 36 296 54Q284 62 280 46Z", RED),
  "frying-pan":
    stick("M18 140L156 108", 16, GREY) +
    element("ellipse", { cx: 226, cy: 84, rx: 84, ry: 72, fill: INK }) +
    element("ellipse", { cx: 228, cy: 80, rx: 66, ry: 56, fill: GREY, stroke: STEEL, "stroke-width": 5 }) +
    nick("M196 60Q216 40 244 44M190 84Q188 74 192 70") +
    part("M24 132L12 136Q4 148 18 152L32 148Z", STEEL) +
    part("M244 88Q264 76 270 94Q272 112 252 110Q238 104 244 88Z", RED),
} as const;
