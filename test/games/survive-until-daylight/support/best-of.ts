import { COMBAT_CARDS } from "../../../../src/games/survive-until-daylight/content/combat";

const deck = COMBAT_CARDS.flatMap((card) => Array.from({ length: card.copies }, () => card));

/** The main damage of a base with each card of a full deck, least first. */
const damages = (base: number): number[] =>
  deck
    .map(({ gives, value }) => Math.max(0, gives === "plain" ? value : gives === "signed" ? base + value : base))
    .sort((a, b) => a - b);

const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k);

/** The mean of the highest of so many cards: card `i` from below is it in so many of all hands. */
export const bestOf = (base: number, cards: number): number => {
  const all = damages(base);
  const hands = choose(all.length, cards);
  return all.reduce((mean, damage, i) => mean + (i >= cards - 1 ? (damage * choose(i, cards - 1)) / hands : 0), 0);
};
