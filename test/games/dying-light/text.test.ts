import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { evolve } from "../../../src/games/dying-light/evolve";
import { rule } from "../../support/given";
import { en } from "../../../src/games/dying-light/text/en";
import { pl } from "../../../src/games/dying-light/text/pl";
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

/** Rows by topic, as the ledger counts them. */
const TOPICS: Readonly<Record<string, number>> = {
  COMP: 47,
  GAME: 8,
  SETUP: 31,
  TTS: 3,
  ROUND: 4,
  ACTV: 7,
  EXPO: 16,
  DECK: 4,
  END: 7,
  RUN: 10,
  TEMPO: 7,
  ACTN: 6,
  ZONE: 10,
  RUNA: 5,
  CLIMB: 5,
  JUMP: 7,
  ATK: 10,
  DEF: 6,
  DDEF: 2,
  USE: 4,
  INT: 6,
  RISK: 19,
  FAT: 6,
  BOOST: 12,
  MOM: 9,
  ENV: 18,
  WND: 8,
  GEAR: 13,
  ITEM: 3,
  WPN: 3,
  CONS: 4,
  SKILL: 6,
  INF: 8,
  ENACT: 2,
  SPAWN: 8,
  SPREAD: 8,
  EMOVE: 9,
  EATK: 10,
  DAYN: 8,
  NACT: 2,
  CHASE: 4,
  GOLD: 2,
  RANGE: 1,
  MOVX: 2,
  ENEM: 2,
  UPG: 3,
  NPC: 1,
  KD: 4,
  CLV: 1,
  ELIM: 3,
  RULING: 81,
  EX: 18,
  PV: 15,
  DP: 29,
  AUTO: 14,
};

rule("DL-AUTO-13 DL-NPC-01 DL-RULING-65: every row of the ledger has its sentence", () => {
  const rows = Object.entries(TOPICS).flatMap(([topic, count]) =>
    Array.from({ length: count }, (_, i) => `DL-${topic}-${String(i + 1).padStart(2, "0")}`),
  );
  expect(rows.length).toBe(47 + 337 + 81 + 18 + 15 + 29 + 14);
  expect(rows.filter((row) => (en[row] ?? "").trim() === "")).toEqual([]);
});

rule("DL-AUTO-13: every event has the sentence the log tells it with, and names a rule that has one too", () => {
  for (const text of [en, pl]) {
    expect(Object.keys(evolve).filter((was) => text["event." + was] === undefined)).toEqual([]);
    const named = Object.keys(evolve).map(
      (was) => / \((DL-[A-Z]+-\d\d|\{by\})\)$/.exec(text["event." + was] ?? "")?.[1] ?? was,
    );
    // What may come about by several rules brings its own along: log.test.ts.
    expect(named.filter((row) => row !== "{by}" && text[row] === undefined)).toEqual([]);
  }
});

const SLOT = /\{[^{}]*\}/g;

describe("Polish", () => {
  test("has every key of English, and none besides", () => {
    expect(Object.keys(pl).sort()).toEqual(Object.keys(en).sort());
  });

  test("fills the same slots", () => {
    const slots = (sentence = ""): string =>
      [...sentence.matchAll(SLOT)]
        .map(([slot]) => slot)
        .sort()
        .join(" ");
    expect(Object.keys(en).filter((key) => slots(en[key]) !== slots(pl[key]))).toEqual([]);
  });

  test("is another language: no sentence of some length is the English one", () => {
    const spoken = (sentence = ""): string => sentence.replace(SLOT, "").replace(/ \(DL-.*\)$/, "");
    const alike = Object.keys(en).filter((key) => spoken(en[key]).length > 12 && spoken(en[key]) === spoken(pl[key]));
    expect(alike).toEqual([]);
  });

  test("has letters that are written right: composed, and none of another alphabet", () => {
    const strange = Object.entries(pl).filter(
      ([, sentence]) =>
        sentence !== sentence.normalize("NFC") || /[^\u0020-\u007eąćęłńóśźżĄĆĘŁŃÓŚŹŻ→–…]/.test(sentence),
    );
    expect(strange).toEqual([]);
  });
});
