import { describe, expect, it } from "vitest";
import { assets } from "../../assets/survivor-duel/assets";
import { counterMesh } from "../../assets/survivor-duel/dice/counter";
import { FACES } from "../../assets/survivor-duel/dice/hit-die";
import { table } from "../../objects/survivor-duel/table";
import { survivorDuel } from "../../src/games/survivor-duel/game";
import { KINDS } from "../../src/games/survivor-duel/scene/kinds";
import { SPOTS } from "../../src/games/survivor-duel/scene/spots";
import { turned } from "../../src/host/geometry";
import { Vec } from "../../src/host/vm/value";
import { seatsFor } from "../../src/kernel/replay-code";

const templateOf = (kind: string, index = 0) => {
  const make = table.pieces[kind];
  if (make === undefined) throw new Error(`${kind} is not made`);
  return make(index);
};

const kinds = Object.keys(KINDS);

it("every kind has a piece, and every piece a kind", () => {
  expect(Object.keys(table.pieces).sort()).toEqual([...kinds].sort());
});

it("every bag, seat and hand the game needs is there", () => {
  const bags = Object.keys(SPOTS).filter((spot) => SPOTS[spot]?.holds.as === "bag");
  expect(Object.keys(table.bags).sort()).toEqual(bags.sort());
  expect(new Set(table.colours).size).toBe(survivorDuel.seats.most);
  expect(Object.keys(table.hands)).toEqual(seatsFor(survivorDuel.seats.most));
});

it("each side has a mat of its own", () => {
  const pictures = [0, 1].map((index) => templateOf("mat", index).CustomMesh?.DiffuseURL);
  expect(pictures).toEqual(["asset:mat-p1", "asset:mat-p2"]);
});

describe("assets", () => {
  const all = [
    ...kinds.map((kind) => templateOf(kind)),
    templateOf("mat", 1),
    ...Object.values(table.bags),
    table.controller,
  ];
  const named = JSON.stringify(all).match(/asset:[^"]+/g) ?? [];
  const sheets = kinds
    .map((kind) => templateOf(kind))
    .flatMap(({ sheet }) => (sheet === undefined ? [] : [sheet.name, sheet.back]));

  it("every one that is named exists, and every one that exists is named", () => {
    const wanted = new Set([...named.map((text) => text.slice(6)), ...sheets, ...Object.values(table.pictures)]);
    expect([...wanted].sort()).toEqual(assets.map(({ name }) => name).sort());
  });

  it("meshes are meshes and pictures are pictures", () => {
    const forms = new Map(assets.map(({ name, form }) => [name, form]));
    for (const { CustomMesh } of all) {
      if (CustomMesh === undefined) continue;
      expect(forms.get(CustomMesh.MeshURL.slice(6))).toBe("obj");
      expect(forms.get(CustomMesh.DiffuseURL.slice(6))).toBe("png");
    }
  });
});

describe.each(kinds)("piece %s", (kind) => {
  const template = templateOf(kind);
  const { form, ups } = KINDS[kind] ?? { form: "none", ups: [] };

  it("is what its kind is", () => {
    expect(template.sheet !== undefined).toBe(form === "card");
    expect(template.Name).toBe(form === "card" ? "Card" : form === "label" ? "3DText" : "Custom_Model");
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
  const cells = kinds.map((kind) => templateOf(kind)).flatMap(({ sheet }) => (sheet === undefined ? [] : [sheet]));
  expect(new Set(cells.map(({ name, cell }) => `${name} ${String(cell)}`)).size).toBe(cells.length);
  for (const { columns, rows, cell } of cells) {
    expect(columns).toBeLessThanOrEqual(10);
    expect(rows).toBeLessThanOrEqual(7);
    expect(cell).toBeLessThan(columns * rows);
  }
});

it("the hit die has what a roll may bring", () => {
  expect(templateOf("die").RotationValues?.map(({ Value }) => Value)).toEqual([...FACES]);
});

describe.each((KINDS["count"]?.ups ?? []).map((value, i) => [value, i] as const))("a counter turned to %s", (_, i) => {
  const { x, y, z } = templateOf("count").RotationValues?.[i]?.Rotation ?? { x: NaN, y: NaN, z: NaN };
  const turn = new Vec(x, y, z);
  // A mesh has its z towards the player, the world towards the north.
  const sides = counterMesh().map((side) => side.map((corner) => turned(new Vec(corner.x, corner.y, -corner.z), turn)));

  it("lies flat, with that number on top", () => {
    const heights = sides.map((side) => side.map((corner) => corner.y));
    const top = heights[i] ?? [];
    const bottom = heights[7 - i] ?? [];
    for (const height of top) expect(height).toBeCloseTo(Math.max(...heights.flat()), 4);
    for (const height of bottom) expect(height).toBeCloseTo(Math.min(...heights.flat()), 4);
  });

  it("is read from the south", () => {
    const [apex, west, east] = sides[i] ?? [];
    expect(apex?.z).toBeGreaterThan(west?.z ?? Infinity);
    expect(west?.z).toBeCloseTo(east?.z ?? NaN, 4);
    expect(east?.x).toBeGreaterThan(west?.x ?? Infinity);
  });
});

describe.each(["p1", "p2"])("the mat of %s", (seat) => {
  const side = SPOTS[`${seat}.mat`]?.facing === 0 ? 1 : -1;
  const own = Object.entries(SPOTS).filter(([name]) => name.startsWith(`${seat}.`) && name !== `${seat}.hand`);

  it("carries everything of that side, row by row, and the hand is behind it", () => {
    for (const [name, { x, z, holds }] of own) {
      const [wide, deep] = holds.as === "row" ? [(holds.across - 1) * holds.dx, (holds.lines - 1) * holds.dz] : [0, 0];
      for (const right of [x * side, x * side + wide]) expect(Math.abs(right), name).toBeLessThan(25 - 1.1);
      for (const ahead of [z * side, z * side + deep]) {
        expect(ahead, name).toBeLessThan(-0.95);
        expect(ahead, name).toBeGreaterThan(-20.4 + 1.5);
      }
    }
    expect((table.hands[seat]?.position.z ?? NaN) * side).toBeLessThan(-20.4);
  });
});
