import { expect } from "vitest";
import { surviveUntilDaylight } from "../../../src/games/survive-until-daylight/game";
import { scene } from "../../../src/games/survive-until-daylight/scene/scene";
import { setup } from "../../../src/games/survive-until-daylight/setup";
import type { Night } from "../../../src/games/survive-until-daylight/vocabulary";
import { seatsFor } from "../../../src/kernel/replay-code";
import { rule } from "../../support/given";
import { type Box, boxesOf, overlapping, type Sizes } from "../../support/lying";
import { night } from "./support/night";

/** Width and depth of what lies on the table itself; tokens on boards and cards lie on those. */
const SIZES: Sizes = { card: [2.2, 3.1], token: [1, 1], board: [6, 4.4] };
/** The mat lies under everything; some lie on what is on it. */
const NOT_ON_THE_MAT = /^mat$|track|spears/;

const boxesOn = (state: Night): Box[] =>
  boxesOf(surviveUntilDaylight, SIZES, scene(state), (at) => !NOT_ON_THE_MAT.test(at));

const SIX = seatsFor(6);
const inventory = ["katana", "crowbar", "cheer", "lucky", "focus", "bent-spoon", "shells", "shells", "planks"];
const loaded = { inventory, barricades: 4, traps: 4, grenades: 2, saved: 1, focus: 1, bloodLust: 1 };
const placesOf = (state: Night, kind: string) => scene(state)[kind] ?? [];

rule("SUD-AUTO-01: boards and weapons to choose from lie open, and nothing on anything else", () => {
  const begun = setup(SIX, {}).state;
  expect(overlapping(boxesOn(begun))).toEqual([]);
  expect(placesOf(begun, "board.pillar")).toEqual([expect.objectContaining({ at: "boards" })]);
  expect(placesOf(begun, "katana")).toEqual([expect.objectContaining({ at: "armoury", up: "front" })]);
  expect(placesOf(begun, "firebomb")).toEqual([expect.objectContaining({ at: "rubble", up: "back" })]);
});

rule("SUD-INFO-13 SUD-FP-01: six full places and a long line, and nothing lies on anything else", () => {
  const line = Array.from({ length: 48 }, () => ({ card: "slab", stunned: true }));
  const state = night({
    players: Object.fromEntries(SIX.map((seat) => [seat, loaded])),
    line,
    active: ["nails", "wave"],
  });
  const boxes = boxesOn({ ...state, drawn: "nails", drawer: "p3", flipped: ["zero", "plus-1", "plus-1"] });
  expect(overlapping(boxes)).toEqual([]);
  for (const { what, x, z, width, depth } of boxes) {
    expect(Math.abs(x) + width / 2, what).toBeLessThanOrEqual(34);
    expect(Math.abs(z) + depth / 2, what).toBeLessThanOrEqual(28);
  }
});

rule("SUD-INV-02 SUD-AUTO-05: a stack lies in one slot", () => {
  const state = night({ players: { p1: { inventory: ["shells", "katana", "shells"] } } });
  const here = placesOf(state, "shells").filter(({ at }) => at.startsWith("p1."));
  expect(here.map(({ at }) => at)).toEqual(["p1.slot1", "p1.slot1"]);
  expect(placesOf(state, "katana").map(({ at }) => at)).toContain("p1.slot2");
});

rule("SUD-INFO-13 SUD-HEALTH-01: health is told as what is left of all, and by the skull", () => {
  const state = night({ players: { p1: { damage: 5 } }, line: [{ card: "colossus", damage: 3 }] });
  expect(placesOf(state, "health-label").find(({ at }) => at === "p1.health")?.label).toBe("7/12");
  expect(placesOf(state, "skull").find(({ at }) => at === "p1.track")?.n).toBe(5);
  expect(placesOf(state, "foe-label").find(({ at }) => at === "health1")?.label).toBe("5/8");
});

rule("SUD-INFO-01 SUD-INFO-08 SUD-INFO-12: odds, danger and the round can be read off the table", () => {
  const labelOf = (state: Night, kind: string, at: string) =>
    placesOf(state, kind).find((place) => place.at === at)?.label;
  const search: Night = { ...night({ active: ["nails", "nails", "nails", "wave"], round: 3 }), phase: "search" };
  expect(labelOf(search, "odds-label", "odds")).toBe("1/4");
  expect(labelOf(search, "round-label", "round")).toBe("3/6");
  expect(labelOf(night({ round: 7 }), "round-label", "round")).toBe("7");
  const fight = night({ line: ["slab", "ripper"], combat: ["zero", "plus-2"] });
  expect(labelOf(fight, "danger-label", "p1.danger")).toBe("3.0 (4)");
});

rule("SUD-INFO-14: assaults that were seen lie open", () => {
  const state: Night = { ...night(), assaults: [["shamble"]], assault: "brutal", assaultDone: ["goliath"] };
  expect(placesOf(state, "brutal")).toEqual([expect.objectContaining({ at: "assault", up: "front" })]);
  expect(placesOf(state, "goliath")).toEqual([expect.objectContaining({ at: "assault.done", up: "front" })]);
  expect(placesOf(state, "shamble")).toEqual([expect.objectContaining({ at: "assaults", up: "back" })]);
});

rule("SUD-CRAFT-17 SUD-CRAFT-16: the stunned lie across, and Spears lie on whom they hit", () => {
  const state = night({ line: ["slab", { card: "robber", stunned: true, spears: 2 }] });
  expect(placesOf(state, "robber").find(({ at }) => at === "line2")?.turn).toBe(1);
  expect(placesOf(state, "spear").filter(({ at }) => at === "spears2")).toHaveLength(2);
});

rule("SUD-RULING-79 SUD-RULING-85: one name for one thing, on the table as in the book", () => {
  const places = new Set(Object.keys(surviveUntilDaylight.spots).map((spot) => spot.replace(/\d+$/, "")));
  expect(places).toContain("combat");
  for (const name of ["attack-deck", "survivor-board", "enemy-card"]) expect([...places]).not.toContain(name);
});
