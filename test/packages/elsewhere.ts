import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const ROOT = resolve(import.meta.dirname, "../..");

/** A folder of its own outside the project. */
export const emptyFolder = (): string => mkdtempSync(join(tmpdir(), "outbreak-packages-"));

/** What lies in a folder, without what is installed there. */
export const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => !file.includes("node_modules/") && statSync(join(folder, file)).isFile());

export const sizeOf = (folder: string): number =>
  filesIn(folder).reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);

/** What npm has set for the run of these tests must not reach the npm that they start. */
const env = (): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(npm_|vitest)/i.test(name))),
  NODE_ENV: "development",
  NO_COLOR: "1",
  CI: "true",
});

const isWindows = process.platform === "win32";

/** What came of a command in a folder. */
export interface Ended {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

export const inFolder = (cwd: string, command: string, ...args: readonly string[]): Ended => {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, env: env(), encoding: "utf8", shell: isWindows });
  return { code: status ?? -1, out: stdout, err: stderr };
};

/** `npm pack` of a package of this repository; the tarball. */
export const packed = (name: string, into: string): string => {
  const cwd = join(ROOT, "packages", name);
  execFileSync("npm", ["pack", "--pack-destination", into], { cwd, env: env(), stdio: "pipe", shell: isWindows });
  const tarball = readdirSync(into).find((file) => file.startsWith(`outbreak-${name}-`) && file.endsWith(".tgz"));
  if (tarball === undefined) throw new Error(`npm pack made no tarball of ${name}`);
  return join(into, tarball);
};

const UNREACHED = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH/;

/** Installs tarballs, and what they need from the registry. Why not, where that cannot be reached; empty if it is done. */
export const installed = (folder: string, tarballs: readonly string[]): string => {
  const quiet = ["--no-audit", "--no-fund", "--prefer-offline", "--fetch-retries=1"];
  const { code, err } = inFolder(folder, "npm", "install", "--save-dev", ...quiet, ...tarballs);
  if (code === 0) return "";
  if (UNREACHED.test(err)) return "the npm registry cannot be reached";
  throw new Error(err);
};
