import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join, relative, resolve } from "node:path";
import type { Command } from "../../../src/cli/command";
import { Mistake } from "../../../src/cli/mistake";

const PACKAGE = dirname(import.meta.dirname);
const TEMPLATE = join(PACKAGE, "template");

/** What the game is called that the template is made of. */
const SAMPLE = "rock-paper-scissors";

const inCamels = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** npm leaves a file of this name out of every package. */
const UNSHIPPED = "gitignore";

/** A path or text of the template, for a game of this name. */
const renamed = (text: string, name: string): string =>
  text.replaceAll(SAMPLE, name).replaceAll(inCamels(SAMPLE), inCamels(name));

const placeOf = (file: string, name: string): string =>
  join(dirname(file), basename(file) === UNSHIPPED ? `.${UNSHIPPED}` : renamed(basename(file), name));

interface Manifest {
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

const manifestAt = (file: string): Manifest => JSON.parse(readFileSync(file, "utf8")) as Manifest;

/** A package as the project asks for it that this command is called in, or else by its version. */
const askedFor = (name: string, from: string): string => {
  const file = join(from, "package.json");
  const manifest = existsSync(file) ? manifestAt(file) : undefined;
  const spec = manifest?.dependencies?.[name] ?? manifest?.devDependencies?.[name];
  if (spec?.startsWith("file:") === true) return `file:${resolve(from, spec.slice("file:".length))}`;
  if (spec !== undefined) return spec;
  const { version } = manifestAt(createRequire(import.meta.url).resolve(`${name}/package.json`));
  return `^${version}`;
};

const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

const folderAsked = ([name, ...more]: readonly string[]): string => {
  if (name === undefined || more.length > 0) throw new Mistake("what is it called? npx outbreak new my-game");
  if (!NAME.test(name)) throw new Mistake(`"${name}" is no name; small letters, digits and - make one: my-game`);
  if (existsSync(name) && readdirSync(name).length > 0) throw new Mistake(`${name} is there already, and not empty`);
  return name;
};

/** A whole small game, to be changed into one's own. */
export const newCommand: Command = {
  name: "new",
  words: "<name>",
  examples: ["new my-game"],
  options: {},
  run: ({ words }) => {
    const name = folderAsked(words);
    const from = process.cwd();
    const specs = { host: askedFor("@outbreak/host", from), engine: askedFor("@outbreak/engine", from) };
    const files = readdirSync(TEMPLATE, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    for (const { parentPath, name: file } of files) {
      const path = join(parentPath, file);
      const to = join(name, placeOf(relative(TEMPLATE, path), name));
      mkdirSync(dirname(to), { recursive: true });
      const text = renamed(readFileSync(path, "utf8"), name);
      writeFileSync(to, text.replaceAll("%host%", specs.host).replaceAll("%engine%", specs.engine));
    }
    console.log(`${name} is there. Go on with: cd ${name} && npm install && npm test`);
    return Promise.resolve(0);
  },
};
