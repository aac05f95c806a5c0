import { blowOf } from "./support/blow-of";
import { expect } from "vitest";
import { oddsOfStep } from "../../../src/kernel/odds";
import { strikeRoll } from "../../../src/games/dying-light/rules/striking";
import { OWED, rule } from "../../support/given";
import { city, fire, given, WHOLE } from "./support/city";

const TURN = (runner: string) => ({ do: "turn", runner }) as const;

type More = Partial<Parameters<typeof city>[0]>;

const at = (runner: string, zone: string, pool: readonly string[], more: More = {}, own: object = {}) =>
  city({ runners: { [runner]: { zone, pool, ...own } }, ...more });

const struck = (runner: string, area: string, target: string, ...faces: readonly string[]) =>
  ({ was: "struck", runner, area, target, faces }) as const;
const killed = (infected: "biter" | "viral" | "howler" | "volatile", area: string, down = false) =>
  ({ was: "killed", infected, area, down }) as const;
const withstood = (infected: "biter" | "viral" | "howler" | "volatile", area: string, damage: number) =>
  ({ was: "withstood", infected, area, damage }) as const;
const pushed = (infected: "biter" | "viral", from: string, to: string) =>
  ({ was: "pushed", infected, from, to }) as const;

const G05 = (crowd: object, more: More = {}): More => ({ ...more, infected: { G05: crowd } });

rule(
  "DL-ATK-01 DL-ATK-03 DL-ATK-04 DL-ATK-08 DL-ATK-10: one die, the weapon's dice, Toughness reached, no Risk",
  () => {
    given(at("ash", "G05a", ["basic.1"], G05({ biter: 1 })), TURN("ash"))
      .came("damage.1", "damage.3")
      .when("p1 turn/attack/G05/biter/basic.1/standard")
      .then(
        { was: "diePaid", runner: "ash", die: "basic1", face: "basic.1", slot: 1 },
        struck("ash", "G05", "biter", "damage.1", "damage.3"),
        killed("biter", "G05"),
        { was: "activationEnded", runner: "ash" },
      );
  },
);

rule("DL-ATK-05 DL-INF-05: less than the Toughness does nothing", () => {
  const after = given(at("ash", "G05a", ["basic.1"], G05({ viral: 1 })), TURN("ash"))
    .came("damage.1", "damage.3")
    .when("p1 turn/attack/G05/viral/basic.1/standard");
  after.among(withstood("viral", "G05", 4));
  expect(after.state.infected["G05"]?.viral).toBe(1);
});

rule("DL-ATK-01 DL-ZONE-09: melee reaches the whole own Area and no other", () => {
  const state = at("ash", "G05a", ["basic.1"], { infected: { G05: { biter: 1 }, G06: { viral: 1 } } });
  given(state, TURN("ash")).when("p1 turn/attack/G06").refused("DL-ATK-01");
  given(state, TURN("ash")).when("p1 turn/attack/G05/viral").refused("DL-ATK-01");
  given(at("ash", "G11", ["basic.1"], G05({ biter: 1 })), TURN("ash"))
    .when("p1 turn/attack")
    .refused("DL-ATK-01");
});

rule(
  "DL-EX-15 DL-ATK-02 DL-RANGE-01 DL-RULING-18: a ranged Attack reaches two Areas, over everything, and no third",
  () => {
    const crowd = { infected: { G08: { biter: 1 }, G05: { biter: 1 }, G11: { viral: 1 }, G06: { biter: 1 } } };
    const state = at("dex", "G11", ["basic.1"], crowd);
    given(state, TURN("dex")).when().offers("p1 turn/attack", "G08", "G11");
    const wide = at("dex", "G08a", ["basic.1"], crowd);
    given(wide, TURN("dex")).when().offers("p1 turn/attack", "G05", "G06", "G08", "G11");
    given(state, TURN("dex")).when("p1 turn/attack/G05").refused("DL-ATK-02");
    given(wide, TURN("dex"))
      .came("damage.4")
      .when("p1 turn/attack/G06/biter/basic.1/standard")
      .among(struck("dex", "G06", "biter", "damage.4"), killed("biter", "G06"));
  },
);

