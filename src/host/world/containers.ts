import type { ObjectState } from "../../tts/save";
import { plus, turned } from "../geometry";
import { ScriptError, Vec } from "../vm/value";
import { stateOf } from "./serialise";
import { doStack, isStack, stackUp, takeOff } from "./stacks";
import type { Thing } from "./thing";
import { gathered, withSheet } from "./sheets";
import type { World } from "./world";

/** https://api.tabletopsimulator.com/object/#takeobject and #putobject */

export interface Taking {
  readonly guid?: string | undefined;
  readonly index?: number | undefined;
  readonly top: boolean;
  readonly position?: Vec | undefined;
  readonly rotation?: Vec | undefined;
  readonly flip: boolean;
  readonly smooth: boolean;
  readonly ready?: ((thing: Thing) => void) | undefined;
}

const at = (state: ObjectState, position: Vec, rotation: Vec): ObjectState => ({
  ...state,
  Transform: {
    ...state.Transform,
    posX: position.x,
    posY: position.y,
    posZ: position.z,
    rotX: rotation.x,
    rotY: rotation.y,
    rotZ: rotation.z,
  },
});

/** The place in the list of what is on top: the first while a deck lies face down, the last while it is face up. */
const topIndex = (container: Thing): number => {
  if (container.type === "Deck") return container.faceDown ? 0 : container.contained.length - 1;
  return container.data.Bag?.Order === 1 ? 0 : container.contained.length - 1;
};

const indexToTake = (world: World, container: Thing, taking: Taking): number => {
  const last = container.contained.length - 1;
  if (taking.guid !== undefined) {
    const index = container.contained.findIndex((each) => each.GUID === taking.guid);
    if (index < 0) throw new ScriptError(`takeObject: ${container.guid} holds nothing with GUID ${taking.guid}`);
    return index;
  }
  if (taking.index !== undefined) {
    if (taking.index < 0 || taking.index > last) {
      throw new ScriptError(`takeObject: index ${String(taking.index)} is not in 0 to ${String(last)}`);
    }
    return taking.index;
  }
  if (container.type === "Bag" && container.data.Bag?.Order === 2) return Math.floor(world.random() * (last + 1));
  const top = topIndex(container);
  return taking.top ? top : last - top;
};

const isSpent = ({ contained, remainder }: Thing): boolean => contained.length === 0 || remainder !== undefined;

/** Takes one object out; the container may be gone afterwards. */
export const takeFrom = (world: World, container: Thing, taking: Taking): Thing => {
  if (isStack(container)) return fromStack(world, container, taking);
  if (isSpent(container)) throw new ScriptError(`takeObject: ${container.guid} is empty`);
  const index = container.type === "Infinite" ? 0 : indexToTake(world, container, taking);
  const state = container.contained[index];
  if (state === undefined) throw new ScriptError(`takeObject: ${container.guid} is empty`);
  if (container.type !== "Infinite") container.contained = container.contained.filter((_, i) => i !== index);
  const to = taking.position ?? plus(container.position, new Vec(2, 0, 0));
  const { x, y, z } = container.rotation;
  const rotation = taking.rotation ?? new Vec(x, y, taking.flip && container.isCards ? z + 180 : z);
  const start = taking.smooth ? plus(container.position, new Vec(0, container.size.y + 0.2, 0)) : to;
  const guid = container.type === "Infinite" ? "" : state.GUID;
  const taken = world.spawn(at({ ...withSheet(state, container.data), GUID: guid }, start, rotation), taking.ready);
  taken.takenFrom = container;
  if (taking.smooth) world.physics.moveTo(taken, to, false);
  leaveOne(world, container);
  world.event("onObjectLeaveContainer", [container, taken]);
  // The deck can be asked until its event is over: it counts one card, the remainder.
  if (container.remainder !== undefined) world.vanish(container);
  return taken;
};

const fromStack = (world: World, stack: Thing, { position, rotation, ready }: Taking): Thing => {
  const taken = takeOff(world, stack, position);
  taken.rotation = rotation ?? taken.rotation;
  if (ready !== undefined) taken.whenReady.push(ready);
  return taken;
};

