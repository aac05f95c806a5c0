import { createHash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import type { LuaVm } from "./lua-vm";
import { CALL_ENDS, calledIn, canRun, ended } from "./process";

const ROOT = resolve(import.meta.dirname, "../../..");
const PROJECT = join(ROOT, "test/moonsharp");
const OUT = join(ROOT, "dist/moonsharp");

const folderNow = (): string => {
  const hash = createHash("sha256");
  for (const file of ["Runner.csproj", "Program.cs"]) hash.update(readFileSync(join(PROJECT, file)));
  return join(OUT, hash.digest("hex").slice(0, 12));
};

/** Built beside its place and renamed: two runs at once do not meet. */
const builtIn = (folder: string): string => {
  mkdirSync(OUT, { recursive: true });
  const beside = mkdtempSync(join(OUT, "building-"));
  try {
    const quiet = ["--nologo", "-v", "quiet", "-c", "Release"];
    const apart = ["BaseIntermediateOutputPath", "BaseOutputPath"].map((name) => `-p:${name}=${join(beside, name)}/`);
    const { stdout, error } = ended("dotnet", ["publish", PROJECT, ...quiet, ...apart, "-o", join(beside, "out")]);
    if (error !== "") return /error .*/.exec(stdout)?.[0] ?? error;
    if (!existsSync(folder)) renameSync(join(beside, "out"), folder);
    return "";
  } finally {
    rmSync(beside, { recursive: true, force: true });
  }
};

/** The game's own Lua, in a runner that is built once; it takes a .NET SDK. */
export const moonsharp = (): LuaVm => {
  const folder = folderNow();
  const sdk = canRun("dotnet", ["--version"]);
  const missing = !sdk ? "there is no .NET SDK (dotnet) here" : existsSync(folder) ? "" : builtIn(folder);
  return {
    name: "moonsharp",
    missing,
    run: (file, calls) => {
      const lines = calls.map((call) => `${JSON.stringify(call)}\n`);
      return calledIn("dotnet", [join(folder, "Runner.dll"), file, CALL_ENDS], lines.join(""));
    },
  };
};
