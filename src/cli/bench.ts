import { join } from "node:path";
import { build } from "../../build/pipeline";
import { DIST, planFor } from "../../build/project";
import { type GameName, GAME_NAMES, withGame } from "../games/index";
import { report, type Taken } from "./bench/figure";
import { matchFigures } from "./bench/matches";
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
  summary: "measures a game: its rules on every VM, its built table, the kernel beside another, whether aims are met",
  words: "[game]",
  options: {
    seats: { takes: "N", says: "how many play where the rules are measured (usual: as few as can)" },
    seed: { takes: "N", says: "which match (usual: 1)" },
    json: { takes: "nothing", says: "tell it as JSON" },
  },
  run: async ({ words, text, flag }) => {
    const game = gameAsked(words);
    const { least, most } = withGame(game, ({ seats }) => seats);
    const seats = wholeNumber("seats", text("seats", String(least)), least, most);
    const seed = wholeNumber("seed", text("seed", "1"), 0, MOST_SEED);
    const taken: Taken[] = [];
    const take = (title: string, figures: Taken["figures"]): void => {
      taken.push({ title, figures });
      if (!flag("json")) console.log(report(title, figures).join("\n"));
    };
    take(`${game}: the table as it is built`, tableFigures(await tableOf(game)));
    const rules = await rulesFigures({ game, seats, seed });
    take(`${game}: the rules alone (ms on Node / fengari / MoonSharp)`, rules);
    take("matches of bots at the rules, on one core", matchFigures());
    const { besideFigures } = await import("./bench/beside/figures");
    take("the kernel beside boardgame.io 0.50", besideFigures());
    if (flag("json")) console.log(JSON.stringify(taken, undefined, 2));
    return 0;
  },
};
