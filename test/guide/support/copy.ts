import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { ROOT } from "../../../build/root";
import { done, type Written } from "./guide";

/** A copy of the project with only what a game is made, built and tested with; its packages are linked. */

const COPIED = [
  "src",
  "objects",
  "assets",
  "build",
  "bin",
  "test/support",
  "test/parity/lua",
  "package.json",
  "package-lock.json",
  "tsconfig.json",
  "tstl.json",
  "vitest.config.ts",
];

/** What came of a command. */
export interface Ran {
  readonly ok: boolean;
  readonly says: string;
}

export class Copy {
  readonly root = mkdtempSync(join(tmpdir(), "outbreak-guide-"));

  constructor() {
    for (const path of COPIED) cpSync(join(ROOT, path), join(this.root, path), { recursive: true });
    symlinkSync(join(ROOT, "node_modules"), join(this.root, "node_modules"));
  }

  /** Lays everything below a folder into it. */
  add(folder: string): void {
    cpSync(folder, this.root, { recursive: true });
  }

  path(file: string): string {
    return join(this.root, file);
  }

  read(file: string): string {
    return existsSync(this.path(file)) ? readFileSync(this.path(file), "utf8") : "";
  }

  /** Without a text it is gone. */
  write(file: string, text: string): void {
    if (text === "") rmSync(this.path(file), { force: true });
    else {
      mkdirSync(dirname(this.path(file)), { recursive: true });
      writeFileSync(this.path(file), text);
    }
  }

  apply(written: readonly Written[]): void {
    for (const each of written) this.write(each.file, done(each, this.read(each.file)));
  }

  /** Does something with these files as they were, and puts them back. */
  without<T>(files: Readonly<Record<string, string>>, act: () => T): T {
    const now = Object.keys(files).map((file) => [file, this.read(file)] as const);
    for (const [file, text] of Object.entries(files)) this.write(file, text);
    try {
      return act();
    } finally {
      for (const [file, text] of now) this.write(file, text);
    }
  }

  #run(...words: readonly string[]): Ran {
    const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(VITEST|NODE_ENV)/.test(name)));
    const { status, stdout, stderr } = spawnSync(process.execPath, words, { cwd: this.root, encoding: "utf8", env });
    return { ok: status === 0, says: stdout + stderr };
  }

  outbreak(...words: readonly string[]): Ran {
    return this.#run("bin/outbreak.mjs", ...words);
  }

  /** Runs the tests below a folder, without its tables. */
  test(folder: string): Ran {
    return this.#run("node_modules/vitest/vitest.mjs", "run", "--project", "rules", folder);
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }
}
