import { NO_ATTACK } from "../../../src/games/survivor-duel/setup";
import { whyNot } from "./support/why-not";
import { RULES } from "../../../src/games/survivor-duel/rules/rules";
import { partAsked } from "../../../src/kernel/hearing";
import { expect } from "vitest";
import { evolve } from "../../../src/games/survivor-duel/evolve";
import { survivorDuel } from "../../../src/games/survivor-duel/game";
import type { Duel, DuelEvent } from "../../../src/games/survivor-duel/vocabulary";
import { started } from "../../../src/kernel/match";
import { changedBy } from "../../support/changed-by";
import { rule } from "../../support/given";
import { duel, gearOn, given, sideIn } from "./support/duel";

const ACT = { do: "act" } as const;
const ATTACKS = { do: "attackStep" } as const;
const WINDOW = { do: "window", used: [] } as const;
type DuelGiven = Parameters<typeof duel>[0];

const changed = (told: DuelGiven, more: Partial<Duel>, event: DuelEvent) =>
  changedBy(evolve, { ...duel(told), ...more }, event);

rule(
  "DUEL-RUL-11 DUEL-RUL-13 DUEL-ZOM-01: what is once a phase is open again in the next phase, not in its next step",
  () => {
    const used = { p1: { usedThisPhase: ["quick-escape"] }, p2: { usedThisPhase: ["p2.Z18.1"] } };
    const began = (phase: Duel["phase"]) =>
      changed(
        { ...used, phase: "abilities" },
        { hushed: true },
        { was: "phaseBegan", phase, seat: "p1", by: "DUEL-ZOM-01" },
      );
    for (const phase of ["survivor", "spawn"] as const) {
      const { sides, ...rest } = began(phase);
      expect(rest).toEqual({ phase, hushed: false });
      expect(sides?.map(({ usedThisPhase }) => usedThisPhase)).toEqual([[], []]);
    }
    expect(began("attack")).toEqual({ phase: "attack" });
  },
);

rule("DUEL-PROTO-01 DUEL-ZONE-05: what is discarded lies in the Graveyard", () => {
  const { sides } = changed({ p1: { hand: ["E01", "E02"] } }, {}, { was: "discarded", seat: "p1", card: "p1.E01.1" });
  expect(sides?.[0]).toMatchObject({ hand: ["p1.E02.1"], graveyard: ["p1.E01.1"] });
});

rule("DUEL-PROTO-05 DUEL-UNARM-02: Headshot waits for a Weapon; bare hands neither use it nor use it up", () => {
  const attacked = (weapon: string) =>
    changed(
      { p1: { ap: 1, nextDamage: 2, gear: ["W02"] } },
      {},
      {
        was: "attacked",
        seat: "p1",
        target: "p2.Z10.1",
        weapon,
        called: [],
        ap: 1,
        hit: 0,
        by: "DUEL-ACT-01",
      },
    );
  const bare = attacked("none");
  expect([bare.blow?.damage, bare.sides?.[0]?.nextDamage, bare.sides?.[0]?.ap]).toEqual([0, 2, 0]);
  const armed = attacked("p1.W02.1");
  expect([armed.blow?.damage, armed.sides?.[0]?.nextDamage]).toEqual([2, 0]);
});

rule("DUEL-RUL-41 DUEL-DMG-02: another one that is down does not make the target dead", () => {
  const blow = { ...duel({}).blow, target: "p2.Z10.1", weapon: "p1.W02.1", outcome: "hit" } as const;
  const told = { p1: { threat: ["Z10", { card: "Z01", hp: 0 }] } };
  const { blow: after } = changed(
    told,
    { blow },
    { was: "zombieHurt", zombie: "p2.Z10.1", damage: 1, by: "DUEL-DMG-01" },
  );
  expect(after).toBeUndefined();
});

