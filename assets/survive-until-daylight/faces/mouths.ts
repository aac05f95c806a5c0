import { element } from "../../drawing/svg";
import { paper } from "../look";
import { dark, INK, pen } from "./strokes";

const teeth = (from: number, to: number, y: number, deep: number): string => {
  const step = (to - from) / 6;
  const points = Array.from(
    { length: 6 },
    (_, i) => `L${String(from + (i + 0.5) * step)} ${String(y + deep)}L${String(from + (i + 1) * step)} ${String(y)}`,
  );
  return pen(`M${String(from)} ${String(y)}${points.join("")}`, 4, "#ffffff");
};

/** The lower half of a face, with what hides it. */
export const MOUTHS = {
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
