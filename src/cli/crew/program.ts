import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { writeAtomically } from "../../../build/atomic";

const ROOT = resolve(import.meta.dirname, "../../..");
const FILE = join(ROOT, "dist/cache/worker.mjs");

/** A crew's code as one file of JavaScript: a thread that had to compile TypeScript would take a second to begin. */
interface Program {
  readonly file: string;
  /** The same wherever the sources are the same. */
  readonly version: string;
}

const versionNow = (): string => {
  const hash = createHash("sha256");
  const sources = readdirSync(join(ROOT, "src"), { recursive: true, encoding: "utf8" });
  for (const file of ["../package-lock.json", ...sources.filter((each) => each.endsWith(".ts")).sort()]) {
    hash.update(file.replaceAll("\\", "/")).update("\0");
    hash.update(readFileSync(join(ROOT, "src", file))).update("\0");
  }
  return hash.digest("hex");
};

const lastLine = (version: string): string => `// ${version}\n`;

const bundled = async (): Promise<string> => {
  const { build } = await import("esbuild");
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, "worker.ts")],
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20",
    packages: "external",
    write: false,
    logLevel: "silent",
  });
  return outputFiles[0]?.text ?? "";
};

/** Made anew when any source has changed. */
export const program = async (): Promise<Program> => {
  const version = versionNow();
  if (!existsSync(FILE) || !readFileSync(FILE, "utf8").endsWith(lastLine(version)))
    writeAtomically(FILE, Buffer.from(`${await bundled()}${lastLine(version)}`));
  return { file: FILE, version };
};
