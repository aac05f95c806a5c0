import { expect, test } from "vitest";
import { QUESTIONS } from "../../src/check/questions";
import { MEMBERS } from "../../src/host/coverage/member";
import { onFengari } from "../../src/host/vm/fengari-vm";
import { leftBy, PAGES } from "./answered";
import { held, pageOf } from "./held";

/**
 * What is known of Tabletop Simulator, one file of Lua for each page of its API. A check says the sentence it rests on, its
 * source, and whether that is documented or seen in real mods; what is assumed is left to Outbreak - Check.
 */

test.each(PAGES)("%s", (page) => {
  held(page, onFengari);
});

test("every page that tells of a member has its checks", () => {
  const pages = MEMBERS.map(({ page }) => pageOf(page));
  expect([...new Set(pages)].filter((page) => !PAGES.includes(page))).toEqual([]);
});

test("what is assumed is a question of Outbreak - Check", () => {
  const known = new Set(QUESTIONS.map(({ id }) => id));
  const left = PAGES.flatMap((page) => leftBy(page, onFengari));
  expect(left.length).toBeGreaterThan(0);
  expect(left.filter((id) => !known.has(id))).toEqual([]);
});
