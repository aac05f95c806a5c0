import { countOf, distinct, joined, kept, without } from "../../../kernel/list";
import type { Word } from "../../../kernel/words";
import { SLOTS } from "../content/rubble";
import { sortOf } from "./cards";

type Inventory = readonly Word[];

/** Ammo and ingredients of one type share a slot (SUD-INV-02, SUD-INV-03). */
export const stacks = (card: Word): boolean => sortOf(card) === "ammo" || sortOf(card) === "ingredient";

/** For each card the slot it lies in, counted from 0. */
export const slotOfEach = (inventory: Inventory): readonly number[] => {
  let next = 0;
  const slots: number[] = [];
  for (let i = 0; i < inventory.length; i++) {
    const card = inventory[i] ?? "";
    const first = inventory.indexOf(card);
    const slot = stacks(card) && first < i ? (slots[first] ?? next) : next;
    slots[i] = slot;
    if (slot === next) next++;
  }
  return slots;
};

export const slotsUsed = (inventory: Inventory): number => {
  let used = 0;
  for (const slot of slotOfEach(inventory)) used = Math.max(used, slot + 1);
  return used;
};

export const fits = (inventory: Inventory, card: Word): boolean => slotsUsed(joined(inventory, [card])) <= SLOTS;

/** Of a stack all cards must go, or no slot is free (SUD-RULING-18). */
export const slotCount = (inventory: Inventory, card: Word): number => (stacks(card) ? countOf(inventory, card) : 1);

export const withoutSome = (inventory: Inventory, card: Word, count: number): Inventory => {
  let rest = inventory;
  for (let i = 0; i < count; i++) rest = without(rest, card);
  return rest;
};

/** The cards one of which must go before that one fits. */
export const roomMakers = (inventory: Inventory, card: Word): readonly Word[] =>
  kept(distinct(inventory), (drop) => fits(withoutSome(inventory, drop, slotCount(inventory, drop)), card));

export const ofSort = (inventory: Inventory, sort: ReturnType<typeof sortOf>): readonly Word[] =>
  kept(distinct(inventory), (card) => sortOf(card) === sort);
