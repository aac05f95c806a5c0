import { faceValue } from "../../src/tts/face-value";
import { describe, expect, it } from "vitest";
import type { PieceTemplate, TableDefinition } from "../../build/table-definition";
import type { Kind, Spots } from "../../src/kernel/scene";
import { seatsFor } from "../../src/kernel/replay-code";

/** What a table's pieces are checked against. */
interface Wanted {
  readonly kinds: Readonly<Record<string, Kind>>;
  readonly spots: Spots;
  readonly seats: { readonly most: number };
  readonly assets: readonly { readonly name: string; readonly form: string }[];
}

const NAMES = { card: "Card", label: "3DText" } as const;

/** One piece of a kind, as the build makes it. */
export const pieceOf = (table: TableDefinition, kind: string, index = 0): PieceTemplate => {
  const make = table.pieces[kind];
  if (make === undefined) throw new Error(`${kind} is not made`);
  return make(index);
};

const tableIsWhole = (table: TableDefinition, { kinds, spots, seats }: Wanted): void => {
  it("every kind has a piece, and every piece a kind", () => {
    expect(Object.keys(table.pieces).sort()).toEqual(Object.keys(kinds).sort());
  });

  it("every bag, seat and hand the game needs is there", () => {
    const bags = Object.keys(spots).filter((spot) => spots[spot]?.holds.as === "bag");
    expect(Object.keys(table.bags).sort()).toEqual(bags.sort());
    expect(new Set(table.colours).size).toBe(seats.most);
    expect(Object.keys(table.hands)).toEqual(seatsFor(seats.most));
  });
};

const assetsAreThere = (table: TableDefinition, { kinds, assets }: Wanted): void => {
  const pieces = Object.entries(kinds).flatMap(([kind, { count }]) =>
    Array.from({ length: count }, (_, index) => pieceOf(table, kind, index)),
  );
  const all = [...pieces, ...Object.values(table.bags), table.controller];
  const named = [...JSON.stringify(all).matchAll(/asset:([^"]+)/g)].map(([, name = ""]) => name);
  const sheets = pieces.flatMap(({ sheet }) => (sheet === undefined ? [] : [sheet.name, sheet.back]));

  it("every asset that is named exists, and every one that exists is named", () => {
    const wanted = new Set([...named, ...sheets, ...Object.values(table.pictures)]);
    expect([...wanted].sort()).toEqual(assets.map(({ name }) => name).sort());
  });

  it("meshes are meshes and pictures are pictures", () => {
    const forms = new Map(assets.map(({ name, form }) => [`asset:${name}`, form]));
    for (const { CustomMesh } of all) {
      if (CustomMesh === undefined) continue;
      expect(forms.get(CustomMesh.MeshURL)).toBe("obj");
      expect(forms.get(CustomMesh.DiffuseURL)).toBe("png");
    }
  });

  it("no two cards share a cell, and no sheet is larger than TTS likes", () => {
    const cells = Object.keys(kinds).flatMap((kind) => pieceOf(table, kind).sheet ?? []);
    expect(new Set(cells.map(({ name, cell }) => `${name} ${String(cell)}`)).size).toBe(cells.length);
    for (const { columns, rows, cell } of cells) {
      expect(columns).toBeLessThanOrEqual(10);
      expect(rows).toBeLessThanOrEqual(7);
      expect(cell).toBeLessThan(columns * rows);
    }
  });
};

/** What holds for the pieces of every game. */
export const everyTable = (table: TableDefinition, wanted: Wanted): void => {
  tableIsWhole(table, wanted);
  assetsAreThere(table, wanted);

  describe.each(Object.entries(wanted.kinds))("piece %s", (kind, { form, ups }) => {
    const template = pieceOf(table, kind);

    it("is what its kind is, and has a name unless it lies under everything", () => {
      expect(template.sheet !== undefined).toBe(form === "card");
      expect(template.Name).toBe(form === "card" || form === "label" ? NAMES[form] : "Custom_Model");
      if (template.Tooltip !== false) expect(template.Nickname?.length).toBeGreaterThan(0);
    });

    it("can show all it has to", () => {
      const values = template.RotationValues?.map(({ Value }) => faceValue(String(Value)));
      if (form === "die") expect(values).toEqual([...ups]);
      else expect(ups.length).toBeLessThanOrEqual(2);
    });
  });
};
