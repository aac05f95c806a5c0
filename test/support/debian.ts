import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);
const PATIENCE = 240_000;
const APT = {
  timeout: PATIENCE,
  env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
};

/** Installs a package of Debian's, where that may be done. What was wrong, or nothing; `otherwise` is for elsewhere. */
export const installed = async (name: string, isHere: () => boolean, otherwise: string): Promise<string> => {
  if (isHere()) return "";
  if (process.platform !== "linux" || process.getuid?.() !== 0) return otherwise;
  try {
    await run("apt-get", ["-q", "update"], APT);
    await run("apt-get", ["-qy", "--no-install-recommends", "install", name], APT);
    return isHere() ? "" : `apt-get has installed no ${name}`;
  } catch (error) {
    const lines = (error instanceof Error ? error.message : String(error)).trim().split("\n");
    return `apt-get cannot install one: ${lines.at(-1) ?? ""}`;
  }
};
