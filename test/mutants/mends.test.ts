import { execFileSync } from "node:child_process";
import { resolve } from "node:path";
import { expect, test } from "vitest";

const ROOT = resolve(import.meta.dirname, "../..");

test("each mend stands where it would be taken out again to look for its fault", () => {
  const args = ["--import", "tsx", "test/mutants/mends.ts", "none of them"];
  expect(execFileSync(process.execPath, args, { cwd: ROOT, encoding: "utf8" })).toBe("");
});
