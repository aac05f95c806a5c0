import { isLaidOut, layOut } from "./layout";
import { optionsOf } from "./layout-options";
import type { Thing } from "./thing";
import type { World } from "./world";

const isGrouped = (zone: Thing, thing: Thing): boolean =>
  (zone.data.LayoutZone?.GroupsInZone ?? []).some((group) => group.includes(thing.guid));

/** Whether a layout zone has laid both of them out: cards of a group lie on each other there, and stay what they are. */
export const areLaidOut = (a: Thing, b: Thing): boolean =>
  [...a.zones].some((zone) => zone.type === "Layout" && isGrouped(zone, a) && isGrouped(zone, b));

/** Lies there: nobody holds it, and it goes nowhere. */
const lies = (thing: Thing): boolean => thing.heldBy === undefined && !thing.moving && !thing.spawning;

/** Layout zones lay out by themselves what comes into them, unless it is to be done by hand. */
export class LayoutZones {
  readonly #coming = new Map<Thing, Set<Thing>>();

  readonly #since: number;

  constructor(readonly world: World) {
    this.#since = world.clock.frame;
  }

  /** What lay there when the table was loaded stays where it lies. */
  crossed(zone: Thing, thing: Thing, inside: boolean): void {
    if (zone.type !== "Layout" || this.world.clock.frame <= this.#since + 1) return;
    const options = optionsOf(zone);
    if (options.manual_only) return;
    if (inside ? !isGrouped(zone, thing) : options.instant_refill && isGrouped(zone, thing)) {
      this.#coming.set(zone, (this.#coming.get(zone) ?? new Set()).add(thing));
    }
  }

  /** As soon as everything that has come lies still. */
  tick(): void {
    for (const [zone, things] of [...this.#coming]) {
      const inside = [...things].filter((thing) => !thing.gone && thing.zones.has(zone));
      if (zone.gone || !inside.every(lies)) continue;
      this.#coming.delete(zone);
      const isWanted = inside.some((thing) => isLaidOut(optionsOf(zone), thing));
      if (isWanted || inside.length < things.size) layOut(this.world, zone);
    }
    for (const zone of [...this.#coming.keys()]) if (zone.gone) this.#coming.delete(zone);
  }
}
