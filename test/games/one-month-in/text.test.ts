import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { OPTIONS } from "../../../src/games/one-month-in/rules/options";
import { KINDS } from "../../../src/games/one-month-in/scene/kinds";
import { CITED } from "../../../src/games/one-month-in/text/cited";
import { en } from "../../../src/games/one-month-in/text/en";
import { rule } from "../../support/given";

const sources = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? sources(`${folder}${entry.name}/`) : [readFileSync(folder + entry.name, "utf8")],
  );

/** Rows by topic, as the ledger counts them. */
const TOPICS: Readonly<Record<string, number>> = {
  TERM: 7,
  COMP: 7,
  TILE: 11,
  ZONE: 7,
  FARM: 9,
  BASE: 3,
  SPEC: 4,
  LAY: 5,
  SETUP: 8,
  TURN: 6,
  FEED: 5,
  AP: 10,
  MOVE: 4,
  FLIP: 4,
  ENTER: 3,
  FIGHT: 10,
  RUN: 5,
  CLAIM: 5,
  FLAG: 3,
  SCAV: 6,
  CARD: 7,
  TRADE: 4,
  PVP: 6,
  END: 4,
  VP: 3,
  EX: 34,
  RUL: 59,
  PROTO: 6,
};

const ROWS = Object.entries(TOPICS).flatMap(([topic, count]) =>
  Array.from({ length: count }, (_, i) => `OMI-${topic}-${String(i + 1).padStart(2, "0")}`),
);

rule("OMI-RUL-05: every row of the ledger has its sentence, and it is a short one", () => {
  expect(ROWS).toHaveLength(146 + 34 + 59 + 6);
  expect(ROWS.filter((row) => (en[row] ?? "").trim() === "")).toEqual([]);
  expect(Object.keys(en).filter((key) => key.startsWith("OMI-") && !ROWS.includes(key))).toEqual([]);
  expect(ROWS.filter((row) => (en[row] ?? "").length > 140)).toEqual([]);
});

rule("OMI-TERM-01 OMI-TERM-02 OMI-TERM-03 OMI-TERM-04 OMI-TERM-06 OMI-TERM-07: one word for one thing", () => {
  const told = Object.entries(en).filter(([key]) => !key.startsWith("OMI-TERM"));
  const stray = told.filter(([, says]) => /\b(walls?|scaveng\w*|loot|reclaim\w*|fog side)\b/i.test(says));
  expect(stray.map(([key]) => key)).toEqual(["OMI-LAY-02"]);
});

test("every rule that refuses, ends or is named in the log is a row", () => {
  const ids = sources("src/games/one-month-in/").flatMap((source) =>
    [...source.matchAll(/"(OMI-[A-Z]+-\d+)"(?!:)/g)].map(([, id]) => id ?? ""),
  );
  expect(new Set(ids).size).toBeGreaterThan(20);
  expect([...new Set(ids)].filter((id) => !ROWS.includes(id))).toEqual([]);
});

test("every event has the sentence the log tells it with", () => {
  expect(Object.keys(CITED).filter((was) => (en["event." + was] ?? "") === "")).toEqual([]);
});

test("every piece and every setting has its word", () => {
  const pieces = Object.keys(KINDS).filter((kind) => !kind.endsWith("-label"));
  const choices = OPTIONS.flatMap(({ of }) => [...of]);
  expect([...pieces, ...choices].filter((word) => (en["word." + word] ?? "") === "")).toEqual([]);
  expect(OPTIONS.filter(({ option }) => (en["option." + option] ?? "") === "")).toEqual([]);
});
