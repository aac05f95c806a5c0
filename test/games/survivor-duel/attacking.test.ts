import { expect } from "vitest";
import { rule } from "../../support/given";
import { duel, gearOn, given, sideIn, standingBefore } from "./support/duel";

const ACT = { do: "act" } as const;

const rolled = (die: string, need: readonly string[], outcome: "hit" | "miss", again = false) =>
  ({ was: "hitRolled", seat: "p1", die, need, outcome, again }) as const;
const hurt = (zombie: string, damage: number) => ({ was: "zombieHurt", zombie, damage }) as const;

rule(
  "DUEL-EX-11 DUEL-HIT-01 DUEL-HIT-03 DUEL-ACT-01 DUEL-AP-01: a Weapon of 3+ hits on 3, misses on 2; 1 AP either way",
  () => {
    const bat = duel({ p1: { ap: 3, gear: ["W02"], threat: ["Z10"] } });
    const hit = given(bat)
      .came("3")
      .when(ACT, "p1 act/attack/p2.Z10.1")
      .among(rolled("3", ["3", "4", "5", "6"], "hit"), hurt("p2.Z10.1", 2));
    expect(standingBefore(hit.state, "p1")).toEqual(["Z10 threat 2"]);
    expect(sideIn(hit.state, "p1").ap).toBe(2);
    const miss = given(bat)
      .came("2")
      .when(ACT, "p1 act/attack/p2.Z10.1")
      .among(rolled("2", ["3", "4", "5", "6"], "miss"));
    expect(standingBefore(miss.state, "p1")).toEqual(["Z10 threat 4"]);
    expect(sideIn(miss.state, "p1").ap).toBe(2);
  },
);

rule(
  "DUEL-EX-12 DUEL-UNARM-01 DUEL-UNARM-03 DUEL-UNARM-04 DUEL-UNARM-05 DUEL-UNARM-06 DUEL-ACT-02: unarmed, called 4",
  () => {
    const bare = duel({ p1: { ap: 1, threat: [{ card: "Z10", hp: 3 }] } });
    const hit = given(bare)
      .came("4")
      .when(ACT, "p1 act/attack/p2.Z10.1/4")
      .among(rolled("4", ["4"], "hit"), hurt("p2.Z10.1", 2));
    expect(standingBefore(hit.state, "p1")).toEqual(["Z10 threat 1"]);
    expect(sideIn(hit.state, "p1").ap).toBe(0);
    const miss = given(bare).came("5").when(ACT, "p1 act/attack/p2.Z10.1/4");
    expect(standingBefore(miss.state, "p1")).toEqual(["Z10 threat 3"]);
    expect(sideIn(miss.state, "p1").ap).toBe(0);
  },
);

rule("DUEL-UNARM-03: without a called number there is no unarmed attack, and nobody calls a zombie", () => {
  const bare = duel({ p1: { ap: 1, threat: ["Z10"] } });
  given(bare).when(ACT, "p1 act/attack/p2.Z10.1/p2.Z10.1").refused("DUEL-UNARM-03");
  given(bare).when(ACT, "p1 act/attack/p2.Z10.1/1+2").refused("K-COUNT");
});

rule("DUEL-PROTO-02: Lena Holt calls two numbers, and either hits", () => {
  const lena = duel({ p1: { survivor: "SV1", ap: 1, threat: ["Z10"] } });
  given(lena)
    .came("6")
    .when(ACT, "p1 act/attack/p2.Z10.1/2+6")
    .among(rolled("6", ["2", "6"], "hit"), hurt("p2.Z10.1", 3));
});

rule("DUEL-EX-13 DUEL-RANGE-01 DUEL-RANGE-02: melee does not reach the Zombie Zone, ranged does", () => {
  const far = (weapon: string) => duel({ p1: { ap: 1, gear: [weapon], zombie: ["Z10"] } });
  given(far("W02")).when(ACT, "p1 act/attack/p2.Z10.1").refused("DUEL-RANGE-01");
  given(far("W08")).came("4").when(ACT, "p1 act/attack/p2.Z10.1").among(hurt("p2.Z10.1", 2));
  const both = duel({ p1: { ap: 1, gear: ["W02"], zombie: ["Z10"], threat: ["Z01", "Z02"] } });
  given(both).when(ACT, "p1 act/attack/p2.Z10.1").refused("DUEL-RANGE-01");
  given(duel({ p1: { ap: 1, gear: ["W08"], zombie: ["Z10"], threat: ["Z01"] } }), ACT)
    .when()
    .offers("p1 act/attack", "p2.Z01.1", "p2.Z10.1");
});

