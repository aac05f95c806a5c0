import { expect } from "vitest";
import { zombieCard } from "../../../src/games/survivor-duel/rules/zombies";
import { zombiePhase } from "../../../src/games/survivor-duel/rules/zombie-phase";
import type { DuelStep } from "../../../src/games/survivor-duel/vocabulary";
import { rule } from "../../support/given";
import { duel, given, sideIn, standingBefore } from "./support/duel";
import { whyNot } from "./support/why-not";

const SPAWN = { do: "spawn" } as const;
type Duel = ReturnType<typeof duel>;

const spawned = (zombie: string, th: number) => ({ was: "spawned", seat: "p2", zombie, th }) as const;
const horde = (th: number, row: string[], zdeck: string[] = []) =>
  duel({ phase: "spawn", p2: { th, row, zdeck }, p1: { tp: 0 } });

rule("DUEL-EX-01 DUEL-SPAWN-01 DUEL-SPAWN-02 DUEL-SPAWN-03 DUEL-TH-01: six TH buy two Brutes of 3", () => {
  const after = given(horde(6, ["Z10", "Z11"])).when(SPAWN, "p2 spawn/p2.Z10.1", "p2 spawn/p2.Z11.1");
  after.then(spawned("p2.Z10.1", 3), spawned("p2.Z11.1", 3)).asks();
  expect(sideIn(after.state, "p2").th).toBe(0);
  expect(standingBefore(after.state, "p1")).toEqual(["Z10 zombie 4", "Z11 zombie 3"]);
});

rule("DUEL-EX-02 DUEL-RUL-04: six TH buy six Walkers of 1, as each gap of the row is filled at once", () => {
  const walkers = horde(6, ["Z01", "Z01", "Z01", "Z01"], ["Z01", "Z01"]);
  const says = [1, 2, 3, 4, 5, 6].map((n) => `p2 spawn/p2.Z01.${String(n)}`);
  const after = given(walkers)
    .came("p2.Z01.5", "p2.Z01.6")
    .when(SPAWN, ...says);
  after.among(spawned("p2.Z01.1", 1), { was: "rowFilled", seat: "p2", zombie: "p2.Z01.5" }, spawned("p2.Z01.6", 1));
  expect(sideIn(after.state, "p2").th).toBe(0);
  expect(standingBefore(after.state, "p1")).toHaveLength(6);
});

rule("DUEL-EX-03 DUEL-SPAWN-05 DUEL-RUL-06: six TH buy a Boss", () => {
  const after = given(horde(6, ["Z19"])).when(SPAWN, "p2 spawn/p2.Z19.1");
  after.then(spawned("p2.Z19.1", 6));
  expect(sideIn(after.state, "p2").th).toBe(0);
});

rule("DUEL-SPAWN-01 DUEL-RUL-04: too dear, or not in the row", () => {
  given(horde(2, ["Z01", "Z10"]))
    .when(SPAWN, "p2 spawn/p2.Z10.1")
    .refused("DUEL-SPAWN-01");
  given(horde(2, ["Z01"], ["Z02"]))
    .when(SPAWN, "p2 spawn/p2.Z02.1")
    .refused("DUEL-RUL-04");
  given(horde(2, ["Z10"]))
    .when(SPAWN)
    .asks();
});

rule("DUEL-SPAWN-04: nobody has to spawn", () => {
  given(horde(6, ["Z01"]))
    .when(SPAWN, "p2 spawn/stop")
    .then()
    .asks();
});

rule("DUEL-RUL-05 DUEL-RUL-06: an empty Zombie Deck is made anew from the dead but for the Boss", () => {
  const state = duel({ p2: { zdeck: [], row: ["Z01"], graveyard: ["Z02", "Z19", "E01"] } });
  const after = given(state).came("p2.Z02.1").when({ do: "refill", seat: "p2" });
  after.then({ was: "hordeReshuffled", seat: "p2" }, { was: "rowFilled", seat: "p2", zombie: "p2.Z02.1" });
  expect(sideIn(after.state, "p2").graveyard).toEqual(["p2.Z19.1", "p2.E01.1"]);
  given(duel({ p2: { zdeck: [], row: ["Z01"], graveyard: ["Z19"] } }))
    .when({ do: "refill", seat: "p2" })
    .then();
});

