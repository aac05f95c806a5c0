import { beforeAll, describe, expect, test } from "vitest";
import { gameTable } from "../../build/game-sources";
import { build } from "../../build/pipeline";
import { planFor } from "../../build/project";
import type { AssembledSave } from "../../build/stage";
import { withGame } from "../../src/games/index";
import type { SaveState } from "../../src/tts/save";
import { heard, offered, press, sitDown } from "../support/person";
import { passingFolder, SILENT } from "./fixture/tiny";

let saves: readonly AssembledSave[] = [];

beforeAll(async () => {
  saves = (await build(await planFor(["dying-light"], passingFolder(), "file", "pl"), SILENT)).saves;
});

const save = (): SaveState => {
  const found = saves.find(({ is }) => is === "save")?.state;
  if (found === undefined) throw new Error("there is no save");
  return found;
};

describe("Dying Light in Polish", () => {
  test("is a save of its own, with Polish names on its pieces", () => {
    expect(save().SaveName).toBe("Outbreak - Dying Light (pl)");
    const names = save().ObjectStates.map(({ Nickname }) => Nickname);
    expect(names).toContain("Dach B01, poziom 1");
    expect(names).not.toContain("Roof B01, level 1");
  });

  test("speaks Polish at the table: panel, log, refusals", () => {
    const table = sitDown(save());
    const hand = table.seat("Yellow");
    press(table, hand, offered(hand)[0] ?? "", "Ash");
    expect(offered(hand).join()).not.toMatch(/usual|Settings|Undo/);
    const [usual = ""] = offered(hand);
    press(table, hand, usual);
    expect(heard(table).join("\n")).toMatch(/Ash rzuca: /);
    expect(offered(hand)).toEqual(expect.arrayContaining(["Bieg", "Pas"]));
  });
});

test("a game that is not told in a language says so", () => {
  expect(() => withGame("dying-light", (game) => gameTable(game, "xx"))).toThrow('dying-light: is not told in "xx"');
});
