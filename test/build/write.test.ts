import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { replaceFiles } from "../../build/atomic";
import { passingFolder } from "./fixture/tiny";

const bytes = (text: string): Uint8Array => Buffer.from(text);
const textOf = (file: string): string => readFileSync(file, "utf8");

test("what a file replaces is kept beside it", () => {
  const file = join(passingFolder(), "deep/er/save.json");
  expect(replaceFiles([{ file, bytes: bytes("one") }])).toEqual([file]);
  expect(existsSync(`${file}.bak`)).toBe(false);
  expect(replaceFiles([{ file, bytes: bytes("two") }])).toEqual([file]);
  expect([textOf(file), textOf(`${file}.bak`)]).toEqual(["two", "one"]);
});

test("a file that would not change is left alone, and its backup too", () => {
  const file = join(passingFolder(), "save.json");
  for (const text of ["one", "two"]) replaceFiles([{ file, bytes: bytes(text) }]);
  const before = statSync(file).mtimeMs;
  expect(replaceFiles([{ file, bytes: bytes("two") }])).toEqual([]);
  expect([statSync(file).mtimeMs, textOf(`${file}.bak`)]).toEqual([before, "one"]);
});

test("if one file cannot be written, none is, and nothing is left about", () => {
  const folder = passingFolder();
  const [first, second] = [join(folder, "first.json"), join(folder, "second.json")];
  replaceFiles([{ file: first, bytes: bytes("as it was") }]);
  writeFileSync(join(folder, "file"), "no folder");
  const unwritable = { file: join(folder, "file", "third.json"), bytes: bytes("new") };
  expect(() =>
    replaceFiles([{ file: first, bytes: bytes("new") }, { file: second, bytes: bytes("new") }, unwritable]),
  ).toThrow();
  expect(readdirSync(folder).sort()).toEqual(["file", "first.json"]);
  expect(textOf(first)).toBe("as it was");
});

test("a folder in a file's place is refused before anything is replaced", () => {
  const folder = passingFolder();
  mkdirSync(join(folder, "save.json"));
  const first = { file: join(folder, "first.json"), bytes: bytes("new") };
  expect(() => replaceFiles([first, { file: join(folder, "save.json"), bytes: bytes("new") }])).toThrow();
  expect(readdirSync(folder)).toEqual(["save.json"]);
});
