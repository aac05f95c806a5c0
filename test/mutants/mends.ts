import { spawn } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

/*
 * Takes a mend out again and lets the fuzzer look for the fault: `npx tsx test/mutants/mends.ts [name …]`. Each is done in a
 * copy of the tree below dist/mends; what was found and how it was shrunk lies there too.
 */

interface Edit {
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

interface Mend {
  readonly name: string;
  readonly edits: readonly Edit[];
  /** What `outbreak fuzz` is asked: a small part of the long run. */
  readonly fuzz: readonly string[];
  /** The sort of finding that is this fault. */
  readonly finds: RegExp;
}

const ROOT = resolve(import.meta.dirname, "../..");
const FOLDER = join(ROOT, "dist/mends");

const MENDS: readonly Mend[] = [
  {
    name: "1-reload",
    edits: [
      // An object that is gone is asked, and nobody hears that this went wrong.
      {
        file: "src/table/send.ts",
        from: 'if (holder === "none") return object.isDestroyed() ? undefined : object;',
        to: 'if (holder === "none") return object;',
      },
      {
        file: "src/table/send.ts",
        from: "if (loose !== undefined || object.isDestroyed()) return loose;",
        to: "if (loose !== undefined) return loose;",
      },
      {
        file: "src/table/send.ts",
        from: 'if (!isRight && piece.holder === "none" && !object.isDestroyed()) {',
        to: 'if (!isRight && piece.holder === "none") {',
      },
      {
        file: "src/table/worker.ts",
        from: "if (!isGivenUp) worker.broke(what);",
        to: "if (!isGivenUp) printToAll(what);",
      },
    ],
    fuzz: ["survive-until-daylight", "--gestures", "3000", "--tries", "30"],
    finds: /a script fails|nobody can answer|no rest/,
  },
  {
    name: "2-undo",
    edits: [
      {
        file: "src/kernel/match.ts",
        from: 'while (again.at < at) if (!againInto(again, match)) return "none";',
        to: "for (let left = at - again.at; left > 0; left--) againInto(again, match);",
      },
    ],
    fuzz: ["--inputs", "8000"],
    finds: /an altered match loses answers/,
  },
  {
    // The table's half of the same: an Undo there goes back in breaths, by its own loop.
    name: "2-undo-at-the-table",
    edits: [
      {
        file: "src/table/take-back.ts",
        from: `    while (again.at < at) {
      breathe(AN_INPUT);
      if (!againInto(again, match, inBreaths)) {
        refused(table);
        goOn(table);
        return;
      }
      keepMoment(again);
    }`,
        to: `    for (let left = at - again.at; left > 0; left--) {
      breathe(AN_INPUT);
      againInto(again, match, inBreaths);
      keepMoment(again);
    }`,
      },
    ],
    fuzz: ["dying-light", "--gestures", "600", "--tries", "30"],
    finds: /answers are lost/,
  },
  {
    name: "3-ill-typed",
    edits: [
      { file: "src/kernel/match.ts", from: 'if (!isInput(input)) return against(refuseByKernel("K-ASK"));', to: "" },
    ],
    fuzz: ["--inputs", "8000"],
    finds: /a word that is none is taken/,
  },
  {
    name: "4-deleted",
    edits: [{ file: "src/table/stock.ts", from: 'if (table.stock === "counted") return;', to: "return;" }],
    fuzz: ["dying-light", "--gestures", "120", "--deletes", "--tries", "30"],
    finds: /a piece is not in its place/,
  },
  {
    name: "5-history",
    edits: [
      {
        file: "src/kernel/match.ts",
        from: "match.past[match.at] = lineOf(input, code);",
        to: "match.past = joined(match.past, [lineOf(input, code)]);",
      },
    ],
    fuzz: ["--inputs", "8000"],
    finds: /an answer goes through all that was/,
  },
];

/** A file without its mend. */
const textWithout = (tree: string, { file, from, to }: Edit): string => {
  const text = readFileSync(join(tree, file), "utf8");
  if (text.split(from).length !== 2) throw new Error(`${file}: "${from}" does not stand there once any more`);
  return text.replace(from, () => to);
};

const COPIED = [
  "src",
  "build",
  "objects",
  "assets",
  "bin",
  "package.json",
  "package-lock.json",
  "tsconfig.json",
  "tstl.json",
];

const treeWithout = ({ name, edits }: Mend): string => {
  const tree = join(FOLDER, name);
  rmSync(tree, { recursive: true, force: true });
  mkdirSync(join(tree, "dist"), { recursive: true });
  for (const each of COPIED) cpSync(join(ROOT, each), join(tree, each), { recursive: true });
  if (existsSync(join(ROOT, "dist/cache")))
    cpSync(join(ROOT, "dist/cache"), join(tree, "dist/cache"), { recursive: true });
  symlinkSync(join(ROOT, "node_modules"), join(tree, "node_modules"));
  for (const edit of edits) writeFileSync(join(tree, edit.file), textWithout(tree, edit));
  return tree;
};

const ran = (tree: string, args: readonly string[]): Promise<string> =>
  new Promise((resolves) => {
    const child = spawn(process.execPath, ["bin/outbreak.mjs", "fuzz", ...args, "--workers", "1"], { cwd: tree });
    let out = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (said: Buffer) => (out += said.toString()));
    child.on("close", () => {
      resolves(out);
    });
  });

// What one of them cannot take out is told before any is tried: that takes hours.
for (const { edits } of MENDS) for (const edit of edits) textWithout(ROOT, edit);

const wanted = process.argv.slice(2);
let missed = 0;
for (const mend of MENDS.filter(({ name }) => wanted.length === 0 || wanted.some((word) => name.startsWith(word)))) {
  const tree = treeWithout(mend);
  const began = performance.now();
  const out = await ran(tree, mend.fuzz);
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  const isFound = mend.finds.test(out);
  if (!isFound) missed++;
  const files = existsSync(join(tree, "dist/fuzz")) ? readdirSync(join(tree, "dist/fuzz")) : [];
  process.stdout.write(
    `${mend.name}: ${isFound ? "found" : "NOT FOUND"} by fuzz ${mend.fuzz.join(" ")} in ${seconds} s\n${out}\n${files.join("\n")}\n`,
  );
}
process.exitCode = missed === 0 ? 0 : 1;
