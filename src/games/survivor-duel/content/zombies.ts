import type { Word } from "../../../kernel/words";
import { type Effect, effect, FREE, type Sort, type Static, SURVIVOR } from "./effect";

/** A zombie (DUEL-PROTO-07); `price` is its ZTC, a `hit` of 0 is none printed, `escape` its Escape Difficulty. */
export interface ZombieCard {
  readonly card: Word;
  readonly kind: "zombie";
  readonly sort: Sort;
  readonly price: number;
  readonly hp: number;
  readonly attack: number;
  readonly hit: number;
  readonly escape: number;
  /** The book prints two words for one keyword (DUEL-RUL-07). */
  readonly keyword: "none" | "fast";
  readonly statics: readonly Static[];
  readonly effects: readonly Effect[];
}

const ZOMBIE = { kind: "zombie", hit: 0, keyword: "none", statics: [], effects: [] } as const;

const pack: Static = { static: "pack", with: "walker", n: 1 };
const bloated = effect("dies", { op: "damage", to: SURVIVOR, n: 1 });
const butcher = effect("zhit", { op: "discard", n: 1 });
const acid = effect("zhit", { op: "wear", n: 1 });
const screech = effect("zphaseEnd", { op: "gain", what: "th", n: 1 });
const regrow = effect("refresh", { op: "restore" });
const brood: Effect = { ...effect("act", { op: "raise", sort: "walker", price: 1 }), price: { ...FREE, th: 2 } };

/** A Walker costs 1, a Runner 2, a Brute 3, as its publisher has them; of the Mutants one is for a saved hoard. */
export const ZOMBIES = [
  { ...ZOMBIE, card: "Z01", sort: "walker", price: 1, hp: 1, attack: 1, escape: 3 },
  { ...ZOMBIE, card: "Z02", sort: "walker", price: 1, hp: 1, attack: 1, escape: 5 },
  { ...ZOMBIE, card: "Z03", sort: "walker", price: 1, hp: 1, attack: 1, escape: 3, effects: [bloated] },
  { ...ZOMBIE, card: "Z04", sort: "walker", price: 1, hp: 1, attack: 1, escape: 2, statics: [pack] },
  { ...ZOMBIE, card: "Z05", sort: "walker", price: 1, hp: 2, attack: 1, hit: 4, escape: 2 },
  { ...ZOMBIE, card: "Z06", sort: "runner", price: 2, hp: 2, attack: 2, hit: 4, escape: 3, keyword: "fast" },
  { ...ZOMBIE, card: "Z07", sort: "runner", price: 2, hp: 1, attack: 2, escape: 4, keyword: "fast" },
  { ...ZOMBIE, card: "Z08", sort: "runner", price: 2, hp: 2, attack: 1, escape: 4, keyword: "fast" },
  { ...ZOMBIE, card: "Z09", sort: "runner", price: 2, hp: 1, attack: 3, hit: 4, escape: 5, keyword: "fast" },
  { ...ZOMBIE, card: "Z10", sort: "brute", price: 3, hp: 4, attack: 3, escape: 3 },
  {
    ...ZOMBIE,
    card: "Z11",
    sort: "brute",
    price: 3,
    hp: 3,
    attack: 3,
    escape: 3,
    statics: [{ static: "armour", n: 1 }],
  },
  { ...ZOMBIE, card: "Z12", sort: "brute", price: 3, hp: 5, attack: 2, escape: 4, effects: [butcher] },
  { ...ZOMBIE, card: "Z13", sort: "brute", price: 3, hp: 3, attack: 5, hit: 4, escape: 3 },
  { ...ZOMBIE, card: "Z14", sort: "mutant", price: 3, hp: 2, attack: 2, escape: 4, statics: [{ static: "farReach" }] },
  { ...ZOMBIE, card: "Z15", sort: "mutant", price: 2, hp: 2, attack: 0, escape: 2, effects: [screech] },
  { ...ZOMBIE, card: "Z16", sort: "mutant", price: 3, hp: 4, attack: 2, escape: 4, effects: [regrow] },
  { ...ZOMBIE, card: "Z17", sort: "mutant", price: 4, hp: 3, attack: 2, escape: 4, keyword: "fast", effects: [acid] },
  { ...ZOMBIE, card: "Z18", sort: "mutant", price: 5, hp: 5, attack: 2, escape: 3, effects: [brood] },
  { ...ZOMBIE, card: "Z19", sort: "boss", price: 6, hp: 6, attack: 3, escape: 4, statics: [{ static: "leads", n: 1 }] },
  { ...ZOMBIE, card: "Z20", sort: "boss", price: 6, hp: 8, attack: 4, escape: 5, statics: [{ static: "steadfast" }] },
] as const satisfies readonly ZombieCard[];
