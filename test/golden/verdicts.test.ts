import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { GAME_NAMES, withGame } from "../../src/games/index";
import type { Game } from "../../src/kernel/game";
import { seeded } from "../../src/kernel/generator";
import { answer, type Match, started } from "../../src/kernel/match";
import { seatsFor } from "../../src/kernel/replay-code";
import { verdictOnWord } from "../../src/kernel/talk";
import type { Nouns, OpenAsk, Part, Say, Word } from "../../src/kernel/words";
import { asksOf, sayTo } from "../support/every-game/plays";
import { everyPrefix } from "../support/every-game/says";
import { type Golden, goldensOf } from "./goldens";

/*
 * What the rules say to every word of a game at every question of its golden matches: whether it may be said, or the rule
 * against it. A file is kept for each game, with a line for each match: how many questions, how many verdicts, and their
 * digest. `VERDICTS=<folder> npx vitest run test/golden/verdicts.test.ts` writes them out, every question a line, so that
 * what differs can be read; `UPDATE_GOLDEN=1` keeps them anew.
 */
const FOLDER = join(import.meta.dirname, "verdicts");
const WRITTEN = process.env["VERDICTS"] ?? "";
const UPDATING = process.env["UPDATE_GOLDEN"] === "1";

/** So many moments of a game are asked about: all of them where the verdicts are written out. */
const MOMENTS = WRITTEN === "" ? 300 : Infinity;
/** So many beginnings of an answer are looked at: single words, pairs, and what follows them. */
const BEGINNINGS = 12;

/** The match before each of its inputs. */
const played = <N extends Nouns>(
  game: Game<N>,
  { seats, seed, options, inputs, file }: Golden,
  every: number,
  before: (match: Match<N>) => void,
): void => {
  const { match } = started(game, seatsFor(seats), options, seed);
  for (const input of inputs) {
    if (match.at % every === 0) before(match);
    const { verdict } = answer(match, input);
    if (verdict !== "fine") throw new Error(`${file}: ${String(input.at)} is refused by ${verdict.rule}`);
  }
};

const beginnings = <N extends Nouns>(
  match: Match<N>,
  visit: (ask: OpenAsk<N>, said: Say, part: Part) => void,
): void => {
  for (const ask of asksOf(match)) {
    const chance = seeded(match.at + 1);
    everyPrefix(match, ask, chance, (said, part) => { visit(ask, said, part); }, BEGINNINGS);
  }
};

/** Of how many inputs one is looked at. */
const everyOf = (goldens: readonly Golden[]): number => {
  const all = goldens.reduce((sum, { inputs }) => sum + inputs.length, 0);
  return Math.max(1, Math.round(all / MOMENTS));
};

/** Every word that is offered at any of these questions. */
const vocabularyOf = <N extends Nouns>(
  game: Game<N>,
  goldens: readonly Golden[],
): readonly Word[] => {
  const words = new Set<Word>(["no-such-word"]);
  for (const golden of goldens)
    played(game, golden, everyOf(goldens), (match) => {
      beginnings(match, (_ask, _said, part) => {
        for (const word of part.of) words.add(word);
      });
    });
  return [...words].sort();
};

const saidTo = (part: Part, vocabulary: readonly Word[]): string => {
  const byRule = new Map<Word, Word[]>();
  for (const word of vocabulary) {
    const verdict = verdictOnWord(part, word);
    const by = verdict === "fine" ? "fine" : verdict.rule;
    byRule.set(by, [...(byRule.get(by) ?? []), word]);
  }
  return [...byRule]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([rule, words]) => `${rule}: ${words.join(" ")}`)
    .join(" | ");
};

const recordOf = <N extends Nouns>(game: Game<N>, goldens: readonly Golden[]): string[] => {
  const vocabulary = vocabularyOf(game, goldens);
  return goldens.map((golden) => {
    const lines: string[] = [];
    played(game, golden, everyOf(goldens), (match) => {
      beginnings(match, (ask, said, part) => {
        const { ask: asks, least, most, usual } = part;
        const where = `${String(match.at)} ${ask.seat} ${sayTo(ask.step.do, said)} ${asks} ${String(least)}-${String(most)}`;
        lines.push(`${where} ${usual.join("+")}: ${saidTo(part, vocabulary)}`);
      });
    });
    if (WRITTEN !== "") {
      mkdirSync(WRITTEN, { recursive: true });
      writeFileSync(join(WRITTEN, golden.file), `${lines.join("\n")}\n`);
    }
    const digest = createHash("sha256").update(lines.join("\n")).digest("hex").slice(0, 16);
    return `${golden.file} ${String(lines.length)} ${String(lines.length * vocabulary.length)} ${digest}`;
  });
};

describe("what is said to every word", () => {
  test.each(GAME_NAMES)("of %s", (name) => {
    const file = join(FOLDER, `${name}.txt`);
    const record = withGame(name, (game) => recordOf(game, goldensOf(name)));
    if (WRITTEN !== "") return;
    if (UPDATING) writeFileSync(file, `${record.join("\n")}\n`);
    expect(record).toEqual(readFileSync(file, "utf8").trimEnd().split("\n"));
  });
});
