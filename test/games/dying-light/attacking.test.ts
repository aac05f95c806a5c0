import { expect } from "vitest";
import { oddsOfStep } from "../../../src/kernel/odds";
import type { Attack, City } from "../../../src/games/dying-light/vocabulary";
import { damage } from "../../../src/games/dying-light/rules/damage";
import { OWED, rule } from "../../support/given";
import { city, given } from "./support/city";
import { lightWound } from "./support/told";

const ATTACK = { do: "attack", area: "G11" } as const;

type Crowd = NonNullable<Parameters<typeof city>[0]["infected"]>[string];

/** Ash in G11 without dice to defend with. */
const alone = (crowd: Crowd, round = 7): City =>
  city({ round, runners: { ash: { pool: [] } }, infected: { G11: crowd } });

const attacked = (runner: string, biter: number, viral: number, volatile: number, power: number) =>
  ({ was: "attacked", runner, biter, viral, volatile, power }) as const;

const rolled = (face: string, attack: number, defence: number, wounds: number, runner = "ash") =>
  ({ was: "damageRolled", runner, face, attack, defence, wounds }) as const;

rule("DL-EATK-01 DL-EATK-06 DL-RULING-32: all in the Area attack, Howlers neither attack nor count", () => {
  given(alone({ biter: 1, howler: 2 }))
    .came("damage.2")
    .when(ATTACK)
    .then(attacked("ash", 1, 0, 0, 1), rolled("damage.2", 1, 0, 1), lightWound("ash"));
  given(alone({ howler: 2 }))
    .when(ATTACK)
    .then();
});

rule("DL-EATK-07: a number up to that of the attackers adds 1", () => {
  given(alone({ biter: 2 }))
    .came("damage.2", OWED)
    .when(ATTACK)
    .among(rolled("damage.2", 3, 0, 3));
});

rule("DL-EATK-08: a higher number adds nothing", () => {
  given(alone({ biter: 2 }))
    .came("damage.3", OWED)
    .when(ATTACK)
    .among(rolled("damage.3", 2, 0, 2));
});

rule("DL-EATK-09 DL-RULING-51: a Crit adds 2 at night, nothing by day, however many attack", () => {
  given(alone({ biter: 6 }))
    .came("damage.crit", OWED)
    .when(ATTACK)
    .among(rolled("damage.crit", 6, 0, 6));
  given(alone({ viral: 1 }, 8))
    .came("damage.crit", OWED)
    .when(ATTACK)
    .among(rolled("damage.crit", 3, 0, 3));
});

rule("DL-INF-04 DL-PV-04: a Volatile attacks with 3", () => {
  given(alone({ volatile: 1, viral: 1 }, 8))
    .came("damage.5", OWED)
    .when(ATTACK)
    .among(attacked("ash", 0, 1, 1, 4));
});

const together = (crowd: Crowd): City =>
  city({ runners: { ash: { pool: [] }, bram: { pool: [] } }, infected: { G11: crowd } });

rule("DL-DP-19 DL-DP-18 DL-EATK-02 DL-RULING-61: the players split the attackers as they like, all of them", () => {
  const asked = given(together({ volatile: 1, biter: 3 }));
  asked.when(ATTACK).offers("p2 allocate", "0", "1");
  given(together({ volatile: 1, biter: 3 }))
    .came("damage.5", OWED)
    .when(ATTACK, "p2 allocate/0/2", "p1 attackOrder/ash")
    .among(attacked("ash", 2, 0, 0, 2));
});

rule("DL-EATK-02: more than there are is refused", () => {
  given(together({ biter: 3 }))
    .when(ATTACK, "p1 allocate/4")
    .refused("DL-EATK-02");
});

rule("DL-RULING-61 DL-RULING-79: a Runner spared makes no roll", () => {
  given(together({ biter: 2 }))
    .came("damage.5", OWED)
    .when(ATTACK, "p1 allocate/0")
    .then(attacked("bram", 2, 0, 0, 2), rolled("damage.5", 2, 0, 2, "bram"), lightWound("bram"));
});

rule("DL-DP-24 DL-EATK-03 DL-RULING-79: each attack runs to its Wounds before the next, in the players' order", () => {
  given(together({ biter: 2 }))
    .came("damage.3", "damage.5")
    .when(ATTACK, "p1 allocate/1", "p2 attackOrder/bram")
    .then(
      attacked("bram", 1, 0, 0, 1),
      rolled("damage.3", 1, 0, 1, "bram"),
      lightWound("bram"),
      attacked("ash", 1, 0, 0, 1),
      rolled("damage.5", 1, 0, 1),
      lightWound("ash"),
    );
});

rule("DL-RULING-79: who is not attacked has no place in the order", () => {
  given(together({ biter: 2 }))
    .when(ATTACK, "p1 allocate/1", "p2 attackOrder/dex")
    .refused("DL-RULING-79");
});

rule("DL-EATK-10: never below 0", () => {
  const after = given(city({ runners: { ash: { pool: ["basic.1", "basic.5"] } }, infected: { G11: { biter: 1 } } }))
    .came("damage.5")
    .when(ATTACK, "p1 defend/basic.1/basic.5/…");
  after.among(rolled("damage.5", 1, 3, 0));
  expect(after.state.runners[0]?.light).toBe("none");
});

rule("DL-EATK-07 DL-EATK-09: the forecast of two Virals at night against one point of Defense", () => {
  const attack: Attack = { runner: "ash", aid: 0, biter: 0, viral: 2, volatile: 0 };
  const odds = oddsOfStep(damage, city({ round: 8 }), { do: "damage", attack, defence: 1 });
  expect(odds.map(({ what, ways }) => [what, ways])).toEqual([
    ["more-wounds", 3],
    ["one-wound", 3],
  ]);
});