rule("DUEL-SPAWN-06 DUEL-RUL-16 DUEL-RUL-43 DUEL-PROTO-06: a zombie may be shot as soon as it is spawned", () => {
  const state = duel({
    phase: "spawn",
    turn: 1,
    p1: { tp: 1, gear: ["W08"], hand: ["R03"] },
    p2: { th: 1, row: ["Z05"], zdeck: [] },
  });
  const after = given(state).when(SPAWN, "p2 spawn/p2.Z05.1", "p1 window/p1.R03.1");
  after.among({ was: "zombieHurt", zombie: "p2.Z05.1", damage: 2 }, { was: "zombieDied", zombie: "p2.Z05.1" });
});

rule("DUEL-EX-14 DUEL-SICK-01 DUEL-ADV-01 DUEL-ADV-04: only the Walker of an earlier turn advances and attacks", () => {
  const state = duel({ p1: { tp: 0, zombie: ["Z01", { card: "Z02", fresh: true }] } });
  const after = given(state).when({ do: "advanceStep" }, { do: "attackStep" });
  after.among({ was: "advanced", zombie: "p2.Z01.1" }, { was: "attackDeclared", zombie: "p2.Z01.1", power: 1 });
  expect(standingBefore(after.state, "p1")).toEqual(["Z01 threat 1", "Z02 zombie 1"]);
  expect(sideIn(after.state, "p1").hp).toBe(19);
});

rule(
  "DUEL-EX-15 DUEL-SICK-02 DUEL-RUL-07 DUEL-RUL-18: with Haste or Fast it advances and attacks in the phase it is spawned",
  () => {
    for (const [card, power] of [
      ["Z07", 2],
      ["Z08", 1],
    ] as const) {
      const after = given(duel({ p1: { tp: 0, zombie: [{ card, fresh: true }] } })).when(
        { do: "advanceStep" },
        { do: "attackStep" },
      );
      after.among(
        { was: "advanced", zombie: `p2.${card}.1` },
        { was: "attackDeclared", zombie: `p2.${card}.1`, power },
      );
    }
  },
);

rule("DUEL-ADV-03: in the Threat Zone a zombie stays", () => {
  given(duel({ p1: { threat: ["Z01"] } }))
    .when({ do: "advanceStep" })
    .then({ was: "phaseBegan", phase: "advance", seat: "p2" });
});

rule(
  "DUEL-EX-29 DUEL-RUL-39 DUEL-PROTO-07: a Spitter attacks from the Zombie Zone, and advances in the next turn",
  () => {
    const state = duel({ phase: "spawn", p1: { tp: 0 }, p2: { th: 3, row: ["Z14"], zdeck: [] } });
    const after = given(state).when(SPAWN, { do: "advanceStep" }, { do: "attackStep" }, "p2 spawn/p2.Z14.1");
    after.among({ was: "attackDeclared", zombie: "p2.Z14.1", power: 2 }, { was: "hurt", seat: "p1", damage: 2 });
    expect(standingBefore(after.state, "p1")).toEqual(["Z14 zombie 2"]);
    const later = given(after.state as Duel)
      .came("p2.E02.1")
      .when({ do: "endTurn" });
    given({ ...(later.state as Duel), active: "p1" })
      .when({ do: "advanceStep" })
      .among({ was: "advanced", zombie: "p2.Z14.1" });
  },
);

rule("DUEL-RUL-43 DUEL-ADV-02 DUEL-PROTO-06: advances are answered one at a time, those longest in play first", () => {
  const state = duel({ p1: { tp: 1, hand: ["R07"], zombie: ["Z10", "Z01"] } });
  const after = given(state).when({ do: "advanceStep" }, "p1 window/p1.R07.1");
  after.among(
    { was: "stayed", zombie: "p2.Z10.1" },
    { was: "advanceSkipped", zombie: "p2.Z10.1" },
    { was: "advanced", zombie: "p2.Z01.1" },
  );
  given(duel({ p1: { tp: 1, hand: ["R07"], zombie: ["Z19"] } }))
    .when({ do: "advanceStep" })
    .among({ was: "advanced", zombie: "p2.Z19.1" })
    .asks();
});

