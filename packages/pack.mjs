/*
 * Makes the files of a package before `npm pack` puts them into a tarball: its sources bundled, its declarations, and what
 * goes with it. `npm pack` in a package's folder calls it.
 */
import { execFileSync } from "node:child_process";
import { copyFileSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { build } from "esbuild";
import ts from "typescript";

const ROOT = dirname(import.meta.dirname);

const bundled = (folder, entries) =>
  build({
    absWorkingDir: ROOT,
    entryPoints: entries.map((name) => join(folder, "src", `${name}.ts`)),
    outdir: join(folder, "dist"),
    bundle: true,
    splitting: true,
    platform: "node",
    format: "esm",
    target: "node20",
    packages: "external",
    chunkNames: "parts/[name]-[hash]",
    // The root's package.json tells of `#fengari`, this one's does not.
    alias: { "#fengari": join(ROOT, "src/host/vm/fengari/on-node.ts") },
    logLevel: "warning",
  });

const sourceOf = (from, name) => {
  const file = resolve(dirname(from), name);
  const found = [`${file}.ts`, file].find((each) => existsSync(each));
  if (found === undefined) throw new Error(`${from} imports ${name}, which is not there`);
  return found;
};

const IMPORT = /(?:from|import\() ?"(\.[^"]+)"|import "(\.[^"]+)"/g;

/** The declarations of these files and of all that these speak of: each file says its types itself. */
const declared = (folder, entries) => {
  const left = entries.map((name) => join(folder, "src", `${name}.ts`));
  const done = new Set();
  for (let file = left.pop(); file !== undefined; file = left.pop()) {
    if (done.has(file)) continue;
    done.add(file);
    const { outputText, diagnostics = [] } = ts.transpileDeclaration(readFileSync(file, "utf8"), {
      fileName: file,
      compilerOptions: { strict: true, verbatimModuleSyntax: true, stripInternal: true },
      reportDiagnostics: true,
    });
    for (const { messageText } of diagnostics)
      throw new Error(`${file}: ${ts.flattenDiagnosticMessageText(messageText, " ")}`);
    const to = join(folder, "dist/types", relative(ROOT, file).replace(/\.ts$/, ".d.ts"));
    mkdirSync(dirname(to), { recursive: true });
    writeFileSync(
      to,
      outputText.replace(IMPORT, (whole, name, bare) => whole.replace(name ?? bare, `${name ?? bare}.js`)),
    );
    for (const [, name, bare] of outputText.matchAll(IMPORT)) left.push(sourceOf(file, name ?? bare));
  }
};

const outbreak = (...args) =>
  execFileSync(process.execPath, [join(ROOT, "bin/outbreak.mjs"), ...args], {
    cwd: ROOT,
    encoding: "utf8",
    maxBuffer: 1 << 26,
  });

const host = async (folder) => {
  const entries = ["index", "vitest", "commands"];
  await bundled(folder, entries);
  declared(folder, entries);
  writeFileSync(join(folder, "dist/coverage.md"), outbreak("host", "--coverage"));
  writeFileSync(join(folder, "dist/coverage.json"), outbreak("host", "--coverage", "--json"));
};

/*
 * The engine is TypeScript for whoever takes it: what becomes Lua has to be. It keeps its places, so that what is imported
 * there is found, and a game of its own names it by the doors of the package.
 */

const filesIn = (folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();

/** The files that a text imports, the last first. */
const importsIn = (text) =>
  ts
    .preProcessFile(text)
    .importedFiles.filter(({ fileName }) => fileName.startsWith("."))
    .sort((a, b) => b.pos - a.pos);

/** These files and all that they import. */
const reachedFrom = (files) => {
  const reached = new Set(files);
  for (const file of reached)
    for (const { fileName } of importsIn(readFileSync(file, "utf8"))) reached.add(sourceOf(file, fileName));
  return [...reached];
};

const ENGINE = [
  ...filesIn("src/kernel"),
  ...filesIn("src/tts"),
  ...filesIn("assets/drawing").filter((file) => !/icon/.test(file)),
  ...["src/table/controller.ts", "build/scripts.ts", "objects/model.ts"].map((file) => join(ROOT, file)),
  ...["given.ts", "every-game.ts"].map((file) => join(ROOT, "test/support", file)),
  ...["in-game.ts", "project.ts"].map((file) => join(ROOT, "packages/engine/src", file)),
];

/** No game, no host: nothing of these is in an engine. */
const FOREIGN = /^src\/(games|host|page)\//;

const jsonOf = (file) => ts.parseConfigFileTextToJson(file, readFileSync(join(ROOT, file), "utf8")).config;
const writeJson = (file, value) => writeFileSync(file, `${JSON.stringify(value, undefined, 2)}\n`);

const SAMPLE = "rock-paper-scissors";
const SAMPLE_FOLDER = join(ROOT, "test/guide", SAMPLE);

/** Where a file of the guide's game lies in a project that has no other. */
const ROOMS = [
  [`src/games/${SAMPLE}/`, "src/"],
  ["src/scripts/", "script/"],
  [`objects/${SAMPLE}/`, "objects/"],
  [`assets/${SAMPLE}/`, "assets/"],
  [`test/games/${SAMPLE}/`, "test/"],
];

/** The doors of the engine's package. */
const DOORS = [
  ["src/kernel/", "kernel/"],
  ["src/table/", "table/"],
  ["src/tts/", "tts/"],
  ["assets/drawing/", "drawing/"],
  ["objects/", "objects/"],
  ["build/", "build/"],
  ["test/support/", "testing/"],
];

const inOneOf = (places, file) => {
  const [from, to] = places.find(([start]) => file.startsWith(start)) ?? [];
  return from === undefined ? undefined : to + file.slice(from.length);
};

const relativeTo = (file, other) => {
  const path = relative(dirname(file), other).replaceAll("\\", "/");
  return path.startsWith(".") ? path : `./${path}`;
};

/** A file of the guide's game as a project of its own has it. */
const asProject = (file) => {
  const at = relative(SAMPLE_FOLDER, file).replaceAll("\\", "/");
  const to = inOneOf(ROOMS, at);
  if (to === undefined) throw new Error(`${file}: has no place in a project of its own`);
  let text = readFileSync(file, "utf8");
  for (const { fileName, pos } of importsIn(text)) {
    const meant = join(dirname(at), fileName).replaceAll("\\", "/");
    const own = inOneOf(ROOMS, meant);
    const door = inOneOf(DOORS, meant);
    if (own === undefined && door === undefined) throw new Error(`${file} imports ${fileName}, which no package has`);
    const name = own === undefined ? `@outbreak/engine/${door}` : relativeTo(to, own);
    text = `${text.slice(0, pos)}"${name}"${text.slice(pos + fileName.length + 2)}`;
  }
  return { to, text };
};

const engine = async (folder) => {
  const dist = join(folder, "dist");
  for (const file of reachedFrom(ENGINE)) {
    const path = relative(ROOT, file).replaceAll("\\", "/");
    if (FOREIGN.test(path)) throw new Error(`the engine would take ${path} along`);
    mkdirSync(dirname(join(dist, path)), { recursive: true });
    copyFileSync(file, join(dist, path));
  }
  const {
    rootDirs: _,
    incremental: __,
    tsBuildInfoFile: ___,
    ...compilerOptions
  } = jsonOf("tsconfig.json").compilerOptions;
  writeJson(join(dist, "tsconfig.json"), { compilerOptions: { ...compilerOptions, types: ["node"] } });
  writeJson(join(dist, "tstl.json"), { ...jsonOf("tstl.json"), files: [], include: ["src/tts"] });
  copyFileSync(join(folder, "package.json"), join(dist, "package.json"));
  await bundled(folder, ["commands"]);
  const template = join(folder, "template");
  rmSync(template, { recursive: true, force: true });
  cpSync(join(folder, "beginning"), template, { recursive: true });
  for (const file of filesIn(`test/guide/${SAMPLE}`)) {
    const { to, text } = asProject(file);
    mkdirSync(dirname(join(template, to)), { recursive: true });
    writeFileSync(join(template, to), text);
  }
};

const PACKAGES = { host, engine };

const [, , name] = process.argv;
const make = PACKAGES[name];
if (make === undefined) throw new Error(`there is no package ${name}; there are ${Object.keys(PACKAGES).join(", ")}`);
const folder = join(ROOT, "packages", name);
rmSync(join(folder, "dist"), { recursive: true, force: true });
await make(folder);
copyFileSync(join(ROOT, "LICENSE"), join(folder, "LICENSE"));
