import { expect, test } from "vitest";
import type { SpokenGame } from "../../src/kernel/game";
import { inputLine } from "../../src/kernel/log";
import { playByBots } from "../../src/kernel/play";
import { replayCode } from "../../src/kernel/replay-code";
import type { Event, Step } from "../../src/kernel/words";
import type { LuaVm } from "../../src/cli/vm/lua-vm";
import { again, replayed } from "../parity/lua/again";
import { playsOf } from "./every-game/plays";
import { printedOn } from "./lua";

/** What Node says, line by line. */
export const linesOf = (act: (line: (text: string) => void) => void): string[] => {
  const lines: string[] = [];
  act((line) => lines.push(line));
  return lines;
};

const AROUND = 120;

/** Line by line; of two long lines only the place where they part is shown. */
export const expectSame = (said: readonly string[], expected: readonly string[]): void => {
  for (const [i, line] of expected.entries()) {
    const other = said[i] ?? "nothing more";
    let at = 0;
    while (at < line.length && line[at] === other[at]) at++;
    const from = Math.max(0, at - AROUND);
    if (other !== line)
      expect(`${String(i)}: ${other.slice(from, at + AROUND)}`).toBe(`${String(i)}: ${line.slice(from, at + AROUND)}`);
  }
  expect(said.length).toBe(expected.length);
};

const AT_MOST = 4000;

const seatsOf = <S, St extends Step, E extends Event>({ seats }: SpokenGame<S, St, E>): number[] =>
  Array.from({ length: seats.most - seats.least + 1 }, (_, i) => seats.least + i);

/** The tests that a Lua says of a game what Node says, whoever plays it. */
export const sameOn = <S, St extends Step, E extends Event>(
  vm: LuaVm,
  file: () => string,
  game: SpokenGame<S, St, E>,
  seeds: readonly number[],
): void => {
  const here = test.skipIf(vm.missing !== "");
  const said = (name: string, ...args: readonly (string | number)[]) => printedOn(vm, file(), name, game.name, ...args);

  here.each(seatsOf(game))(`bots play ${game.name} with %i`, (seats) => {
    const seed = 11 * seats;
    const lines = linesOf((line) => playByBots(game, seats, {}, seed, AT_MOST, line));
    expect(lines.at(-1)).toMatch(/^over /);
    expectSame(said("play", seats, seed, AT_MOST), lines);
  });

  here(`anybody plays ${game.name}`, () => {
    for (const { seats, seed, options, match } of playsOf(game, seeds, AT_MOST).plays) {
      const chosen = Object.entries(options).map(([option, choice]) => `${option}=${choice}`);
      const setting = { seats, seed, options: chosen.join(",") };
      const inputs = match.inputs.map(inputLine).join("\n");
      const lines = linesOf((line) => {
        again(game, setting, inputs, line);
      });
      expect(lines.filter((line) => line.startsWith("refused"))).toEqual([]);
      expectSame(said("again", seats, seed, setting.options, inputs), lines);
    }
  });

  here(`replay codes of ${game.name} give the same match, and broken ones none`, () => {
    const codes = playsOf(game, seeds.slice(0, 1), AT_MOST).plays.map(({ match }) => replayCode(match));
    const [first = ""] = codes;
    for (const code of [...codes, first.slice(0, -1), first.replace(/\.\d+\./, ".99.")]) {
      const lines = linesOf((line) => {
        replayed(game, code, line);
      });
      expectSame(said("replayed", code), lines);
    }
  });
};
