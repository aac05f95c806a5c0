import { NO_ATTACK } from "../../../src/games/survivor-duel/setup";
import { expect } from "vitest";
import { hints } from "../../../src/games/survivor-duel/hints/hints";
import { evolve } from "../../../src/games/survivor-duel/evolve";
import { escapeRoll } from "../../../src/games/survivor-duel/rules/effects";
import { mostToCome, threatToCome, waysFrom, waysToHit } from "../../../src/games/survivor-duel/rules/forecast";
import { canAttack } from "../../../src/games/survivor-duel/rules/zombies";
import type { Duel } from "../../../src/games/survivor-duel/vocabulary";
import { rule } from "../../support/given";
import { duel, gearOn, given, sideIn, standingBefore } from "./support/duel";

const ACT = { do: "act" } as const;
const ATTACKS = { do: "attackStep" } as const;
const WINDOW = { do: "window", used: [] } as const;

const attackOf = (zombie: string, damage = 0): Duel["attack"] => ({ ...NO_ATTACK, zombie, damage });

rule("DUEL-RUL-39: an attack is off when its zombie is pushed, banished or dies, and no other one's is", () => {
  const state = () => ({ ...duel({ phase: "attack", p1: { threat: ["Z10", "Z01"] } }), attack: attackOf("p2.Z10.1") });
  for (const was of ["pushed", "zombieBanished", "zombieDied"] as const) {
    const [hit, other] = [state(), state()];
    evolve[was](hit, { was, zombie: "p2.Z10.1" } as never);
    evolve[was](other, { was, zombie: "p2.Z01.1" } as never);
    expect([hit.attack, other.attack]).toEqual([
      { ...NO_ATTACK, zombie: "p2.Z10.1", damage: 0, off: true },
      { ...NO_ATTACK, zombie: "p2.Z10.1", damage: 0, off: false },
    ]);
  }
  const off = { ...duel({ phase: "attack", p1: { threat: ["Z10"] } }), attack: { ...attackOf("p2.Z10.1"), off: true } };
  const ended = { was: "attackEnded", zombie: "p2.Z10.1" } as const;
  given(off).when({ do: "zombieGoes", zombie: "p2.Z10.1" }).then(ended);
  given(off).when({ do: "zombieDone", zombie: "p2.Z10.1" }).then(ended);
  given(off).when({ do: "zombieDamage", zombie: "p2.Z10.1" }).then();
});

rule("DUEL-RUL-15: after an attack nothing of it is left", () => {
  const { state } = given(duel({ phase: "attack", p1: { tp: 0, threat: ["Z10"] } })).when(ATTACKS);
  expect(state.attack).toEqual({ ...NO_ATTACK, zombie: "none", damage: 0, off: false });
  expect(state.harm).toBe(0);
  expect(state.blow.target).toBe("none");
});

rule("DUEL-RUL-41: after an attack of the Survivor nothing of it is left", () => {
  const { state } = given(duel({ p1: { ap: 1, gear: ["W02"], threat: ["Z10"] } }), ACT)
    .came("5")
    .when("p1 act/attack/p2.Z10.1");
  expect(state.blow).toEqual(duel({}).blow);
  expect(state.die).toBe("5");
});

rule("DUEL-ESC-01 DUEL-RUL-26: the die that was thrown last lies there", () => {
  const escaped = given(duel({ phase: "attack", p1: { tp: 1, threat: ["Z10"] } }))
    .came("2")
    .when(ATTACKS, "p1 defend/quick-escape");
  expect(escaped.state.die).toBe("2");
  const state = duel({ turn: 0, p1: { row: ["Z01"] } });
  evolve.firstDrawn(state, { was: "firstDrawn", seat: "p2", die: "4", hp: 25 });
  expect([state.die, state.first, sideIn(state, "p2").hp, sideIn(state, "p2").hpMax]).toEqual(["4", "p2", 25, 25]);
});

rule("DUEL-AP-01 DUEL-AP-02: three AP at Refresh, whatever was left", () => {
  const state = given(duel({ active: "p1", p1: { ap: 0, tp: 0 } }))
    .came("p1.E02.1")
    .when({ do: "turn", seat: "p1" }).state;
  expect(sideIn(state, "p1")).toMatchObject({ ap: 3, tp: 2, exhausted: [] });
});