/** A deck of one card is that card. */
const leaveOne = (world: World, deck: Thing): void => {
  const [last, more] = deck.contained;
  if (deck.type !== "Deck" || last === undefined || more !== undefined) return;
  deck.remainder = world.spawn(at(withSheet(last, deck.data), deck.position, deck.rotation));
  deck.remainder.awake = false;
};

/** The events before `try…`, which are still heard: they let in by true alone. https://api.tabletopsimulator.com/events/ */
const filtered = (world: World, container: Thing, thing: Thing): boolean =>
  world.lets("filterObjectEnterContainer", [container, thing], container, "filterObjectEnter", [thing]);

/** Whether the scripts let an object into a container. */
export const mayEnter = (world: World, container: Thing, thing: Thing): boolean =>
  filtered(world, container, thing) &&
  world.allowed("tryObjectEnterContainer", [container, thing], container, "tryObjectEnter", [thing]);

/** The cards of a card or deck in its list order. */
const cardsOf = (world: World, thing: Thing): readonly ObjectState[] =>
  thing.type === "Deck" ? thing.contained.map((card) => withSheet(card, thing.data)) : [stateOf(world, thing)];

/** Puts an object into a container; the container, which is a new one where two cards meet. */
export const putInto = (world: World, container: Thing, thing: Thing, index?: number): Thing => {
  if (container === thing) throw new ScriptError(`putObject: ${thing.guid} does not go into itself`);
  if (container.isCards) return merge(world, container, thing, index);
  if (container.type === "Infinite") {
    world.event("onObjectEnterContainer", [container, thing]);
    world.vanish(thing);
    return container;
  }
  const state = stateOf(world, thing);
  const list = [...container.contained];
  list.splice(index ?? list.length, 0, state);
  container.contained = list;
  world.event("onObjectEnterContainer", [container, thing]);
  world.vanish(thing);
  return container;
};

/**
 * A script puts an object into a container: it flies there and is still listed until it has arrived. Two cards are a
 * deck at once. Nothing goes into what somebody looks through, nor into a deck that has just formed.
 */
export const put = (world: World, container: Thing, thing: Thing, index?: number): Thing | undefined => {
  if (container === thing) throw new ScriptError(`putObject: ${thing.guid} does not go into itself`);
  if (container.type === "Card") return merge(world, container, thing, index);
  if (doStack(container, thing)) return stackUp(world, container, thing);
  // Ark Nova deals its cards into zones by it, and goes on: they stay where they are.
  if (container.isZone) return undefined;
  if (!container.isContainer) throw new ScriptError(`putObject: ${container.guid} is no container`);
  if (container.isCards && !thing.isCards) throw new ScriptError(`putObject: ${thing.guid} does not go into a deck`);
  if (container.searchedBy !== undefined || (container.type === "Deck" && container.spawning)) return undefined;
  world.hands.forget(thing);
  thing.entering = { container, index };
  // A deck takes a card at the end that it came from.
  const side = thing.position.y >= container.position.y ? 1 : -1;
  world.physics.moveTo(thing, plus(container.position, new Vec(0, side * 0.1, 0)), true);
  return container;
};

/** It has come to the container it was put into, if that is still there. */
export const arrive = (world: World, thing: Thing): void => {
  const { container, index } = thing.entering ?? {};
  thing.entering = undefined;
  if (container === undefined || container.doomed || container.gone || container.searchedBy !== undefined) return;
  putInto(world, container, thing, index);
};

/** Two cards become a deck; a card or deck goes into a deck at the end it is nearer to. */
export const merge = (world: World, container: Thing, thing: Thing, index?: number): Thing => {
  if (!thing.isCards) throw new ScriptError(`putObject: ${thing.guid} does not go into a deck`);
  const coming = cardsOf(world, thing);
  const onTop = thing.position.y >= container.position.y;
  const atStart = onTop === container.faceDown;
  const have = cardsOf(world, container);
  const put = index ?? (atStart ? 0 : have.length);
  const all = [...have.slice(0, put), ...coming, ...have.slice(put)];
  if (container.type === "Deck") {
    const { cards, sheets } = gathered(all);
    container.contained = cards;
    container.data.CustomDeck = sheets;
    world.event("onObjectEnterContainer", [container, thing]);
    world.vanish(thing);
    return container;
  }
  const deck = world.spawn(deckOf(all, container));
  for (const card of [container, thing]) {
    world.event("onObjectEnterContainer", [deck, card]);
    world.vanish(card);
  }
  return deck;
};