rule(
  "DUEL-RUL-15 DUEL-DMG-01 DUEL-RUL-38: an attack begins with what it would do, and harm is over once it is suffered",
  () => {
    const declared = { was: "attackDeclared", zombie: "p2.Z10.1", power: 3 } as const;
    expect(changed({ p1: { threat: ["Z10"] } }, {}, declared).attack).toEqual({
      ...NO_ATTACK,
      zombie: "p2.Z10.1",
      damage: 3,
    });
    expect(changed({}, {}, { was: "zombieRolled", zombie: "p2.Z05.1", die: "5", need: "4", outcome: "hit" })).toEqual({
      die: "5",
    });
    expect(changed({ p1: { hp: 1 } }, { harm: 3 }, { was: "survived", seat: "p1" })).toEqual({ harm: 0 });
    const hurt = changed({ p1: { hp: 5 } }, { harm: 3 }, { was: "hurt", seat: "p1", damage: 2, by: "DUEL-DMG-01" });
    expect([hurt.harm, hurt.sides?.[0]?.hp]).toEqual([0, 3]);
  },
);

rule("DUEL-PROTO-02 DUEL-ACT-05: Iris Quell's first Event is free, an Item is not", () => {
  given(duel({ p1: { survivor: "SV5", ap: 2, hp: 9, hand: ["I01"] } }), ACT)
    .when("p1 act/p1.I01.1")
    .among({ was: "played", seat: "p1", card: "p1.I01.1", ap: 1, tp: 0 });
});

rule(
  "DUEL-ACT-03 DUEL-RUL-20: the first Weapon takes nobody's place; a shield that is used up takes no Attachment along",
  () => {
    given(duel({ p1: { ap: 2, hand: ["W04"] } }), ACT)
      .when("p1 act/p1.W04.1")
      .then({ was: "equipped", seat: "p1", card: "p1.W04.1", ap: 2 });
    const after = given(duel({ phase: "attack", p1: { tp: 0, gear: ["W02", "I07", "I03/1"], threat: ["Z10"] } })).when(
      ATTACKS,
      "p1 defend/p1.I03.1",
    );
    expect(gearOn(after.state, "p1")).toEqual(["W02/5", "I07/0"]);
  },
);

const attackOf = (zombie: string, damage: number): Duel["attack"] => ({ ...NO_ATTACK, zombie, damage });

rule(
  "DUEL-RUL-15 DUEL-RUL-13: what is over is not answered, even where a hand is hidden; Instants wait for a named window",
  () => {
    const always = {
      options: { stops: "always" },
      phase: "attack",
      p1: { tp: 1, hp: 1, hand: ["R05"], gear: ["I12"] },
    } as const;
    const zero = (harm: number) =>
      given({ ...duel({ ...always, p2: { th: 1 } }), harm }).when({ ...WINDOW, on: "zero", about: "none" });
    zero(0).asks();
    zero(1).asks("p1 window");
    const radio = duel({ phase: "attack", p1: { tp: 1, gear: ["I12"], threat: ["Z10"] }, p2: { th: 1 } });
    given(radio)
      .when({ ...WINDOW, on: "dies", about: "p2.Z10.1" })
      .asks();
    given(radio)
      .when({ ...WINDOW, on: "zafter", about: "p2.Z10.1" })
      .asks("p1 window");
    given(duel({ phase: "attack", p1: { tp: 0, gear: ["I12"], threat: ["Z10"] }, p2: { th: 1 } }))
      .when({ ...WINDOW, on: "zafter", about: "p2.Z10.1" })
      .asks();
  },
);

rule(
  "DUEL-REACT-01 DUEL-QE-05: a card that is neither in the hand nor in play is no answer, nor is gear of the hand",
  () => {
    const state = duel({
      phase: "attack",
      p1: { tp: 2, hand: ["I12", "R01"], graveyard: ["R09", "I12"], gear: ["I12"], threat: ["Z10"] },
      p2: { th: 3 },
    });
    given(state).when(ATTACKS, "p1 defend/p1.R09.1").refused("DUEL-REACT-01");
    given(state).when(ATTACKS, "p1 defend/p1.I12.3").refused("DUEL-REACT-01");
    given(state).when(ATTACKS).offers("p1 defend", "pass", "p1.R01.1", "p1.I12.2", "quick-escape", "hush");
    given({ ...state, attack: attackOf("p2.Z10.1", 3) })
      .when({ ...WINDOW, on: "zafter", about: "p2.Z10.1" }, "p1 window/quick-escape")
      .refused("DUEL-QE-05");
  },
);

