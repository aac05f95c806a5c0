import { seeded } from "../../../src/kernel/generator";
import { seenOf } from "../../../src/kernel/match";
import { lookedThrough } from "../../../src/kernel/say";
import type { Shortened } from "../../../src/kernel/shortcut";
import type { Nouns, Part } from "../../../src/kernel/words";
import { asksOf, atEveryMoment, must, type Plays, sayTo } from "./plays";
import { everyPrefix } from "./says";
import { fills } from "./telling";

const keysOf = ({ shortcuts, words }: Shortened): string[] => [...words, ...shortcuts.flat().map(({ key }) => key)];

const canBeSaid = ({ shortcuts, words }: Shortened, { of }: Part): boolean =>
  words.every((word) => of.includes(word)) && words.length + shortcuts.flat().length > 0;

/** A shortcut is a whole answer that the rules take, and has words in every language; a word that is hidden has one. */
export const everyShortcutIsAnAnswer = <N extends Nouns>(all: Plays<N>): void => {
  const { shortened } = all.game;
  if (shortened === undefined) return;
  const chance = seeded(5);
  atEveryMoment(all, (match, where) => {
    const state = seenOf(match);
    for (const ask of asksOf(match))
      everyPrefix(match, ask, chance, (said, part) => {
        const short = shortened({ state, ask, said, part, picked: [] });
        const at = `${where}: ${sayTo(ask.step.do, said)}`;
        must(canBeSaid(short, part), () => `${at}: offers what is not asked, or nothing`);
        must(new Set(keysOf(short)).size === keysOf(short).length, () => `${at}: two choices of one name`);
        for (const { short: name, slots, say } of short.shortcuts.flat()) {
          const { verdict, whole } = lookedThrough(match.game, state, ask, say);
          must(verdict === "fine" && whole, () => `${at}: ${name} is no answer: ${JSON.stringify(say)}`);
          for (const { text } of all.game.languages) fills(text, `short.${name}`, slots, match.seats);
        }
      });
  });
};
