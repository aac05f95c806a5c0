import type { GearSlot } from "../../../src/games/dying-light/content/runners";
import type { City } from "../../../src/games/dying-light/vocabulary";
import { rule } from "../../support/given";
import { blowOf } from "./support/blow-of";
import { city, given, WHOLE } from "./support/city";

/** What is offered as usual is what a sensible person would do; no rule depends on it. */

const ATTACK = { do: "attack", area: "G11" } as const;

type RunnerGiven = NonNullable<Parameters<typeof city>[0]["runners"]>[string];

const attacked = (runner: RunnerGiven, crowd: object, round = 7): City =>
  city({ round, runners: { bram: runner }, infected: { G11: crowd } });

const part = (ask: string, of: readonly string[], usual: readonly string[]) => ({ ask, of, least: 1, most: 1, usual });

rule("DL-DP-20 DL-DEF-03 DL-BOOST-12: dice defend as long as anything may get through, a Block first", () => {
  const state = attacked({ pool: ["basic.1", "basic.5", "combat.5"] }, { biter: 3 });
  const all = ["basic.1", "basic.5", "combat.5", "done"];
  const when = () => given(state).when(ATTACK);
  when().part("p1 defend", part("defend", all, ["basic.5"]));
  when().part("p1 defend/basic.5", part("defend", ["basic.1", "combat.5", "done"], ["combat.5"]));
  when().part("p1 defend/basic.5/combat.5", part("defend", ["basic.1", "done"], ["done"]));
  // Three Biters may do four by day, and five at night.
  const plain = (round: number) => given(attacked({ pool: ["basic.1", "basic.5", "combat.2"] }, { biter: 2 }, round));
  plain(7)
    .when(ATTACK)
    .part("p1 defend/basic.5/basic.1", part("defend", ["combat.2", "done"], ["done"]));
  plain(8)
    .when(ATTACK)
    .part("p1 defend/basic.5/basic.1", part("defend", ["combat.2", "done"], ["combat.2"]));
});

const armored = (jacket: "whole" | "damaged") => ({ set: "circle", gear: { ...WHOLE, jacket } });

rule("DL-DP-20 DL-GEAR-12 DL-GEAR-13: Armor is for Wounds that are certain, and for those that may be the last", () => {
  const armor = (more: RunnerGiven, crowd: object) => given(attacked({ pool: [], ...more }, crowd)).when(ATTACK);
  armor(armored("whole"), { biter: 1 }).part("p1 defend", part("armor", ["done", "jacket"], ["jacket"]));
  armor(armored("whole"), { biter: 1 }).part("p1 defend/jacket", part("armor", ["done", "jacket"], ["done"]));
  armor(armored("whole"), { biter: 2 }).part("p1 defend/jacket", part("armor", ["done", "jacket"], ["jacket"]));
  const last = { light: "unseen", heavy: ["wound.dazed", "wound.dazed", "wound.dazed"] };
  const dying = armor({ ...armored("whole"), ...last }, { biter: 1 });
  dying.part("p1 defend/jacket", part("armor", ["done", "jacket"], ["jacket"]));
});

rule("DL-DDEF-01: dice of the track tire for two Wounds at once, or for the last there are", () => {
  const track = ["basic.1", "basic.2", "basic.3"];
  const rest = (more: RunnerGiven, crowd: object) => given(attacked({ pool: [], track, ...more }, crowd)).when(ATTACK);
  const asked = (usual: string, of = ["slot1", "slot2", "done"]) => part("desperate", of, [usual]);
  rest({}, { biter: 1 }).part("p1 defend", asked("done"));
  rest({}, { biter: 2 }).part("p1 defend", asked("slot1"));
  rest({}, { biter: 2 }).part("p1 defend/slot1", asked("done", ["slot2", "done"]));
  rest({}, { biter: 3 }).part("p1 defend/slot1", asked("slot2", ["slot2", "done"]));
  // Armor goes first.
  rest(armored("whole"), { biter: 3 }).part("p1 defend", asked("done"));
  rest(armored("damaged"), { biter: 3 }).part("p1 defend", asked("slot1"));
  const weak = { heavy: ["wound.dazed", "wound.dazed", "wound.dazed"] };
  rest(weak, { biter: 1 }).part("p1 defend", asked("slot1"));
  rest({ ...weak, light: "unseen" }, { biter: 1 }).part("p1 defend/slot1", asked("slot2", ["slot2", "done"]));
});

rule("DL-DP-07 DL-RULING-22: of those who attack the worst is pushed away, while it helps", () => {
  const state = (crowd: object, pool = ["basic.6"]) =>
    given(city({ runners: { bram: { zone: "B10", pool } }, infected: { B10: crowd } })).when({
      do: "attack",
      area: "B10",
    });
  const worst = ["no", "biter", "viral", "howler", "volatile"];
  state({ biter: 1, viral: 1, volatile: 1, howler: 1 }).part("p1 defend/basic.6", part("push", worst, ["volatile"]));
  state({ biter: 1, viral: 1 }).part("p1 defend/basic.6", part("push", ["no", "biter", "viral"], ["viral"]));
  const safe = state({ biter: 1 }, ["basic.6", "basic.5"]);
  safe.part("p1 defend/basic.5/basic.6/done", part("push", ["no", "biter"], ["no"]));
});

