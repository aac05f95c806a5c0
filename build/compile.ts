import { existsSync } from "node:fs";
import { dirname, resolve } from "node:path";
import type { EncodedSourceMap } from "@jridgewell/trace-mapping";
import ts from "typescript";
import { parseConfigFileWithSystem, Transpiler } from "typescript-to-lua";
import { engineInLua, hostWithEngine } from "./as-package";
import { failOnAny } from "./failure";
import { fromRoot } from "./from-root";
import type { Module, Stage, Work } from "./stage";

const diagnosticLine =
  (root: string) =>
  ({ file, start, messageText, code }: ts.Diagnostic): string => {
    const text = ts.flattenDiagnosticMessageText(messageText, " ");
    if (file === undefined) return `${text} (${String(code)})`;
    const { line, character } = file.getLineAndCharacterOfPosition(start ?? 0);
    const at = `${fromRoot(root, file.fileName)}:${String(line + 1)}:${String(character + 1)}`;
    return `${at}: ${text} (${String(code)})`;
  };

/** The map's sources as paths from the project's root, so that they are the same on every machine. */
const rooted = (text: string, mapFile: string, root: string): EncodedSourceMap => {
  const map = JSON.parse(text) as EncodedSourceMap;
  const sources = map.sources.map((source) => fromRoot(root, resolve(dirname(mapFile), source ?? "")));
  return { version: 3, names: [], sources, mappings: map.mappings };
};

const modulesOf = (emitted: ReadonlyMap<string, string>, outDir: string, root: string): Module[] => {
  const modules: Module[] = [];
  for (const [file, lua] of emitted) {
    if (!file.endsWith(".lua")) continue;
    const map = emitted.get(`${file}.map`);
    const name = fromRoot(outDir, file).slice(0, -".lua".length).replaceAll("/", ".");
    modules.push({ name, lua, map: map === undefined ? "none" : rooted(map, `${file}.map`, root) });
  }
  return modules.sort((a, b) => (a.name < b.name ? -1 : 1));
};

/** TypeScriptToLua writes its output even when it reports errors, so any diagnostic is the end. */
const compiled = (work: Work): Work => {
  failOnAny(work.scripts.filter((script) => !existsSync(script)).map((script) => `${script}: there is no such file`));
  const config = parseConfigFileWithSystem(work.tstlConfig);
  failOnAny(config.errors.map(diagnosticLine(work.root)));
  const outDir = resolve(work.cache, "lua");
  const emitted = new Map<string, string>();
  const declarations = config.fileNames.filter((file) => file.endsWith(".d.ts"));
  const rootDir = work.luaRoot ?? config.options.rootDir ?? work.root;
  const own = { rootDir, outDir, sourceMap: true, noEmitOnError: true };
  const options = { ...config.options, ...own } as ts.CompilerOptions;
  const program = ts.createProgram([...work.scripts, ...declarations], options, hostWithEngine(options));
  const { diagnostics } = new Transpiler().emit({
    program,
    plugins: [engineInLua],
    writeFile: (file, text) => emitted.set(resolve(file), text),
  });
  const all = ts.sortAndDeduplicateDiagnostics([...ts.getPreEmitDiagnostics(program), ...diagnostics]);
  failOnAny(all.map(diagnosticLine(work.root)));
  return { ...work, modules: modulesOf(emitted, outDir, work.root) };
};

export const compile: Stage = {
  name: "compile",
  run: compiled,
  result: ({ modules }) => `${String(modules.length)} modules`,
};
