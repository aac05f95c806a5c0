import { expect } from "vitest";
import { borderBetween } from "../../../src/games/one-month-in/content/city-map";
import { groundOf } from "../../../src/games/one-month-in/odds/ground";
import { threatsTo } from "../../../src/games/one-month-in/odds/threat";
import { view } from "../../../src/games/one-month-in/secrets";
import { rule } from "../../support/given";
import { type HintedCity, hintedCity } from "./support/hinted-city";

/** Who can come where, with how many against how many. */
const threats = (city: HintedCity): readonly string[] =>
  threatsTo(groundOf(view(hintedCity(city))), "p1").map(
    ({ cell, zone, own, seat, count }) => `${seat} to ${cell} ${zone}: ${String(count)} against ${String(own)}`,
  );

const ZOO = { tile: "zoo", reclaimed: true };
const WILD = { tile: "zoo", zombies: 2 };

/** The Base of the first team is at g5; f5 lies beside it, e5 beyond. */
const besideBase = (cell: string, zone: "in" | "out" = "out") => ({
  standing: { p1: [{ cell: "g5", count: 2 }], p2: [{ cell, zone, count: 3 }] },
});

const wall = (one: string, other: string, seat = "p1") => ({ border: borderBetween(one, other), seat });

rule("OMI-AP-02 OMI-RUL-42: whoever stands beside a zone can come there", () => {
  expect(threats({ ...besideBase("f5"), tiles: { f5: WILD } })).toEqual(["p2 to g5 in: 3 against 2"]);
  expect(threats({ ...besideBase("e5"), tiles: { e5: WILD } })).toEqual([]);
});

rule("OMI-RUL-13: from inside a building nobody comes with one action point", () => {
  const inside = { ...besideBase("f5", "in"), tiles: { f5: { tile: "zoo", zombies: 0 } } };
  expect(threats(inside)).toEqual([]);
  expect(threats({ ...inside, teams: { p2: { food: 1 } } })).toEqual(["p2 to g5 in: 3 against 2"]);
});

rule("OMI-FEED-01 OMI-FEED-02: a fed survivor comes from two tiles away, three for each food", () => {
  const far = {
    standing: {
      p1: [{ cell: "g5", count: 2 }],
      p2: [
        { cell: "f5", zone: "out" as const, count: 1 },
        { cell: "e5", zone: "out" as const, count: 5 },
      ],
    },
    tiles: { e5: WILD, f5: WILD },
  };
  expect(threats(far)).toEqual(["p2 to g5 in: 1 against 2"]);
  expect(threats({ ...far, teams: { p2: { food: 1 } } })).toEqual(["p2 to g5 in: 4 against 2"]);
  expect(threats({ ...far, teams: { p2: { food: 2 } } })).toEqual(["p2 to g5 in: 6 against 2"]);
});

rule("OMI-FARM-03 OMI-FARM-05 OMI-RUL-07: with the food its farms will give, as far as the bank has any", () => {
  const farmed = (p1Food: number, farm: { readonly zombies?: number }) =>
    threats({
      ...besideBase("e5"),
      teams: { p1: { food: p1Food } },
      tiles: { e5: WILD, c4: { tile: "farm", reclaimed: true, owner: "p2", ...farm } },
    });
  expect(farmed(0, {})).toEqual(["p2 to g5 in: 3 against 2"]);
  expect(farmed(20, {})).toEqual([]);
  expect(farmed(0, { zombies: 1 })).toEqual([]);
});

rule("OMI-RUL-19 OMI-RUL-20: a fence costs them one who tears it down, unless that one is fed", () => {
  const fenced = { ...besideBase("f5"), tiles: { f5: WILD }, walls: [wall("f5", "g5")] };
  expect(threats(fenced)).toEqual(["p2 to g5 in: 2 against 2"]);
  expect(threats({ ...fenced, teams: { p2: { food: 1 } } })).toEqual(["p2 to g5 in: 3 against 2"]);
  expect(threats({ ...fenced, walls: [wall("f5", "g5", "p2")] })).toEqual(["p2 to g5 in: 3 against 2"]);
});

rule("OMI-RUL-20: of those who come fed from two tiles away each fence costs one", () => {
  const far = { ...besideBase("e5"), tiles: { e5: WILD, f5: WILD }, teams: { p2: { food: 1 } } };
  const [near, away] = [wall("f5", "g5"), wall("e5", "f5")];
  expect(threats({ ...far, walls: [near] })).toEqual(["p2 to g5 in: 2 against 2"]);
  expect(threats({ ...far, walls: [away] })).toEqual(["p2 to g5 in: 2 against 2"]);
  expect(threats({ ...far, walls: [near, away] })).toEqual(["p2 to g5 in: 1 against 2"]);
});

rule("OMI-RUL-10: nobody comes through a zone that somebody else holds", () => {
  const three: HintedCity = {
    seats: 3,
    standing: {
      p1: [{ cell: "h4" }],
      p2: [{ cell: "f4", zone: "out", count: 3 }],
      p3: [{ cell: "g4", zone: "out" }],
    },
    tiles: { f4: WILD, g4: WILD, h4: { owner: "p1" } },
    teams: { p2: { food: 2 } },
  };
  expect(threats(three)).toEqual(["p3 to h4 in: 1 against 1"]);
});

rule("OMI-RUL-12 OMI-RUL-46: those in the other zone of one's tile can come too", () => {
  const below = {
    standing: { p1: [{ cell: "f5", zone: "out" as const }], p2: [{ cell: "f5", count: 2 }] },
    tiles: { f5: { tile: "zoo" }, g5: { owner: "none" } },
  };
  expect(threats(below)).toEqual(["p2 to f5 out: 2 against 1"]);
  const above = {
    standing: { p1: [{ cell: "f5" }], p2: [{ cell: "f5", zone: "out" as const, count: 2 }] },
    tiles: { f5: { tile: "zoo" }, g5: { owner: "none" } },
  };
  expect(threats(above)).toEqual(["p2 to f5 in: 2 against 1"]);
});

rule("OMI-TERM-05 OMI-RUL-36: what is one's own and held by nobody is told as well, after what would cost more", () => {
  const land = {
    standing: { p1: [{ cell: "g5", count: 3 }], p2: [{ cell: "f5", count: 6 }] },
    tiles: { f5: ZOO, f4: { ...ZOO, owner: "p1" } },
  };
  expect(threats(land)).toEqual(["p2 to g5 in: 6 against 3", "p2 to f4 in: 6 against 0"]);
});
