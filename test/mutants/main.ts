import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { build } from "esbuild";
import { among, Mistake, wholeNumber } from "../../src/cli/mistake";
import { GAME_NAMES } from "../../src/games";
import type { Break } from "./breaks";
import { bundled } from "./bundle";
import { drawn, nameOf } from "./drawn";
import { EQUIVALENT } from "./equivalent/equivalent";
import { type Kept, keptIn } from "./kept";
import { figureOf, rateOf, reportOf, type Tried } from "./report";
import { SUBJECT_NAMES, subjectCalled, type SubjectName } from "./subjects";
import { tried } from "./tried";

const FOLDER = resolve(import.meta.dirname, "../../dist/mutants");
const MOST = 1_000_000;

const HELP = `npm run mutants -- [game … | host] [--sample <number>] [--seed <number>] [--file <text>] [--least <per cent>]
                   [--again]

Breaks the rules of a game one at a time and runs its rule tests; of the host, its world and what it offers to scripts, and
runs its own tests and the conformance suite.
  --sample  so many breaks, drawn by the seed; otherwise all there are
  --seed    which are drawn (1)
  --file    only of files whose name holds this text
  --least   fails below this rate
  --again   tries only those anew that lived under the tests of before

What is known is kept in dist/mutants: a run that was broken off goes on where it was.`;

const OPTIONS = {
  sample: { type: "string", default: String(MOST) },
  seed: { type: "string", default: "1" },
  file: { type: "string", default: "" },
  least: { type: "string", default: "0" },
  again: { type: "boolean", default: false },
  help: { type: "boolean", default: false },
} as const;

/** The thread as one file of JavaScript. */
const threadFile = async (): Promise<string> => {
  const outfile = join(FOLDER, "thread.mjs");
  const entryPoints = [join(import.meta.dirname, "thread.ts")];
  await build({ entryPoints, outfile, bundle: true, platform: "node", format: "esm", packages: "external" });
  return outfile;
};

interface Wanted {
  readonly sample: number;
  readonly seed: number;
  readonly file: string;
  readonly again: boolean;
}

const told = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** Breaks called equivalent that nobody can make any more. */
const gone = (game: SubjectName, breaks: readonly Break[]): readonly string[] => {
  const names = new Set(breaks.map(nameOf));
  return EQUIVALENT[game].flatMap(({ breaks: known }) => known).filter((name) => !names.has(name));
};

const resultsIn = (kept: Kept, breaks: readonly Break[]): readonly Tried[] =>
  breaks.flatMap((broken) => {
    const known = kept.of(nameOf(broken));
    return known === "untried" ? [] : [{ broken, verdict: known.verdict }];
  });

/** The rate of one game, told. */
const rateFor = async (game: SubjectName, thread: string, { sample, seed, file, again }: Wanted): Promise<number> => {
  const { code, breaks } = await bundled(subjectCalled(game));
  const armed = join(FOLDER, `${game}.cjs`);
  writeFileSync(armed, code);
  const kept = keptIn(join(FOLDER, `${game}.jsonl`), createHash("sha256").update(code).digest("hex"), again);
  const some = drawn(
    breaks.filter((each) => each.file.includes(file)),
    sample,
    seed,
  );
  for (const name of gone(game, breaks)) told(`${game}: called equivalent, and not there: ${name}`);
  await tried({ thread, armed, breaks, kept }, some, (done) => {
    if (done % 250 === 0) told(`${game}: ${String(done)} of ${String(some.length)}`);
  });
  const results = resultsIn(kept, some);
  told(`${game}: ${String(some.length)} of ${String(breaks.length)} breaks`);
  told(`${reportOf(results, EQUIVALENT[game])}\n`);
  return rateOf(figureOf(results, EQUIVALENT[game]));
};

const run = async (): Promise<number> => {
  const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true });
  if (values.help) {
    process.stdout.write(`${HELP}\n`);
    return 0;
  }
  const games = positionals.length === 0 ? GAME_NAMES : positionals.map((game) => among("game", game, SUBJECT_NAMES));
  const wanted = {
    sample: wholeNumber("sample", values.sample, 1, MOST),
    seed: wholeNumber("seed", values.seed, 0, MOST),
    file: values.file,
    again: values.again,
  };
  const least = wholeNumber("least", values.least, 0, 100);
  mkdirSync(FOLDER, { recursive: true });
  const thread = await threadFile();
  let lowest = 100;
  for (const game of games) lowest = Math.min(lowest, await rateFor(game, thread, wanted));
  return lowest < least ? 1 : 0;
};

try {
  process.exitCode = await run();
} catch (error) {
  if (!(error instanceof Mistake)) throw error;
  process.stderr.write(`mutants: ${error.message}\n`);
  process.exitCode = 2;
}
