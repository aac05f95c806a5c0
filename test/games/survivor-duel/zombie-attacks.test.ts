import { NO_ATTACK } from "../../../src/games/survivor-duel/setup";
import { expect } from "vitest";
import { rule } from "../../support/given";
import { view } from "../../../src/games/survivor-duel/secrets";
import { duel, gearOn, given, sideIn, standingBefore } from "./support/duel";
import { whyNot } from "./support/why-not";

const ATTACKS = { do: "attackStep" } as const;
type Duel = ReturnType<typeof duel>;

const declared = (zombie: string, power: number) => ({ was: "attackDeclared", zombie, power }) as const;
const hurt = (damage: number) => ({ was: "hurt", seat: "p1", damage }) as const;
const negated = (zombie: string) => ({ was: "negated", zombie }) as const;
const escaped = (zombie: string, die: string, need: string, outcome: "escaped" | "caught") =>
  ({ was: "escapeRolled", seat: "p1", zombie, die, need, outcome }) as const;

const one = (p1: Parameters<typeof duel>[0]["p1"]) => duel({ phase: "attack", p1: { tp: 2, ...p1 } });

rule(
  "DUEL-QE-01 DUEL-QE-02 DUEL-QE-04 DUEL-QE-06 DUEL-QE-07 DUEL-ESC-01 DUEL-ESC-04 DUEL-EX-10 DUEL-TP-03 DUEL-RUL-17: against 4+ a 4 escapes",
  () => {
    const after = given(one({ threat: ["Z12"] }))
      .came("4")
      .when(ATTACKS, "p1 defend/quick-escape");
    after.among(
      { was: "quickEscaped", seat: "p1", zombie: "p2.Z12.1" },
      escaped("p2.Z12.1", "4", "4", "escaped"),
      negated("p2.Z12.1"),
      { was: "attackEnded", zombie: "p2.Z12.1" },
    );
    expect(sideIn(after.state, "p1")).toMatchObject({ hp: 20, tp: 1, cover: 0 });
  },
);

rule(
  "DUEL-QE-08 DUEL-QE-11 DUEL-ESC-03 DUEL-ESC-05 DUEL-EX-10: a 3 does not, and it is paid and used all the same",
  () => {
    const after = given(one({ threat: ["Z12"], hand: ["E01"] }))
      .came("3")
      .when(ATTACKS, "p1 defend/quick-escape", "p1 discard/p1.E01.1");
    after.among(escaped("p2.Z12.1", "3", "4", "caught"), hurt(2));
    expect(sideIn(after.state, "p1")).toMatchObject({ hp: 18, tp: 1, usedThisPhase: ["quick-escape"] });
  },
);

rule("DUEL-QE-09: a Quick Escape moves nobody", () => {
  const after = given(one({ threat: ["Z10"] }))
    .came("3")
    .when(ATTACKS, "p1 defend/quick-escape");
  expect(standingBefore(after.state, "p1")).toEqual(["Z10 threat 4"]);
  expect(sideIn(after.state, "p1").cover).toBe(0);
});

rule("DUEL-EX-16 DUEL-QE-03: no second Quick Escape, but Reacts are still played", () => {
  const two = one({ threat: ["Z10", "Z11"], hand: ["R01"] });
  const first = given(two)
    .came("2")
    .when(ATTACKS, "p2 nextAttack/p2.Z10.1", "p1 defend/quick-escape", "p1 defend/pass");
  first.offers("p1 defend", "pass", "p1.R01.1", "hush");
  given(two)
    .came("2")
    .when(ATTACKS, "p2 nextAttack/p2.Z10.1", "p1 defend/quick-escape", "p1 defend/quick-escape")
    .refused("DUEL-QE-03");
  given(two)
    .came("2")
    .when(ATTACKS, "p2 nextAttack/p2.Z10.1", "p1 defend/quick-escape", "p1 defend/pass", "p1 defend/p1.R01.1")
    .among(negated("p2.Z11.1"));
});

