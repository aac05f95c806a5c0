import { anySay, anyWords } from "../../../src/cli/fuzz/random-play";
import { below, type Generator, seeded } from "../../../src/kernel/generator";
import { answer, type Match, outcomeOf, seenOf } from "../../../src/kernel/match";
import { ruleOf } from "../../../src/kernel/rule";
import { lookedThrough } from "../../../src/kernel/say";
import { verdictOnWord } from "../../../src/kernel/talk";
import { kernelText } from "../../../src/kernel/text/en";
import type { Nouns, OpenAsk, Part, Say, Word } from "../../../src/kernel/words";
import { asksOf, atEveryMoment, matchAt, must, partAt, type Plays, sayTo } from "./plays";

export const everyPlayEnds = <N extends Nouns>({ plays }: Plays<N>): void => {
  for (const { match, title, broken } of plays) {
    const inputs = String(match.at);
    must(broken !== "" || outcomeOf(match) !== "playing", () => `${title}: not over after ${inputs} inputs`);
  }
};

export const everySayIsAccepted = <N extends Nouns>(all: Plays<N>): void => {
  for (const { title, broken } of all.plays) must(broken === "", () => `${title}: ${broken}`);
  const chance = seeded(3);
  for (const { title, moments } of all.plays)
    for (const moment of moments)
      for (const [i, { seat, step }] of asksOf(matchAt(all.game, moment)).entries()) {
        const match = matchAt(all.game, moment);
        const ask = asksOf(match)[i] ?? { seat, step };
        const say = anySay(match, ask, chance);
        const { verdict } = answer(match, { at: match.at, seat, to: step.do, say });
        const by = verdict === "fine" ? "" : verdict.rule;
        must(by === "", () => `${title}: ${seat} ${sayTo(step.do, say)} refused by ${by} ${match.broken}`);
      }
};

const isSome = (words: readonly Word[], of: readonly Word[]): boolean =>
  words.every((word, i) => of.includes(word) && words.indexOf(word) === i);

export const wrongWith = ({ of, least, most, usual }: Part): string => {
  if (!isSome(of, of)) return "a word twice";
  if (!of.every((word) => /^[!-~]+$/.test(word))) return "a word that is no ASCII id";
  if (of.length < least) return "a dead end: fewer words than must be said";
  if (least < 0 || most < least) return "a least and most that nobody can meet";
  if (most === 0) return "a part in which nothing can be said";
  if (!isSome(usual, of) || usual.length > most) return "a usual answer that is not offered";
  if (usual.length < least && usual.length > 0) return "a usual answer that is too short";
  return "";
};

/** Some ways to answer a part: single words as far as there are not too many, and heaps of them. */
const someWords = (part: Part, chance: Generator): (readonly Word[])[] => {
  const ways: (readonly Word[])[] = [];
  if (part.most === 1) {
    const from = below(chance, Math.max(1, part.of.length));
    for (const word of [...part.of.slice(from), ...part.of.slice(0, from)].slice(0, 6)) ways.push([word]);
    if (part.least === 0) ways.push([]);
  } else for (let i = 0; i < 4; i++) ways.push(anyWords(part, chance));
  return ways;
};

const PREFIXES = 150;

/** Visits the beginnings of what can be said to this ask, breadth first, as far as there are not too many. */
export const everyPrefix = <N extends Nouns>(
  match: Match<N>,
  ask: OpenAsk<N>,
  chance: Generator,
  visit: (said: Say, part: Part) => void,
  atMost = PREFIXES,
): void => {
  const open: Say[] = [[]];
  for (let i = 0; i < open.length && i < atMost; i++) {
    const said = open[i] ?? [];
    const part = partAt(match, ask, said);
    if (part !== "said") {
      visit(said, part);
      for (const words of someWords(part, chance)) open.push([...said, words]);
    }
    must(said.length < 40, () => `${sayTo(ask.step.do, said)}: no end of parts`);
  }
};

const eachPrefix = <N extends Nouns>(
  all: Plays<N>,
  visit: (match: Match<N>, ask: OpenAsk<N>, said: Say, part: Part, where: string) => void,
): void => {
  const chance = seeded(4);
  atEveryMoment(all, (match, where) => {
    for (const ask of asksOf(match))
      everyPrefix(match, ask, chance, (said, part) => {
        visit(match, ask, said, part, `${where}: ${ask.seat} ${sayTo(ask.step.do, said)}/${part.ask}`);
      });
  });
};

export const noPrefixIsADeadEnd = <N extends Nouns>(all: Plays<N>): void => {
  eachPrefix(all, (_match, _ask, _said, part, where) => {
    const wrong = wrongWith(part);
    must(wrong === "", () => `${where}: ${wrong}`);
  });
};

export const everyAskIsOneOfItsKind = <N extends Nouns>(all: Plays<N>): void => {
  atEveryMoment(all, (match, where) => {
    const asked = asksOf(match).map(({ seat, step }) => `${seat} ${step.do}`);
    for (const each of asked) {
      must(
        asked.indexOf(each) === asked.lastIndexOf(each),
        () => `${where}: ${each} is asked twice; only the first can be answered`,
      );
    }
    for (const { seat, step } of asksOf(match)) {
      must(ruleOf(match.game, step).kind === "ask", () => `${where}: ${step.do} is no ask`);
      must(match.seats.includes(seat), () => `${where}: ${seat} does not play`);
    }
  });
};

/** Every word that was offered anywhere, by step and part, and all together. */
const vocabularyOf = <N extends Nouns>(all: Plays<N>): Map<string, Set<Word>> => {
  const vocabulary = new Map<string, Set<Word>>();
  eachPrefix(all, (_match, { step }, _said, part) => {
    for (const heap of [`${step.do}/${part.ask}`, "all"]) {
      const known = vocabulary.get(heap) ?? new Set();
      for (const word of part.of) known.add(word);
      vocabulary.set(heap, known);
    }
  });
  return vocabulary;
};

/** How many of the words of other parts are tried at each. */
const FOREIGN = 6;

export const everyOtherWordIsRefused = <N extends Nouns>(all: Plays<N>): void => {
  const vocabulary = vocabularyOf(all);
  const everything = [...(vocabulary.get("all") ?? [])];
  const chance = seeded(5);
  const texts = all.game.languages.map(({ text }) => text);
  const hasSentence = (by: Word): boolean => by in kernelText || texts.every((text) => (text[by] ?? "") !== "");
  eachPrefix(all, (match, ask, said, part, where) => {
    for (const word of part.of)
      must(verdictOnWord(part, word) === "fine", () => `${where}: ${word} is offered and not fine`);
    const foreign = Array.from({ length: FOREIGN }, () => everything[below(chance, everything.length)] ?? "");
    const others = new Set([...(vocabulary.get(`${ask.step.do}/${part.ask}`) ?? []), ...foreign, "no-such-word"]);
    for (const word of others) {
      if (part.of.includes(word)) continue;
      const why = part.whyNot(word);
      must(why !== "fine", () => `${where}: ${word} is not offered, and no rule is against it`);
      const { verdict } = lookedThrough(match.game, seenOf(match), ask, [...said, [word]]);
      must(verdict !== "fine", () => `${where}: ${word} is not offered and accepted`);
      for (const by of [why, verdict]) {
        if (by !== "fine") must(hasSentence(by.rule), () => `${where}: ${word}: ${by.rule} has no sentence`);
      }
    }
  });
};
