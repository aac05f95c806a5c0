import { expect } from "vitest";
import { rule } from "../../support/given";
import { inTurn, type NightGiven, trade } from "./support/night";

const ALL = ["planks", "nails", "shards", "wires", "explosives"];
const with_ = (inventory: readonly string[], line: NightGiven["line"] = ["slab", "slab"], more: object = {}) =>
  inTurn("p1", { players: { p1: { inventory }, p2: {} }, line, ...more });

rule("SUD-CRAFT-01 SUD-TURN-06 SUD-DEC-15 SUD-RULING-38: crafting takes the action, for one token", () => {
  const after = with_([...ALL, "planks", "nails"]).when("p1 acting/craft/barricade");
  after.among({ was: "crafted", seat: "p1", craft: "barricade" });
  expect(after.state).toMatchObject({ actions: 0, players: [{ barricades: 1 }, { barricades: 0 }] });
  with_([...ALL, "planks", "nails"])
    .when("p1 acting/craft/barricade", "p1 acting/craft/spear")
    .refused("SUD-TURN-04");
  trade({ players: { p1: { inventory: ALL } } })
    .when("p1 trading/craft/barricade")
    .refused("SUD-TURN-04");
});

rule("SUD-CRAFT-02 SUD-RULING-89: one of each ingredient, all of one's own", () => {
  const after = with_(["planks", "planks", "nails"]).when("p1 acting/craft/barricade");
  expect(after.state.players[0]?.inventory).toEqual(["planks"]);
  expect(after.state.discard).toEqual(["nails", "planks"]);
  with_(["planks", "shells"]).when("p1 acting/craft").refused("SUD-CRAFT-02");
  with_(["planks", "shards"]).when("p1 acting/craft/trap").refused("SUD-CRAFT-02");
  inTurn("p1", { players: { p1: { inventory: ["planks"] }, p2: { inventory: ["nails"] } } })
    .when("p1 acting/craft")
    .refused("SUD-CRAFT-02");
});

rule("SUD-INFO-10: what can be made is offered", () => {
  with_(ALL).when().offers("p1 acting/craft", "barricade", "spear", "trap", "grenade");
});

rule("SUD-CRAFT-12 SUD-RULING-41: a Trap lies before whom its maker chooses", () => {
  const after = with_(["wires", "explosives"]).when("p1 acting/craft/trap/p2");
  after.among({ was: "trapPlaced", seat: "p2" });
  expect(after.state.players.map(({ traps }) => traps)).toEqual([0, 1]);
  with_(["wires", "explosives"]).when("p1 acting/craft/trap/p3").refused("SUD-CRAFT-12");
});

rule("SUD-CRAFT-15 SUD-CRAFT-16: a Spear deals 3 to any enemy and stays", () => {
  const after = with_(["planks", "shards"], ["slab", "colossus"]).when("p1 acting/craft/spear/colossus.2");
  after.among(
    { was: "spearPlaced", foe: "colossus.2" },
    { was: "foeHurt", foe: "colossus.2", damage: 3, cause: "spear" },
  );
  expect(after.state.line[1]).toMatchObject({ damage: 3, spears: 1 });
});

rule("SUD-DX-12: a Spear, then base 1: a Brute is down", () => {
  inTurn("p1", { players: { p1: { inventory: ["katana"] } }, line: [{ card: "slab", damage: 3, spears: 1 }] })
    .came("zero", "zero")
    .when("p1 acting/attack")
    .among({ was: "foeHurt", foe: "slab.1", damage: 2, cause: "attack" }, { was: "foeFell", foe: "slab.1" });
});

rule("SUD-CRAFT-15 SUD-ENEMY-14: whom the Spear defeats leaves at once", () => {
  with_(["planks", "shards"], ["robber"]).when("p1 acting/craft/spear").among({ was: "foeFell", foe: "robber.1" });
});

rule(
  "SUD-DX-11 SUD-CRAFT-17 SUD-CRAFT-18 SUD-RULING-43 SUD-INFO-09: a Grenade stuns two and sends them to the right end",
  () => {
    const thrown = (first: string, second: string) =>
      with_(["nails", "explosives"], ["slab", "robber", "grabber", "ripper"]).when(
        `p1 acting/craft/grenade/${first}/${second}`,
      );
    for (const after of [thrown("robber.2", "grabber.3"), thrown("grabber.3", "robber.2")]) {
      expect(after.state.line.map(({ card, stunned }) => [card, stunned])).toEqual([
        ["slab", false],
        ["ripper", false],
        ["robber", true],
        ["grabber", true],
      ]);
      expect(after.state.players[0]?.grenades).toBe(0);
    }
    thrown("slab.1", "grabber.3").refused("SUD-CRAFT-17");
  },
);

rule("SUD-RULING-44: no pair has a Survivor between, and without neighbours one is stunned alone", () => {
  with_(["nails", "explosives"], ["slab", "bystander", "slab", "robber"])
    .when()
    .offers("p1 acting/craft/grenade", "slab.3", "robber.4");
  const after = with_(["nails", "explosives"], ["slab", "bystander", "robber"]).when("p1 acting/craft/grenade/slab.1");
  after.among({ was: "grenadeThrown", seat: "p1", foes: ["slab.1"] });
  expect(after.state.line.map(({ card, stunned }) => [card, stunned])).toEqual([
    ["bystander", false],
    ["robber", false],
    ["slab", true],
  ]);
});

rule("SUD-RULING-47: without an enemy there is a Barricade and a Trap to make, and no more", () => {
  with_(ALL, ["bystander"]).when().offers("p1 acting/craft", "barricade", "trap");
  with_(ALL, []).when("p1 acting/craft/spear").refused("SUD-RULING-47");
});

rule("SUD-RULING-39: tokens take no slot and have no limit", () => {
  const inventory = ["katana", "crowbar", "cheer", "lucky", "focus", "bent-spoon", "planks", "nails"];
  const after = inTurn("p1", { players: { p1: { inventory, barricades: 7 } } }).when("p1 acting/craft/barricade");
  expect(after.state.players[0]).toMatchObject({ barricades: 8 });
});