rule(
  "DL-ATK-09 DL-RULING-39 DL-DP-09: a Special tires one more die, of the track, or of the pool if there is none",
  () => {
    const own = { track: ["combat.1"] };
    const state = at("ash", "G05a", ["basic.1", "parkour.1"], G05({ biter: 1 }), own);
    given(state, TURN("ash")).when().offers("p1 turn/attack/G05/biter/basic.1", "standard", "fatigue");
    const more = at("ash", "G05a", ["basic.1", "parkour.1"], G05({ biter: 1 }), { track: ["combat.1", "basic.2"] });
    given(more, TURN("ash")).when().offers("p1 turn/attack/G05/biter/basic.1/fatigue", "slot1", "slot2");
    given(more, TURN("ash")).when("p1 turn/attack/G05/biter/basic.1/fatigue/parkour.1").refused("DL-FAT-01");
    const bare = at("ash", "G05a", ["basic.1", "parkour.1", "combat.1"], G05({ biter: 1 }));
    given(bare, TURN("ash")).when().offers("p1 turn/attack/G05/biter/basic.1/fatigue", "combat.1", "parkour.1");
    const looser = at(
      "ash",
      "G05a",
      ["basic.1", "parkour.1"],
      { ...G05({ biter: 1 }), options: { anyDieTires: "on" } },
      own,
    );
    given(looser, TURN("ash")).when().offers("p1 turn/attack/G05/biter/basic.1/fatigue", "slot1", "parkour.1");
    given(state, TURN("ash"))
      .came("damage.1", "damage.1", "damage.2")
      .when("p1 turn/attack/G05/biter/basic.1/fatigue/slot1")
      .among(
        { was: "dieFatigued", runner: "ash", die: "combat1", slot: 1 },
        struck("ash", "G05", "biter", "damage.1", "damage.1", "damage.2"),
        killed("biter", "G05"),
      );
  },
);

rule("DL-FAT-03: the Tempo Die does not tire for a Special, neither asked for nor as all there is", () => {
  const tempo = at("ash", "G05a", ["basic.1"], G05({ biter: 1 }), { track: ["combat.1", "parkour.1"] });
  given(tempo, TURN("ash")).when("p1 turn/attack/G05/biter/basic.1/fatigue/slot3").refused("DL-FAT-03");
  given(tempo, TURN("ash")).when("p1 turn/attack/G05/biter/basic.1/fatigue/slot4").refused("DL-FAT-01");
  const alone = at("ash", "G05a", ["basic.1"], G05({ biter: 1 }));
  given(alone, TURN("ash")).when("p1 turn/attack/G05/biter/basic.1/fatigue").refused("DL-FAT-03");
});

rule("DL-FAT-05: with full Fatigue Slots no die is tired for a Special", () => {
  const state = at("ash", "G05a", ["basic.1"], G05({ biter: 1 }), { fatigue: ["basic.1", "basic.2"] });
  given(state, TURN("ash")).when("p1 turn/attack/G05/biter/basic.1/fatigue").refused("DL-FAT-05");
});

rule("DL-BOOST-11: Power makes it a Special without tiring a die", () => {
  const state = at("ash", "G05a", ["combat.2"], G05({ biter: 1 }));
  given(state, TURN("ash"))
    .came("damage.1", "damage.1", "damage.1")
    .when("p1 turn/attack/G05/biter/combat.2/power")
    .among(struck("ash", "G05", "biter", "damage.1", "damage.1", "damage.1"), withstood("biter", "G05", 3));
  given(at("ash", "G05a", ["basic.1"], G05({ biter: 1 })), TURN("ash"))
    .when("p1 turn/attack/G05/biter/basic.1/power")
    .refused("DL-BOOST-11");
});

rule("DL-EX-08 DL-GEAR-04 DL-GEAR-05 DL-MOM-06: shoes with Power, the Momentum Die, and no flip", () => {
  const after = given(
    at("bram", "G05a", ["momentum.4"], G05({ biter: 1 }), { set: "circle", gear: WHOLE }),
    TURN("bram"),
  )
    .came("damage.1", "damage.1", "damage.1", "damage.1")
    .when("p1 turn/attack/G05/biter/momentum.4/power", "p1 reroll/no");
  after.among(killed("biter", "G05"));
  expect(after.state.runners[1]?.gear).toEqual({ jacket: "whole", gloves: "whole", shoes: "whole" });
});

rule("DL-EX-05 DL-BOOST-07 DL-RULING-21 DL-ENV-06: three damage, then a Push into Fire", () => {
  const state = at("dex", "G06a", ["basic.6"], { infected: { G06: { biter: 1 } }, features: [fire("G05a")] });
  given(state, TURN("dex"))
    .came("damage.3")
    .when("p1 turn/attack/G06/biter/basic.6/standard/…", "p1 push/biter/G05")
    .among(
      struck("dex", "G06", "biter", "damage.3"),
      withstood("biter", "G06", 3),
      pushed("biter", "G06", "G05"),
      killed("biter", "G05"),
    );
});

