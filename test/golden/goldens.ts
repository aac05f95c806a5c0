import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { GameName } from "../../src/games/index";
import type { Options } from "../../src/kernel/game";
import { inputIn } from "../../src/kernel/past";
import type { Input } from "../../src/kernel/words";
import { ENDINGS } from "./endings";

const MATCHES = join(import.meta.dirname, "matches");

/** What is kept of a golden match: how it began, and what was said in it. */
export interface Golden {
  readonly file: string;
  readonly seats: number;
  readonly seed: number;
  readonly options: Options;
  readonly inputs: readonly Input[];
}

const optionsIn = (game: GameName, what: string): Options => {
  const text = ENDINGS.find((ending) => ending.game === game)?.optionsOf(what) ?? "";
  return Object.fromEntries(
    text
      .split(",")
      .filter((each) => each !== "")
      .map((each) => each.split("=") as [string, string]),
  );
};

export const goldensOf = (game: GameName): readonly Golden[] =>
  readdirSync(MATCHES)
    .filter((file) => file.startsWith(`${game}-`))
    .sort()
    .map((file) => {
      const [, seats, seed, what = ""] = /-(\d+)-(\d+)-([a-z]+)\.txt$/.exec(file) ?? [];
      const lines = readFileSync(join(MATCHES, file), "utf8").split("\n");
      const inputs = lines
        .filter((line) => /^\d+ \w+ \w+/.test(line))
        .map((line, at) => inputIn(line, at))
        .filter((input) => input !== "none");
      return { file, seats: Number(seats), seed: Number(seed), options: optionsIn(game, what), inputs };
    });
