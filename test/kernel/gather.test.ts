import { describe, expect, test } from "vitest";
import { asksNothing } from "../../src/kernel/action";
import { anyOf } from "../../src/kernel/choice";
import type { Game } from "../../src/kernel/game";
import { gather, type Sealed } from "../../src/kernel/gather";
import { answer, type Match, started, waitingOf } from "../../src/kernel/match";
import { wordTo } from "../../src/kernel/talk";
import type { Seat } from "../../src/kernel/words";

/** Votes of whoever is there, and a seat may go at any time. */
interface Room {
  there: readonly Seat[];
  votes: readonly string[];
}
type Step =
  | { readonly do: "vote"; readonly sealed: readonly Sealed[] }
  | { readonly do: "go"; readonly seat: Seat }
  | { readonly do: "rest" };
type RoomEvent =
  { readonly was: "went"; readonly seat: Seat } | { readonly was: "voted"; readonly votes: readonly string[] };

interface RoomNouns {
  readonly State: Room;
  readonly Step: Step;
  readonly Event: RoomEvent;
  readonly Part: "vote";
  readonly Option: never;
}

const room: Game<RoomNouns> = {
  name: "room",
  version: 1,
  migrations: [],
  seats: { least: 1, most: 4, usual: 1 },
  options: [],
  setup: (seats) => ({
    state: { there: seats.slice(), votes: ["none"] },
    agenda: [{ do: "vote", sealed: [] }, { do: "rest" }],
  }),
  rules: {
    vote: gather<RoomNouns, Extract<Step, { readonly do: "vote" }>, string>({
      onlyAnswer: "take",
      everyone: ({ there }) => there,
      asks: (talk) => wordTo(talk, "vote", () => anyOf(["yes", "no", "stop"], "VOTE", ["no"])),
      closes: (meant) => meant === "stop",
      with: (_step, sealed) => ({ do: "vote", sealed }),
      done: ({ emit }, _step, answers) => {
        emit({ was: "voted", votes: answers.map(({ seat, meant }) => `${seat} ${meant}`) });
      },
    }),
    go: {
      kind: "ask",
      onlyAnswer: "confirm",
      seats: (_room, { seat }) => [seat],
      asks: asksNothing,
      take: ({ emit }, { seat }) => {
        emit({ was: "went", seat });
      },
    },
    rest: {
      kind: "ask",
      onlyAnswer: "confirm",
      seats: () => ["p1"],
      asks: asksNothing,
      take: () => undefined,
    },
  },
  evolve: {
    went: (state, { seat }) => {
      state.there = state.there.filter((each) => each !== seat);
    },
    voted: (state, { votes }) => {
      state.votes = votes.slice();
    },
  },
  anytime: ({ there }, waiting) =>
    waiting.do === "vote" ? there.map((seat) => ({ seat, step: { do: "go", seat } })) : [],
  over: () => "playing",
  secrets: {},
  view: (state) => state,
  kinds: {},
  spots: {},
  scene: () => ({}),
  hear: () => ({ heard: "nothing" }),
  acts: () => [],
  bots: [{ policy: "usual", score: () => 0, foresight: "none" }],
};

type RoomMatch = Match<RoomNouns>;
const begun = (): RoomMatch => started(room, ["p1", "p2", "p3"], {}, 1).match;
const says = (match: RoomMatch, seat: Seat, vote: string): string => {
  const { verdict } = answer(match, { at: match.at, seat, to: "vote", say: [[vote]] });
  return verdict === "fine" ? "fine" : `${verdict.rule} ${match.broken}`;
};
const goes = (match: RoomMatch, seat: Seat): string => {
  const { verdict } = answer(match, { at: match.at, seat, to: "go", say: [] });
  return verdict === "fine" ? "fine" : `${verdict.rule} ${match.broken}`;
};
const voters = (match: RoomMatch): Seat[] => {
  const waiting = waitingOf(match);
  return waiting.for === "answers" ? waiting.asks.filter(({ step }) => step.do === "vote").map(({ seat }) => seat) : [];
};

describe("gather", () => {
  test("each seat answers once, and all is told in the order of the seats", () => {
    const match = begun();
    expect(says(match, "p3", "yes")).toBe("fine");
    expect(voters(match)).toEqual(["p1", "p2"]);
    expect(says(match, "p3", "yes")).toContain("K-SEAT");
    says(match, "p1", "no");
    expect(match.state.votes).toEqual(["none"]);
    says(match, "p2", "yes");
    expect(match.state.votes).toEqual(["p1 no", "p2 yes", "p3 yes"]);
  });

  test("an answer that closes ends it with those that are in", () => {
    const match = begun();
    says(match, "p2", "no");
    says(match, "p3", "stop");
    expect(match.state.votes).toEqual(["p2 no", "p3 stop"]);
  });

  test("whoever goes before answering is waited for no longer", () => {
    const match = begun();
    goes(match, "p1");
    says(match, "p2", "no");
    says(match, "p3", "no");
    expect(match.state.votes).toEqual(["p2 no", "p3 no"]);
  });

  test("an answer of somebody who went does not stand for another's", () => {
    const match = begun();
    says(match, "p1", "yes");
    goes(match, "p1");
    says(match, "p2", "no");
    expect(voters(match)).toEqual(["p3"]);
  });

  test("when the last who was waited for goes, it is done", () => {
    const match = begun();
    says(match, "p1", "yes");
    says(match, "p2", "no");
    expect(goes(match, "p3")).toBe("fine");
    expect(match.state.votes).toEqual(["p1 yes", "p2 no"]);
  });
});
