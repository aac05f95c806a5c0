import { kept } from "../../../kernel/list";
import type { Seat, Word } from "../../../kernel/words";
import { type CardId, type DuelSeen, type DuelTell, NONE, type SideSeen } from "../vocabulary";
import { attachesTo, durabilityOf } from "./cards";
import { gearOf, sideOf, weaponOf } from "./sides";

/** The Attachments on the Weapon. */
export const attachmentsOf = (side: SideSeen): readonly CardId[] => {
  const cards: CardId[] = [];
  for (const { card } of side.gear) if (attachesTo(card) !== "none") cards.push(card);
  return cards;
};

/** To the Graveyard; with a Weapon go its Attachments (DUEL-RUL-20). */
export const loseGear = (
  { state, emit }: DuelTell,
  seat: Seat,
  card: CardId,
  how: "used-up" | "put-away",
  by: Word,
): void => {
  const side = sideOf(state, seat);
  const attached = weaponOf(side) === card ? attachmentsOf(side) : [];
  emit({ was: "gearLost", seat, card, how, by });
  for (const each of attached) emit({ was: "gearLost", seat, card: each, how: "put-away", by: "DUEL-RUL-20" });
};

/** Down to 0 it is used up; a card without a printed durability does not wear (DUEL-RUL-21). */
export const wearDown = (tell: DuelTell, seat: Seat, card: CardId, n: number, by: Word): void => {
  const gear = gearOf(sideOf(tell.state, seat), card);
  if (gear === "none" || durabilityOf(card) === 0) return;
  const worn = Math.min(n, gear.durability);
  if (worn > 0) tell.emit({ was: "worn", seat, card, n: worn, by });
  if (worn === gear.durability) loseGear(tell, seat, card, "used-up", "DUEL-RUL-21");
};

/** The equipped Weapon, if it can wear. */
export const wearable = (side: SideSeen): CardId => {
  const weapon = weaponOf(side);
  return weapon !== NONE && durabilityOf(weapon) > 0 ? weapon : NONE;
};

/** Equipped cards with less durability than printed. */
export const damagedGear = (side: SideSeen): readonly CardId[] => {
  const cards: CardId[] = [];
  for (const { card } of kept(side.gear, (gear) => gear.durability < durabilityOf(gear.card))) cards.push(card);
  return cards;
};

export const missingDurability = (duel: DuelSeen, seat: Seat, card: CardId): number => {
  const gear = gearOf(sideOf(duel, seat), card);
  return gear === "none" ? 0 : durabilityOf(card) - gear.durability;
};
