import { fail } from "../../../kernel/fail";
import { kept } from "../../../kernel/list";
import type { Seen } from "../../../kernel/words";
import { INFECTED, INFECTED_TYPES, type InfectedType } from "../content/infected";
import type { AreaId, CitySeen, Crowd } from "../vocabulary";
import { isOn } from "./options";
import { areaOf, droppedTo, reachedOnFoot } from "./ground";

export const crowdOf = (state: CitySeen, area: AreaId): Seen<Crowd> =>
  state.infected[area] ?? fail("no such area: " + area);

/** How many Infected stand in an Area. */
export const standingIn = (state: CitySeen, area: AreaId): number => {
  const crowd = crowdOf(state, area);
  let count = 0;
  for (const type of INFECTED_TYPES) count += crowd[type];
  return count;
};

const onBoard = (state: CitySeen, type: InfectedType): number => {
  let count = kept(state.down, (figure) => figure.infected === type).length;
  for (const area in state.infected) count += crowdOf(state, area)[type];
  return count;
};

export const inSupply = (state: CitySeen, type: InfectedType): number => INFECTED[type].figures - onBoard(state, type);

const hasFeature = (state: CitySeen, area: AreaId, token: string, up: string): boolean => {
  for (const feature of state.features) {
    if (feature.token === token && feature.up === up && areaOf(feature.zone) === area) return true;
  }
  return false;
};

/** Whether a UV Spot shines on this Area (DL-RULING-26). */
export const underUv = (state: CitySeen, area: AreaId): boolean => hasFeature(state, area, "uv", "active");

/** The Areas that a UV Spot shines on, for who has to know it of many. */
export const uvLit = (state: CitySeen): Readonly<Record<AreaId, boolean>> => {
  const lit: Record<AreaId, boolean> = {};
  for (const { token, up, zone } of state.features) {
    const area = areaOf(zone);
    if (token === "uv" && up === "active") lit[area] = true;
  }
  return lit;
};

export const onFire = (state: CitySeen, area: AreaId): boolean => hasFeature(state, area, "fire", "front");

/** Down counts as the same level only where the players have agreed on it (DL-RULING-31). */
const onFoot = (state: CitySeen, from: AreaId, to: AreaId): boolean =>
  reachedOnFoot(from, to) || (isOn(state, "nonAgileMayDrop") && droppedTo(from, to));

/** Whether an Infected of this type can go to that adjacent Area. */
export const mayEnter = (state: CitySeen, type: InfectedType, from: AreaId, to: AreaId): boolean =>
  (INFECTED[type].agile || onFoot(state, from, to)) && !underUv(state, to);
