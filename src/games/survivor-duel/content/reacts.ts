import type { Word } from "../../../kernel/words";
import { ANOTHER, type Effect, effect, THAT } from "./effect";

/** A React (DUEL-PROTO-06); its price is paid in TP. */
export interface ReactCard {
  readonly card: Word;
  readonly kind: "react";
  readonly scr: boolean;
  readonly price: number;
  readonly effects: readonly Effect[];
}

const REACT = { kind: "react", scr: false, price: 1 } as const;

const sidestep: Effect = { ...effect("zdeclare", { op: "negate" }), when: [{ if: "costs", most: 3 }] };
const snapShot: Effect = {
  ...effect("spawned", { op: "damage", to: THAT, n: 2 }),
  on: ["spawned", "advances"],
  when: [{ if: "armed", with: "ranged" }],
};
const counterblow: Effect = {
  ...effect("zafter", { op: "strike", at: "that", hit: 0 }),
  when: [{ if: "armed", with: "melee" }],
};
const slam: Effect = { ...effect("advances", { op: "stay" }), when: [{ if: "not", sort: "boss" }] };
const trip = effect("zdeclare", { op: "escape", bonus: 1 }, { op: "negate" }, { op: "stun", to: THAT });

export const REACTS = [
  { ...REACT, card: "R01", effects: [sidestep] },
  { ...REACT, card: "R02", effects: [effect("zhit", { op: "reduce", n: 2 })] },
  { ...REACT, card: "R03", effects: [snapShot] },
  { ...REACT, card: "R04", effects: [counterblow] },
  { ...REACT, card: "R05", price: 2, effects: [effect("zero", { op: "survive" }, { op: "exile" })] },
  { ...REACT, card: "R06", effects: [effect("miss", { op: "reroll" })] },
  { ...REACT, card: "R07", effects: [slam] },
  { ...REACT, card: "R08", effects: [trip] },
  { ...REACT, card: "R09", effects: [effect("zdeclare", { op: "cover", n: 1 })] },
  { ...REACT, card: "R10", effects: [effect("kill", { op: "draw", n: 1 })] },
  { ...REACT, card: "R11", price: 2, effects: [effect("zdeclare", { op: "redirect", to: ANOTHER })] },
] as const satisfies readonly ReactCard[];
