import type { Word } from "../../../kernel/words";
import { WALKING } from "./spots";

/**
 * Who waits stands right before the Survivor: from the sixth slot of the Zombie Zone to its right end, and only who comes
 * after that to the left of it. Slots and zombies of other zones are counted alike.
 */
const FIRST = 5;

const isWaiting = (zone: Word, n: number): boolean => zone === "zombie" && n < WALKING;

/** Where the nth zombie of a zone stands. */
export const slotOf = (zone: Word, n: number): number => {
  if (!isWaiting(zone, n)) return n;
  return n + FIRST < WALKING ? n + FIRST : WALKING - 1 - n;
};

/** Which zombie of a zone stands there. */
export const zombieAt = (zone: Word, slot: number): number => {
  if (!isWaiting(zone, slot)) return slot;
  return slot < FIRST ? WALKING - 1 - slot : slot - FIRST;
};