rule("DUEL-RUL-42 DUEL-PROTO-04: a shield is usually used with an empty deck too, and against a single point", () => {
  const asked = given(duel({ phase: "attack", p1: { tp: 0, deck: [], gear: ["I03"], threat: ["Z01"] } })).when(ATTACKS);
  asked.part("p1 defend", { ask: "react", of: ["pass", "p1.I03.1", "hush"], least: 1, most: 1, usual: ["p1.I03.1"] });
  given(duel({ phase: "attack", p1: { tp: 1, hand: ["R02"], threat: ["Z01"] } }))
    .when(ATTACKS, "p1 defend/p1.R02.1")
    .among({ was: "reduced", zombie: "p2.Z01.1", n: 1 }, { was: "attackEnded", zombie: "p2.Z01.1" });
});

rule("DUEL-RUL-41 DUEL-DMG-02: who is killed is buried before its killer's cards are asked", () => {
  given(duel({ p1: { ap: 1, gear: ["W06"], threat: ["Z01"], deck: ["E02"] } }), ACT)
    .came("5")
    .when("p1 act/attack/p2.Z01.1")
    .among({ was: "zombieHurt", zombie: "p2.Z01.1", damage: 2 }, { was: "zombieDied", zombie: "p2.Z01.1" })
    .asks("p1 window");
});

rule("DUEL-PROTO-03 DUEL-RUL-31: the Sledgehammer stuns for nothing, and nobody twice", () => {
  const struck = (stunned: boolean) =>
    given(duel({ p1: { ap: 1, gear: ["W07"], threat: [{ card: "Z12", stunned }] } }), ACT)
      .came("5")
      .when("p1 act/attack/p2.Z12.1");
  const before = [
    { was: "attacked", seat: "p1", target: "p2.Z12.1", weapon: "p1.W07.1", called: [], ap: 1, hit: 0 },
    { was: "hitRolled", seat: "p1", die: "5", need: ["4", "5", "6"], outcome: "hit", again: false },
    { was: "zombieHurt", zombie: "p2.Z12.1", damage: 4 },
  ] as const;
  const after = [
    { was: "blowEnded", seat: "p1" },
    { was: "worn", seat: "p1", card: "p1.W07.1", n: 1 },
  ] as const;
  struck(false).then(...before, { was: "stunned", zombie: "p2.Z12.1" }, ...after);
  struck(true).then(...before, ...after);
});

rule("DUEL-HIT-02 DUEL-PROTO-05: an attack that hits on less than 1 hits with every face", () => {
  given(duel({ p1: { ap: 1, gear: ["W03"], hand: ["E08"], threat: ["Z10"] } }), ACT)
    .came("1")
    .when("p1 act/p1.E08.1")
    .among({
      was: "hitRolled",
      seat: "p1",
      die: "1",
      need: ["1", "2", "3", "4", "5", "6"],
      outcome: "hit",
      again: false,
    });
});

rule("DUEL-PROTO-06: Counterblow needs a melee Weapon; bare hands are none", () => {
  const zafter = (gear: readonly string[]) =>
    given({
      ...duel({ phase: "attack", p1: { tp: 1, hand: ["R04"], gear, threat: ["Z10"] } }),
      attack: attackOf("p2.Z10.1", 3),
    });
  const window = { ...WINDOW, on: "zafter", about: "p2.Z10.1" } as const;
  zafter([]).when(window).asks();
  zafter(["W08"]).when(window).asks();
  zafter(["W02"]).when(window).asks("p1 window");
  given({
    ...duel({ phase: "attack", p1: { tp: 1, hand: ["R04"], gear: ["W02"], threat: ["Z10"] } }),
    attack: { ...attackOf("p2.Z10.1", 3), off: true },
  })
    .when({ do: "zombieDone", zombie: "p2.Z10.1" })
    .then({ was: "attackEnded", zombie: "p2.Z10.1" })
    .asks();
});

