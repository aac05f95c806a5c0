import { expect } from "vitest";
import { rule } from "../../support/given";
import { duel, gearOn, given, sideIn, standingBefore } from "./support/duel";

const ACT = { do: "act" } as const;
type SideGiven = NonNullable<Parameters<typeof duel>[0]["p1"]>;

const with3 = (p1: SideGiven, p2: SideGiven = {}) => given(duel({ p1: { ap: 3, tp: 2, ...p1 }, p2 }), ACT);
const played = (card: string, ap: number) => ({ was: "played", seat: "p1", card, ap, tp: 0 }) as const;
const hurt = (zombie: string, damage: number) => ({ was: "zombieHurt", zombie, damage }) as const;

rule(
  "DUEL-ACT-03 DUEL-AP-02 DUEL-AP-07 DUEL-ZONE-04 DUEL-DUR-01: a Weapon is equipped with its durability, for its AP",
  () => {
    const after = with3({ hand: ["W04"] })
      .when("p1 act/p1.W04.1")
      .among({ was: "equipped", seat: "p1", card: "p1.W04.1", ap: 2 });
    expect(gearOn(after.state, "p1")).toEqual(["W04/5"]);
    expect(sideIn(after.state, "p1").ap).toBe(1);
    with3({ ap: 1, hand: ["W04"] })
      .when("p1 act/p1.W04.1")
      .refused("DUEL-AP-02");
  },
);

rule("DUEL-RUL-20 DUEL-ZONE-05: another Weapon puts the old one and its Attachments in the Graveyard", () => {
  const after = with3({ gear: ["W02", "I07", "I03"], hand: ["W08"] }).when("p1 act/p1.W08.1");
  expect(gearOn(after.state, "p1")).toEqual(["I03/4", "W08/6"]);
  expect(sideIn(after.state, "p1").graveyard).toEqual(["p1.W02.1", "p1.I07.1"]);
});

rule("DUEL-RUL-20: an Attachment needs a Weapon it fits, and there is one of each name", () => {
  with3({ hand: ["I07"] })
    .when("p1 act/p1.I07.1")
    .refused("DUEL-RUL-20");
  with3({ gear: ["W08"], hand: ["I07"] })
    .when("p1 act/p1.I07.1")
    .refused("DUEL-RUL-20");
  with3({ gear: ["W02", "I07"], hand: ["I07"] })
    .when("p1 act/p1.I07.1")
    .refused("DUEL-RUL-20");
  expect(gearOn(with3({ gear: ["W02"], hand: ["I07"] }).when("p1 act/p1.I07.1").state, "p1")).toEqual([
    "W02/5",
    "I07/0",
  ]);
});

rule("DUEL-RUL-20: Items may be of any number", () => {
  expect(gearOn(with3({ gear: ["I03"], hand: ["I03"] }).when("p1 act/p1.I03.1").state, "p1")).toHaveLength(2);
});

rule("DUEL-PROTO-04 DUEL-RUL-21 DUEL-RUL-30: Bandages heal, not beyond the HP printed, and are used up", () => {
  const after = with3({ hp: 19, hand: ["I01"] })
    .when("p1 act/p1.I01.1")
    .among(played("p1.I01.1", 1), { was: "healed", seat: "p1", n: 1 });
  expect(sideIn(after.state, "p1")).toMatchObject({ hp: 20, graveyard: ["p1.I01.1"] });
  expect(sideIn(with3({ hp: 10, hand: ["I02"] }).when("p1 act/p1.I02.1").state, "p1").hp).toBe(14);
  // Without an effect now, and played all the same.
  const whole = with3({ hp: 20, hand: ["I01"] }).when("p1 act/p1.I01.1");
  whole.then(played("p1.I01.1", 1));
  expect(sideIn(whole.state, "p1")).toMatchObject({ hp: 20, graveyard: ["p1.I01.1"] });
});

rule("DUEL-PROTO-04 DUEL-RUL-34 DUEL-ZONE-06: the Prototype Vaccine heals 8 and goes into Exile", () => {
  const after = with3({ hp: 5, hand: ["I13"] }).when("p1 act/p1.I13.1");
  expect(sideIn(after.state, "p1")).toMatchObject({ hp: 13, graveyard: [], exile: ["p1.I13.1"], ap: 1 });
});

