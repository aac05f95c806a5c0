import { describe, expect, test } from "vitest";
import { hear } from "../../../src/games/survivor-duel/scene/gestures";
import { KINDS } from "../../../src/games/survivor-duel/scene/kinds";
import { scene } from "../../../src/games/survivor-duel/scene/scene";
import { slotOf } from "../../../src/games/survivor-duel/scene/waiting";
import type { DuelStep } from "../../../src/games/survivor-duel/vocabulary";
import type { Gesture } from "../../../src/kernel/gesture";
import { duel } from "./support/duel";

const state = duel({
  p1: {
    ap: 3,
    tp: 2,
    hand: ["W04", "E04", "R02", "W04"],
    gear: ["W02", "I03"],
    graveyard: ["E01"],
    threat: ["Z10", "Z01"],
    zombie: ["Z02"],
  },
  p2: { hand: ["I01"], row: ["Z05", "Z07"], th: 4 },
});

const ACT: DuelStep = { do: "act" };
/** Beyond the last card of any row. */
const FREE = 8;

const moved = (kind: string, from: string, to: string, n = 0, seat = "p1"): Gesture => ({
  seat,
  did: "moved",
  kind,
  from,
  n,
  to,
  up: "front",
  slot: FREE,
  early: [],
});

const words = (...said: string[]) => ({ heard: "words", words: said.map((word) => [word]) });
const refusal = (by: string) => ({ heard: "refusal", rule: by });

