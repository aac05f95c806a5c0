import type { Word } from "../kernel/words";
import type { TtsObject } from "../tts/api";
import type { ObjectState } from "../tts/save";
import { census, countAgain, kindOfData, type Known, spotOfBag, spotTagged } from "./census";
import { contentsOf } from "./piece";

/** Decks that went into a bag whole: their cards are seen by nobody there, so they come out again. */

const OVER_BAG = 4;

/** Whether there is a piece of ours in it. */
const holdsOurs = (known: Known, { ContainedObjects = [], Nickname = "" }: ObjectState): boolean => {
  for (const each of ContainedObjects) {
    if (kindOfData(known, each, Nickname) !== "" || holdsOurs(known, each)) return true;
  }
  return false;
};

/** Lifts out what holds pieces of ours itself, and bags that belong to a spot; whether there was any. */
const dugOutOf = (known: Known, bag: TtsObject): boolean => {
  const { x, y, z } = bag.getPosition();
  let any = false;
  for (const data of bag.getData().ContainedObjects ?? []) {
    if (spotTagged(data.Tags ?? []) !== "" || holdsOurs(known, data)) {
      const deck = bag.takeObject({ guid: data.GUID, position: { x, y: y + OVER_BAG, z }, smooth: false });
      // Loose, it would fall in again.
      deck.setLock(true);
      any = true;
    }
  }
  return any;
};

/** The kinds of the pieces that are in there, as many as there are. */
const kindsWithin = (known: Known, { ContainedObjects = [], Nickname = "" }: ObjectState, into: Word[]): void => {
  for (const each of ContainedObjects) {
    const kind = kindOfData(known, each, Nickname);
    if (kind !== "") into.push(kind);
    kindsWithin(known, each, into);
  }
};

/** The kinds of all pieces that lie in what lies in a bag: they are not gone, though nobody sees them. */
export const buriedKinds = (known: Known): readonly Word[] => {
  const kinds: Word[] = [];
  for (const { object, type } of census(known).holders) {
    if (type === "Bag" && !object.isDestroyed()) {
      for (const each of object.getData().ContainedObjects ?? []) kindsWithin(known, each, kinds);
    }
  }
  return kinds;
};

/** Whether there were any in our bags, or in all of them; they are there with the frames that follow. */
export const digOut = (known: Known, of: "our bags" | "all bags" = "our bags"): boolean => {
  let any = false;
  for (const holder of census(known).holders) {
    const isLookedAt = holder.type === "Bag" && (of === "all bags" || spotOfBag(known, holder) !== "");
    if (isLookedAt && contentsOf(known, holder).guids[""] !== undefined && !holder.object.isDestroyed()) {
      if (dugOutOf(known, holder.object)) any = true;
    }
  }
  if (any) countAgain(known);
  return any;
};
