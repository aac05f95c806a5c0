import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join, relative } from "node:path";
import { writeAtomically } from "./atomic";
import { failOnAny } from "./failure";
import { fromRoot } from "./from-root";
import { reachedFrom } from "./reached";
import { ROOT } from "./root";
import type { Bundle, Plan, Stage, Work } from "./stage";

/*
 * Compiling takes most of a build, and most builds change nothing of most scripts. So the Lua of each is kept with the
 * key of all it was made of: its own files, the declarations that every file sees, the settings, and this build itself.
 */

const declarations = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".d.ts"))
    .sort()
    .map((file) => join(folder, file));

/** As a package this build is told by its version alone. */
const LOCK = [join(ROOT, "package-lock.json"), join(ROOT, "package.json")].find((file) => existsSync(file)) ?? "";
const SETTINGS = [join(ROOT, "tstl.json"), join(ROOT, "tsconfig.json"), LOCK];

/** What all scripts of a plan depend on. */
const shared = ({ root, tstlConfig }: Plan): string => {
  const hash = createHash("sha256");
  const itself = reachedFrom(join(ROOT, "build/scripts.ts")).keys();
  const files = [...SETTINGS, tstlConfig, ...itself, ...declarations(join(root, "src"))];
  for (const file of files) hash.update(relative(ROOT, file)).update("\0").update(readFileSync(file)).update("\0");
  return hash.digest("hex");
};

/** A script, and what tells whether its Lua is still what it was. */
interface Keyed {
  readonly script: string;
  readonly key: string;
  readonly sources: ReadonlySet<string>;
}

const keyed =
  ({ root }: Plan, same: string) =>
  (script: string): Keyed => {
    const texts = reachedFrom(script);
    const hash = createHash("sha256").update(same);
    for (const [file, text] of texts) hash.update(fromRoot(root, file)).update("\0").update(text).update("\0");
    return { script, key: hash.digest("hex"), sources: new Set([...texts.keys()].map((file) => fromRoot(root, file))) };
  };

/** A file for each script: a line with its key, then the bundle. */
const keptFile = ({ cache }: Plan, script: string): string => join(cache, "scripts", `${basename(script, ".ts")}.json`);

const kept = (plan: Plan, { script, key }: Keyed): Bundle | undefined => {
  const file = keptFile(plan, script);
  const text = existsSync(file) ? readFileSync(file, "utf8") : "";
  return text.startsWith(`${key}\n`) ? (JSON.parse(text.slice(key.length + 1)) as Bundle) : undefined;
};

/** What was compiled and is not in the key would be kept too long. */
const unforeseen = ({ modules }: Work, all: readonly Keyed[]): string[] =>
  modules
    .flatMap(({ map }) => (map === "none" ? [] : map.sources))
    .filter((source) => source !== null && !all.some(({ sources }) => sources.has(source)))
    .map((source) => `${String(source)}: was compiled, and nobody knows why (build/reached.ts)`);

const made = async (work: Work, changed: readonly Keyed[]): Promise<Work> => {
  const [{ compile }, { thin }, { bundle }, { wrongInLua }] = await Promise.all([
    import("./compile"),
    import("./thin"),
    import("./bundle"),
    import("./check/lua"),
  ]);
  const compiled = await compile.run({ ...work, scripts: changed.map(({ script }) => script) });
  failOnAny(unforeseen(compiled, changed));
  const whole = await bundle.run(await thin.run(compiled));
  failOnAny(whole.bundles.flatMap(wrongInLua));
  for (const [i, { script, key }] of changed.entries())
    writeAtomically(keptFile(work, script), Buffer.from(`${key}\n${JSON.stringify(whole.bundles[i])}`));
  return whole;
};

const run = async (work: Work): Promise<Work> => {
  const all = work.scripts.map(keyed(work, shared(work)));
  const found = all.map((each) => kept(work, each));
  const changed = all.filter((_, i) => found[i] === undefined);
  if (changed.length === 0) return { ...work, bundles: found.filter((each) => each !== undefined) };
  const { modules, bundles } = await made(work, changed);
  const anew = new Map(changed.map(({ script }, i) => [script, bundles[i]]));
  const whole = all.map(({ script }, i) => found[i] ?? anew.get(script)).filter((each) => each !== undefined);
  return { ...work, modules, bundles: whole };
};

const told = ({ name, lua }: Bundle): string => `${name} ${String(Math.ceil(Buffer.byteLength(lua) / 1024))} KB`;

/** Every script as one Lua text that is fit for the game. */
export const scripts: Stage = {
  name: "scripts",
  run,
  result: ({ modules, bundles }) =>
    `${bundles.map(told).join(", ")}; ${modules.length === 0 ? "as they were" : `${String(modules.length)} modules compiled`}`,
};
