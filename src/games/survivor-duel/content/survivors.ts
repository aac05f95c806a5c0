import type { Word } from "../../../kernel/words";
import { type Effect, effect, FREE, type Static } from "./effect";

/** A Survivor card (DUEL-PROTO-02). */
export interface SurvivorCard {
  readonly card: Word;
  readonly kind: "survivor";
  readonly hp: number;
  readonly base: number;
  readonly statics: readonly Static[];
  readonly effects: readonly Effect[];
}

const reroll: Effect = {
  ...effect("miss", { op: "reroll" }),
  when: [{ if: "armed", with: "ranged" }],
  price: { ...FREE, tp: 1 },
  once: "turn",
};

const nurse: Effect = { ...effect("act", { op: "heal", n: 2 }), price: { ...FREE, ap: 1, exhausts: true } };

export const SURVIVORS = [
  { card: "SV1", kind: "survivor", hp: 25, base: 3, statics: [{ static: "calls", n: 2 }], effects: [] },
  { card: "SV2", kind: "survivor", hp: 18, base: 2, statics: [], effects: [reroll] },
  { card: "SV3", kind: "survivor", hp: 20, base: 2, statics: [], effects: [nurse] },
  { card: "SV4", kind: "survivor", hp: 19, base: 2, statics: [{ static: "freeLoot" }], effects: [] },
  { card: "SV5", kind: "survivor", hp: 18, base: 1, statics: [{ static: "freeEvent" }], effects: [] },
  { card: "SV6", kind: "survivor", hp: 19, base: 2, statics: [{ static: "escape", n: 1 }], effects: [] },
] as const satisfies readonly SurvivorCard[];