rule("DL-RULING-21: pushed anywhere else it lives", () => {
  const state = at("dex", "G06a", ["basic.6"], { infected: { G06: { biter: 1 } }, features: [fire("G05a")] });
  const after = given(state, TURN("dex"))
    .came("damage.3")
    .when("p1 turn/attack/G06/biter/basic.6/standard/…", "p1 push/biter/G09");
  expect(after.state.infected["G09"]?.biter).toBe(1);
});

rule("DL-ENV-06: in Fire every Infected is easier to kill", () => {
  const state = at("dex", "G05b", ["basic.1"], G05({ biter: 1 }, { features: [fire("G05a")] }));
  given(state, TURN("dex"))
    .came("damage.3")
    .when("p1 turn/attack/G05/biter/basic.1/standard")
    .among(killed("biter", "G05"));
});

rule("DL-AUTO-06 DL-DP-10 DL-ATK-06 DL-ATK-07 DL-RULING-19: a Crit takes another, and is then no damage", () => {
  const state = at("ash", "G05a", ["basic.1"], G05({ biter: 1, viral: 1 }));
  given(state, TURN("ash"))
    .came("damage.crit", "damage.4")
    .when("p1 turn/attack/G05/biter/basic.1/standard", "p1 crits/viral")
    .among(killed("viral", "G05"), killed("biter", "G05"));
  given(state, TURN("ash"))
    .came("damage.crit", "damage.3")
    .when("p1 turn/attack/G05/biter/basic.1/standard", "p1 crits/viral")
    .among(killed("viral", "G05"), withstood("biter", "G05", 3));
});

rule("DL-RULING-19 DL-RULING-51: a Crit that is kept is a 6; a target it takes loses the rest", () => {
  given(at("ash", "G05a", ["basic.1"], G05({ biter: 1, volatile: 1 })), TURN("ash"))
    .came("damage.crit", "damage.3")
    .when("p1 turn/attack/G05/volatile/basic.1/standard", "p1 crits/keep")
    .among(killed("volatile", "G05"));
  given(at("ash", "G05a", ["basic.1"], G05({ biter: 1 })), TURN("ash"))
    .came("damage.crit", "damage.5")
    .when("p1 turn/attack/G05/biter/basic.1/standard", "p1 crits/biter")
    .then(
      { was: "diePaid", runner: "ash", die: "basic1", face: "basic.1", slot: 1 },
      struck("ash", "G05", "biter", "damage.crit", "damage.5"),
      killed("biter", "G05"),
      { was: "activationEnded", runner: "ash" },
    );
});

rule("DL-ATK-06: no Crit on a Volatile or Howler, nor in another Area, even from afar", () => {
  const state = at("ash", "G05a", ["basic.1"], G05({ biter: 1, volatile: 1, howler: 1 }));
  given(state, TURN("ash"))
    .came("damage.crit", "damage.1")
    .when("p1 turn/attack/G05/biter/basic.1/standard", "p1 crits/volatile")
    .refused("DL-ATK-06");
  given(at("dex", "G05a", ["basic.1"], { infected: { G06: { biter: 2 } } }), TURN("dex"))
    .came("damage.crit")
    .when("p1 turn/attack/G06/biter/basic.1/standard")
    .among(killed("biter", "G06"));
});

rule("DL-CLV-01 DL-RULING-60: Cleave kills others with what is over, each in full", () => {
  const state = at("ash", "G05a", ["combat.2"], G05({ biter: 3 }));
  given(state, TURN("ash"))
    .came("damage.4", "damage.4", "damage.3")
    .when("p1 turn/attack/G05/biter/combat.2/power", "p1 cleave/biter")
    .among(killed("biter", "G05"), killed("biter", "G05"), { was: "activationEnded", runner: "ash" });
  given(at("ash", "G05a", ["combat.2"], G05({ biter: 1, viral: 1 })), TURN("ash"))
    .came("damage.4", "damage.3", "damage.1")
    .when("p1 turn/attack/G05/biter/combat.2/power")
    .among(killed("biter", "G05"), { was: "activationEnded", runner: "ash" });
});

rule("DL-CLV-01 DL-PV-09: a Standard Attack of the Machete has none; whom it cannot kill it does not hit", () => {
  const state = at("ash", "G05a", ["basic.1"], G05({ biter: 2 }));
  given(state, TURN("ash"))
    .came("damage.5", "damage.5")
    .when("p1 turn/attack/G05/biter/basic.1/standard")
    .among(killed("biter", "G05"), { was: "activationEnded", runner: "ash" });
  given(at("ash", "G05a", ["combat.2"], G05({ biter: 2, volatile: 1 })), TURN("ash"))
    .came("damage.4", "damage.4", "damage.1")
    .when("p1 turn/attack/G05/biter/combat.2/power", "p1 cleave/volatile")
    .refused("DL-CLV-01");
});

