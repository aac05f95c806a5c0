/** The effect vocabulary (DUEL-PROTO-01): a card's effect is a trigger, its conditions, its price and its operations. */

export type Zone = "zombie" | "threat";
export type Reach = "melee" | "ranged";
export type Sort = "walker" | "runner" | "brute" | "mutant" | "boss";

export type Trigger =
  // Used by a player
  | "play"
  | "equip"
  | "act"
  // An attack of the Survivor (DUEL-RUL-41)
  | "declare"
  | "hit"
  | "miss"
  | "kill"
  // A zombie comes (DUEL-RUL-43), attacks (DUEL-RUL-15), dies
  | "spawned"
  | "advances"
  | "zdeclare"
  | "zhit"
  | "zafter"
  | "dies"
  // The Survivor would fall to 0 HP
  | "zero"
  // The zombies' phase
  | "zphaseStart"
  | "refresh"
  | "zphaseEnd";

/** All of them must hold; a zombie is the one of the trigger. */
export type Condition =
  | { readonly if: "costs"; readonly most: number }
  | { readonly if: "not"; readonly sort: Sort }
  | { readonly if: "stands"; readonly in: Zone }
  | { readonly if: "armed"; readonly with: Reach }
  | { readonly if: "damage"; readonly least: number };

/** Which zombies an operation is about; `them` are those of the operation before. */
export type Target =
  | { readonly who: "that" }
  | { readonly who: "them" }
  | { readonly who: "survivor" }
  | { readonly who: "all"; readonly in: Zone; readonly but: Sort | "nobody" }
  | { readonly who: "zone" }
  | { readonly who: "another"; readonly in: Zone }
  | { readonly who: "chosen"; readonly most: number; readonly in: Zone | "either" };

export const THAT: Target = { who: "that" };
export const THEM: Target = { who: "them" };
export const SURVIVOR: Target = { who: "survivor" };
export const ONE_ZONE: Target = { who: "zone" };
/** Another zombie than the one that attacks. */
export const ANOTHER: Target = { who: "another", in: "threat" };
export const ANY_ONE: Target = { who: "chosen", most: 1, in: "either" };
export const all = (zone: Zone, but: Sort | "nobody" = "nobody"): Target => ({ who: "all", in: zone, but });
export const upTo = (most: number, zone: Zone): Target => ({ who: "chosen", most, in: zone });

/** An operation on zombies; one on the own side with a number; one that says it all. */
interface On<Op> {
  readonly op: Op;
  readonly to: Target;
}
interface Of<Op> {
  readonly op: Op;
  readonly n: number;
}
interface Just<Op> {
  readonly op: Op;
}

export type Operation =
  | { readonly op: "damage"; readonly to: Target; readonly n: number }
  | On<"hold">
  | On<"stun">
  | On<"push">
  | On<"banish">
  /** The attack under way hits that zombie instead. */
  | On<"redirect">
  | Of<"heal">
  | Of<"draw">
  | Of<"discard">
  | Of<"short">
  | Of<"reduce">
  | Of<"cover">
  | Of<"repair">
  | { readonly op: "look"; readonly n: number; readonly kinds: readonly CardKind[] }
  | { readonly op: "gain"; readonly what: "ap" | "tp" | "th"; readonly n: number }
  | { readonly op: "lose"; readonly what: "th"; readonly n: number }
  /** More damage by the next Weapon attack of this turn. */
  | { readonly op: "next"; readonly damage: number }
  | { readonly op: "strike"; readonly at: "chosen" | "that"; readonly hit: number }
  /** What follows happens on success only. */
  | { readonly op: "escape"; readonly bonus: number }
  | Of<"wear">
  | { readonly op: "raise"; readonly sort: Sort; readonly price: number }
  | Just<"negate">
  | Just<"stay">
  | Just<"reroll">
  | Just<"survive">
  | Just<"restore">
  | Just<"exile">;

export type CardKind = "weapon" | "item" | "event" | "react";

/** What the use of an effect costs besides the price of its card. */
export interface Price {
  readonly ap: number;
  readonly tp: number;
  readonly th: number;
  /** Durability of the card itself. */
  readonly wear: number;
  readonly exhausts: boolean;
}

export const FREE: Price = { ap: 0, tp: 0, th: 0, wear: 0, exhausts: false };

export interface Effect {
  readonly on: readonly Trigger[];
  readonly when: readonly Condition[];
  readonly price: Price;
  readonly once: "always" | "turn" | "phase";
  /** Needs no trigger (DUEL-RUL-13). */
  readonly instant: boolean;
  readonly do: readonly Operation[];
}

/** An effect without conditions, price and limit. */
export const effect = (on: Trigger, ...operations: readonly Operation[]): Effect => ({
  on: [on],
  when: [],
  price: FREE,
  once: "always",
  instant: false,
  do: operations,
});

/** What holds as long as the card is in play. */
export type Static =
  | { readonly static: "hit" | "damage"; readonly n: number }
  | { readonly static: "calls"; readonly n: number }
  | { readonly static: "escape"; readonly n: number }
  | { readonly static: "freeLoot" | "freeEvent" }
  // Of zombies
  | { readonly static: "pack"; readonly with: Sort; readonly n: number }
  | { readonly static: "leads"; readonly n: number }
  | { readonly static: "armour"; readonly n: number }
  | { readonly static: "farReach" | "steadfast" };
