import { FACES } from "../content/dice";
import type { Attack, CityChance, CitySeen, Face } from "../vocabulary";
import { attackersOf, powerOf } from "./attacking";
import { isNight } from "./runners";

/** A number up to that of the attackers adds 1; a Crit adds 2 at night and nothing by day (DL-EATK-07 to 09). */
export const added = (state: CitySeen, attack: Attack, face: Face): number => {
  if (face === "damage.crit") return isNight(state) ? 2 : 0;
  const numbers: readonly Face[] = FACES.damage;
  return numbers.indexOf(face) < attackersOf(attack) ? 1 : 0;
};

/** Wounds are what the attack has over the defence (DL-EATK-10). */
export const damage: CityChance<"damage"> = {
  kind: "chance",
  draws: () => [{ of: "die.damage", with: "die.damage", sides: FACES.damage }],
  land: ({ state, emit, next }, { attack, defence: against }, [face = ""]) => {
    const { runner } = attack;
    const total = powerOf(attack) + added(state, attack, face);
    const wounds = Math.max(0, total - against);
    emit({ was: "damageRolled", runner, face, attack: total, defence: against, wounds });
    if (wounds > 0) next({ do: "wounds", runner, count: wounds, by: "DL-EATK-10" });
  },
  read: (state, { attack, defence: against }, [face = ""]) => {
    const wounds = powerOf(attack) + added(state, attack, face) - against;
    if (wounds <= 0) return ["unhurt"];
    return [wounds === 1 ? "one-wound" : "more-wounds"];
  },
};
