import { plus, turned } from "../geometry";
import { Vec } from "../vm/value";
import type { Thing } from "./thing";
import type { World } from "./world";

/** Cards in a hand keep this far from each other. */
const APART = 2.3;

/** Who holds what: an object that hands take in and that comes to rest in a hand zone joins that hand. */
export class HandZones {
  readonly #held = new Map<Thing, Thing[]>();
  readonly #holders = new Map<Thing, Thing>();
  /** Where a loose thing was when no hand wanted it; forgotten where hands are no longer as they were. */
  #refused = new WeakMap<Thing, Vec>();
  #asItWas: readonly unknown[] = [];

  constructor(readonly world: World) {}

  zonesOf(colour: string): Thing[] {
    return this.world.things.filter((thing) => thing.type === "Hand" && thing.data.FogColor === colour);
  }

  cardsIn(zone: Thing): readonly Thing[] {
    return this.#held.get(zone) ?? [];
  }

  get #enabled(): boolean {
    return this.world.header.of("Hands").Enable;
  }

  holderOf(thing: Thing): Thing | undefined {
    return this.#holders.get(thing);
  }

  /** Moves a card into a hand. */
  take(zone: Thing, thing: Thing): void {
    this.forget(thing);
    thing.aside = undefined;
    this.#held.set(zone, [...this.cardsIn(zone), thing]);
    this.#holders.set(thing, zone);
    this.arrange(zone);
  }

  forget(thing: Thing): void {
    const zone = this.holderOf(thing);
    if (zone === undefined) return;
    this.#holders.delete(thing);
    this.#held.set(
      zone,
      this.cardsIn(zone).filter((each) => each !== thing),
    );
    if (!zone.gone) this.arrange(zone);
  }

  /** At load: what lies in a hand zone is held. */
  tidy(): void {
    if (!this.#enabled) return;
    for (const thing of this.world.things) this.#enter(thing);
    for (const zone of this.#held.keys()) this.arrange(zone, true);
  }

  tick(): void {
    for (const zone of [...this.#held.keys()]) if (zone.gone || !this.#enabled) this.#letGo(zone);
    if (!this.#enabled) return;
    if (!this.#areAsTheyWere()) this.#refused = new WeakMap();
    for (const thing of this.world.things) {
      const zone = this.holderOf(thing);
      const left = thing.heldBy !== undefined || !thing.useHands || thing.locked || thing.aside !== undefined;
      // A hand pulls a card back unless somebody lifts it or turns its use of hands off.
      if (zone !== undefined && left) this.forget(thing);
      else if (zone === undefined && !thing.moving && !left) this.#mayEnter(thing);
    }
  }

  #letGo(zone: Thing): void {
    for (const thing of this.cardsIn(zone)) this.#holders.delete(thing);
    this.#held.delete(zone);
  }

  /** Whether the same hands stand where they stood, for the same people. */
  #areAsTheyWere(): boolean {
    const zones = this.world.things.filter((thing) => thing.type === "Hand");
    const now = zones.flatMap((zone) => [zone, zone.position, zone.rotation, zone.scale, this.#takes(zone)]);
    const isSame = now.length === this.#asItWas.length && now.every((part, i) => part === this.#asItWas[i]);
    this.#asItWas = now;
    return isSame;
  }

  #mayEnter(thing: Thing): void {
    if (this.#refused.get(thing) === thing.position) return;
    this.#enter(thing);
    if (this.holderOf(thing) === undefined) this.#refused.set(thing, thing.position);
  }

  /** The hand that a thing lies in, or falls into. */
  under(thing: Thing): Thing | undefined {
    if (!this.#enabled || !thing.useHands || thing.isZone || thing.locked) return undefined;
    return this.world.things.find((each) => this.#takes(each) && each.holds(thing.position));
  }

  /** Where the table says so, a hand whose colour nobody has taken is not there. */
  #takes(zone: Thing): boolean {
    if (zone.type !== "Hand") return false;
    const { FogColor: colour = "" } = zone.data;
    return (
      !this.world.header.of("Hands").DisableUnused || !this.world.isColour(colour) || this.world.player(colour).seated
    );
  }

  #enter(thing: Thing): void {
    const zone = this.holderOf(thing) === undefined ? this.under(thing) : undefined;
    if (zone !== undefined) this.take(zone, thing);
  }

  /** Lays what a hand holds side by side. */
  arrange(zone: Thing, atOnce = false): void {
    const cards = this.cardsIn(zone);
    const step = Math.min(APART, zone.scale.x / Math.max(cards.length, 1));
    cards.forEach((card, i) => {
      const along = new Vec((i - (cards.length - 1) / 2) * step, 0, 0);
      const to = plus(zone.position, turned(along, zone.rotation));
      const facing = new Vec(0, (zone.rotation.y + 180) % 360, 0);
      if (atOnce) {
        card.position = to;
        card.rotation = facing;
      } else if (!card.standsAt(to, facing)) {
        this.world.physics.moveTo(card, to, true);
        this.world.physics.turnTo(card, facing, true);
      }
    });
  }
}
