import { has, kept } from "../../kernel/list";
import type { Figure } from "../../kernel/recap";
import type { Seat } from "../../kernel/words";
import { INFECTED_TYPES, type InfectedType } from "./content/infected";
import type { CitySeen } from "./vocabulary";

export type CityFigure = "wounds" | "chased" | InfectedType | "relay";

const named = (figure: CityFigure, is: number): Figure => ({ figure, is });

const infectedOf = ({ infected }: CitySeen, type: InfectedType): number => {
  let count = 0;
  for (const area in infected) count += infected[area]?.[type] ?? 0;
  return count;
};

/** What a Runner's player looks for first when the others have had their turns. */
export const figures = (state: CitySeen, seat: Seat): readonly Figure[] => {
  if (state.phase === "setup") return [];
  let wounds = 0;
  let chased = 0;
  for (const { heavy, light, chase } of kept(state.runners, (runner) => runner.seat === seat)) {
    wounds += heavy.length + (light === "none" ? 0 : 1);
    chased += chase.length;
  }
  const all: Figure[] = [named("wounds", wounds), named("chased", chased)];
  for (const type of INFECTED_TYPES) all.push(named(type, infectedOf(state, type)));
  all.push(named("relay", has(state.scenarioShown, "scenario.s02") ? 1 : 0));
  return all;
};