rule("DUEL-EX-17 DUEL-QE-10: what a React has stopped is not escaped from as well", () => {
  const after = given(one({ threat: ["Z10"], hand: ["R01"] })).when(ATTACKS, "p1 defend/p1.R01.1");
  after.among(negated("p2.Z10.1"), { was: "attackEnded", zombie: "p2.Z10.1" }).asks();
  expect(sideIn(after.state, "p1").hp).toBe(20);
  const off: Duel = {
    ...one({ gear: ["I12"], threat: ["Z10"] }),
    attack: { ...NO_ATTACK, zombie: "p2.Z10.1", damage: 0, off: true },
  };
  given(off).when({ do: "defend", zombie: "p2.Z10.1", power: 3, used: [] }).asks();
});

rule("DUEL-QE-05 DUEL-RUL-17: after the attack it is too late for a Quick Escape", () => {
  for (const on of ["zhit", "zafter"] as const)
    expect(
      whyNot(one({ threat: ["Z10"] }), { do: "window", on, about: "p2.Z10.1", used: [] }, "p1", "quick-escape"),
    ).toEqual({
      rule: "DUEL-QE-05",
    });
});

rule("DUEL-QE-10: a Quick Escape on an attack that is off is refused by its rule", () => {
  const off: Duel = { ...one({ threat: ["Z10"] }), attack: { ...NO_ATTACK, zombie: "p2.Z10.1", damage: 0, off: true } };
  expect(whyNot(off, { do: "defend", zombie: "p2.Z10.1", power: 3, used: [] }, "p1", "quick-escape")).toEqual({
    rule: "DUEL-QE-10",
  });
});

rule("DUEL-QE-04 DUEL-TP-03: a Quick Escape answers an attack only, and takes a TP", () => {
  expect(whyNot(one({}), { do: "window", on: "instant", about: "none", used: [] }, "p1", "quick-escape")).toEqual({
    rule: "DUEL-QE-04",
  });
  const poor: Duel = {
    ...one({ threat: ["Z10"], tp: 0 }),
    attack: { ...NO_ATTACK, zombie: "p2.Z10.1", damage: 0, off: false },
  };
  expect(whyNot(poor, { do: "defend", zombie: "p2.Z10.1", power: 3, used: [] }, "p1", "quick-escape")).toEqual({
    rule: "DUEL-TP-03",
  });
});

rule("DUEL-PROTO-02: Cole Brandt escapes on one less", () => {
  given(one({ survivor: "SV6", threat: ["Z10"] }))
    .came("2")
    .when(ATTACKS, "p1 defend/quick-escape")
    .among(escaped("p2.Z10.1", "2", "2", "escaped"), negated("p2.Z10.1"));
});

rule(
  "DUEL-ZATK-01 DUEL-ZATK-02 DUEL-ZATK-04 DUEL-RUL-18: all that can attack do, one at a time, as the Zombie player chooses",
  () => {
    const three = one({ tp: 0, threat: ["Z01", "Z02", "Z15"], zombie: ["Z10"] });
    given(three).when(ATTACKS).asks("p2 nextAttack").offers("p2 nextAttack", "p2.Z01.1", "p2.Z02.1");
    const after = given(three).when(ATTACKS, "p2 nextAttack/p2.Z02.1");
    after.among(declared("p2.Z02.1", 1), hurt(1), declared("p2.Z01.1", 1), hurt(1)).asks();
    given(three).when(ATTACKS, "p2 nextAttack/p2.Z10.1").refused("DUEL-ZATK-04");
    given(three).when(ATTACKS, "p2 nextAttack/stop").refused("DUEL-ZATK-01");
  },
);

rule("DUEL-ZATK-05: a zombie without a Hit Roll hits", () => {
  given(one({ tp: 0, threat: ["Z10"] }))
    .when(ATTACKS)
    .among({ was: "attackHit", zombie: "p2.Z10.1", damage: 3 }, hurt(3));
});

