import { circle, group, line, path, polygon, rect, turned } from "../../drawing/svg";
import { inks } from "../look";

/** Eight bits of salvage, each in flat inks about the middle of a square of 260. */

const edge = { stroke: inks.black, "stroke-width": 8, "stroke-linejoin": "round", "stroke-linecap": "round" } as const;

const ring = (cx: number, cy: number, r: number, wide: number, fill: string): string =>
  circle(cx, cy, r, { fill: "none", stroke: inks.black, "stroke-width": wide + 14 }) +
  circle(cx, cy, r, { fill: "none", stroke: fill, "stroke-width": wide });

const rope = (): string =>
  path("M58 60c40 30 60 36 66 64", {
    fill: "none",
    stroke: inks.black,
    "stroke-width": 34,
    "stroke-linecap": "round",
  }) +
  path("M58 60c40 30 60 36 66 64", { fill: "none", stroke: "#d9a441", "stroke-width": 20, "stroke-linecap": "round" }) +
  ring(0, 0, 86, 22, "#d9a441") +
  ring(0, 0, 56, 22, "#e8bd62") +
  ring(0, 0, 26, 20, "#d9a441") +
  Array.from({ length: 12 }, (_, i) =>
    turned(i * 30, 0, 0, line(-6, -98, 6, -74, { stroke: inks.black, "stroke-width": 5 })),
  ).join("");

const planks = (): string =>
  [-24, 0, 20]
    .map((turn, i) =>
      turned(
        turn,
        0,
        0,
        rect(-120, -58 + i * 44, 240, 34, { fill: i === 1 ? "#c88a4a" : "#b5763a", ...edge }),
        line(-90, -42 + i * 44, 60, -42 + i * 44, { stroke: "#7a4a1e", "stroke-width": 5 }),
        circle(-104, -41 + i * 44, 5, { fill: inks.black }),
        circle(104, -41 + i * 44, 5, { fill: inks.black }),
      ),
    )
    .join("");

const toolbox = (): string =>
  path("M-50-50v-34q0-14 14-14h72q14 0 14 14v34", { fill: "none", stroke: inks.black, "stroke-width": 18 }) +
  rect(-116, -52, 232, 54, { rx: 8, fill: "#e8412e", ...edge }) +
  rect(-104, 2, 208, 88, { rx: 6, fill: inks.red, ...edge }) +
  [-52, 52].map((x) => rect(x - 14, -16, 28, 36, { fill: inks.yellow, ...edge })).join("");

const batteries = (): string =>
  [-66, 0, 66]
    .map(
      (x, i) =>
        rect(x - 14, -108, 28, 20, { fill: inks.inner, ...edge }) +
        rect(x - 28, -90, 56, 184, { rx: 6, fill: i === 1 ? inks.black : inks.green, ...edge }) +
        rect(x - 28, -90, 56, 52, { fill: inks.yellow, ...edge }) +
        path(`M${String(x)} 2v44m-22-22h44`, { stroke: inks.white, "stroke-width": 9 }),
    )
    .join("");

const tarpaulin = (): string =>
  polygon(
    [
      [-120, 10],
      [0, -70],
      [120, 10],
      [0, 92],
    ],
    { fill: inks.blue, ...edge },
  ) +
  polygon(
    [
      [-120, 10],
      [0, -70],
      [40, -44],
      [-80, 38],
    ],
    { fill: "#4b8fd8", ...edge },
  ) +
  [
    [-96, 10],
    [0, -50],
    [96, 10],
    [0, 70],
  ]
    .map(([x = 0, y = 0]) => circle(x, y, 10, { fill: inks.white, ...edge }))
    .join("");

const chain = (): string => {
  const link = (cx: number, cy: number): string =>
    turned(
      -38,
      cx,
      cy,
      rect(cx - 46, cy - 24, 92, 48, { rx: 24, fill: "none", stroke: inks.black, "stroke-width": 32 }),
      rect(cx - 46, cy - 24, 92, 48, { rx: 24, fill: "none", stroke: "#b9c4c8", "stroke-width": 17 }),
    );
  return link(-70, 56) + link(0, 0) + link(70, -56);
};

const paint = (): string =>
  path("M-70-60a70 60 0 0 1 140 0", { fill: "none", stroke: inks.black, "stroke-width": 10 }) +
  rect(-80, -56, 160, 150, { rx: 8, fill: inks.inner, ...edge }) +
  rect(-80, -8, 160, 62, { fill: inks.orange, ...edge }) +
  path("M-88-56h176v18h-14v56q0 12-12 12t-12-12v-40h-16v22q0 12-12 12t-12-12v-38h-98z", { fill: inks.orange, ...edge });

const wire = (): string =>
  rect(-92, -92, 36, 184, { rx: 8, fill: "#b5763a", ...edge }) +
  rect(56, -92, 36, 184, { rx: 8, fill: "#b5763a", ...edge }) +
  rect(-56, -66, 112, 132, { fill: inks.red, ...edge }) +
  group(
    {},
    ...Array.from({ length: 6 }, (_, i) =>
      line(-54, -56 + i * 22, 54, -46 + i * 22, { stroke: inks.black, "stroke-width": 5 }),
    ),
  ) +
  path("M56 40q60 20 52 70", { fill: "none", stroke: inks.black, "stroke-width": 16, "stroke-linecap": "round" }) +
  path("M56 40q60 20 52 70", { fill: "none", stroke: inks.red, "stroke-width": 7, "stroke-linecap": "round" });

const PICTURES: Readonly<Record<string, () => string>> = {
  rope,
  planks,
  toolbox,
  batteries,
  tarpaulin,
  chain,
  paint,
  wire,
};

export const salvagePicture = (card: string): string => {
  const draw = PICTURES[card];
  if (draw === undefined) throw new Error(`nobody has drawn "${card}"`);
  return draw();
};