rule("DUEL-PROTO-05: what was looked at goes under the deck, all of it, even a single card", () => {
  const two = given(duel({ p1: { ap: 1, hand: ["E09"], deck: ["E01", "E02"] } }), ACT)
    .came("p1.E01.1", "p1.E02.1")
    .when("p1 act/p1.E09.1");
  expect(sideIn(two.state, "p1")).toMatchObject({ deck: [["p1.E01.1", "p1.E02.1"]], looking: [] });
  const single = given(duel({ p1: { ap: 1, hand: ["E09"], deck: ["E01"] } }), ACT)
    .came("p1.E01.1")
    .when("p1 act/p1.E09.1");
  expect(sideIn(single.state, "p1")).toMatchObject({ deck: [["p1.E01.1"]], looking: [] });
  const none = given(duel({ p1: { ap: 1, hand: ["E09"], deck: ["I01"] } }), ACT)
    .came("p1.I01.1")
    .when("p1 act/p1.E09.1", "p1 pick/p1.I01.1");
  expect(sideIn(none.state, "p1")).toMatchObject({ deck: [], hand: ["p1.I01.1"], looking: [] });
  const empty = given(duel({ p1: { ap: 1, hand: ["E09"], deck: [] } }), ACT).when("p1 act/p1.E09.1");
  expect(sideIn(empty.state, "p1")).toMatchObject({ ap: 0, deck: [], graveyard: ["p1.E09.1"], fate: "fighting" });
});

rule("DUEL-PROTO-01: what a card gains is gained in its own points", () => {
  const state = duel({ p1: { ap: 0, tp: 0, th: 0 } });
  evolve.tpGained(state, { was: "tpGained", seat: "p1", n: 1 });
  evolve.apGained(state, { was: "apGained", seat: "p1", n: 2 });
  evolve.thGained(state, { was: "thGained", seat: "p1", n: 3 });
  expect(sideIn(state, "p1")).toMatchObject({ ap: 2, tp: 1, th: 3 });
});

rule("DUEL-PROTO-07: the Screecher's TH is there to be spent and kept", () => {
  const state = given(duel({ phase: "attack", p1: { tp: 0, threat: ["Z15"] }, p2: { th: 2 } })).when({
    do: "abilityStep",
  }).state;
  expect(sideIn(state, "p2").th).toBe(3);
});

rule("DUEL-PROTO-07: the Regenerator is as whole as it is printed, and only one that is hurt is healed", () => {
  const began = (hp: number) =>
    given(duel({ phase: "spawn", p1: { tp: 0, threat: [{ card: "Z16", hp }, "Z10"] } })).when({
      do: "moment",
      on: "refresh",
      about: "none",
    });
  const after = began(1);
  after.then({ was: "restored", zombie: "p2.Z16.1", hp: 4 });
  expect(standingBefore(after.state, "p1")).toEqual(["Z16 threat 4", "Z10 threat 4"]);
  began(4).then();
  // The Survivor's own Refresh heals no zombie.
  given(duel({ phase: "survivor", p1: { threat: [{ card: "Z16", hp: 1 }] } }))
    .when({ do: "moment", on: "refresh", about: "none" })
    .then();
});

rule("DUEL-PROTO-06 DUEL-RUL-43: Body Slam stops one advance, and the zombie advances in a later turn", () => {
  const stopped = given(duel({ phase: "advance", p1: { tp: 2, hand: ["R07", "R07"], zombie: ["Z10"] } })).when(
    { do: "advanceStep" },
    "p1 window/p1.R07.1",
  );
  stopped.among({ was: "stayed", zombie: "p2.Z10.1" }, { was: "advanceSkipped", zombie: "p2.Z10.1" }).asks();
  expect(stopped.state.stays).toBe("none");
  expect(standingBefore(stopped.state, "p1")).toEqual(["Z10 zombie 4"]);
  given(duel({ phase: "advance", p1: { tp: 2, hand: ["R07"], zombie: ["Z20"] } }))
    .when({ do: "advanceStep" })
    .then({ was: "phaseBegan", phase: "advance", seat: "p2" }, { was: "advanced", zombie: "p2.Z20.1" })
    .asks();
});