const linebacker = (p1: Parameters<typeof duel>[0]["p1"], options: Duel["options"] = {}) =>
  given(duel({ phase: "attack", options, p1: { tp: 2, threat: ["Z13"], gear: ["W02"], hand: ["R02", "R04"], ...p1 } }));

rule("DUEL-RUL-15: an attack has one question, with all that answers any of its triggers", () => {
  linebacker({})
    .when(ATTACKS)
    .asks("p1 defend")
    .offers("p1 defend", "pass", "p1.R02.1", "p1.R04.1", "quick-escape", "hush");
  for (const die of ["3", "4"]) linebacker({}).came(die).when(ATTACKS, "p1 defend/pass").asks();
  expect(sideIn(linebacker({}).came("4").when(ATTACKS, "p1 defend/pass").state, "p1").hp).toBe(15);
});

rule("DUEL-RUL-15: what answers a hit is said before the Hit Roll, and used and paid for only if it hits", () => {
  const hit = linebacker({}).came("4").when(ATTACKS, "p1 defend/p1.R02.1", "p1 defend/pass");
  hit.among(
    { was: "readied", seat: "p1", card: "p1.R02.1" },
    { was: "attackHit", zombie: "p2.Z13.1", damage: 5 },
    { was: "played", seat: "p1", card: "p1.R02.1", ap: 0, tp: 1 },
    { was: "reduced", zombie: "p2.Z13.1", n: 2 },
    hurt(3),
  );
  expect(sideIn(hit.state, "p1")).toMatchObject({ tp: 1, hand: ["p1.R04.1"], graveyard: ["p1.R02.1"] });
  const miss = linebacker({}).came("3").when(ATTACKS, "p1 defend/p1.R02.1", "p1 defend/pass");
  miss.among({ was: "zombieRolled", zombie: "p2.Z13.1", die: "3", need: "4", outcome: "miss" }).asks();
  expect(sideIn(miss.state, "p1")).toMatchObject({ hp: 20, tp: 2, hand: ["p1.R02.1", "p1.R04.1"], graveyard: [] });
});

rule("DUEL-RUL-15: what answers an attack that is over is said there too, and happens after it", () => {
  for (const [die, hp] of [
    ["4", 15],
    ["3", 20],
  ] as const) {
    const after = linebacker({}).came(die, "6").when(ATTACKS, "p1 defend/p1.R04.1", "p1 defend/pass");
    after.among({ was: "played", seat: "p1", card: "p1.R04.1", ap: 0, tp: 1 }, { was: "blowEnded", seat: "p1" });
    expect(standingBefore(after.state, "p1")).toEqual(["Z13 threat 1"]);
    expect(sideIn(after.state, "p1").hp).toBe(hp);
  }
});

rule("DUEL-RUL-15 DUEL-RUL-42: the TP of what is ready are promised, and nothing is said twice", () => {
  linebacker({ tp: 1 }).came("3").when(ATTACKS, "p1 defend/p1.R02.1").asks();
  linebacker({ tp: 2 })
    .when(ATTACKS, "p1 defend/p1.R02.1")
    .asks("p1 defend")
    .offers("p1 defend", "pass", "p1.R04.1", "quick-escape", "hush");
  linebacker({ tp: 2 }).when(ATTACKS, "p1 defend/p1.R02.1", "p1 defend/p1.R02.1").refused("DUEL-RUL-42");
  linebacker({ tp: 2 }).came("3", "6").when(ATTACKS, "p1 defend/p1.R02.1", "p1 defend/p1.R04.1").asks();
});

rule("DUEL-RUL-28: what is ready may still lie in a hand, and nobody else sees it", () => {
  const { state } = linebacker({}).when(ATTACKS, "p1 defend/p1.R02.1");
  expect(state.attack.ready).toEqual(["p1.R02.1"]);
  expect(view(state, "p1").attack.ready).toEqual(["p1.R02.1"]);
  expect(view(state, "p2").attack.ready).toEqual(["hidden"]);
});

