import { writeAtomically } from "../../build/atomic";
import { GAME_NAMES, type GameName, withGame } from "../games/index";
import { playByBots } from "../kernel/play";
import type { Asked, Command } from "./command";
import { fileToWrite } from "./file-to-write";
import { among, Mistake, wholeNumber } from "./mistake";
import { storyOf } from "./play/story";
import { luaFile, playScript, retold } from "./vm/lua-file";
import type { LuaVm } from "./vm/lua-vm";

/** What is played, and for how long at most. */
interface Table {
  readonly game: GameName;
  readonly seats: number;
  readonly seed: number;
  readonly atMost: number;
}

type Player = (table: Table) => Promise<readonly string[]>;

const onNode: Player = ({ game, seats, seed, atMost }) => {
  const lines: string[] = [];
  withGame(game, (played) => {
    playByBots(played, seats, {}, seed, atMost, (line) => lines.push(line));
  });
  return Promise.resolve(lines);
};

const on =
  (open: () => Promise<LuaVm>): Player =>
  async ({ game, seats, seed, atMost }) => {
    const vm = await open();
    if (vm.missing !== "") throw new Mistake(`--vm ${vm.name}: ${vm.missing}`);
    const file = await luaFile(playScript);
    const { printed, error } = vm.run(file, [["play", game, seats, seed, atMost]]);
    if (error !== "") throw new Error(`${vm.name}: ${retold(file, error)}`);
    return printed[0] ?? [];
  };

const PLAYERS: Readonly<Record<string, Player>> = {
  node: onNode,
  fengari: on(async () => (await import("./vm/fengari")).fengari),
  moonsharp: on(async () => (await import("./vm/moonsharp")).moonsharp()),
};

const MOST_SEED = 999_999_999;
const MOST_INPUTS = 1_000_000;

const tableAsked = (words: readonly string[], text: (option: string, absent: string) => string): Table => {
  const [word = "", ...more] = words;
  if (word === "") throw new Mistake(`which game? known: ${GAME_NAMES.join(", ")}`);
  if (more.length > 0) throw new Mistake(`one game at a time, not ${words.join(" ")}`);
  const game = among("game", word, GAME_NAMES);
  const { least, most } = withGame(game, ({ seats }) => seats);
  return {
    game,
    seats: wholeNumber("seats", text("seats", String(least)), least, most),
    seed: wholeNumber("seed", text("seed", "1"), 0, MOST_SEED),
    atMost: wholeNumber("at-most", text("at-most", "10000"), 1, MOST_INPUTS),
  };
};

type Teller = (lines: readonly string[]) => readonly string[];

const asPrinted: Teller = (lines) => lines;

const storyTeller = (table: Table, text: Asked["text"]): Teller =>
  withGame(table.game, (game): Teller => {
    const known = game.languages.map(({ name }) => name);
    const language = among("language", text("language", known[0] ?? ""), known);
    return (lines) => storyOf(game, language, table, lines);
  });

export const playCommand: Command = {
  name: "play",
  words: "<game>",
  examples: ["play dying-light", "play survivor-duel --seed 7 --log duel.txt"],
  options: {
    seats: { takes: "N", says: "how many play (usual: as few as can)" },
    seed: { takes: "N", says: "which match: the same seed gives the same one (usual: 1)" },
    vm: { takes: "NAME", says: `what it runs on: ${Object.keys(PLAYERS).join(", ")} (usual: node)` },
    log: { takes: "FILE", says: "write the log there instead of showing it" },
    "at-most": { takes: "N", says: "stop after so many answers and rolls (usual: 10000)" },
    language: { takes: "LANGUAGE", says: "what it is told in (usual: the game's first)" },
    json: { takes: "nothing", says: "who said what and what came of it, as lines that are the same on every VM" },
  },
  run: async ({ words, text, flag }) => {
    const table = tableAsked(words, text);
    const tell = flag("json") ? asPrinted : storyTeller(table, text);
    const vm = among("vm", text("vm", "node"), Object.keys(PLAYERS));
    const log = text("log", "");
    const file = fileToWrite("log", log);
    const lines = tell(await (PLAYERS[vm] ?? onNode)(table));
    if (file === "") console.log(lines.join("\n"));
    else {
      writeAtomically(file, Buffer.from(`${lines.join("\n")}\n`));
      console.log(`${lines.at(-1) ?? ""} (${String(lines.length)} lines in ${log})`);
    }
    return 0;
  },
};