rule("DUEL-RUL-43: who is no longer in the Zombie Zone when its turn to advance comes does not advance", () => {
  const state = duel({ phase: "advance", p1: { threat: ["Z01"], zombie: ["Z10"] } });
  given(state)
    .when({ do: "advances", left: ["p2.Z01.1", "p2.Z02.1", "p2.Z10.1"] })
    .then({ was: "advanced", zombie: "p2.Z10.1" });
  given(state).when({ do: "advance", zombie: "p2.Z01.1" }).then();
  given(state).when({ do: "advance", zombie: "p2.Z02.1" }).then();
});

rule("DUEL-RUL-41: the one that is struck is killed by its own damage, not another's", () => {
  const blow = { ...duel({}).blow, target: "p2.Z01.1", weapon: "p1.W02.1", outcome: "hit" } as const;
  const state = () => ({ ...duel({ p1: { threat: ["Z01", { card: "Z10", hp: 1 }] } }), blow });
  const hurt = (zombie: string, given: Duel) => {
    evolve.zombieHurt(given, { was: "zombieHurt", zombie, damage: 1, by: "DUEL-DMG-01" });
    return given.blow.outcome;
  };
  expect(hurt("p2.Z01.1", state())).toBe("killed");
  expect(hurt("p2.Z10.1", state())).toBe("hit");
  expect(hurt("p2.Z01.1", { ...state(), blow: { ...blow, outcome: "miss" } })).toBe("miss");
});

rule("DUEL-RUL-31 DUEL-RUL-15: what is reduced to nothing is nothing, and is not reduced again", () => {
  const state = { ...duel({ phase: "attack", p1: { threat: ["Z10"] } }), attack: attackOf("p2.Z10.1", 1) };
  evolve.reduced(state, { was: "reduced", zombie: "p2.Z10.1", n: 3 });
  expect(state.attack.damage).toBe(0);
  const brace = duel({ phase: "attack", p1: { tp: 2, cover: 3, hand: ["R02"], gear: ["I03"], threat: ["Z10"] } });
  given(brace)
    .when(ATTACKS, "p1 defend/pass")
    .among({ was: "attackHit", zombie: "p2.Z10.1", damage: 0 }, { was: "attackEnded", zombie: "p2.Z10.1" })
    .asks();
});

rule("DUEL-PROTO-04: the Leather Jacket helps against just 2", () => {
  given(duel({ phase: "attack", p1: { tp: 0, gear: ["I04"], threat: ["Z14"] } }))
    .when(ATTACKS)
    .asks("p1 defend");
  given(duel({ phase: "attack", p1: { tp: 0, gear: ["I04"], threat: ["Z01"] } }))
    .when(ATTACKS)
    .asks();
});

rule("DUEL-RUL-15: a window is open as long as what it is about is still to be answered", () => {
  const p1 = { tp: 2, hand: ["R01", "R03", "R06", "R07", "R02"], gear: ["W08", "I12"], threat: ["Z10"] };
  const state = { ...duel({ phase: "attack", p1, p2: { th: 1 } }), attack: attackOf("p2.Z10.1", 3) };
  const asked = (on: "attack" | "zhit" | "miss" | "spawned" | "advances", about: string, more: Partial<Duel> = {}) =>
    given({ ...state, ...more }).when({ ...WINDOW, on, about });
  for (const on of ["attack", "zhit"] as const) {
    asked(on, "p2.Z10.1").asks("p1 window");
    asked(on, "p2.Z01.1").asks();
    asked(on, "p2.Z10.1", { attack: { ...state.attack, off: true } }).asks();
  }
  asked("miss", "p2.Z10.1").asks();
  asked("miss", "p2.Z10.1", { blow: { ...state.blow, outcome: "miss" } }).asks("p1 window");
  asked("spawned", "p2.Z10.1").asks("p1 window");
  asked("spawned", "p2.Z01.1").asks();
  asked("advances", "p2.Z10.1").asks("p1 window");
  asked("advances", "p2.Z01.1").asks();
  asked("advances", "p2.Z10.1", { stays: "p2.Z10.1" }).asks();
});

