import type { FactsKey } from "../card-keys";

/** Liczby kart. */
export const FACTS: Readonly<Record<FactsKey, string>> = {
  "card.facts.survivor": "{hp} PŻ, bez Broni obrażenia {base}.",
  "card.facts.weapon": "{price} PA, {reach}: obrażenia {damage}, trafia od {hit}, trwałość {durability}.",
  "card.facts.weapon.sure": "{price} PA, {reach}: obrażenia {damage}, trafia zawsze, trwałość {durability}.",
  "card.facts.item.once": "{price} PA, jednorazowy.",
  "card.facts.item.gear": "{price} PA, wykładany, trwałość {durability}.",
  "card.facts.item.attachment": "{price} PA, Dodatek.",
  "card.facts.event": "{price} PA.",
  "card.facts.react": "{price} PT.",
  "card.facts.zombie": "{price} PZ, {hp} PŻ, atak {attack}, trafia od {hit}, ucieczka od {escape}.",
  "card.facts.zombie.sure": "{price} PZ, {hp} PŻ, atak {attack}, trafia zawsze, ucieczka od {escape}.",
  "card.facts.scr": "{facts} Tajna rzadka.",
};
