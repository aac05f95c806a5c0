import { circle } from "../../drawing/svg";
import { INK, pen } from "../faces/strokes";
import { black, nick, part, RED, STEEL, stick } from "./strokes";

/** What is thrown, and is gone. */

const FLAME = "#e8a13a";
const GLASS = "#a9c2a0";

export const BOMBS = {
  firebomb:
    part("M150 34Q114 14 142 -16Q144 4 160 -4Q166 -18 160 -28Q200 -10 188 20Q184 34 172 36Z", FLAME) +
    part("M158 30Q146 16 160 2Q174 14 168 30Z", "#f8f2df") +
    part(
      "M146 40H180V68L206 88Q218 98 218 112V168Q216 180 204 180H124Q110 178 110 166V112Q110 98 122 88L146 68Z",
      GLASS,
    ) +
    part("M148 36H178L182 62L164 54L150 64Z", "#f8f2df") +
    part("M112 118Q138 108 164 118T216 116V166Q214 178 204 178H124Q112 176 112 166Z", "#c9912f") +
    part("M128 126H200V160H128Z", "#f8f2df") +
    nick("M138 138H190M138 148H176M126 96L120 108"),
  "pipe-bomb":
    pen("M238 44Q262 6 284 30Q292 48 306 26", 7) +
    part("M306 28L300 10L310 18L318 4L318 22L332 22L320 32L328 44L314 38L306 48Z", FLAME) +
    stick("M72 132L232 56", 46, STEEL) +
    part("M36 128L70 112L94 160L62 174Z", "#8d8471") +
    part("M208 42L242 26L266 74L232 90Z", "#8d8471") +
    nick("M108 104L196 62M46 134L68 168M226 40L248 78") +
    part("M122 92L142 82L164 126L144 138Z", RED) +
    part("M168 70L188 60L210 106L190 116Z", RED) +
    circle(90, 124, 4, { fill: INK }) +
    black("M234 40L242 36L246 46L238 50Z"),
} as const;
