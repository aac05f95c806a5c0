import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Docs name the test of each row: a row whose test is called otherwise by now says nothing. */

const rows = readFileSync("docs/in-the-game.md", "utf8")
  .split("\n")
  .filter((line) => line.startsWith("| ") && line.includes("`test/"));

test.each(rows.map((row) => [row.split("|")[1]?.trim() ?? "", row] as const))("%s", (_what, row) => {
  const [, file = "", title = ""] = /`(test\/[^`]+)`(?:: (.*?))? *\|$/.exec(row) ?? [];
  expect([file, existsSync(file)]).toEqual([file, true]);
  expect(readFileSync(file, "utf8")).toContain(title);
});
