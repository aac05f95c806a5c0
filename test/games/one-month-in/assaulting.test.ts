import { expect } from "vitest";
import type { Survivor } from "../../../src/games/one-month-in/vocabulary";
import { OWED, rule } from "../../support/given";
import { inTurn, some, standing } from "./support/city";

/** So many go from the Base of p1 to so many of p2 who stand next door. */
const attack = (attackers: number, defenders: number, first: Partial<Survivor> = {}) => {
  const group = some(attackers, "g5", "in").map((each, i) => (i === 0 ? { ...each, ...first } : each));
  return inTurn({
    teams: {
      p1: { survivors: [...group, ...some(1, "g4", "out")] },
      p2: { survivors: [...some(defenders, "f5", "out"), ...some(1, "c3", "in")] },
    },
    tiles: { f5: { tile: "zoo", zombies: 2 }, g4: { tile: "zoo", zombies: 2 } },
  });
};

const others = (count: number) => Array.from({ length: count - 1 }, (_, i) => `p1s${String(i + 2)}`).join("+");
const go = (count: number) => (count === 1 ? "p1 acting/move/g5/f5" : `p1 acting/move/g5/f5/p1s1/${others(count)}`);

rule("OMI-EX-11 OMI-PVP-03 OMI-PVP-05 OMI-PVP-06: the defender loses two, and the next round begins by itself", () => {
  attack(3, 3)
    .came("6", "5", "2", "4", "3", OWED)
    .when(go(3))
    .then(
      { was: "moved", seat: "p1", survivors: ["p1s1", "p1s2", "p1s3"], from: "g5", cell: "f5", zone: "out" },
      { was: "assaulted", seat: "p1", on: "p2", cell: "f5", zone: "out" },
      { was: "clashed", seat: "p1", on: "p2", attack: ["6", "5", "2"], defence: ["4", "3"], fallen: 0, beaten: 2 },
      { was: "died", seat: "p2", cell: "f5", survivors: ["p2s1", "p2s2"], of: "rivals", by: "OMI-PVP-05" },
    )
    .asks("nature clash");
});

rule("OMI-EX-12 OMI-PVP-04: a tie is the defender's", () => {
  attack(3, 3)
    .came("6", "4", "1", "6", "3", OWED)
    .when(go(3))
    .among(
      { was: "clashed", seat: "p1", on: "p2", attack: ["6", "4", "1"], defence: ["6", "3"], fallen: 1, beaten: 1 },
      { was: "died", seat: "p2", cell: "f5", survivors: ["p2s1"], of: "rivals" },
      { was: "died", seat: "p1", cell: "f5", survivors: ["p1s1"], of: "rivals" },
    );
});

rule("OMI-EX-13 OMI-RUL-43: one pair only, and the die that is left does nothing", () => {
  attack(2, 1)
    .came("3", "2", "5", OWED)
    .when(go(2))
    .among({ was: "clashed", seat: "p1", on: "p2", attack: ["3", "2"], defence: ["5"], fallen: 1, beaten: 0 });
});

rule("OMI-RUL-43: the highest meets the highest, in whatever order they fell", () => {
  attack(3, 2)
    .came("1", "2", "6", "3", "5", OWED)
    .when(go(3))
    .among({
      was: "clashed",
      seat: "p1",
      on: "p2",
      attack: ["1", "2", "6"],
      defence: ["3", "5"],
      fallen: 1,
      beaten: 1,
    });
});

rule("OMI-EX-14 OMI-PVP-01 OMI-PVP-02: seven against six roll three dice against two", () => {
  attack(7, 6)
    .came("6", "6", "6", "1", "1", OWED)
    .when(go(7))
    .among({
      was: "clashed",
      seat: "p1",
      on: "p2",
      attack: ["6", "6", "6"],
      defence: ["1", "1"],
      fallen: 0,
      beaten: 2,
    });
});

rule("OMI-EX-32 OMI-RUL-40: an armed attacker's die comes first and counts one more, a 6 as 7", () => {
  attack(2, 1, { armed: true })
    .came("5", "1", "5")
    .when(go(2))
    .among({ was: "clashed", seat: "p1", on: "p2", attack: ["5", "1"], defence: ["5"], fallen: 0, beaten: 1 });
  attack(1, 1, { armed: true })
    .came("6", "6")
    .when(go(1))
    .among({ was: "clashed", seat: "p1", on: "p2", attack: ["6"], defence: ["6"], fallen: 0, beaten: 1 });
});

