import { expect } from "vitest";
import { sizeOf } from "../../../src/kernel/pile";
import { setup } from "../../../src/games/survive-until-daylight/setup";
import { seatsFor } from "../../../src/kernel/replay-code";
import { OWED, rule } from "../../support/given";
import { ENEMIES, given, inTurn, night, trade } from "./support/night";

const six = { p1: {}, p2: {}, p3: {}, p4: {}, p5: {}, p6: {} };
const on = (option: string) => ({ options: { [option]: "on" } });
const first = (count: number) => Array.from({ length: count }, () => "1");

rule("SUD-RULING-13: six players take 20 new cards, or 24 by the option", () => {
  const begun = (more: object, count: number) =>
    given(night({ players: six, round: 0, ...more }))
      .came(...first(count), OWED)
      .when({ do: "round" });
  expect(sizeOf(begun({}, 20).state.active)).toBe(21);
  expect(sizeOf(begun(on("moreRubble"), 24).state.active)).toBe(25);
});

rule("SUD-RULING-24: everything is after the holder, or after whoever it came for", () => {
  const line = [
    { card: "grabber", after: "p1" },
    { card: "slab", after: "p2" },
  ] as const;
  const hit = (more: object) =>
    given(night({ players: { p1: {}, p2: {} }, holder: "p2", line, ...more }))
      .came(OWED)
      .when(ENEMIES)
      .state.players.map(({ damage }) => damage);
  expect(hit({})).toEqual([0, 2]);
  expect(hit(on("ownTargets"))).toEqual([1, 1]);
});

rule("SUD-RULING-30: a gift is one card, or the whole stack", () => {
  const players = { p1: { inventory: ["nails", "nails", "nails"] }, p2: {} };
  const given_ = (more: object) =>
    trade({ players, ...more })
      .when("p1 trading/give", "p2 offer/accept")
      .state.players.map(({ inventory }) => inventory.length);
  expect(given_({})).toEqual([2, 1]);
  expect(given_(on("giftStacks"))).toEqual([0, 3]);
});

rule("SUD-RULING-41: a Trap springs once, or for every enemy", () => {
  const players = { p1: { traps: 1 } };
  const left = (more: object) =>
    given(night({ players, line: ["robber", "robber"], ...more }))
      .came(OWED)
      .when(ENEMIES).state;
  expect(left(on("trapStays"))).toMatchObject({ line: [], players: [{ traps: 1, damage: 0 }] });
  expect(left({})).toMatchObject({ players: [{ traps: 0, damage: 1 }] });
});

rule("SUD-RULING-43: a Grenade is thrown at once, or kept and thrown as a free card", () => {
  const players = { p1: { inventory: ["nails", "explosives"] } };
  const kept = inTurn("p1", { players, line: ["slab", "robber"], ...on("grenadesKept") });
  const after = kept.when("p1 acting/craft/grenade", "p1 acting/throw/robber.2/slab.1");
  after.among(
    { was: "crafted", seat: "p1", craft: "grenade" },
    { was: "grenadeThrown", seat: "p1", foes: ["slab.1", "robber.2"] },
  );
  expect(after.state.players[0]?.grenades).toBe(0);
  inTurn("p1", { players, line: ["slab", "robber"] })
    .when("p1 acting/throw")
    .refused("SUD-RULING-43");
});

rule("SUD-RULING-48: the players' splash spares Survivors by the option", () => {
  inTurn("p1", { players: { p1: { inventory: ["chainsaw"] } }, line: ["bystander", "slab"], ...on("spareSurvivors") })
    .when("p1 acting/attack")
    .then(
      { was: "attackDeclared", seat: "p1", weapon: "chainsaw", foe: "slab.2", ammo: 0 },
      { was: "foeHurt", foe: "slab.2", damage: 2, cause: "attack" },
    );
});

rule("SUD-RULING-58: an enemy's splash on a Survivor is ignored, or hits those beside it in the line", () => {
  const hit = (more: object) =>
    given(night({ line: ["bystander", "ripper"], ...more }))
      .came("x-splash", OWED)
      .when(ENEMIES).state.line;
  expect(hit({})).toEqual([expect.objectContaining({ card: "ripper", damage: 0 })]);
  expect(hit(on("literalSplash"))).toEqual([expect.objectContaining({ card: "ripper", damage: 1 })]);
});

rule("SUD-PROTO-09 SUD-RULING-27: six assault cards, each certain to come, by the option", () => {
  expect(sizeOf(setup(seatsFor(1), { sixAssaults: "on" }).state.assaults)).toBe(6);
});
