import { countOf } from "../../../kernel/list";
import { topOf } from "../../../kernel/pile";
import { type Find, SEARCH_CARDS } from "../content/search-cards";
import { searchCard } from "../rules/search-card";
import type { CitySeen } from "../vocabulary";
import { type Fighter, fightOdds } from "./zombie-fight";

/** What a card may be that nobody has looked at (OMI-RUL-05). */
export interface Outlook {
  readonly cards: number;
  readonly copies: Readonly<Record<Find, number>>;
  /** Survivors that are found on average. */
  readonly found: number;
}

/** From a view: its deck holds all that is unseen, wherever it lies. */
export const outlookOf = (view: CitySeen): Outlook => {
  const unseen = topOf(view.deck);
  const copies = { salvage: 0, survivors: 0, zombies: 0 };
  let people = 0;
  for (const card of unseen) {
    const { find, number } = searchCard(card);
    copies[find]++;
    if (find === "survivors") people += number;
  }
  return { cards: unseen.length, copies, found: unseen.length === 0 ? 0 : people / unseen.length };
};

/** Survivors that a search by those who stand there costs on average, if zombies are fought to the end. */
export const searchLosses = (view: CitySeen, fighters: readonly Fighter[]): number => {
  const unseen = topOf(view.deck);
  if (unseen.length === 0) return 0;
  let losses = 0;
  for (const { card, find, number } of SEARCH_CARDS)
    if (find === "zombies") losses += countOf(unseen, card) * fightOdds(fighters, number).losses;
  return losses / unseen.length;
};