describe("what a hand says", () => {
  test("DUEL-ACT-03 DUEL-ACT-04: a card of the hand laid on the table is played, the very one that was taken", () => {
    expect(hear(state, ACT, [], moved("W04", "p1.hand", "p1.gear", 3))).toEqual(words("p1.W04.2"));
    expect(hear(state, ACT, [], moved("E04", "p1.hand", "p1.threat", 1))).toEqual(words("p1.E04.1"));
  });

  test("DUEL-ACT-04: laid on a zombie that it asks for, it is played at that one; on another piece it asks", () => {
    const burning = duel({ p1: { ap: 3, hand: ["E11"], threat: ["Z10", "Z01"] } });
    const laid = moved("E11", "p1.hand", "p1.threat");
    expect(hear(burning, ACT, [], { ...laid, slot: 1 })).toEqual(words("p1.E11.1", "p2.Z01.1"));
    expect(hear(burning, ACT, [], laid)).toEqual(words("p1.E11.1"));
    expect(hear(state, ACT, [], { ...moved("W04", "p1.hand", "p1.threat", 3), slot: 1 })).toEqual(words("p1.W04.2"));
  });

  test("DUEL-REACT-01: a React laid on a zombie in one's own phase is said, and the rules refuse it", () => {
    expect(hear(state, ACT, [], { ...moved("R02", "p1.hand", "p1.threat", 2), slot: 1 })).toEqual(words("p1.R02.1"));
  });

  test("DUEL-ACT-01 DUEL-RANGE-01: a Weapon put on a zombie attacks that one", () => {
    expect(hear(state, ACT, [], { ...moved("W02", "p1.gear", "p1.threat"), slot: 1 })).toEqual(
      words("attack", "p2.Z01.1"),
    );
    expect(hear(state, ACT, [], { ...moved("W02", "p1.gear", "p1.zombie"), slot: slotOf("zombie", 0) })).toEqual(
      words("attack", "p2.Z02.1"),
    );
  });

  test("DUEL-RUL-28: a card that is only put back into its hand plays nothing", () => {
    const sorted: Gesture = { ...moved("E04", "p1.hand", "p1.hand", 1), did: "clicked" };
    expect(hear(state, ACT, [], sorted)).toEqual({ heard: "nothing" });
    expect(hear(state, { do: "mulligan", sealed: [] }, [], sorted)).toEqual(words("p1.E04.1"));
  });

  test("DUEL-LOOT-01: laid on the Graveyard it is discarded to loot", () => {
    expect(hear(state, ACT, [], moved("E04", "p1.hand", "p1.graveyard", 1))).toEqual(words("loot", "p1.E04.1"));
  });

  test("DUEL-ACT-01: the Weapon or the Survivor put before the zombies attacks; a zombie clicked is attacked", () => {
    expect(hear(state, ACT, [], moved("W02", "p1.gear", "p1.threat"))).toEqual(words("attack"));
    expect(hear(state, ACT, [], moved("SV3", "p1.survivor", "p1.zombie"))).toEqual(words("attack"));
    expect(hear(state, ACT, [], { ...moved("Z10", "p1.threat", "p1.threat"), did: "clicked" })).toEqual(
      words("attack", "p2.Z10.1"),
    );
    expect(hear(state, ACT, [["attack"]], { ...moved("Z01", "p1.threat", "p1.threat", 1), did: "clicked" })).toEqual(
      words("p2.Z01.1"),
    );
  });

  test("DUEL-SPAWN-02 DUEL-RUL-03: a zombie of one's row is put before the other Survivor", () => {
    expect(hear(state, { do: "spawn" }, [], moved("Z07", "p2.row", "p1.zombie", 1, "p2"))).toEqual(words("p2.Z07.1"));
    expect(hear(state, { do: "spawn" }, [], moved("Z07", "p2.row", "p2.zombie", 1, "p2"))).toEqual(
      refusal("DUEL-SPAWN-02"),
    );
    expect(hear(state, ACT, [], moved("Z07", "p2.row", "p1.zombie", 1, "p2"))).toEqual(refusal("DUEL-ZOM-01"));
    expect(hear(state, { do: "spawn" }, [], moved("Z07", "p2.row", "p1.zombie", 1, "p1"))).toEqual(
      refusal("DUEL-TURN-03"),
    );
  });

  test("DUEL-RUL-18: who attacks next is put on the Survivor", () => {
    expect(hear(state, { do: "nextAttack" }, [], moved("Z01", "p1.threat", "p1.survivor", 1, "p2"))).toEqual(
      words("p2.Z01.1"),
    );
  });

  test("DUEL-REACT-01: a React is laid down in its window", () => {
    const asked: DuelStep = { do: "window", on: "zhit", about: "p2.Z10.1", used: [] };
    expect(hear(state, asked, [], moved("R02", "p1.hand", "p1.threat", 2))).toEqual(words("p1.R02.1"));
    expect(hear(state, asked, [], moved("I03", "p1.gear", "p1.survivor", 1))).toEqual(words("p1.I03.1"));
  });

  test("DUEL-MULL-02 DUEL-MULL-06: a card goes back into the deck in a mulligan only", () => {
    const back = moved("E04", "p1.hand", "p1.deck", 1);
    expect(hear(state, { do: "mulligan", sealed: [] }, [], back)).toEqual(words("p1.E04.1"));
    expect(hear(state, ACT, [], back)).toEqual(refusal("DUEL-MULL-06"));
  });

  test("DUEL-SURV-05 DUEL-RUL-34 DUEL-ZONE-05 DUEL-TURN-02: nothing is taken from piles, nor out of another's hand", () => {
    expect(hear(state, ACT, [], { ...moved("E02", "p1.deck", "nowhere"), did: "drew" })).toEqual(
      refusal("DUEL-SURV-05"),
    );
    expect(hear(state, ACT, [], moved("E01", "p1.graveyard", "p1.hand"))).toEqual(refusal("DUEL-ZONE-05"));
    expect(hear(state, ACT, [], moved("I01", "p2.hand", "p1.gear", 0, "p1"))).toEqual(refusal("DUEL-TURN-02"));
  });

  test("DUEL-RUL-13 DUEL-REACT-01: a React has no window in the other's turn, nor whenever one likes in one's own", () => {
    const react = duel({ p1: { hand: ["R02"] }, p2: { hand: ["R02"] } });
    const steps: readonly DuelStep[] = [{ do: "concede", seat: "p2" }, { do: "spawn" }];
    for (const asked of steps) {
      expect(hear(react, asked, [], moved("R02", "p2.hand", "p2.threat", 0, "p2"))).toEqual(refusal("DUEL-RUL-13"));
      expect(hear(react, asked, [], moved("R02", "p1.hand", "p1.threat"))).toEqual(refusal("DUEL-REACT-01"));
    }
  });

  test("DUEL-TURN-02: other cards are not played in the other's turn either", () => {
    const waits: DuelStep = { do: "concede", seat: "p2" };
    expect(hear(state, waits, [], moved("I01", "p2.hand", "p2.gear", 0, "p2"))).toEqual(refusal("DUEL-TURN-02"));
  });

  test("DUEL-RUL-08: AP and cards are for one's own phase", () => {
    expect(hear(state, { do: "spawn" }, [], moved("W04", "p1.hand", "p1.gear"))).toEqual(refusal("DUEL-RUL-08"));
  });

  test("the card that comes off a deck, and the die at rest, are what came of the chance", () => {
    const draw: DuelStep = { do: "drawCard", seat: "p1", count: 1, by: "DUEL-SURV-05" };
    expect(hear(state, draw, [], { ...moved("I01", "p1.deck", "nowhere"), did: "drew" })).toEqual({
      heard: "fact",
      with: "p1.deck",
      came: "p1.I01.1",
    });
    const die: Gesture = { ...moved("die", "tray", "tray"), did: "rolled", up: "5" };
    expect(hear(state, { do: "zombieRoll", zombie: "p2.Z10.1" }, [], die)).toEqual({
      heard: "fact",
      with: "die",
      came: "5",
    });
  });
});

