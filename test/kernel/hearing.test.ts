import { expect, test } from "vitest";
import { anyOf, several } from "../../src/kernel/choice";
import type { Gesture } from "../../src/kernel/gesture";
import { cameOf, factOf, firstAsked, partAsked } from "../../src/kernel/hearing";
import { seenOf, started } from "../../src/kernel/match";
import { crossing } from "./games/crossing/game";

const gesture: Gesture = {
  seat: "p1",
  did: "rolled",
  kind: "risk",
  from: "tray",
  n: 0,
  to: "tray",
  slot: 0,
  up: "3",
  early: [],
};

const town = seenOf(started(crossing, ["p1"], {}, 1).match);
const turn = { do: "turn", seat: "p1" } as const;
const risk = { do: "risk", seat: "p1", dice: 1 } as const;

test("what a step asks is known by its rules alone; what nature answers asks nobody", () => {
  expect(partAsked(crossing.rules, town, turn, [], "p1")).toMatchObject({ ask: "action" });
  expect(partAsked(crossing.rules, town, risk, [], "p1")).toBe("said");
});

test("a thing says the first of its words that may be said", () => {
  const part = partAsked(crossing.rules, town, turn, [], "p1");
  const run = { heard: "words", words: [["run"]] };
  expect(firstAsked(part, ["nothing-such", "run"])).toEqual(run);
  expect(firstAsked({ ask: "", ...several(1, 1, anyOf(["b", "a"], "none")) }, ["a", "b"])).toEqual({
    heard: "words",
    words: [["a"]],
  });
  expect(firstAsked(part, ["nothing-such"])).toEqual({ heard: "nothing" });
  expect(firstAsked("said", ["run"])).toEqual({ heard: "nothing" });
});

test("a die at rest is a fact while it is owed, and only if it was rolled to a face it has", () => {
  const fact = (change: Partial<Gesture>, asked: typeof turn | typeof risk = risk) =>
    factOf(crossing.rules, town, asked, { ...gesture, ...change });
  const [owed] = crossing.rules.risk.kind === "chance" ? crossing.rules.risk.draws(town, risk) : [];
  const up = owed?.sides[0] ?? "";
  expect(fact({ up })).toEqual({ heard: "fact", with: "risk", came: up });
  expect(fact({ up: "no such face" })).toEqual({ heard: "nothing" });
  expect(fact({ up, did: "moved" })).toEqual({ heard: "nothing" });
  expect(fact({ up }, turn)).toEqual({ heard: "nothing" });
});

test("what comes off a pile is the card itself", () => {
  const draw = { of: "card", with: "deck", sides: ["a", "b"] };
  expect(cameOf(draw, { ...gesture, did: "drew", kind: "b", from: "deck" })).toBe("b");
  expect(cameOf(draw, { ...gesture, did: "drew", kind: "b", from: "elsewhere" })).toBe("");
});