rule("DUEL-UNARM-02: bare hands are melee", () => {
  given(duel({ p1: { ap: 1, zombie: ["Z10"] } }))
    .when(ACT, "p1 act/attack/p2.Z10.1/4")
    .refused("DUEL-RANGE-01");
});

rule(
  "DUEL-RUL-16 DUEL-TIP-04: with no zombie there is nothing to attack; one that has been spawned may be attacked at once",
  () => {
    given(duel({ p1: { ap: 1, gear: ["W08"] } }))
      .when(ACT, "p1 act/attack")
      .refused("DUEL-RUL-16");
  },
);

rule("DUEL-RUL-27: zombies before the other Survivor, and the Survivor itself, are no targets", () => {
  const both = duel({ p1: { ap: 1, gear: ["W08"], threat: ["Z01", "Z02"] }, p2: { threat: ["Z10"] } });
  given(both).when(ACT, "p1 act/attack/p1.Z10.1").refused("DUEL-RUL-27");
  given(both).when(ACT, "p1 act/attack/p2.SV3.1").refused("DUEL-RUL-27");
});

rule("DUEL-RUL-22 DUEL-ACT-02: with a Weapon equipped no number is called", () => {
  const armed = duel({ p1: { ap: 1, gear: ["W02"], threat: ["Z10", "Z01"] } });
  given(armed).when(ACT, "p1 act/attack/p2.Z10.1/4").refused("K-LONG");
});

rule(
  "DUEL-EX-21 DUEL-RUL-21 DUEL-DUR-01: a Weapon with durability 1 is gone after a miss too, with its Attachments",
  () => {
    const last = duel({ p1: { ap: 1, gear: ["W02/1", "I07"], threat: ["Z10"] } });
    const after = given(last).came("1").when(ACT, "p1 act/attack/p2.Z10.1");
    after.among(
      { was: "worn", seat: "p1", card: "p1.W02.1", n: 1 },
      { was: "gearLost", seat: "p1", card: "p1.W02.1", how: "used-up" },
      { was: "gearLost", seat: "p1", card: "p1.I07.1", how: "put-away" },
    );
    expect(sideIn(after.state, "p1").graveyard).toEqual(["p1.W02.1", "p1.I07.1"]);
  },
);

rule("DUEL-EX-22 DUEL-HIT-02: without a Hit Roll no die is rolled", () => {
  given(duel({ p1: { ap: 1, gear: ["W05"], threat: ["Z10"] } }))
    .when(ACT, "p1 act/attack/p2.Z10.1")
    .among({ was: "hitByDefault", seat: "p1" }, hurt("p2.Z10.1", 3), {
      was: "worn",
      seat: "p1",
      card: "p1.W05.1",
      n: 1,
    });
});

rule(
  "DUEL-DMG-01 DUEL-DMG-02 DUEL-RUL-24 DUEL-RUL-23: a dead zombie goes to its owner's Graveyard, excess is lost, damage stays",
  () => {
    const after = given(duel({ p1: { ap: 2, gear: ["W04"], threat: ["Z01", "Z10"] } }), ACT)
      .came("6", "6")
      .when("p1 act/attack/p2.Z01.1", "p1 act/attack/p2.Z10.1");
    expect(sideIn(after.state, "p2").graveyard).toEqual(["p2.Z01.1"]);
    expect(standingBefore(after.state, "p1")).toEqual(["Z10 threat 1"]);
  },
);

rule("DUEL-EX-26 DUEL-PROTO-03: the Pump Shotgun pushes a Bruiser out of the Threat Zone and holds it", () => {
  const after = given(duel({ p1: { ap: 1, gear: ["W11"], threat: ["Z10"] } }))
    .came("3")
    .when(ACT, "p1 act/attack/p2.Z10.1")
    .among(hurt("p2.Z10.1", 3), { was: "pushed", zombie: "p2.Z10.1" }, { was: "held", zombie: "p2.Z10.1" });
  expect(standingBefore(after.state, "p1")).toEqual(["Z10 zombie 1"]);
  const phase = given(after.state as ReturnType<typeof duel>).when({ do: "advanceStep" }, { do: "attackStep" });
  phase.then(
    { was: "phaseBegan", phase: "advance", seat: "p2" },
    { was: "heldSpent", zombie: "p2.Z10.1" },
    { was: "phaseBegan", phase: "attack", seat: "p2" },
  );
  given(phase.state as ReturnType<typeof duel>)
    .when({ do: "advanceStep" }, { do: "attackStep" })
    .among(
      { was: "advanced", zombie: "p2.Z10.1" },
      { was: "attackDeclared", zombie: "p2.Z10.1", power: 3 },
      { was: "hurt", seat: "p1", damage: 3 },
    );
});