rule("DUEL-PROTO-04 DUEL-PROTO-05: repairs, of one equipped card and not above what is printed", () => {
  const after = with3({ gear: ["W02/1", "I03/3"], hand: ["I05"] }).when("p1 act/p1.I05.1/p1.W02.1");
  expect(gearOn(after.state, "p1")).toEqual(["W02/4", "I03/3"]);
  expect(gearOn(with3({ gear: ["W02/4"], hand: ["I05"] }).when("p1 act/p1.I05.1").state, "p1")).toEqual(["W02/5"]);
  with3({ gear: ["W02"], hand: ["I05"] })
    .when("p1 act/p1.I05.1")
    .then(played("p1.I05.1", 1));
  const repairs = with3({ gear: ["W02"], hand: ["E12"] })
    .came("p1.E02.1")
    .when("p1 act/p1.E12.1");
  repairs.among(played("p1.E12.1", 1), { was: "drew", seat: "p1", card: "p1.E02.1" });
});

rule("DUEL-PROTO-04 DUEL-RUL-31: the Barricade Kit holds up to two in the Zombie Zone", () => {
  const after = with3({ hand: ["I08"], zombie: ["Z01", "Z02", "Z10"] }).when("p1 act/p1.I08.1/p2.Z01.1+p2.Z10.1");
  expect(sideIn(after.state, "p1").zombies.map(({ held }) => held)).toEqual([true, false, true]);
  with3({ hand: ["I08"], threat: ["Z01"] })
    .when("p1 act/p1.I08.1")
    .refused("DUEL-PROTO-01");
  with3({ hand: ["I08"], zombie: ["Z20"] })
    .when("p1 act/p1.I08.1")
    .refused("DUEL-PROTO-01");
});

rule("DUEL-PROTO-04 DUEL-PROTO-05: a Molotov and a Clean Sweep hurt all in the Threat Zone", () => {
  for (const card of ["I09", "E04"]) {
    const after = with3({ hand: [card], threat: ["Z01", "Z10"], zombie: ["Z02"] }).when(`p1 act/p1.${card}.1`);
    after.among(hurt("p2.Z01.1", 1), hurt("p2.Z10.1", 1), { was: "zombieDied", zombie: "p2.Z01.1" });
    expect(standingBefore(after.state, "p1")).toEqual(["Z10 threat 3", "Z02 zombie 1"]);
  }
});

rule("DUEL-PROTO-04: the Pipe Bomb goes off in one zone", () => {
  const after = with3({ hand: ["I10"], threat: ["Z01"], zombie: ["Z10", "Z02"] }).when("p1 act/p1.I10.1/zombie");
  expect(standingBefore(after.state, "p1")).toEqual(["Z01 threat 1", "Z10 zombie 2"]);
});

rule("DUEL-PROTO-04 DUEL-RUL-13 DUEL-TP-02: the Walkie-Talkie costs the other player a TH, for 1 TP", () => {
  const after = with3({ gear: ["I12/1"] }, { th: 3 }).when("p1 act/p1.I12.1");
  after.among({ was: "thLost", seat: "p2", n: 1 });
  expect(gearOn(after.state, "p1")).toEqual([]);
  expect(sideIn(after.state, "p1")).toMatchObject({ ap: 3, tp: 1 });
  with3({ tp: 0, gear: ["I12"] }, { th: 3 })
    .when("p1 act/p1.I12.1")
    .refused("DUEL-TP-02");
});

rule(
  "DUEL-PROTO-05 DUEL-ACT-04: a Scavenge Run draws two, Adrenaline gives an AP, a Second Wind heals and draws",
  () => {
    const run = with3({ hand: ["E01"] })
      .came("p1.I01.1", "p1.I01.2")
      .when("p1 act/p1.E01.1");
    expect(sideIn(run.state, "p1").hand).toEqual(["p1.I01.1", "p1.I01.2"]);
    const rush = with3({ hand: ["E02"] }).when("p1 act/p1.E02.1");
    expect(sideIn(rush.state, "p1").ap).toBe(4);
    const wind = with3({ hp: 10, hand: ["E03"] })
      .came("p1.I01.1")
      .when("p1 act/p1.E03.1");
    expect(sideIn(wind.state, "p1")).toMatchObject({ hp: 12, hand: ["p1.I01.1"] });
  },
);

