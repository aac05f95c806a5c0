import { expect } from "vitest";
import { rule } from "../../support/given";
import { inTurn } from "./support/night";

const armed = (inventory: readonly string[], more: object = {}) =>
  inTurn("p1", { players: { p1: { character: "haggler", inventory, ...more } }, line: ["colossus"] });

rule("SUD-AMMO-01 SUD-AMMO-02: a gun wants ammo of its own type", () => {
  armed(["revolver"]).when("p1 acting/attack").refused("SUD-AMMO-02");
  armed(["revolver", "arrows"]).when("p1 acting/attack").refused("SUD-AMMO-02");
  armed(["revolver", "hipsters-bow", "arrows"]).when("p1 acting/attack/revolver").refused("SUD-AMMO-02");
});

rule("SUD-EX-15: without shells a shotgun is no weapon, and crafting still goes", () => {
  armed(["pump-shotgun", "planks", "nails"]).when().offers("p1 acting", "craft", "drop", "end");
});

rule(
  "SUD-EX-12 SUD-AMMO-03 SUD-AMMO-04 SUD-AMMO-05 SUD-AMMO-06 SUD-ATTACK-07 SUD-ATTACK-08: four shells draw four cards, one counts, all go",
  () => {
    const after = armed(["pump-shotgun", "shells", "shells", "shells", "shells"])
      .came("zero", "plus-1", "minus-1", "plus-2")
      .when("p1 acting/attack/pump-shotgun/colossus.1/4", "p1 pick/plus-2");
    after.among({ was: "foeHurt", foe: "colossus.1", damage: 4, cause: "attack" }, { was: "flippedDiscarded" });
    expect(after.state.combatDiscard).toHaveLength(4);
    expect(after.state.discard).toEqual(["shells", "shells", "shells", "shells"]);
  },
);

rule("SUD-RULING-54: no more ammo than one has", () => {
  armed(["revolver", "bullets"]).when("p1 acting/attack/revolver/colossus.1/2").refused("SUD-RULING-54");
});

rule("SUD-RULING-53 SUD-PROTO-08: weapon, ammo and TRIGGER's perk draw cards", () => {
  const trigger = { character: "trigger" };
  armed(["revolver", "bullets"], trigger).came("zero", "plus-1").when("p1 acting/attack").asks("p1 pick");
  armed(["fire-axe", "bullets"], trigger)
    .came("plus-1")
    .when("p1 acting/attack")
    .among({ was: "foeHurt", foe: "colossus.1", damage: 3, cause: "attack" });
});

rule("SUD-PROTO-08: TRIGGER's called shot deals 1 more with the token", () => {
  armed(["revolver", "bullets"], { character: "trigger" })
    .came("zero", "zero")
    .when("p1 acting/attack")
    .among({ was: "foeHurt", foe: "colossus.1", damage: 2, cause: "attack" });
});

rule("SUD-PROTO-08: HIPSTER takes one arrow back", () => {
  const after = armed(["hipsters-bow", "arrows", "arrows"], { character: "hipster" })
    .came("zero", "zero")
    .when("p1 acting/attack/hipsters-bow/colossus.1/2");
  after.among({ was: "arrowBack", seat: "p1" });
  expect(after.state.players[0]?.inventory).toEqual(["hipsters-bow", "arrows"]);
  expect(after.state.discard).toEqual(["arrows"]);
});

rule("SUD-PROTO-08: HIPSTER heals 1 more with the token", () => {
  const after = armed(["granola-bar"], { character: "hipster", damage: 5 }).when("p1 acting/heal");
  after.among({ was: "healed", seat: "p1", card: "granola-bar", amount: 2 });
});
