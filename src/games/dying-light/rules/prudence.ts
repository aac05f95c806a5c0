import { kept, withItem } from "../../../kernel/list";
import type { Word } from "../../../kernel/words";
import { FIRST_TO_MOVE, type InfectedType } from "../content/infected";
import type { Attack, CitySeen, RunnerSeen } from "../vocabulary";
import { powerOf } from "./attacking";
import { typeOf } from "./figures";
import { isNight } from "./runners";
import { woundsLeft } from "./wounds";

/** What a sensible person does: the answers that are offered as usual. No rule depends on them. */

/** Whom to be rid of first. */
const WORST_FIRST: readonly InfectedType[] = withItem(FIRST_TO_MOVE, "howler");

/** The worst of them, as a usual answer; none where there is nobody. */
export const worstOf = (figures: readonly Word[]): readonly Word[] => {
  for (const type of WORST_FIRST) for (const figure of figures) if (typeOf(figure) === type) return [figure];
  return [];
};

/** The Wounds an attack brings against so much Defense: those that are certain, and those there may be. */
interface Prospect {
  readonly certain: number;
  readonly possible: number;
}

export const prospectOf = (state: CitySeen, attack: Attack, defence: number): Prospect => {
  const certain = powerOf(attack) - defence;
  return { certain, possible: certain + (isNight(state) ? 2 : 1) };
};

/** A die of the pool comes back whether it defends or not: it defends as long as anything may get through. */
export const isWorthADie = ({ possible }: Prospect): boolean => possible > 0;

/** Armor does not come back: it is for Wounds that are certain, and for the last there is. */
export const isWorthArmor = ({ certain, possible }: Prospect, runner: RunnerSeen): boolean =>
  certain > 0 || possible >= woundsLeft(runner);

/** A die that tires is missed a whole Round: it is for two Wounds at once, and for those that may be the last. */
export const isWorthARest = ({ certain, possible }: Prospect, runner: RunnerSeen, armor: number): boolean =>
  certain - armor > 1 || possible - armor >= woundsLeft(runner);

/** Gear that is whole loses nothing but this by helping once; what is damaged is gone then, and that is for its owner. */
export const usualGear = ({ gear }: RunnerSeen, slots: readonly (keyof RunnerSeen["gear"])[]): readonly Word[] =>
  kept(slots, (slot) => gear[slot] === "whole").slice(0, 1);
