import { existsSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../../build/root";
import { GAME_NAMES, type GameName } from "../games/index";
import { writeAtomically } from "../../build/atomic";
import type { Command } from "./command";
import { folderToWrite } from "./folder-to-write";
import { type Row, rowsOf, strangers } from "./ledger/rows";
import type { Title } from "./ledger/titles";
import { among, Mistake } from "./mistake";

const TESTS = join(ROOT, "test");

/** What is known of a game's ledger. */
interface Ledger {
  readonly game: GameName;
  readonly rows: readonly Row[];
  /** Rows no test carries. */
  readonly untested: readonly string[];
  /** Cited by tests, and no row. */
  readonly unknown: readonly string[];
}

const ledgerOf = (game: GameName, titles: readonly Title[]): Ledger => {
  const rows = rowsOf(game, titles);
  const untested = rows.filter(({ tests }) => tests.length === 0).map(({ id }) => id);
  return { game, rows, untested, unknown: strangers(rows, titles) };
};

/** How many rows come from where; nothing for a game that does not say. */
const marksOf = (rows: readonly Row[]): string[] => {
  const counts = new Map<string, number>();
  for (const { mark } of rows) counts.set(mark, (counts.get(mark) ?? 0) + 1);
  if (counts.has("unmarked")) return [];
  return [`  ${[...counts].map(([mark, n]) => `${String(n)} ${mark}`).join(", ")}`];
};

const told = ({ game, rows, untested, unknown }: Ledger): string =>
  [
    ...rows.flatMap(({ id, says, mark, tests }) => [
      `${id}${mark === "unmarked" ? "" : ` [${mark}]`}  ${says}`,
      ...tests.map(({ file, title }) => `    ${file}: ${title}`),
      ...(tests.length === 0 ? ["    no test"] : []),
    ]),
    `${game}: ${String(rows.length)} rows, ${String(untested.length)} without a test`,
    ...marksOf(rows),
    ...(untested.length === 0 ? [] : [`  without a test: ${untested.join(" ")}`]),
    ...(unknown.length === 0 ? [] : [`  cited by tests and no row: ${unknown.join(" ")}`]),
  ].join("\n");

const writePages = async (games: readonly GameName[], folder: string): Promise<number> => {
  const { rulesPages } = await import("./ledger/pages");
  for (const { file, page } of games.flatMap(rulesPages)) {
    writeAtomically(join(folder, file), Buffer.from(page));
    console.log(join(folder, file));
  }
  return 0;
};

/** Every row of the rules with the tests that carry it. */
export const ledgerCommand: Command = {
  name: "ledger",
  words: "[game…]",
  examples: ["ledger dying-light", "ledger --json"],
  options: {
    json: { takes: "nothing", says: "as JSON" },
    pages: { takes: "DIR", says: "write the rules there instead, a page for each game and language" },
  },
  run: async ({ words, text, flag }) => {
    const games = words.length === 0 ? GAME_NAMES : words.map((word) => among("game", word, GAME_NAMES));
    const pages = text("pages", "");
    if (pages !== "") return writePages(games, folderToWrite("pages", pages));
    if (!existsSync(TESTS)) throw new Mistake("the tests are not here; this command needs the whole project");
    const { titlesUnder } = await import("./ledger/titles");
    const titles = titlesUnder(TESTS);
    const ledgers = games.map((game) => ledgerOf(game, titles));
    console.log(flag("json") ? JSON.stringify(ledgers, undefined, 2) : ledgers.map(told).join("\n\n"));
    return ledgers.every(({ untested, unknown }) => untested.length + unknown.length === 0) ? 0 : 1;
  },
};
