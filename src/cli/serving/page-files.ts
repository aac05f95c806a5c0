import { existsSync, lstatSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { fromRoot } from "../../../build/from-root";
import { DIST } from "../../../build/project";
import { ROOT } from "../../../build/root";
import { readPlain } from "./plain-file";

/** The page as Vite builds it. It is built again when anything it is made of is newer. */

const BUILT = join(DIST, "page");
const MADE_OF = ["src/page", "src/host", "src/kernel", "src/games", "src/tts", "package-lock.json", "vite.config.ts"];

/** Links are not followed. */
const filesIn = (path: string): string[] => {
  const is = lstatSync(path);
  if (is.isDirectory()) return readdirSync(path).flatMap((name) => filesIn(join(path, name)));
  return is.isFile() ? [path] : [];
};

const newest = (paths: readonly string[]): number =>
  Math.max(0, ...paths.flatMap(filesIn).map((file) => statSync(file).mtimeMs));

const isStale = (): boolean => {
  const index = join(BUILT, "table.html");
  return !existsSync(index) || statSync(index).mtimeMs < newest(MADE_OF.map((path) => join(ROOT, path)));
};

export const builtPage = async (): Promise<void> => {
  if (!isStale()) return;
  const { build } = await import("vite");
  await build({ configFile: join(ROOT, "vite.config.ts"), logLevel: "error" });
};

/** Every file of the page by the path it is served at. */
export const pageFiles = (folder: string = BUILT): ReadonlyMap<string, Buffer> =>
  new Map(filesIn(folder).map((file) => [`/${fromRoot(folder, file)}`, readPlain(file, folder)]));
