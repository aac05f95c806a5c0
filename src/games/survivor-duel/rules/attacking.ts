import { has, mapped } from "../../../kernel/list";
import type { Word } from "../../../kernel/words";
import { type DuelChance, type DuelGo, type DuelSeen, type DuelStep, NONE } from "../vocabulary";
import { weaponCard } from "./cards";
import { blowDamage, FACES, facesThatHit } from "./reach";
import { activeSide, gearOf, sideOf, weaponOf, zombieOf } from "./sides";
import { wearDown } from "./wearing";
import { damageTo } from "./zombies";

/** A Survivor's attack in the order of DUEL-RUL-41; only what has a Hit Roll, or is unarmed, is rolled for. */
export const blow: DuelGo<"blow"> = {
  kind: "go",
  run: ({ state, emit, next }, { seat, target, called, ap, hit, by }) => {
    const weapon = weaponOf(sideOf(state, seat));
    emit({ was: "attacked", seat, target, weapon, called, ap, hit, by });
    next(
      { do: "moment", on: "declare", about: target },
      { do: "hitRoll", again: false },
      { do: "moment", on: "miss", about: target },
      { do: "blowLands" },
      { do: "blowEnds" },
    );
  },
};

const isRolled = (duel: DuelSeen): boolean => duel.blow.weapon === NONE || weaponCard(duel.blow.weapon).hit > 0;

const outcomeOf = (duel: DuelSeen, die: Word): "hit" | "miss" => (has(facesThatHit(duel), die) ? "hit" : "miss");

/** What a die is thrown for. */
const rolledBy = (duel: DuelSeen, again: boolean): Word => {
  if (again) return "DUEL-RUL-41";
  return duel.blow.weapon === NONE ? "DUEL-UNARM-04" : "DUEL-HIT-01";
};

export const hitRoll: DuelChance<"hitRoll"> = {
  kind: "chance",
  draws: (duel) => (isRolled(duel) ? [{ of: "hit", with: "die", sides: FACES }] : []),
  land: ({ state, emit }, { again }, [die]) => {
    const seat = state.active;
    if (die === undefined) emit({ was: "hitByDefault", seat });
    else {
      const need = facesThatHit(state);
      emit({ was: "hitRolled", seat, die, need, outcome: outcomeOf(state, die), again, by: rolledBy(state, again) });
    }
  },
  read: (duel, _step, came) => mapped(came, (die) => outcomeOf(duel, die)),
};

/** Damage, then "hit" effects (none on a target at 0 HP), then death, and what a kill brings. */
export const blowLands: DuelGo<"blowLands"> = {
  kind: "go",
  run: ({ state, emit, next }) => {
    const { target, outcome, weapon } = state.blow;
    if (outcome !== "hit" || zombieOf(state, target) === "gone") return;
    const by = weapon === NONE ? "DUEL-UNARM-05" : "DUEL-DMG-01";
    emit({ was: "zombieHurt", zombie: target, damage: damageTo(target, blowDamage(state)), by });
    const after: DuelStep = { do: "moment", on: afterOf(state), about: target };
    if (after.on === "kill") next({ do: "bury" }, after);
    else next(after, { do: "bury" });
  },
};

/** An attack that killed has no "hit" effects, and one that did not has no "kill" effects. */
const afterOf = (duel: DuelSeen): "kill" | "hit" => (duel.blow.outcome === "killed" ? "kill" : "hit");

/** Hit or miss, a Weapon wears by 1 for an attack (DUEL-RUL-21). */
export const blowEnds: DuelGo<"blowEnds"> = {
  kind: "go",
  run: (tell) => {
    const { weapon } = tell.state.blow;
    const { seat } = activeSide(tell.state);
    tell.emit({ was: "blowEnded", seat });
    if (weapon !== NONE && gearOf(activeSide(tell.state), weapon) !== "none")
      wearDown(tell, seat, weapon, 1, "DUEL-RUL-21");
  },
};
