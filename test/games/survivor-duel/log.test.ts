import { expect } from "vitest";
import { survivorDuel } from "../../../src/games/survivor-duel/game";
import { en } from "../../../src/games/survivor-duel/text/en";
import { shown } from "../../../src/kernel/shown";
import { sentence } from "../../../src/kernel/text";
import { rule } from "../../support/given";
import { randomMatch } from "../../../src/cli/fuzz/random-play";
import { duel, given } from "./support/duel";

/** The log says why, by the row that really brought it about. */

const ACT = { do: "act" } as const;
const ATTACKS = { do: "attackStep" } as const;

const drew = (seat: string, card: string, by: string) => ({ was: "drew", seat, card, by }) as const;
const hit = (zombie: string, damage: number, by: string) => ({ was: "zombieHurt", zombie, damage, by }) as const;
const hurt = (damage: number, by: string) => ({ was: "hurt", seat: "p1", damage, by }) as const;
const worn = (card: string, by: string) => ({ was: "worn", seat: "p1", card, n: 1, by }) as const;
const lost = (card: string, by: string) =>
  ({ was: "gearLost", seat: "p1", card, how: by === "DUEL-RUL-20" ? "put-away" : "used-up", by }) as const;
const rolled = (die: string, need: string[], outcome: "hit" | "miss", by: string, again = false) =>
  ({ was: "hitRolled", seat: "p1", die, need, outcome, again, by }) as const;
const attacked = (weapon: string, called: string[], ap: number, by: string) =>
  ({ was: "attacked", seat: "p1", target: "p2.Z10.1", weapon, called, ap, hit: 0, by }) as const;
const played = (card: string, ap: number, tp: number, by: string) =>
  ({ was: "played", seat: "p1", card, ap, tp, by }) as const;
const began = (phase: "survivor" | "spawn" | "advance" | "attack" | "abilities", seat: string, by: string) =>
  ({ was: "phaseBegan", phase, seat, by }) as const;

rule("DUEL-SURV-05 DUEL-LOOT-01 DUEL-PROTO-01: why a card is drawn: the step, a loot, a card", () => {
  given(duel({ p1: { deck: ["E02"] } }))
    .came("p1.E02.1")
    .when({ do: "survivorPhase" })
    .among(drew("p1", "p1.E02.1", "DUEL-SURV-05"));
  given(duel({ p1: { ap: 1, hand: ["I01"], deck: ["E02"] } }))
    .came("p1.E02.1")
    .when(ACT, "p1 act/loot/p1.I01.1")
    .among(drew("p1", "p1.E02.1", "DUEL-LOOT-01"));
  given(duel({ p1: { ap: 1, hand: ["E03"], hp: 9, deck: ["E02"] } }))
    .came("p1.E02.1")
    .when(ACT, "p1 act/p1.E03.1")
    .among(played("p1.E03.1", 1, 0, "DUEL-ACT-04"), drew("p1", "p1.E02.1", "DUEL-PROTO-01"));
});

rule("DUEL-SETUP-04 DUEL-MULL-05 DUEL-SETUP-05: first hands, what a mulligan brings, and the first turn", () => {
  const fresh = duel({ turn: 0, phase: "setup", p1: { deck: ["E02"] }, p2: { deck: [] } });
  given(fresh)
    .came("p1.E02.1")
    .when({ do: "draw", seat: "p1", count: 1, by: "DUEL-SETUP-04" })
    .then(drew("p1", "p1.E02.1", "DUEL-SETUP-04"));
  given(duel({ turn: 0, phase: "setup", p1: { hand: ["E02"], deck: ["I01"] }, p2: { hand: ["E02"] } }))
    .came("p1.I01.1")
    .when({ do: "mulligan", sealed: [] }, "p1 mulligan/p1.E02.1", "p2 mulligan/…")
    .among(drew("p1", "p1.I01.1", "DUEL-MULL-05"));
  given(fresh)
    .when({ do: "turn", seat: "p1" })
    .among({ was: "turnBegan", turn: 1, seat: "p1", by: "DUEL-SETUP-05" }, began("survivor", "p1", "DUEL-SURV-01"));
});

