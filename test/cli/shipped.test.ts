import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";

const ROOT = resolve(import.meta.dirname, "../..");

const jsonOf = (file: string): unknown => JSON.parse(readFileSync(resolve(ROOT, file), "utf8"));

interface Locked {
  readonly version: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly cpu?: readonly string[];
}

/** Binaries are made for each system, and stand for one. */
const nameOf = (path: string, { cpu }: Locked): string => {
  const name = path.split("node_modules/").at(-1) ?? "";
  return cpu === undefined ? name : `${name.split("/")[0] ?? ""}/*`;
};

const locked = (): readonly string[] => {
  const { packages } = jsonOf("package-lock.json") as { packages: Readonly<Record<string, Locked>> };
  const shipped = Object.entries(packages).filter(([path, { dev }]) => path !== "" && dev !== true);
  return [
    ...new Set(shipped.map(([path, is]) => [nameOf(path, is), is.version, is.license ?? "none"].join(" "))),
  ].sort();
};

const listed = (): readonly string[] => {
  const lines = readFileSync(resolve(ROOT, "docs/shipped.md"), "utf8").split("\n");
  const rows = lines.filter((line) => line.startsWith("|")).slice(2);
  return rows
    .map((row) =>
      row
        .split("|")
        .slice(1, 4)
        .map((cell) => cell.trim())
        .join(" "),
    )
    .sort();
};

test("what is shipped is what docs/shipped.md lists, with exact version and licence", () => {
  expect(locked()).toEqual(listed());
});

test("all of it may be shipped", () => {
  for (const each of locked()) expect(each).toMatch(/ (MIT|ISC|BSD-[23]-Clause|0BSD|Apache-2\.0)$/);
});

test("every package is asked for by its exact version", () => {
  const { dependencies, devDependencies, optionalDependencies } = jsonOf("package.json") as Record<string, object>;
  for (const version of Object.values({ ...dependencies, ...devDependencies, ...optionalDependencies }))
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
});

const PATIENCE = 60_000;

/** What `npm audit` says; nothing where nobody answers it. */
const audited = (): Promise<string> =>
  new Promise((answers) => {
    const args = ["audit", "--omit=dev", "--audit-level=high", "--json"];
    execFile("npm", args, { cwd: ROOT, timeout: PATIENCE, shell: process.platform === "win32" }, (_code, out) => {
      answers(out);
    });
  });

interface Audit {
  readonly metadata?: { readonly vulnerabilities: { readonly high: number; readonly critical: number } };
}

const parsed = (text: string): Audit => {
  try {
    return JSON.parse(text) as Audit;
  } catch {
    return {};
  }
};

test("nothing that is shipped is known to be harmful, where the registry answers", async ({ skip }) => {
  const text = await audited();
  const { metadata } = parsed(text);
  if (metadata === undefined) skip("the registry answers no npm audit");
  expect(metadata?.vulnerabilities, text).toMatchObject({ high: 0, critical: 0 });
});
