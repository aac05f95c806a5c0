import { kept, mapped, withItem } from "../../../kernel/list";
import type { Seen } from "../../../kernel/words";
import { TH } from "../content/limits";
import { type CardId, type DuelSeen, NONE, type Zombie } from "../vocabulary";
import { priceOf } from "./cards";
import { FACES } from "./reach";
import { activeSide, sideOf, zombieHas, zombieSeat } from "./sides";
import { attackers, isHasty, mustAdvance, powerOf, zombieCard } from "./zombies";

/** An attack that is to come: in how many of six rolls it hits, and for how much. */
export interface Coming {
  readonly zombie: CardId;
  readonly ways: number;
  readonly damage: number;
}

/** In how many of six rolls a number or more comes; always, where none is printed. */
export const waysToHit = (least: number): number => (least === 0 ? FACES.length : waysFrom(least));

export const waysFrom = (least: number): number => Math.max(0, Math.min(FACES.length, FACES.length + 1 - least));

const withZombies = (duel: DuelSeen, zombies: readonly Seen<Zombie>[]): DuelSeen => ({
  ...duel,
  sides: mapped(duel.sides, (side) => (side.seat === duel.active ? { ...side, zombies } : side)),
});

/** The duel after the Advance step, if nobody answers it. */
const afterAdvance = (duel: DuelSeen): DuelSeen =>
  withZombies(
    duel,
    mapped(activeSide(duel).zombies, (zombie) =>
      mustAdvance(zombie) && !zombie.held ? { ...zombie, zone: "threat" } : zombie,
    ),
  );

/** What this attack does as things are, less the Cover there is. */
export const attackOf = (duel: DuelSeen, zombie: CardId): Coming => ({
  zombie,
  ways: waysToHit(zombieCard(zombie).hit),
  damage: Math.max(0, powerOf(duel, zombie) - activeSide(duel).cover),
});

/** The attacks of the coming Zombie Phase if nothing is spawned and nothing answered. */
export const coming = (duel: DuelSeen): readonly Coming[] => {
  const then = afterAdvance(duel);
  return mapped(
    kept(attackers(then), ({ stunned }) => !stunned),
    ({ card }) => attackOf(then, card),
  );
};

/** Their damage on average, in sixths of a point. */
export const sixthsIn = (attacks: readonly Coming[]): number => {
  let sixths = 0;
  for (const { ways, damage } of attacks) sixths += ways * damage;
  return sixths;
};

/** Their damage if all of them hit. */
export const mostIn = (attacks: readonly Coming[]): number => {
  let most = 0;
  for (const { ways, damage } of attacks) if (ways > 0) most += damage;
  return most;
};

/** What the Zombie player has to spend in the coming Zombie Phase. */
export const threatToCome = (duel: DuelSeen): number => {
  const { th, short } = sideOf(duel, zombieSeat(duel));
  return th + Math.max(0, TH - short);
};

const spawned = (duel: DuelSeen, card: CardId): DuelSeen =>
  withZombies(
    duel,
    withItem(activeSide(duel).zombies, {
      card,
      zone: "zombie",
      hp: zombieCard(card).hp,
      held: false,
      stunned: false,
      fresh: true,
      attacked: false,
    }),
  );

/** The most damage with what these cards of the row may add, as far as TH go. */
const mostWith = (duel: DuelSeen, cards: readonly CardId[], th: number): number => {
  const [card] = cards;
  if (card === undefined) return mostIn(coming(duel));
  const rest = cards.slice(1);
  const without = mostWith(duel, rest, th);
  return priceOf(card) > th ? without : Math.max(without, mostWith(spawned(duel, card), rest, th - priceOf(card)));
};

/** The most damage of the coming Zombie Phase, with the best of what lies in the row and attacks at once. */
export const mostToCome = (duel: DuelSeen): number => {
  const { row } = sideOf(duel, zombieSeat(duel));
  const sudden = kept(row, (card) => card !== NONE && (isHasty(card) || zombieHas(card, "farReach")));
  return mostWith(duel, sudden, threatToCome(duel));
};
