import { expect } from "vitest";
import { answerTo, whyNotUse } from "../../../src/games/survivor-duel/rules/answers";
import { effectOf } from "../../../src/games/survivor-duel/rules/cards";
import { isUseful, useOf } from "../../../src/games/survivor-duel/rules/uses";
import { NO_ATTACK } from "../../../src/games/survivor-duel/setup";
import { type Duel, NONE } from "../../../src/games/survivor-duel/vocabulary";
import { rule } from "../../support/given";
import { duel, given, sideIn } from "./support/duel";

/** What would do nothing is not asked for, nor usual, nor done; it may be said all the same (DUEL-RUL-41). */

type Given = NonNullable<Parameters<typeof duel>[0]>["p1"];

const attackOf = (zombie: string, damage: number): Duel["attack"] => ({ ...NO_ATTACK, zombie, damage });

const does = (card: string, state: Duel): boolean => {
  const id = `p1.${card}.1`;
  return isUseful(state, useOf("p1", id, 0, NONE), effectOf(id, 0));
};
const doesFor = (card: string, p1: Given): boolean => does(card, duel({ p1: { ...p1, hand: [card] } }));

rule("DUEL-PROTO-04 DUEL-DUR-02: a repair is of use to one worn card, and to none that is whole", () => {
  expect([doesFor("I05", { gear: ["W02/1"] }), doesFor("I05", { gear: ["W02"] }), doesFor("I05", {})]).toEqual([
    true,
    false,
    false,
  ]);
});

rule("DUEL-PROTO-05: a look is of use as long as one card lies in the deck", () => {
  expect([doesFor("E09", { deck: ["E01"] }), doesFor("E09", { deck: [] })]).toEqual([true, false]);
});

rule("DUEL-PROTO-06 DUEL-RUL-31: Cover is of use to who has less of it", () => {
  expect([doesFor("R09", { cover: 0 }), doesFor("R09", { cover: 1 })]).toEqual([true, false]);
});

rule("DUEL-PROTO-06: an attack is redirected while there is one, and while it is not off", () => {
  const state = duel({ phase: "attack", p1: { hand: ["R11"], threat: ["Z10", "Z11"] } });
  const attack = attackOf("p2.Z10.1", 3);
  const over = [does("R11", { ...state, attack: { ...attack, off: true } }), does("R11", state)];
  expect([does("R11", { ...state, attack }), ...over]).toEqual([true, false, false]);
});

rule("DUEL-RUL-15 DUEL-PROTO-06: an attack that is reduced to nothing is reduced no further", () => {
  const hit = { on: "zhit", about: "p2.Z10.1", used: [] } as const;
  const state = duel({ phase: "attack", p1: { tp: 2, hand: ["R02"], gear: ["I03"], threat: ["Z10"] } });
  const at = (damage: number): Duel => ({ ...state, attack: attackOf("p2.Z10.1", damage) });
  given(at(0))
    .when({ do: "window", ...hit })
    .asks();
  expect([answerTo(at(0), hit).usual, answerTo(at(1), hit).usual]).toEqual([["pass"], ["p1.I03.1"]]);
  const twice = given(duel({ phase: "attack", p1: { tp: 2, hand: ["R02", "R02"], threat: ["Z12"] } })).when(
    { do: "attackStep" },
    "p1 defend/p1.R02.1",
    "p1 defend/p1.R02.2",
  );
  twice.among({ was: "readied", seat: "p1", card: "p1.R02.2" }, { was: "reduced", zombie: "p2.Z12.1", n: 2 });
  expect(sideIn(twice.state, "p1")).toMatchObject({ hp: 20, tp: 1, hand: ["p1.R02.2"] });
});

rule("DUEL-RUL-42: what has answered, or is ready, does not answer once more", () => {
  const state = duel({ phase: "attack", p1: { tp: 2, hand: ["R02"], threat: ["Z10"] } });
  const attack = attackOf("p2.Z10.1", 3);
  const asked = { on: "zhit", about: "p2.Z10.1" } as const;
  const refused = { rule: "DUEL-RUL-42" };
  expect(whyNotUse({ ...state, attack }, { ...asked, used: [] }, "p1.R02.1", true)).toBe("fine");
  expect(whyNotUse({ ...state, attack }, { ...asked, used: ["p1.R02.1"] }, "p1.R02.1", true)).toEqual(refused);
  const ready = { ...state, attack: { ...attack, ready: ["p1.R02.1"] } };
  expect(whyNotUse(ready, { ...asked, on: "attack", used: [] }, "p1.R02.1", true)).toEqual(refused);
});

rule("DUEL-RUL-14 DUEL-REACT-01: who lets the rest of the phase pass says so, and is asked no more", () => {
  const dez = duel({ p1: { survivor: "SV2", ap: 1, tp: 2, gear: ["W08"], hand: ["R06"], threat: ["Z10"] } });
  const rest = given(dez, { do: "act" }).came("2").when("p1 act/attack/p2.Z10.1", "p1 window/hush");
  rest.among({ was: "hushed", seat: "p1" }, { was: "blowEnded", seat: "p1" }).asks("p1 act");
});
