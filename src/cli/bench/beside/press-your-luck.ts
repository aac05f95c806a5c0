import type { Game as BoardGame } from "boardgame.io";
import { anyOf } from "../../../kernel/choice";
import { drawn, type Pile, shuffled, topOf } from "../../../kernel/pile";
import { seatsFor } from "../../../kernel/replay-code";
import { wordTo } from "../../../kernel/talk";
import type { Ask, Chance, Seat, Word } from "../../../kernel/words";
import { bare, playedByKernel } from "./bare";
import { playedByBoardgame } from "./boardgame";
import type { Pair } from "./pair";

/*
 * Draw as long as you dare: a number that lies in front of you already takes all of them away, who stops in time has
 * their sum. The deck has 1 … 12, each four times; when it is empty what was put away is shuffled. 100 points win.
 */

const CARDS = Array.from({ length: 48 }, (_, i) => `${String((i % 12) + 1)}-${String(Math.floor(i / 12))}`);
const ENOUGH = 100;
const DARED = 4;
const [FIRST = "", SECOND = ""] = seatsFor(2);

const numberOf = (card: Word): number => Number(card.split("-")[0]);
const sumOf = (cards: readonly Word[]): number => cards.reduce((sum, card) => sum + numberOf(card), 0);
const isBust = (cards: readonly Word[], card: Word): boolean =>
  cards.some((other) => numberOf(other) === numberOf(card));
const dares = (cards: readonly Word[]): boolean => cards.length < DARED;

interface Luck {
  deck: Pile;
  away: readonly Word[];
  front: readonly Word[];
  points: Record<Seat, number>;
}
interface Nouns {
  readonly State: Luck;
  readonly Step: Step;
  readonly Event: Event;
  readonly Part: "do";
  readonly Option: never;
}
type Step = { readonly do: "turn"; readonly seat: Seat } | { readonly do: "draw"; readonly seat: Seat };
type Event =
  | { readonly was: "drew"; readonly card: Word }
  | { readonly was: "shuffled" }
  | { readonly was: "ended"; readonly seat: Seat; readonly points: number };

const otherThan = (seat: Seat): Seat => (seat === FIRST ? SECOND : FIRST);

const turn: Ask<Nouns, Extract<Step, { do: "turn" }>, Word> = {
  kind: "ask",
  onlyAnswer: "take",
  seats: (_luck, { seat }) => [seat],
  asks: (talk) => wordTo(talk, "do", () => anyOf(["draw", "stop"], "WORD", ["draw"])),
  take: ({ state, emit, next }, _step, seat, word) => {
    if (word === "draw") next({ do: "draw", seat });
    else {
      emit({ was: "ended", seat, points: sumOf(state.front) });
      next({ do: "turn", seat: otherThan(seat) });
    }
  },
};

const draw: Chance<Nouns, Extract<Step, { do: "draw" }>> = {
  kind: "chance",
  draws: ({ deck }) => [{ of: "card", with: "deck", sides: topOf(deck) }],
  land: ({ state, emit, next }, { seat }, [card = ""]) => {
    const bust = isBust(state.front, card);
    emit({ was: "drew", card });
    if (bust) emit({ was: "ended", seat, points: 0 });
    if (state.deck.length === 0) emit({ was: "shuffled" });
    next({ do: "turn", seat: bust ? otherThan(seat) : seat });
  },
  read: (_luck, _step, came) => came,
};

const ours = bare<Nouns>({
  name: "press-your-luck",
  setup: () => ({
    state: { deck: shuffled(CARDS), away: [], front: [], points: { [FIRST]: 0, [SECOND]: 0 } },
    agenda: [{ do: "turn", seat: FIRST }],
  }),
  rules: { turn, draw },
  evolve: {
    drew: (luck, { card }) => {
      luck.deck = drawn(luck.deck, card);
      luck.front = [...luck.front, card];
    },
    shuffled: (luck) => {
      luck.deck = shuffled(luck.away);
      luck.away = [];
    },
    ended: (luck, { seat, points }) => {
      luck.points[seat] = (luck.points[seat] ?? 0) + points;
      luck.away = [...luck.away, ...luck.front];
      luck.front = [];
    },
  },
  over: ({ points }) => {
    const won = [FIRST, SECOND].filter((seat) => (points[seat] ?? 0) >= ENOUGH);
    return won.length > 0 ? { won, rule: "ENOUGH" } : "playing";
  },
});

interface TheirLuck {
  deck: string[];
  away: string[];
  front: string[];
  points: number[];
}

const ended = (G: TheirLuck, player: string, points: number): void => {
  G.points[Number(player)] = (G.points[Number(player)] ?? 0) + points;
  G.away.push(...G.front);
  G.front = [];
};

const theirs: BoardGame<TheirLuck> = {
  setup: ({ random }) => ({ deck: random.Shuffle(CARDS), away: [], front: [], points: [0, 0] }),
  moves: {
    draw: ({ G, playerID, random, events }) => {
      const card = G.deck.pop() ?? "";
      const bust = isBust(G.front, card);
      G.front.push(card);
      if (bust) ended(G, playerID, 0);
      if (G.deck.length === 0) {
        G.deck = random.Shuffle(G.away);
        G.away = [];
      }
      if (bust) events.endTurn();
    },
    stop: ({ G, playerID, events }) => {
      ended(G, playerID, sumOf(G.front));
      events.endTurn();
    },
  },
  endIf: ({ G }) => (G.points.some((points) => points >= ENOUGH) ? { won: G.points } : undefined),
};

export const pressYourLuck: Pair = {
  what: "a push-your-luck deck game",
  aim: 10,
  kernel: (seed) => playedByKernel(ours, seed, 1000, ({ front }) => [[dares(front) ? "draw" : "stop"]]),
  boardgame: (seed) => playedByBoardgame(theirs, seed, 1000, ({ G }) => [dares(G.front) ? "draw" : "stop"]),
};