rule("DUEL-PROTO-05 DUEL-PROTO-01: Fall Back pushes up to two and holds them", () => {
  const after = with3({ hand: ["E06"], threat: ["Z10", "Z01", "Z20"] }).when("p1 act/p1.E06.1/p2.Z10.1+p2.Z01.1");
  expect(sideIn(after.state, "p1").zombies.map(({ zone, held }) => `${zone} ${String(held)}`)).toEqual([
    "zombie true",
    "zombie true",
    "threat false",
  ]);
  with3({ hand: ["E06"], threat: ["Z20"] })
    .when("p1 act/p1.E06.1")
    .refused("DUEL-PROTO-01");
});

rule("DUEL-PROTO-05: a Flare holds all in the Zombie Zone", () => {
  const after = with3({ hand: ["E07"], zombie: ["Z10", "Z01"] }).when("p1 act/p1.E07.1");
  expect(sideIn(after.state, "p1").zombies.every(({ held }) => held)).toBe(true);
});

rule("DUEL-PROTO-05: a Supply Drop shows four; one Weapon or Item is taken, the rest goes under the deck", () => {
  const deck = ["W02", "E01", "I01", "R01", "E02"];
  const drop = with3({ hand: ["E09"], deck })
    .came("p1.W02.1", "p1.E01.1", "p1.I01.1", "p1.R01.1")
    .when("p1 act/p1.E09.1");
  drop.asks("p1 pick").offers("p1 pick", "p1.W02.1", "p1.I01.1");
  const after = with3({ hand: ["E09"], deck })
    .came("p1.W02.1", "p1.E01.1", "p1.I01.1", "p1.R01.1")
    .when("p1 act/p1.E09.1", "p1 pick/p1.W02.1");
  expect(sideIn(after.state, "p1")).toMatchObject({
    hand: ["p1.W02.1"],
    looking: [],
    deck: [["p1.E02.1"], ["p1.E01.1", "p1.I01.1", "p1.R01.1"]],
  });
  const none = with3({ hand: ["E09"], deck: ["E01", "E02"] })
    .came("p1.E01.1", "p1.E02.1")
    .when("p1 act/p1.E09.1");
  none.among({ was: "putUnder", seat: "p1", count: 2 }).asks("p1 act");
  with3({ hand: ["E09"], deck: ["E01", "I01"] })
    .came("p1.E01.1", "p1.I01.1")
    .when("p1 act/p1.E09.1", "p1 pick/p1.E01.1")
    .refused("DUEL-PROTO-01");
});

rule("DUEL-PROTO-05: Jam the Signal makes the next gain of TH 2 less, once", () => {
  const jammed = with3({ hand: ["E10"] }, { th: 1 }).when("p1 act/p1.E10.1");
  const gain = given(jammed.state as ReturnType<typeof duel>).when({ do: "gainThreat" }, { do: "gainThreat" });
  gain.then({ was: "threatGained", seat: "p2", th: 2 }, { was: "threatGained", seat: "p2", th: 4 });
  expect(sideIn(gain.state, "p2").th).toBe(7);
});

rule("DUEL-PROTO-05: a Controlled Burn does 3 to any zombie", () => {
  const after = with3({ hand: ["E11"], zombie: ["Z10"], threat: ["Z01"] }).when("p1 act/p1.E11.1/p2.Z10.1");
  expect(standingBefore(after.state, "p1")).toEqual(["Z01 threat 1", "Z10 zombie 1"]);
});

rule(
  "DUEL-PROTO-05 DUEL-RUL-34: an Airlift takes all but a Boss out of the Threat Zone, into their owner's Exile",
  () => {
    const after = with3({ hand: ["E13"], threat: ["Z19", "Z10"], zombie: ["Z01"] }).when("p1 act/p1.E13.1");
    expect(standingBefore(after.state, "p1")).toEqual(["Z19 threat 6", "Z01 zombie 1"]);
    expect(sideIn(after.state, "p2").exile).toEqual(["p2.Z10.1"]);
    expect(sideIn(after.state, "p1").exile).toEqual(["p1.E13.1"]);
  },
);

