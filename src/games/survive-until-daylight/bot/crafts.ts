import type { Seat, Word } from "../../../kernel/words";
import { RECIPES, SPEAR_DAMAGE, TRAP_DAMAGE } from "../content/crafting";
import { canMake } from "../rules/crafting";
import { ignoresBarricades, stealsFrom } from "../rules/damage";
import { enemiesNextDoor, enemyPlaces, foeAt, healthOf, idAt, placeOf, survivorPlaces } from "../rules/line";
import { type Menace, menaces } from "../rules/menace";
import { playerOf } from "../rules/players";
import { isOn } from "../rules/options";
import type { NightSeen } from "../vocabulary";
import { type Field, worthOfDamage } from "./threat";

/** Something to make and where it goes, in the words that say it, and what it is worth. */
export interface Plan {
  readonly words: readonly Word[];
  readonly worth: number;
}

const NO_PLAN: Plan = { words: [], worth: 0 };

/** Kept for later a token is worth a little, whoever has it. */
const KEPT = 90;

const better = (one: Plan, other: Plan): Plan => (other.worth > one.worth ? other : one);

const barricade = (state: NightSeen, { threats }: Field, seat: Seat): Plan => {
  let worth = KEPT;
  if (seat === state.holder && playerOf(state, seat).barricades === 0)
    for (const at of enemyPlaces(state))
      if (!ignoresBarricades(foeAt(state, at).card)) worth = Math.max(worth, threats[at] ?? 0);
  return { words: ["craft", "barricade"], worth };
};

/** The first to attack the holder steps into it. */
const trap = (state: NightSeen, field: Field): Plan => {
  const [at] = enemyPlaces(state);
  const early = survivorPlaces(state).length === 0 && playerOf(state, state.holder).traps === 0;
  const worth = at === undefined || !early ? KEPT : worthOfDamage(state, field, at, TRAP_DAMAGE);
  return { words: ["craft", "trap", state.holder], worth: Math.max(KEPT, worth) };
};

const spear = (state: NightSeen, field: Field): Plan => {
  let best = NO_PLAN;
  for (const at of enemyPlaces(state)) {
    const lasting = healthOf(foeAt(state, at)) > SPEAR_DAMAGE ? 40 : 0;
    const worth = worthOfDamage(state, field, at, SPEAR_DAMAGE) + lasting;
    best = better(best, { words: ["craft", "spear", idAt(state, at)], worth });
  }
  return best;
};

/** A Grenade keeps off what would be suffered this round: none of those who are stunned, or meet something else. */
const kept = (state: NightSeen, all: readonly Menace[], at: number): number => {
  for (const { foe, meets, expected } of all)
    if (placeOf(foe) === at && meets === "target") return expected + (stealsFrom(foeAt(state, at).card) ? 60 : 0);
  return 0;
};

const grenade = (state: NightSeen): Plan => {
  const all = menaces(state, state.holder);
  const keeps: Record<number, number> = {};
  for (const at of enemyPlaces(state)) keeps[at] = kept(state, all, at);
  let best = NO_PLAN;
  for (const at of enemyPlaces(state)) {
    for (const beside of enemiesNextDoor(state, at)) {
      const worth = Math.floor((((keeps[at] ?? 0) + (keeps[beside] ?? 0)) * 9) / 10);
      best = better(best, { words: ["craft", "grenade", idAt(state, at), idAt(state, beside)], worth });
    }
  }
  return best;
};

export const bestCraft = (state: NightSeen, field: Field, seat: Seat): Plan => {
  let best = NO_PLAN;
  if (state.actions === 0) return best;
  for (const recipe of RECIPES) {
    if (canMake(state, seat, recipe)) {
      if (recipe.craft === "barricade") best = better(best, barricade(state, field, seat));
      if (recipe.craft === "trap") best = better(best, trap(state, field));
      if (recipe.craft === "spear") best = better(best, spear(state, field));
      if (recipe.craft === "grenade" && !isOn(state, "grenadesKept")) best = better(best, grenade(state));
    }
  }
  return best;
};
