import { createHash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { ROOT } from "../../../build/root";
import { onMoonsharp } from "../../host/vm/moonsharp/moonsharp-vm";
import type { MakeVm } from "../../host/vm/vm";
import { canRun, ended } from "./process";

const PROJECT = join(ROOT, "src/host/vm/moonsharp/server");
const OUT = join(ROOT, "dist/moonsharp");

/** An assembly of MoonSharp that somebody has; without it the package is asked for. */
const DLL = process.env["MOONSHARP_DLL"] ?? "";

const folderNow = (): string => {
  const hash = createHash("sha256");
  for (const file of readdirSync(PROJECT).sort()) hash.update(file).update(readFileSync(join(PROJECT, file)));
  if (DLL !== "") hash.update(readFileSync(DLL));
  return join(OUT, hash.digest("hex").slice(0, 12));
};

/** Built beside its place and renamed: two runs at once do not meet. Why not, or nothing. */
const builtIn = (folder: string): string => {
  mkdirSync(OUT, { recursive: true });
  const beside = mkdtempSync(join(OUT, "building-"));
  try {
    const quiet = ["--nologo", "-v", "quiet", "-c", "Release"];
    const apart = ["BaseIntermediateOutputPath", "BaseOutputPath"].map((name) => `-p:${name}=${join(beside, name)}/`);
    const assembly = DLL === "" ? [] : [`-p:MoonSharpDll=${resolve(DLL)}`];
    const args = ["publish", PROJECT, ...quiet, ...apart, ...assembly, "-o", join(beside, "out")];
    const { stdout, error } = ended("dotnet", args);
    if (error !== "") return /error .*/.exec(stdout)?.[0] ?? error;
    if (!existsSync(folder)) renameSync(join(beside, "out"), folder);
    return "";
  } finally {
    rmSync(beside, { recursive: true, force: true });
  }
};

/** MoonSharp behind a script environment, or why it cannot be had. */
export interface Moonsharp {
  readonly missing: string;
  readonly vm: MakeVm;
}

const found = (): Moonsharp => {
  const none = (missing: string): Moonsharp => ({ missing, vm: onMoonsharp("dotnet", []) });
  if (process.platform === "win32") return none("Windows has no pipes that a program can wait on (mkfifo)");
  if (!canRun("dotnet", ["--version"])) return none("there is no .NET SDK (dotnet) here");
  if (DLL !== "" && !existsSync(DLL)) return none(`MOONSHARP_DLL names no file: ${DLL}`);
  const folder = folderNow();
  const missing = existsSync(folder) ? "" : builtIn(folder);
  return { missing, vm: onMoonsharp("dotnet", [join(folder, "Server.dll")]) };
};

let here: Moonsharp | undefined;

/** The game's own Lua, in a process that is built once; it takes a .NET SDK. */
export const moonsharpServer = (): Moonsharp => (here ??= found());
