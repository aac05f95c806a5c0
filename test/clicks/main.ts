import { parseArgs } from "node:util";
import { builtTable } from "../../src/cli/bench/built-table";
import { Mistake, wholeNumber } from "../../src/cli/mistake";
import { GAME_NAMES, type GameName, isGame, withGame } from "../../src/games";
import { type Evening, evening } from "./evening";

const HELP = `npm run clicks -- [game …] [--matches <number>]

How many clicks a turn takes: matches against the usual number of bots at the built table, in which one person answers as a
bot would, by as few clicks of the panel as there are for that.
  --matches  so many of each game (3)`;

const OPTIONS = { matches: { type: "string", default: "3" }, help: { type: "boolean", default: false } } as const;

const mean = (all: readonly number[]): string =>
  (all.reduce((sum, each) => sum + each, 0) / Math.max(1, all.length)).toFixed(1);

const rowOf = (game: GameName, evenings: readonly Evening[]): string => {
  const turns = evenings.flatMap((each) => each.turns);
  const answers = evenings.reduce((sum, each) => sum + each.answers, 0);
  const clicks = evenings.flatMap(({ before, turns: own }) => [before, ...own]).reduce((sum, each) => sum + each, 0);
  const cells = [
    game,
    String(turns.length),
    mean(turns),
    String(Math.max(...turns)),
    mean(evenings.map(({ before }) => before)),
    (clicks / Math.max(1, answers)).toFixed(2),
  ];
  return `| ${cells.join(" | ")} |`;
};

const main = async (): Promise<void> => {
  const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true });
  if (values.help) {
    process.stdout.write(`${HELP}\n`);
    return;
  }
  const matches = wholeNumber("matches", values.matches, 1, 1000);
  process.stdout.write("| game | turns | clicks a turn | most | before the first | clicks an answer |\n");
  process.stdout.write("| --- | ---: | ---: | ---: | ---: | ---: |\n");
  for (const name of positionals.length > 0 ? positionals : GAME_NAMES) {
    if (!isGame(name)) throw new Mistake(`no game is called ${name}`);
    const { save, models } = await builtTable(name);
    const evenings = Array.from({ length: matches }, (_, i) =>
      withGame(name, (game) => evening(game, save, models, i + 1)),
    );
    process.stdout.write(`${rowOf(name, evenings)}\n`);
  }
};

await main();
