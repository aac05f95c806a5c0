import type { Attack } from "../../../src/games/dying-light/vocabulary";
import { rule } from "../../support/given";
import { city, given, WHOLE } from "./support/city";

/** What a defence does to the attacks it is against, and to those that are still to come. */

const attack = (runner: string, more: Partial<Attack>): Attack => ({
  runner,
  aid: 0,
  biter: 0,
  viral: 0,
  volatile: 0,
  ...more,
});

type RunnerGiven = NonNullable<NonNullable<Parameters<typeof city>[0]["runners"]>[string]>;

/** Bram is attacked, in the order of these attacks. */
const against = (bram: RunnerGiven, crowd: object, own: Attack, rest: readonly Attack[]) =>
  [
    given(city({ runners: { ash: { pool: [] }, bram }, infected: { G11: crowd } })),
    { do: "defend", attack: own, rest } as const,
  ] as const;

const rolled = (runner: string, power: number, defence: number, wounds: number) =>
  ({ was: "damageRolled", runner, face: "damage.5", attack: power, defence, wounds }) as const;

const pushed = (infected: "biter" | "viral") => ({ was: "pushed", infected, from: "G11", to: "G08" }) as const;

const part = (ask: string, of: readonly string[], usual: readonly string[]) => ({ ask, of, least: 1, most: 1, usual });

rule("DL-RULING-22 DL-DP-19: whoever is pushed leaves the attack it was in, the own one first", () => {
  const crowd = { biter: 2, viral: 1 };
  const rest = [attack("ash", { biter: 2 })];
  const [state, step] = against({ pool: ["basic.6"] }, crowd, attack("bram", { viral: 1 }), rest);
  state
    .came("damage.5", "damage.5")
    .when(step, "p2 defend/basic.6/biter/G08")
    .among(
      pushed("biter"),
      { was: "defended", runner: "bram", defence: 1 },
      rolled("bram", 1, 1, 0),
      { was: "attacked", runner: "ash", biter: 1, viral: 0, volatile: 0, power: 1 },
      rolled("ash", 1, 0, 1),
    );
  const both = against({ pool: ["basic.6"] }, crowd, attack("bram", { biter: 1, viral: 1 }), [
    attack("ash", { biter: 1 }),
  ]);
  both[0]
    .came("damage.5", "damage.5")
    .when(both[1], "p2 defend/basic.6/biter/G08")
    .among(rolled("bram", 1, 1, 0), { was: "attacked", runner: "ash", biter: 1, viral: 0, volatile: 0, power: 1 });
});

rule("DL-RULING-22: an attack whose last attacker is pushed away is none", () => {
  const [state, step] = against({ pool: ["basic.6"] }, { biter: 1, viral: 1 }, attack("bram", { viral: 1 }), [
    attack("ash", { biter: 1 }),
  ]);
  state
    .came("damage.5")
    .when(step, "p2 defend/basic.6/biter/G08")
    .then(
      { was: "diePaid", runner: "bram", die: "basic1", face: "basic.6", slot: 1 },
      pushed("biter"),
      { was: "defended", runner: "bram", defence: 1 },
      rolled("bram", 1, 1, 0),
    );
  const own = against({ pool: ["basic.6"] }, { viral: 1 }, attack("bram", { viral: 1 }), []);
  own[0]
    .when(own[1], "p2 defend/basic.6/viral")
    .then({ was: "diePaid", runner: "bram", die: "basic1", face: "basic.6", slot: 1 }, pushed("viral"), {
      was: "defended",
      runner: "bram",
      defence: 1,
    })
    .asks();
});

rule("DL-DP-07: of those it pushes a Runner thinks of its own attackers, and of what is left of them", () => {
  const [state, step] = against({ pool: ["basic.6"] }, { biter: 1, viral: 1 }, attack("bram", { biter: 1 }), [
    attack("ash", { viral: 1 }),
  ]);
  state.when(step).part("p2 defend/basic.6", part("push", ["no", "biter", "viral"], ["biter"]));
  const two = against(
    { pool: ["basic.6", "combat.4"] },
    { biter: 1, viral: 1 },
    attack("bram", { biter: 1, viral: 1 }),
    [],
  );
  two[0].when(two[1]).part("p2 defend/basic.6/combat.4/done", part("push", ["no", "biter", "viral"], ["viral"]));
  two[0].when(two[1]).part("p2 defend/basic.6/combat.4/done/viral/G08", part("push", ["no", "biter"], ["no"]));
});

rule("DL-DEF-05: whoever spends nothing has no Defense, and none is told", () => {
  const [state, step] = against({ pool: ["basic.6"] }, { biter: 1 }, attack("bram", { biter: 1 }), []);
  state
    .came("damage.5")
    .when(step, "p2 defend/done")
    .then(rolled("bram", 1, 0, 1), { was: "lightWoundTaken", runner: "bram", card: "unseen" });
});

rule("DL-GEAR-08 DL-GEAR-13: a damaged token helps once more", () => {
  const gear = { ...WHOLE, jacket: "damaged" } as const;
  const [state, step] = against({ set: "circle", gear, pool: [] }, { biter: 2 }, attack("bram", { biter: 2 }), []);
  state.when(step).part("p2 defend", part("armor", ["done", "jacket"], ["jacket"]));
  state
    .came("damage.5")
    .when(step, "p2 defend/jacket")
    .among({ was: "gearUsed", runner: "bram", gear: "jacket", side: "gone" }, rolled("bram", 2, 1, 1));
});

const lending = (runner: "cleo" | "bram", spot: readonly string[], rest: readonly string[]) =>
  given(
    city({
      runners: { ash: { pool: [] }, [runner]: { pool: ["basic.1"], spot }, dex: { pool: [] } },
      infected: { G11: { biter: 3 } },
    }),
  ).when({ do: "defend", attack: attack(runner, { biter: 1 }), rest: rest.map((id) => attack(id, { biter: 1 })) });

rule("DL-SKILL-05 DL-DP-27: the line is held for the next by usage, by whoever has the Skill and Momentum", () => {
  const momentum = ["momentum.1"];
  const spent = "p2 defend/basic.1";
  lending("cleo", momentum, ["dex", "ash"]).part(spent, part("lend", ["dex", "ash", "nobody"], ["dex"]));
  lending("cleo", momentum, []).part(spent, "said");
  lending("cleo", [], ["ash"]).part(spent, "said");
  lending("bram", momentum, ["ash"]).part(spent, "said");
  lending("cleo", momentum, ["ash"]).part("p2 defend/done", "said");
});

rule("DL-PV-07 DL-SKILL-04: the line is not held with no die spent", () => {
  const state = city({ runners: { cleo: { pool: ["basic.1"] } }, infected: { G11: { biter: 1 } } });
  given(state)
    .came("damage.5")
    .when({ do: "defend", attack: attack("cleo", { biter: 1 }), rest: [] }, "p1 defend/done")
    .among(rolled("cleo", 1, 0, 1));
});
