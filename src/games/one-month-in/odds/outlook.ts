import { countOf } from "../../../kernel/list";
import { topOf } from "../../../kernel/pile";
import { type Find, SEARCH_CARDS } from "../content/search-cards";
import type { CitySeen } from "../vocabulary";
import { type Fighter, fightOdds } from "./zombie-fight";

/** A kind of card, and how likely the next one is of it. */
interface Chance {
  readonly find: Find;
  readonly number: number;
  readonly share: number;
}

/** What a card may be that nobody has looked at (OMI-RUL-05). */
export interface Outlook {
  readonly cards: number;
  readonly chances: readonly Chance[];
}

/** From a view: its deck holds all that is unseen, wherever it lies. */
export const outlookOf = (view: CitySeen): Outlook => {
  const unseen = topOf(view.deck);
  const chances: Chance[] = [];
  for (const { card, find, number } of SEARCH_CARDS) {
    const copies = countOf(unseen, card);
    if (copies > 0) chances.push({ find, number, share: copies / unseen.length });
  }
  return { cards: unseen.length, chances };
};

/** How likely the next card is of that sort. */
export const chanceOf = ({ chances }: Outlook, sort: Find): number => {
  let sum = 0;
  for (const { find, share } of chances) if (find === sort) sum += share;
  return sum;
};

/** Survivors that a search finds on average. */
export const searchGain = ({ chances }: Outlook): number => {
  let gain = 0;
  for (const { find, number, share } of chances) if (find === "survivors") gain += share * number;
  return gain;
};

/** Survivors that it costs on average those who are there, if zombies are fought to the end. */
export const searchLoss = ({ chances }: Outlook, fighters: readonly Fighter[]): number => {
  let loss = 0;
  for (const { find, number, share } of chances)
    if (find === "zombies") loss += share * fightOdds(fighters, number).losses;
  return loss;
};
