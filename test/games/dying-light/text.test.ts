import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { en } from "../../../src/games/dying-light/text/en";
import { KINDS } from "../../../src/games/dying-light/scene/kinds";
import { FACES } from "../../../src/games/dying-light/content/dice";
import { ZONES, AREAS } from "../../../src/games/dying-light/content/board";

const FOLDER = "src/games/dying-light/";

const sources = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? sources(`${folder}${entry.name}/`) : [readFileSync(folder + entry.name, "utf8")],
  );

test("every rule that refuses or ends has its sentence", () => {
  const ids = sources(FOLDER).flatMap((source) =>
    [...source.matchAll(/"(DL-[A-Z]+-\d+)"(?!:)/g)].map(([, id]) => id ?? ""),
  );
  expect(new Set(ids).size).toBeGreaterThan(40);
  expect([...new Set(ids)].filter((id) => en[id] === undefined)).toEqual([]);
});

test("every Zone, Area and face has its word", () => {
  const words = [...ZONES.map(({ zone }) => zone), ...AREAS.map(({ area }) => area), ...Object.values(FACES).flat()];
  expect(words.filter((word) => en["word." + word] === undefined)).toEqual([]);
});

test("every card that is told has its word", () => {
  const told = /^(exposure\.|activation\.|chase\.|wound\.|weapon\.)/;
  const cards = Object.keys(KINDS).filter((kind) => told.test(kind));
  expect(cards.length).toBeGreaterThan(25);
  expect(cards.filter((card) => en["word." + card] === undefined)).toEqual([]);
});

test("every row of the slice has a sentence of its own", () => {
  const rules = Object.entries(en).filter(([key]) => key.startsWith("DL-"));
  expect(rules.length).toBeGreaterThan(200);
  expect(rules.filter(([, text]) => text.trim() === "")).toEqual([]);
});
