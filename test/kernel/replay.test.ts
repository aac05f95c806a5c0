import { describe, expect, test } from "vitest";
import { randomMatch } from "../../src/cli/fuzz/random-play";
import { canonical } from "../../src/kernel/canonical";
import type { Game } from "../../src/kernel/game";
import { below, seeded } from "../../src/kernel/generator";
import { chanceCode, numberCode, readerOf, readNumber, readWords, sayCode } from "../../src/kernel/input-code";
import { keptOf } from "../../src/kernel/keep";
import { answer, type Match, NATURE, waitingOf } from "../../src/kernel/match";
import { codeIn } from "../../src/kernel/past";
import { matchOfCode, replayCode, replayOf, replayOne, versionOf } from "../../src/kernel/replay-code";
import { sentence } from "../../src/kernel/text";
import { kernelText as en } from "../../src/kernel/text/en";
import { kernelText as pl } from "../../src/kernel/text/pl";
import type { Nouns, Part, Verdict } from "../../src/kernel/words";
import { guarded } from "../support/guarded";
import { crossing } from "./games/crossing/game";
import { parley } from "./games/parley/game";

const LETTERS = "0123456789abcdefghjkmnpqrstvwxyz";

describe("a code of numbers", () => {
  test("every number is read as it was written, one after the other", () => {
    const numbers = [...Array.from({ length: 600 }, (_, i) => i), 4095, 4096, 65_535, 16_000_000];
    const reader = readerOf(numbers.map(numberCode).join(""));
    for (const number of numbers) expect(readNumber(reader)).toBe(number);
    expect(reader).toMatchObject({ broken: false, at: reader.code.length });
    readNumber(reader);
    expect(reader.broken).toBe(true);
  });

  test.each(["", "!", "z", "zzzzzzzzzzzzz0", "zé"])('"%s" is no number', (code) => {
    const reader = readerOf(code);
    expect(readNumber(reader)).toBe(0);
    expect(reader.broken).toBe(true);
  });

  test("what leaves no choice is not written", () => {
    const whyNot = (): Verdict => ({ rule: "K-ASK" });
    const parts: Part[] = [
      { ask: "a", of: ["x"], least: 1, most: 1, usual: [], whyNot },
      { ask: "b", of: ["x", "y", "z"], least: 1, most: 1, usual: [], whyNot },
      { ask: "c", of: ["x", "y", "z"], least: 0, most: 2, usual: [], whyNot },
      { ask: "d", of: ["x", "y"], least: 2, most: 2, usual: [], whyNot },
    ];
    const say = [["x"], ["z"], ["y"], ["y", "x"]];
    const code = sayCode(0, parts, say);
    expect(code).toBe("0" + "2" + "11" + "10");
    const reader = readerOf(code.slice(1));
    expect(parts.map((part) => readWords(reader, part))).toEqual(say);
  });

  test("a chance is one letter when the generator made it", () => {
    const draws = [{ of: "a", with: "die", sides: ["1", "2", "3"] }];
    expect(chanceCode(draws, ["2"], ["2"])).toBe("0");
    expect(chanceCode(draws, ["3"], ["2"])).toBe("12");
  });
});

const played = <N extends Nouns>(game: Game<N>, seed: number): Match<N> => {
  const option = game.options[0];
  const options = seed % 2 === 0 ? { [option?.option ?? ""]: option?.of.at(-1) ?? "" } : {};
  return randomMatch(guarded(game), { seats: 2 + (seed % 2), seed, options, atMost: 40 + 7 * seed }).match;
};

const CODES = [1, 2, 3, 4, 5, 6].flatMap((seed) => [
  replayCode(played(crossing, seed)),
  replayCode(played(parley, seed)),
]);

const replayed = (code: string): string => {
  const game = code.startsWith("crossing") ? crossing : parley;
  const { verdict } = matchOfCode(game as unknown as typeof parley, code);
  return verdict === "fine" ? "fine" : verdict.rule;
};

describe("a replay code", () => {
  test.each([1, 2, 3, 4, 5, 6])("gives back the same match: seed %i", (seed) => {
    for (const game of [crossing, parley]) {
      const match = played(game as unknown as typeof parley, seed);
      const code = replayCode(match);
      const { match: again, verdict } = matchOfCode(match.game, code);
      expect(verdict).toBe("fine");
      if (again === "none") throw new Error("no match");
      expect(canonical(keptOf(again))).toBe(canonical(keptOf(match)));
      expect(replayCode(again)).toBe(code);
    }
  });

  test("is short: less than three letters an input", () => {
    const match = played(parley, 6);
    expect(match.at).toBeGreaterThan(40);
    expect(match.past.map(codeIn).join("").length / match.at).toBeLessThan(3);
  });

  test("dice of a hand are in it", () => {
    const { match } = randomMatch(crossing, { seats: 1, seed: 3, atMost: 0 });
    answer(match, { at: 0, seat: "p1", to: "turn", say: [["run"], ["lane"], ["grey"]] });
    answer(match, { at: 1, seat: NATURE, to: "risk", say: [["scare"]] });
    const { match: again } = matchOfCode(crossing, replayCode(match));
    if (again === "none") throw new Error("no match");
    expect(again.state.tray).toEqual(["scare"]);
    expect(canonical(keptOf(again))).toBe(canonical(keptOf(match)));
  });

  test("a match without an input has one", () => {
    const { match } = randomMatch(parley, { seats: 2, seed: 12, atMost: 0 });
    const { match: again } = matchOfCode(parley, replayCode(match));
    if (again === "none") throw new Error("no match");
    expect(waitingOf(again)).toEqual(waitingOf(match));
  });

  test("is replayed an input at a time", () => {
    const match = played(crossing, 2);
    const { replay } = replayOf(crossing, replayCode(match));
    if (replay === "none") throw new Error("no replay");
    let inputs = 0;
    while (replayOne(replay) === "more") inputs++;
    expect(replay.match.at).toBe(match.at);
    expect(inputs).toBe(match.at);
  });
});