describe("where things stand", () => {
  test("DUEL-DECK-08: HP and durability have their dice, points their labels, markers their tokens", () => {
    const marked = duel({
      p1: { hp: 7, ap: 2, tp: 1, gear: ["W02/3"], threat: [{ card: "Z10", hp: 2, held: true, stunned: true }] },
    });
    const places = scene(marked);
    expect(places["count"]?.filter(({ at }) => at !== "box.count").map(({ at, up }) => [at, up])).toEqual([
      ["p1.gear.count", "3"],
      ["p1.threat.count", "2"],
    ]);
    expect(places["held"]?.[0]?.at).toBe("p1.threat.held");
    expect(places["stunned"]?.[0]?.at).toBe("p1.threat.stunned");
    expect(["hp.p1", "ap.p1", "tp.p1"].map((name) => places[name]?.[0]?.label)).toEqual(["HP 7/20", "AP 2", "TP 1"]);
  });

  test("DUEL-TURN-01 DUEL-TURN-05: a marker on either side tells who is the Survivor and who the zombies", () => {
    const roles = (given: Parameters<typeof duel>[0]) => scene(duel(given))["role"]?.map(({ at, up }) => [at, up]);
    expect(roles({ active: "p1" })).toEqual([
      ["p1.role", "survivor"],
      ["p2.role", "zombie"],
    ]);
    expect(roles({ active: "p2" })).toEqual([
      ["p1.role", "zombie"],
      ["p2.role", "survivor"],
    ]);
  });

  test("DUEL-RUL-28: a hand is seen by its player", () => {
    expect(
      scene(state)
        ["W04"]?.filter(({ at }) => at === "p1.hand")
        .map(({ seen }) => seen),
    ).toEqual(["p1", "p1"]);
  });

  test("with more zombies than markers every piece still has its place", () => {
    const many = ["Z01", "Z02", "Z03", "Z04"].flatMap((card) => Array.from({ length: 6 }, () => card));
    const crowd = scene(duel({ p1: { threat: many.map((card) => ({ card, held: true, stunned: true })) } }));
    for (const [kind, { count }] of Object.entries(KINDS)) expect(crowd[kind]).toHaveLength(count);
  });
});
