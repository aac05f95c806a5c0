import { createHash } from "node:crypto";
import {
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { join } from "node:path";

/*
 * The commands as JavaScript. Compiling TypeScript at each start took more than a second and 300 MB; bundled once for each
 * state of the sources, a start takes a tenth of both. Every file that is hashed here may become a part of it.
 */

const ENTRIES = {
  main: "src/cli/main.ts",
  worker: "src/cli/crew/worker.ts",
  room: "src/cli/sharing/worker.ts",
  alone: "src/cli/bench/alone.ts",
};
const SETTINGS = ["package.json", "package-lock.json", "tsconfig.json", "bin/program.mjs"];
const FOLDERS = ["src", "build", "objects", "assets"];
const SOURCE = /\.tsx?$/;

const sourcesIn = (root) =>
  FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((file) => SOURCE.test(file))
      .map((file) => `${folder}/${file.replaceAll("\\", "/")}`)
      .sort(),
  );

/** Read piece by piece into one place: a thousand files held at once are half of what a command may take. */
const hashFile = (hash, path, piece) => {
  const file = openSync(path);
  try {
    for (let read = readSync(file, piece); read > 0; read = readSync(file, piece)) hash.update(piece.subarray(0, read));
  } finally {
    closeSync(file);
  }
};

/** The same wherever the sources are the same. */
export const versionOf = (root) => {
  const hash = createHash("sha256");
  const piece = Buffer.alloc(1 << 16);
  for (const file of [...SETTINGS, ...sourcesIn(root)]) {
    hash.update(file).update("\0");
    hashFile(hash, join(root, file), piece);
    hash.update("\0");
  }
  return hash.digest("hex");
};

const bundledInto = async (root, folder) => {
  const { build } = await import("esbuild");
  await build({
    absWorkingDir: root,
    entryPoints: ENTRIES,
    outdir: folder,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    splitting: true,
    platform: "node",
    format: "esm",
    target: "node20",
    packages: "external",
    sourcemap: true,
    sourcesContent: false,
    logLevel: "silent",
  });
};

/** Of earlier states so many are kept: a command that began with one may still run. */
const KEPT = 4;

const forgotten = (folder) => {
  const all = readdirSync(folder).filter((name) => /^[0-9a-f]{64}$/.test(name));
  const aged = all.map((name) => ({ name, at: statSync(join(folder, name)).mtimeMs })).sort((a, b) => b.at - a.at);
  for (const { name } of aged.slice(KEPT)) rmSync(join(folder, name), { recursive: true, force: true });
};

const placed = (from, to) => {
  try {
    renameSync(from, to);
  } catch (error) {
    // Another start was quicker, with the same.
    if (!existsSync(to)) throw error;
  }
};

/** Made beside its place and renamed: two starts at once do not meet, and what is there is whole. */
const made = async (root, into, folder) => {
  mkdirSync(into, { recursive: true });
  const beside = mkdtempSync(join(into, "making-"));
  try {
    await bundledInto(root, beside);
    placed(beside, folder);
  } finally {
    rmSync(beside, { recursive: true, force: true });
  }
  forgotten(into);
};

/** Where the program lies that the sources below this folder make, and what tells it from any other. */
export const program = async (root) => {
  const version = versionOf(root);
  const into = join(root, "dist/cache/program");
  const folder = join(into, version);
  if (!existsSync(folder)) await made(root, into, folder);
  return { folder, version };
};