const AFTER = { escapes: "after" };

rule(
  "DUEL-RUL-17 DUEL-QE-04 DUEL-QE-05: as agreed the question comes once the attack has hit, and never if it misses",
  () => {
    const missed = linebacker({}, AFTER).came("3").when(ATTACKS);
    missed.among({ was: "zombieRolled", zombie: "p2.Z13.1", die: "3", need: "4", outcome: "miss" });
    // Nobody was asked about this attack yet.
    missed.asks("p1 window").offers("p1 window", "pass", "p1.R04.1", "hush");
    const hit = linebacker({}, AFTER).came("4").when(ATTACKS);
    hit.among({ was: "attackHit", zombie: "p2.Z13.1", damage: 5 });
    hit.asks("p1 defend").offers("p1 defend", "pass", "p1.R02.1", "p1.R04.1", "quick-escape", "hush");
  },
);

rule("DUEL-RUL-17 DUEL-QE-07 DUEL-QE-08: one escapes then from a hit, or does not", () => {
  const escapes = linebacker({}, AFTER).came("4", "3").when(ATTACKS, "p1 defend/quick-escape");
  escapes.among(escaped("p2.Z13.1", "3", "3", "escaped"), negated("p2.Z13.1"), {
    was: "attackEnded",
    zombie: "p2.Z13.1",
  });
  expect(sideIn(escapes.state, "p1")).toMatchObject({ hp: 20, tp: 1 });
  const caught = linebacker({}, AFTER).came("4", "2").when(ATTACKS, "p1 defend/quick-escape", "p1 defend/pass");
  caught.among(escaped("p2.Z13.1", "2", "3", "caught"), hurt(5)).asks();
});

rule("DUEL-RUL-17 DUEL-RUL-15: then what answers a hit is done at once", () => {
  const after = linebacker({}, AFTER).came("4").when(ATTACKS, "p1 defend/p1.R02.1");
  after.among({ was: "reduced", zombie: "p2.Z13.1", n: 2 }).asks("p1 defend");
  expect(after.state.attack.damage).toBe(3);
});

rule("DUEL-PROTO-06: Crossed Paths lets an attack hit another zombie in the Threat Zone", () => {
  const two = one({ tp: 2, hand: ["R11"], threat: ["Z10", "Z11", "Z02"], zombie: ["Z01"] });
  const after = given(two).when(ATTACKS, "p2 nextAttack/p2.Z10.1", "p1 defend/p1.R11.1/p2.Z11.1");
  after.among(
    { was: "redirected", zombie: "p2.Z10.1", instead: "p2.Z11.1" },
    { was: "zombieHurt", zombie: "p2.Z11.1", damage: 2 },
    { was: "attackEnded", zombie: "p2.Z10.1" },
  );
  expect(sideIn(after.state, "p1")).toMatchObject({ hp: 20, tp: 0 });
  expect(standingBefore(after.state, "p1")).toContain("Z11 threat 1");
  given(two)
    .when(ATTACKS, "p2 nextAttack/p2.Z10.1", "p1 defend/p1.R11.1")
    .offers("p1 defend/p1.R11.1", "p2.Z11.1", "p2.Z02.1");
  given(one({ tp: 2, hand: ["R11"], threat: ["Z10"], zombie: ["Z01"] }))
    .when(ATTACKS, "p1 defend/p1.R11.1")
    .refused("DUEL-PROTO-01");
});

rule("DUEL-RUL-17: an attack of 0 is none", () => {
  given(one({ threat: ["Z15"] }))
    .when(ATTACKS)
    .then({ was: "phaseBegan", phase: "attack", seat: "p2" });
});

rule("DUEL-ZATK-03 DUEL-REACT-02: before each attack the Survivor is asked", () => {
  given(one({ threat: ["Z01"] }))
    .when(ATTACKS)
    .asks("p1 defend")
    .offers("p1 defend", "pass", "quick-escape", "hush");
});

