import { expect } from "vitest";
import { rule } from "../../support/given";
import { inTurn, type NightGiven } from "./support/night";

const armed = (weapon: string, line: NightGiven["line"], more: Partial<Parameters<typeof inTurn>[1]> = {}) =>
  inTurn("p1", { players: { p1: { inventory: [weapon] } }, line: line ?? [], ...more });

const hurt = (foe: string, damage: number, cause = "attack") => ({ was: "foeHurt", foe, damage, cause }) as never;

rule("SUD-ATTACK-01 SUD-TURN-05 SUD-DEC-11 SUD-RULING-95: any enemy, wherever it stands", () => {
  armed("crowbar", ["slab", "bystander", "slab", "colossus"])
    .when()
    .offers("p1 acting/attack", "slab.1", "slab.3", "colossus.4");
  armed("crowbar", ["slab", "slab"])
    .when("p1 acting/attack/crowbar/slab.2")
    .among({ was: "attackDeclared", seat: "p1", weapon: "crowbar", foe: "slab.2", ammo: 0 });
});

rule("SUD-RULING-47 SUD-ENEMY-13: a Survivor is no target, and an empty line has none", () => {
  armed("crowbar", ["slab", "bystander", "slab"]).when("p1 acting/attack/crowbar/bystander.2").refused("SUD-RULING-47");
  armed("crowbar", ["bystander"]).when("p1 acting/attack").refused("SUD-RULING-47");
  armed("crowbar", []).when("p1 acting/attack").refused("SUD-RULING-47");
});

rule("SUD-RUBBLE-15 SUD-RUBBLE-12: without a weapon there is no attack", () => {
  armed("nails", ["slab"]).when("p1 acting/attack").refused("SUD-RUBBLE-15");
});

rule("SUD-ATTACK-02 SUD-TURN-04: one weapon, one action", () => {
  inTurn("p1", { players: { p1: { inventory: ["crowbar", "katana"] } }, line: ["colossus"] })
    .when("p1 acting/attack/crowbar", "p1 acting/attack")
    .refused("SUD-TURN-04");
});

rule("SUD-ATTACK-04 SUD-ATTACK-03 SUD-HEALTH-02 SUD-RULING-78: fixed damage is what the weapon says, and stays", () => {
  const after = armed("crowbar", ["slab"]).when("p1 acting/attack");
  after.among(hurt("slab.1", 2));
  expect(after.state.line[0]).toMatchObject({ card: "slab", damage: 2 });
});

rule("SUD-DX-03 SUD-ATTACK-05 SUD-AUTO-07: base 2 and splash 1 on the middle of three", () => {
  const after = armed("chainsaw", ["grabber", "slab", "grabber"]).when("p1 acting/attack/chainsaw/slab.2");
  after.among(hurt("grabber.1", 1, "splash"), hurt("grabber.3", 1, "splash"), hurt("slab.2", 2));
  expect(after.state.line.map(({ damage }) => damage)).toEqual([1, 2, 1]);
});

rule("SUD-DX-04: at the left end only the right neighbour is splashed", () => {
  const after = armed("chainsaw", ["slab", "slab", "slab"]).when("p1 acting/attack/chainsaw/slab.1");
  expect(after.state.line.map(({ damage }) => damage)).toEqual([2, 1, 0]);
});

rule("SUD-RULING-48: splash kills a Survivor that stands beside the target", () => {
  armed("chainsaw", ["slab", "bystander"])
    .when("p1 acting/attack")
    .among(hurt("bystander.2", 1, "splash"), { was: "foeFell", foe: "bystander.2" });
});

rule("SUD-DX-05 SUD-EX-14 SUD-RULING-52: a low card takes the main damage to nothing, and the splash stays", () => {
  const after = inTurn("p1", {
    players: { p1: { inventory: ["sawed-off-shotgun", "shells"] } },
    line: ["slab", "slab"],
  })
    .came("minus-2")
    .when("p1 acting/attack/sawed-off-shotgun/slab.1");
  after.among(hurt("slab.2", 1, "splash"), hurt("slab.1", 0));
});

rule("SUD-EX-13 SUD-RULING-51: +3 deals 3 more; a plain card replaces the base; X leaves it and splashes", () => {
  const with_ = (card: string) =>
    inTurn("p1", { players: { p1: { inventory: ["fire-axe"] } }, line: ["colossus", "slab"] })
      .came(card)
      .when("p1 acting/attack/fire-axe/colossus.1");
  with_("plus-3").among(hurt("colossus.1", 5));
  with_("two-splash").among(hurt("slab.2", 1, "splash"), hurt("colossus.1", 2));
  with_("x-splash").among(hurt("slab.2", 1, "splash"), hurt("colossus.1", 2));
  with_("zero").among(hurt("colossus.1", 2));
});

rule("SUD-ATTACK-06 SUD-CARD-08: splash of the weapon, Blood Lust and the card add up", () => {
  inTurn("p1", {
    players: { p1: { inventory: ["sawed-off-shotgun", "shells"], bloodLust: 1 } },
    line: ["colossus", "colossus"],
  })
    .came("x-splash")
    .when("p1 acting/attack/sawed-off-shotgun/colossus.1")
    .among(hurt("colossus.2", 3, "splash"), hurt("colossus.1", 1));
});

