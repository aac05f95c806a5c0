import type { Thing } from "../../host/world/thing";
import type { World } from "../../host/world/world";

/** What a colour may see. Spectators are grey; the game master, black, sees everything. */

const GAME_MASTER = "Black";
const SHOWS_BACKS_TO_OTHERS = 0;
const SHOWS_BACKS_TO_OWNER = 1;

/** The hidden zones of other colours: what lies in one is not there for this one. */
export const hidingFrom = (world: World, colour: string): readonly Thing[] =>
  world.things.filter(({ type, data }) => type === "FogOfWar" && data.FogColor !== colour);

export const isInvisible = (thing: Thing, colour: string, hiding: readonly Thing[]): boolean => {
  if (colour === GAME_MASTER) return false;
  if (!thing.isZone && hiding.some((zone) => zone.holds(thing.position))) return true;
  return thing.isHiddenBy("invisible", colour);
};

const hiddenInHand = (world: World, owner: string, colour: string): boolean => {
  const hiding = world.save.Hands?.Hiding ?? SHOWS_BACKS_TO_OTHERS;
  if (hiding === SHOWS_BACKS_TO_OTHERS) return owner !== colour;
  return hiding === SHOWS_BACKS_TO_OWNER && owner === colour;
};

/** Whether it is in a hand into which this colour may not look. */
export const isInOthersHand = (world: World, thing: Thing, colour: string): boolean => {
  const owner = world.hands.holderOf(thing)?.data.FogColor ?? colour;
  return colour !== GAME_MASTER && owner !== colour && hiddenInHand(world, owner, colour);
};

/** Whether this colour may not know what the thing is. */
export const isHidden = (world: World, thing: Thing, colour: string): boolean => {
  if (colour === GAME_MASTER) return false;
  const hand = world.hands.holderOf(thing);
  if (hand !== undefined && hiddenInHand(world, hand.data.FogColor ?? "", colour)) return true;
  return thing.isHiddenBy("hidden", colour);
};

/** Whether its name and text may be read: a card that lies face down keeps them to itself. */
export const isNamed = (world: World, thing: Thing, colour: string): boolean => {
  if (isHidden(world, thing, colour)) return false;
  return !(thing.faceDown && (thing.type === "Card" || thing.data.HideWhenFaceDown === true)) || thing.isContainer;
};