rule("DUEL-EX-24 DUEL-DMG-03 DUEL-GOAL-01: at 2 HP the first attack ends the game", () => {
  const last = one({ hp: 2, tp: 0, threat: ["Z07", "Z10"] });
  const after = given(last).when(ATTACKS, "p2 nextAttack/p2.Z07.1");
  after.over({ won: ["p2"], rule: "DUEL-GOAL-01" });
  after.then(
    { was: "phaseBegan", phase: "attack", seat: "p2" },
    declared("p2.Z07.1", 2),
    { was: "attackHit", zombie: "p2.Z07.1", damage: 2 },
    { was: "mortal", seat: "p1", damage: 2 },
    hurt(2),
  );
});

rule("DUEL-EX-25 DUEL-DUR-02 DUEL-RUL-21: the Riot Shield makes 3 damage 2, and wears by 1", () => {
  const after = given(one({ tp: 0, gear: ["I03"], threat: ["Z10"] })).when(ATTACKS, "p1 defend/p1.I03.1");
  after.among({ was: "reduced", zombie: "p2.Z10.1", n: 1 }, hurt(2));
  expect(gearOn(after.state, "p1")).toEqual(["I03/3"]);
});

rule("DUEL-RUL-42 DUEL-RUL-14: armour is used once for one hit, however much of it is left", () => {
  const shields = one({ tp: 1, gear: ["I03", "I03"], hand: ["R02"], threat: ["Z12"] });
  const first = given(shields).when(ATTACKS, "p1 defend/p1.I03.1");
  first.offers("p1 defend", "pass", "p1.R02.1", "p1.I03.2", "quick-escape", "hush");
  given(shields).when(ATTACKS, "p1 defend/p1.I03.1", "p1 defend/p1.I03.1").refused("DUEL-RUL-42");
  // The next hit is another trigger.
  const two = one({ tp: 0, gear: ["I03"], threat: ["Z10", "Z10"] });
  const both = given(two).when(ATTACKS, "p2 nextAttack/p2.Z10.1", "p1 defend/p1.I03.1", "p1 defend/p1.I03.1");
  both.among(hurt(2), hurt(2));
  expect(gearOn(both.state, "p1")).toEqual(["I03/2"]);
});

rule("DUEL-RUL-42: armour that wears is used or kept; it is usually used, a React usually saved", () => {
  given(one({ tp: 1, gear: ["I03"], hand: ["R02"], threat: ["Z10"] }))
    .when(ATTACKS, "p1 defend/…", "p1 defend/pass")
    .among({ was: "reduced", zombie: "p2.Z10.1", n: 1 });
  const after = given(one({ tp: 0, gear: ["I03"], threat: ["Z10"] })).when(ATTACKS, "p1 defend/pass");
  expect(gearOn(after.state, "p1")).toEqual(["I03/4"]);
  expect(sideIn(after.state, "p1").hp).toBe(17);
});

rule("DUEL-PROTO-04 DUEL-RUL-21: the Leather Jacket helps against 2 and more; used twice it is gone", () => {
  given(one({ tp: 0, gear: ["I04"], threat: ["Z01"] }))
    .when(ATTACKS)
    .asks()
    .among(hurt(1));
  const after = given(one({ tp: 0, gear: ["I04/1"], threat: ["Z10"] })).when(ATTACKS, "p1 defend/p1.I04.1");
  after.among(
    { was: "worn", seat: "p1", card: "p1.I04.1", n: 1 },
    { was: "gearLost", seat: "p1", card: "p1.I04.1", how: "used-up" },
    hurt(1),
  );
  expect(sideIn(after.state, "p1").graveyard).toEqual(["p1.I04.1"]);
});

