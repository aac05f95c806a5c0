import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { contrast } from "../../assets/drawing/sight";

/** The page's own colours: what is written can be read on all it is written on, and no look outshines the table. */

const css = readFileSync("src/page/colours.css", "utf8");

/** Each block of colours: the dark look, the light one where the system wants it, and the light one somebody chose. */
const looks = [...css.matchAll(/\{([^{}]*color-scheme: (?:dark|light);[^{}]*)\}/g)].map(([, block = ""]) =>
  Object.fromEntries(
    [...block.matchAll(/--([a-z-]+): (#[0-9a-f]{6})/g)].map(([, name = "", tint = ""]) => [name, tint]),
  ),
);

const [dark = {}, light = {}, chosen = {}] = looks;

describe.each([["dark", dark] as const, ["light", light] as const])("the %s look", (_, colours) => {
  const of = (name: string): string => colours[name] ?? "";

  test.each(["ground", "board", "raised"])("letters, softer ones and what stands out can be read on %s", (under) => {
    for (const ink of ["ink", "soft", "accent"]) expect(contrast(of(ink), of(under)), ink).toBeGreaterThan(4.5);
    expect(contrast(of("line"), of(under)), "line").toBeGreaterThan(1.5);
  });

  test("a button that stands out can be read", () => {
    expect(contrast(of("on-accent"), of("accent"))).toBeGreaterThan(4.5);
  });
});

test("the light look is one, however it was come to, and not so bright that the dark table beside it cannot be seen", () => {
  expect(looks).toHaveLength(3);
  expect(chosen).toEqual(light);
  // White would be 18 times as bright.
  for (const under of ["ground", "board", "raised"])
    expect(contrast(light[under] ?? "", dark["ground"] ?? ""), under).toBeLessThan(15);
});