rule("DUEL-TURN-05 DUEL-ZOM-01: the steps of a phase, and the roles that swap", () => {
  given(duel({ p2: { deck: ["E02"] } }))
    .came("p2.E02.1")
    .when({ do: "zombiePhase" })
    .among(
      began("spawn", "p2", "DUEL-ZOM-01"),
      began("advance", "p2", "DUEL-ZOM-01"),
      began("attack", "p2", "DUEL-ZOM-01"),
      began("abilities", "p2", "DUEL-ZOM-01"),
      { was: "turnBegan", turn: 4, seat: "p2", by: "DUEL-TURN-05" },
    );
});

rule("DUEL-ACT-01 DUEL-HIT-01 DUEL-DMG-01 DUEL-RUL-21 DUEL-RUL-20: an attack with a Weapon, which wears out", () => {
  given(duel({ p1: { ap: 1, gear: ["W02/1", "I07"], threat: ["Z10"] } }))
    .came("3")
    .when(ACT, "p1 act/attack/p2.Z10.1")
    .among(
      attacked("p1.W02.1", [], 1, "DUEL-ACT-01"),
      rolled("3", ["3", "4", "5", "6"], "hit", "DUEL-HIT-01"),
      hit("p2.Z10.1", 3, "DUEL-DMG-01"),
      worn("p1.W02.1", "DUEL-RUL-21"),
      lost("p1.W02.1", "DUEL-RUL-21"),
      lost("p1.I07.1", "DUEL-RUL-20"),
    );
});

rule("DUEL-ACT-02 DUEL-UNARM-04 DUEL-UNARM-05 DUEL-RUL-41: with bare hands, and once more with Steady Hands", () => {
  given(duel({ p1: { ap: 1, tp: 1, hand: ["R06"], threat: ["Z10"] } }))
    .came("5", "4")
    .when(ACT, "p1 act/attack/p2.Z10.1/4", "p1 window/p1.R06.1")
    .among(
      attacked("none", ["4"], 1, "DUEL-ACT-02"),
      rolled("5", ["4"], "miss", "DUEL-UNARM-04"),
      played("p1.R06.1", 0, 1, "DUEL-REACT-01"),
      rolled("4", ["4"], "hit", "DUEL-RUL-41", true),
      hit("p2.Z10.1", 2, "DUEL-UNARM-05"),
    );
});

rule("DUEL-PROTO-01 DUEL-ACT-03: what a card strikes and hurts, and a Weapon in the place of another", () => {
  given(duel({ p1: { ap: 2, hand: ["I09", "W03"], gear: ["W02"], threat: ["Z10"] } }))
    .when(ACT, "p1 act/p1.I09.1", "p1 act/p1.W03.1")
    .among(
      played("p1.I09.1", 1, 0, "DUEL-ACT-03"),
      hit("p2.Z10.1", 1, "DUEL-PROTO-01"),
      lost("p1.W02.1", "DUEL-RUL-20"),
    );
  given(duel({ p1: { ap: 1, hand: ["E08"], gear: ["W02"], threat: ["Z10"] } }))
    .came("1")
    .when(ACT, "p1 act/p1.E08.1")
    .among({ ...attacked("p1.W02.1", [], 0, "DUEL-PROTO-01"), hit: 2 });
});

rule("DUEL-ACT-06 DUEL-RUL-13 DUEL-RUL-42 DUEL-RUL-19: what lets an effect in play be used", () => {
  const used = (card: string, ap: number, tp: number, th: number, exhausts: boolean, by: string) =>
    ({ was: "used", seat: card.slice(0, 2), card, ap, tp, th, exhausts, by }) as const;
  const mine = duel({ p1: { ap: 1, tp: 1, hp: 9, gear: ["I12", "I03"], threat: ["Z10"] }, p2: { th: 2 } });
  given(mine)
    .when(ACT, "p1 act/p1.SV3.1", "p1 act/p1.I12.1")
    .among(
      used("p1.SV3.1", 1, 0, 0, true, "DUEL-ACT-06"),
      used("p1.I12.1", 0, 1, 0, true, "DUEL-RUL-13"),
      worn("p1.I12.1", "DUEL-RUL-21"),
    );
  given({ ...mine, phase: "attack" })
    .when(ATTACKS, "p1 defend/p1.I03.1", "p1 defend/pass")
    .among(used("p1.I03.1", 0, 0, 0, false, "DUEL-RUL-42"));
  given(duel({ phase: "abilities", p1: { threat: ["Z18"] }, p2: { th: 2, graveyard: ["Z01"] } }))
    .when({ do: "abilities" }, "p2 abilities/p2.Z18.1")
    .among(used("p2.Z18.1", 0, 0, 2, false, "DUEL-RUL-19"));
});