/** The check letters as the code has them, so that a forger's code gets past them. */
const checked = (body: string): string => {
  let sum = 7;
  for (let i = 0; i < body.length; i++) sum = (sum * 31 + body.charCodeAt(i)) % 65521;
  return `${body}.${numberCode(sum % 256)}`;
};

describe("K-CODE: a code that is not this game's is refused and breaks nothing", () => {
  test("the check is the one the codes have", () => {
    for (const code of CODES) expect(checked(code.slice(0, code.lastIndexOf(".")))).toBe(code);
  });

  test.each([
    "",
    ".",
    "......",
    "crossing",
    "parley.3.2.1.0.-",
    "parley.3.2.1.0.-.zz",
    "💀.1.1.1.0.-.0",
    "a.b.c.d.e.f.g.h",
  ])('"%s"', (code) => {
    expect(replayed(code)).toBe("K-CODE");
  });

  test.each([
    "crossing.3.2.1.0.-",
    "parley.x.2.1.0.-",
    "parley..2.1.0.-",
    "parley.3.1.1.0.-",
    "parley.3.4.1.0.-",
    "parley.3.-2.1.0.-",
    "parley.3.2.-1.0.-",
    "parley.3.2..0.-",
    "parley.3.2.1e5.0.-",
    "parley.3.2.1.0.!",
    "parley.3.2.1.0.zzzzzzzzzzzz",
    "parley.3.2.1.0.0000000000000000000",
  ])("well checked, and still: %s", (body) => {
    const { verdict } = matchOfCode(parley, checked(body));
    expect(verdict).toEqual({ rule: "K-CODE" });
  });

  test.each(["parley.2.2.1.0.-", "parley.4.2.1.0.-", "parley.12.2.1.0.-.more"])(
    "K-VERSION: of another version, which is named beside this one: %s",
    (body) => {
      const code = checked(body);
      const { match, verdict } = matchOfCode(parley, code);
      expect(match).toBe("none");
      expect(verdict).toEqual({ rule: "K-VERSION" });
      const here = Number(body.split(".")[1]);
      expect(versionOf(parley, code)).toBe(here);
      for (const text of [en, pl]) {
        const said = sentence(text, "K-VERSION", { code: versionOf(parley, code), here: parley.version });
        expect(said).toContain(` ${String(here)} `);
        expect(said).toContain(" 3:");
      }
    },
  );

  test("K-CODE: what only looks like another version, with a slip of the pen", () => {
    const code = checked("parley.2.2.1.0.-");
    for (const slip of [`${code}0`, code.replace(".2.2.", ".4.2."), "parley.2", "parley.2.2.1.0.-.zz"]) {
      expect(matchOfCode(parley, slip).verdict).toEqual({ rule: "K-CODE" });
      expect(versionOf(parley, slip)).toBe(-1);
    }
  });

  test.each(["parley.3.2.1.!.-", "parley.3.2.1.9.-", "parley.3.2.1.00.-", "parley.3.2.1..-"])(
    "options that the game does not have: %s",
    (body) => {
      expect(matchOfCode(parley, checked(body)).verdict).toEqual({ rule: "K-CODE" });
    },
  );

  test("one wrong letter is nearly always caught by the check, and never breaks anything", () => {
    const chance = seeded(31);
    let tried = 0;
    let taken = 0;
    for (const code of CODES)
      for (let i = 0; i < 150; i++) {
        const at = below(chance, code.length);
        const letter = LETTERS.charAt(below(chance, LETTERS.length));
        if (code.charAt(at) !== letter) {
          tried++;
          if (replayed(code.slice(0, at) + letter + code.slice(at + 1)) === "fine") taken++;
        }
      }
    expect(taken / tried).toBeLessThan(0.01);
  });

  test("cut short, doubled, shuffled, forged: it is refused or is some other match, and never throws", () => {
    const chance = seeded(32);
    const outcomes = { fine: 0, "K-CODE": 0 };
    for (const code of CODES)
      for (let i = 0; i < 60; i++) {
        const pieces = code.split(".");
        const inputs = pieces[5] ?? "";
        const from = below(chance, inputs.length);
        const some = Array.from({ length: below(chance, 4) }, () => LETTERS.charAt(below(chance, 32))).join("");
        pieces[5] = [inputs.slice(0, from), some, inputs.slice(from + below(chance, 3))].join("");
        const came = replayed(checked(pieces.slice(0, 6).join(".")));
        expect(["fine", "K-CODE"]).toContain(came);
        outcomes[came as keyof typeof outcomes]++;
      }
    expect(outcomes.fine).toBeGreaterThan(0);
    expect(outcomes["K-CODE"]).toBeGreaterThan(300);
  });
});
