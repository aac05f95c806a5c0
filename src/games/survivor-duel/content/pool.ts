import { fail } from "../../../kernel/fail";
import type { Word } from "../../../kernel/words";
import { EVENT_CARDS, type EventCard } from "./events";
import { type ItemCard, ITEMS } from "./items";
import { type ReactCard, REACTS } from "./reacts";
import { type SurvivorCard, SURVIVORS } from "./survivors";
import { type WeaponCard, WEAPONS } from "./weapons";
import { type ZombieCard, ZOMBIES } from "./zombies";

/** What a Survivor Deck is made of (DUEL-DECK-02). */
export type DeckCard = WeaponCard | ItemCard | EventCard | ReactCard;
export type AnyCard = DeckCard | ZombieCard | SurvivorCard;

/** What is printed on the cards there are: each has its name in every language. */
export type CardName = (
  typeof WEAPONS | typeof ITEMS | typeof EVENT_CARDS | typeof REACTS | typeof ZOMBIES | typeof SURVIVORS
)[number]["card"];

const deckCards: DeckCard[] = [];
for (const card of WEAPONS) deckCards.push(card);
for (const card of ITEMS) deckCards.push(card);
for (const card of EVENT_CARDS) deckCards.push(card);
for (const card of REACTS) deckCards.push(card);
export const DECK_CARDS: readonly DeckCard[] = deckCards;

const everyCard: Record<Word, AnyCard> = {};
const survivors: Record<Word, SurvivorCard> = {};
const zombies: Record<Word, ZombieCard> = {};
for (const card of SURVIVORS) {
  survivors[card.card] = card;
  everyCard[card.card] = card;
}
for (const card of ZOMBIES) {
  zombies[card.card] = card;
  everyCard[card.card] = card;
}
for (const card of DECK_CARDS) {
  everyCard[card.card] = card;
}

/** By what is printed on it: `W02`. */
export const anyCardNamed = (name: Word): AnyCard | "none" => everyCard[name] ?? "none";
export const survivorNamed = (name: Word): SurvivorCard => survivors[name] ?? fail("no Survivor " + name);
export const zombieNamed = (name: Word): ZombieCard => zombies[name] ?? fail("no zombie " + name);
