import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { Mistake } from "../../src/cli/mistake";
import { type Faced, faced } from "./faced";
import { pageOf } from "./page";
import { type PublicTable, TABLES } from "./tables";

const HELP = `npm run world -- <folder> [--clone] [--only <text>] [--json]

Runs public tables by other people on the headless table: presses everything, then drives their set-up on a fresh one.
  <folder>  where their repositories lie, each as owner/name
  --clone   fetches from GitHub those that do not lie there
  --only    the tables whose name or repository holds this text
  --json    all that came of it; otherwise the table of docs/host.md and every fault`;

const OPTIONS = {
  clone: { type: "boolean", default: false },
  only: { type: "string", default: "" },
  json: { type: "boolean", default: false },
  help: { type: "boolean", default: false },
} as const;

const git = (...args: readonly string[]): string =>
  execFileSync("git", args, { encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] }).trim();

/** Where a table's repository lies at the commit that docs tell of; undefined where it does not. */
const checkoutOf = (folder: string, { repository, commit }: PublicTable, clones: boolean): string | undefined => {
  const path = join(folder, repository);
  if (!existsSync(path)) {
    if (!clones) return undefined;
    mkdirSync(dirname(path), { recursive: true });
    git("clone", "--quiet", `https://github.com/${repository}`, path);
    git("-C", path, "checkout", "--quiet", commit);
  }
  const there = git("-C", path, "rev-parse", "HEAD");
  if (there !== commit) process.stderr.write(`${repository} lies there at ${there}, not at ${commit}\n`);
  return path;
};

const main = (): void => {
  const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true });
  const [folder] = positionals;
  if (values.help || folder === undefined) {
    process.stdout.write(`${HELP}\n`);
    return;
  }
  const wanted = TABLES.filter(({ name, repository }) =>
    `${name} ${repository}`.toLowerCase().includes(values.only.toLowerCase()),
  );
  if (wanted.length === 0) throw new Mistake(`no table is called ${values.only}`);
  const all: Faced[] = [];
  for (const table of wanted) {
    const checkout = checkoutOf(resolve(folder), table, values.clone);
    if (checkout === undefined) process.stderr.write(`${table.repository} is not in ${folder}; --clone fetches it\n`);
    else {
      process.stderr.write(`${table.name} …\n`);
      all.push(faced(table, checkout));
    }
  }
  process.stdout.write(`${values.json ? JSON.stringify(all, undefined, 2) : pageOf(all)}\n`);
};

main();
