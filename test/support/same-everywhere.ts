import { expect, test } from "vitest";
import type { LuaCall, LuaVm } from "../../src/cli/vm/lua-vm";
import type { SpokenGame } from "../../src/kernel/game";
import { inputLine } from "../../src/kernel/log";
import { inputsIn } from "../../src/kernel/past";
import { playByBots } from "../../src/kernel/play";
import { replayCode } from "../../src/kernel/replay-code";
import type { Nouns } from "../../src/kernel/words";
import { again, replayed } from "../parity/lua/again";
import { playsOf } from "./every-game/plays";
import { allPrintedOn } from "./lua";

/** What Node says, line by line. */
export const linesOf = (act: (line: (text: string) => void) => void): string[] => {
  const lines: string[] = [];
  act((line) => lines.push(line));
  return lines;
};

const AROUND = 120;

/** Line by line; of two long lines only the place where they part is shown. */
export const expectSame = (said: readonly string[], expected: readonly string[], of = "line"): void => {
  for (const [i, line] of expected.entries()) {
    const other = said[i] ?? "nothing more";
    let at = 0;
    while (at < line.length && line[at] === other[at]) at++;
    const from = Math.max(0, at - AROUND);
    if (other !== line)
      expect(`${of} ${String(i)}: ${other.slice(from, at + AROUND)}`).toBe(
        `${of} ${String(i)}: ${line.slice(from, at + AROUND)}`,
      );
  }
  expect(said.length, of).toBe(expected.length);
};

const AT_MOST = 4000;

/** As few and as many as can play: the rules with every number of players are told alike in the golden matches. */
export const fewestAndMost = <N extends Nouns>({ seats }: SpokenGame<N>): number[] => [
  ...new Set([seats.least, seats.most]),
];

/** The tests that a Lua says of a game what Node says, whoever plays it. */
export const sameOn = <N extends Nouns>(
  vm: LuaVm,
  file: () => string,
  game: SpokenGame<N>,
  seeds: readonly number[],
): void => {
  const here = test.skipIf(vm.missing !== "");
  /** Each call prints what Node says in its place. */
  const expectSaid = (calls: readonly LuaCall[], expected: readonly (readonly string[])[]): void => {
    const printed = allPrintedOn(vm, file(), calls);
    for (const [i, lines] of expected.entries()) expectSame(printed[i] ?? [], lines, calls[i]?.slice(0, 4).join(" "));
  };

  here(`bots play ${game.name} with ${fewestAndMost(game).join(", ")}`, () => {
    const calls = fewestAndMost(game).map((seats) => ["play", game.name, seats, 11 * seats, AT_MOST] as const);
    const expected = calls.map(([, , seats, seed]) =>
      linesOf((line) => playByBots(game, seats, {}, seed, AT_MOST, line)),
    );
    for (const lines of expected) expect(lines.at(-1)).toMatch(/^over /);
    expectSaid(calls, expected);
  });

  here(`anybody plays ${game.name}`, () => {
    const calls: LuaCall[] = [];
    const expected = playsOf(game, seeds, AT_MOST).plays.map(({ seats, seed, options, match }) => {
      const chosen = Object.entries(options).map(([option, choice]) => `${option}=${choice}`);
      const setting = { seats, seed, options: chosen.join(",") };
      const inputs = inputsIn(match.past).map(inputLine).join("\n");
      calls.push(["again", game.name, seats, seed, setting.options, inputs]);
      return linesOf((line) => {
        again(game, setting, inputs, line);
      });
    });
    for (const lines of expected) expect(lines.filter((line) => line.startsWith("refused"))).toEqual([]);
    expectSaid(calls, expected);
  });

  here(`replay codes of ${game.name} give the same match, and broken ones none`, () => {
    const good = playsOf(game, seeds.slice(0, 1), AT_MOST).plays.map(({ match }) => replayCode(match));
    const [first = ""] = good;
    const codes = [...good, first.slice(0, -1), first.replace(/\.\d+\./, ".99.")];
    const expected = codes.map((code) =>
      linesOf((line) => {
        replayed(game, code, line);
      }),
    );
    expectSaid(
      codes.map((code) => ["replayed", game.name, code]),
      expected,
    );
  });
};
