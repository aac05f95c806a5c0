import { describe, expect, test } from "vitest";
import { AREAS, START_ZONE } from "../../../src/games/dying-light/content/board";
import { roll } from "../../../src/games/dying-light/rules/activating";
import { isChasable } from "../../../src/games/dying-light/rules/chasing";
import { momentumAfter, poolWithout, whyNotSpend } from "../../../src/games/dying-light/rules/dice";
import { areaOf, areasWithin, around, droppedTo, levelOf, twoFrom } from "../../../src/games/dying-light/rules/ground";
import { areasOfRunners, holdsRunner, runnerOf } from "../../../src/games/dying-light/rules/runners";
import { diceInPlay, upgrades } from "../../../src/games/dying-light/rules/upgrading";
import { utilityDice } from "../../../src/games/dying-light/rules/utility-actions";
import { woundsLeft } from "../../../src/games/dying-light/rules/wounds";
import { rule } from "../../support/given";
import { blowOf } from "./support/blow-of";
import { city, given } from "./support/city";

/** What a rule says of one is not said of two, nor of none. */

const ash = (runner: object, more: Parameters<typeof city>[0] = {}) => city({ ...more, runners: { ash: runner } });

rule(
  "DL-WND-08 DL-WND-05: the third Heavy Wound is none too many; eight Wounds until the end, a Light one less",
  () => {
    const heavy = (count: number) => ["wound.torn-grip", "wound.twisted-ankle", "wound.torn-grip"].slice(0, count);
    const left = (runner: object) => woundsLeft(runnerOf(ash(runner), "ash"));
    expect([left({}), left({ light: "unseen" }), left({ heavy: heavy(3) })]).toEqual([8, 7, 2]);
    const third = given(ash({ heavy: heavy(2), light: "wound.torn-grip" }))
      .came("wound.torn-grip")
      .when({ do: "turnWound", runner: "ash", by: "DL-WND-05" });
    expect(third.state.runners.find(({ runner }) => runner === "ash")?.heavy).toHaveLength(3);
    third.then({ was: "woundTurned", runner: "ash", wound: "wound.torn-grip", by: "DL-WND-05" });
  },
);

rule("DL-JUMP-01: a Jump leads somewhere else", () => {
  for (const zone of ["G05a", "B01", "G11"]) {
    expect(twoFrom(zone).length).toBeGreaterThan(0);
    expect(twoFrom(zone)).not.toContain(zone);
  }
});

rule("DL-MOM-01 DL-RULING-64: slot 4 is reached once; whoever is past it gains nothing by going on", () => {
  const at = (track: readonly string[], cost: number) => momentumAfter(runnerOf(ash({ track }), "ash"), cost);
  const three = ["basic.1", "basic.1", "basic.1"];
  expect([at(three, 1), at(three.slice(1), 1), at([...three, "combat.1"], 1)]).toEqual([true, false, false]);
});

rule(
  "DL-MOM-02 DL-RUN-02 DL-ACTN-06: a die that rests is refused for what it rests for, another for being none",
  () => {
    const runner = runnerOf(
      ash({ pool: ["basic.2"], fatigue: ["basic.3"], cooldown: ["combat.4"], spot: ["momentum.1"] }),
      "ash",
    );
    const why = (face: string) => whyNotSpend(runner, [], face);
    expect([why("basic.2"), why("basic.3"), why("combat.4"), why("momentum.1"), why("parkour.5")]).toEqual([
      "fine",
      { rule: "DL-RUN-02" },
      { rule: "DL-RUN-02" },
      { rule: "DL-MOM-02" },
      { rule: "DL-ACTN-06" },
    ]);
  },
);

rule("DL-EXPO-01: an Area with two Runners is one Area", () => {
  const state = city({ runners: { ash: { zone: "G05a" }, bram: { zone: "G05b" }, cleo: { zone: "G11" } } });
  expect(areasOfRunners(state)).toEqual(["G05", "G11"]);
});

rule("DL-EMOVE-02: only a Runner who is played holds the Infected of its Area", () => {
  const held = (zone: string) => holdsRunner(city({ runners: { ash: { zone } } }), areaOf(START_ZONE));
  expect([held("B01"), held(START_ZONE)]).toEqual([false, true]);
});

rule("DL-RUN-04: each Boost a roll brings is told once", () => {
  const step = { do: "roll", runner: "ash" } as const;
  expect(roll.read(ash({}), step, ["parkour.5", "basic.3", "combat.3", "basic.1"])).toEqual(["evade", "jump", "block"]);
});

rule("DL-PV-10: Adrenaline brings one of two equal dice back", () => {
  given(ash({ items: ["item.adrenaline"], pool: ["basic.1"], cooldown: ["basic.2", "basic.2"] }), {
    do: "turn",
    runner: "ash",
  })
    .came("basic.5")
    .when("p1 turn/use/item.adrenaline/basic.2")
    .among({ was: "dieRestored", runner: "ash", die: "basic2", at: "pool", slot: 0 });
});