rule("DL-DP-07 DL-BOOST-06: on a move whoever would cost a Risk Die is pushed", () => {
  const state = (more: RunnerGiven, crowd: object) =>
    given(city({ runners: { bram: { zone: "B10", ...more } }, infected: { B10: crowd } }), {
      do: "turn",
      runner: "bram",
    });
  const way = "p1 turn/run/G08a/basic.6";
  state({ pool: ["basic.6"] }, { biter: 1, viral: 1 })
    .when()
    .part(way, part("push", ["no", "biter", "viral"], ["viral"]));
  // Five are a Risk of four dice, with one less still.
  state({ pool: ["basic.6"] }, { biter: 5 })
    .when()
    .part(way, part("push", ["no", "biter"], ["no"]));
});

rule(
  "DL-DP-12 DL-GEAR-07 DL-GEAR-08: Gear that is whole helps; whether what is damaged does is its owner's choice",
  () => {
    const prevent = (shoes: "whole" | "damaged") => {
      const gear: Record<GearSlot, "whole" | "damaged"> = { ...WHOLE, shoes };
      return given(city({ runners: { bram: { set: "circle", gear, pool: [] } } })).when({
        do: "suffer",
        runner: "bram",
        what: "exposure",
      });
    };
    prevent("whole").part("p1 prevent", part("exposure", ["suffer", "shoes"], ["shoes"]));
    prevent("damaged").part("p1 prevent", part("exposure", ["suffer", "shoes"], []));
  },
);

rule("DL-DP-27 DL-SKILL-03: the lowest die is rolled again where the blow does not kill", () => {
  const reroll = (target: string, ...faces: readonly string[]) =>
    given(city({ runners: { bram: { zone: "G05a" } }, infected: { G05: { [target]: 1 } } })).when({
      do: "reroll",
      blow: blowOf({ runner: "bram", target, faces }),
    });
  const of = ["damage.1", "damage.2", "no"];
  reroll("biter", "damage.2", "damage.1").part("p1 reroll", part("reroll", of, ["damage.1"]));
  reroll("biter", "damage.2", "damage.2", "damage.1").part("p1 reroll", part("reroll", of, ["no"]));
  reroll("volatile", "damage.crit").part("p1 reroll", part("reroll", ["damage.crit", "no"], ["no"]));
});

rule(
  "DL-DP-10 DL-ATK-06: a Crit is kept where the blow kills with it alone, and is otherwise for somebody else",
  () => {
    const crits = (crowd: object, target: string, ...faces: readonly string[]) =>
      given(city({ runners: { ash: { zone: "G05a" } }, infected: { G05: crowd } })).when({
        do: "crits",
        blow: blowOf({ target, faces }),
      });
    const two = { biter: 1, viral: 1 };
    const of = ["keep", "biter", "viral"];
    crits(two, "biter", "damage.crit").part("p1 crits", part("crit", of, ["keep"]));
    crits(two, "biter", "damage.4", "damage.crit").part("p1 crits", part("crit", of, ["viral"]));
    crits({ biter: 1 }, "biter", "damage.4", "damage.crit").part("p1 crits", part("crit", ["keep", "biter"], ["keep"]));
    crits({ ...two, volatile: 1 }, "volatile", "damage.crit", "damage.2").part("p1 crits", part("crit", of, ["viral"]));
    crits({ ...two, volatile: 1 }, "volatile", "damage.crit", "damage.3").part("p1 crits", part("crit", of, ["keep"]));
    const after = crits(two, "viral", "damage.crit", "damage.crit");
    after.part("p1 crits", part("crit", of, ["biter"]));
    after.part("p1 crits/viral", part("crit", ["keep", "biter"], ["biter"]));
  },
);

rule("DL-DP-19 DL-EATK-02: an even split is usual, but not where it may be somebody's end", () => {
  const split = (light: string, heavy: readonly string[]) =>
    given(
      city({ runners: { ash: { pool: [], light, heavy }, bram: { pool: [] } }, infected: { G11: { biter: 3 } } }),
    ).when(ATTACK);
  const of = ["0", "1", "2", "3"];
  const heavy = ["wound.dazed", "wound.dazed", "wound.dazed"];
  split("none", heavy.slice(1)).part("p1 allocate", part("biter-to-ash", of, ["2"]));
  split("none", heavy).part("p1 allocate", part("biter-to-ash", of, []));
});

rule("DL-DP-24 DL-SKILL-05: whoever holds the line goes first", () => {
  const attack = (runner: string) => ({ runner, aid: 0, biter: 1, viral: 0, volatile: 0 });
  const order = (...runners: readonly string[]) =>
    given(city({ runners: { ash: {}, bram: {}, cleo: {} } })).when({ do: "attackOrder", attacks: runners.map(attack) });
  order("ash", "cleo").part("p1 attackOrder", part("attacked", ["ash", "cleo"], ["cleo"]));
  order("bram", "ash").part("p1 attackOrder", part("attacked", ["bram", "ash"], ["bram"]));
});

rule("DL-EATK-09 DL-DEF-04: at night two may be added, and no more dice are wanted than that", () => {
  const pool = ["basic.1", "basic.2", "basic.5", "combat.2"];
  given(attacked({ pool }, { biter: 2 }, 8))
    .when(ATTACK)
    .part("p1 defend/basic.5/basic.1/combat.2", part("defend", ["basic.2", "done"], ["done"]));
});

rule("DL-GEAR-12 DL-DP-12: of two tokens that help the first is usual", () => {
  const square = { set: "square", gear: { ...WHOLE }, pool: [] };
  given(city({ runners: { bram: square } }))
    .when({ do: "suffer", runner: "bram", what: "armor" })
    .part("p1 prevent", part("armor", ["suffer", "jacket", "gloves"], ["jacket"]));
  given(attacked(square, { biter: 1 }))
    .when(ATTACK)
    .part("p1 defend", part("armor", ["done", "jacket", "gloves"], ["jacket"]));
});
