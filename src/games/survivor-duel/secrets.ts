import { breathe } from "../../kernel/breath";
import type { Secrets } from "../../kernel/game";
import { joined, mapped, range } from "../../kernel/list";
import { byBytes, sorted } from "../../kernel/order";
import { cardsOf, type Pile, shuffled, sizeOf } from "../../kernel/pile";
import { HIDDEN } from "../../kernel/shown";
import type { Seat, Word } from "../../kernel/words";
import { DECK_CARDS } from "./content/pool";
import { ZOMBIES } from "./content/zombies";
import { nameOf } from "./rules/cards";
import type { CardId, DuelNouns, DuelSeen, SideSeen } from "./vocabulary";

/** Hands and what is in a deck are their player's business (DUEL-RUL-28). */
export const SECRETS: Secrets<DuelNouns> = {
  decksChosen: ({ seat }) => ({ owner: seat, fields: ["cards", "zombies"] }),
  drew: ({ seat }) => ({ owner: seat, fields: ["card"] }),
  mulliganed: ({ seat }) => ({ owner: seat, fields: ["cards"] }),
  looked: ({ seat }) => ({ owner: seat, fields: ["card"] }),
  readied: ({ seat }) => ({ owner: seat, fields: ["card"] }),
  tookLooked: ({ seat }) => ({ owner: seat, fields: ["card"] }),
};

const covered = (count: number): readonly string[] => mapped(range(1, count), () => HIDDEN);

/** How many cards, and nothing else. */
const closed = (pile: Pile): Pile => shuffled(covered(sizeOf(pile)));

/** As much work as it is to put all names in their order, and then a pile. */
const ALL_NAMES = 200;
const A_PILE = 30;

/** The names of all cards in the order of their ids; made when it is first asked for, not while the script is loaded. */
let ordered: readonly Word[] = [];

const names = (): readonly Word[] => {
  if (ordered.length === 0) {
    breathe(ALL_NAMES);
    ordered = sorted(
      joined(
        mapped(DECK_CARDS, ({ card }) => card),
        mapped(ZOMBIES, ({ card }) => card),
      ),
      byBytes,
    );
  }
  return ordered;
};

/** Cards of one player by their ids: they are many and this is asked often, so only copies of one card are compared. */
const inOrder = (cards: readonly CardId[]): readonly CardId[] => {
  if (cards.length < 2) return cards;
  const copies: Record<Word, CardId[]> = {};
  for (const card of cards) {
    const name = nameOf(card);
    const alike = copies[name];
    if (alike === undefined) copies[name] = [card];
    else alike.push(card);
  }
  const inTurn = names();
  breathe(A_PILE);
  let all: readonly CardId[] = [];
  for (const name of inTurn) {
    const alike = copies[name];
    if (alike !== undefined) all = joined(all, alike.length > 1 ? sorted(alike, byBytes) : alike);
  }
  return all;
};

/** What a player knows of the own deck: its cards, and which of them lie under the others. */
const ownPile = (pile: Pile): Pile => mapped(pile, (layer) => inOrder(layer));

const ownSide = (side: SideSeen): SideSeen => ({
  ...side,
  deck: ownPile(side.deck),
  zdeck: shuffled(inOrder(cardsOf(side.zdeck))),
});

const otherSide = (side: SideSeen): SideSeen => ({
  ...side,
  deck: closed(side.deck),
  zdeck: closed(side.zdeck),
  hand: covered(side.hand.length),
  looking: covered(side.looking.length),
});

/** What is ready may still lie in a hand. */
const otherAttack = (attack: DuelSeen["attack"]): DuelSeen["attack"] =>
  attack.ready.length === 0 ? attack : { ...attack, ready: covered(attack.ready.length) };

export const view = (duel: DuelSeen, seat: Seat): DuelSeen => ({
  ...duel,
  attack: seat === duel.active ? duel.attack : otherAttack(duel.attack),
  sides: mapped(duel.sides, (side) => (side.seat === seat ? ownSide(side) : otherSide(side))),
});
