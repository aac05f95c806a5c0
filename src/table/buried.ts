import type { TtsObject } from "../tts/api";
import { census, countAgain, type Known, spotOfBag } from "./census";
import { contentsOf } from "./piece";

/** Decks that went into one of our bags whole: their cards are seen by nobody there, so they come out again. */

const OVER_BAG = 4;

/** Lifts out what holds something itself; whether there was any. */
const dugOutOf = (bag: TtsObject): boolean => {
  const { x, y, z } = bag.getPosition();
  let any = false;
  for (const { GUID, ContainedObjects } of bag.getData().ContainedObjects ?? []) {
    if (ContainedObjects !== undefined && ContainedObjects.length > 0) {
      const deck = bag.takeObject({ guid: GUID, position: { x, y: y + OVER_BAG, z }, smooth: false });
      // Loose, it would fall in again.
      deck.setLock(true);
      any = true;
    }
  }
  return any;
};

/** Whether there were any; they are there with the frames that follow. */
export const digOut = (known: Known): boolean => {
  let any = false;
  for (const holder of census(known).holders) {
    if (!holder.object.isDestroyed() && spotOfBag(known, holder) !== "") {
      let hasStrangers = false;
      for (const { kind } of contentsOf(known, holder)) if (kind === "") hasStrangers = true;
      if (hasStrangers && dugOutOf(holder.object)) any = true;
    }
  }
  if (any) countAgain(known);
  return any;
};