rule(
  "DUEL-RUL-43 DUEL-PROTO-04: a Tripwire hurts one that advances, once a phase; killed there, it does not arrive",
  () => {
    const state = duel({ p1: { tp: 0, gear: ["I11"], zombie: ["Z01", "Z02"] } });
    const after = given(state).when({ do: "advanceStep" }, "p1 window/p1.I11.1");
    after.among({ was: "zombieDied", zombie: "p2.Z01.1" }, { was: "advanced", zombie: "p2.Z02.1" });
    expect(standingBefore(after.state, "p1")).toEqual(["Z02 threat 1"]);
    expect(sideIn(after.state, "p1").gear).toEqual([{ card: "p1.I11.1", durability: 2 }]);
  },
);

rule("DUEL-RUL-31: held, it misses one advance; freshly spawned it keeps the marker", () => {
  const state = duel({
    p1: {
      zombie: [
        { card: "Z01", held: true },
        { card: "Z02", held: true, fresh: true },
      ],
    },
  });
  const after = given(state).when({ do: "advanceStep" });
  after.then({ was: "phaseBegan", phase: "advance", seat: "p2" }, { was: "heldSpent", zombie: "p2.Z01.1" });
  expect(sideIn(after.state, "p1").zombies.map(({ held }) => held)).toEqual([false, true]);
});

rule("DUEL-ZAB-01 DUEL-ZOM-01 DUEL-PROTO-07: the Screecher brings TH after the attacks", () => {
  const after = given(duel({ p1: { threat: ["Z15"], zombie: ["Z15"] } })).when({ do: "abilityStep" });
  after.then(
    { was: "phaseBegan", phase: "abilities", seat: "p2" },
    { was: "thGained", seat: "p2", n: 1 },
    { was: "thGained", seat: "p2", n: 1 },
  );
});

rule("DUEL-RUL-19 DUEL-TH-02 DUEL-PROTO-07: the Hive Mother raises a Walker of 1 for 2 TH, once a phase", () => {
  const state = duel({ p1: { threat: ["Z18"] }, p2: { th: 5, graveyard: ["Z01", "Z06"] } });
  const after = given(state).when({ do: "abilityStep" }, "p2 abilities/p2.Z18.1");
  after.among(
    { was: "used", seat: "p2", card: "p2.Z18.1", ap: 0, tp: 0, th: 2, exhausts: false },
    { was: "raised", seat: "p2", zombie: "p2.Z01.1" },
  );
  after.asks();
  expect(standingBefore(after.state, "p1")).toEqual(["Z18 threat 5", "Z01 zombie 1"]);
  const twice = duel({
    p1: { threat: ["Z18", "Z18"] },
    p2: { th: 5, graveyard: ["Z01", "Z02"], usedThisPhase: ["p2.Z18.1"] },
  });
  given(twice).when({ do: "abilityStep" }, "p2 abilities/p2.Z18.1").refused("DUEL-RUL-19");
  given(duel({ p1: { threat: ["Z18"] }, p2: { th: 1, graveyard: ["Z01"] } }))
    .when({ do: "abilityStep" })
    .asks();
  given(twice).when({ do: "abilityStep" }, "p2 abilities/p2.Z01.1").refused("DUEL-ZAB-01");
});

rule("DUEL-TH-02: a paid ability without the TH for it is refused", () => {
  const poor = duel({ p1: { threat: ["Z18", "Z18"] }, p2: { th: 3, graveyard: ["Z01", "Z02"] } });
  given(poor).when({ do: "abilityStep" }, "p2 abilities/p2.Z18.1/p2.Z01.1").asks();
  expect(
    whyNot(duel({ p1: { threat: ["Z18"] }, p2: { th: 1, graveyard: ["Z01"] } }), { do: "abilities" }, "p2", "p2.Z18.1"),
  ).toEqual({ rule: "DUEL-TH-02" });
});

rule("DUEL-TURN-02 DUEL-RUL-13: whoever spawns plays no card and attacks nobody", () => {
  const state = duel({ p2: { ap: 3, tp: 2, th: 4, row: ["Z01"], hand: ["R02", "W02"] } });
  given(state).when(SPAWN, "p2 spawn/attack").refused("DUEL-TURN-02");
  given(state).when(SPAWN, "p2 spawn/p2.W02.1").refused("DUEL-TURN-02");
  given(state).when(SPAWN, "p2 spawn/p2.R02.1").refused("DUEL-RUL-13");
  const mother = duel({ p1: { threat: ["Z18"] }, p2: { th: 4, graveyard: ["Z01"], hand: ["R02", "W02"] } });
  given(mother).when({ do: "abilityStep" }, "p2 abilities/p2.R02.1").refused("DUEL-RUL-13");
  given(mother).when({ do: "abilityStep" }, "p2 abilities/loot").refused("DUEL-TURN-02");
});

