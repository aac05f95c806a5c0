import { describe, expect, test } from "vitest";
import { FORESIGHT } from "../../../src/games/survivor-duel/bot/foresight";
import { survivorDuel } from "../../../src/games/survivor-duel/game";
import type { Duel, DuelNouns, DuelSeen } from "../../../src/games/survivor-duel/vocabulary";
import { knownTo, muse, musingOf, sayOfBot } from "../../../src/kernel/bot";
import { canonical } from "../../../src/kernel/canonical";
import type { Situation } from "../../../src/kernel/foresight";
import { seeded } from "../../../src/kernel/generator";
import { answer, type Match, outcomeOf, seenOf, started, waitingOf } from "../../../src/kernel/match";
import { cardsOf, shuffled, sizeOf } from "../../../src/kernel/pile";
import { botInput } from "../../../src/kernel/play";
import { duel, sideIn } from "./support/duel";
import { strongWith } from "./lua/strong-play";

type DuelMatch = Match<DuelNouns>;

const PAIRINGS = 16;

/** The match of a pairing of printed decks: which it is, the number says. */
const paired = (pairing: number, seed: number): DuelMatch => {
  const { match } = started(survivorDuel, ["p1", "p2"], {}, seed);
  const pick = (bit: number): number => Math.floor(pairing / 2 ** bit) % 2;
  for (const [i, seat] of match.seats.entries()) {
    const deck = [["hold-the-line"], ["SV1"]];
    const other = [["overwatch"], ["SV2"]];
    const horde = [pick(2 * i + 1) === 0 ? "stampede" : "heavy-metal"];
    const say = [...(pick(2 * i) === 0 ? deck : other), horde];
    expect(answer(match, { at: match.at, seat, to: "choose", say }).verdict).toBe("fine");
  }
  return match;
};

const seatAsked = (match: DuelMatch): string => {
  const waiting = waitingOf(match);
  return waiting.for === "answers" ? (waiting.asks[0]?.seat ?? "") : "";
};

/** Whether the strong bot in that seat beats the quick one. */
const strongWins = (match: DuelMatch, seat: string, seed: number, looks: number): boolean => {
  const bots = seeded(seed);
  const [quick] = survivorDuel.bots;
  const both = {
    ...match,
    game: { ...survivorDuel, bots: [quick, { ...strongWith(looks), policy: "strong" }] } as const,
  };
  while (outcomeOf(both) === "playing") {
    const input = botInput(both, bots, (each) => (each === seat ? "strong" : "quick"));
    if (input === "over") break;
    expect(answer(both, input).verdict).toBe("fine");
  }
  const outcome = outcomeOf(both);
  return outcome !== "playing" && outcome.won.includes(seat);
};

/** `DUEL_MATCHES=400` is what is promised; by itself the suite takes a sample. */
const MATCHES = Number(process.env["DUEL_MATCHES"] ?? 12);
const LOOKS = Number(process.env["DUEL_LOOKS"] ?? FORESIGHT.looks);

/** Two matches of each deal, with the seats changed. */
const winsOfStrong = (matches: number): number => {
  let won = 0;
  for (let n = 0; n < matches; n++) {
    const deal = Math.floor(n / 2);
    if (strongWins(paired(deal % PAIRINGS, 1000 + deal), n % 2 === 0 ? "p1" : "p2", n, LOOKS)) won++;
  }
  return won;
};

describe("bots", () => {
  test("a player knows all cards of the own decks, in an order that tells nothing, and of the other's how many (DUEL-RUL-28)", () => {
    const match = paired(5, 4);
    const bots = seeded(4);
    for (let move = 0; move < 200 && outcomeOf(match) === "playing"; move++) {
      const state = seenOf(match);
      for (const { seat, deck, zdeck } of survivorDuel.view(state, "p1").sides) {
        const real = sideIn(state, seat);
        if (seat === "p1") {
          expect(deck).toEqual(real.deck.map((layer) => [...layer].sort()));
          expect(cardsOf(zdeck)).toEqual(cardsOf(real.zdeck).sort());
        } else expect([deck, zdeck].map(sizeOf)).toEqual([real.deck, real.zdeck].map(sizeOf));
      }
      const input = botInput(match, bots, () => "quick");
      if (input === "over") break;
      answer(match, input);
    }
    expect(match.at).toBeGreaterThan(60);
  });

  test("the strong one beats the quick one more often than not", { timeout: 3_600_000 }, () => {
    const won = winsOfStrong(MATCHES);
    process.stdout.write(`the strong bot won ${String(won)} of ${String(MATCHES)} with ${String(LOOKS)} looks\n`);
    expect(won).toBeGreaterThan(MATCHES * (MATCHES < 400 ? 0.55 : 0.699));
  });

  test("DUEL-PROTO-09: two quick ones play about seven turns each, and nobody is decked out", () => {
    let turns = 0;
    for (let n = 0; n < 48; n++) {
      const match = paired(n % PAIRINGS, n);
      const bots = seeded(n);
      for (let input = botInput(match, bots); input !== "over"; input = botInput(match, bots)) answer(match, input);
      turns += match.state.turn;
      expect(outcomeOf(match)).toMatchObject({ rule: "DUEL-GOAL-01" });
    }
    expect(turns / 48 / 2).toBeGreaterThan(5);
    expect(turns / 48 / 2).toBeLessThan(10);
  });
});

