import type { FactsKey } from "../card-keys";

/** The numbers of the cards. */
export const FACTS: Readonly<Record<FactsKey, string>> = {
  "card.facts.survivor": "{hp} HP, {base} damage unarmed.",
  "card.facts.weapon": "{price} AP, {reach}: {damage} damage, hits on {hit}+, {durability} uses.",
  "card.facts.weapon.sure": "{price} AP, {reach}: {damage} damage, always hits, {durability} uses.",
  "card.facts.item.once": "{price} AP, used once.",
  "card.facts.item.gear": "{price} AP, equipped, {durability} uses.",
  "card.facts.item.attachment": "{price} AP, an Attachment.",
  "card.facts.event": "{price} AP.",
  "card.facts.react": "{price} TP.",
  "card.facts.zombie": "{price} TH, {hp} HP, attack {attack}, hits on {hit}+, escape {escape}+.",
  "card.facts.zombie.sure": "{price} TH, {hp} HP, attack {attack}, always hits, escape {escape}+.",
  "card.facts.scr": "{facts} Secret Rare.",
};
