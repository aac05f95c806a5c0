import { rockPaperScissors } from "../../../src/games/rock-paper-scissors/game";
import type { Bout } from "../../../src/games/rock-paper-scissors/vocabulary";
import { givenOf, rule } from "../../support/given";

const given = givenOf(rockPaperScissors);

/** Both are about to throw, with so many points. */
const bout = (own: number, other: number): Bout => ({
  round: 1,
  players: [
    { seat: "p1", points: own, shown: "none" },
    { seat: "p2", points: other, shown: "none" },
  ],
});

const thrown = (own: number, other: number) => given(bout(own, other), { do: "throw", sealed: [] });

rule("RPS-THROW-01: nothing is seen before both have thrown", () => {
  thrown(0, 0).when("p1 throw/rock").then().asks("p2 throw");
  thrown(0, 0).when("p1 throw/fire").refused("RPS-THROW-01");
});

rule("RPS-BEAT-01 RPS-ROUND-01: what beats the other is a point, and another round begins", () => {
  thrown(0, 1)
    .when("p1 throw/paper", "p2 throw/rock")
    .then(
      { was: "thrown", seat: "p1", card: "paper" },
      { was: "thrown", seat: "p2", card: "rock" },
      { was: "scored", seat: "p1" },
      { was: "roundBegan", round: 2 },
    )
    .asks("p1 throw", "p2 throw");
});

rule("RPS-DRAW-01: equal cards bring no point", () => {
  thrown(0, 0).when("p1 throw/rock", "p2 throw/rock").among({ was: "drawn" });
});

rule("RPS-WIN-01: three points win at once", () => {
  thrown(1, 2)
    .when("p1 throw/rock", "p2 throw/paper")
    .over({ won: ["p2"], rule: "RPS-WIN-01" });
});
