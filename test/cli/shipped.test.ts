import { execFile } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
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

const { packages } = jsonOf("package-lock.json") as { packages: Readonly<Record<string, Locked>> };

const locked = (): readonly string[] => {
  const shipped = Object.entries(packages).filter(([path, { dev }]) => path !== "" && dev !== true);
  return [
    ...new Set(shipped.map(([path, is]) => [nameOf(path, is), is.version, is.license ?? "none"].join(" "))),
  ].sort();
};

/** A package as it is locked, whoever asks for it. */
const lockedAs = (name: string): string => {
  const { version, license } = packages[`node_modules/${name}`] ?? { version: "none" };
  return [name, version, license ?? "none"].join(" ");
};

/** Package, version and licence of each row below a heading of docs/shipped.md. */
const listed = (heading: string): readonly string[] => {
  const [, section = ""] = readFileSync(resolve(ROOT, "docs/shipped.md"), "utf8").split(`## ${heading}\n`);
  const [own = ""] = section.split("\n## ");
  const rows = own.split("\n").filter((line) => line.startsWith("|"));
  return rows
    .slice(2)
    .map((row) =>
      row
        .split("|")
        .slice(1, 4)
        .map((cell) => cell.trim())
        .join(" "),
    )
    .sort();
};

test("what is installed is what docs/shipped.md lists, with exact version and licence", () => {
  expect(locked()).toEqual(listed("What is installed"));
});

/** Of what the page is made, and whatever that imports from elsewhere. */
const PAGE = ["src/page", "src/host", "src/kernel", "src/games", "src/tts", "src/table"];
const ELSEWHERE = /(?:^|\s)(?:from|import) ?\(?"(@[\w.-]+\/[\w.-]+|[a-z][\w.-]*)(?:\/[^":]*)?"/gm;
/** luabundle's own lines and the library of TypeScriptToLua are in every script that the build makes. */
const IN_SAVES = ["luabundle", "typescript-to-lua"];

const importedByPage = (): readonly string[] => {
  const names = new Set<string>();
  for (const folder of PAGE)
    for (const file of readdirSync(resolve(ROOT, folder), { recursive: true, encoding: "utf8" })) {
      if (!/\.tsx?$/.test(file)) continue;
      const text = readFileSync(resolve(ROOT, folder, file), "utf8");
      for (const [, name = ""] of text.matchAll(ELSEWHERE)) names.add(name);
    }
  return [...names];
};

test("what the page and the saves carry along is listed too", () => {
  expect([...importedByPage(), ...IN_SAVES].sort().map(lockedAs)).toEqual(listed("What is carried along"));
});

test("what the packages ask for is listed, in the version that is locked here", () => {
  const asked = new Set<string>();
  for (const name of ["host", "engine"]) {
    const { dependencies } = jsonOf(`packages/${name}/package.json`) as { dependencies: Record<string, string> };
    for (const [each, version] of Object.entries(dependencies)) {
      if (each.startsWith("@outbreak/")) continue;
      asked.add(each);
      expect(lockedAs(each)).toContain(` ${version} `);
    }
  }
  expect([...asked].sort().map(lockedAs)).toEqual(listed("What the packages ask for"));
});

const MAY_BE_SHIPPED = / (MIT|ISC|BSD-[23]-Clause|0BSD|Apache-2\.0)$/;

test("all of it may be shipped", () => {
  for (const each of [...locked(), ...listed("What is carried along")]) expect(each).toMatch(MAY_BE_SHIPPED);
  const asked = listed("What the packages ask for").filter((each) => !MAY_BE_SHIPPED.test(each));
  expect(asked).toEqual(["@resvg/resvg-js 2.6.2 MPL-2.0"]);
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
