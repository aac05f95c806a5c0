import { describe, expect, it } from "vitest";
import { assets } from "../../assets/dying-light/assets";
import { DICE } from "../../assets/dying-light/dice/dice";
import type { Die } from "../../assets/dying-light/dice/dice";
import { table } from "../../objects/dying-light/table";
import { FACES } from "../../src/games/dying-light/content/dice";
import { KINDS } from "../../src/games/dying-light/scene/kinds";
import { SPOTS } from "../../src/games/dying-light/scene/spots";
import { turned } from "../../src/host/geometry";
import { Vec } from "../../src/host/vm/value";
import { meshOf } from "./mesh-file";

const templateOf = (kind: string) => {
  const make = table.pieces[kind];
  if (make === undefined) throw new Error(`${kind} is not made`);
  return make(0);
};

const kinds = Object.keys(KINDS);

it("every kind has a piece, and every piece a kind", () => {
  expect(Object.keys(table.pieces).sort()).toEqual([...kinds].sort());
});

it("every bag, seat and hand the game needs is there", () => {
  const bags = Object.keys(SPOTS).filter((spot) => SPOTS[spot]?.holds.as === "bag");
  expect(Object.keys(table.bags).sort()).toEqual(bags.sort());
  expect(table.colours).toHaveLength(4);
  expect(Object.keys(table.hands)).toEqual(["p1", "p2", "p3", "p4"]);
});

describe("assets", () => {
  const templates = [...kinds.map(templateOf), ...Object.values(table.bags), table.controller];
  const named = JSON.stringify(templates).match(/asset:[^"]+/g) ?? [];
  const sheets = kinds.map(templateOf).flatMap(({ sheet }) => (sheet === undefined ? [] : [sheet.name, sheet.back]));
  const wanted = new Set([
    ...named.map((text) => text.slice("asset:".length)),
    ...sheets,
    ...Object.values(table.pictures),
  ]);

  it("every one that is named exists, and every one that exists is named", () => {
    expect([...wanted].sort()).toEqual(assets.map(({ name }) => name).sort());
  });

  it("meshes are meshes and pictures are pictures", () => {
    const forms = new Map(assets.map(({ name, form }) => [name, form]));
    for (const { CustomMesh } of templates) {
      if (CustomMesh === undefined) continue;
      expect(forms.get(CustomMesh.MeshURL.slice(6))).toBe("obj");
      expect(forms.get(CustomMesh.DiffuseURL.slice(6))).toBe("png");
    }
  });
});

describe.each(kinds)("piece %s", (kind) => {
  const template = templateOf(kind);
  const { form, ups } = KINDS[kind] ?? { form: "none", ups: [] };

  it("is a card exactly if its kind is one", () => {
    expect(template.sheet !== undefined).toBe(form === "card");
    expect(template.Name).toBe(form === "card" ? "Card" : "Custom_Model");
  });

  it("can show all it has to", () => {
    const values = template.RotationValues?.map(({ Value }) => Value);
    if (form === "die") expect(values).toEqual([...ups]);
    else expect(ups.length).toBeLessThanOrEqual(2);
  });

  it("has a name, unless it lies under everything", () => {
    if (template.Tooltip !== false) expect(template.Nickname?.length).toBeGreaterThan(0);
  });
});

it("no two cards share a cell, and no sheet is larger than TTS likes", () => {
  const cells = kinds.map(templateOf).flatMap(({ sheet }) => (sheet === undefined ? [] : [sheet]));
  expect(new Set(cells.map(({ name, cell }) => `${name} ${String(cell)}`)).size).toBe(cells.length);
  for (const { columns, rows, cell } of cells) {
    expect(columns).toBeLessThanOrEqual(10);
    expect(rows).toBeLessThanOrEqual(7);
    expect(cell).toBeLessThan(columns * rows);
  }
});

/** Which of the 3 x 2 pictures lies on the side of the die that is up. */
const pictureUp = (die: Die, face: number): number => {
  const { vertices, triangles } = meshOf("die-mesh");
  const { x, y, z } = templateOf(`die.${die}`).RotationValues?.[face]?.Rotation ?? { x: NaN, y: NaN, z: NaN };
  const heights = vertices.map((vertex) => turned(new Vec(vertex.x, vertex.y, vertex.z), new Vec(x, y, z)).y);
  const top = Math.max(...heights);
  const onTop = triangles.filter(({ at }) => at.every((i) => (heights[i] ?? 0) > top - 1e-6));
  const uvs = onTop.flatMap(({ uv }) => uv);
  const middle = (axis: 0 | 1): number => uvs.reduce((sum, uv) => sum + uv[axis], 0) / uvs.length;
  return Math.floor(middle(0) * 3) + 3 * Math.floor((1 - middle(1)) * 2);
};

describe.each(DICE)("die %s", (die) => {
  it.each(FACES[die].map((face, i) => [face, i] as const))("turned to %s shows that face", (_, i) => {
    expect(pictureUp(die, i)).toBe(i);
  });
});

it("a token's back is turned up by its other side", () => {
  const { vertices, triangles } = meshOf("token-disc-mesh");
  const low = Math.min(...vertices.map(({ y }) => y));
  const under = triangles.filter(({ at }) => at.every((i) => (vertices[i]?.y ?? 0) === low));
  expect(under.length).toBeGreaterThan(0);
  for (const { uv } of under) for (const [u] of uv) expect(u).toBeGreaterThanOrEqual(0.5);
});
