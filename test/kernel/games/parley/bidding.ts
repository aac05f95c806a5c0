import { gather } from "../../../../src/kernel/gather";
import { has, kept, without } from "../../../../src/kernel/list";
import { refuse } from "../../../../src/kernel/refusal";
import type { Ask, Part, Say, Seat, Seen, Verdict, Word } from "../../../../src/kernel/words";
import {
  type Bid,
  handOf,
  isShout,
  type Parley,
  type ParleyEvent,
  type ParleyStep,
  present,
  type StepOf,
} from "./vocabulary";

type AskOf<Do extends ParleyStep["do"]> = Ask<Parley, ParleyStep, ParleyEvent, StepOf<Do>>;

const breadOf = (parley: Seen<Parley>, seat: Seat): Word[] => kept(handOf(parley, seat), (card) => !isShout(card));

const bidPart = (parley: Seen<Parley>, seat: Seat, said: Say): Part | "said" => {
  const bid = said[0];
  const hand = breadOf(parley, seat);
  // A hand of shouts alone bids nothing, and says so with a word: who passes cannot be told from who waits.
  if (bid === undefined) {
    return { ask: "card", of: hand.length > 0 ? hand : ["pass"], least: 1, most: 1, usual: [hand[0] ?? "pass"] };
  }
  if (said.length > 1 || bid[0] === "pass") return "said";
  return { ask: "bury", of: without(handOf(parley, seat), bid[0] ?? ""), least: 0, most: 1, usual: [] };
};

const whyNotBid = (parley: Seen<Parley>, seat: Seat, said: Say, word: Word): Verdict => {
  const part = bidPart(parley, seat, said);
  if (part === "said" || has(part.of, word)) return "fine";
  if (part.ask === "bury") return refuse("PA-BURY-01");
  return refuse(isShout(word) ? "PA-BID-02" : "PA-BID-01");
};

export const bid: AskOf<"bid"> = gather<Parley, ParleyStep, ParleyEvent, StepOf<"bid">>({
  onlyAnswer: "confirm",
  everyone: (parley) => present(parley),
  part: (parley, _step, seat, said) => bidPart(parley, seat, said),
  why: (parley, _step, seat, said, word) => whyNotBid(parley, seat, said, word),
  closes: () => false,
  with: (_step, sealed) => ({ do: "bid", sealed }),
  done: ({ emit, next }, _step, sealed) => {
    const bids: Bid[] = [];
    for (const { seat, say } of sealed) {
      const card = say[0]?.[0] ?? "pass";
      if (card !== "pass") {
        emit({ was: "bidShown", seat, card });
        bids.push({ seat, card });
      }
      for (const under of say[1] ?? []) emit({ was: "buried", seat, card: under });
    }
    next({ do: "shout", bids, sealed: [] });
  },
});

const shoutPart = (parley: Seen<Parley>, seat: Seat, said: Say): Part | "said" => {
  if (said.length > 0) return "said";
  const of: Word[] = ["no"];
  for (const card of handOf(parley, seat)) if (isShout(card)) of.push(card);
  return { ask: "shout", of, least: 1, most: 1, usual: ["no"] };
};

/** A window that opens for everybody, whatever they hold: an empty one would tell. */
export const shout: AskOf<"shout"> = gather<Parley, ParleyStep, ParleyEvent, StepOf<"shout">>({
  onlyAnswer: "confirm",
  everyone: (parley) => present(parley),
  part: (parley, _step, seat, said) => shoutPart(parley, seat, said),
  why: (parley, _step, seat, said, word) => {
    const part = shoutPart(parley, seat, said);
    return part === "said" || has(part.of, word) ? "fine" : refuse("PA-SHOUT-01");
  },
  closes: (say) => say[0]?.[0] !== "no",
  with: ({ bids }, sealed) => ({ do: "shout", bids, sealed }),
  done: ({ emit, next }, { bids }, sealed) => {
    for (const { seat, say } of sealed) {
      const card = say[0]?.[0] ?? "no";
      if (card !== "no") {
        emit({ was: "shouted", seat, card });
        emit({ was: "spoiled" });
        return;
      }
    }
    next({ do: "award", bids });
  },
});

export const leave: AskOf<"leave"> = {
  kind: "ask",
  onlyAnswer: "confirm",
  seats: (_parley, { seat }) => [seat],
  part: (_parley, _step, _seat, said) =>
    said.length > 0 ? "said" : { ask: "sure", of: ["yes"], least: 0, most: 1, usual: [] },
  why: (_parley, _step, _seat, said, word) => (said.length === 0 && word === "yes" ? "fine" : refuse("PA-LEAVE-01")),
  take: ({ emit }, _step, seat, say) => {
    if (has(say[0] ?? [], "yes")) emit({ was: "goodbye", seat });
  },
};
