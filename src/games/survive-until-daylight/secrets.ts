import { has, joined, mapped, withoutAll } from "../../kernel/list";
import { cardsOf, type Pile, shuffled } from "../../kernel/pile";
import type { Secrets } from "../../kernel/game";
import type { Word } from "../../kernel/words";
import { RUBBLE, WAVE } from "./content/rubble";
import { type NightNouns, type NightSeen, UNSEEN } from "./vocabulary";

/** Nothing that happens is known to one player alone. */
export const SECRETS: Secrets<NightNouns> = {};

/** In an order that tells nothing. They are many and this is asked often: they are counted, not sorted. */
const jumbled = (cards: readonly Word[]): readonly Word[] => {
  const copies: Record<Word, number> = {};
  for (const card of cards) copies[card] = (copies[card] ?? 0) + 1;
  const all: Word[] = [];
  let n = 0;
  for (const { card } of RUBBLE) {
    for (let i = 0; i < (copies[card] ?? 0); i++) {
      all[n] = card;
      n++;
    }
  }
  return all;
};

/**
 * Which cards were taken from the Rubble pile nobody has looked at: both piles hold some of the same unseen cards. Of
 * the Active Rubble Pile everybody knows how many there are, and that WAVE! is one of them.
 */
export const view = (state: NightSeen): NightSeen => {
  const active = cardsOf(state.active);
  const unseen = withoutAll(active, [WAVE]);
  if (unseen.length === 0) return state;
  const hidden: Pile = shuffled(
    joined(
      mapped(unseen, () => UNSEEN),
      has(active, WAVE) ? [WAVE] : [],
    ),
  );
  return { ...state, active: hidden, rubble: shuffled(jumbled(joined(unseen, cardsOf(state.rubble)))) };
};
