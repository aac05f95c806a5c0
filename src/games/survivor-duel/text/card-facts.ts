import { sentence, type Text } from "../../../kernel/text";
import type { Word } from "../../../kernel/words";
import { type AnyCard, anyCardNamed } from "../content/pool";
import type { FactsKey } from "./card-keys";

/** The numbers of a card in words, for who hovers over it and for who builds a deck. */

/** A Hit Roll of 0 is none printed: it hits by default. */
const keyOf = (card: AnyCard): FactsKey => {
  if ((card.kind === "weapon" || card.kind === "zombie") && card.hit === 0) return `card.facts.${card.kind}.sure`;
  return card.kind === "item" ? `card.facts.item.${card.form}` : `card.facts.${card.kind}`;
};

const isScr = (card: AnyCard): boolean => card.kind !== "zombie" && card.kind !== "survivor" && card.scr;

export const cardFacts = (name: Word, text: Text): string => {
  const card = anyCardNamed(name);
  if (card === "none") return "";
  const facts = sentence(text, keyOf(card), card as unknown as Readonly<Record<string, unknown>>);
  return isScr(card) ? sentence(text, "card.facts.scr", { facts }) : facts;
};
