import { far, plus } from "../geometry";
import { Vec } from "../vm/value";
import type { Thing } from "../world/thing";
import { droppedOnGrid } from "../world/snap";
import type { World } from "../world/world";

/** As near as this a snap point takes what is dropped. */
const SNAPS = 1;

/** What was dropped goes to the nearest snap point that takes it, or else where the grid does. */
export const snapped = (world: World, thing: Thing): void => {
  if (!atSnapPoint(world, thing)) droppedOnGrid(world, thing);
};

/** https://kb.tabletopsimulator.com/game-tools/snap-point-tool/ */
const atSnapPoint = (world: World, thing: Thing): boolean => {
  if (thing.data.Snap === false) return false;
  let best: { readonly at: Vec; readonly turn: Vec | undefined } | undefined;
  const consider = (at: Vec, turn: Vec | undefined, tags: readonly string[]): void => {
    const fits =
      tags.length === 0 || tags.some((tag) => thing.tags.some((own) => own.toLowerCase() === tag.toLowerCase()));
    const flat = new Vec(thing.position.x, at.y, thing.position.z);
    if (!fits || far(at, flat) > SNAPS || (best !== undefined && far(best.at, flat) <= far(at, flat))) return;
    best = { at, turn };
  };
  for (const { Position: p, Rotation: r, Tags } of world.snapPoints) {
    consider(new Vec(p.x, p.y, p.z), r === undefined ? undefined : new Vec(r.x, r.y, r.z), Tags ?? []);
  }
  for (const other of world.things) {
    if (other === thing) continue;
    for (const { Position: p, Rotation: r, Tags } of other.snapPoints) {
      const turn = r === undefined ? undefined : plus(new Vec(r.x, r.y, r.z), other.rotation);
      consider(other.toWorld(new Vec(p.x, p.y, p.z)), turn, Tags ?? []);
    }
  }
  if (best === undefined) return false;
  thing.position = new Vec(best.at.x, thing.position.y, best.at.z);
  if (best.turn !== undefined) thing.rotation = new Vec(thing.rotation.x, best.turn.y, thing.rotation.z);
  return true;
};