rule("DUEL-RUL-15: the switch that hides a hand stops in named windows only, and for a hand that could answer", () => {
  const always = (p1: Parameters<typeof duel>[0]["p1"], on: "refresh" | "zafter") =>
    given(duel({ phase: "attack", options: { stops: "always" }, p1: { tp: 1, threat: ["Z10"], ...p1 } })).when({
      ...WINDOW,
      on,
      about: "p2.Z10.1",
    });
  always({ hand: ["E01"] }, "zafter").asks("p1 window");
  always({ hand: [] }, "zafter").asks();
  always({ hand: ["E01"], tp: 0 }, "zafter").asks();
  always({ hand: ["E01"] }, "refresh").asks();
});

rule(
  "DUEL-RUL-42 DUEL-RUL-13: an Instant is used again in one window as long as it can be paid, other cards are not",
  () => {
    const state = duel({ phase: "attack", p1: { tp: 3, gear: ["I12", "I12"], threat: ["Z10"] }, p2: { th: 3 } });
    const both = given(state).when({ do: "attackStep" }, "p1 defend/p1.I12.1", "p1 defend/p1.I12.2");
    both.among({ was: "thLost", seat: "p2", n: 1 }, { was: "thLost", seat: "p2", n: 1 });
    // Exhausted is why it is refused, not that it was used.
    given(state).when({ do: "attackStep" }, "p1 defend/p1.I12.1", "p1 defend/p1.I12.1").refused("DUEL-RUL-11");
    given(state)
      .when({ do: "attackStep" })
      .part("p1 defend", {
        ask: "react",
        of: ["pass", "p1.I12.1", "p1.I12.2", "quick-escape", "hush"],
        least: 1,
        most: 1,
        usual: ["pass"],
      });
  },
);

rule("DUEL-PROTO-04: the Walkie-Talkie takes nothing from who has nothing, and the last TH from who has one", () => {
  const radio = (th: number) => given(duel({ p1: { ap: 1, tp: 1, gear: ["I12"] }, p2: { th } }), ACT);
  const idle = radio(0).when("p1 act/p1.I12.1");
  idle.among({ was: "used", seat: "p1", card: "p1.I12.1", ap: 0, tp: 1, th: 0, exhausts: true });
  expect([sideIn(idle.state, "p2").th, gearOn(idle.state, "p1")]).toEqual([0, ["I12/2"]]);
  const after = radio(1).when("p1 act/p1.I12.1");
  after.among({ was: "thLost", seat: "p2", n: 1 });
  expect(sideIn(after.state, "p2").th).toBe(0);
});

rule("DUEL-PROTO-07: the Hive Mother raises Walkers of 1 and nothing else", () => {
  const brood = (graveyard: string[]) =>
    given(duel({ phase: "abilities", p1: { threat: ["Z18"] }, p2: { th: 2, graveyard } })).when({ do: "abilities" });
  brood(["Z06", "Z10"]).asks();
  brood(["Z01"]).asks("p2 abilities");
  given(duel({ phase: "abilities", p1: { threat: ["Z18"] }, p2: { th: 2, graveyard: ["Z01", "Z06"], row: ["Z02"] } }))
    .when({ do: "abilities" }, "p2 abilities/p2.Z02.1")
    .refused("DUEL-ZAB-01");
});

rule("DUEL-PROTO-06: Counterblow strikes the attacker, nobody else, and nothing when it cannot be reached", () => {
  const counter = { do: "effect", seat: "p1", card: "p1.R04.1", number: 0, at: 0, picked: [], them: [] } as const;
  const p1 = { gear: ["W02"], threat: ["Z10", "Z12"], zombie: ["Z14"] };
  given(duel({ phase: "attack", p1 }))
    .came("1")
    .when({ ...counter, about: "p2.Z12.1" })
    .among({ was: "attacked", seat: "p1", target: "p2.Z12.1", weapon: "p1.W02.1", called: [], ap: 0, hit: 0 });
  given(duel({ phase: "attack", p1 }))
    .when({ ...counter, about: "p2.Z14.1" })
    .then();
  given(duel({ phase: "attack", p1: { threat: ["Z10"] } }))
    .when({ ...counter, about: "p2.Z10.1" })
    .then();
  given(duel({ phase: "attack", p1 }))
    .when({ ...counter, about: "p2.Z01.1" })
    .then();
});