rule("DL-UPG-01 DL-RULING-59: while one of both spare dice is left, a Basic Die can become it", () => {
  const state = ash({});
  const upgraded = (count: number) => ({
    ...state,
    runners: state.runners.map((runner, n) =>
      n > 0
        ? runner
        : { ...runner, dice: runner.dice.map((die, i) => (i < count ? { ...die, type: "combat" as const } : die)) },
    ),
  });
  expect([upgrades(upgraded(1)), upgrades(upgraded(2))]).toEqual([["combat", "parkour"], ["parkour"]]);
});

rule("DL-MOM-02 DL-UPG-01: the Momentum Die that waits is not in play yet", () => {
  const runner = runnerOf(ash({ pool: ["basic.1"], track: ["combat.1"], spot: ["momentum.1"] }), "ash");
  expect(diceInPlay(runner).map(({ up }) => up)).toEqual(["basic.1", "combat.1"]);
});

rule("DL-ACTN-03 DL-TEMPO-01: of two equal dice one is spent", () => {
  const runner = runnerOf(ash({ pool: ["basic.1", "basic.1", "combat.1"] }), "ash");
  expect(poolWithout(runner, ["basic.1"]).map(({ up }) => up)).toEqual(["basic.1", "combat.1"]);
});

rule("DL-CHASE-01: with no Chase Card left there is no further Chase", () => {
  const state = ash({ chase: ["chase.h1"] });
  const runner = runnerOf(state, "ash");
  expect([isChasable(state, runner), isChasable({ ...state, chase: [] }, runner)]).toEqual([true, false]);
});

rule("DL-RULING-31: down is down: nobody drops to what is as high, or higher", () => {
  const drops = AREAS.flatMap(({ area }) =>
    around(area)
      .filter((to) => droppedTo(area, to))
      .map((to) => [area, to]),
  );
  expect(drops.length).toBeGreaterThan(0);
  for (const [from = "", to = ""] of drops) expect(levelOf(to)).toBeLessThan(levelOf(from));
});

rule("DL-PV-07 DL-RISK-01: Quick Fingers spare whoever interacts, not whoever uses something", () => {
  const state = city({ runners: { dex: { zone: "G05a" } }, infected: { G05: { biter: 2 } } });
  expect(utilityDice(state, "dex", "use")).toBeGreaterThan(utilityDice(state, "dex", "interact"));
});

rule("DL-SKILL-03: what kills as it lies is usually not rolled again", () => {
  const reroll = (face: string) =>
    given(city({ runners: { bram: { zone: "G05a" } }, infected: { G05: { biter: 1 } } }))
      .when({ do: "reroll", blow: blowOf({ runner: "bram", faces: [face] }) })
      .part("p1 reroll", {
        ask: "reroll",
        of: [face, "no"],
        least: 1,
        most: 1,
        usual: [face === "damage.4" ? "no" : face],
      });
  reroll("damage.4");
  reroll("damage.3");
});

rule("DL-CLV-01: spare damage may be let go", () => {
  const blow = blowOf({ runner: "ash", target: "nobody", cleave: true });
  given(city({ runners: { ash: { zone: "G05a" } }, infected: { G05: { biter: 2, viral: 1 } } }))
    .when({ do: "cleave", blow, spare: 9 }, "p1 cleave/enough")
    .then();
});

rule("DL-EMOVE-09: a card's Moves bring nobody from further away than the adjacent Areas", () => {
  const far = areasWithin("G05", 2).filter((area) => area !== "G05" && !around("G05").includes(area));
  expect(far.length).toBeGreaterThan(0);
  const infected = Object.fromEntries(far.map((area) => [area, { viral: 2, biter: 2 }]));
  given(ash({ zone: "G05a", drawn: ["exposure.x1"] }, { infected }))
    .when({ do: "execute", area: "G05" })
    .among({ was: "movesLost", area: "G05", count: 1 });
});

describe("one after the other", () => {
  const two = { ash: { zone: "G11", pool: ["basic.1"], deck: [] }, bram: { zone: "G11", pool: ["basic.1"], deck: [] } };

  test("DL-ACTV-02 DL-ACTV-01: by day the next Runner is asked for once one is done", () => {
    const state = city({ runners: two });
    given(state, { do: "who" }).came("basic.4").when("p1 who/ash", "p1 turn/pass").asks("p1 who", "p2 who");
  });

  test("DL-ENV-16 DL-SPREAD-01: where UV begins to shine all leave, one Spread after another", () => {
    const cleared = given(city({ infected: { G05: { biter: 3 }, G04: { biter: 1 }, G06: { biter: 2 } } })).when({
      do: "clear",
      area: "G05",
    });
    cleared.among({ was: "spreadBegan", area: "G05", by: "DL-ENV-16" });
    expect(cleared.state.infected["G05"]).toEqual({ biter: 0, viral: 0, howler: 0, volatile: 0 });
  });
});
