import { expect } from "vitest";
import { OWED, rule } from "../../support/given";
import { given, inTurn, night } from "./support/night";

const LUCKY = { p1: { inventory: ["katana"] }, p2: { inventory: ["lucky", "lucky"] } };

rule("SUD-COMBAT-01 SUD-COMBAT-02 SUD-AUTO-08: an empty deck is made new of its discards, for whoever draws", () => {
  const state = night({ combat: [], combatDiscard: ["zero", "plus-1"] });
  const after = given(state).came("zero").when({ do: "flip", count: 1, by: "SUD-ATTACK-07" });
  after.then({ was: "combatRenewed" }, { was: "flipped", card: "zero" });
  expect(after.state.combatDiscard).toEqual([]);
});

rule("SUD-RULING-56: what was drawn for this attack is not shuffled in, and with nothing left fewer are drawn", () => {
  const after = given(night({ combat: ["plus-3"], combatDiscard: ["zero"] }))
    .came("plus-3", "zero")
    .when({ do: "flip", count: 3, by: "SUD-ATTACK-07" });
  after.then({ was: "flipped", card: "plus-3" }, { was: "combatRenewed" }, { was: "flipped", card: "zero" });
  expect(after.state.flipped).toEqual(["plus-3", "zero"]);
});

rule("SUD-DEC-12 SUD-COMBAT-04 SUD-RULING-55: exactly one of the cards drawn counts, however bad", () => {
  const drawn = () =>
    inTurn("p1", { players: { p1: { inventory: ["katana"] } }, line: ["slab"] }).came("minus-2", "minus-1");
  drawn().when("p1 acting/attack").offers("p1 pick", "minus-2", "minus-1");
  drawn().when("p1 acting/attack", "p1 pick/plus-3").refused("SUD-COMBAT-04");
  drawn().when("p1 acting/attack", "p1 pick/bare").refused("SUD-RULING-55");
  drawn().when("p1 acting/attack", "p1 pick/").refused("K-COUNT");
});

rule(
  "SUD-CARD-11 SUD-CARD-12 SUD-DEC-17 SUD-RULING-73 SUD-SYM-11: whoever is Lucky replaces a card, and the new one again",
  () => {
    const after = inTurn("p1", { players: LUCKY, line: ["slab"] })
      .came("minus-2", "zero", "minus-1", "plus-3")
      .when("p1 acting/attack", "p2 lucky/minus-2", "p2 lucky/minus-1", "p1 pick/plus-3");
    after.among(
      { was: "luckyPlayed", seat: "p2", card: "minus-2" },
      { was: "flipped", card: "minus-1" },
      { was: "luckyPlayed", seat: "p2", card: "minus-1" },
      { was: "foeHurt", foe: "slab.1", damage: 4, cause: "attack" },
    );
    expect(after.state.combatDiscard).toHaveLength(4);
    expect(after.state.players[1]?.inventory).toEqual([]);
  },
);

rule("SUD-CARD-11 SUD-CARD-13: nobody is asked who holds no Lucky, and it may be left", () => {
  inTurn("p1", { players: LUCKY, line: ["slab"] })
    .came("minus-2", "zero")
    .when("p1 acting/attack", "p2 lucky/no")
    .asks("p1 pick");
  inTurn("p1", { players: LUCKY, line: ["slab"] })
    .came("minus-2", "zero")
    .when("p1 acting/attack", "p2 lucky/plus-3")
    .refused("SUD-CARD-12");
});

rule("SUD-CARD-11: luck turns an enemy's card too", () => {
  given(night({ players: { p1: { inventory: ["lucky"] } }, line: ["ripper"] }))
    .came("plus-3", "minus-1", OWED)
    .when({ do: "enemies" }, "p1 lucky/plus-3")
    .among({ was: "enemyHit", foe: "ripper.1", target: "p1", damage: 0, splash: 0, card: "minus-1" });
});

rule("SUD-CARD-09 SUD-CARD-10 SUD-RULING-72: Vitaly Pills bring two more cards to choose from", () => {
  const after = inTurn("p1", { players: { p1: { inventory: ["fire-axe", "vitaly-pills"] } }, line: ["colossus"] })
    .came("minus-1", "plus-2", "zero")
    .when("p1 acting/attack", "p1 pick/vitaly-pills", "p1 pick/plus-2");
  after.among({ was: "pillsTaken", seat: "p1" }, { was: "foeHurt", foe: "colossus.1", damage: 4, cause: "attack" });
  expect(after.state.discard).toEqual(["vitaly-pills"]);
});

rule(
  "SUD-RULING-72 SUD-RULING-55: with a weapon that draws none they may do harm, and then one card must count",
  () => {
    const armed = () =>
      inTurn("p1", { players: { p1: { inventory: ["crowbar", "vitaly-pills"] } }, line: ["colossus"] });
    armed()
      .came("minus-1", "minus-2")
      .when("p1 acting/attack", "p1 pick/vitaly-pills", "p1 pick/minus-1")
      .among({ was: "foeHurt", foe: "colossus.1", damage: 1, cause: "attack" });
    armed()
      .when("p1 acting/attack", "p1 pick/bare")
      .among({ was: "foeHurt", foe: "colossus.1", damage: 2, cause: "attack" });
  },
);

rule("SUD-CARD-09: Vitaly Pills are for attacks", () => {
  inTurn("p1", { players: { p1: { inventory: ["vitaly-pills", "focus"] } } })
    .when("p1 acting/play/vitaly-pills")
    .refused("SUD-CARD-09");
});
