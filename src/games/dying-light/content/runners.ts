import type { Word } from "../../../kernel/words";
import type { Boost } from "./dice";

/** A Runner and what the prebuilt table gives it (DL-PV-06, DL-PV-07). */
export interface RunnerCard {
  readonly runner: Word;
  readonly ring: Word;
  readonly skill: Word;
  readonly set: Word;
  readonly weapon: Word;
}

export const RUNNERS = [
  { runner: "ash", ring: "yellow", skill: "skill.light-feet", set: "triangle", weapon: "weapon.machete" },
  { runner: "bram", ring: "red", skill: "skill.heavy-hands", set: "circle", weapon: "weapon.pipe" },
  { runner: "cleo", ring: "blue", skill: "skill.hold-the-line", set: "square", weapon: "weapon.sledge" },
  { runner: "dex", ring: "green", skill: "skill.quick-fingers", set: "cross", weapon: "weapon.bow" },
] as const satisfies readonly RunnerCard[];

export type RunnerName = (typeof RUNNERS)[number]["runner"];

export const SETS: readonly Word[] = ["triangle", "circle", "square", "cross"];

export const WEAPONS: readonly Word[] = ["weapon.machete", "weapon.pipe", "weapon.sledge", "weapon.bow"];

export type GearSlot = "jacket" | "gloves" | "shoes";

export const GEAR_SLOTS: readonly GearSlot[] = ["jacket", "gloves", "shoes"];

export const isGearSlot = (word: Word): word is GearSlot => GEAR_SLOTS.indexOf(word as GearSlot) >= 0;

/** A Gear Token: the Boost it adds to the Momentum Die, and the symbol it prevents (DL-PV-08). */
export interface GearToken {
  readonly set: Word;
  readonly slot: GearSlot;
  readonly boost: Boost;
  readonly prevents: "armor" | "fatigue" | "exposure";
}

export const GEAR: readonly GearToken[] = [
  { set: "triangle", slot: "jacket", boost: "evade", prevents: "armor" },
  { set: "triangle", slot: "gloves", boost: "climb", prevents: "fatigue" },
  { set: "triangle", slot: "shoes", boost: "jump", prevents: "exposure" },
  { set: "circle", slot: "jacket", boost: "block", prevents: "armor" },
  { set: "circle", slot: "gloves", boost: "push", prevents: "fatigue" },
  { set: "circle", slot: "shoes", boost: "power", prevents: "exposure" },
  { set: "square", slot: "jacket", boost: "push", prevents: "armor" },
  { set: "square", slot: "gloves", boost: "block", prevents: "armor" },
  { set: "square", slot: "shoes", boost: "evade", prevents: "fatigue" },
  { set: "cross", slot: "jacket", boost: "evade", prevents: "armor" },
  { set: "cross", slot: "gloves", boost: "climb", prevents: "exposure" },
  { set: "cross", slot: "shoes", boost: "jump", prevents: "fatigue" },
];
