import { describe, expect } from "vitest";
import { oneMonthIn } from "../../../src/games/one-month-in/game";
import { SPOTS } from "../../../src/games/one-month-in/scene/spots";
import { scene } from "../../../src/games/one-month-in/scene/scene";
import { standingsOf, survivorAt } from "../../../src/games/one-month-in/scene/standing";
import { setup } from "../../../src/games/one-month-in/setup";
import type { City } from "../../../src/games/one-month-in/vocabulary";
import { seatsFor } from "../../../src/kernel/replay-code";
import { rule } from "../../support/given";
import { type Box, boxesOf, overlapping, type Sizes } from "../../support/lying";
import { city, some } from "./support/city";

/** Discs, marks and flags; what stands on others' heads, and cards in a pile, are not beside each other. */
const SIZES: Sizes = { token: [0.54, 0.54], figure: [0.54, 0.54] };
const ON_THE_GROUND = (at: string): boolean => !at.endsWith("2") && SPOTS[at]?.holds.as === "row";

const boxesOn = (state: City): Box[] => boxesOf(oneMonthIn, SIZES, scene(state), ON_THE_GROUND);

const placesOf = (state: City, kind: string) => scene(state)[kind] ?? [];
const spotsOf = (state: City, kind: string): string[] => placesOf(state, kind).map(({ at }) => at);
const labelAt = (state: City, kind: string, at: string): string | undefined =>
  placesOf(state, kind).find((place) => place.at === at)?.label;

const countAt = (state: City, kind: string, at: string): number =>
  spotsOf(state, kind).filter((spot) => spot === at).length;

