import type { Options, Outcome, Secrets, SpokenGame } from "../../../../src/kernel/game";
import { joined, kept, mapped, most } from "../../../../src/kernel/list";
import { byBytes, sorted } from "../../../../src/kernel/order";
import { cardsOf, shuffled, sizeOf, topOf } from "../../../../src/kernel/pile";
import { HIDDEN } from "../../../../src/kernel/shown";
import type { Chance, Go, OpenAsk, Rules, Say, Seat, Seen, Word } from "../../../../src/kernel/words";
import { bid, leave, shout } from "./bidding";
import { evolve } from "./evolve";
import { acts, hear, kinds, scene, spots } from "./scene";
import { en } from "./text";
import {
  type Bidder,
  bidderOf,
  CARDS,
  handOf,
  isShout,
  type Parley,
  type ParleyNouns,
  type ParleyStep,
  present,
  ROUNDS,
  type StepOf,
  WORTH,
} from "./vocabulary";

type GoOf<Do extends ParleyStep["do"]> = Go<ParleyNouns, StepOf<Do>>;
type ChanceOf<Do extends ParleyStep["do"]> = Chance<ParleyNouns, StepOf<Do>>;

const round: GoOf<"round"> = {
  kind: "go",
  run: ({ state, emit, next }) => {
    for (const { seat, leaving, gone, hand } of state.bidders) {
      if (leaving && !gone) emit({ was: "left", seat, cards: hand.slice() });
    }
    emit({ was: "roundBegan", round: state.round + 1 });
    const needed = present(state).length * 2 + 1;
    if (sizeOf(state.deck) < needed) {
      emit({ was: "shuffledIn", cards: state.discard.length });
    }
    for (const seat of present(state)) if (handOf(state, seat).length < 2) next({ do: "draw", seat });
    next({ do: "offer" }, { do: "bid", sealed: [] }, { do: "round" });
  },
};

const draw: ChanceOf<"draw"> = {
  kind: "chance",
  draws: ({ deck }, { seat }) => [{ of: seat, with: "deck", sides: topOf(deck) }],
  land: ({ state, emit, next }, { seat }, came) => {
    for (const card of came) emit({ was: "drew", seat, card });
    if (handOf(state, seat).length < 2) next({ do: "draw", seat });
  },
  read: (_parley, _step, came) => came,
};

const offer: ChanceOf<"offer"> = {
  kind: "chance",
  draws: ({ deck }) => [{ of: "prize", with: "deck", sides: topOf(deck) }],
  land: ({ emit }, _step, came) => {
    for (const card of came) emit({ was: "offered", card });
  },
  read: (_parley, _step, came) => came,
};

/** The best bid takes the prize; of equal ones the first. */
const award: GoOf<"award"> = {
  kind: "go",
  run: ({ state, emit }, { bids }) => {
    const best = most(bids, ({ card }) => WORTH[card] ?? 0)[0];
    if (best === undefined) emit({ was: "spoiled" });
    else emit({ was: "awarded", seat: best.seat, points: WORTH[state.prize] ?? 0 });
  },
};

const rules: Rules<ParleyNouns> = { round, draw, offer, bid, shout, award, leave };

const setup = (
  seats: readonly Seat[],
  options: Options,
): { readonly state: Parley; readonly agenda: readonly [ParleyStep] } => {
  const bidders: Bidder[] = mapped(seats, (seat) => ({ seat, hand: [], points: 0, leaving: false, gone: false }));
  const long = options["length"] === "long";
  return {
    state: { round: 0, long, bidders, deck: shuffled(CARDS), discard: [], prize: "none" },
    agenda: [{ do: "round" }],
  };
};

const over = (parley: Seen<Parley>): Outcome | "playing" => {
  const left = present(parley);
  if (left.length < 2) return { won: left, rule: "PA-WIN-02" };
  if (parley.round <= (parley.long ? 2 * ROUNDS : ROUNDS)) return "playing";
  return { won: most(left, (seat) => bidderOf(parley, seat)?.points ?? 0), rule: "PA-WIN-01" };
};

const secrets: Secrets<ParleyNouns> = {
  drew: ({ seat }) => ({ owner: seat, fields: ["card"] }),
  buried: ({ seat }) => ({ owner: seat, fields: ["card"] }),
};

/** What is in nobody's sight is one heap: the deck, whatever its layers, and the hands of the others. */
const view = (parley: Seen<Parley>, seat: Seat): Seen<Parley> => {
  let unseen = cardsOf(parley.deck);
  const bidders: Seen<Bidder>[] = [];
  for (const bidder of parley.bidders) {
    if (bidder.seat === seat) bidders.push(bidder);
    else {
      unseen = joined(unseen, bidder.hand);
      bidders.push({ ...bidder, hand: mapped(bidder.hand, () => HIDDEN) });
    }
  }
  return { ...parley, bidders, deck: shuffled(sorted(unseen, byBytes)) };
};

const score = (parley: Seen<Parley>, asked: ParleyStep, _seat: Seat, said: Say, word: Word): number => {
  if (asked.do === "shout") return word === "no" ? 1 : (WORTH[parley.prize] ?? 0) > 5 ? 2 : 0;
  if (asked.do === "bid" && said.length === 0) return WORTH[word] ?? 1;
  return asked.do === "bid" && isShout(word) ? -1 : 0;
};

/** Whoever has had enough says so at any time of the bidding, and leaves when the round is done. */
const goodbyes = (parley: Seen<Parley>): OpenAsk<ParleyNouns>[] => {
  const staying = kept(present(parley), (seat) => bidderOf(parley, seat)?.leaving === false);
  return mapped(staying, (seat) => ({ seat, step: { do: "leave", seat } }));
};

export const parley: SpokenGame<ParleyNouns> = {
  name: "parley",
  version: 3,
  migrations: [],
  seats: { least: 2, most: 3, usual: 2 },
  options: [{ option: "length", of: ["short", "long"] }],
  setup,
  rules,
  evolve,
  anytime: (state, waiting) => (waiting.do === "bid" ? goodbyes(state) : []),
  over,
  secrets,
  view,
  kinds,
  spots,
  scene,
  hear,
  acts,
  languages: [{ name: "en", text: en }],
  bots: [{ policy: "usual", score, foresight: "none" }],
};