rule("DUEL-PROTO-07 DUEL-RUL-43: what is raised counts as spawned", () => {
  const state = duel({
    p1: { tp: 1, gear: ["W08"], hand: ["R03"], threat: ["Z18"] },
    p2: { th: 2, graveyard: ["Z01"] },
  });
  given(state).when({ do: "abilityStep" }, "p2 abilities/p2.Z18.1").asks("p1 window");
});

rule("DUEL-PROTO-07: the Regenerator is whole again as the Zombie Phase begins", () => {
  const state = duel({ p1: { threat: [{ card: "Z16", hp: 1 }] } });
  given(state).when({ do: "moment", on: "refresh", about: "none" }).then();
  given({ ...state, phase: "spawn" })
    .when({ do: "moment", on: "refresh", about: "none" })
    .then({ was: "restored", zombie: "p2.Z16.1", hp: 4 });
});

rule("DUEL-TH-03 DUEL-ZOM-03 DUEL-ZOM-04 DUEL-TH-04: 4 TH are gained, and what was left is still there", () => {
  const after = given(duel({ p2: { th: 2 } })).when({ do: "gainThreat" });
  after.then({ was: "threatGained", seat: "p2", th: 4 });
  expect(sideIn(after.state, "p2").th).toBe(6);
});

rule("DUEL-EX-08 DUEL-TH-05 DUEL-TH-06 DUEL-ZOM-05: at the end of a phase 5 and 6 stay, 7 and 9 lose one", () => {
  for (const [th, left] of [
    [5, 5],
    [6, 6],
    [7, 6],
    [9, 8],
  ] as const) {
    const after = given(duel({ p2: { th } }))
      .came("p2.E02.1")
      .when({ do: "endTurn" });
    expect(sideIn(after.state, "p2").th).toBe(left);
  }
});

rule("DUEL-EX-09: without spawning 4, then 7, then 10", () => {
  let th = 0;
  const seen: number[] = [];
  for (let phase = 0; phase < 3; phase++) {
    const after = given(duel({ p2: { th } }))
      .came("p2.E02.1")
      .when({ do: "gainThreat" }, { do: "endTurn" });
    th = sideIn(after.state, "p2").th;
    seen.push(th);
  }
  expect(seen).toEqual([4, 7, 10]);
});

rule("DUEL-EX-30 DUEL-RUL-44: the other player's TH neither grow nor decay", () => {
  const phase = given(duel({ active: "p2", p1: { th: 3 }, p2: { th: 8 } }))
    .came("p1.E02.1")
    .when({ do: "gainThreat" }, { do: "endTurn" });
  expect([sideIn(phase.state, "p1").th, sideIn(phase.state, "p2").th]).toEqual([6, 8]);
  expect(sideIn(given(phase.state as Duel).when({ do: "gainThreat" }).state, "p2").th).toBe(12);
});

rule("DUEL-ZOM-01 DUEL-ZOM-02 DUEL-TURN-03: the steps of the Zombie Phase, all of them the opponent's", () => {
  const steps: DuelStep[] = [];
  zombiePhase.run(
    { state: duel({}), emit: () => undefined, next: (...all) => steps.push(...all) },
    { do: "zombiePhase" },
  );
  expect(steps.map((step) => step.do)).toEqual([
    "moment",
    "gainThreat",
    "moment",
    "window",
    "spawn",
    "advanceStep",
    "attackStep",
    "abilityStep",
    "endTurn",
  ]);
  const state = duel({ p1: { zombie: ["Z01"], threat: ["Z02"], tp: 0 }, p2: { row: ["Z05"], th: 0, zdeck: [] } });
  const after = given(state)
    .came("p2.E02.1")
    .when({ do: "zombiePhase" }, "p2 spawn/p2.Z05.1", "p2 nextAttack/p2.Z02.1");
  expect(after.state.active).toBe("p2");
});

