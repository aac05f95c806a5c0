import { describe, expect, it } from "vitest";
import { assets } from "../../assets/survive-until-daylight/assets";
import { table } from "../../objects/survive-until-daylight/table";
import { surviveUntilDaylight } from "../../src/games/survive-until-daylight/game";
import { KINDS } from "../../src/games/survive-until-daylight/scene/kinds";
import { SPOTS } from "../../src/games/survive-until-daylight/scene/spots";
import { seatsFor } from "../../src/kernel/replay-code";

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
  expect(new Set(table.colours).size).toBe(surviveUntilDaylight.seats.most);
  expect(Object.keys(table.hands)).toEqual(seatsFor(surviveUntilDaylight.seats.most));
});

describe("assets", () => {
  const all = [...Object.keys(table.pieces).map(templateOf), ...Object.values(table.bags), table.controller];
  const named = JSON.stringify(all).match(/asset:[^"]+/g) ?? [];
  const sheets = kinds.map(templateOf).flatMap(({ sheet }) => (sheet === undefined ? [] : [sheet.name, sheet.back]));

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
  const form = KINDS[kind]?.form;

  it("is what its kind is, and has a name", () => {
    expect(template.sheet !== undefined).toBe(form === "card");
    expect(template.Name).toBe(form === "card" ? "Card" : form === "label" ? "3DText" : "Custom_Model");
    if (template.Tooltip !== false) expect(template.Nickname?.length).toBeGreaterThan(0);
  });
});

it("WAVE! cannot be told from the rubble it hides in", () => {
  expect(templateOf("wave").sheet?.back).toBe(templateOf("planks").sheet?.back);
  expect(templateOf("wave").scale).toEqual(templateOf("planks").scale);
});

it("no two cards share a cell", () => {
  const cells = kinds.map(templateOf).flatMap(({ sheet }) => (sheet === undefined ? [] : [sheet]));
  expect(new Set(cells.map(({ name, cell }) => `${name} ${String(cell)}`)).size).toBe(cells.length);
  for (const { columns, rows, cell } of cells) expect(cell).toBeLessThan(columns * rows);
});