rule("DUEL-PROTO-07: Pack Walkers count other Walkers near, no Runner, none further off", () => {
  const power = (threat: string[], zombie: string[] = []) =>
    given(duel({ phase: "attack", p1: { tp: 0, threat, zombie } })).when({
      do: "zombieAttack",
      zombie: "p2.Z04.1",
    });
  const declared = (n: number) => ({ was: "attackDeclared", zombie: "p2.Z04.1", power: n }) as const;
  power(["Z04"]).among(declared(1));
  power(["Z04", "Z08"]).among(declared(1));
  power(["Z04"], ["Z01"]).among(declared(1));
  power(["Z04", "Z01"]).among(declared(2));
  power(["Z04", "Z01", "Z02"]).among(declared(2));
});

rule("DUEL-ZATK-01: a zombie at 0 HP attacks nobody", () => {
  const state = duel({ phase: "attack", p1: { threat: [{ card: "Z10", hp: 0 }, { card: "Z12", hp: 1 }, "Z15"] } });
  const [dead, alive, harmless] = sideIn(state, "p1").zombies;
  if (dead === undefined || alive === undefined || harmless === undefined) throw new Error("three zombies");
  expect([dead, alive, harmless].map((zombie) => canAttack(state, zombie))).toEqual([false, true, false]);
});

rule("DUEL-RUL-20 DUEL-ACT-03: an Item leaves the Weapon where it is, and a Weapon sets nothing off", () => {
  const after = given(duel({ p1: { ap: 3, gear: ["W02", "I07"], hand: ["I03"] } }), ACT).when("p1 act/p1.I03.1");
  after.then({ was: "equipped", seat: "p1", card: "p1.I03.1", ap: 1 });
  expect(gearOn(after.state, "p1")).toEqual(["W02/5", "I07/0", "I03/4"]);
});

rule(
  "DUEL-RUL-21: an Attachment does not wear, and a Weapon that is lost in the attack does not wear out twice",
  () => {
    const worn = given(duel({ p1: { ap: 1, gear: ["W02/1", "I07"], threat: ["Z10"] } }), ACT)
      .came("3")
      .when("p1 act/attack/p2.Z10.1");
    expect(gearOn(worn.state, "p1")).toEqual([]);
    const acid = { do: "effect", seat: "p2", card: "p2.Z17.1", number: 0, at: 0, picked: [], them: [] } as const;
    const bare = given(duel({ phase: "attack", p1: { gear: ["I07", "I03"], threat: ["Z17"] } })).when({
      ...acid,
      about: "p2.Z17.1",
    });
    bare.then();
    const blow = { ...duel({}).blow, target: "p2.Z10.1", weapon: "p1.W02.1", outcome: "miss" } as const;
    given({ ...duel({ p1: { threat: ["Z10"] } }), blow })
      .when({ do: "blowEnds" })
      .then({ was: "blowEnded", seat: "p1" });
  },
);

rule("DUEL-RUL-38: no damage is no harm, and harm that was averted is not suffered", () => {
  given(duel({})).when({ do: "harm", damage: 0, by: "DUEL-DMG-01" }).then();
  given(duel({})).when({ do: "suffer", by: "DUEL-DMG-01" }).then();
  given({ ...duel({ p1: { hp: 1 } }), harm: 1 })
    .when({ do: "suffer", by: "DUEL-DMG-01" })
    .among({ was: "hurt", seat: "p1", damage: 1 });
});

rule(
  "DUEL-RUL-41: a target that is gone before the blow lands takes nothing; one that stays is hurt and buried",
  () => {
    const blow = { ...duel({}).blow, target: "p2.Z03.1", weapon: "p1.W02.1", outcome: "hit" } as const;
    given({ ...duel({ p1: { threat: ["Z10"] } }), blow })
      .when({ do: "blowLands" })
      .then();
    given({
      ...duel({ p1: { gear: ["W07"], threat: [{ card: "Z03", hp: 2 }] } }),
      blow: { ...blow, weapon: "p1.W07.1" },
    })
      .when({ do: "blowLands" })
      .then(
        { was: "zombieHurt", zombie: "p2.Z03.1", damage: 4 },
        { was: "zombieDied", zombie: "p2.Z03.1" },
        { was: "hurt", seat: "p1", damage: 1 },
      );
  },
);