rule("SUD-ATTACK-12 SUD-CRAFT-16 SUD-RULING-46: each Spear in the target adds 1", () => {
  armed("crowbar", [{ card: "colossus", spears: 2 }])
    .when("p1 acting/attack")
    .among(hurt("colossus.1", 4));
});

rule("SUD-ATTACK-13 SUD-ENEMY-14 SUD-RULING-49: who is down leaves after all damage, and the line closes up", () => {
  const after = armed("chainsaw", [
    { card: "robber", damage: 2 },
    "grabber",
    { card: "robber", damage: 2 },
    "slab",
  ]).when("p1 acting/attack/chainsaw/grabber.2");
  after.among(
    { was: "foeFell", foe: "robber.3" },
    { was: "foeFell", foe: "grabber.2" },
    { was: "foeFell", foe: "robber.1" },
  );
  expect(after.state.line.map(({ card }) => card)).toEqual(["slab"]);
});

rule("SUD-RULING-92: what is more than needed is lost", () => {
  const after = armed("pipe-bomb", ["grabber", "colossus"]).when("p1 acting/attack/pipe-bomb/grabber.1");
  expect(after.state.line).toEqual([expect.objectContaining({ card: "colossus", damage: 1 })]);
});

rule("SUD-DEC-13 SUD-ATTACK-10 SUD-RULING-50 SUD-ATTACK-09: spread damage is divided as one likes", () => {
  const spread = (say: string) =>
    inTurn("p1", { players: { p1: { inventory: ["fire-axe"] } }, line: ["slab", "slab", "slab"] })
      .came("plus-1-spread")
      .when("p1 acting/attack/fire-axe/slab.2", say);
  spread("p1 divide/1/1").among(hurt("slab.1", 1), hurt("slab.3", 1), hurt("slab.2", 1));
  spread("p1 divide/3/0").among(hurt("slab.1", 3), hurt("slab.2", 0));
  spread("p1 divide/4").refused("SUD-RULING-50");
});

rule("SUD-RULING-74 SUD-RULING-50: nobody divides to a Survivor", () => {
  inTurn("p1", { players: { p1: { inventory: ["fire-axe"] } }, line: ["bystander", "slab"] })
    .came("plus-1-spread")
    .when("p1 acting/attack")
    .among(hurt("slab.2", 3));
});

rule(
  "SUD-ATTACK-11 SUD-CARD-04 SUD-RULING-93: splash comes first, and a neighbour that is as good as down is still beside",
  () => {
    inTurn("p1", {
      players: { p1: { inventory: ["sawed-off-shotgun", "shells"], focus: 1 } },
      line: [{ card: "grabber", damage: 1 }, "slab"],
    })
      .came("plus-1")
      .when("p1 acting/attack/sawed-off-shotgun/slab.2", "p1 divide/1")
      .among(hurt("grabber.1", 1, "splash"), hurt("grabber.1", 1), hurt("slab.2", 1), {
        was: "foeFell",
        foe: "grabber.1",
      });
  },
);

rule("SUD-PROTO-08 SUD-DEC-14: PSYCHO goes on to somebody who stood beside the one struck down", () => {
  const psycho = (line: NightGiven["line"]) =>
    inTurn("p1", { players: { p1: { character: "psycho", inventory: ["crowbar"] } }, line: line ?? [] });
  psycho(["slab", "grabber", "robber"])
    .when("p1 acting/attack/crowbar/grabber.2", "p1 followThrough/robber.2")
    .among({ was: "foeFell", foe: "grabber.2" }, hurt("robber.2", 1, "follow-through"));
  psycho(["bystander", "grabber", "bystander"]).when("p1 acting/attack").asks("p1 acting");
  psycho(["slab", "robber"]).when("p1 acting/attack/crowbar/robber.2").asks("p1 acting");
});

rule("SUD-PROTO-08 SUD-CHAR-09: DRIFTER swings Junk for 1 more", () => {
  const after = inTurn("p1", {
    players: { p1: { character: "drifter", inventory: ["crowbar", "bent-spoon"] } },
    line: ["colossus"],
  }).when("p1 acting/attack/crowbar/colossus.1/bent-spoon");
  after.among({ was: "junkSwung", seat: "p1", card: "bent-spoon" }, hurt("colossus.1", 3));
  expect(after.state.discard).toEqual(["bent-spoon"]);
});

rule("SUD-CHAR-04 SUD-PROTO-08: PSYCHO's frenzy wants the token, costs 1 and serves a melee weapon", () => {
  const frenzied = (first: string) =>
    inTurn("p1", {
      players: { p1: { character: "psycho", inventory: ["crowbar", "revolver", "bullets"] }, p2: {} },
      first,
      line: ["colossus"],
    });
  frenzied("p2").when("p1 acting/frenzy").refused("SUD-CHAR-04");
  const after = frenzied("p1").when("p1 acting/attack/crowbar", "p1 acting/frenzy");
  after.among({ was: "frenzied", seat: "p1" }, { was: "suffered", seat: "p1", damage: 1, cause: "frenzy" });
  after.offers("p1 acting", "attack", "drop", "end");
  frenzied("p1").when("p1 acting/frenzy", "p1 acting/frenzy").refused("SUD-PROTO-08");
  frenzied("p1")
    .when("p1 acting/attack/crowbar", "p1 acting/frenzy", "p1 acting/attack/revolver")
    .refused("SUD-TURN-04");
});
