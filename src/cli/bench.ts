import { join } from "node:path";
import { build } from "../../build/pipeline";
import { DIST, planFor } from "../../build/project";
import { type GameName, GAME_NAMES, withGame } from "../games/index";
import { report } from "./bench/figure";
import { rulesFigures } from "./bench/rules";
import { type BuiltTable, tableFigures } from "./bench/table";
import type { Command } from "./command";
import { among, Mistake, wholeNumber } from "./mistake";

const SILENT = { begins: () => undefined, done: () => undefined };
const MOST_SEED = 999_999_999;

const tableOf = async (game: GameName): Promise<BuiltTable> => {
  const plan = await planFor([game], join(DIST, "cache/bench"), "file");
  const { saves, bundles, assets } = await build(plan, SILENT);
  const save = saves.find(({ is }) => is === "save");
  const script = bundles.find(({ name }) => name === game);
  if (save === undefined || script === undefined) throw new Error(`${game}: there is no save, or no script in it`);
  const models = (address: string): string | undefined => {
    const asset = assets.find(({ url }) => url === address);
    return asset === undefined ? undefined : Buffer.from(asset.bytes).toString("utf8");
  };
  return { save: save.state, models, script: script.lua };
};

const gameAsked = ([word = GAME_NAMES[0] ?? "", ...more]: readonly string[]): GameName => {
  if (more.length > 0) throw new Mistake(`one game at a time, not ${[word, ...more].join(" ")}`);
  return among("game", word, GAME_NAMES);
};

export const benchCommand: Command = {
  name: "bench",
  summary: "measures a game: its rules on every VM, its built table, and whether the aims are met",
  words: "[game]",
  options: {
    seats: { takes: "N", says: "how many play where the rules are measured (usual: as few as can)" },
    seed: { takes: "N", says: "which match (usual: 1)" },
  },
  run: async ({ words, text }) => {
    const game = gameAsked(words);
    const { least, most } = withGame(game, ({ seats }) => seats);
    const seats = wholeNumber("seats", text("seats", String(least)), least, most);
    const seed = wholeNumber("seed", text("seed", "1"), 0, MOST_SEED);
    const table = await tableOf(game);
    console.log(report(`${game}: the table as it is built`, tableFigures(table)).join("\n"));
    const rules = await rulesFigures({ game, seats, seed });
    console.log(report(`${game}: the rules alone (ms on Node / fengari / MoonSharp)`, rules).join("\n"));
    return 0;
  },
};
