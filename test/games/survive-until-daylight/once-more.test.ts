import { expect } from "vitest";
import { deckOf, outlooksOf } from "../../../src/games/survive-until-daylight/rules/forecast";
import { whyUnused } from "../../../src/games/survive-until-daylight/rules/free-cards";
import { menaces } from "../../../src/games/survive-until-daylight/rules/menace";
import { OWED, rule } from "../../support/given";
import { given, inTurn, night } from "./support/night";

rule("SUD-CRAFT-04 SUD-CRAFT-17 SUD-RULING-44: what is no Grenade stuns nobody, and a Grenade one or two", () => {
  inTurn("p1", { players: { p1: { inventory: ["planks", "nails"] } }, line: ["slab"] })
    .when("p1 acting/craft/barricade")
    .then({ was: "crafted", seat: "p1", craft: "barricade", by: "SUD-CRAFT-04" });
  const options = { grenadesKept: "on" };
  const thrown = (line: readonly string[]) => inTurn("p1", { players: { p1: { grenades: 1 } }, line, options });
  thrown(["slab"])
    .when("p1 acting/throw")
    .then({ was: "grenadeThrown", seat: "p1", foes: ["slab.1"] });
  thrown(["slab", "grabber", "robber"])
    .when()
    .part("p1 acting/throw/grabber.2", {
      ask: "stunToo",
      of: ["slab.1", "robber.3"],
      least: 1,
      most: 1,
      usual: [],
    });
});

rule(
  "SUD-COMBAT-05 SUD-RULING-57 SUD-DX-13: of cards that do as much the first, unless a later one splashes more",
  () => {
    const strikes = (...flipped: readonly string[]) =>
      given({ ...night({ line: ["grabber"] }), flipped }).when({ do: "enemyStrikes", foe: "grabber.1", target: "p1" });
    const hit = (damage: number, splash: number, card: string) =>
      ({ was: "enemyHit", foe: "grabber.1", target: "p1", damage, splash, card }) as const;
    strikes("plus-1", "plus-1-spread").among(hit(2, 0, "plus-1"));
    strikes("two-splash", "plus-1").among(hit(2, 1, "two-splash"));
    strikes("plus-1", "two-splash").among(hit(2, 1, "two-splash"));
    strikes("x-splash", "plus-1").among(hit(2, 0, "plus-1"));
    strikes("plus-1", "x-splash").among(hit(2, 0, "plus-1"));
  },
);

rule("SUD-INFO-07 SUD-INFO-08: two Barricades meet two; a Wanderer of 1 is likely to do 1", () => {
  const state = night({ players: { p1: { barricades: 2 } }, line: ["grabber", "grabber", "grabber"] });
  expect(menaces(state, "p1").map(({ meets }) => meets)).toEqual(["barricade", "barricade", "target"]);
  const grabber = night({ line: ["grabber"] });
  expect(outlooksOf(grabber, deckOf(grabber))["grabber"]).toMatchObject({ expected: 100, reaching: 100 });
});

rule("SUD-GOAL-04 SUD-HEALTH-01: with a point of health left one lives, with none not", () => {
  const hit = (damage: number) =>
    given(night({ players: { p1: { character: "haggler", damage: 9 } } })).when({
      do: "hit",
      hit: { seat: "p1", foe: "slab", damage, brute: true, steals: false, by: "SUD-ENATK-02" },
    });
  hit(2).then({ was: "wounded", seat: "p1", damage: 2, cause: "slab" });
  hit(3).then({ was: "wounded", seat: "p1", damage: 3, cause: "slab" }, { was: "died", seat: "p1" });
});

rule("SUD-SEARCH-01 SUD-DEC-04 SUD-RULING-14: so much new rubble for so many players", () => {
  const players = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, i) => [`p${String(i + 1)}`, {}]));
  const rubble = Array.from({ length: 30 }, () => "nails");
  const taken = (count: number, cards: number, moreRubble = "off") =>
    given(night({ players: players(count), rubble, options: { moreRubble } }))
      .came(...Array.from({ length: cards }, () => "1"), OWED)
      .when({ do: "round" })
      .among({ was: "rubbleTaken", cards, picks: Array.from({ length: cards }, () => "1") });
  taken(3, 12);
  taken(5, 20);
  taken(5, 20, "on");
  taken(6, 20);
  taken(6, 24, "on");
  given(night({ rubble: [], discard: ["nails"] }))
    .came(OWED)
    .when({ do: "refill", left: 1 })
    .among({ was: "rubbleRenewed", cards: 1 }, { was: "rubbleTaken", cards: 1, picks: [] });
});

rule("SUD-ATTACK-07: a single combat card is put away after the attack too", () => {
  const blow = { seat: "p1", weapon: "crowbar", at: 0, ammo: 0, more: 0, focus: false };
  const after = given({ ...night({ line: ["slab"], combatDiscard: ["zero"] }), flipped: ["plus-1"] }).when({
    do: "aftermath",
    blow,
  });
  after.then({ was: "flippedDiscarded" });
  expect(after.state.combatDiscard).toEqual(["plus-1", "zero"]);
});

rule(
  "SUD-RUBBLE-03 SUD-RUBBLE-09 SUD-CRAFT-02 SUD-AMMO-01 SUD-RUBBLE-12 SUD-CARD-05: why a card by itself is no use",
  () => {
    const rows = {
      "dead-phone": "SUD-RUBBLE-03",
      "granola-bar": "SUD-RUBBLE-09",
      nails: "SUD-CRAFT-02",
      bullets: "SUD-AMMO-01",
      crowbar: "SUD-RUBBLE-12",
      cheer: "SUD-CARD-05",
    };
    expect(Object.keys(rows).map(whyUnused)).toEqual(Object.values(rows));
  },
);
