import type { Hand } from "../../host/hand";
import { takeFrom } from "../../host/world/containers";
import type { ObjectState } from "../../tts/save";
import type { Thing } from "../../host/world/thing";
import { Vec } from "../../host/vm/value";
import { plus } from "../../host/geometry";
import { cutShort } from "./pieces";
import { lookOfState } from "./look-of";
import { isHidden } from "./sight";
import type { Act, ActOf, HandAct, HandActs, Inside, Triple } from "./wire";

/** What a tab does with a piece becomes what a person's hand does with the thing. */

/** A held thing is carried this high above whatever lies below it. */
const CARRIED = 1.2;

const carry = (hand: Hand, thing: Thing, x: number, z: number): void => {
  if (thing.heldBy !== hand.colour) return;
  const top = hand.world.physics.surface(new Vec(x, 0, z), 100, thing);
  hand.carry(thing, { x, y: top + thing.bounds.foot * thing.scale.y + CARRIED, z });
};

const drop = (hand: Hand, thing: Thing, into: Thing | undefined): void => {
  if (thing.heldBy !== hand.colour) return;
  hand.drop(thing);
  if (into?.type === "Bag" && !thing.gone) hand.putInto(into, thing);
};

/** Draws the top of a container into the hand, or one thing that was looked for; it is held then. */
const takeUp = (hand: Hand, container: Thing, index: number | undefined): void => {
  if (!container.interactable || container.gone || container.contained.length === 0) return;
  const position = plus(container.position, new Vec(0, container.size.y + 2, 0));
  const taken = takeFrom(hand.world, container, { top: true, flip: false, smooth: false, position, index });
  hand.world.frame();
  hand.pickUp(taken);
};

type Does<Kind extends keyof HandActs> = (
  this: void,
  hand: Hand,
  thing: Thing,
  act: ActOf<Kind>,
  other: Thing | undefined,
) => void;

const DOES: { readonly [Kind in keyof HandActs]: Does<Kind> } = {
  pickUp: (hand, thing) => {
    hand.pickUp(thing);
  },
  carry: (hand, thing, { x, z }) => {
    carry(hand, thing, x, z);
  },
  drop: (hand, thing, _act, other) => {
    drop(hand, thing, other);
  },
  flip: (hand, thing) => {
    hand.flip(thing);
  },
  roll: (hand, thing) => {
    hand.roll(thing);
  },
  rotate: (hand, thing, { degrees }) => {
    hand.rotate(thing, degrees);
  },
  type: (hand, thing, { number }) => {
    hand.type(number, thing);
  },
  draw: (hand, thing) => {
    takeUp(hand, thing, undefined);
  },
  take: (hand, thing, { index }) => {
    takeUp(hand, thing, index);
  },
  press: (hand, thing, { index }) => {
    hand.press(thing, index);
  },
  write: (hand, thing, { index, text }) => {
    hand.write(thing, index, text);
  },
  choose: (hand, thing, { label }) => {
    hand.choose(thing, label);
  },
};

/** What a hand that has reached for something holds now. */
export const graspedBy = (hand: Hand, act: HandAct, thing: Thing): Thing | "no grasp" | undefined => {
  if (act.act === "pickUp") return thing.heldBy === hand.colour ? thing : undefined;
  if (act.act !== "draw" && act.act !== "take") return "no grasp";
  return hand.world.things.findLast(({ heldBy }) => heldBy === hand.colour);
};

export const isHandAct = (act: Act): act is HandAct => act.act in DOES;

export const performed = (hand: Hand, act: HandAct, thing: Thing, other: Thing | undefined): void => {
  (DOES[act.act] as Does<keyof HandActs>)(hand, thing, act, other);
};

const sizeOf = (hand: Hand, state: ObjectState): Triple => {
  const { size } = hand.world.boundsOf(state);
  const { scaleX, scaleY, scaleZ } = state.Transform;
  return [size.x * scaleX, size.y * scaleY, size.z * scaleZ];
};

/** What lies in a bag or deck, for one who opens it; what is in a hand stays shut. */
export const inside = (hand: Hand, container: Thing): readonly Inside[] => {
  if (isHidden(hand.world, container, hand.colour)) return [];
  return container.contained.map((state, index) => ({
    index,
    name: cutShort(state.Nickname ?? "", 120),
    text: cutShort(state.Description ?? "", 400),
    look: lookOfState(state),
    size: sizeOf(hand, state),
    scale: state.Transform.scaleX,
  }));
};
