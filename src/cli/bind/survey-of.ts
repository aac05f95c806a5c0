import type { Size, Survey, Thing as Surveyed } from "../../bind/survey";
import { handZonesIn } from "./hand-zones";
import { lyingOf } from "./lying";
import { sortOfThing, type TableSeen, type Thing } from "./table-seen";

/** What a card and a tile of scale 1 measure; of anything else a save does not tell. */
const SIZES: Readonly<Record<string, Size>> = {
  Card: { wide: 2.2, deep: 3.08 },
  CardCustom: { wide: 2.2, deep: 3.08 },
  Custom_Tile: { wide: 2, deep: 2 },
};

const sizeOf = ({ object }: Thing): Size | "unknown" => {
  const size = SIZES[object.name];
  const { scaleX, scaleZ } = lyingOf(object);
  return size === undefined ? "unknown" : { wide: size.wide * scaleX, deep: size.deep * scaleZ };
};

const surveyed = (thing: Thing): Surveyed => {
  const { object, seen, at, found } = thing;
  const { x, y, z, facing } = at;
  const sort = sortOfThing(thing);
  return {
    id: object.path,
    holder: object.holder === "none" ? "" : object.holder.path,
    type: object.name,
    seen,
    at: { x, y, z, facing, size: sizeOf(thing) },
    sort,
    kind: sort === "" || found === "none" ? "" : found.kind,
    pieces: found === "none" ? 1 : found.pieces,
  };
};

/** A save as the binding is found on it. */
export const surveyOf = ({ game, sorts, boards, seats, save, things }: TableSeen): Survey => ({
  game: game.name,
  sorts,
  boards,
  seats,
  spots: game.spots,
  opening: game.opening,
  things: things.map(surveyed),
  zones: handZonesIn(save),
});
