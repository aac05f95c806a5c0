import { has, kept } from "../../../kernel/list";
import type { Word } from "../../../kernel/words";
import type { Operation, Target } from "../content/effect";
import type { CardId, DuelSeen, Use } from "../vocabulary";
import { isSteadfast, zombieCard } from "./zombies";
import { zombieOf, zombiesIn } from "./sides";

/** Whether the operation would change this zombie; nothing doubles (DUEL-RUL-31), and "cannot" beats "may" (DUEL-RUL-40). */
export const affects = (duel: DuelSeen, op: Operation["op"], card: CardId): boolean => {
  const zombie = zombieOf(duel, card);
  if (zombie === "gone") return false;
  if (op === "hold") return !zombie.held && !isSteadfast(card);
  if (op === "stun") return !zombie.stunned && !isSteadfast(card);
  if (op === "push") return zombie.zone === "threat" && !isSteadfast(card);
  return zombie.hp > 0;
};

/** What may be chosen for this target; nothing where it leaves no choice. */
export const candidates = (duel: DuelSeen, op: Operation["op"], to: Target): readonly Word[] => {
  if (to.who === "zone") return kept(["threat", "zombie"] as const, (zone) => zombiesIn(duel, zone).length > 0);
  if (to.who === "another")
    return kept(zombiesIn(duel, to.in), (card) => card !== duel.attack.zombie && affects(duel, op, card));
  if (to.who !== "chosen") return [];
  return kept(zombiesIn(duel, to.in), (card) => affects(duel, op, card));
};

const inZones = (duel: DuelSeen, zones: readonly Word[]): readonly CardId[] => {
  const cards: CardId[] = [];
  for (const zone of ["threat", "zombie"] as const) {
    if (has(zones, zone)) for (const card of zombiesIn(duel, zone)) cards.push(card);
  }
  return cards;
};

const meant = (duel: DuelSeen, { about, them, at, picked }: Use, to: Target): readonly CardId[] => {
  if (to.who === "that") return [about];
  if (to.who === "them") return them;
  if (to.who === "chosen" || to.who === "another") return picked[at] ?? [];
  if (to.who === "zone") return inZones(duel, picked[at] ?? []);
  if (to.who === "survivor") return [];
  return kept(zombiesIn(duel, to.in), (card) => to.but === "nobody" || zombieCard(card).sort !== to.but);
};

/** The zombies that an operation of this effect is done to, as far as they are still there. */
export const targets = (duel: DuelSeen, use: Use, op: Operation["op"], to: Target): readonly CardId[] =>
  kept(meant(duel, use, to), (card) => affects(duel, op, card));

/** The zombies it names, whether or not it does anything to them. */
export const named = (duel: DuelSeen, use: Use, to: Target): readonly CardId[] =>
  kept(meant(duel, use, to), (card) => zombieOf(duel, card) !== "gone");

/** Whether there is anybody for it to be done to, before anything is chosen. */
export const anyTarget = (duel: DuelSeen, use: Use, op: Operation["op"], to: Target): boolean => {
  if (to.who === "survivor") return true;
  if (to.who === "zone" || to.who === "chosen" || to.who === "another") return candidates(duel, op, to).length > 0;
  return targets(duel, use, op, to).length > 0;
};
