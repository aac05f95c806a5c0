import type { Text } from "../../kernel/text";
import type { Word } from "../../kernel/words";

/** What the story of a match says besides what happened, by language. */
export const STORY_WORDS: Readonly<Record<Word, Text>> = {
  en: {
    "story.head": "{game}. Players: {seats}. Seed: {seed}.",
    "story.over": "The match is over: {rule} ({id})",
    "story.won": "Won by: {seats}.",
    "story.nobody": "Nobody has won.",
    "story.stopped": "It was not played any further; --at-most says how far.",
    "story.broken": "Something broke: {what}",
  },
  pl: {
    "story.head": "{game}. Gracze: {seats}. Ziarno: {seed}.",
    "story.over": "Partia skończona: {rule} ({id})",
    "story.won": "Wygrywa: {seats}.",
    "story.nobody": "Nikt nie wygrał.",
    "story.stopped": "Dalej nie grano; jak daleko, mówi --at-most.",
    "story.broken": "Coś się zepsuło: {what}",
  },
};
