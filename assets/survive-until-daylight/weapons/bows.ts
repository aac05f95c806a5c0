import { circle } from "../../drawing/svg";
import { INK } from "../faces/strokes";
import { black, GREY, nick, part, RED, STEEL, stick, WOOD } from "./strokes";

/** What is drawn. */

const arrow = (from: number, to: number, y: number): string => {
  const [a, b, m] = [String(from), String(to), String(y)];
  return (
    stick(`M${a} ${m}H${b}`, 2, WOOD) +
    black(`M${String(to + 26)} ${m}L${b} ${String(y - 13)}L${String(to + 7)} ${m}L${b} ${String(y + 13)}Z`) +
    part(
      `M${String(from + 4)} ${m}L${String(from - 12)} ${String(y - 15)}H${String(from + 22)}L${String(from + 38)} ${m}L${String(from + 22)} ${String(y + 15)}H${String(from - 12)}Z`,
      RED,
    )
  );
};

export const BOWS = {
  "hipsters-bow":
    nick("M112 8L86 92L112 176") +
    stick("M112 6Q106 -2 120 2Q206 24 204 92Q206 160 120 180Q106 184 112 176", 10, WOOD) +
    part("M194 68H216V116H194Z", GREY) +
    nick("M196 80H214M196 92H214M196 104H214") +
    arrow(62, 252, 92),
  "hunting-bow":
    nick("M120 20L92 92L120 164M134 14V170") +
    stick("M126 14Q176 20 190 56Q196 76 178 92Q196 108 190 128Q176 164 126 170", 13, GREY) +
    [16, 168].map((y) => circle(126, y, 15, { fill: STEEL, stroke: INK, "stroke-width": 6 })).join("") +
    [16, 168].map((y) => circle(126, y, 4, { fill: INK })).join("") +
    part("M166 66H192V118H166Z", WOOD) +
    nick("M170 78H188M170 92H188M170 106H188") +
    arrow(66, 262, 92),
  crossbow:
    stick("M226 8Q266 40 258 92Q266 144 226 176", 11, GREY) +
    nick("M226 8L126 90L226 176") +
    part(
      "M12 84Q8 74 22 74H250Q262 84 262 92Q262 102 250 106H118L96 150Q78 156 66 146L78 108L22 114Q12 112 12 102Z",
      WOOD,
    ) +
    nick("M28 86H110M130 98H236") +
    arrow(136, 274, 84) +
    part("M104 68H132V90H104Z", STEEL),
} as const;