describe("the city on the table", () => {
  rule("OMI-LAY-01 OMI-LAY-02 OMI-SETUP-01 OMI-SETUP-08: Bases lie open, fog about them, five stand on each", () => {
    for (const seats of [2, 3, 4, 5, 6]) {
      const { state } = setup(seatsFor(seats), {});
      expect(spotsOf(state, "tile.base").filter((at) => at.endsWith(".tile"))).toHaveLength(seats);
      expect(spotsOf(state, "fog").filter((at) => at.endsWith(".tile"))).toHaveLength(state.tiles.length - seats);
      expect(countAt(state, "survivor.p1", "p1.survivors")).toBe(15);
      expect(countAt(state, "wall.p2", "p2.walls")).toBe(10);
      expect(countAt(state, "tile.farm", "p1.ring")).toBe(1);
      expect(spotsOf(state, "turn-mark")).toEqual(["marks"]);
    }
  });

  rule("OMI-PROTO-04 OMI-LAY-04: tiles wait in the bags they are drawn from, those of no city in the box", () => {
    const open = setup(seatsFor(2), { deal: "open" }).state;
    expect(countAt(open, "tile.farm", "p1.ring")).toBe(0);
    expect(countAt(open, "tile.farm", "beyond")).toBe(6);
    expect(countAt(open, "tile.farm", "box")).toBe(5);
    const lesson = setup(seatsFor(4), { deal: "lesson" }).state;
    expect(spotsOf(lesson, "tile.zoo")).toEqual(["p1.ring"]);
  });

  rule("OMI-COMP-01 OMI-COMP-04: a crowded city, and nothing stands in anything else", () => {
    const seats = seatsFor(6);
    const { state } = setup(seats, {});
    const teams = state.teams.map((team) => ({
      ...team,
      survivors: [...some(10, team.base, "in"), ...some(10, "e5", "out")].slice(0, team.seat === "p1" ? 20 : 10),
    }));
    const numbered = teams.map((team) => ({
      ...team,
      food: team.seat === "p1" ? 20 : 0,
      survivors: team.survivors.map((each, i) => ({
        ap: 1,
        fed: false,
        armed: true,
        suited: true,
        ...each,
        id: `${team.seat}s${String(i + 1)}`,
      })),
    }));
    const tiles = state.tiles.map((tile) => ({
      ...tile,
      tile: tile.tile === "base" ? "base" : "hospital",
      zombies: tile.cell === "e5" || tile.cell === "e4" ? 9 : 0,
      owner: "p1",
      workedBy: "p1",
    }));
    const crowded = { ...state, teams: numbered, tiles, active: "p1" };
    expect(overlapping(boxesOn(crowded))).toEqual([]);
  });

  rule("OMI-RUL-31: more zombies than there are figures: the label tells their number", () => {
    const state = city({ tiles: { f5: { tile: "hospital", zombies: 61 } } });
    expect(countAt(state, "zombie", "f5.dead")).toBe(8);
    expect(labelAt(state, "zombies-label", "f5.zombies")).toBe("61");
    expect(labelAt(state, "zombies-label", "e5.zombies")).toBe("");
  });

  rule("OMI-RUL-15 OMI-FLAG-01 OMI-RUL-37: a flag on every tile that is owned, but for a team's own Base", () => {
    const base = { tile: "base", reclaimed: true };
    const state = city({
      tiles: { f5: { tile: "zoo", owner: "p2" }, g5: { ...base, owner: "p2" }, c3: { ...base, owner: "p2" } },
    });
    expect(spotsOf(state, "flag.p2").filter((at) => at.endsWith(".flag"))).toEqual(["f5.flag", "g5.flag"]);
    expect(countAt(state, "flag.p2", "p2.flags")).toBe(8);
    expect(countAt(state, "flag.p1", "p1.flags")).toBe(10);
  });

  rule(
    "OMI-FARM-04 OMI-RUL-48: worked farms and held tiles are marked; where a rival has been the mark lies across",
    () => {
      const farm = { tile: "farm", owner: "p1", reclaimed: true, workedBy: "p1" };
      const held = { tile: "military-base", owner: "p1", reclaimed: true, hold: "held" as const };
      const state = city({ tiles: { f5: farm, e5: held } });
      expect(spotsOf(state, "work-mark")[0]).toBe("f5.mark");
      expect(placesOf(state, "hold-mark")[0]).toMatchObject({ at: "e5.mark", turn: 0 });
      const attacked = city({ tiles: { e5: { ...held, hold: "attacked" } } });
      expect(placesOf(attacked, "hold-mark")[0]).toMatchObject({ at: "e5.mark", turn: 1 });
    },
  );

  rule("OMI-BASE-03 OMI-SETUP-02: a fence stands on its border", () => {
    const state = city({ walls: [{ border: "g5-s", seat: "p1" }] });
    expect(spotsOf(state, "wall.p1").filter((at) => at === "g5-s")).toHaveLength(1);
    expect(countAt(state, "wall.p1", "p1.walls")).toBe(9);
  });
});

