import { expect } from "vitest";
import { surviveUntilDaylight } from "../../../src/games/survive-until-daylight/game";
import { meanwhile } from "../../../src/games/survive-until-daylight/rules/meanwhile";
import { fits, slotsUsed } from "../../../src/games/survive-until-daylight/rules/inventory";
import type { NightStep } from "../../../src/games/survive-until-daylight/vocabulary";
import { optionsOf } from "../../../src/kernel/match";
import { rule } from "../../support/given";
import { given, inTurn, night, trade } from "./support/night";

rule("SUD-EX-03 SUD-INV-02 SUD-AUTO-05: three arrow cards take one slot", () => {
  expect(slotsUsed(["arrows", "arrows", "arrows"])).toBe(1);
});

rule("SUD-EX-04 SUD-INV-03: two planks take one slot", () => {
  expect(slotsUsed(["planks", "planks"])).toBe(1);
});

rule("SUD-EX-05 SUD-INV-04: arrows and shells take two slots", () => {
  expect(slotsUsed(["arrows", "shells"])).toBe(2);
});

rule("SUD-INV-05 SUD-RUBBLE-04 SUD-RUBBLE-13: weapons, Junk, healing and specials take a slot each", () => {
  for (const card of ["katana", "bent-spoon", "granola-bar", "cheer"]) expect(slotsUsed([card, card])).toBe(2);
});

rule("SUD-INV-01: eight slots and no more", () => {
  const eight = ["katana", "crowbar", "cheer", "lucky", "focus", "bent-spoon", "shells", "planks"];
  expect(slotsUsed(eight)).toBe(8);
  expect(fits(eight, "nails")).toBe(false);
  expect(fits(eight, "planks")).toBe(true);
});

rule("SUD-INV-06 SUD-DEC-07: one's own cards may go whenever it is calm", () => {
  const players = { p1: { inventory: ["cheer"] }, p2: { inventory: ["nails", "nails"] } };
  const agreed = { options: { discardAnytime: "on" } };
  inTurn("p1", { players, line: ["slab"], ...agreed })
    .when("p2 discard/drop/nails")
    .then({ was: "cardsDropped", seat: "p2", card: "nails", count: 1 })
    .asks("p1 acting", "p2 discard");
  trade({ players }).when("p1 trading/drop/cheer").among({ was: "cardsDropped", seat: "p1", card: "cheer", count: 1 });
  inTurn("p1", { players })
    .when("p1 acting/drop/cheer")
    .among({ was: "cardsDropped", seat: "p1", card: "cheer", count: 1 });
});

rule("SUD-INV-06: nobody discards what is not theirs", () => {
  const players = { p1: { inventory: ["cheer"] }, p2: { inventory: ["nails"] } };
  const options = { discardAnytime: "on" };
  inTurn("p1", { players, options }).when("p2 discard/drop/cheer").refused("SUD-INV-06");
});

rule("SUD-RULING-19: nobody discards while an attack is being resolved", () => {
  const players = { p1: { inventory: ["katana"] }, p2: { inventory: ["nails"] } };
  inTurn("p1", { players, line: ["slab"], options: { discardAnytime: "on" } })
    .came("zero", "plus-1")
    .when("p1 acting/attack")
    .asks("p1 pick");
});

rule("SUD-INV-06 SUD-RULING-19: whoever finds a card, hears the wave or is offered a gift may discard first", () => {
  const players = { p1: { inventory: ["cheer"] }, p2: { inventory: ["nails"] }, p3: {} };
  const state = night({ players, options: { discardAnytime: "on" } });
  const asked = (step: NightStep): string[] => meanwhile(state, step).map(({ seat }) => seat);
  expect(asked({ do: "keep", seat: "p1", card: "shells" })).toEqual(["p1", "p2"]);
  expect(asked({ do: "wave", seat: "p2" })).toEqual(["p1", "p2"]);
  expect(asked({ do: "acting", seat: "p1" })).toEqual(["p2"]);
  // What is held out cannot be thrown away as well.
  expect(asked({ do: "offer", from: "p1", to: "p3", card: "cheer", count: 1 })).toEqual(["p2"]);
  expect(asked({ do: "arm", seat: "p1" })).toEqual([]);
  expect(meanwhile({ ...state, options: { discardAnytime: "off" } }, { do: "wave", seat: "p2" })).toEqual([]);
});

rule("SUD-INV-06: it is so unless the players agree on something else", () => {
  expect(optionsOf(surviveUntilDaylight, {})["discardAnytime"]).toBe("on");
});

rule("SUD-RUBBLE-02 SUD-RULING-36: what is used is discarded, and a weapon with the infinity icon is not", () => {
  const healed = inTurn("p1", { players: { p1: { inventory: ["granola-bar"], damage: 3 } } }).when("p1 acting/heal");
  expect(healed.state.discard).toEqual(["granola-bar"]);
  const struck = inTurn("p1", { players: { p1: { inventory: ["crowbar"] } }, line: ["slab"] }).when("p1 acting/attack");
  expect(struck.state.players[0]?.inventory).toEqual(["crowbar"]);
  const thrown = inTurn("p1", { players: { p1: { inventory: ["pipe-bomb"] } }, line: ["slab"] }).when(
    "p1 acting/attack",
  );
  expect(thrown.state.discard).toEqual(["pipe-bomb"]);
});

rule("SUD-RUBBLE-03: Junk is no action", () => {
  inTurn("p1", { players: { p1: { inventory: ["bent-spoon", "crowbar"] } }, line: ["slab"] })
    .when("p1 acting/attack/bent-spoon")
    .refused("SUD-ATTACK-01");
});

rule("SUD-RUBBLE-14 SUD-RULING-77: a starting weapon can be lost like anything else, to the rubble discard", () => {
  const players = { p1: { inventory: ["hagglers-cricket-bat"] } };
  const after = given(night({ players }))
    .came("hagglers-cricket-bat")
    .when({ do: "lose", seat: "p1", by: "SUD-RED-02" });
  expect(after.state.discard).toEqual(["hagglers-cricket-bat"]);
});

rule("SUD-RULING-91: what is being spent cannot be lost any more", () => {
  const after = inTurn("p1", {
    players: { p1: { character: "drifter", inventory: ["revolver", "bullets", "bullets", "bent-spoon"] } },
    line: ["slab"],
  })
    .came("zero", "zero")
    .when("p1 acting/attack/revolver/slab.1/2/bent-spoon");
  expect(after.state.players[0]?.inventory).toEqual(["revolver"]);
});
