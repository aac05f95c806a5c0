import type { Migration } from "../../kernel/game";
import { has, mapped } from "../../kernel/list";
import { cardsOf, type Pile } from "../../kernel/pile";
import type { Word } from "../../kernel/words";
import type { City, CityStep } from "./vocabulary";

/** What version 1 kept of a city. */
type CityBefore = Omit<City, "stirred" | "peak">;

/** Version 1 did not keep why all were asked: somebody had proposed it. */
const stepNow = (step: CityStep): CityStep => (step.do === "close" ? { ...step, by: "OMI-RUL-54" } : step);

const WAS: Word = "zombies3";
const IS: Word = "zombies10";

/** The first of these cards that was another becomes the one it is now. */
const exchanged = (cards: readonly Word[]): readonly Word[] => {
  const at = cards.indexOf(WAS);
  return mapped(cards, (card, i) => (i === at ? IS : card));
};

const exchangedIn = (pile: Pile): Pile => {
  let isDone = false;
  return mapped(pile, (layer) => {
    if (isDone || !has(layer, WAS)) return layer;
    isDone = true;
    return exchanged(layer);
  });
};

/**
 * One card of three zombies is the card of ten now: one that has been found already, or else one that nobody knows of.
 * There are six of them, and of those at most one is turned over.
 */
const withTen = (city: CityBefore): CityBefore => {
  if (has(city.discard, WAS)) return { ...city, discard: exchanged(city.discard) };
  if (has(cardsOf(city.deck), WAS)) return { ...city, deck: exchangedIn(city.deck) };
  let isDone = false;
  const tiles = mapped(city.tiles, (tile) => {
    if (isDone || !has(cardsOf(tile.stack), WAS)) return tile;
    isDone = true;
    return { ...tile, stack: exchangedIn(tile.stack) };
  });
  return { ...city, tiles };
};

/** A match that was begun when the last team standing won goes on so, by the house rule of that name. */
const fromOne: Migration = {
  from: 1,
  migrate: (state, agenda) => {
    const before = withTen(state as CityBefore);
    const options = { ...before.options, lastStanding: "on" };
    const city: City = { ...before, stirred: before.round, peak: 0, options };
    return { state: city, agenda: mapped(agenda as readonly CityStep[], stepNow) };
  },
};

export const MIGRATIONS: readonly Migration[] = [fromOne];
