import { anyOf, several } from "../../../../src/kernel/choice";
import { gather } from "../../../../src/kernel/gather";
import { joined, kept, without } from "../../../../src/kernel/list";
import { NO, wordsTo, wordTo } from "../../../../src/kernel/talk";
import type { Ask, Seat, Seen, Word } from "../../../../src/kernel/words";
import { type Bid, handOf, isShout, type Parley, type ParleyNouns, present, type StepOf } from "./vocabulary";

const breadOf = (parley: Seen<Parley>, seat: Seat): Word[] => kept(handOf(parley, seat), (card) => !isShout(card));

interface Bidding {
  readonly card: Word;
  readonly buried: readonly Word[];
}

export const bid = gather<ParleyNouns, StepOf<"bid">, Bidding>({
  onlyAnswer: "confirm",
  everyone: (parley) => present(parley),
  asks: (talk, parley, _step, seat) => {
    // A hand of shouts alone bids nothing, and says so with a word: who passes cannot be told from who waits.
    const card = wordTo(talk, "card", () => {
      const hand = breadOf(parley, seat);
      const against = (word: Word): Word => (isShout(word) ? "PA-BID-02" : "PA-BID-01");
      return anyOf(hand.length > 0 ? hand : ["pass"], against, [hand[0] ?? "pass"]);
    });
    if (card === "pass") return { card, buried: [] };
    const buried = wordsTo(talk, "bury", () => several(0, 1, anyOf(without(handOf(parley, seat), card), "PA-BURY-01")));
    return { card, buried };
  },
  closes: () => false,
  with: (_step, sealed) => ({ do: "bid", sealed }),
  done: ({ emit, next }, _step, answers) => {
    const bids: Bid[] = [];
    for (const { seat, meant } of answers) {
      if (meant.card !== "pass") {
        emit({ was: "bidShown", seat, card: meant.card });
        bids.push({ seat, card: meant.card });
      }
      for (const card of meant.buried) emit({ was: "buried", seat, card });
    }
    next({ do: "shout", bids, sealed: [] });
  },
});

/** A window that opens for everybody, whatever they hold: an empty one would tell. */
export const shout = gather<ParleyNouns, StepOf<"shout">, Word>({
  onlyAnswer: "confirm",
  everyone: (parley) => present(parley),
  asks: (talk, parley, _step, seat) =>
    wordTo(talk, "shout", () => anyOf(joined([NO], kept(handOf(parley, seat), isShout)), "PA-SHOUT-01", [NO])),
  closes: (meant) => meant !== NO,
  with: ({ bids }, sealed) => ({ do: "shout", bids, sealed }),
  done: ({ emit, next }, { bids }, answers) => {
    for (const { seat, meant } of answers) {
      if (meant !== NO) {
        emit({ was: "shouted", seat, card: meant });
        emit({ was: "spoiled" });
        return;
      }
    }
    next({ do: "award", bids });
  },
});

export const leave: Ask<ParleyNouns, StepOf<"leave">, boolean> = {
  kind: "ask",
  onlyAnswer: "confirm",
  seats: (_parley, { seat }) => [seat],
  asks: (talk) => wordsTo(talk, "sure", () => several(0, 1, anyOf(["yes"], "PA-LEAVE-01"))).length > 0,
  take: ({ emit }, _step, seat, isSure) => {
    if (isSure) emit({ was: "goodbye", seat });
  },
};
