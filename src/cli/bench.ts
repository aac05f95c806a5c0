import { join } from "node:path";
import { writeAtomically } from "../../build/atomic";
import { type GameName, GAME_NAMES, withGame } from "../games/index";
import { report, type Taken } from "./bench/figure";
import { benchPage } from "./bench/page";
import type { Command } from "./command";
import { folderToWrite } from "./folder-to-write";
import { among, Mistake, wholeNumber } from "./mistake";

const MOST_SEED = 999_999_999;

/** What is measured of which games. */
interface Wanted {
  readonly games: readonly GameName[];
  readonly seatsOf: (game: GameName) => number;
  readonly seed: number;
}

type Part = (wanted: Wanted) => AsyncGenerator<Taken>;

/** Each loads what it needs, and tells of one thing after the other. */
const PARTS: Readonly<Record<string, Part>> = {
  beside: async function* () {
    const { besideFigures } = await import("./bench/beside/figures");
    yield { title: "the kernel beside boardgame.io 0.50", figures: besideFigures() };
  },
  bots: async function* () {
    const { matchFigures } = await import("./bench/matches");
    yield { title: "matches of bots at the rules, on one core", figures: matchFigures() };
  },
  threads: async function* () {
    yield await (await import("./bench/threads")).threadsFigures();
  },
  rules: async function* ({ games, seatsOf, seed }) {
    const { rulesFigures } = await import("./bench/rules");
    for (const game of games)
      yield {
        title: `${game}: the rules alone (ms on Node / fengari / MoonSharp)`,
        figures: await rulesFigures({ game, seats: seatsOf(game), seed }),
      };
  },
  table: async function* ({ games }) {
    const [{ builtTable }, { tableFigures }] = await Promise.all([
      import("./bench/built-table"),
      import("./bench/table"),
    ]);
    for (const game of games)
      yield { title: `${game}: the table as it is built`, figures: tableFigures(await builtTable(game)) };
  },
  matches: async function* ({ games, seed }) {
    const { wholeMatches } = await import("./bench/whole-matches");
    for (const game of games) yield await wholeMatches(game, seed);
  },
  stranger: async function* () {
    const { strangerFigures } = await import("./bench/stranger/figures");
    yield { title: "a stranger's table: 1,400 objects, 150 scripts, 60 decks, 40 zones", figures: strangerFigures() };
  },
  building: async function* () {
    yield await (await import("./bench/building")).buildingFigures();
  },
};

const partsAsked = (text: string): readonly string[] =>
  text === "" ? Object.keys(PARTS) : text.split(",").map((part) => among("part", part, Object.keys(PARTS)));

const gamesAsked = (words: readonly string[]): readonly GameName[] =>
  words.length === 0 ? GAME_NAMES : [...new Set(words.map((word) => among("game", word, GAME_NAMES)))];

/** With each game's fewest players, unless one game is asked for and a number. */
const seatsAsked = (games: readonly GameName[], text: string): Wanted["seatsOf"] => {
  const leastOf = (game: GameName): number => withGame(game, ({ seats }) => seats.least);
  const [game, ...more] = games;
  if (text === "" || game === undefined) return leastOf;
  if (more.length > 0) throw new Mistake("--seats is for one game; name it");
  const { least, most } = withGame(game, ({ seats }) => seats);
  const seats = wholeNumber("seats", text, least, most);
  return () => seats;
};

/** As JSON, and as a page with the command that made it. */
const write = (folder: string, taken: readonly Taken[]): void => {
  writeAtomically(join(folder, "bench.json"), Buffer.from(`${JSON.stringify(taken, undefined, 2)}\n`));
  writeAtomically(join(folder, "bench.md"), Buffer.from(benchPage(taken)));
};

export const benchCommand: Command = {
  name: "bench",
  words: "[game…]",
  examples: ["bench", "bench dying-light --of table"],
  options: {
    of: { takes: "PARTS", says: `only some of ${Object.keys(PARTS).join(", ")}: a,b (usual: all)` },
    seats: { takes: "N", says: "how many play where the rules of one game are measured (usual: as few as can)" },
    seed: { takes: "N", says: "which match (usual: 1)" },
    json: { takes: "nothing", says: "tell it as JSON" },
    write: { takes: "DIR", says: "write bench.json and bench.md there" },
  },
  run: async ({ words, text, flag }) => {
    const games = gamesAsked(words);
    const seatsOf = seatsAsked(games, text("seats", ""));
    const seed = wholeNumber("seed", text("seed", "1"), 0, MOST_SEED);
    const parts = partsAsked(text("of", ""));
    const folder = text("write", "");
    const into = folder === "" ? "" : folderToWrite("write", folder);
    const taken: Taken[] = [];
    for (const part of parts)
      for await (const each of PARTS[part]?.({ games, seatsOf, seed }) ?? []) {
        taken.push(each);
        if (!flag("json")) console.log(report(each.title, each.figures).join("\n"));
      }
    if (flag("json")) console.log(JSON.stringify(taken, undefined, 2));
    if (into !== "") write(into, taken);
    return 0;
  },
};