rule("DL-KD-01 DL-KD-02 DL-PV-09 DL-DP-28: the Sledge's Special knocks down up to two others", () => {
  const state = at("cleo", "G05a", ["combat.2"], G05({ biter: 2, viral: 1 }));
  const after = given(state, TURN("cleo"))
    .came("damage.1", "damage.1")
    .when("p1 turn/attack/G05/biter/combat.2/power", "p1 knock/viral/biter");
  after.among(withstood("biter", "G05", 2), { was: "knockedDown", infected: "viral", area: "G05" });
  expect(after.state.infected["G05"]).toMatchObject({ biter: 1, viral: 0 });
  expect(after.state.down.length).toBe(2);
  given(state, TURN("cleo"))
    .came("damage.1", "damage.1")
    .when("p1 turn/attack/G05/viral/combat.2/power", "p1 knock/viral")
    .refused("DL-PV-09");
});

rule("DL-KD-03 DL-RULING-57: what lies on the ground can be struck, by Crits too", () => {
  const down = [{ infected: "biter", area: "G05" } as const, { infected: "viral", area: "G05" } as const];
  given(at("ash", "G05a", ["basic.1"], { down }), TURN("ash"))
    .came("damage.crit", "damage.4")
    .when("p1 turn/attack/G05/biter.down/basic.1/standard", "p1 crits/viral.down")
    .among(killed("viral", "G05", true), killed("biter", "G05", true));
});

rule("DL-SKILL-03 DL-SKILL-04 DL-PV-07 DL-DP-27: Heavy Hands rolls one Damage Die once more", () => {
  const state = at("bram", "G05a", ["basic.1"], G05({ biter: 1 }));
  given(state, TURN("bram"))
    .came("damage.1", "damage.2", "damage.3")
    .when("p1 turn/attack/G05/biter/basic.1/standard", "p1 reroll/damage.1")
    .among({ was: "rerolled", runner: "bram", faces: ["damage.3"] }, killed("biter", "G05"));
  given(state, TURN("bram"))
    .came("damage.1", "damage.2")
    .when("p1 turn/attack/G05/biter/basic.1/standard", "p1 reroll/damage.5")
    .refused("DL-SKILL-03");
});

rule("DL-SKILL-05: with Momentum it adds 1 to the damage", () => {
  given(at("bram", "G05a", ["basic.1"], G05({ biter: 1 }), { spot: ["momentum.1"] }), TURN("bram"))
    .came("damage.1", "damage.2")
    .when("p1 turn/attack/G05/biter/basic.1/standard", "p1 reroll/no")
    .among(killed("biter", "G05"));
});

rule("DL-WPN-01 DL-WPN-03: the weapon in its slot, and no other, strikes", () => {
  const own = { weapon: "item.crossbow", items: ["weapon.machete"] };
  given(at("ash", "G05a", ["basic.1"], { infected: { G06: { biter: 1 } } }, own), TURN("ash"))
    .came("damage.1", "damage.3")
    .when("p1 turn/attack/G06/biter/basic.1/standard")
    .among(killed("biter", "G06"));
});

rule("DL-BOOST-05: a Push before the blow; the target itself stays", () => {
  const state = at("ash", "G05a", ["basic.6"], G05({ biter: 1, viral: 1 }));
  given(state, TURN("ash")).when().offers("p1 turn/attack/G05/biter/basic.6/standard", "no", "viral");
  given(state, TURN("ash"))
    .came(OWED)
    .when("p1 turn/attack/G05/biter/basic.6/standard/viral/G06")
    .among(pushed("viral", "G05", "G06"));
});

rule("DL-PV-04: chances to kill with one to four dice", () => {
  const odds = (target: string, dice: number): number => {
    const blow = blowOf({ target });
    const all = oddsOfStep(strikeRoll, city({}), { do: "strikeRoll", dice, blow });
    const { ways = 0, of = 1 } = all.find(({ what }) => what === "kill") ?? {};
    return Math.round((100 * ways) / of);
  };
  expect(
    ["biter", "viral", "howler", "volatile"].map((target) => [1, 2, 3, 4].map((dice) => odds(target, dice))),
  ).toEqual([
    [50, 92, 100, 100],
    [33, 83, 98, 100],
    [17, 72, 95, 100],
    [0, 28, 74, 95],
  ]);
});