rule("DUEL-EX-26: the Pump Shotgun does not push one that is in the Zombie Zone already", () => {
  const after = given(duel({ p1: { ap: 1, gear: ["W11"], zombie: ["Z10"] } }))
    .came("3")
    .when(ACT, "p1 act/attack/p2.Z10.1");
  expect(sideIn(after.state, "p1").zombies[0]?.held).toBe(false);
});

rule("DUEL-EX-27 DUEL-RUL-31 DUEL-RUL-40: the Sledgehammer stuns a Butcher, and not the Colossus", () => {
  const after = given(duel({ p1: { ap: 2, gear: ["W07"], threat: ["Z20", "Z12"] } }), ACT)
    .came("4", "4")
    .when("p1 act/attack/p2.Z20.1", "p1 act/attack/p2.Z12.1");
  after.among(hurt("p2.Z20.1", 4), hurt("p2.Z12.1", 4), { was: "stunned", zombie: "p2.Z12.1" });
  expect(standingBefore(after.state, "p1")).toEqual(["Z20 threat 4", "Z12 threat 1"]);
  const attacks = given(after.state as ReturnType<typeof duel>).when({ do: "attackStep" });
  attacks.among(
    { was: "stunSpent", zombie: "p2.Z12.1" },
    { was: "attackDeclared", zombie: "p2.Z20.1", power: 4 },
    { was: "hurt", seat: "p1", damage: 4 },
  );
  const later = given(attacks.state as ReturnType<typeof duel>)
    .came("p2.E02.1")
    .when({ do: "endTurn" });
  expect(sideIn(later.state, "p1").zombies.map(({ stunned, attacked }) => stunned || attacked)).toEqual([false, false]);
  given({ ...(later.state as ReturnType<typeof duel>), active: "p1" })
    .when({ do: "attackStep" }, "p2 nextAttack/p2.Z12.1")
    .among(
      { was: "attackDeclared", zombie: "p2.Z12.1", power: 2 },
      { was: "attackDeclared", zombie: "p2.Z20.1", power: 4 },
    );
});

rule("DUEL-EX-31 DUEL-RUL-41: a die that was rolled again is not rolled a third time", () => {
  const dez = duel({ p1: { survivor: "SV2", ap: 1, tp: 2, gear: ["W08"], hand: ["R06"], threat: ["Z10"] } });
  const once = given(dez, ACT).came("2").when("p1 act/attack/p2.Z10.1");
  once.asks("p1 window").offers("p1 window", "pass", "p1.R06.1", "p1.SV2.1", "hush");
  const twice = given(dez, ACT).came("2", "3").when("p1 act/attack/p2.Z10.1", "p1 window/p1.SV2.1");
  twice.among(rolled("2", ["4", "5", "6"], "miss"), rolled("3", ["4", "5", "6"], "miss", true)).asks("p1 act");
  given({ ...dez, blow: { ...dez.blow, target: "p2.Z10.1", weapon: "p1.W08.1", outcome: "miss", rerolled: true } })
    .when({ do: "window", on: "miss", about: "p2.Z10.1", used: [] })
    .asks();
  given({
    ...dez,
    sides: dez.sides.map((side) =>
      side.seat === "p1" ? { ...side, gear: [...side.gear, { card: "p1.I12.1", durability: 3 }] } : { ...side, th: 2 },
    ),
    blow: { ...dez.blow, target: "p2.Z10.1", weapon: "p1.W08.1", outcome: "miss", rerolled: true },
  })
    .when({ do: "window", on: "miss", about: "p2.Z10.1", used: [] }, "p1 window/p1.R06.1")
    .refused("DUEL-RUL-41");
});

rule("DUEL-PROTO-02 DUEL-PROTO-06: Steady Hands and Dez Okafor make a miss a hit", () => {
  const dez = duel({ p1: { survivor: "SV2", ap: 1, tp: 1, gear: ["W08"], threat: ["Z10"] } });
  const after = given(dez, ACT).came("2", "5").when("p1 act/attack/p2.Z10.1", "p1 window/p1.SV2.1");
  after.among(rolled("5", ["4", "5", "6"], "hit", true), hurt("p2.Z10.1", 2), {
    was: "worn",
    seat: "p1",
    card: "p1.W08.1",
    n: 1,
  });
  expect(sideIn(after.state, "p1").tp).toBe(0);
  // Wear is for the attack, however often was rolled.
  expect(gearOn(after.state, "p1")).toEqual(["W08/5"]);
});

