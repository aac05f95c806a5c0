import { describe, expect, test } from "vitest";
import { survivorDuel } from "../../../src/games/survivor-duel/game";
import { survivorNamed } from "../../../src/games/survivor-duel/content/pool";
import { nameOf } from "../../../src/games/survivor-duel/rules/cards";
import type { DuelEvent, DuelNouns } from "../../../src/games/survivor-duel/vocabulary";
import { seeded } from "../../../src/kernel/generator";
import { answer, type Match, natureInput, seenOf, started, waitingOf } from "../../../src/kernel/match";
import { botInput } from "../../../src/kernel/play";
import { sizeOf } from "../../../src/kernel/pile";
import { unsealedFor } from "../../../src/kernel/gather";
import { shown } from "../../../src/kernel/shown";
import { rule } from "../../support/given";
import { duel, given, sideIn } from "./support/duel";

type DuelMatch = Match<DuelNouns>;

const say = (match: DuelMatch, seat: string, to: string, ...words: string[][]): readonly DuelEvent[] => {
  const { verdict, events } = answer(match, { at: match.at, seat, to, say: words });
  expect(verdict).toBe("fine");
  return events;
};

/** Nature answers as long as it is asked. */
const natured = (match: DuelMatch): DuelEvent[] => {
  const events: DuelEvent[] = [];
  for (let waiting = waitingOf(match); waiting.for === "chance"; waiting = waitingOf(match)) {
    events.push(...answer(match, natureInput(match, waiting.step)).events);
  }
  return events;
};

const chosen = (options = {}, seed = 1): { match: DuelMatch; events: readonly DuelEvent[] } => {
  const { match } = started(survivorDuel, ["p1", "p2"], options, seed);
  const events = [
    ...say(match, "p1", "choose", ["hold-the-line"], ["SV1"], ["stampede"]),
    ...say(match, "p2", "choose", ["overwatch"], ["SV2"], ["heavy-metal"]),
    ...natured(match),
  ];
  return { match, events };
};

rule(
  "DUEL-SETUP-01 DUEL-SETUP-02 DUEL-SETUP-03 DUEL-SETUP-04 DUEL-RUL-04 DUEL-ZONE-01: Survivors with their HP, five cards each, four zombies face up",
  () => {
    const { state } = chosen({ cushion: "off" }).match;
    expect(state.sides.map(({ survivor, hp, hpMax }) => [survivor, hp, hpMax])).toEqual([
      ["p1.SV1.1", 25, 25],
      ["p2.SV2.1", 18, 18],
    ]);
    for (const side of state.sides) {
      expect([side.hand.length, sizeOf(side.deck), side.row.length, sizeOf(side.zdeck)]).toEqual([5, 35, 4, 16]);
      expect(side.row).not.toContain("none");
      // Shuffled: nobody knows the order, the program included.
      expect(side.deck).toHaveLength(1);
      expect(side.zdeck).toHaveLength(1);
    }
  },
);

rule("DUEL-RUL-26: who begins is drawn: low numbers the first seat, high ones the second", () => {
  for (const [die, seat] of [
    ["1", "p1"],
    ["3", "p1"],
    ["4", "p2"],
    ["6", "p2"],
  ] as const) {
    const state = duel({
      turn: 0,
      p1: { row: ["Z01", "Z01", "Z01", "Z01"], deck: ["E02", "E02", "E02", "E02", "E02"] },
      p2: { row: ["Z01", "Z01", "Z01", "Z01"], deck: ["E02", "E02", "E02", "E02", "E02"] },
    });
    const draws = ["p1", "p2"].flatMap((each) => [1, 2, 3, 4, 5].map((n) => `${each}.E02.${String(n)}`));
    given(state)
      .came(die, ...draws)
      .when({ do: "first" })
      .among({ was: "firstDrawn", seat, die, hp: 20 });
  }
});

rule(
  "DUEL-RUL-37: the cushion gives the first player 7 or 5 HP more, as a maximum too; without it nobody has any",
  () => {
    const cushions = { even: 7, on: 5, off: 0 } as const;
    for (const [cushion, more] of Object.entries(cushions)) {
      for (const seed of [1, 2, 3, 4]) {
        const { state } = chosen({ cushion }, seed).match;
        for (const { seat, survivor, hp, hpMax } of state.sides) {
          const hpWanted = survivorNamed(nameOf(survivor)).hp + (seat === state.first ? more : 0);
          expect([hp, hpMax]).toEqual([hpWanted, hpWanted]);
        }
      }
    }
    expect(chosen({}, 1).match.state).toEqual(chosen({ cushion: "off" }, 1).match.state);
  },
);

rule(
  "DUEL-SETUP-05 DUEL-RUL-29 DUEL-MULL-01 DUEL-MULL-02: then both are asked for their mulligan, at the same time",
  () => {
    const { match } = chosen();
    const waiting = waitingOf(match);
    if (waiting.for !== "answers") throw new Error("nobody is asked");
    expect(waiting.asks.filter(({ step }) => step.do === "mulligan").map(({ seat }) => seat)).toEqual(["p1", "p2"]);
  },
);