rule("DUEL-ADV-01 DUEL-SICK-02: who advances because it must, and who is quick", () => {
  given(duel({ phase: "spawn", p1: { tp: 0, zombie: ["Z01", { card: "Z07", fresh: true }] } }))
    .when({ do: "advanceStep" })
    .among(
      { was: "advanced", zombie: "p2.Z01.1", by: "DUEL-ADV-01" },
      { was: "advanced", zombie: "p2.Z07.1", by: "DUEL-SICK-02" },
    );
});

rule(
  "DUEL-ZATK-05 DUEL-RUL-15 DUEL-DMG-01 DUEL-RUL-38: what hits by default, what is rolled for, and what is no attack",
  () => {
    const found = (zombie: string, damage: number, by: string) => ({ was: "attackHit", zombie, damage, by }) as const;
    given(duel({ phase: "attack", p1: { tp: 0, threat: ["Z10"] } }))
      .when(ATTACKS)
      .among(found("p2.Z10.1", 3, "DUEL-ZATK-05"), hurt(3, "DUEL-DMG-01"));
    given(duel({ phase: "attack", p1: { tp: 0, threat: ["Z13"] } }))
      .came("4")
      .when(ATTACKS)
      .among(found("p2.Z13.1", 5, "DUEL-RUL-15"), hurt(5, "DUEL-DMG-01"));
    given(duel({ p1: { threat: [{ card: "Z03", hp: 0 }] } }))
      .when({ do: "bury" })
      .among(hurt(1, "DUEL-RUL-38"));
    given(duel({ p1: { hp: 1, threat: [{ card: "Z03", hp: 0 }] } }))
      .when({ do: "bury" })
      .among(hurt(1, "DUEL-RUL-38"));
  },
);

rule("DUEL-QE-06 DUEL-QE-07 DUEL-ESC-02 DUEL-ESC-04 DUEL-PROTO-01: three ways out of an attack", () => {
  const escaped = (by: string) =>
    ({ was: "escapeRolled", seat: "p1", zombie: "p2.Z10.1", die: "6", need: "3", outcome: "escaped", by }) as const;
  const negated = (by: string) => ({ was: "negated", zombie: "p2.Z10.1", by }) as const;
  const one = duel({ phase: "attack", p1: { tp: 1, hand: ["R08", "R01"], threat: ["Z10"] } });
  given(one).came("6").when(ATTACKS, "p1 defend/quick-escape").among(escaped("DUEL-QE-06"), negated("DUEL-QE-07"));
  given(one)
    .came("6")
    .when(ATTACKS, "p1 defend/p1.R08.1")
    .among({ ...escaped("DUEL-ESC-02"), need: "2" }, negated("DUEL-ESC-04"));
  given(one).when(ATTACKS, "p1 defend/p1.R01.1").among(negated("DUEL-PROTO-01"));
});

rule("DUEL-PROTO-01 DUEL-RUL-21: acid eats a Weapon up", () => {
  given(duel({ phase: "attack", p1: { tp: 0, gear: ["W02/1"], threat: ["Z17"] } }))
    .when(ATTACKS)
    .among(worn("p1.W02.1", "DUEL-PROTO-01"), lost("p1.W02.1", "DUEL-RUL-21"));
});

rule("DUEL-RUL-28: whatever happens, the log ends with a row of the ledger, and everybody is told the same one", () => {
  const rowIn = (line: string): string => / \((DUEL-[A-Z]+-\d\d)\)$/.exec(line)?.[1] ?? "";
  const told = new Set<string>();
  for (const seed of [1, 2, 3, 4, 5, 6]) {
    for (const event of randomMatch(survivorDuel, { seats: 2, seed, atMost: 600 }).events) {
      const rows = ["", "p1", "p2"].map((seat) =>
        rowIn(sentence(en, "event." + event.was, shown(survivorDuel, event, seat))),
      );
      expect(en[rows[0] ?? ""], event.was).toBeDefined();
      expect(new Set(rows).size).toBe(1);
      told.add(event.was);
    }
  }
  expect(told.size).toBeGreaterThan(30);
});
