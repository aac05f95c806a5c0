import { has, joined, mapped, range } from "../../../kernel/list";
import { type Copies, type Fault, type Roster, withCopies } from "../../../kernel/roster";
import type { Say, Seat, Word } from "../../../kernel/words";
import { copiesOfCard, copiesOfZombie, type Limits, SURVIVOR_DECK, ZOMBIE_DECK } from "../content/limits";
import { type AnyCard, anyCardNamed } from "../content/pool";
import type { CardId } from "../vocabulary";
import { OWN } from "../rules/choosing";
import { copies } from "../rules/stock";

/** What a player brings: names of cards, each once, and how many. */
export interface OwnDeck {
  readonly survivors: readonly Word[];
  readonly cards: readonly Copies[];
  readonly zombies: readonly Copies[];
}

const NOTHING: OwnDeck = { survivors: [], cards: [], zombies: [] };

const withCards = (deck: OwnDeck, { n, of }: Copies): OwnDeck => {
  const card = anyCardNamed(of);
  if (card === "none") return deck;
  if (card.kind === "zombie") return { ...deck, zombies: withCopies(deck.zombies, n, of) };
  if (card.kind !== "survivor") return { ...deck, cards: withCopies(deck.cards, n, of) };
  return { ...deck, survivors: joined(deck.survivors, copiesOf(of, n)) };
};

const copiesOf = (of: Word, n: number): readonly Word[] => mapped(range(1, n), () => of);

/** What a player brings, sorted: where a card goes it says itself. */
export const deckOf = (roster: Roster): OwnDeck => {
  let deck = NOTHING;
  for (const copies of roster) deck = withCards(deck, copies);
  return deck;
};

const countOf = (list: readonly Copies[]): number => {
  let count = 0;
  for (const { n } of list) count += n;
  return count;
};

/** How many cards of a list are of a sort, and which are too many of one name. */
const listFaults = (
  list: readonly Copies[],
  special: (this: void, card: AnyCard) => boolean,
  mostOf: (this: void, card: AnyCard) => number,
  rule: Word,
): readonly Fault[] => {
  const faults: Fault[] = [];
  let specials = 0;
  for (const { n, of } of list) {
    const card = anyCardNamed(of);
    if (card !== "none") {
      if (special(card)) specials += n;
      else if (n > mostOf(card)) faults.push({ rule: "DUEL-RUL-01", about: of, n, most: mostOf(card) });
    }
  }
  if (specials > 1) faults.push({ rule, about: "", n: specials, most: 1 });
  return faults;
};

const isScr = (card: AnyCard): boolean => card.kind !== "zombie" && card.kind !== "survivor" && card.scr;
const isBossCard = (card: AnyCard): boolean => card.kind === "zombie" && card.sort === "boss";

/** Everything that is wrong with a deck; nothing for one that may be played. */
export const faultsOf = ({ survivors, cards, zombies }: OwnDeck, limits: Limits): readonly Fault[] => {
  const faults: Fault[] = [];
  const size = (rule: Word, n: number, most: number): void => {
    if (n !== most) faults.push({ rule, about: "", n, most });
  };
  const mostCards = (card: AnyCard): number => copiesOfCard(isScr(card), limits);
  const mostZombies = (card: AnyCard): number => (card.kind === "zombie" ? copiesOfZombie(card.sort, limits) : 0);
  size("DUEL-DECK-06", survivors.length, 1);
  size("DUEL-DECK-01", countOf(cards), SURVIVOR_DECK);
  for (const fault of listFaults(cards, isScr, mostCards, "DUEL-DECK-07")) faults.push(fault);
  size("DUEL-DECK-03", countOf(zombies), ZOMBIE_DECK);
  for (const fault of listFaults(zombies, isBossCard, mostZombies, "DUEL-DECK-05")) faults.push(fault);
  return faults;
};

const split = (
  seat: Seat,
  list: readonly Copies[],
  special: (this: void, card: AnyCard) => boolean,
): { readonly specials: readonly CardId[]; readonly others: readonly CardId[] } => {
  const specials: CardId[] = [];
  const others: CardId[] = [];
  for (const { n, of } of list) {
    const card = anyCardNamed(of);
    const into = card !== "none" && special(card) ? specials : others;
    for (const each of copies(seat, of, n)) if (!has(into, each)) into.push(each);
  }
  return { specials, others };
};

/** What a seat says to play this deck, when it is asked to choose; the rules take it only if it has no faults. */
export const sayOfDeck = (seat: Seat, { survivors, cards, zombies }: OwnDeck): Say => {
  const deck = split(seat, cards, isScr);
  const horde = split(seat, zombies, isBossCard);
  return [[OWN], survivors, deck.specials, deck.others, [OWN], horde.specials, horde.others];
};