rule("DUEL-RUL-42: a draw is usually used, unless the deck is empty", () => {
  const crowbar = (deck: readonly string[]) => duel({ p1: { ap: 1, gear: ["W06"], threat: ["Z01"], deck } });
  const killing = ["p1 act/attack/p2.Z01.1", "p1 window/…"] as const;
  const drawn = given(crowbar(["E02", "E01"]), ACT)
    .came("6", "p1.E01.1")
    .when(...killing);
  expect(sideIn(drawn.state, "p1").hand).toEqual(["p1.E01.1"]);
  const saved = given(crowbar([]), ACT)
    .came("6")
    .when(...killing);
  saved.asks("p1 act");
});

rule("DUEL-RUL-42 DUEL-PROTO-03: the Crowbar's draw on a kill is used or kept, once a turn", () => {
  const crowbar = duel({ p1: { ap: 2, gear: ["W06"], threat: ["Z01", "Z02"], deck: ["E02", "E01"] } });
  const kept = given(crowbar, ACT).came("4").when("p1 act/attack/p2.Z01.1", "p1 window/pass");
  expect(sideIn(kept.state, "p1").hand).toEqual([]);
  const used = given(crowbar, ACT)
    .came("4", "p1.E02.1", "4")
    .when("p1 act/attack/p2.Z01.1", "p1 window/p1.W06.1", "p1 act/attack/p2.Z02.1");
  used.asks("p1 act");
  expect(sideIn(used.state, "p1").hand).toEqual(["p1.E02.1"]);
});

rule("DUEL-RUL-41 DUEL-PROTO-05: Headshot is used up by the next Weapon attack, hit or miss", () => {
  const aimed = duel({ p1: { ap: 2, gear: ["W02"], hand: ["E05"], threat: ["Z20"] } });
  given(aimed, ACT).came("3").when("p1 act/p1.E05.1", "p1 act/attack/p2.Z20.1").among(hurt("p2.Z20.1", 4));
  given(aimed, ACT)
    .came("1", "3")
    .when("p1 act/p1.E05.1", "p1 act/attack/p2.Z20.1", "p1 act/attack/p2.Z20.1")
    .among(rolled("1", ["3", "4", "5", "6"], "miss"), hurt("p2.Z20.1", 2));
});

rule(
  "DUEL-PROTO-01 DUEL-PROTO-05: Ambush strikes without AP, two easier; it needs a Weapon and a target in range",
  () => {
    const ambush = (gear: string[], zone: "threat" | "zombie") =>
      duel({ p1: { ap: 1, gear, hand: ["E08"], [zone]: ["Z10"] } });
    const after = given(ambush(["W08"], "zombie"), ACT)
      .came("2")
      .when("p1 act/p1.E08.1/p2.Z10.1");
    after.among(rolled("2", ["2", "3", "4", "5", "6"], "hit"), hurt("p2.Z10.1", 2));
    expect(gearOn(after.state, "p1")).toEqual(["W08/5"]);
    expect(sideIn(after.state, "p1").ap).toBe(0);
    given(ambush([], "threat"), ACT).when("p1 act/p1.E08.1").refused("DUEL-PROTO-01");
    given(ambush(["W02"], "zombie"), ACT)
      .when("p1 act/p1.E08.1")
      .refused("DUEL-PROTO-01");
  },
);

rule("DUEL-PROTO-04: the Red Dot Sight makes hitting easier, the Spiked Wrap does more damage", () => {
  given(duel({ p1: { ap: 1, gear: ["W08", "I06"], threat: ["Z10"] } }), ACT)
    .came("3")
    .when("p1 act/attack/p2.Z10.1")
    .among(rolled("3", ["3", "4", "5", "6"], "hit"));
  given(duel({ p1: { ap: 1, gear: ["W03", "I07"], threat: ["Z10"] } }), ACT)
    .came("2")
    .when("p1 act/attack/p2.Z10.1")
    .among(hurt("p2.Z10.1", 3));
});

rule("DUEL-PROTO-07: the Riot Officer takes 1 less, at least 1; the Bloated Walker hurts when it dies", () => {
  given(duel({ p1: { ap: 2, gear: ["W02"], threat: ["Z11"] } }), ACT)
    .came("3")
    .when("p1 act/attack/p2.Z11.1")
    .among(hurt("p2.Z11.1", 1));
  given(duel({ p1: { ap: 1, gear: ["W01"], threat: ["Z11"] } }), ACT)
    .came("3")
    .when("p1 act/attack/p2.Z11.1")
    .among(hurt("p2.Z11.1", 1));
  given(duel({ p1: { ap: 1, gear: ["W02"], threat: ["Z03"] } }), ACT)
    .came("3")
    .when("p1 act/attack/p2.Z03.1")
    .among({ was: "zombieDied", zombie: "p2.Z03.1" }, { was: "hurt", seat: "p1", damage: 1 });
});
