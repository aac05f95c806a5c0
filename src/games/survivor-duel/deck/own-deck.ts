import { has } from "../../../kernel/list";
import type { Say, Seat, Word } from "../../../kernel/words";
import { type Copies, SURVIVOR_DECKS, ZOMBIE_DECKS } from "../content/decks";
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

/** What is wrong with a deck: the rule, the card it is about ("" for the deck), how many there are and may be. */
export interface Fault {
  readonly rule: Word;
  readonly card: Word;
  readonly n: number;
  readonly most: number;
}

const NOTHING: OwnDeck = { survivors: [], cards: [], zombies: [] };

const added = (list: readonly Copies[], n: number, of: Word): readonly Copies[] => {
  const more: Copies[] = [];
  let found = false;
  for (const each of list) {
    if (each.of === of) found = true;
    more.push(each.of === of ? { n: each.n + n, of } : each);
  }
  if (!found) more.push({ n, of });
  return more;
};

/** The deck with so many more of a card; where it goes the card itself says. */
export const withCards = (deck: OwnDeck, n: number, card: AnyCard): OwnDeck => {
  if (card.kind === "zombie") return { ...deck, zombies: added(deck.zombies, n, card.card) };
  if (card.kind !== "survivor") return { ...deck, cards: added(deck.cards, n, card.card) };
  const survivors = deck.survivors.slice();
  for (let i = 0; i < n; i++) survivors.push(card.card);
  return { ...deck, survivors };
};

/** The deck made of the cards somebody has laid together; names that are no cards are left out. */
export const deckOfCards = (names: readonly Word[]): OwnDeck => {
  let deck = NOTHING;
  for (const name of names) {
    const card = anyCardNamed(name);
    if (card !== "none") deck = withCards(deck, 1, card);
  }
  return deck;
};

/** One of the printed pairs as a start for one's own. */
export const printedPair = (deckName: Word, hordeName: Word): OwnDeck => {
  let deck = NOTHING;
  for (const { deck: name, survivor, cards } of SURVIVOR_DECKS) {
    if (name === deckName) deck = { ...deck, survivors: [survivor], cards };
  }
  for (const { horde, zombies } of ZOMBIE_DECKS) if (horde === hordeName) deck = { ...deck, zombies };
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
      else if (n > mostOf(card)) faults.push({ rule: "DUEL-RUL-01", card: of, n, most: mostOf(card) });
    }
  }
  if (specials > 1) faults.push({ rule, card: "", n: specials, most: 1 });
  return faults;
};

const isScr = (card: AnyCard): boolean => card.kind !== "zombie" && card.kind !== "survivor" && card.scr;
const isBossCard = (card: AnyCard): boolean => card.kind === "zombie" && card.sort === "boss";

/** Everything that is wrong with a deck; nothing for one that may be played. */
export const faultsOf = ({ survivors, cards, zombies }: OwnDeck, limits: Limits): readonly Fault[] => {
  const faults: Fault[] = [];
  const size = (rule: Word, n: number, most: number): void => {
    if (n !== most) faults.push({ rule, card: "", n, most });
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
