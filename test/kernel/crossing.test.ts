import { describe } from "vitest";
import { givenOf, OWED, rule } from "../support/given";
import { crossing } from "./games/crossing/game";
import type { Runner, Town } from "./games/crossing/vocabulary";

const given = givenOf(crossing);

const runner = (seat: string, but: Partial<Runner> = {}): Runner => ({
  seat,
  area: "gate",
  wounds: 0,
  luck: 1,
  ready: ["grey", "red"],
  ...but,
});

const town = (runners: Runner[], walkers: Record<string, number> = {}): Town => ({
  round: 1,
  dark: false,
  runners,
  walkers: { gate: 0, lane: 0, yard: 0, alley: 0, bridge: 0, ...walkers },
  tray: [],
});

const turn = (seat: string) => ({ do: "turn", seat }) as const;

describe("the test game of dice, said with given", () => {
  rule("CR-RUN-03", () => {
    given(town([runner("p1")]), turn("p1"))
      .when("p1 turn/run/alley/grey")
      .refused("CR-RUN-03");
  });

  rule("CR-RUN-01: a free area costs one die and no risk", () => {
    given(town([runner("p1")]), turn("p1"))
      .when("p1 turn/run/lane/red")
      .then({ was: "ran", seat: "p1", area: "lane", dice: ["red"] })
      .asks();
  });

  rule("CR-RUN-01: what leaves no choice is not said", () => {
    given(town([runner("p1", { area: "yard", ready: ["red"] })]), turn("p1"))
      .when("p1 turn/run")
      .then({ was: "ran", seat: "p1", area: "gate", dice: ["red"] });
  });

  rule("CR-LUCK-01: whoever takes the window first closes it", () => {
    given(town([runner("p1"), runner("p2")], { lane: 2 }), turn("p1"))
      .came("bite", "miss", "scare", "miss")
      .when("p1 turn/run/lane/…", "p2 lucky/yes")
      .then(
        { was: "ran", seat: "p1", area: "lane", dice: ["grey"] },
        { was: "risked", seat: "p1", faces: ["bite", "miss"] },
        { was: "luckSpent", seat: "p2" },
        { was: "risked", seat: "p1", faces: ["scare", "miss"] },
      );
  });

  rule("CR-LUCK-01: nobody's luck is nobody's window", () => {
    given(town([runner("p1", { luck: 0 })], { lane: 1 }), turn("p1"))
      .came("bite")
      .when("p1 turn/run/lane/grey")
      .among({ was: "hurt", seat: "p1", wounds: 1 });
  });

  rule("CR-CHEER-01: who waits may cheer, and the turn asks afresh", () => {
    given(town([runner("p1"), runner("p2")]), turn("p1"))
      .when("p2 cheer")
      .then({ was: "cheered", seat: "p2", whom: "p1" })
      .asks("p1 turn");
  });

  rule("CR-LOSE-01", () => {
    given(town([runner("p1", { wounds: 2, luck: 0 })], { lane: 1 }), turn("p1"))
      .came("bite")
      .when("p1 turn/run/lane/grey")
      .over({ won: [], rule: "CR-LOSE-01" });
  });

  rule("CR-TURN-01", () => {
    given(town([runner("p1", { ready: ["red"] })]), turn("p1"))
      .came(OWED)
      .when()
      .offers("p1 turn", "run", "rest")
      .offers("p1 turn/run", "lane", "yard");
  });
});
