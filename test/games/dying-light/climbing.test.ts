import { rule } from "../../support/given";
import { city, given, WHOLE } from "./support/city";
import { ran } from "./support/told";

const TURN = { do: "turn", runner: "bram" } as const;
const DICE = ["basic.1", "basic.2", "combat.1", "parkour.1"];

type More = Partial<Parameters<typeof city>[0]>;

const bramAt = (zone: string, pool: readonly string[] = DICE, runner: object = {}, more: More = {}) =>
  city({ runners: { bram: { zone, pool, ...runner } }, ...more });

const END = { was: "activationEnded", runner: "bram" } as const;

rule("DL-AUTO-04 DL-EX-02 DL-CLIMB-01 DL-CLIMB-03: two levels up cost three dice, one level two", () => {
  given(bramAt("G01b"), TURN)
    .when("p1 turn/climb/B05/basic.1/basic.2/combat.1")
    .among(ran("bram", "G01b", "B05"))
    .asks("p1 turn");
  given(bramAt("G01b", ["basic.1", "basic.2"]), TURN)
    .when("p1 turn/climb/B01/basic.1/basic.2")
    .among(ran("bram", "G01b", "B01"), END);
});

rule("DL-CLIMB-02 DL-CLIMB-03 DL-RULING-54: a Wall is one die more, whatever its size", () => {
  given(bramAt("G05a", ["basic.1", "basic.2"]), TURN)
    .when("p1 turn/climb/G04b/basic.1/basic.2")
    .among(ran("bram", "G05a", "G04b"), END);
});

rule("DL-RULING-63 DL-CLIMB-01: level or down without a Wall is no Climb, nor is what is not adjacent", () => {
  given(bramAt("B10"), TURN).when("p1 turn/climb/G05c").refused("DL-RULING-63");
});

rule("DL-ACTN-06: a Climb that the pool cannot pay is refused", () => {
  given(bramAt("G01b", ["basic.1", "basic.2"]), TURN)
    .when("p1 turn/climb/B05")
    .refused("DL-ACTN-06");
});

rule("DL-DP-03 DL-BOOST-10 DL-BOOST-01 DL-DP-05: a Climb symbol makes it cheaper, if one wishes", () => {
  const state = bramAt("G01b", ["basic.4", "basic.1", "basic.2"]);
  given(state, TURN).when().offers("p1 turn/climb/B01/basic.4", "enough", "basic.1", "basic.2");
  given(state, TURN).when().offers("p1 turn/climb/B01/basic.1", "basic.4", "basic.2");
  given(state, TURN)
    .when("p1 turn/climb/B01/basic.4/enough")
    .among(ran("bram", "G01b", "B01"))
    .asks("p1 turn");
});

rule("DL-RULING-14: with too few dice the symbols are needed, and every die offered leads somewhere", () => {
  const state = bramAt("G01b", ["basic.4", "basic.1"]);
  given(state, TURN).when().offers("p1 turn/climb/B05", "basic.4", "basic.1");
  given(state, TURN)
    .when("p1 turn/climb/B05/basic.1/basic.4")
    .among(ran("bram", "G01b", "B05"), END);
});

rule("DL-RULING-14 DL-GEAR-04 DL-GEAR-05: at least one die is spent, Gear and all", () => {
  const runner = { set: "triangle", gear: WHOLE };
  const state = bramAt("G01b", ["momentum.3"], runner);
  const after = given(state, TURN).when("p1 turn/climb/B01/momentum.3");
  after.among(ran("bram", "G01b", "B01"), END);
});

rule("DL-GEAR-04 DL-RULING-43: gloves add Climb to the Momentum Die, damaged too, and only to it", () => {
  const gear = { jacket: "whole", gloves: "damaged", shoes: "whole" };
  given(bramAt("G01b", ["momentum.2"], { set: "triangle", gear }), TURN)
    .when("p1 turn/climb/B01/momentum.2")
    .among(ran("bram", "G01b", "B01"));
  given(bramAt("G01b", ["basic.1"], { set: "triangle", gear }), TURN)
    .when("p1 turn/climb")
    .refused("DL-ACTN-06");
  const gone = { jacket: "whole", gloves: "gone", shoes: "whole" };
  given(bramAt("G01b", ["momentum.2"], { set: "triangle", gear: gone }), TURN)
    .when("p1 turn/climb")
    .refused("DL-ACTN-06");
});

rule("DL-PV-05: each Torn grip is one die more", () => {
  const torn = { heavy: ["wound.torn-grip", "wound.torn-grip"] };
  given(bramAt("G01b", DICE, torn), TURN)
    .when("p1 turn/climb/B01/basic.1/basic.2/combat.1/parkour.1")
    .among(ran("bram", "G01b", "B01"), END);
});

rule("DL-PV-10 DL-DP-27: the Grapple makes one Climb of an activation cost two, if one wishes", () => {
  const state = bramAt("G02b", DICE, { items: ["item.grapple"] });
  given(state, TURN).when().offers("p1 turn/climb/B07", "yes", "no");
  given(state, TURN)
    .when("p1 turn/climb/B07/yes/basic.1/basic.2")
    .among({ was: "grappled", runner: "bram" }, ran("bram", "G02b", "B07"))
    .asks("p1 turn");
  given(bramAt("B06", ["basic.1", "basic.2"], { items: ["item.grapple"] }), TURN)
    .when("p1 turn/climb/B07/basic.1/basic.2")
    .among(ran("bram", "B06", "B07"), END);
  given(bramAt("G02b", ["basic.1", "basic.2"], { items: ["item.grapple"], grappled: true }), TURN)
    .when("p1 turn/climb/B07")
    .refused("DL-ACTN-06");
});

rule("DL-CLIMB-04 DL-ACTN-04: climbing out of an Area is a Risk for each enemy there", () => {
  given(bramAt("G01b", ["basic.1", "basic.2"], {}, { infected: { G01: { biter: 2 } } }), TURN)
    .came("risk.safe", "risk.safe")
    .when("p1 turn/climb/B01/basic.1/basic.2");
});

rule("DL-SKILL-04 DL-PV-07: Light Feet climbs too", () => {
  const ash = { zone: "G01b", pool: ["basic.1", "basic.2"] };
  given(city({ runners: { ash }, infected: { G01: { biter: 1 } } }), { do: "turn", runner: "ash" })
    .when("p1 turn/climb/B01/basic.1/basic.2")
    .among({ was: "activationEnded", runner: "ash" });
});

rule("DL-CLIMB-05: over a Wall and down, only the Wall is paid", () => {
  given(bramAt("G07a", ["basic.1", "basic.2"]), TURN)
    .when("p1 turn/climb/G10/basic.1/basic.2")
    .among(ran("bram", "G07a", "G10"), END);
});
