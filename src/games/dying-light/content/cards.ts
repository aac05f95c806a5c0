import type { Word } from "../../../kernel/words";
import { WEAPON_CARDS } from "./weapons";

/** A card by its name, and how many copies there are. */
export interface Copies {
  readonly card: Word;
  readonly copies: number;
}

/** What a Wound does when it becomes heavy is in the rules; here is what the deck holds (DL-PV-05). */
export const WOUND_CARDS = [
  { card: "wound.winded", copies: 3 },
  { card: "wound.blood-trail", copies: 3 },
  { card: "wound.twisted-ankle", copies: 2 },
  { card: "wound.torn-grip", copies: 2 },
  { card: "wound.dazed", copies: 2 },
  { card: "wound.ripped-kit", copies: 2 },
  { card: "wound.outcry", copies: 2 },
] as const satisfies readonly Copies[];

export const COMMON_ITEMS = [
  "item.bandage",
  "item.adrenaline",
  "item.decoy",
  "item.fire-bottle",
  "item.scent-mask",
  "item.hatchet",
] as const satisfies readonly Word[];

/** The Inhibitor is set aside (DL-SETUP-09). */
export const EPIC_ITEMS = [
  "item.crossbow",
  "item.long-blade",
  "item.medkit",
  "item.uv-flare",
  "item.drill-notes",
  "item.grapple",
] as const satisfies readonly Word[];

export const INHIBITOR = "item.inhibitor";

/** The pile from the top, not shuffled (DL-PV-12). */
export const CHASE_CARDS = ["chase.h1", "chase.h2", "chase.h3", "chase.h4"] as const satisfies readonly Word[];

export const ENEMY_ACTIVATION: Word = "activation.enemy";

/** In their printed order, which the crates alone change (DL-PV-14). */
export const SCENARIO_CARDS = [
  "scenario.s01",
  "scenario.s02",
  "scenario.s03",
  "scenario.s04",
  "scenario.s05",
  "scenario.s06",
  "scenario.s07",
  "scenario.s08",
  "scenario.s09",
  "scenario.s10",
  "scenario.s11",
] as const satisfies readonly Word[];

/** The cards there are: each has its name in every language. */
export type CardName =
  | (typeof COMMON_ITEMS | typeof EPIC_ITEMS | typeof CHASE_CARDS | typeof SCENARIO_CARDS)[number]
  | (typeof WOUND_CARDS)[number]["card"]
  | (typeof WEAPON_CARDS)[number]["weapon"]
  | typeof INHIBITOR;

/** The Round Tracker (DL-PV-15). */
export const ROUNDS = 12;
export const FIRST_ROUND = 7;
export const FIRST_NIGHT = 8;

/** Where the Event tokens lie, and the card that tells what comes. */
export const EVENT_TOKENS: readonly { readonly token: Word; readonly round: number; readonly card: Word }[] = [
  { token: "event1", round: 8, card: "scenario.s03" },
  { token: "event2", round: 10, card: "scenario.s08" },
  { token: "event3", round: 12, card: "scenario.s09" },
];

/** Virals that the Sirens call to each Nest, by the number of Runners (S03 of DL-PV-14). */
export const CALLED_BY_SIRENS = [1, 4, 3, 4] as const;

/** The places of the scenario (DL-PV-14). */
export const RELAY: Word = "B08";
export const SHELTER: Word = "G11";
export const CRATES: readonly { readonly token: Word; readonly zone: Word }[] = [
  { token: "objective2", zone: "B01" },
  { token: "objective3", zone: "B04" },
  { token: "objective4", zone: "B05" },
];

/** The first of them is the Inhibitor's. */
export const CRATE_CARDS = ["scenario.s04", "scenario.s05", "scenario.s06"] as const;

export const FIRE_TOKENS = 5;
export const UV_TOKENS = 2;

export const isWeapon = (item: Word): boolean => {
  for (const { weapon } of WEAPON_CARDS) if (weapon === item) return true;
  return false;
};
