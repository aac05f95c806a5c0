import type { HandZone } from "../../bind/survey";
import { fieldOf, itemsIn, numberIn, type SaveNode, textIn } from "../../saves/node";
import { objectsOf } from "../../saves/objects";
import type { Save } from "../../saves/save";
import { lyingOf } from "./lying";

const zoneOf = (node: SaveNode): HandZone => {
  const transform = fieldOf(node, "Transform");
  return { colour: textIn(node, "Color"), x: numberIn(transform, "posX", 0), z: numberIn(transform, "posZ", 0) };
};

/** Hand zones as they are saved now, or as fields of an old save; of two of a colour the first. */
export const handZonesIn = (save: Save): readonly HandZone[] => {
  const zones = objectsOf(save)
    .filter(({ name }) => name === "HandTrigger")
    .map((object) => ({ colour: textIn(object.node, "FogColor"), ...lyingOf(object) }));
  const old = itemsIn(fieldOf(save.root, "Hands"), "HandTransforms").map(zoneOf);
  const all = (zones.length > 0 ? zones : old).filter(({ colour }) => colour !== "");
  return all.filter((zone, i) => all.findIndex(({ colour }) => colour === zone.colour) === i);
};
