import { joined, without, withItem } from "../../../../src/kernel/list";
import { cardsOf, drawn, putUnder, shuffled } from "../../../../src/kernel/pile";
import type { Evolve, Seat } from "../../../../src/kernel/words";
import type { Bidder, Parley, ParleyNouns } from "./vocabulary";

const change = (parley: Parley, seat: Seat, to: (this: void, bidder: Bidder) => void): void => {
  for (const bidder of parley.bidders) if (bidder.seat === seat) to(bidder);
};

const play = (parley: Parley, seat: Seat, card: string): void => {
  change(parley, seat, (bidder) => {
    bidder.hand = without(bidder.hand, card);
  });
};

export const evolve: Evolve<ParleyNouns> = {
  goodbye: (parley, { seat }) => {
    change(parley, seat, (bidder) => {
      bidder.leaving = true;
    });
  },
  left: (parley, { seat, cards }) => {
    parley.discard = joined(parley.discard, cards);
    change(parley, seat, (bidder) => {
      bidder.gone = true;
      bidder.hand = [];
    });
  },
  roundBegan: (parley, { round }) => {
    parley.round = round;
  },
  shuffledIn: (parley) => {
    parley.deck = shuffled(joined(cardsOf(parley.deck), parley.discard));
    parley.discard = [];
  },
  drew: (parley, { seat, card }) => {
    parley.deck = drawn(parley.deck, card);
    change(parley, seat, (bidder) => {
      bidder.hand = withItem(bidder.hand, card);
    });
  },
  offered: (parley, { card }) => {
    parley.deck = drawn(parley.deck, card);
    parley.prize = card;
  },
  buried: (parley, { seat, card }) => {
    play(parley, seat, card);
    parley.deck = putUnder(parley.deck, card);
  },
  bidShown: (parley, { seat, card }) => {
    play(parley, seat, card);
    parley.discard = withItem(parley.discard, card);
  },
  shouted: (parley, { seat, card }) => {
    play(parley, seat, card);
    parley.discard = withItem(parley.discard, card);
  },
  awarded: (parley, { seat, points }) => {
    change(parley, seat, (bidder) => {
      bidder.points += points;
    });
    parley.discard = withItem(parley.discard, parley.prize);
    parley.prize = "none";
  },
  spoiled: (parley) => {
    parley.discard = withItem(parley.discard, parley.prize);
    parley.prize = "none";
  },
};
