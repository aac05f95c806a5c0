import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { moonsharpServer } from "../../src/cli/vm/moonsharp-server";
import { QUESTIONS } from "../../src/check/questions";
import { onFengari } from "../../src/host/vm/fengari-vm";
import { LuaTable, type LuaValue, textOf } from "../../src/host/vm/value";
import type { MakeVm } from "../../src/host/vm/vm";
import { card, deck, piece } from "../support/host-pieces";
import { tableOf } from "../support/host-table";

/**
 * What is known of Tabletop Simulator, one file of Lua for each page of its API. A check says the sentence it rests on, its
 * source, and whether that is documented or seen in real mods; what is assumed is left to Outbreak - Check.
 */

const FOLDER = import.meta.dirname;
const REPORTER = readFileSync(join(FOLDER, "reporter.lua"), "utf8");
const PAGES = readdirSync(join(FOLDER, "pages"));

const OWN_SCRIPT = `list = { "kept" }
function plus(by) return number + by end
function where() return self.getPosition() end
function two() return "first", "second" end`;

const OBJECTS = [
  piece("piece1", "BlockSquare", { x: -8 }, { LuaScript: OWN_SCRIPT }),
  piece("piece2", "BlockSquare", { x: -4 }),
  piece("piece3", "BlockSquare", { x: 0, z: 8 }),
  deck("deck01", ["one", "two", "three", "four"], { x: 8 }),
  card("card01", { x: 4, z: -8 }),
];

interface Told {
  readonly sentence: string;
  readonly source: string;
  readonly basis: string;
  readonly wrong: string;
}

const listIn = (value: LuaValue, key: string): readonly LuaValue[] => {
  const list = value instanceof LuaTable ? value.get(key) : undefined;
  return list instanceof LuaTable ? list.list() : [];
};

const toldOf = (value: LuaValue): Told => {
  const of = (key: string): string => (value instanceof LuaTable ? textOf(value.get(key)) : "");
  return { sentence: of("sentence"), source: of("source"), basis: of("basis"), wrong: of("wrong") };
};

/** A page on a table of its own: what was checked, and which questions it leaves to Outbreak - Check. */
const asked = (page: string, vm: MakeVm): { readonly checks: readonly Told[]; readonly left: readonly string[] } => {
  const script = `${REPORTER}\n${readFileSync(join(FOLDER, "pages", page), "utf8")}`;
  const table = tableOf(OBJECTS, script, { vm });
  table.settle();
  table.world.global.call("run");
  table.settle();
  const report = table.world.global.call("report");
  const answer = { checks: listIn(report, "checks").map(toldOf), left: listIn(report, "questions").map(textOf) };
  table.world.close();
  return answer;
};

const { missing, vm: onMoonsharp } = moonsharpServer();
const VMS: readonly (readonly [string, MakeVm])[] = [
  ["fengari", onFengari],
  ...(missing === "" ? ([["MoonSharp", onMoonsharp]] as const) : []),
];

describe.each(VMS)("on %s", (_, vm) => {
  test.each(PAGES)("%s", (page) => {
    const { checks } = asked(page, vm);
    expect(checks.length).toBeGreaterThan(3);
    expect(checks.filter(({ wrong }) => wrong !== "")).toEqual([]);
    for (const { sentence, source, basis } of checks) {
      expect(["documented", "seen in real mods"], sentence).toContain(basis);
      expect(source, sentence).toMatch(
        basis === "documented" ? /^https:\/\/api\.tabletopsimulator\.com\// : /^\w[\w-]*\/\S+ \S/,
      );
    }
  });
});

test("what is assumed is a question of Outbreak - Check", () => {
  const known = new Set(QUESTIONS.map(({ id }) => id));
  const left = PAGES.flatMap((page) => asked(page, onFengari).left);
  expect(left.length).toBeGreaterThan(0);
  expect(left.filter((id) => !known.has(id))).toEqual([]);
});
