import { describe } from "vitest";
import { givenOf, OWED, rule } from "../support/given";
import { parley } from "./games/parley/game";
import type { Bidder, Parley } from "./games/parley/vocabulary";

const given = givenOf(parley);

const bidder = (seat: string, hand: readonly string[], but: Partial<Bidder> = {}): Bidder => ({
  seat,
  hand,
  points: 0,
  leaving: false,
  gone: false,
  ...but,
});

const table = (bidders: Bidder[], but: Partial<Parley> = {}): Parley => ({
  round: 1,
  long: false,
  bidders,
  deck: [["bread-1", "bread-2"]],
  discard: [],
  prize: "bread-8",
  ...but,
});

const bids = { do: "bid", sealed: [] } as const;
const three = () => [
  bidder("p1", ["bread-3", "shout-1"]),
  bidder("p2", ["bread-4", "bread-5"]),
  bidder("p3", ["bread-6", "bread-7"]),
];

describe("the test game of cards, said with given", () => {
  rule("PA-BID-01: sealed bids are told when all are in, in the order of the seats", () => {
    given(table(three()), bids)
      .when("p3 bid/bread-6/bread-7", "p1 bid/bread-3/")
      .then()
      .asks("p2 bid", "p1 leave", "p2 leave", "p3 leave");
    given(table(three()), bids)
      .when("p3 bid/bread-6/bread-7", "p1 bid/bread-3/", "p2 bid/bread-4/")
      .then(
        { was: "bidShown", seat: "p1", card: "bread-3" },
        { was: "bidShown", seat: "p2", card: "bread-4" },
        { was: "bidShown", seat: "p3", card: "bread-6" },
        { was: "buried", seat: "p3", card: "bread-7" },
      )
      .asks("p1 shout", "p2 shout", "p3 shout");
  });

  rule("PA-BID-02", () => {
    given(table(three()), bids).when("p1 bid/shout-1/").refused("PA-BID-02");
    given(table(three()), bids).when("p1 bid/bread-3/", "p1 bid/bread-3/").refused("K-SEAT");
  });

  rule("PA-SHOUT-01: the window closes with the first that is not no", () => {
    given(table(three()), { do: "shout", bids: [{ seat: "p2", card: "bread-4" }], sealed: [] })
      .when("p2 shout/no", "p1 shout/shout-1")
      .then({ was: "shouted", seat: "p1", card: "shout-1" }, { was: "spoiled" })
      .asks();
  });

  rule("PA-SHOUT-01: when nobody takes it, things take their course", () => {
    given(table(three()), { do: "shout", bids: [{ seat: "p2", card: "bread-4" }], sealed: [] })
      .when("p2 shout/no", "p3 shout/no", "p1 shout/no")
      .then({ was: "awarded", seat: "p2", points: 8 });
  });

  rule("PA-LEAVE-01: who leaves says so at any time of the bidding", () => {
    given(table(three()), bids, { do: "round" })
      .came("bread-1", "bread-2", OWED)
      .when("p2 leave/yes", "p1 bid/bread-3/", "p2 bid/bread-4/", "p3 bid/bread-6/", "p1 shout/shout-1")
      .among(
        { was: "goodbye", seat: "p2" },
        { was: "left", seat: "p2", cards: ["bread-5"] },
        { was: "drew", seat: "p1", card: "bread-1" },
      );
  });
});
