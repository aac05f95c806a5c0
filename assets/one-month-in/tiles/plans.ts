import { apartmentBlock, base, farm, hotel, school, terracedHouses, zoo } from "./plans-of-homes";
import { cathedral, hospital, militaryBase, policeStation, prison, researchCentre, stadium } from "./plans-of-public";
import {
  busDepot,
  cornerShop,
  factory,
  officeTower,
  petrolStation,
  railwayStation,
  shoppingCentre,
  supermarket,
} from "./plans-of-trade";

/** What a tile looks like from above: the plan of its building, and the colour of the ground around. */
export interface TileLook {
  readonly plan: () => string;
  readonly ground: string;
}

/** Grounds tell what sort of place it is. */
const grounds = {
  home: "#f6b26b",
  trade: "#f3d34a",
  service: "#8fc3ea",
  culture: "#f0a0b4",
  work: "#c9a98a",
  traffic: "#c3aee6",
  nature: "#a5d067",
  base: "#f6efdb",
  prize: "#232b38",
} as const;

const look = (plan: () => string, ground: keyof typeof grounds): TileLook => ({ plan, ground: grounds[ground] });

const LOOKS: Readonly<Record<string, TileLook>> = {
  base: look(base, "base"),
  farm: look(farm, "nature"),
  "terraced-houses": look(terracedHouses, "home"),
  "corner-shop": look(cornerShop, "trade"),
  "petrol-station": look(petrolStation, "traffic"),
  "apartment-block": look(apartmentBlock, "home"),
  "bus-depot": look(busDepot, "traffic"),
  "research-centre": look(researchCentre, "prize"),
  "military-base": look(militaryBase, "prize"),
  zoo: look(zoo, "culture"),
  hospital: look(hospital, "service"),
  "shopping-centre": look(shoppingCentre, "trade"),
  "police-station": look(policeStation, "service"),
  supermarket: look(supermarket, "trade"),
  school: look(school, "culture"),
  hotel: look(hotel, "home"),
  factory: look(factory, "work"),
  "office-tower": look(officeTower, "work"),
  cathedral: look(cathedral, "culture"),
  "railway-station": look(railwayStation, "traffic"),
  stadium: look(stadium, "culture"),
  prison: look(prison, "service"),
};

export const lookOfTile = (tile: string): TileLook => {
  const found = LOOKS[tile];
  if (found === undefined) throw new Error(`nobody has drawn "${tile}"`);
  return found;
};
