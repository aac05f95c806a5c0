import { Resvg } from "@resvg/resvg-js";
import { describe, expect, it } from "vitest";
import { drawnFigure, type Figure } from "../../assets/drawing/figure";
import { distance, lightness, SIGHTS_KNOWN } from "../../assets/drawing/sight";
import { picture, rect } from "../../assets/drawing/svg";
import { roofs } from "../../assets/dying-light/city/roofs";
import { infectedFigures } from "../../assets/dying-light/figures/infected";
import { HEIGHTS } from "../../assets/dying-light/figures/minis";
import { runnerFigures } from "../../assets/dying-light/figures/runners";
import { infectedColours, rings, runnerColour } from "../../assets/dying-light/look";

/** What is told at a glance: by colour, whoever looks, and by the outline alone. */

type Named = readonly (readonly [name: string, colour: string])[];

const pairsOf = <T>(all: readonly T[]): readonly (readonly [T, T])[] =>
  all.flatMap((one, i) => all.slice(i + 1).map((other) => [one, other] as const));

const told = (colours: Named, least: number): void => {
  const pairs = pairsOf(colours).flatMap(([[a, one], [b, other]]) =>
    SIGHTS_KNOWN.map((sight) => [a, b, sight, one, other] as const),
  );
  it.each(pairs)("%s and %s, %s", (_, __, sight, one, other) => {
    expect(distance(one, other, sight)).toBeGreaterThan(least);
  });
};

const infected: Named = Object.entries(infectedColours);

describe("infected and runners differ in colour", () => {
  told([...infected, ["runner", runnerColour]], 20);
});

describe("runners' rings differ in colour", () => {
  told(Object.entries(rings), 25);
});

describe("roofs differ in colour", () => {
  told(
    roofs.map(({ fill }, i) => [`level ${String(i + 1)}`, fill] as const),
    25,
  );

  it("the higher, the lighter", () => {
    const light = roofs.map(({ fill }) => lightness(fill));
    expect((light[1] ?? 0) - (light[0] ?? 0)).toBeGreaterThan(9);
    expect((light[2] ?? 0) - (light[1] ?? 0)).toBeGreaterThan(9);
  });
});

describe("figures stand out from every roof", () => {
  const grounds = roofs.flatMap(({ fill, lit }, i) => [
    [`level ${String(i + 1)}`, fill],
    [`level ${String(i + 1)}, lit`, lit],
  ]) as unknown as Named;
  const pairs = [...infected, ["runner", runnerColour] as const].flatMap(([figure, colour]) =>
    grounds.flatMap(([roof, ground]) => SIGHTS_KNOWN.map((sight) => [figure, roof, sight, colour, ground] as const)),
  );
  it.each(pairs)("%s on %s, %s", (_, __, sight, colour, ground) => {
    expect(distance(colour, ground, sight)).toBeGreaterThan(18);
  });
});

/** As few pixels as a figure has from across the table. */
const SEEN = { width: 30, height: 40 } as const;
const TALLEST = Math.max(...Object.values(HEIGHTS));

/** Black where the figure is, as tall as it stands beside the others. */
const outline = (figure: Figure, tall: number): readonly number[] => {
  const by = tall / TALLEST;
  const black = drawnFigure(figure, { body: "#000000", shade: "#000000", mark: "#000000" });
  const placed = `<g transform="translate(${String(240 * (1 - by))} ${String(640 * (1 - by))}) scale(${String(by)})">${black}</g>`;
  const svg = picture(480, 640, rect(0, 0, 480, 640, { fill: "#ffffff" }), placed);
  const { pixels } = new Resvg(svg, { fitTo: { mode: "width", value: SEEN.width } }).render();
  return Array.from({ length: pixels.length / 4 }, (_, i) => 1 - (pixels[i * 4] ?? 0) / 255);
};

/** How much of what two figures cover together only one of them covers, the one laid over the other as well as it goes. */
const apart = (one: readonly number[], other: readonly number[]): number => {
  const shares: number[] = [];
  for (let shift = -5; shift <= 5; shift++) {
    let [only, both] = [0, 0];
    one.forEach((a, i) => {
      const x = (i % SEEN.width) + shift;
      const b = x < 0 || x >= SEEN.width ? 0 : (other[i + shift] ?? 0);
      only += Math.abs(a - b);
      both += Math.max(a, b);
    });
    shares.push(only / both);
  }
  return Math.min(...shares);
};

describe("outlines", () => {
  const figures = [
    ...Object.entries(infectedFigures).map(
      ([name, figure]) => [name, outline(figure, HEIGHTS[name as keyof typeof HEIGHTS])] as const,
    ),
    ...Object.entries(runnerFigures).map(([name, figure]) => [name, outline(figure, 1.6)] as const),
  ];
  it.each(pairsOf(figures).map(([[a, one], [b, other]]) => [a, b, one, other] as const))(
    "%s and %s are told apart",
    (_, __, one, other) => {
      expect(apart(one, other)).toBeGreaterThan(0.35);
    },
  );
});
