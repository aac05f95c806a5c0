import { type GameName, GAME_NAMES, withGame } from "../games/index";
import { report, type Taken } from "./bench/figure";
import type { Command } from "./command";
import { among, Mistake, wholeNumber } from "./mistake";

const MOST_SEED = 999_999_999;

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
    const [{ builtTable }, { tableFigures }, { rulesFigures }, { matchFigures }, { besideFigures }] = await Promise.all(
      [
        import("./bench/built-table"),
        import("./bench/table"),
        import("./bench/rules"),
        import("./bench/matches"),
        import("./bench/beside/figures"),
      ],
    );
    const taken: Taken[] = [];
    const take = (title: string, figures: Taken["figures"]): void => {
      taken.push({ title, figures });
      if (!flag("json")) console.log(report(title, figures).join("\n"));
    };
    take(`${game}: the table as it is built`, tableFigures(await builtTable(game)));
    const rules = await rulesFigures({ game, seats, seed });
    take(`${game}: the rules alone (ms on Node / fengari / MoonSharp)`, rules);
    take("matches of bots at the rules, on one core", matchFigures());
    take("the kernel beside boardgame.io 0.50", besideFigures());
    if (flag("json")) console.log(JSON.stringify(taken, undefined, 2));
    return 0;
  },
};
