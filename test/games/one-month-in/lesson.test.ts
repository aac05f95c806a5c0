import { expect } from "vitest";
import { pointsOf } from "../../../src/games/one-month-in/rules/points";
import { setup } from "../../../src/games/one-month-in/setup";
import { seatsFor } from "../../../src/kernel/replay-code";
import { rule } from "../../support/given";
import { given, standing, teamIn, tileIn } from "./support/city";

/** The lesson: Blue is p1, its Base g6; the Zoo lies at f6 and a farm at f7, both next to it. */
const lesson = () => {
  const { state, agenda } = setup(seatsFor(4), { deal: "lesson", first: "p1" });
  return given(state, ...agenda);
};

const fencesOf = (seat: string, base: string) => ["ne", "se", "s"].map((way) => `${seat} fence/${base}-${way}`);
const FENCES = [fencesOf("p1", "g6"), fencesOf("p2", "c6"), fencesOf("p3", "c2"), fencesOf("p4", "g2")];
const inTurns = [0, 1, 2].flatMap((n) => FENCES.map((fences) => fences[n] ?? ""));

const END = ["p1 acting/end", "p2 acting/end", "p3 acting/end", "p4 acting/end"];
const OUT = ["p1 acting/move/g6/f6/p1s1/p1s2+p1s3", "p1 acting/move/g6/f7/p1s4/p1s5", ...END];
const IN = ["p1 acting/enter/f7/p1s4/p1s5", "p1 acting/enter/f6/p1s1/p1s2+p1s3", ...END];
const CLAIM = ["p1 acting/claim/f6/p1s1/p1s2"];

/** What the dice of the seed's farm show, those of the Zoo, and nine places in the deck for its four cards. */
const FARM_DICE = ["4", "3", "1", "5", "5", "4", "5"];
const ZOO_DICE = ["4", "6", "1"];
const PICKS = Array.from({ length: 9 }, () => "1");

rule("OMI-EX-01 OMI-EX-02 OMI-EX-03 OMI-PROTO-04: the lesson begins as the seed tells", () => {
  const after = lesson().when(...inTurns, ...OUT);
  expect([tileIn(after.state, "f6"), tileIn(after.state, "f7")]).toMatchObject([
    { tile: "zoo", zombies: 2 },
    { tile: "farm", zombies: 3 },
  ]);
  expect(standing(after.state, "p1")).toEqual(["f6 out 1", "f6 out 1", "f6 out 1", "f7 out 1", "f7 out 1"]);
  after.offers("p1 acting", "move", "enter", "end");
});

rule("OMI-EX-04 OMI-EX-05 OMI-EX-06 OMI-EX-09: and goes on: the farm, the Zoo, its cards", () => {
  const after = lesson()
    .came(...FARM_DICE, ...ZOO_DICE, ...PICKS, "rope")
    .when(...inTurns, ...OUT, ...IN, ...CLAIM, "p1 acting/search/p1s3");
  after.among(
    { was: "died", seat: "p1", cell: "f7", survivors: ["p1s4"], of: "zombies" },
    { was: "struck", seat: "p1", cell: "f6", dice: ZOO_DICE, killed: 2 },
    { was: "claimed", seat: "p1", cell: "f6", from: "none", payers: ["p1s1", "p1s2"] },
    { was: "found", seat: "p1", cell: "f6", card: "rope", find: "salvage", number: 1 },
  );
  expect(standing(after.state, "p1")).toEqual(["f6 in 0", "f6 in 0", "f6 in 0", "f7 in 1"]);
  expect(tileIn(after.state, "f6").stack.flat().length).toBe(3);
  expect(teamIn(after.state, "p1").salvage).toEqual(["rope"]);
  expect(pointsOf(after.state, "p1")).toBe(4 + 3 + 3);
});
