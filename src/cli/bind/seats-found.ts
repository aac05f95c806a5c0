import type { BoundBoard, BoundSeat, Point } from "../../bind/binding";
import { spotThere } from "../../bind/lie";
import { fieldOf, itemsIn, numberIn, type SaveNode, textIn } from "../../saves/node";
import { objectsOf } from "../../saves/objects";
import { lyingOf } from "./lying";
import { nearestPairs } from "./nearest-pairs";
import type { TableSeen } from "./table-seen";

export interface HandZone extends Point {
  readonly colour: string;
}

const zoneOf = (node: SaveNode): HandZone => {
  const transform = fieldOf(node, "Transform");
  return { colour: textIn(node, "Color"), x: numberIn(transform, "posX", 0), z: numberIn(transform, "posZ", 0) };
};

/** Hand zones as they are saved now, or as fields of an old save. */
export const handZonesIn = ({ save }: Pick<TableSeen, "save">): readonly HandZone[] => {
  const zones = objectsOf(save)
    .filter(({ name }) => name === "HandTrigger")
    .map((object) => ({ colour: textIn(object.node, "FogColor"), ...lyingOf(object) }));
  const old = itemsIn(fieldOf(save.root, "Hands"), "HandTransforms").map(zoneOf);
  const all = (zones.length > 0 ? zones : old).filter(({ colour }) => colour !== "");
  return all.filter((zone, i) => all.findIndex(({ colour }) => colour === zone.colour) === i);
};

/** The middle of all that belongs to a seat. */
const placeOf = ({ game, boards: own }: TableSeen, boards: readonly BoundBoard[], seat: string): Point | "none" => {
  const spots = Object.entries(game.spots)
    .filter(([name]) => name.startsWith(`${seat}.`))
    .map(([name, spot]) => spotThere({ boards, spots: [] }, own, name, spot));
  if (spots.length === 0) return "none";
  const mean = (of: "x" | "z"): number => spots.reduce((sum, spot) => sum + spot[of], 0) / spots.length;
  return { x: mean("x"), z: mean("z") };
};

/** Each seat at the hand zone next to its place. */
export const seatsFound = (seen: TableSeen, boards: readonly BoundBoard[]): readonly BoundSeat[] => {
  if (boards.length === 0) return [];
  const places = seen.seats.flatMap((seat) => {
    const place = placeOf(seen, boards, seat);
    return place === "none" ? [] : [{ seat, ...place }];
  });
  const pairs = nearestPairs(places, handZonesIn(seen));
  return places.flatMap((place) => {
    const colour = pairs.find(([one]) => one === place)?.[1].colour;
    return colour === undefined ? [] : [{ seat: place.seat, colour }];
  });
};
