import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { numberOf } from "../../src/kernel/number-text";
import type { Input } from "../../src/kernel/words";

/** The golden match of a game for so many players that ends so. */

const FOLDER = resolve(import.meta.dirname, "../golden/matches");

const inputOf = (line: string): Input => {
  const [at = "", seat = "", rest = ""] = line.split(" ");
  const [to = "", ...say] = rest.split("/");
  return { at: numberOf(at), seat, to, say: say.map((part) => (part === "" ? [] : part.split("+"))) };
};

export interface GoldenMatch {
  readonly seed: number;
  readonly inputs: readonly Input[];
}

export const goldenMatch = (game: string, seats: number, end: string): GoldenMatch => {
  const named = new RegExp(`^${game}-${String(seats)}-(\\d+)-${end}\\.txt$`);
  const file = readdirSync(FOLDER).find((name) => named.test(name));
  if (file === undefined) throw new Error(`no ${game} of ${String(seats)} that ends ${end} was kept`);
  const lines = readFileSync(resolve(FOLDER, file), "utf8").split("\n");
  const inputs = lines.filter((line) => /^\d+ \w+ \w+/.test(line)).map(inputOf);
  return { seed: Number(named.exec(file)?.[1]), inputs };
};
