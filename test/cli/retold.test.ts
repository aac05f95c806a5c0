import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { encodedMap, presortedDecodedMap } from "@jridgewell/trace-mapping";
import { afterAll, expect, test } from "vitest";
import { retold } from "../../src/cli/vm/lua-file";

const folder = mkdtempSync(join(tmpdir(), "outbreak-retold-"));

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** A Lua file whose tenth line came from the third of `dice.ts`, its eleventh from the seventh. */
const luaFileWithMap = (): string => {
  const mappings = [
    [[0, 0, 2, 4] as [number, number, number, number]],
    [[0, 0, 6, 0] as [number, number, number, number]],
  ];
  const map = encodedMap(presortedDecodedMap({ version: 3, sources: ["src/dice.ts"], names: [], mappings }));
  const file = join(folder, "one.lua");
  writeFileSync(`${file}.map`, JSON.stringify({ version: 3, sections: [{ offset: { line: 9, column: 0 }, map }] }));
  return file;
};

test("an error is told with each line of TypeScript it leads back to, once", () => {
  const error = "script:10: no such die\nstack traceback:\n\tscript:11: in function 'roll'\n\tscript:10: in main";
  expect(retold(luaFileWithMap(), error)).toBe(`${error}\n  src/dice.ts:3:5\n  src/dice.ts:7:1`);
});

test("an error that leads nowhere is told as it is", () => {
  expect(retold(luaFileWithMap(), "out of memory")).toBe("out of memory");
});
