import type { Hand } from "../../host/hand";
import { takeFrom } from "../../host/world/containers";
import type { Thing } from "../../host/world/thing";
import { Vec } from "../../host/vm/value";
import { plus } from "../../host/geometry";
import { cutShort } from "./pieces";
import type { Act, Inside } from "./wire";

/** What a tab does with a piece becomes what a person's hand does with the thing. */

export type HandAct = Extract<Act, { readonly id: number }>;

/** A held thing is carried this high above whatever lies below it. */
const CARRIED = 1.2;

const isHeldBy = (hand: Hand, thing: Thing): boolean => thing.heldBy === hand.colour;

const carry = (hand: Hand, thing: Thing, x: number, z: number): void => {
  if (!isHeldBy(hand, thing)) return;
  const { world } = hand;
  const top = world.physics.surface(new Vec(x, 0, z), 100, thing);
  hand.carry(thing, { x, y: top + thing.bounds.foot * thing.scale.y + CARRIED, z });
};

const drop = (hand: Hand, thing: Thing, into: Thing | undefined): void => {
  if (!isHeldBy(hand, thing)) return;
  hand.drop(thing);
  if (into?.isContainer === true && into.type !== "Deck" && !thing.gone) hand.putInto(into, thing);
};

/** Draws the top of a container into the hand, or takes one thing that was looked for; it is held then. */
const takeUp = (hand: Hand, container: Thing, index: number | undefined): void => {
  const may = container.interactable && !container.gone && container.contained.length > 0;
  if (!may || (container.locked && container.type === "Deck")) return;
  const position = plus(container.position, new Vec(0, 2, 0));
  const taken = takeFrom(hand.world, container, { top: true, flip: false, smooth: false, position, index });
  hand.world.frame();
  hand.pickUp(taken);
};

const insideOf = (thing: Thing): Inside[] =>
  thing.contained.map((state, index) => ({
    index,
    name: cutShort(state.Nickname ?? "", 120),
    text: cutShort(state.Description ?? "", 400),
    look: { as: "outline" },
  }));

export const lookedInto = (hand: Hand, container: Thing): readonly Inside[] => {
  const hidden = hand.world.hands.holderOf(container) !== undefined;
  if (hidden) return [];
  return insideOf(container);
};

export const performed = (hand: Hand, act: HandAct, thing: Thing, other: Thing | undefined): void => {
  switch (act.act) {
    case "pickUp":
      hand.pickUp(thing);
      return;
    case "carry":
      carry(hand, thing, act.x, act.z);
      return;
    case "drop":
      drop(hand, thing, other);
      return;
    case "flip":
      hand.flip(thing);
      return;
    case "rotate":
      hand.rotate(thing, act.degrees);
      return;
    case "roll":
      hand.roll(thing);
      return;
    case "type":
      hand.type(act.number, thing);
      return;
    case "draw":
      takeUp(hand, thing, undefined);
      return;
    case "take":
      takeUp(hand, thing, act.index);
      return;
    case "press":
      hand.press(thing, act.index);
      return;
    case "write":
      hand.write(thing, act.index, act.text);
      return;
    case "choose":
      hand.choose(thing, act.label);
      return;
    case "look":
    case "lookAtUi":
      return;
  }
};
