import type { Game as BoardGame } from "boardgame.io";
import { anyOf } from "../../../kernel/choice";
import { drawn, type Pile, shuffled, topOf } from "../../../kernel/pile";
import { seatsFor } from "../../../kernel/replay-code";
import { wordTo } from "../../../kernel/talk";
import type { Ask, Chance, Seat, Word } from "../../../kernel/words";
import { bare, playedByKernel } from "./bare";
import { playedByBoardgame } from "./boardgame";
import type { Pair } from "./pair";

/* Two draw from one deck by turns; when it is empty what was drawn is shuffled, and so on: a match that never ends. */

const MOVES = 3000;
const CARDS = Array.from({ length: 20 }, (_, i) => `card-${String(i)}`);
const [FIRST = "", SECOND = ""] = seatsFor(2);

interface Deck {
  deck: Pile;
  away: readonly Word[];
}
interface Nouns {
  readonly State: Deck;
  readonly Step: Step;
  readonly Event: Event;
  readonly Part: "do";
  readonly Option: never;
}
type Step = { readonly do: "turn"; readonly seat: Seat } | { readonly do: "draw" };
type Event = { readonly was: "drew"; readonly card: Word } | { readonly was: "shuffled" };

const turn: Ask<Nouns, Extract<Step, { do: "turn" }>, Word> = {
  kind: "ask",
  onlyAnswer: "take",
  seats: (_deck, { seat }) => [seat],
  asks: (talk) => wordTo(talk, "do", () => anyOf(["draw"], "WORD", ["draw"])),
  take: ({ next }, _step, seat) => {
    next({ do: "draw" }, { do: "turn", seat: seat === FIRST ? SECOND : FIRST });
  },
};

const draw: Chance<Nouns, Extract<Step, { do: "draw" }>> = {
  kind: "chance",
  draws: ({ deck }) => [{ of: "card", with: "deck", sides: topOf(deck) }],
  land: ({ state, emit }, _step, [card = ""]) => {
    emit({ was: "drew", card });
    if (state.deck.length === 0) emit({ was: "shuffled" });
  },
  read: (_deck, _step, came) => came,
};

const ours = bare<Nouns>({
  name: "endless-deck",
  setup: () => ({ state: { deck: shuffled(CARDS), away: [] }, agenda: [{ do: "turn", seat: FIRST }] }),
  rules: { turn, draw },
  evolve: {
    drew: (state, { card }) => {
      state.deck = drawn(state.deck, card);
      state.away = [...state.away, card];
    },
    shuffled: (state) => {
      state.deck = shuffled(state.away);
      state.away = [];
    },
  },
  over: () => "playing",
});

const theirs: BoardGame<{ deck: string[]; away: string[] }> = {
  setup: ({ random }) => ({ deck: random.Shuffle(CARDS), away: [] }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    draw: ({ G, random }) => {
      G.away.push(G.deck.pop() ?? "");
      if (G.deck.length > 0) return;
      G.deck = random.Shuffle(G.away);
      G.away = [];
    },
  },
};

export const endlessDeck: Pair = {
  what: `a match of ${String(MOVES)} moves with a deck`,
  aim: 10,
  kernel: (seed) => playedByKernel(ours, seed, MOVES, () => [["draw"]]),
  boardgame: (seed) => playedByBoardgame(theirs, seed, MOVES, () => ["draw"]),
};
