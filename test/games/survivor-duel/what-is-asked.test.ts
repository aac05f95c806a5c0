import { whyNot } from "./support/why-not";
import { RULES } from "../../../src/games/survivor-duel/rules/rules";
import { partAsked } from "../../../src/kernel/hearing";
import { expect } from "vitest";
import { survivorDuel } from "../../../src/games/survivor-duel/game";
import { waitingOf } from "../../../src/kernel/match";
import { seatsFor } from "../../../src/kernel/replay-code";
import { started } from "../../../src/kernel/match";
import { givenOf, rule } from "../../support/given";
import { duel, given, sideIn } from "./support/duel";

const ACT = { do: "act" } as const;
const one = (ask: string, of: readonly string[], usual: readonly string[] = []) =>
  ({ ask, of, least: 1, most: 1, usual }) as const;

rule("DUEL-SURV-07 DUEL-ACT-01 DUEL-LOOT-01: one act at a time, at one target, for one card", () => {
  const state = duel({ p1: { ap: 3, gear: ["W02"], hand: ["E02", "I01"], hp: 9, threat: ["Z10", "Z01"] } });
  const begun = given(state, ACT).when();
  begun
    .part("p1 act", one("act", ["attack", "p1.E02.1", "p1.I01.1", "p1.SV3.1", "loot", "end"]))
    .part("p1 act/attack", one("target", ["p2.Z10.1", "p2.Z01.1"]))
    .part("p1 act/loot", one("loot", ["p1.E02.1", "p1.I01.1"]));
});

rule("DUEL-UNARM-03 DUEL-PROTO-02: bare hands call as many numbers as the Survivor may, no fewer", () => {
  const of = ["1", "2", "3", "4", "5", "6"];
  given(duel({ p1: { ap: 1, threat: ["Z10"] } }), ACT)
    .when()
    .part("p1 act/attack/p2.Z10.1", { ask: "call", of, least: 1, most: 1, usual: [] });
  given(duel({ p1: { survivor: "SV1", ap: 1, threat: ["Z10"] } }), ACT)
    .when()
    .part("p1 act/attack/p2.Z10.1", { ask: "call", of, least: 2, most: 2, usual: [] });
});

rule("DUEL-PROTO-04 DUEL-PROTO-05: a card asks for what it leaves open, up to as many as it says", () => {
  const with3 = (card: string, more: Parameters<typeof duel>[0]["p1"] = {}) =>
    given(duel({ p1: { ap: 3, hand: [card], ...more } }), ACT).when();
  with3("I08", { zombie: ["Z01", "Z02", "Z10"] }).part("p1 act/p1.I08.1", {
    ask: "hold",
    of: ["p2.Z01.1", "p2.Z02.1", "p2.Z10.1"],
    least: 1,
    most: 2,
    usual: [],
  });
  with3("I10", { threat: ["Z01"], zombie: ["Z10"] }).part("p1 act/p1.I10.1", one("zone", ["threat", "zombie"]));
  // One zone alone is no choice.
  with3("I10", { threat: ["Z01", "Z02"] }).part("p1 act/p1.I10.1", "said");
  with3("I05", { gear: ["W02/1", "I03/1"] }).part("p1 act/p1.I05.1", one("repair", ["p1.W02.1", "p1.I03.1"]));
  with3("E08", { gear: ["W02"], threat: ["Z01", "Z10"] }).part(
    "p1 act/p1.E08.1",
    one("target", ["p2.Z01.1", "p2.Z10.1"]),
  );
  with3("E11", { threat: ["Z01"], zombie: ["Z10"] }).part("p1 act/p1.E11.1", one("damage", ["p2.Z01.1", "p2.Z10.1"]));
});

rule("DUEL-PROTO-05: one of what a Supply Drop shows must be taken, if any fits", () => {
  given(duel({ p1: { ap: 1, hand: ["E09"], deck: ["W02", "I01", "E01", "E02"] } }), ACT)
    .came("p1.W02.1", "p1.I01.1", "p1.E01.1", "p1.E02.1")
    .when("p1 act/p1.E09.1")
    .part("p1 pick", one("take", ["p1.W02.1", "p1.I01.1"]));
});

