import type { Word } from "../../../kernel/words";
import { all, type Effect, effect, FREE, ONE_ZONE, type Reach, type Static, THAT, upTo } from "./effect";

/**
 * An Item (DUEL-PROTO-04): used once, equipped, or put on a Weapon of that reach. A durability of 0 is none printed.
 */
export interface ItemCard {
  readonly card: Word;
  readonly kind: "item";
  readonly scr: boolean;
  readonly price: number;
  readonly form: "once" | "gear" | "attachment";
  readonly fits: Reach | "none";
  readonly durability: number;
  readonly statics: readonly Static[];
  readonly effects: readonly Effect[];
}

const ONCE = { kind: "item", scr: false, price: 1, form: "once", fits: "none", durability: 0, statics: [] } as const;
const GEAR = { ...ONCE, form: "gear" } as const;
const ATTACHMENT = { ...ONCE, form: "attachment", effects: [] } as const;

const WEARS = { ...FREE, wear: 1 };

const shield: Effect = { ...effect("zhit", { op: "reduce", n: 1 }), price: WEARS };
const jacket: Effect = {
  ...effect("zhit", { op: "reduce", n: 2 }),
  when: [{ if: "damage", least: 2 }],
  price: WEARS,
};
const tripwire: Effect = { ...effect("advances", { op: "damage", to: THAT, n: 1 }), price: WEARS, once: "phase" };
const radio: Effect = {
  ...effect("act", { op: "lose", what: "th", n: 1 }),
  price: { ...FREE, tp: 1, wear: 1, exhausts: true },
  instant: true,
};

export const ITEMS = [
  { ...ONCE, card: "I01", effects: [effect("play", { op: "heal", n: 2 })] },
  { ...ONCE, card: "I02", effects: [effect("play", { op: "heal", n: 4 })] },
  { ...GEAR, card: "I03", durability: 4, effects: [shield] },
  { ...GEAR, card: "I04", durability: 2, effects: [jacket] },
  { ...ONCE, card: "I05", effects: [effect("play", { op: "repair", n: 3 })] },
  { ...ATTACHMENT, card: "I06", fits: "ranged", statics: [{ static: "hit", n: 1 }] },
  { ...ATTACHMENT, card: "I07", fits: "melee", statics: [{ static: "damage", n: 1 }] },
  { ...ONCE, card: "I08", effects: [effect("play", { op: "hold", to: upTo(2, "zombie") })] },
  { ...ONCE, card: "I09", effects: [effect("play", { op: "damage", to: all("threat"), n: 1 })] },
  { ...ONCE, card: "I10", price: 2, effects: [effect("play", { op: "damage", to: ONE_ZONE, n: 2 })] },
  { ...GEAR, card: "I11", durability: 3, effects: [tripwire] },
  { ...GEAR, card: "I12", durability: 3, effects: [radio] },
  { ...ONCE, card: "I13", price: 2, scr: true, effects: [effect("play", { op: "heal", n: 8 }, { op: "exile" })] },
] as const satisfies readonly ItemCard[];
