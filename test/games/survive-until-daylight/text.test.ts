import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { CHARACTERS } from "../../../src/games/survive-until-daylight/content/characters";
import { evolve } from "../../../src/games/survive-until-daylight/evolve";
import { KINDS } from "../../../src/games/survive-until-daylight/scene/kinds";
import { en } from "../../../src/games/survive-until-daylight/text/en";
import { rule } from "../../support/given";

const FOLDER = "src/games/survive-until-daylight/";

const sources = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? sources(`${folder}${entry.name}/`) : [readFileSync(folder + entry.name, "utf8")],
  );

/** Rows by topic, as the ledger counts them. */
const TOPICS: Readonly<Record<string, number>> = {
  GOAL: 6,
  ROUND: 7,
  SETUP: 16,
  CHAR: 9,
  HEALTH: 5,
  FP: 5,
  ENEMY: 14,
  SEARCH: 20,
  WAVE: 10,
  RUBBLE: 15,
  INV: 8,
  RED: 5,
  CRAFT: 20,
  ASSAULT: 16,
  TRADE: 12,
  TURN: 8,
  ATTACK: 13,
  AMMO: 6,
  COMBAT: 5,
  ENATK: 8,
  SURV: 6,
  LAST: 4,
  WIN: 4,
  SYM: 11,
  CARD: 13,
  EX: 18,
  DX: 18,
  RULING: 96,
  PROTO: 9,
  AUTO: 11,
  DEC: 20,
  INFO: 15,
};

const ROWS = Object.entries(TOPICS).flatMap(([topic, count]) =>
  Array.from({ length: count }, (_, i) => `SUD-${topic}-${String(i + 1).padStart(2, "0")}`),
);

rule("SUD-INFO-15 SUD-AUTO-11: every row of the ledger has its sentence", () => {
  expect(ROWS).toHaveLength(246 + 36 + 96 + 9 + 11 + 20 + 15);
  expect(ROWS.filter((row) => (en[row] ?? "").trim() === "")).toEqual([]);
  expect(Object.keys(en).filter((key) => key.startsWith("SUD-") && !ROWS.includes(key))).toEqual([]);
});

test("every row of the ledger is in the title of a test", () => {
  const tests = sources("test/games/survive-until-daylight/").join("\n");
  const titles = [...tests.matchAll(/rule\(\s*"([^"]+)"/g)].map(([, title]) => title ?? "").join(" ");
  expect(ROWS.filter((row) => !titles.includes(row))).toEqual([]);
});

test("every rule that refuses or ends is a row", () => {
  const ids = sources(FOLDER).flatMap((source) =>
    [...source.matchAll(/"(SUD-[A-Z]+-\d+)"(?!:)/g)].map(([, id]) => id ?? ""),
  );
  expect(new Set(ids).size).toBeGreaterThan(40);
  expect([...new Set(ids)].filter((id) => !ROWS.includes(id))).toEqual([]);
});

rule("SUD-AUTO-11: every event has the sentence the log tells it with", () => {
  expect(Object.keys(evolve).filter((was) => (en["event." + was] ?? "") === "")).toEqual([]);
});

test("every card, perk and token has its word", () => {
  const unnamed = /^(mat$|board\.|.*-label$)/;
  const cards = Object.keys(KINDS).filter((kind) => !unnamed.test(kind));
  const perks = CHARACTERS.flatMap(({ primary, secondary }) => [primary, secondary]);
  expect([...cards, ...perks].filter((word) => en["word." + word] === undefined)).toEqual([]);
});