rule("OMI-RUL-40: the armed are always among those who roll", () => {
  const survivors = [...some(3, "g5", "in"), ...some(1, "g5", "in", { armed: true })];
  const teams = { p1: { survivors }, p2: { survivors: some(2, "f5", "out") } };
  inTurn({ teams, tiles: { f5: { tile: "zoo" } } })
    .came("5", "1", "1", "5", "5", OWED)
    .when("p1 acting/move/g5/f5/p1s1/p1s2+p1s3+p1s4")
    .among({
      was: "clashed",
      seat: "p1",
      on: "p2",
      attack: ["5", "1", "1"],
      defence: ["5", "5"],
      fallen: 1,
      beaten: 1,
    });
});

rule("OMI-RUL-41: a suit is nothing against other teams", () => {
  attack(1, 1, { suited: true })
    .came("5", "5")
    .when(go(1))
    .among({ was: "clashed", seat: "p1", on: "p2", attack: ["5"], defence: ["5"], fallen: 1, beaten: 0 });
});

rule("OMI-RUL-42 OMI-RUL-46: the winners stand in the zone, and the zombies inside do nothing", () => {
  const after = attack(2, 1).came("6", "5", "1").when(go(2));
  after.among({ was: "assaultEnded", seat: "p1", on: "p2", cell: "f5", won: true });
  expect(standing(after.state, "p1")).toEqual(["f5 out 0", "f5 out 0", "g4 out 1"]);
  expect(standing(after.state, "p2")).toEqual(["c3 in 0"]);
});

rule("OMI-RUL-46 OMI-PVP-06: defenders that are left stay", () => {
  const after = attack(1, 2).came("1", "6", "6").when(go(1));
  after.among({ was: "assaultEnded", seat: "p1", on: "p2", cell: "f5", won: false });
  expect(standing(after.state, "p2")).toEqual(["f5 out 0", "f5 out 0", "c3 in 0"]);
});

rule("OMI-RUL-45: who differs is chosen, fewest action points first; the defender's are all alike", () => {
  const survivors = [...some(1, "g5", "in", { ap: 2 }), ...some(2, "g5", "in")];
  const teams = { p1: { survivors }, p2: { survivors: some(3, "f5", "out") } };
  const told = () => inTurn({ teams, tiles: { f5: { tile: "zoo" } } }).came("1", "1", "6", "5", "1", OWED);
  told().when("p1 acting/move/g5/f5/p1s1/p1s2+p1s3").asks("p1 losses").offers("p1 losses", "p1s1", "p1s2", "p1s3");
  told()
    .when("p1 acting/move/g5/f5/p1s1/p1s2+p1s3", "p1 losses/…")
    .among({ was: "died", seat: "p1", cell: "f5", survivors: ["p1s2"], of: "rivals", by: "OMI-RUL-45" });
});

rule("OMI-RUL-42 OMI-RUL-12: going in and going out attack as well", () => {
  const at = (mine: "in" | "out", theirs: "in" | "out") =>
    inTurn({
      teams: {
        p1: { survivors: some(2, "f5", mine) },
        p2: { survivors: [...some(1, "f5", theirs), ...some(1, "c3", "in")] },
      },
      tiles: { f5: { tile: "zoo" } },
    }).came("6", "1", "1");
  at("out", "in")
    .when("p1 acting/enter/f5/p1s1/p1s2")
    .among({ was: "assaulted", seat: "p1", on: "p2", cell: "f5", zone: "in" });
  at("in", "out")
    .when("p1 acting/leave/f5/p1s1/p1s2")
    .among({ was: "assaulted", seat: "p1", on: "p2", cell: "f5", zone: "out" });
});

rule("OMI-RUL-42: into a united tile, against everybody in its one area", () => {
  const teams = { p1: { survivors: some(2, "g5", "in") }, p2: { survivors: some(2, "f5", "in") } };
  inTurn({ teams, tiles: { f5: { tile: "zoo", reclaimed: true, owner: "p2" } } })
    .came("6", "5", "4", "3")
    .when("p1 acting/move/g5/f5/p1s1/p1s2")
    .among(
      { was: "assaulted", seat: "p1", on: "p2", cell: "f5", zone: "in" },
      { was: "died", seat: "p2", cell: "f5", survivors: ["p2s1", "p2s2"], of: "rivals" },
    );
});