rule("DUEL-ESC-01: an escape from one that is gone is not rolled; its odds are those of its difficulty", () => {
  const then = { do: "negate" } as const;
  given(duel({ phase: "attack" }))
    .when({ do: "escapeRoll", zombie: "p2.Z10.1", bonus: 0, by: "DUEL-QE-06", then })
    .then();
  const state = duel({ phase: "attack", p1: { threat: ["Z10"] } });
  const read = (bonus: number, die: string) =>
    escapeRoll.read(state, { do: "escapeRoll", zombie: "p2.Z10.1", bonus, by: "DUEL-QE-06", then }, [die]);
  expect([read(0, "2"), read(0, "3"), read(1, "2")]).toEqual([["caught"], ["escaped"], ["escaped"]]);
});

rule("DUEL-PROTO-05: who is held already is not held again", () => {
  given(duel({ p1: { ap: 1, hand: ["I08"], zombie: [{ card: "Z10", held: true }] } }), ACT)
    .when("p1 act/p1.I08.1")
    .refused("DUEL-PROTO-01");
  given(duel({ p1: { ap: 1, hand: ["I08"], zombie: [{ card: "Z10", held: true }, "Z01", "Z02"] } }), ACT)
    .when()
    .offers("p1 act/p1.I08.1", "p2.Z01.1", "p2.Z02.1");
});

rule("DUEL-RUL-08 DUEL-PROTO-04: the Pipe Bomb needs a zone with somebody in it, the Burn needs one zombie", () => {
  given(duel({ p1: { ap: 3, hand: ["I10"], zombie: ["Z01"] } }), ACT)
    .when("p1 act/p1.I10.1")
    .among({ was: "zombieHurt", zombie: "p2.Z01.1", damage: 2 });
  given(duel({ p1: { ap: 3, hand: ["E11"], zombie: ["Z01"] } }), ACT)
    .when("p1 act/p1.E11.1")
    .among({ was: "zombieHurt", zombie: "p2.Z01.1", damage: 3 });
  given(duel({ p1: { ap: 3, hand: ["I10"] } }), ACT)
    .when("p1 act/p1.I10.1")
    .refused("DUEL-PROTO-01");
});

rule("DUEL-HIT-02 DUEL-SPAWN-01: forecasts count the faces that hit, and the TH that come", () => {
  expect([0, 1, 2, 6, 7, 8].map(waysToHit)).toEqual([6, 6, 5, 1, 0, 0]);
  expect([-1, 0, 1, 6, 7, 9].map(waysFrom)).toEqual([6, 6, 6, 1, 0, 0]);
  expect(threatToCome(duel({ p2: { th: 1, short: 6 } }))).toBe(1);
  expect(threatToCome(duel({ p2: { th: 1, short: 1 } }))).toBe(4);
  expect(mostToCome(duel({ p1: { threat: ["Z10"] }, p2: { th: 0, short: 4, row: ["Z07"] } }))).toBe(3);
  expect(mostToCome(duel({ p1: { threat: ["Z10"] }, p2: { th: 0, short: 2, row: ["Z07"] } }))).toBe(5);
  const hit = hints(duel({ p1: { ap: 3, gear: ["W13", "I06"], threat: ["Z10"] } }), ACT, "p1", [["attack"]]);
  expect(hit).toEqual([{ about: "p2.Z10.1", hint: "hits", slots: { ways: 6, damage: 3 } }]);
});

rule("DUEL-SETUP-01: both decks are known by the names they were chosen by", () => {
  const state = duel({ turn: 0 });
  evolve.decksChosen(state, {
    was: "decksChosen",
    seat: "p1",
    survivor: "p1.SV1.1",
    deck: "hold-the-line",
    horde: "stampede",
    cards: ["p1.E01.1"],
    zombies: ["p1.Z01.1"],
  });
  expect(sideIn(state, "p1")).toMatchObject({ deckName: "hold-the-line", hordeName: "stampede", hp: 25, hpMax: 25 });
});
