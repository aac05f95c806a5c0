import { numberOf, numberText } from "../../../kernel/number-text";
import { type Text, wordText } from "../../../kernel/text";
import type { Word } from "../../../kernel/words";
import type { Copies } from "../content/decks";
import type { Limits } from "../content/limits";
import { type AnyCard, anyCardNamed, DECK_CARDS } from "../content/pool";
import { SURVIVORS } from "../content/survivors";
import { ZOMBIES } from "../content/zombies";
import { deckOfCards, type Fault, faultsOf, type OwnDeck, withCards } from "./own-deck";

/** A line that cannot be read; lines are counted from 1. */
export interface BadLine {
  readonly line: number;
  readonly said: string;
}

export interface DeckRead {
  readonly deck: OwnDeck;
  readonly badLines: readonly BadLine[];
  readonly faults: readonly Fault[];
}

const everyName = (): readonly Word[] => {
  const names: Word[] = [];
  for (const { card } of SURVIVORS) names.push(card);
  for (const { card } of DECK_CARDS) names.push(card);
  for (const { card } of ZOMBIES) names.push(card);
  return names;
};

const lower = (text: string): string => text.trim().toLowerCase();

/** By its title in that language, or by the name it has here. */
const cardTitled = (title: string, text: Text): AnyCard | "none" => {
  for (const name of everyName()) {
    if (lower(wordText(text, name)) === title || lower(name) === title) return anyCardNamed(name);
  }
  return "none";
};

/** `3 Baseball Bat`, `3x Baseball Bat` or `Baseball Bat`. */
const countIn = (line: string): { readonly n: number; readonly title: string } => {
  const at = line.indexOf(" ");
  const head = at < 0 ? line : line.slice(0, at);
  const digits = head.slice(head.length - 1) === "x" ? head.slice(0, head.length - 1) : head;
  const n = numberOf(digits);
  return n < 0 || at < 0 ? { n: 1, title: line } : { n, title: line.slice(at + 1).trim() };
};

/** A comment, a heading, or nothing. */
const saysNothing = (line: string): boolean =>
  line === "" || line.slice(0, 1) === "#" || line.slice(line.length - 1) === ":";

const MOST_OF_A_LINE = 99;

/** Reads a deck a player has pasted, whatever the order of its lines, and names everything that is wrong with it. */
export const deckIn = (pasted: string, text: Text, limits: Limits): DeckRead => {
  let deck = deckOfCards([]);
  const badLines: BadLine[] = [];
  const lines = pasted.split("\n");
  for (let i = 0; i < lines.length; i++) {
    const line = lower(lines[i] ?? "");
    const { n, title } = countIn(line);
    const card = saysNothing(line) ? "none" : cardTitled(title, text);
    if (card !== "none" && n > 0 && n <= MOST_OF_A_LINE) deck = withCards(deck, n, card);
    else if (!saysNothing(line)) badLines.push({ line: i + 1, said: (lines[i] ?? "").trim() });
  }
  return { deck, badLines, faults: faultsOf(deck, limits) };
};

const written = (list: readonly Copies[], text: Text): string => {
  let lines = "";
  for (const { n, of } of list) lines += numberText(n) + " " + wordText(text, of) + "\n";
  return lines;
};

/** A deck as text: what `deckIn` reads. */
export const textOfDeck = ({ survivors, cards, zombies }: OwnDeck, text: Text): string => {
  let lines = "";
  for (const survivor of survivors) lines += "1 " + wordText(text, survivor) + "\n";
  return lines + "\n" + written(cards, text) + "\n" + written(zombies, text);
};
