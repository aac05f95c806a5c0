import { expect } from "vitest";
import { OWED, rule } from "../../support/given";
import { given, inTurn, night, trade } from "./support/night";

const holding = (inventory: readonly string[], more: object = {}) =>
  inTurn("p1", { players: { p1: { inventory, ...more }, p2: {} }, line: ["colossus", "slab"] });

rule("SUD-CARD-01 SUD-CARD-02 SUD-CARD-13: Energy Shot costs 1 and gives one more action", () => {
  const after = holding(["energy-shot", "crowbar"]).when(
    "p1 acting/attack/crowbar/slab.2",
    "p1 acting/play/energy-shot",
    "p1 acting/attack/crowbar/slab.2",
  );
  after.among({ was: "suffered", seat: "p1", damage: 1, cause: "energy-shot" }, { was: "foeFell", foe: "slab.2" });
  expect(after.state.discard).toEqual(["energy-shot"]);
});

rule("SUD-RULING-70: any number of Energy Shots", () => {
  const after = holding(["energy-shot", "energy-shot", "crowbar"]).when(
    "p1 acting/play/energy-shot",
    "p1 acting/play/energy-shot",
  );
  expect(after.state.actions).toBe(3);
});

rule(
  "SUD-EX-07 SUD-CARD-07 SUD-CARD-08 SUD-RUBBLE-11 SUD-TURN-03 SUD-TURN-07: Blood Lust is no action and splashes 1 more",
  () => {
    const after = holding(["blood-lust", "crowbar"]).when(
      "p1 acting/play/blood-lust",
      "p1 acting/attack/crowbar/slab.2",
    );
    after.among(
      { was: "suffered", seat: "p1", damage: 1, cause: "blood-lust" },
      { was: "foeHurt", foe: "colossus.1", damage: 1, cause: "splash" },
    );
  },
);

rule("SUD-EX-07 SUD-RUBBLE-10 SUD-RULING-35: specials are for one's own turn", () => {
  trade({ players: { p1: { inventory: ["blood-lust"] } } })
    .when("p1 trading/play/blood-lust")
    .refused("SUD-TURN-04");
  inTurn("p2", { players: { p1: { inventory: ["blood-lust"] }, p2: {} } })
    .when("p1 acting/play/blood-lust")
    .refused("K-SEAT");
});

rule("SUD-RULING-71: Blood Lusts add up, for this round", () => {
  const lusting = holding(["blood-lust", "blood-lust"]).when("p1 acting/play/blood-lust", "p1 acting/play/blood-lust");
  expect(lusting.state.players[0]).toMatchObject({ bloodLust: 2, damage: 2 });
  const next = given(night({ players: { p1: { bloodLust: 2 } } }))
    .came(OWED)
    .when({ do: "round" });
  expect(next.state.players[0]?.bloodLust).toBe(0);
});

rule("SUD-RULING-22 SUD-DEC-19: a card that would kill is confirmed", () => {
  holding(["energy-shot"], { damage: 11 }).when("p1 acting/play/energy-shot/no").then().asks("p1 acting");
  holding(["energy-shot"], { damage: 11 })
    .when("p1 acting/play/energy-shot/yes")
    .over({ won: [], rule: "SUD-GOAL-04" });
});

rule("SUD-CARD-03 SUD-CARD-04 SUD-RULING-74: Focus divides the next attack, and one serves one", () => {
  const after = holding(["focus", "crowbar"]).when(
    "p1 acting/play/focus",
    "p1 acting/attack/crowbar/colossus.1",
    "p1 divide/2",
  );
  after.among({ was: "foeHurt", foe: "slab.2", damage: 2, cause: "attack" });
  expect(after.state.players[0]?.focus).toBe(0);
  const two = holding(["crowbar"], { focus: 2 }).when("p1 acting/attack/crowbar/colossus.1", "p1 divide/0");
  expect(two.state.players[0]?.focus).toBe(1);
});

rule("SUD-RULING-74: Focus that was not used waits for another turn", () => {
  const after = holding(["focus"]).when("p1 acting/play/focus", "p1 acting/end");
  expect(after.state.players[0]?.focus).toBe(1);
});

rule(
  "SUD-CARD-05 SUD-CARD-06 SUD-DEC-16 SUD-RULING-70: Cheer lengthens another's turn, even when the action is spent",
  () => {
    const players = { p1: { inventory: ["crowbar"] }, p2: { inventory: ["cheer"] } };
    const after = inTurn("p1", { players, line: ["colossus"] }).when(
      "p1 acting/attack",
      "p1 acting/end",
      "p2 cheer/cheer",
      "p1 acting/attack",
      "p1 acting/end",
    );
    after.among(
      { was: "cheered", seat: "p2", on: "p1" },
      { was: "attackDeclared", seat: "p1", weapon: "crowbar", foe: "colossus.1", ammo: 0 },
      { was: "turnEnded", seat: "p1" },
    );
    expect(after.state.discard).toEqual(["cheer"]);
  },
);