describe("survivors and what teams have", () => {
  rule("OMI-ZONE-04 OMI-AP-08: in the building or around it; who has nothing left lies the other side up", () => {
    const survivors = [...some(2, "f5", "in", { ap: 0 }), ...some(4, "f5", "out", { ap: 1 })];
    const state = city({ tiles: { f5: { tile: "zoo" } }, teams: { p1: { survivors } } });
    const [first, , third, , , sixth] = placesOf(state, "survivor.p1");
    expect(first).toMatchObject({ at: "f5.in", n: 0, up: "spent" });
    expect(third).toMatchObject({ at: "f5.out", n: 0, up: "ready" });
    expect(sixth).toMatchObject({ at: "f5.west", n: 0, up: "ready" });
    expect(labelAt(state, "ap-label", "f5.ap")).toBe("4");
    expect(placesOf(state, "survivor.p2").every(({ up }) => up === "ready")).toBe(true);
  });

  rule("OMI-RUL-10 OMI-RUL-42: who is attacked keeps its place, and each is found where it stands", () => {
    const teams = { p1: { survivors: some(3, "f5", "in") }, p2: { survivors: some(2, "f5", "in") } };
    const state = city({ tiles: { f5: { tile: "zoo", reclaimed: true } }, teams });
    expect(survivorAt(state, "p2", "f5.in", 0)).toBe("p2s1");
    expect(survivorAt(state, "p1", "f5.in", 2)).toBe("p1s1");
    expect(survivorAt(state, "p1", "f5.in", 9)).toBe("p1s3");
    expect(survivorAt(state, "p1", "e5.in", 0)).toBe("");
    for (const { survivor, seat, at, n } of standingsOf(state))
      expect(survivorAt(state, seat, at, n)).toBe(survivor.id);
  });

  rule("OMI-COMP-01: twenty find room in a building, and twenty around it", () => {
    for (const zone of ["in", "out"] as const) {
      const state = city({ tiles: { f5: { tile: "zoo" } }, teams: { p1: { survivors: some(20, "f5", zone) } } });
      const places = placesOf(state, "survivor.p1").map(({ at, n }) => `${at} ${String(n)}`);
      expect(new Set(places).size).toBe(20);
    }
  });

  rule("OMI-TRADE-03 OMI-TRADE-04: one mark tells how many on a tile are armed, one how many are suited up", () => {
    const survivors = [
      ...some(2, "f5", "in", { armed: true }),
      ...some(1, "f5", "out", { armed: true, suited: true }),
      ...some(1, "g5", "in"),
    ];
    const state = city({ tiles: { f5: { tile: "zoo" } }, teams: { p1: { survivors } } });
    expect(placesOf(state, "arms-mark")[0]).toMatchObject({ at: "f5.arms", label: "3" });
    expect(placesOf(state, "suit-mark")[0]).toMatchObject({ at: "f5.suits", label: "1" });
    expect(countAt(state, "arms-mark", "marks")).toBe(11);
  });

  rule("OMI-EX-26 OMI-RUL-05: points with what they are for, and stores, are there to be read", () => {
    const owned = { owner: "p1", reclaimed: true };
    const state = city({
      teams: { p1: { survivors: some(9, "g5", "in"), salvage: 7, food: 3 } },
      tiles: {
        f5: { tile: "petrol-station", ...owned },
        e5: { tile: "zoo", ...owned },
        e4: { tile: "hotel", ...owned },
      },
    });
    expect(labelAt(state, "points-label", "p1.points")).toBe("25 = 9 + 3 + 13");
    expect(labelAt(state, "points-label", "p6.points")).toBe("");
    expect(labelAt(state, "stores-label", "p1.stores")).toBe("3 / 7");
    expect(countAt(state, "food", "p1.food")).toBe(3);
    expect(countAt(state, "food", "food")).toBe(17);
    expect(spotsOf(state, "turn-mark")).toEqual(["p1.turn"]);
  });

  rule("OMI-RUL-33 OMI-PVP-02: dice show what came last, the defender's in a line of their own", () => {
    const state: City = { ...city(), dice: ["6", "5", "2"], defence: ["4", "3"] };
    const ups = placesOf(state, "die").map(({ up }) => up);
    expect(ups).toEqual(["6", "5", "2", "1", "1", "4", "3", "1", "1", "1"]);
    const many: City = { ...city(), dice: ["1", "2", "3", "4", "5", "6", "1", "2", "3", "4", "5", "6"] };
    expect(placesOf(many, "die").map(({ up }) => up)).toEqual(many.dice.slice(0, 10));
  });

  rule("OMI-RUL-09: the round is told, and the last one where there is one", () => {
    expect(labelAt(city({ round: 7 }), "round-label", "round")).toBe("7");
    expect(labelAt(city({ round: 7, options: { month: "on" } }), "round-label", "round")).toBe("7/30");
  });

  rule("OMI-SCAV-01 OMI-RUL-39: cards lie closed on their tile, the one that is fought over open", () => {
    const state: City = { ...city({ tiles: { f5: { tile: "zoo", stack: ["rope", "paint"] } } }), turned: "zombies1" };
    expect(placesOf(state, "rope").find(({ at }) => at === "f5.stack")?.up).toBe("back");
    expect(placesOf(state, "zombies1").find(({ at }) => at === "turned")?.up).toBe("front");
  });
});
