import { anyOf } from "../../../kernel/choice";
import { numberOf, numbers, numberText } from "../../../kernel/number-text";
import { wordTo } from "../../../kernel/talk";
import type { Hit, NightAsk, NightGo, NightSeen } from "../vocabulary";
import { dieIfDead, hasPerk, playerOf } from "./players";

const isAbsorbed = (state: NightSeen, { seat, damage, brute, steals }: Hit): boolean =>
  !brute && playerOf(state, seat).barricades > 0 && (damage > 0 || steals);

/** Barricade, hide, saved Survivors, damage, the card: each at its moment (SUD-RULING-40, SUD-RULING-63). */
export const hit: NightGo<"hit"> = {
  kind: "go",
  run: ({ state, emit, next }, { hit: of }) => {
    const { seat } = of;
    if (isAbsorbed(state, of)) {
      emit({ was: "barricadeBroke", seat });
      return;
    }
    const held = of.damage > 0 && hasPerk(state, seat, "thick-hide") && !playerOf(state, seat).hideUsed;
    if (held) emit({ was: "hideHeld", seat });
    const left: Hit = held ? { ...of, damage: of.damage - 1 } : of;
    const shielded = left.damage > 0 && playerOf(state, seat).saved > 0;
    next(shielded ? { do: "shield", hit: left } : { do: "hurt", hit: left });
  },
};

/** How many saved Survivors go, once the damage is known (SUD-SURV-03, SUD-RULING-68): all that help is usual. */
export const shield: NightAsk<"shield", number> = {
  kind: "ask",
  onlyAnswer: "confirm",
  seats: (_state, { hit: of }) => [of.seat],
  asks: (talk, state, { hit: { seat, damage } }) => {
    const most = Math.min(damage, playerOf(state, seat).saved);
    return numberOf(wordTo(talk, "shield", () => anyOf(numbers(0, most), "SUD-RULING-68", [numberText(most)])));
  },
  take: ({ emit, next }, { hit: of }, seat, count) => {
    if (count > 0) emit({ was: "shielded", seat, count });
    next({ do: "hurt", hit: { ...of, damage: of.damage - count } });
  },
};

/** Attacked is not the same as hurt: a Raider takes a card either way (SUD-RULING-60). */
export const hurt: NightGo<"hurt"> = {
  kind: "go",
  run: (tell, { hit: { seat, damage, foe, steals, by } }) => {
    if (damage > 0) {
      tell.emit({ was: "wounded", seat, damage, cause: foe, by });
      dieIfDead(tell, seat);
    }
    if (steals) tell.next({ do: "lose", seat, by: "SUD-ENEMY-06" });
  },
};