rule(
  "DUEL-EX-04 DUEL-MULL-03 DUEL-MULL-04 DUEL-MULL-05: three kept: two go back, the deck of 37 is shuffled, two are drawn",
  () => {
    const { match } = chosen();
    const [keep1 = "", keep2 = "", keep3 = "", back1 = "", back2 = ""] = sideIn(match.state, "p1").hand;
    say(match, "p1", "mulligan", [back1, back2]);
    const events = say(match, "p2", "mulligan", []);
    expect(events[0]).toEqual({ was: "mulliganed", seat: "p1", count: 2, cards: [back1, back2] });
    expect(sideIn(match.state, "p1").deck).toHaveLength(1);
    expect(sizeOf(sideIn(match.state, "p1").deck)).toBe(37);
    natured(match);
    const { hand, deck } = sideIn(match.state, "p1");
    expect(hand.slice(0, 3)).toEqual([keep1, keep2, keep3]);
    expect([hand.length, sizeOf(deck)]).toEqual([5, 35]);
  },
);

rule(
  "DUEL-EX-05 DUEL-MULL-01 DUEL-MULL-06: none kept: five anew; all kept: nothing changes; and there is no second one",
  () => {
    const { match } = chosen();
    const before = sideIn(match.state, "p2").hand;
    say(match, "p1", "mulligan", [...sideIn(match.state, "p1").hand]);
    const events = say(match, "p2", "mulligan", []);
    expect(events).toContainEqual({ was: "keptHand", seat: "p2" });
    natured(match);
    expect(sideIn(match.state, "p1").hand).toHaveLength(5);
    expect(sideIn(match.state, "p2").hand.slice(0, 5)).toEqual(before);
    expect(answer(match, { at: match.at, seat: "p1", to: "mulligan", say: [[]] }).verdict).toEqual({
      rule: "K-SEAT",
    });
    const hand = {
      did: "moved",
      kind: "W02",
      from: "p1.hand",
      n: 0,
      to: "p1.deck",
      up: "front",
      slot: 0,
      early: [],
      seat: "p1",
    } as const;
    expect(survivorDuel.hear(duel({ p1: { hand: ["W02"] } }), { do: "act" }, [], hand)).toEqual({
      heard: "refusal",
      rule: "DUEL-MULL-06",
    });
  },
);

rule("DUEL-MULL-02: only cards of the first hand go back", () => {
  const { match } = chosen();
  const input = { at: match.at, seat: "p1", to: "mulligan", say: [["p1.W01.1"]] };
  expect(answer(match, input).verdict).toEqual({ rule: "DUEL-MULL-02" });
});

describe("what is nobody else's business", () => {
  /** A match of bots in its middle, with all that was told on the way. */
  const middle = (): { match: DuelMatch; told: DuelEvent[] } => {
    const { match, events } = started(survivorDuel, ["p1", "p2"], {}, 5);
    const told = [...events];
    const bots = seeded(6);
    while (match.at < 120) {
      const input = botInput(match, bots);
      if (input === "over") break;
      told.push(...answer(match, input).events);
    }
    return { match, told };
  };

  rule("DUEL-RUL-28: hands and decks are hidden, their numbers are not", () => {
    const { match } = middle();
    for (const seat of match.seats) {
      const view = survivorDuel.view(seenOf(match), seat);
      for (const side of view.sides) {
        const real = sideIn(match.state, side.seat);
        expect([side.hand.length, sizeOf(side.deck), sizeOf(side.zdeck)]).toEqual([
          real.hand.length,
          sizeOf(real.deck),
          sizeOf(real.zdeck),
        ]);
        if (side.seat === seat) expect(side.hand).toEqual(real.hand);
        else
          expect(new Set([...side.hand, ...side.deck.flat(), ...side.zdeck.flat(), ...side.looking])).toEqual(
            new Set(["hidden"]),
          );
      }
    }
  });

  rule(
    "DUEL-RUL-28: no view and no event shown to a seat names a card of the other's hand or deck that was never played",
    () => {
      const { match, told } = middle();
      for (const seat of match.seats) {
        const other = sideIn(match.state, seat === "p1" ? "p2" : "p1");
        const secret = [...other.hand, ...other.deck.flat(), ...other.zdeck.flat(), ...other.looking];
        const seen = JSON.stringify([
          survivorDuel.view(seenOf(match), seat),
          told.map((event) => shown(survivorDuel, event, seat)),
        ]);
        expect(secret.length).toBeGreaterThan(20);
        for (const card of secret) expect(seen).not.toContain(`"${card}"`);
      }
    },
  );

  test("a sealed choice is nobody else's before all are in", () => {
    const { match } = started(survivorDuel, ["p1", "p2"], {}, 1);
    say(match, "p1", "choose", ["hold-the-line"], ["SV1"], ["stampede"]);
    const [step] = match.agenda.slice(-1);
    if (step === undefined) throw new Error("no step");
    expect(unsealedFor(step, "p2")).toEqual({ do: "choose", sealed: [] });
  });

  rule("DUEL-RUL-24 DUEL-RUL-34 DUEL-RUL-04: Graveyards, Exile and rows are everybody's to see", () => {
    const { match } = middle();
    const view = survivorDuel.view(seenOf(match), "p1");
    const [mine, theirs] = [sideIn(view, "p2"), sideIn(match.state, "p2")];
    expect([mine.graveyard, mine.exile, mine.row, mine.gear]).toEqual([
      theirs.graveyard,
      theirs.exile,
      theirs.row,
      theirs.gear,
    ]);
  });
});
