import { readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { GAME_NAMES, type GameName } from "../../src/games";

const ROOT = resolve(import.meta.dirname, "../..");

/** What is broken, and the tests that are to notice. */
export interface Subject {
  /** Files are told from here on. */
  readonly folder: string;
  readonly files: readonly string[];
  readonly tests: readonly string[];
}

export type SubjectName = GameName | "host";

export const SUBJECT_NAMES: readonly SubjectName[] = [...GAME_NAMES, "host"];

/** Played at random or by bots: they tell that something broke, not what a rule says, and take long about it. */
const PLAYED = ["bots.test.ts", "every-game.test.ts", "bitter-end.test.ts", "at-rest.test.ts"];

const typescriptIn = (folder: string, recursive = false): readonly string[] =>
  readdirSync(join(ROOT, folder), { recursive, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".ts"))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();

const isTest = (file: string): boolean => file.endsWith(".test.ts");

const ofGame = (game: GameName): Subject => {
  const folder = `src/games/${game}`;
  return {
    folder: join(ROOT, folder),
    files: [join(ROOT, folder, "evolve.ts"), ...typescriptIn(`${folder}/rules`)],
    tests: typescriptIn(`test/games/${game}`).filter(
      (file) => isTest(file) && !PLAYED.some((played) => file.endsWith(played)),
    ),
  };
};

/** Of the tests of what runs a script, those on a table; others pass nothing that is broken here, and some need a process. */
const ON_A_TABLE = ["color", "letting-go", "library", "vector", "vm"].map((name) =>
  join(ROOT, `test/host/vm/${name}.test.ts`),
);

/** The simulated table: its world and what it offers to scripts, held by its own tests and by the conformance suite. */
const HOST: Subject = {
  folder: join(ROOT, "src/host"),
  files: [...typescriptIn("src/host/world", true), ...typescriptIn("src/host/api", true)],
  tests: [
    join(ROOT, "test/conformance/conformance.test.ts"),
    ...["api", "world", "gestures"].flatMap((part) => typescriptIn(`test/host/${part}`, true)).filter(isTest),
    ...ON_A_TABLE,
    ...typescriptIn("test/host").filter(isTest),
  ],
};

export const subjectCalled = (name: SubjectName): Subject => (name === "host" ? HOST : ofGame(name));
