import { has, kept, mapped } from "../../../kernel/list";
import { sizeOf, topOf } from "../../../kernel/pile";
import type { Word } from "../../../kernel/words";
import { EXPOSURE_CARDS, type ExposureHalf } from "../content/exposure-cards";
import { FIRST_TO_MOVE } from "../content/infected";
import type { CityChance, CityGo, CitySeen, CityStep } from "../vocabulary";
import { isNight, runnerOf, runnersIn } from "./runners";

/** An empty deck is made new of the discard; with all eight cards drawn, drawing stops (DL-DECK-03, DL-RULING-10). */
export const draw: CityGo<"draw"> = {
  kind: "go",
  run: ({ state, emit, next }, { runner: id, count }) => {
    const { seat, deck, discard: discarded } = runnerOf(state, id);
    if (count === 0 || sizeOf(deck) + discarded.length === 0) return;
    if (sizeOf(deck) === 0) emit({ was: "deckRenewed", runner: id, seat });
    next({ do: "drawCard", runner: id, count });
  },
};

export const drawCard: CityChance<"drawCard"> = {
  kind: "chance",
  draws: (state, { runner }) => {
    const { home, deck } = runnerOf(state, runner);
    return [{ of: "exposure-card", with: home + ".exposure", sides: topOf(deck) }];
  },
  land: ({ emit, next }, { runner, count }, [card = ""]) => {
    emit({ was: "cardDrawn", runner, card });
    next({ do: "draw", runner, count: count - 1 });
  },
  read: (_state, _step, came) => came,
};

/** The halves that count now. */
export const halvesOf = (state: CitySeen, cards: readonly Word[]): ExposureHalf[] => {
  const drawn = kept(EXPOSURE_CARDS, ({ card }) => has(cards, card));
  return mapped(drawn, ({ day, night }) => (isNight(state) ? night : day));
};

/** All cards of the Area are one set: Spawn, then Move, then Attack (DL-EXPO-10, DL-ENACT-01). */
export const execute: CityGo<"execute"> = {
  kind: "go",
  run: ({ state, next }, { area }) => {
    let count = 0;
    let moves = 0;
    for (const { drawn } of runnersIn(state, area)) {
      for (const { spawn, move } of halvesOf(state, drawn)) {
        count += spawn;
        moves += move;
      }
    }
    const steps: CityStep[] = [
      isNight(state)
        ? { do: "wave", area, infected: "viral", count, by: "DL-SPAWN-03" }
        : { do: "wave", area, infected: "biter", count, by: "DL-SPAWN-02" },
      { do: "move", into: area, moves, types: FIRST_TO_MOVE, range: 1 },
      { do: "attack", area },
      { do: "discard", area },
    ];
    for (const step of steps) next(step);
  },
};

/** A Reshuffle among the cards drawn makes one new deck of all eight (DL-DECK-02). */
export const discard: CityGo<"discard"> = {
  kind: "go",
  run: ({ state, emit }, { area }) => {
    for (const { runner, seat, drawn } of runnersIn(state, area)) {
      const reshuffle = kept(halvesOf(state, drawn), (half) => half.reshuffle).length > 0;
      if (reshuffle) emit({ was: "cardsReshuffled", runner, seat, by: "DL-DECK-02" });
      else if (drawn.length > 0) emit({ was: "cardsDiscarded", runner });
    }
  },
};
