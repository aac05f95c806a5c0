import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { tableIn } from "../../objects/dying-light/table";
import { GAME_NAMES } from "../../src/games/index";
import type { SaveState } from "../../src/tts/save";
import { builtSave } from "../support/person";

/** The ways to let others see the pieces, and what the Workshop wants. */
const WAYS = ["Cloud Manager", "Upload All", "--assets https://", "Workshop Upload", ".png"];

const told = (text: string): readonly string[] => WAYS.filter((way) => text.includes(way));

test.each(GAME_NAMES)("the notebook of %s says how others see the pieces, and the note points there", (game) => {
  const { TabStates = {}, Note = "" } = JSON.parse(builtSave(game)) as SaveState;
  const pages = Object.values(TabStates);
  const at = pages.findIndex(({ title }) => title === "With friends");
  expect(told(pages[at]?.body ?? "")).toEqual(WAYS);
  expect(Note).toContain("last page but one");
  expect(at).toBe(pages.length - 2);
});

test("in Polish too", () => {
  const { notebook, note } = tableIn("pl");
  expect(told(notebook.find(({ title }) => title === "Ze znajomymi")?.body ?? "")).toEqual(WAYS);
  expect(notebook.at(-2)?.title).toBe("Ze znajomymi");
  expect(note).toContain("Przedostatnia strona");
});

test("README says it too", () => {
  const readme = readFileSync(resolve(import.meta.dirname, "../../README.md"), "utf8");
  expect(told(readme.replaceAll(/[_`]/g, ""))).toEqual(WAYS);
});
