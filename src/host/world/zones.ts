import type { Thing } from "./thing";
import type { World } from "./world";

/** Which zones things are in: whoever comes in or leaves is told of. What has not changed since is not looked at again. */
export class Zones {
  #laidOut: readonly unknown[] = [];

  constructor(readonly world: World) {}

  tick(): void {
    const zones = this.world.things.filter((thing) => thing.isZone);
    if (zones.length === 0) return;
    const isAsBefore = this.#areAsBefore(zones);
    for (const thing of this.world.things) {
      if (thing.isZone || (this.#isAsBefore(thing) && isAsBefore)) continue;
      for (const zone of zones) {
        const inside = this.#inside(zone, thing);
        if (inside !== thing.zones.has(zone)) this.crossed(thing, zone, inside);
      }
    }
  }

  /** Something has come into a zone, or left it. */
  crossed(thing: Thing, zone: Thing, inside: boolean): void {
    if (inside) thing.zones.add(zone);
    else thing.zones.delete(zone);
    this.world.layouts.crossed(zone, thing, inside);
    this.world.event(inside ? "onObjectEnterZone" : "onObjectLeaveZone", [zone, thing]);
    if (zone.type === "Scripting") {
      this.world.event(inside ? "onObjectEnterScriptingZone" : "onObjectLeaveScriptingZone", [zone, thing]);
    }
  }

  #areAsBefore(zones: readonly Thing[]): boolean {
    const now = zones.flatMap((zone) => [zone, zone.position, zone.rotation, zone.scale, zone.tags]);
    const isSame = now.length === this.#laidOut.length && now.every((part, i) => part === this.#laidOut[i]);
    this.#laidOut = now;
    return isSame;
  }

  #isAsBefore(thing: Thing): boolean {
    const { position, tags, zoned } = thing;
    const holder = this.world.hands.holderOf(thing);
    if (zoned?.position === position && zoned.tags === tags && zoned.holder === holder) return true;
    thing.zoned = { position, tags, holder };
    return false;
  }

  #inside(zone: Thing, thing: Thing): boolean {
    if (zone.type === "Hand") return this.world.hands.holderOf(thing) === zone;
    if (
      zone.tags.length > 0 &&
      !thing.tags.some((tag) => zone.tags.some((each) => each.toLowerCase() === tag.toLowerCase()))
    ) {
      return false;
    }
    return zone.holds(thing.position);
  }
}