/** A match of quick bots up to where the strong one would think. */
const thinking = (seed: number, inputs: number): DuelMatch => {
  const match = paired(seed % PAIRINGS, seed);
  const bots = seeded(seed);
  for (let i = 0; i < inputs || seatAsked(match) === ""; i++) {
    const input = botInput(match, bots);
    if (input === "over") throw new Error("over too soon");
    answer(match, input);
  }
  return match;
};

/** The same match to one seat: what it cannot see is something else. */
const otherwise = (state: Duel, seat: string): Duel => {
  const changed = structuredClone(state);
  for (const side of changed.sides) {
    if (side.seat === seat) continue;
    const cards = [...side.hand, ...cardsOf(side.deck)].reverse();
    side.hand = cards.slice(0, side.hand.length);
    side.deck = shuffled(cards.slice(side.hand.length));
    side.zdeck = [...side.zdeck].map((layer) => [...layer].reverse());
  }
  return changed;
};

const saysOfBots = (match: DuelMatch) => {
  const waiting = waitingOf(match);
  const ask = waiting.for === "answers" ? waiting.asks[0] : undefined;
  if (ask === undefined) throw new Error("nobody is asked");
  return [survivorDuel.bots[0], strongWith(24)].map((bot) =>
    sayOfBot<DuelNouns>(survivorDuel, bot, knownTo(match, ask), seeded(3)),
  );
};

describe("bots see no hidden card", () => {
  test.each([40, 70, 100])(
    "DUEL-RUL-28: whatever the other holds and draws, both answer the same (after %i inputs)",
    (inputs) => {
      for (const seed of [1, 2, 3, 4]) {
        const match = thinking(seed, inputs);
        const seat = seatAsked(match);
        const other = otherwise(match.state, seat);
        expect(canonical(other)).not.toBe(canonical(match.state));
        expect(saysOfBots({ ...match, state: other })).toEqual(saysOfBots(match));
      }
    },
  );

  test("DUEL-RUL-28: what is still to be done names no card of the other's hand or deck", () => {
    for (const inputs of [40, 55, 70, 85, 100]) {
      const match = thinking(7, inputs);
      for (const seat of match.seats) {
        const { hand, deck } = sideIn(match.state, seat === "p1" ? "p2" : "p1");
        const { agenda } = knownTo(match, { seat, step: { do: "act" } });
        const told = canonical(agenda);
        for (const card of [...hand, ...cardsOf(deck)]) expect(told).not.toContain(`"${card}"`);
      }
    }
  });

  test("a guess agrees with all that is seen, and makes up no card twice", () => {
    for (const seed of [1, 2, 3]) {
      const match = thinking(seed, 80);
      for (const seat of match.seats) {
        const view = survivorDuel.view(seenOf(match), seat);
        const guess = FORESIGHT.guess(view, seat, seeded(seed));
        expect(canonical(survivorDuel.view(guess as DuelSeen, seat))).toBe(canonical(view));
        for (const side of guess.sides) {
          const zombies = guess.sides
            .flatMap((each) => each.zombies.map(({ card }) => card))
            .filter((card) => card.startsWith(side.seat));
          const row = side.row.filter((card) => card !== "none");
          const all = [
            ...side.hand,
            ...side.looking,
            ...cardsOf(side.deck),
            ...side.gear.map(({ card }) => card),
            ...side.graveyard,
            ...side.exile,
            ...cardsOf(side.zdeck),
            ...row,
            ...zombies,
          ];
          expect(new Set(all).size).toBe(all.length);
          expect(all).toHaveLength(60);
        }
      }
    }
  });
});

describe("the strong bot", () => {
  const known = (state: Duel): Situation<DuelNouns> => ({
    view: survivorDuel.view(state, "p1"),
    agenda: [{ do: "zombiePhase" }, { do: "act" }],
    ask: { seat: "p1", step: { do: "act" } },
  });

  test("kills what would kill it", () => {
    const saved = duel({ p1: { hp: 3, ap: 1, tp: 0, gear: ["W05"], threat: [{ card: "Z10", hp: 3 }, "Z01"] } });
    const say = sayOfBot<DuelNouns>(survivorDuel, strongWith(60), known(saved), seeded(1));
    expect(say).toEqual([["attack"], ["p2.Z10.1"]]);
  });

  const pondered = (looks: number, strides: number): { looks: number; strides: number; choices: number } => {
    const state = duel({ p1: { ap: 3, gear: ["W02"], threat: ["Z10", "Z01"], hand: ["E04", "I01"] } });
    const before = canonical(state);
    const bot = strongWith(looks, strides);
    const musing = musingOf<DuelNouns>(survivorDuel, bot, known(state), seeded(1));
    const { thought } = musing;
    if (thought === "none") throw new Error("there is something to think about");
    const choices = thought.left;
    while (muse(musing) === "not yet");
    expect(canonical(state)).toBe(before);
    const made = choices.reduce((sum, { node }) => sum + node.visits, 0);
    return { looks: made, strides: thought.strides, choices: choices.length };
  };

  test("looks ahead as often as it may, and does not change what it looks at", () => {
    const { looks, choices } = pondered(40, 1000);
    expect(choices).toBeGreaterThan(2);
    expect(looks).toBeGreaterThanOrEqual(40);
    expect(looks).toBeLessThan(40 + 4 * choices);
  });

  test("answers when its time is over, with what it knows by then", () => {
    expect(pondered(1000, 60).strides).toBe(60);
    expect(pondered(1000, 60).looks).toBeLessThan(100);
  });
});