const deckOf = (together: readonly ObjectState[], where: Thing): ObjectState => {
  const { cards, sheets } = gathered(together);
  return {
    ...at(where.data, where.position, where.rotation),
    GUID: "",
    Name: where.data.Name === "CardCustom" ? "DeckCustom" : "Deck",
    Nickname: "",
    Description: "",
    // Equal cards give their deck what they have in common.
    Tags: where.tags.every((tag) => cards.every((card) => card.Tags?.includes(tag) === true)) ? [...where.tags] : [],
    LuaScript: "",
    LuaScriptState: "",
    XmlUI: "",
    CustomDeck: sheets,
    ContainedObjects: cards,
  };
};

/** A deck of some cards beside the one they came from, or the single card. */
const spawnCards = (world: World, cards: readonly ObjectState[], from: Thing, position: Vec): Thing => {
  const only = cards[0];
  if (cards.length === 1 && only !== undefined) return world.spawn(at(only, position, from.rotation));
  const deck = world.spawn({ ...deckOf(cards, from), Name: from.data.Name });
  deck.position = position;
  return deck;
};

export const shuffle = (world: World, container: Thing): void => {
  const list = [...container.contained];
  for (let i = list.length - 1; i >= 0; i--) {
    const j = Math.floor(world.random() * (i + 1));
    list.push(...list.splice(j, 1));
  }
  container.contained = list;
};

/** The upper `count` cards as one object, the rest as another; lower first. */
export const cut = (world: World, deck: Thing, count: number): readonly Thing[] => {
  const total = deck.contained.length;
  if (deck.type !== "Deck" || count < 2 || count > total - 2) {
    throw new ScriptError(`cut: ${String(count)} is not in 2 to ${String(total - 2)}`);
  }
  const upper = deck.faceDown ? deck.contained.slice(0, count) : deck.contained.slice(total - count);
  deck.contained = deck.faceDown ? deck.contained.slice(count) : deck.contained.slice(0, total - count);
  const above = plus(deck.position, turned(new Vec(deck.size.x + 0.3, 0, 0), new Vec(0, deck.rotation.y, 0)));
  return [deck, spawnCards(world, upper, deck, above)];
};

/** Equal piles, the bigger ones first. */
export const split = (world: World, deck: Thing, piles: number): readonly Thing[] => {
  const total = deck.contained.length;
  if (deck.type !== "Deck" || piles < 2 || piles * 2 > total) throw new ScriptError(`split: no ${String(piles)} piles`);
  const made: Thing[] = [];
  let from = 0;
  for (let i = 0; i < piles; i++) {
    const upTo = from + Math.ceil((total - from) / (piles - i));
    const where = plus(deck.position, new Vec(i * (deck.size.x + 0.3), 0, 0));
    made.push(spawnCards(world, deck.contained.slice(from, upTo), deck, where));
    from = upTo;
  }
  world.destroy(deck);
  return made;
};

export const spread = (world: World, deck: Thing, distance: number): readonly Thing[] => {
  const made = deck.contained.map((card, i) =>
    world.spawn(at(card, plus(deck.position, new Vec(i * distance, 0.02 * i, 0)), deck.rotation)),
  );
  world.destroy(deck);
  return made;
};

/** Deals to a hand, one card after another. */
export const deal = (
  world: World,
  container: Thing,
  count: number,
  colour: string,
  hand: number,
  bottom: boolean,
): void => {
  const zone = world.hands.zonesOf(colour)[hand - 1];
  if (zone === undefined) return;
  let from = container;
  for (let i = 0; i < count && !from.gone; i++) {
    if (!from.isContainer && !isStack(from)) {
      world.hands.take(zone, from);
      return;
    }
    if (from.isContainer && from.contained.length === 0) return;
    const card = takeFrom(world, from, { top: !bottom, flip: false, smooth: false, position: zone.position });
    world.hands.take(zone, card);
    from = from.remainder ?? from;
  }
};
