import { expect } from "vitest";
import { NOTHING, refusal, words } from "../../../src/kernel/gesture";
import { hear } from "../../../src/games/rock-paper-scissors/scene/gestures";
import { rockPaperScissors } from "../../../src/games/rock-paper-scissors/game";
import { seenOf, started } from "../../../src/kernel/match";
import { rule } from "../../support/given";

const { match } = started(rockPaperScissors, ["p1", "p2"], {}, 1);

const moved = (seat: string, from: string, to: string) =>
  hear(seenOf(match), { do: "throw", sealed: [] }, [], {
    seat,
    did: "moved",
    kind: "rock",
    from,
    n: 0,
    to,
    slot: 0,
    up: "front",
    early: [],
  });

rule("RPS-HAND-01: a card of one's own is thrown by laying it down, and nobody touches another's", () => {
  expect(moved("p1", "p1.hand", "p1.front")).toEqual(words(["rock"]));
  expect(moved("p1", "p1.hand", "p1.hand")).toEqual(NOTHING);
  expect(moved("p2", "p1.hand", "p2.front")).toEqual(refusal("RPS-HAND-01"));
});
