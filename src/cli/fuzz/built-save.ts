import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../../../build/root";
import type { GameName } from "../../games/index";
import { Mistake } from "../mistake";

/** The save of a game as it was built last on this computer, into that folder. */
export const builtText = (game: GameName, into: string): string => {
  const folder = join(ROOT, into, game);
  const name = existsSync(folder)
    ? readdirSync(folder).find((file) => file.startsWith("Outbreak") && file.endsWith(".json"))
    : undefined;
  if (name === undefined) throw new Mistake(`no save of ${game} is built here: outbreak build ${game}`);
  return readFileSync(join(folder, name), "utf8");
};

/** What tells one build from another, wherever their assets lie. */
export const buildOf = (text: string): string =>
  createHash("sha256")
    .update(text.replaceAll(JSON.stringify(ROOT).slice(1, -1), ""))
    .digest("hex")
    .slice(0, 12);
