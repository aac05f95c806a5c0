import { expect, test } from "vitest";
import { givenOf, OWED } from "../support/given";
import { crossing } from "./games/crossing/game";

const given = givenOf(crossing);
const { state } = crossing.setup(["p1", "p2"], {});
const risk = { do: "risk", seat: "p1", dice: 1 } as const;
const turn = { do: "turn", seat: "p1" } as const;
const words = (act: () => unknown): string => {
  try {
    act();
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return "nothing was thrown";
};

test("a die that is owed and not scripted fails the test", () => {
  expect(words(() => given(state).when(risk))).toContain("nature owes risk of risk, one of bite bite miss");
});

test("a die that is scripted and not used fails the test", () => {
  expect(words(() => given(state).came("miss", "bite").when(risk))).toContain("never drawn: bite");
});

test("a die cannot show what is not on it", () => {
  expect(words(() => given(state).came("7").when(risk))).toContain("cannot give 7");
});

test("what nature still owes may be left open", () => {
  given(state).came(OWED).when(risk).then().asks("nature risk");
});

test("a refusal is not passed over", () => {
  expect(words(() => given(state, turn).when("p1 turn/rest").then())).toContain("CR-REST-01");
  expect(words(() => given(state, turn).when("p1 turn/rest", "p1 turn/run/lane/red"))).toContain("CR-REST-01");
  expect(words(() => given(state, turn).when("p1 turn/run/yard/red").refused("CR-RUN-03"))).toContain("CR-RUN-03");
});

test("an event too many, too few or out of order fails the test", () => {
  const ran = { was: "ran", seat: "p1", area: "yard", dice: ["red"] } as const;
  const after = given(state, turn).when("p1 turn/run/yard/red");
  expect(words(() => after.then())).toContain("expected");
  expect(words(() => after.then(ran, ran))).toContain("expected");
  expect(words(() => after.among(ran, ran))).toContain("order");
  after.then(ran).among(ran);
});

test("the state that was given is never changed", () => {
  const before = JSON.stringify(state);
  given(state, turn).when("p1 turn/run/yard/red");
  expect(JSON.stringify(state)).toBe(before);
});
