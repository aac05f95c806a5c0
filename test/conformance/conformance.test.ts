import { describe, expect, test } from "vitest";
import { moonsharpServer } from "../../src/cli/vm/moonsharp-server";
import { QUESTIONS } from "../../src/check/questions";
import { MEMBERS } from "../../src/host/coverage/member";
import { onFengari } from "../../src/host/vm/fengari-vm";
import type { MakeVm } from "../../src/host/vm/vm";
import { answered, leftBy, PAGES } from "./answered";

/**
 * What is known of Tabletop Simulator, one file of Lua for each page of its API. A check says the sentence it rests on, its
 * source, and whether that is documented or seen in real mods; what is assumed is left to Outbreak - Check.
 */

const SITE = "https://api.tabletopsimulator.com/";

const { missing, vm: onMoonsharp } = moonsharpServer();
const VMS: readonly (readonly [string, MakeVm])[] = [
  ["fengari", onFengari],
  ...(missing === "" ? ([["MoonSharp", onMoonsharp]] as const) : []),
];

describe.each(VMS)("on %s", (_, vm) => {
  test.each(PAGES)("%s", (page) => {
    const checks = answered(page, vm);
    expect(checks.length).toBeGreaterThan(0);
    expect(checks.filter(({ wrong }) => wrong !== "")).toEqual([]);
    for (const { sentence, source, basis } of checks) {
      expect(["documented", "seen in real mods", "refused"], sentence).toContain(basis);
      if (basis !== "seen in real mods") expect(source, sentence).toContain(SITE);
      else expect(source, sentence).toMatch(/^\w[\w-]*\/\S+ \S/);
    }
  });
});

test("every page that tells of a member has its checks", () => {
  const pages = MEMBERS.map(({ page }) => page.slice(SITE.length).replace(/\/(#.*)?$/, ""));
  expect([...new Set(pages)].filter((page) => !PAGES.includes(page))).toEqual([]);
});

test("what is assumed is a question of Outbreak - Check", () => {
  const known = new Set(QUESTIONS.map(({ id }) => id));
  const left = PAGES.flatMap((page) => leftBy(page, onFengari));
  expect(left.length).toBeGreaterThan(0);
  expect(left.filter((id) => !known.has(id))).toEqual([]);
});
