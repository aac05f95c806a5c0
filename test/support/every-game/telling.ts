import type { Hint } from "../../../src/kernel/game";
import { seeded } from "../../../src/kernel/generator";
import { outcomeOf, type Match, seenOf, waitingOf } from "../../../src/kernel/match";
import { rolled } from "../../../src/kernel/nature";
import { ruleOf } from "../../../src/kernel/rule";
import { knownWord, type Text } from "../../../src/kernel/text";
import type { Nouns, Word } from "../../../src/kernel/words";
import { asksOf, atEveryMoment, must, type Plays } from "./plays";
import { everyPrefix } from "./says";

/** Where in a text each sort of thing has its sentence; a rule has it under its id. */
const KEYS = { step: "step.", part: "part.", word: "word.", event: "event.", rule: "" } as const;

const slotsOf = (template: string): string[] => [...template.matchAll(/\{([^{}]*)\}/g)].map((found) => found[1] ?? "");

/** Everything that is ever said to a player in these plays. */
const toldIn = <N extends Nouns>(all: Plays<N>): Set<string> => {
  const { game, plays } = all;
  const keys = new Set<string>();
  for (const step of Object.keys(game.rules)) keys.add(KEYS.step + step);
  for (const event of Object.keys(game.evolve)) keys.add(KEYS.event + event);
  for (const { match } of plays) {
    const outcome = outcomeOf(match);
    if (outcome !== "playing") keys.add(KEYS.rule + outcome.rule);
  }
  const chance = seeded(10);
  atEveryMoment(all, (match) => {
    for (const word of foreseen(match)) keys.add(KEYS.word + word);
    for (const ask of asksOf(match))
      everyPrefix(match, ask, chance, (_said, part) => {
        keys.add(KEYS.part + part.ask);
        for (const word of part.of) if (!match.seats.includes(word)) keys.add(KEYS.word + word);
      });
  });
  return keys;
};

/** The words in which the odds of a chance are told. */
const foreseen = <N extends Nouns>(match: Match<N>): readonly Word[] => {
  const waiting = waitingOf(match);
  if (waiting.for !== "chance") return [];
  const rule = ruleOf(match.game, waiting.step);
  const came = rolled({ ...match.generator }, waiting.draws);
  return rule.kind === "chance" ? rule.read(seenOf(match), waiting.step, came) : [];
};

const textAt = (text: Text, key: string): string =>
  (key.startsWith(KEYS.word) ? knownWord(text, key.slice(KEYS.word.length)) : text[key]) ?? "";

export const everythingHasItsText = <N extends Nouns>(all: Plays<N>): void => {
  const told = toldIn(all);
  const missing: string[] = [];
  for (const { name, text } of all.game.languages) {
    for (const key of told) if (textAt(text, key) === "") missing.push(`${name}: ${key}`);
  }
  must(missing.length === 0, () => `${all.game.name} has no text for\n${missing.sort().join("\n")}`);
};

/** A language may have forms of its own for so many: `card.op.draw.2` beside `card.op.draw`. */
const isForm = (first: Text, key: string): boolean =>
  first[key] === undefined && /\.[234]$/.test(key) && first[key.slice(0, -2)] !== undefined;

export const languagesSayTheSame = <N extends Nouns>({ game }: Plays<N>): void => {
  const [first, ...others] = game.languages;
  const keys = Object.keys(first.text).sort();
  for (const { name, text } of others) {
    const said = Object.keys(text).filter((key) => !isForm(first.text, key));
    must(said.sort().join("\n") === keys.join("\n"), () => `${name} has not the keys of ${first.name}`);
    for (const key of keys) {
      const same =
        slotsOf(text[key] ?? "")
          .sort()
          .join() ===
        slotsOf(first.text[key] ?? "")
          .sort()
          .join();
      must(same, () => `${name}: ${key} has other slots than in ${first.name}`);
    }
  }
};

const wordsOf = (value: unknown): Word[] =>
  Array.isArray(value) ? value.flatMap(wordsOf) : typeof value === "string" ? [value] : [];

export const fills = (text: Text, key: string, fields: object, seats: readonly Word[]): void => {
  for (const slot of slotsOf(text[key] ?? "")) {
    const value = (fields as Record<string, unknown>)[slot];
    must(value !== undefined, () => `${key}: nothing fills {${slot}}`);
    for (const word of wordsOf(value)) {
      // A rule is told by its id, and opens its sentence.
      const isTold = seats.includes(word) || knownWord(text, word) !== undefined || text[word] !== undefined;
      must(isTold, () => `${key}: {${slot}} is "${word}", which has no text`);
    }
  }
};

export const everySlotIsFilled = <N extends Nouns>(all: Plays<N>): void => {
  for (const { text } of all.game.languages) {
    for (const { told, match } of all.plays)
      for (const event of told.flat()) fills(text, KEYS.event + event.was, event, match.seats);
    atEveryMoment(all, (match) => {
      for (const { seat, step } of asksOf(match)) fills(text, KEYS.step + step.do, { seat, ...step }, match.seats);
    });
  }
};

/** What every seat would be told before it answers, and everybody before a roll. */
const hintsAt = <N extends Nouns>(match: Match<N>): readonly Hint[] => {
  const { game } = match;
  if (game.hints === undefined) return [];
  const told: Hint[] = [];
  const waiting = waitingOf(match);
  if (waiting.for === "chance") told.push(...game.hints(game.view(seenOf(match), ""), waiting.step, "", []));
  for (const ask of asksOf(match))
    everyPrefix(match, ask, seeded(11), (said) => {
      told.push(...(game.hints?.(game.view(seenOf(match), ask.seat), ask.step, ask.seat, said) ?? []));
    });
  return told;
};

export const everyHintHasItsText = <N extends Nouns>(all: Plays<N>): void => {
  atEveryMoment(all, (match, where) => {
    for (const hint of hintsAt(match))
      for (const { name, text } of all.game.languages) {
        const key = "hint." + hint.hint;
        must((text[key] ?? "") !== "", () => `${where}: ${name} has no text for ${key}`);
        fills(text, key, hint.slots, match.seats);
      }
  });
};

export const endsAreTold = <N extends Nouns>({ plays }: Plays<N>): void => {
  for (const { match, title } of plays) {
    const outcome = outcomeOf(match);
    if (outcome === "playing") continue;
    must(
      outcome.won.every((seat) => match.seats.includes(seat)),
      () => `${title}: won by ${outcome.won.join()}`,
    );
  }
};
