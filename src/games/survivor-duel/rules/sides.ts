import { fail } from "../../../kernel/fail";
import { has, kept, mapped } from "../../../kernel/list";
import type { Seat, Seen } from "../../../kernel/words";
import type { Static, Zone } from "../content/effect";
import { type CardId, type DuelSeen, type Gear, NONE, type SideSeen, type Zombie } from "../vocabulary";
import { isZombie, printedOn, staticsOf } from "./cards";

export const sideOf = (duel: DuelSeen, seat: Seat): SideSeen => {
  for (const side of duel.sides) if (side.seat === seat) return side;
  return fail("no such side: " + seat);
};

export const opponentOf = (duel: DuelSeen, seat: Seat): Seat => {
  for (const side of duel.sides) if (side.seat !== seat) return side.seat;
  return fail("nobody plays against " + seat);
};

/** The one whose Survivor acts and is attacked. */
export const activeSide = (duel: DuelSeen): SideSeen => sideOf(duel, duel.active);

/** Who runs the zombies this turn (DUEL-TURN-03). */
export const zombieSeat = (duel: DuelSeen): Seat => opponentOf(duel, duel.active);

/** The zombies that are in play, those longest first; they act in the turn of the Survivor they stand before. */
export const zombiesOf = (duel: DuelSeen): readonly Seen<Zombie>[] => activeSide(duel).zombies;

export const zombieOf = (duel: DuelSeen, card: CardId): Seen<Zombie> | "gone" => {
  for (const zombie of zombiesOf(duel)) if (zombie.card === card) return zombie;
  return "gone";
};

export const zombiesIn = (duel: DuelSeen, zone: Zone | "either"): readonly CardId[] =>
  mapped(
    kept(zombiesOf(duel), (zombie) => zone === "either" || zombie.zone === zone),
    (zombie) => zombie.card,
  );

export const gearOf = (side: SideSeen, card: CardId): Gear | "none" => {
  for (const gear of side.gear) if (gear.card === card) return gear;
  return "none";
};

/** The equipped Weapon, or NONE. */
export const weaponOf = (side: SideSeen): CardId => {
  for (const { card } of side.gear) {
    const printed = printedOn(card);
    if (printed !== "none" && printed.kind === "weapon") return card;
  }
  return NONE;
};

/** The Survivor and its equipment, oldest first. */
export const inPlay = (side: SideSeen): readonly CardId[] => {
  const cards: CardId[] = side.survivor === NONE ? [] : [side.survivor];
  for (const { card } of side.gear) cards.push(card);
  return cards;
};

/** The sum of what the cards in play add to this. */
export const sumOf = (side: SideSeen, what: "hit" | "damage" | "calls" | "escape"): number => {
  let sum = 0;
  for (const card of inPlay(side)) for (const each of staticsOf(card)) if (each.static === what) sum += each.n;
  return sum;
};

export const hasStatic = (side: SideSeen, what: Static["static"]): boolean => {
  for (const card of inPlay(side)) for (const each of staticsOf(card)) if (each.static === what) return true;
  return false;
};

export const zombieHas = (zombie: CardId, what: Static["static"]): boolean => {
  for (const each of staticsOf(zombie)) if (each.static === what) return true;
  return false;
};

export const usedThisTurn = (side: SideSeen, what: CardId): boolean => has(side.usedThisTurn, what);
export const usedThisPhase = (side: SideSeen, what: CardId): boolean => has(side.usedThisPhase, what);

/** The zombies of its Graveyard, oldest first. */
export const deadOf = (side: SideSeen): readonly CardId[] => kept(side.graveyard, isZombie);