rule("DUEL-PROTO-07: the Butcher's victim discards one of its own choice; who has no card is not asked", () => {
  const hit = (hand: readonly string[]) =>
    given(duel({ phase: "attack", p1: { tp: 0, hand, threat: ["Z12"] } })).when({ do: "attackStep" });
  hit(["E01", "E02"]).part("p1 discard", one("discard", ["p1.E01.1", "p1.E02.1"]));
  hit([]).among({ was: "hurt", seat: "p1", damage: 2 }).asks();
  hit(["E01"]).asks("p1 discard");
});

rule("DUEL-RUL-18 DUEL-ZATK-02: the next attacker is one, the first of them as usual", () => {
  given(duel({ phase: "attack", p1: { tp: 0, threat: ["Z10", "Z01"] } }))
    .when({ do: "attackStep" })
    .part("p2 nextAttack", one("attacker", ["p2.Z10.1", "p2.Z01.1"], ["p2.Z10.1"]));
});

rule("DUEL-SPAWN-01 DUEL-SPAWN-04: one zombie at a time, or none as usual", () => {
  given(duel({ phase: "spawn", p1: { tp: 0 }, p2: { th: 3, row: ["Z01", "Z16", "Z10", "Z18"] } }))
    .when({ do: "spawn" })
    .part("p2 spawn", one("spawn", ["stop", "p2.Z01.1", "p2.Z16.1", "p2.Z10.1"], ["stop"]));
});

rule("DUEL-ZAB-01 DUEL-RUL-19: one ability at a time, none as usual; what it raises is one card", () => {
  const brood = duel({ phase: "abilities", p1: { threat: ["Z18"] }, p2: { th: 2, graveyard: ["Z01", "Z02", "Z10"] } });
  const asked = given(brood).when({ do: "abilities" });
  asked
    .part("p2 abilities", one("ability", ["done", "p2.Z18.1"], ["done"]))
    .part("p2 abilities/p2.Z18.1", one("raise", ["p2.Z01.1", "p2.Z02.1"]));
  given(brood).when({ do: "abilities" }, "p2 abilities/done").then().asks();
  const raised = given(brood).when({ do: "abilities" }, "p2 abilities/p2.Z18.1/p2.Z02.1");
  expect(sideIn(raised.state, "p2").graveyard).toEqual(["p2.Z01.1", "p2.Z10.1"]);
});

rule("DUEL-REACT-01 DUEL-RUL-14: a window asks for one answer, and passing is usual", () => {
  given(duel({ phase: "attack", p1: { tp: 2, hand: ["R01", "R09"], threat: ["Z10"] } }))
    .when({ do: "attackStep" })
    .part("p1 defend", one("react", ["pass", "p1.R01.1", "p1.R09.1", "quick-escape", "hush"], ["pass"]));
});

rule("DUEL-MULL-02: any number of the hand may go back, none as usual", () => {
  given(duel({ turn: 0, phase: "setup", p1: { hand: ["E01", "E02"] }, p2: { hand: ["E01"] } }))
    .when({ do: "mulligan", sealed: [] })
    .part("p1 mulligan", { ask: "return", of: ["p1.E01.1", "p1.E02.1"], least: 0, most: 2, usual: [] });
});

rule("DUEL-RUL-35: who gives up is asked for that one word, which nobody has to say", () => {
  const whole = givenOf(survivorDuel);
  whole(duel({ p1: { ap: 1 } }), ACT)
    .when()
    .part("p2 concede", { ask: "sure", of: ["give-up"], least: 0, most: 1, usual: [] });
});

const choosing = (limits: string) => {
  const { match } = started(survivorDuel, seatsFor(2), { limits }, 1);
  const waiting = waitingOf(match);
  if (waiting.for !== "answers") throw new Error("nobody is asked");
  return match.state;
};