rule(
  "DUEL-RUL-14 DUEL-REACT-01 DUEL-REACT-03 DUEL-TP-01: Reacts one after the other, each done at once, until the player passes",
  () => {
    const after = given(one({ tp: 2, hand: ["R02", "R02"], threat: ["Z20"] })).when(
      ATTACKS,
      "p1 defend/p1.R02.1",
      "p1 defend/p1.R02.2",
    );
    after.among(
      { was: "played", seat: "p1", card: "p1.R02.1", ap: 0, tp: 1 },
      { was: "reduced", zombie: "p2.Z20.1", n: 2 },
      { was: "played", seat: "p1", card: "p1.R02.2", ap: 0, tp: 1 },
      { was: "reduced", zombie: "p2.Z20.1", n: 2 },
    );
    expect(sideIn(after.state, "p1")).toMatchObject({ hp: 20, tp: 0, graveyard: ["p1.R02.1", "p1.R02.2"] });
  },
);

rule("DUEL-REACT-01: a React without its trigger, and a card that is none, are refused", () => {
  given(one({ hand: ["R07", "R01"], threat: ["Z10"] }))
    .when(ATTACKS, "p1 defend/p1.R07.1")
    .refused("DUEL-REACT-01");
  given(one({ gear: ["I01"], threat: ["Z10"] }))
    .when(ATTACKS, "p1 defend/p1.I01.1")
    .refused("DUEL-REACT-01");
  given(one({ hand: ["R05"], threat: ["Z10"] }))
    .when(ATTACKS, "p1 defend/p2.Z10.1")
    .refused("DUEL-TURN-03");
});

rule("DUEL-RUL-08: AP are not spent in the Zombie Phase: no attack, no Loot, no card that costs them", () => {
  const open = () => given(one({ ap: 3, hand: ["R02", "I01", "W02", "E01"], gear: ["W03"], threat: ["Z10"] }));
  for (const word of ["attack", "loot", "end", "p1.I01.1", "p1.W02.1", "p1.E01.1"]) {
    open().when(ATTACKS, `p1 defend/${word}`).refused("DUEL-RUL-08");
  }
});

rule("DUEL-TURN-02 DUEL-RUL-13: whoever runs the zombies does nothing as a Survivor, and spends no TP", () => {
  const three = duel({ p1: { threat: ["Z10", "Z01"] }, p2: { ap: 3, tp: 2, hand: ["R02", "E01"] } });
  given(three).when(ATTACKS, "p2 nextAttack/p2.R02.1").refused("DUEL-RUL-13");
  given(three).when(ATTACKS, "p2 nextAttack/p2.E01.1").refused("DUEL-TURN-02");
  given(three).when(ATTACKS, "p2 nextAttack/quick-escape").refused("DUEL-TURN-02");
});

rule("DUEL-TP-01: a React that is too dear is refused", () => {
  given(one({ hp: 1, tp: 1, hand: ["R05"], threat: ["Z01"], gear: ["I12"] }))
    .when(ATTACKS, "p1 defend/pass")
    .over({ won: ["p2"], rule: "DUEL-GOAL-01" });
  const poor = { ...one({ hp: 1, tp: 1, hand: ["R05"] }), harm: 1 };
  expect(whyNot(poor, { do: "window", on: "zero", about: "none", used: [] }, "p1", "p1.R05.1")).toEqual({
    rule: "DUEL-TP-01",
  });
});

rule("DUEL-PROTO-06: Sidestep is for zombies of 3 and less", () => {
  given(one({ tp: 1, hand: ["R01"], threat: ["Z20"] }))
    .when(ATTACKS, "p1 defend/p1.R01.1")
    .refused("DUEL-REACT-01");
});

rule("DUEL-PROTO-06 DUEL-ZONE-06 DUEL-RUL-34: Not Today leaves 1 HP and goes into Exile", () => {
  const after = given(one({ hp: 2, hand: ["R05"], threat: ["Z10"] })).when(
    ATTACKS,
    "p1 defend/pass",
    "p1 window/p1.R05.1",
  );
  after.among(
    { was: "mortal", seat: "p1", damage: 3 },
    { was: "survived", seat: "p1" },
    { was: "exiled", seat: "p1", card: "p1.R05.1" },
  );
  expect(sideIn(after.state, "p1")).toMatchObject({ hp: 1, graveyard: [], exile: ["p1.R05.1"], fate: "fighting" });
});

