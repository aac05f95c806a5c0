import { has, joined, mapped, withoutAll } from "../../kernel/list";
import { byBytes, sorted } from "../../kernel/order";
import { cardsOf, type Pile, shuffled } from "../../kernel/pile";
import { WAVE } from "./content/rubble";
import { type NightSeen, UNSEEN } from "./vocabulary";

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
  return { ...state, active: hidden, rubble: shuffled(sorted(joined(unseen, cardsOf(state.rubble)), byBytes)) };
};