rule("DUEL-RUL-18 DUEL-ZATK-01 DUEL-ZATK-04: why somebody is not the next attacker", () => {
  const two = () =>
    given(duel({ phase: "attack", p1: { tp: 0, threat: ["Z10", "Z01", "Z15"] } })).when(
      ATTACKS,
      "p2 nextAttack/p2.Z05.1",
    );
  two().refused("DUEL-ZATK-01");
  given(duel({ phase: "attack", p1: { tp: 0, threat: ["Z10", "Z01", "Z15"] } }))
    .when(ATTACKS, "p2 nextAttack/p2.Z15.1")
    .refused("DUEL-ZATK-04");
});

rule("DUEL-RUL-31: Cover that is more than the attack leaves nothing, and no less", () => {
  given(duel({ phase: "attack", p1: { tp: 0, cover: 3, threat: ["Z01"] } }))
    .when(ATTACKS)
    .among({ was: "attackHit", zombie: "p2.Z01.1", damage: 0 }, { was: "attackEnded", zombie: "p2.Z01.1" });
});

rule("DUEL-PROTO-05 DUEL-ZOM-03 DUEL-RUL-04: TH cut below nothing are none, and a gap of the row is no zombie", () => {
  given(duel({ p2: { th: 1, short: 6 } }))
    .when({ do: "gainThreat" })
    .then({ was: "threatGained", seat: "p2", th: 0 });
  given(duel({ phase: "spawn", p2: { th: 3, row: ["Z01"] } }))
    .when({ do: "spawn" }, "p2 spawn/none")
    .refused("DUEL-RUL-04");
});

rule("DUEL-ADV-03 DUEL-RUL-31: a held zombie of the Threat Zone keeps its marker", () => {
  given(duel({ phase: "advance", p1: { threat: [{ card: "Z10", held: true }] } }))
    .when({ do: "advances", left: ["p2.Z10.1"] })
    .then();
});

rule(
  "DUEL-ZAB-01 DUEL-RUL-19: one that is not in play has no ability; with two of them the second is asked after the first",
  () => {
    const mothers = duel({
      phase: "abilities",
      p1: { threat: ["Z18", "Z18"] },
      p2: { th: 4, graveyard: ["Z01", "Z02"], row: ["Z18"] },
    });
    given(mothers).when({ do: "abilities" }, "p2 abilities/p2.Z18.3").refused("DUEL-ZAB-01");
    given(mothers)
      .when({ do: "abilities" }, "p2 abilities/p2.Z18.1/p2.Z01.1")
      .asks("p2 abilities")
      .offers("p2 abilities", "done", "p2.Z18.2");
  },
);

rule("DUEL-DMG-01 DUEL-TURN-04: damage to zombies lasts from turn to turn", () => {
  const hurt = duel({ p1: { threat: [{ card: "Z12", hp: 2 }], zombie: [{ card: "Z10", hp: 1 }] } });
  const after = structuredClone(hurt);
  evolve.turnEnded(after, { was: "turnEnded", seat: "p1" });
  expect(sideIn(after, "p1").zombies.map(({ hp }) => hp)).toEqual([2, 1]);
});

rule(
  "DUEL-DECK-02 DUEL-DECK-06 DUEL-PROTO-08: a printed deck names its Survivor as usual; a Survivor is none of the 40",
  () => {
    const { match } = started(survivorDuel, ["p1", "p2"], {}, 1);
    const step = { do: "choose", sealed: [] } as const;
    const asked = partAsked(RULES, match.state, step, [["hold-the-line"]], "p1");
    expect(asked).toMatchObject({ ask: "survivor", usual: [expect.stringMatching(/^SV/)] });
    const why = (word: string) => whyNot(match.state, step, "p1", word, [["own"], ["SV1"], []]);
    expect(why("p1.W02.1")).toBe("fine");
    expect([why("p1.SV1.1"), why("nonsense"), why("p1.Z01.1")]).toEqual([
      { rule: "DUEL-DECK-02" },
      { rule: "DUEL-DECK-02" },
      { rule: "DUEL-DECK-02" },
    ]);
  },
);
