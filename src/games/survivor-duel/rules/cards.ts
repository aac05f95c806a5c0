import { numberText } from "../../../kernel/number-text";
import type { Seat, Word } from "../../../kernel/words";
import type { Effect, Reach, Static } from "../content/effect";
import { type AnyCard, anyCardNamed } from "../content/pool";
import type { WeaponCard } from "../content/weapons";
import { fail } from "../../../kernel/fail";
import type { CardId } from "../vocabulary";

/** `p1.W02.3` is the third W02 of p1; seats and names are of one length. */
export const cardId = (seat: Seat, name: Word, copy: number): CardId => seat + "." + name + "." + numberText(copy);
export const ownerOf = (card: CardId): Seat => card.slice(0, 2);
export const nameOf = (card: CardId): Word => card.slice(3, 6);

/** By card: reading its name anew each time would cost more than what is asked of it. */
const known: Record<CardId, AnyCard | "none"> = {};

/** What is printed on it; "none" for a card one may not see, and for other words. */
export const printedOn = (card: CardId): AnyCard | "none" => {
  const printed = known[card];
  if (printed !== undefined) return printed;
  const read = anyCardNamed(nameOf(card));
  known[card] = read;
  return read;
};

const mustBe = (card: CardId): AnyCard => {
  const printed = printedOn(card);
  return printed === "none" ? fail("no card: " + card) : printed;
};

export const isZombie = (card: CardId): boolean => {
  const printed = printedOn(card);
  return printed !== "none" && printed.kind === "zombie";
};

export const isBoss = (card: CardId): boolean => {
  const printed = printedOn(card);
  return printed !== "none" && printed.kind === "zombie" && printed.sort === "boss";
};

export const isEvent = (card: CardId): boolean => {
  const printed = printedOn(card);
  return printed !== "none" && printed.kind === "event";
};

export const isReactCard = (card: CardId): boolean => {
  const printed = printedOn(card);
  return printed !== "none" && printed.kind === "react";
};

export const weaponCard = (card: CardId): WeaponCard => {
  const printed = mustBe(card);
  return printed.kind === "weapon" ? printed : fail("no Weapon: " + card);
};

/** 0 where none is printed. */
export const durabilityOf = (card: CardId): number => {
  const printed = mustBe(card);
  return printed.kind === "weapon" || printed.kind === "item" ? printed.durability : 0;
};

export const effectsOf = (card: CardId): readonly Effect[] => mustBe(card).effects;

export const effectOf = (card: CardId, number: number): Effect =>
  effectsOf(card)[number] ?? fail("no such effect of " + card);

const NO_STATICS: readonly Static[] = [];

export const staticsOf = (card: CardId): readonly Static[] => {
  const printed = mustBe(card);
  return printed.kind === "weapon" || printed.kind === "event" || printed.kind === "react"
    ? NO_STATICS
    : printed.statics;
};

/** The reach of the Weapons this Attachment fits; "none" for what is no Attachment. */
export const attachesTo = (card: CardId): Reach | "none" => {
  const printed = mustBe(card);
  return printed.kind === "item" && printed.form === "attachment" ? printed.fits : "none";
};

/** What the price says; 1 where none is printed (DUEL-RUL-08). */
export const priceOf = (card: CardId): number => {
  const printed = mustBe(card);
  return printed.kind === "survivor" ? 0 : printed.price;
};

/** Whether playing it puts it into the Equipment Area. */
export const isGear = (card: CardId): boolean => {
  const printed = printedOn(card);
  if (printed === "none") return false;
  return printed.kind === "weapon" || (printed.kind === "item" && printed.form !== "once");
};