rule(
  "DUEL-DECK-01 DUEL-DECK-03 DUEL-DECK-05 DUEL-DECK-06 DUEL-DECK-07: a deck of one's own is asked for in parts",
  () => {
    const state = choosing("ledger");
    const part = (...said: readonly (readonly string[])[]) => {
      const asked = partAsked(RULES, state, { do: "choose", sealed: [] }, said, "p1");
      if (asked === "said") return asked;
      const { ask, least, most, usual } = asked;
      return { ask, least, most, usual };
    };
    const own = (...said: readonly (readonly string[])[]) => part(["own"], ["SV1"], ...said);
    expect(part()).toEqual({ ask: "deck", least: 1, most: 1, usual: ["hold-the-line"] });
    expect(part(["own"])).toEqual({ ask: "survivor", least: 1, most: 1, usual: [] });
    expect(own()).toEqual({ ask: "scr", least: 0, most: 1, usual: [] });
    expect(own(["p1.I13.1"])).toEqual({ ask: "cards", least: 39, most: 39, usual: [] });
    expect(own([])).toEqual({ ask: "cards", least: 40, most: 40, usual: [] });
    expect(own([], [])).toEqual({ ask: "horde", least: 1, most: 1, usual: [expect.any(String)] });
    expect(own([], [], ["own"])).toEqual({ ask: "boss", least: 0, most: 1, usual: [] });
    expect(own([], [], ["own"], [])).toEqual({ ask: "zombies", least: 20, most: 20, usual: [] });
    expect(own([], [], ["own"], ["p1.Z19.1"])).toEqual({ ask: "zombies", least: 19, most: 19, usual: [] });
    expect(own([], [], ["own"], [], [])).toBe("said");
  },
);

rule(
  "DUEL-DECK-05 DUEL-RUL-01 DUEL-DECK-07 DUEL-DECK-02: what is too much of a deck of one's own names its rule",
  () => {
    const state = choosing("ledger");
    const why = (word: string, ...said: readonly (readonly string[])[]) =>
      whyNot(state, { do: "choose", sealed: [] }, "p1", word, [["own"], ["SV1"], ...said]);
    expect(why("p1.W13.1", [])).toEqual({ rule: "DUEL-DECK-07" });
    expect(why("p1.W02.4", [])).toEqual({ rule: "DUEL-RUL-01" });
    expect(why("p1.Z01.1", [])).toEqual({ rule: "DUEL-DECK-02" });
    expect(why("p1.W02.1", [], [], ["own"], [])).toEqual({ rule: "DUEL-DECK-04" });
    expect(why("p1.Z19.1", [], [], ["own"], [])).toEqual({ rule: "DUEL-DECK-05" });
    expect(why("p1.Z01.7", [], [], ["own"], [])).toEqual({ rule: "DUEL-RUL-01" });
  },
);

rule("DUEL-RUL-01: how many copies may be chosen is agreed; with printed limits only there is no such limit", () => {
  const of = (limits: string, ...said: readonly (readonly string[])[]): readonly string[] => {
    const asked = partAsked(RULES, choosing(limits), { do: "choose", sealed: [] }, [["own"], ["SV1"], ...said], "p1");
    return asked === "said" ? [] : asked.of;
  };
  expect(of("ledger", [])).not.toContain("p1.W02.4");
  expect(of("printed", [])).toContain("p1.W02.4");
  expect(of("printed", [])).not.toContain("p1.W02.5");
  expect(of("book", [])).toContain("p1.W02.40");
  expect(of("book", [])).not.toContain("p1.W02.41");
  expect(of("book")).toEqual(["p1.W13.1", "p1.I13.1", "p1.E13.1"]);
  expect(of("book", [], [], ["own"], [])).toContain("p1.Z10.20");
  expect(of("book", [], [], ["own"])).toEqual(["p1.Z19.1", "p1.Z20.1"]);
  // One of each comes before another of each.
  expect(of("book", []).slice(0, 2)).toEqual(["p1.W01.1", "p1.W02.1"]);
  expect(of("ledger", [], [], ["own"], [])).not.toContain("p1.Z10.4");
  expect(of("printed", [], [], ["own"], [])).toContain("p1.Z10.4");
  expect(of("ledger", [], [], ["own"])).toEqual(["p1.Z19.1", "p1.Z20.1"]);
});

rule("DUEL-RUL-22 DUEL-PROTO-01: with a Weapon no number is called, and a card is played at what it names", () => {
  const armed = duel({ p1: { ap: 1, gear: ["W02"], threat: ["Z10"] } });
  given(armed, ACT).when("p1 act/attack/p2.Z10.1/3").refused("K-LONG");
  const burn = duel({ p1: { ap: 2, hand: ["E11"], threat: ["Z10"], zombie: ["Z01"] } });
  given(burn, ACT).when("p1 act/p1.E11.1/p2.Z20.1").refused("DUEL-PROTO-01");
});