rule(
  "SUD-CARD-05 SUD-CARD-06 SUD-SYM-11: Cheer is played in the middle of another's turn, and nobody waits for it",
  () => {
    const players = { p1: { inventory: ["crowbar", "katana"] }, p2: { inventory: ["cheer"] } };
    const after = inTurn("p1", { players, line: ["colossus"] })
      .came("zero", "zero", OWED)
      .when(
        "p2 cheering/cheer",
        "p1 acting/attack/crowbar/colossus.1",
        "p1 acting/attack/katana/colossus.1",
        "p1 acting/end",
      );
    after.among(
      { was: "cheered", seat: "p2", on: "p1" },
      { was: "attackDeclared", seat: "p1", weapon: "crowbar", foe: "colossus.1", ammo: 0 },
      { was: "attackDeclared", seat: "p1", weapon: "katana", foe: "colossus.1", ammo: 0 },
      { was: "turnEnded", seat: "p1" },
    );
    expect(after.state.discard).toEqual(["cheer"]);
    inTurn("p1", { players, line: ["colossus"] })
      .when("p1 acting/attack/crowbar/colossus.1")
      .asks("p1 acting", "p2 cheering");
  },
);

rule("SUD-CARD-05: nobody cheers in their own turn", () => {
  holding(["cheer", "focus"]).when("p1 acting/play/cheer").refused("SUD-CARD-05");
  holding(["lucky", "focus"]).when("p1 acting/play/lucky").refused("SUD-CARD-11");
  inTurn("p1", { players: { p1: { inventory: ["cheer"] }, p2: {} } })
    .when("p1 acting/end")
    .then({ was: "turnEnded", seat: "p1" });
});

rule("SUD-CARD-05: it may be left", () => {
  inTurn("p1", { players: { p1: {}, p2: { inventory: ["cheer"] } } })
    .when("p1 acting/end", "p2 cheer/no")
    .then({ was: "turnEnded", seat: "p1" });
  inTurn("p1", { players: { p1: {}, p2: { inventory: ["cheer"] } } })
    .when("p1 acting/end", "p2 cheer/lucky")
    .refused("SUD-CARD-05");
});

rule("SUD-TURN-02 SUD-RUBBLE-07 SUD-RUBBLE-06 SUD-DEC-10: any number of healing items in one's own turn", () => {
  const after = holding(["granola-bar", "bandage-roll", "gluc-hose"], { damage: 9 }).when(
    "p1 acting/heal/granola-bar",
    "p1 acting/heal/bandage-roll",
    "p1 acting/heal/gluc-hose",
  );
  expect(after.state.players[0]?.damage).toBe(3);
  holding(["nails"], { damage: 9 }).when("p1 acting/heal").refused("SUD-RUBBLE-06");
});

rule("SUD-TURN-07: free cards come before or after the action", () => {
  holding(["granola-bar", "crowbar"], { damage: 2 })
    .when("p1 acting/attack/crowbar/slab.2", "p1 acting/heal")
    .among({ was: "healed", seat: "p1", card: "granola-bar", amount: 1 });
});

rule("SUD-TURN-08 SUD-RULING-37 SUD-DEC-19: an attack that is given up is given up on purpose", () => {
  holding(["crowbar"]).when("p1 acting/end/no").then().asks("p1 acting");
  holding(["crowbar"]).when("p1 acting/end/yes").then({ was: "turnEnded", seat: "p1" });
  holding(["crowbar"]).when("p1 acting/end/perhaps").refused("SUD-RULING-37");
  inTurn("p1", { players: { p1: {} }, line: [] })
    .when("p1 acting/end")
    .then({ was: "turnEnded", seat: "p1" });
});

rule(
  "SUD-TURN-01 SUD-ROUND-04 SUD-ROUND-01 SUD-RULING-05 SUD-FP-02: everybody has a turn, clockwise from the First Player",
  () => {
    given(night({ players: { p1: {}, p2: {}, p3: {} }, first: "p2", line: [] }))
      .came(OWED)
      .when({ do: "combat" }, "p2 acting/end", "p3 acting/end", "p1 acting/end")
      .among(
        { was: "turnBegan", seat: "p2" },
        { was: "turnBegan", seat: "p3" },
        { was: "turnBegan", seat: "p1" },
        { was: "roundEnded", round: 1 },
      );
  },
);