rule("DUEL-PROTO-06: Counterblow strikes back at the attacker, with Hit Roll and wear", () => {
  const after = given(one({ tp: 1, hp: 5, hand: ["R04"], gear: ["W02"], threat: ["Z10"] }))
    .came("3")
    .when(ATTACKS, "p1 defend/p1.R04.1");
  after.among(
    hurt(3),
    { was: "zombieHurt", zombie: "p2.Z10.1", damage: 2 },
    { was: "worn", seat: "p1", card: "p1.W02.1", n: 1 },
  );
  given(one({ tp: 1, hand: ["R04"], gear: ["W08"], threat: ["Z10"] }))
    .when(ATTACKS, "p1 defend/pass")
    .asks();
});

rule("DUEL-EX-28 DUEL-ESC-02 DUEL-RUL-31: Trip stops a Shambler's attack, and its next one", () => {
  const after = given(one({ hand: ["R08"], threat: ["Z01"] }))
    .came("2")
    .when(ATTACKS, "p1 defend/p1.R08.1");
  after.among(escaped("p2.Z01.1", "2", "2", "escaped"), negated("p2.Z01.1"), { was: "stunned", zombie: "p2.Z01.1" });
  expect(sideIn(after.state, "p1").hp).toBe(20);
  const later = given(after.state as Duel)
    .came("p2.E02.1")
    .when({ do: "endTurn" });
  given({ ...(later.state as Duel), active: "p1" })
    .when(ATTACKS)
    .then({ was: "phaseBegan", phase: "attack", seat: "p2" }, { was: "stunSpent", zombie: "p2.Z01.1" });
});

rule("DUEL-RUL-31 DUEL-PROTO-06 DUEL-TURN-04: Cover lowers each attack until end of turn, and does not add up", () => {
  const two = one({ tp: 2, hand: ["R09", "R09"], threat: ["Z10", "Z12"] });
  const after = given(two).when(
    ATTACKS,
    "p2 nextAttack/p2.Z10.1",
    "p1 defend/p1.R09.1",
    "p1 defend/pass",
    "p1 defend/pass",
    "p1 discard/p1.R09.2",
  );
  after.among({ was: "covered", seat: "p1", n: 1 }, hurt(2), hurt(1));
  given(two)
    .when(ATTACKS, "p2 nextAttack/p2.Z10.1", "p1 defend/p1.R09.1", "p1 defend/p1.R09.2")
    .among({ was: "covered", seat: "p1", n: 1 }, { was: "covered", seat: "p1", n: 1 }, hurt(2));
  const over = given(after.state as Duel)
    .came("p2.E02.1")
    .when({ do: "endTurn" });
  expect(sideIn(over.state, "p1").cover).toBe(0);
});

rule("DUEL-RUL-38: damage that is no attack is neither covered nor escaped", () => {
  const after = given(one({ cover: 2, tp: 2, threat: [{ card: "Z03", hp: 0 }] })).when({ do: "bury" });
  after.then({ was: "zombieDied", zombie: "p2.Z03.1" }, hurt(1));
});

rule("DUEL-RUL-38: it can still bring the Survivor to 0 HP, and that may be answered", () => {
  given(one({ hp: 1, hand: ["R05"], threat: [{ card: "Z03", hp: 0 }] }))
    .when({ do: "bury" }, "p1 window/p1.R05.1")
    .among({ was: "survived", seat: "p1" });
});

rule("DUEL-RUL-39: a zombie that was pushed before its turn does not attack; a Spitter still does", () => {
  given(one({ tp: 0, zombie: ["Z10"] }))
    .when(ATTACKS)
    .then({ was: "phaseBegan", phase: "attack", seat: "p2" });
  given(one({ tp: 0, zombie: ["Z14"] }))
    .when(ATTACKS)
    .among(declared("p2.Z14.1", 2), hurt(2));
});