rule(
  "DUEL-RUL-36 DUEL-RUL-09 DUEL-ACT-05: a card of 0 AP is the first Event of the turn; only Iris Quell's is free",
  () => {
    const iris = with3({ survivor: "SV5", hand: ["E02", "E01"] })
      .came("p1.I01.1", "p1.I01.2")
      .when("p1 act/p1.E02.1", "p1 act/p1.E01.1");
    iris.among(played("p1.E02.1", 0), played("p1.E01.1", 1));
    with3({ survivor: "SV5", hand: ["E01"] })
      .came("p1.I01.1", "p1.I01.2")
      .when("p1 act/p1.E01.1")
      .among(played("p1.E01.1", 0));
    with3({ hand: ["E01"] })
      .came("p1.I01.1", "p1.I01.2")
      .when("p1 act/p1.E01.1")
      .among(played("p1.E01.1", 1));
  },
);

rule("DUEL-ACT-06 DUEL-AP-03 DUEL-RUL-11 DUEL-PROTO-02: Mara Voss heals 2 for 1 AP, once until her Refresh", () => {
  const after = with3({ hp: 10 }).when("p1 act/p1.SV3.1");
  expect(sideIn(after.state, "p1")).toMatchObject({ hp: 12, ap: 2, exhausted: ["p1.SV3.1"] });
  with3({ hp: 10 }).when("p1 act/p1.SV3.1", "p1 act/p1.SV3.1").refused("DUEL-RUL-11");
  with3({ hp: 10, ap: 0 }).when("p1 act/p1.SV3.1").refused("DUEL-AP-03");
  with3({ survivor: "SV1" }).when("p1 act/p1.SV1.1").refused("DUEL-ACT-06");
});

rule("DUEL-ACT-07 DUEL-LOOT-01 DUEL-RUL-10: loot as often as AP last: discard a card, draw one", () => {
  const after = with3({ ap: 2, hand: ["E01", "E04"] })
    .came("p1.I01.1", "p1.I01.2")
    .when("p1 act/loot/p1.E01.1", "p1 act/loot/p1.E04.1");
  expect(sideIn(after.state, "p1")).toMatchObject({
    ap: 0,
    hand: ["p1.I01.1", "p1.I01.2"],
    graveyard: ["p1.E01.1", "p1.E04.1"],
  });
  with3({ ap: 0, hand: ["E01"] })
    .when("p1 act/loot")
    .refused("DUEL-ACT-07");
  with3({ hand: ["E01"], deck: [] })
    .when("p1 act/loot")
    .refused("DUEL-RUL-10");
  with3({ hand: ["E01", "E04"] })
    .when("p1 act/loot/p2.E01.1")
    .refused("DUEL-LOOT-01");
});

rule("DUEL-EX-23 DUEL-LOOT-02: with an empty hand there is no looting", () => {
  with3({ ap: 2 }).when("p1 act/loot").refused("DUEL-LOOT-02");
});

rule("DUEL-PROTO-02: Finn Alder's first Loot of a turn is free", () => {
  const after = with3({ survivor: "SV4", hand: ["E01", "E04"] })
    .came("p1.I01.1", "p1.I01.2")
    .when("p1 act/loot/p1.E01.1", "p1 act/loot/p1.E04.1");
  after.among(
    { was: "looted", seat: "p1", card: "p1.E01.1", ap: 0 },
    { was: "looted", seat: "p1", card: "p1.E04.1", ap: 1 },
  );
});

rule("DUEL-PROTO-06: Search the Body draws on a kill", () => {
  const after = with3({ tp: 1, gear: ["W02"], hand: ["R10"], threat: ["Z01"] })
    .came("3", "p1.E02.1")
    .when("p1 act/attack/p2.Z01.1", "p1 window/p1.R10.1");
  expect(sideIn(after.state, "p1").hand).toEqual(["p1.E02.1"]);
});

rule("DUEL-SURV-07 DUEL-REACT-01 DUEL-ACT-01: what is no use of AP is refused by its rule", () => {
  with3({ hand: ["R02"] })
    .when("p1 act/p1.R02.1")
    .refused("DUEL-REACT-01");
  with3({ threat: ["Z01"] })
    .when("p1 act/p2.Z01.1")
    .refused("DUEL-ACT-01");
  with3({}).when("p1 act/nonsense").refused("DUEL-SURV-07");
  with3({ ap: 0, gear: ["W02"], threat: ["Z01"] })
    .when("p1 act/attack")
    .refused("DUEL-AP-01");
});
