import { fail } from "../../kernel/fail";
import type { SpokenGame } from "../../kernel/game";
import { lineOf, sentence, type Text } from "../../kernel/text";
import type { Event, Nouns, Word } from "../../kernel/words";
import { STORY_WORDS } from "./story-words";

/** A match as somebody would tell it afterwards, of the lines that every VM prints alike. */

/** The lines of what happened are set in; those of who said what are not. */
const EVENT = /^ {2}(?=\{)/;
const OVER = /^over (\S+) won by ?(\S*)$/;
const REFUSED = /^refused (.*)$/;
const STOPPED = "stopped after ";

const ended = (text: Text, rule: Word, won: string): readonly string[] => [
  "",
  sentence(text, "story.over", { rule: lineOf(text, rule), id: rule }),
  won === "" ? lineOf(text, "story.nobody") : sentence(text, "story.won", { seats: won.split("+") }),
];

const happened = <N extends Nouns>({ rounds = [] }: SpokenGame<N>, text: Text, event: Event): readonly string[] => {
  const told = sentence(text, `event.${event.was}`, { ...event });
  if (rounds.includes(event.was)) return ["", told];
  return told === "" ? [] : [`  ${told}`];
};

/** In what follows the name of a language: who plays, what happened round by round, and who has won. */
export const storyOf = <N extends Nouns>(
  game: SpokenGame<N>,
  language: Word,
  { seats, seed }: { readonly seats: number; readonly seed: number },
  lines: readonly string[],
): readonly string[] => {
  const spoken =
    game.languages.find(({ name }) => name === language) ?? fail(`${game.name} is not told in ${language}`);
  const words = STORY_WORDS[language] ?? fail(`no words for a story in ${language}`);
  const text: Text = { ...words, ...spoken.text };
  const told = lines.flatMap((line): readonly string[] => {
    if (EVENT.test(line)) return happened(game, text, JSON.parse(line) as Event);
    const over = OVER.exec(line);
    if (over !== null) return ended(text, over[1] ?? "", over[2] ?? "");
    if (line.startsWith(STOPPED)) return ["", lineOf(text, "story.stopped")];
    const refused = REFUSED.exec(line);
    return refused === null ? [] : ["", sentence(text, "story.broken", { what: refused[1] })];
  });
  return [sentence(text, "story.head", { game: lineOf(text, "game.name"), seats, seed }), ...told];
};
