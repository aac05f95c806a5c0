import { kept } from "../../../kernel/list";
import type { Word } from "../../../kernel/words";
import { INFECTED, INFECTED_TYPES, type InfectedType } from "../content/infected";
import type { AreaId, CitySeen, CityTell } from "../vocabulary";
import { crowdOf, onFire } from "./crowd";

/** `viral` is a Viral that stands, `viral.down` one that was knocked down: it can still be struck (DL-KD-03). */

const DOWN = ".down";

export const typeOf = (figure: Word): InfectedType => {
  for (const type of INFECTED_TYPES) if (figure === type || figure === type + DOWN) return type;
  return "biter";
};

const isDown = (figure: Word): boolean => figure === typeOf(figure) + DOWN;

const downIn = (state: CitySeen, area: AreaId, type: InfectedType): number =>
  kept(state.down, (figure) => figure.area === area && figure.infected === type).length;

/** Whether there are more than so many of these. */
export const isThere = (state: CitySeen, area: AreaId, figure: Word, beyond: number): boolean => {
  const type = typeOf(figure);
  return (isDown(figure) ? downIn(state, area, type) : crowdOf(state, area)[type]) > beyond;
};

/** Every sort of figure there is in an Area. */
export const figuresIn = (state: CitySeen, area: AreaId): readonly Word[] => {
  const figures: Word[] = [];
  for (const type of INFECTED_TYPES) {
    if (isThere(state, area, type, 0)) figures.push(type);
    if (isThere(state, area, type + DOWN, 0)) figures.push(type + DOWN);
  }
  return figures;
};

/** Fire in its Area takes 1 off (DL-INF-05, DL-ENV-06). */
export const toughnessOf = (state: CitySeen, area: AreaId, figure: Word): number =>
  INFECTED[typeOf(figure)].toughness - (onFire(state, area) ? 1 : 0);

export const kill = ({ emit }: CityTell, area: AreaId, figure: Word, by: Word): void => {
  emit({ was: "killed", infected: typeOf(figure), area, down: isDown(figure), by });
};