rule("DUEL-RUL-03: zombies before a Survivor are the opponent's, and act in that Survivor's turn only", () => {
  const state = duel({ p1: { threat: ["Z01"], tp: 0 }, p2: { threat: ["Z02"], hp: 20 } });
  const after = given(state).when({ do: "attackStep" });
  after.among({ was: "hurt", seat: "p1", damage: 1 });
  expect(sideIn(after.state, "p2").hp).toBe(20);
});

rule("DUEL-RUL-13: an Instant has a window of its own before the first spawn, and works in other windows", () => {
  const state = duel({ phase: "spawn", p1: { tp: 2, gear: ["I12"], threat: ["Z01"] }, p2: { th: 2 } });
  const own = given(state).when({ do: "window", on: "instant", about: "none", used: [] }, "p1 window/p1.I12.1");
  own
    .among(
      { was: "used", seat: "p1", card: "p1.I12.1", ap: 0, tp: 1, th: 0, exhausts: true },
      { was: "thLost", seat: "p2", n: 1 },
    )
    .asks();
  given(state).when({ do: "attackStep" }).offers("p1 defend", "pass", "p1.I12.1", "quick-escape", "hush");
});

rule("DUEL-RUL-11: an exhausted card is not used again before its Refresh", () => {
  const state = duel({
    phase: "spawn",
    p1: { tp: 2, gear: ["I12"], exhausted: ["p1.I12.1"], hand: ["R03"], threat: ["Z01"] },
    p2: { th: 2 },
  });
  given(state).when({ do: "attackStep" }, "p1 defend/p1.I12.1").refused("DUEL-RUL-11");
});

rule("DUEL-PROTO-07: the zombies cost and fight as printed", () => {
  expect(zombieCard("p1.Z19.1")).toMatchObject({ sort: "boss", price: 6, hp: 6, attack: 3, escape: 4 });
  expect(zombieCard("p1.Z05.1")).toMatchObject({ sort: "walker", price: 1, hp: 2, attack: 1, hit: 4, escape: 2 });
});

rule("DUEL-RUL-04: as agreed any card of the Zombie Deck may be spawned, and there is no row", () => {
  const options = { spawning: "any" };
  const state = duel({
    phase: "spawn",
    options,
    p1: { tp: 0 },
    p2: { th: 3, zdeck: ["Z10", "Z01", "Z16", "Z20"], graveyard: ["Z02", "Z19"] },
  });
  const asked = given(state).when({ do: "spawn" });
  asked.offers("p2 spawn", "stop", "p2.Z01.1", "p2.Z10.1", "p2.Z16.1");
  given(state).when({ do: "spawn" }, "p2 spawn/p2.Z20.1").refused("DUEL-SPAWN-01");
  given(state).when({ do: "spawn" }, "p2 spawn/p2.Z02.1").refused("DUEL-RUL-04");
  const after = given(state).when({ do: "spawn" }, "p2 spawn/p2.Z01.1");
  expect(standingBefore(after.state, "p1")).toEqual(["Z01 zombie 1"]);
  expect(sideIn(after.state, "p2")).toMatchObject({ th: 2, row: ["none", "none", "none", "none"] });
  expect(sideIn(after.state, "p2").zdeck).toEqual([["p2.Z10.1", "p2.Z16.1", "p2.Z20.1"]]);
  // Nobody can tell the deck's order from what is offered.
  const other = duel({ phase: "spawn", options, p1: { tp: 0 }, p2: { th: 3, zdeck: ["Z16", "Z20", "Z10", "Z01"] } });
  given(other).when({ do: "spawn" }).offers("p2 spawn", "stop", "p2.Z01.1", "p2.Z10.1", "p2.Z16.1");
});

rule("DUEL-RUL-05: then too an empty Zombie Deck is made anew from the dead", () => {
  const state = duel({
    phase: "spawn",
    options: { spawning: "any" },
    p1: { tp: 0 },
    p2: { th: 2, zdeck: ["Z01"], graveyard: ["Z02", "Z19"] },
  });
  const after = given(state).when({ do: "spawn" }, "p2 spawn/p2.Z01.1");
  after.among({ was: "hordeReshuffled", seat: "p2" }).offers("p2 spawn", "stop", "p2.Z02.1");
  expect(sideIn(after.state, "p2").graveyard).toEqual(["p2.Z19.1"]);
});
