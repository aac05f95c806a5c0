import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ROOT } from "../../build/root";
import { Compiler } from "./support/compiled";
import { Copy, type Ran } from "./support/copy";
import { lackingIn, roomsOf } from "./support/floor-plan";
import { chapter, type Chapter, type Listed } from "./support/guide";

/* docs/adding.md, done word by word in a copy of the project: first the game, then one example after the other. */

const GAME = "rock-paper-scissors";
const TESTS = `test/games/${GAME}`;
const FOLDERS = [`src/games/${GAME}`, `objects/${GAME}`, `assets/${GAME}`, TESTS];
const FILES = ["src/games/index.ts", "src/games/known-by.ts", `src/scripts/${GAME}.ts`];

let copy: Copy;
let compiler: Compiler;

beforeAll(() => {
  copy = new Copy();
  compiler = new Compiler(copy.root);
  copy.add(join(import.meta.dirname, GAME));
  copy.apply(chapter("A game").written);
});

afterAll(() => {
  copy.remove();
});

const passes = ({ ok, says }: Ran): void => {
  expect(ok, says).toBe(true);
};

const compiles = (): void => {
  expect(compiler.wrong([...FOLDERS, ...FILES])).toEqual([]);
};

/** Everything that is said of the game as it is: by the compiler, or else by the ledger and by its tests. */
const complaints = (): string => {
  const wrong = compiler.wrong([...FOLDERS, ...FILES]);
  if (wrong.length > 0) return wrong.join("\n");
  const ledger = copy.outbreak("ledger", GAME);
  if (!ledger.ok) return ledger.says;
  const tests = copy.test(TESTS);
  if (!tests.ok) return tests.says;
  const { ok, says } = copy.outbreak("build", GAME, "--language", "pl");
  return ok ? "" : says;
};

/** It becomes a save, and that loads without a fault. */
const builds = (...language: readonly string[]): void => {
  passes(copy.outbreak("build", GAME, ...language));
  const folder = language.length === 0 ? `dist/${GAME}` : `dist/pl/${GAME}`;
  passes(copy.outbreak("run", `${folder}/Outbreak - Rock, Paper, Scissors.json`));
};

describe("a game", () => {
  test("compiles, is whole, is played to its end, and becomes a save", () => {
    compiles();
    expect(lackingIn(copy.root, GAME)).toEqual([]);
    passes(copy.test(TESTS));
    passes(copy.outbreak("ledger", GAME));
    builds();
  });

  test.each(roomsOf(GAME))("%s is missed by its name, and nothing goes without it", (file) => {
    copy.without({ [file]: "" }, () => {
      expect(lackingIn(copy.root, GAME)).toEqual([file]);
    });
  });

  test.each(chapter("A game").written)("$file is missed where it does not name it", ({ file }) => {
    copy.without({ [file]: readFileSync(join(ROOT, file), "utf8") }, () => {
      expect(compiler.wrong(FILES).join("\n") + copy.outbreak("build", GAME).says).toContain(file);
    });
  });
});

/** The files of a chapter as they are before it. */
const before = ({ files }: Chapter): Readonly<Record<string, string>> =>
  Object.fromEntries(files.map(({ file }) => [file, copy.read(file)]));

describe.each(["A house rule", "A card with a new effect", "A step", "A language"])("%s", (title) => {
  const example = chapter(title);
  let were: Readonly<Record<string, string>> = {};

  test("is made of the files that are listed, and compiles", () => {
    were = before(example);
    expect(example.written.map(({ file }) => file)).toEqual(example.files.map(({ file }) => file));
    copy.apply(example.written);
    compiles();
  });

  test.each(example.files)("$file is missed", ({ file, without }: Listed) => {
    copy.without({ [file]: were[file] ?? "" }, () => {
      expect(complaints()).toContain(without);
    });
  });
});

test("all of it together passes its tests and becomes a save, in both languages", () => {
  passes(copy.test(TESTS));
  passes(copy.outbreak("ledger", GAME));
  builds();
  builds("--language", "pl");
});