rule("DUEL-RUL-39: one that is killed by another's attack being answered does not attack", () => {
  const after = given(one({ tp: 1, hand: ["R04"], gear: ["W04"], threat: ["Z01"] }))
    .came("6")
    .when(ATTACKS, "p1 defend/p1.R04.1");
  expect(standingBefore(after.state, "p1")).toEqual([]);
});

rule("DUEL-PROTO-07: the Butcher makes its victim discard, the Acid Leaper eats the Weapon", () => {
  const after = given(one({ tp: 0, hand: ["I01", "E01"], threat: ["Z12"] })).when(ATTACKS, "p1 discard/p1.E01.1");
  after.among({ was: "discarded", seat: "p1", card: "p1.E01.1" }, hurt(2));
  expect(sideIn(after.state, "p1").hand).toEqual(["p1.I01.1"]);
  const acid = given(one({ tp: 0, gear: ["W02/1"], threat: ["Z17"] })).when(ATTACKS);
  acid.among(
    { was: "worn", seat: "p1", card: "p1.W02.1", n: 1 },
    { was: "gearLost", seat: "p1", card: "p1.W02.1", how: "used-up" },
    hurt(2),
  );
});

rule("DUEL-PROTO-07: Pack Walkers and Patient Zero make others stronger", () => {
  given(one({ tp: 0, threat: ["Z04"] }))
    .when(ATTACKS)
    .among(declared("p2.Z04.1", 1));
  given(one({ tp: 0, threat: ["Z04", "Z01"] }))
    .when(ATTACKS, "p2 nextAttack/p2.Z04.1")
    .among(declared("p2.Z04.1", 2));
  given(one({ tp: 0, threat: ["Z19", "Z15"] }))
    .when(ATTACKS, "p2 nextAttack/p2.Z15.1")
    .among(declared("p2.Z15.1", 1));
});

rule("DUEL-RUL-32: the Survivor's side answers before the zombie's effect", () => {
  const after = given(one({ tp: 1, hand: ["R02", "E01"], threat: ["Z12"] })).when(ATTACKS, "p1 defend/p1.R02.1");
  after.among({ was: "reduced", zombie: "p2.Z12.1", n: 2 }).asks("p1 discard");
});

rule("DUEL-RUL-13 DUEL-RUL-15: a pass may be for the rest of the phase", () => {
  const two = one({ threat: ["Z01", "Z02"] });
  given(two)
    .when(ATTACKS, "p2 nextAttack/p2.Z01.1", "p1 defend/hush")
    .among({ was: "hushed", seat: "p1" }, hurt(1), hurt(1))
    .asks();
  const next = given(given(two).when(ATTACKS, "p2 nextAttack/p2.Z01.1", "p1 defend/hush").state as Duel)
    .came("p2.E02.1")
    .when({ do: "endTurn" });
  expect(next.state.hushed).toBe(false);
});

rule("DUEL-RUL-38 DUEL-PROTO-06: even then one is asked when it is the end", () => {
  const last = one({ hp: 2, hand: ["R05"], threat: ["Z01", "Z10"] });
  given(last)
    .when(ATTACKS, "p2 nextAttack/p2.Z01.1", "p1 defend/hush", "p1 window/p1.R05.1")
    .among({ was: "survived", seat: "p1" });
});

rule("DUEL-RUL-15: with the switch on, a window opens whenever the hand might hold an answer", () => {
  const state = duel({
    phase: "attack",
    options: { stops: "always" },
    p1: { tp: 1, hand: ["I01"], usedThisPhase: ["quick-escape"], threat: ["Z10"] },
  });
  given(state).when(ATTACKS).asks("p1 defend").offers("p1 defend", "pass", "hush");
  given({ ...state, sides: state.sides.map((side) => ({ ...side, tp: 0 })) })
    .when(ATTACKS)
    .asks();
});
