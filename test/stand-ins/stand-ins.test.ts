import { describe, expect, test } from "vitest";
import { type OpenTable, openTable } from "../../src/host/open";
import type { Thing } from "../../src/host/world/thing";
import { readSave } from "../../src/saves/save";
import { objectsOf } from "../../src/saves/objects";
import { faults, frames, lua, thingAt } from "../support/host-table";
import { PRINTS, standIns, standInsHeldBack } from "./all";
import type { StandIn } from "./stand-in";
import { type ScriptName, SCRIPTS } from "./scripts";

const OPEN = standIns();
const HELD_BACK = standInsHeldBack();

const distinct = (of: (standIn: StandIn) => unknown): number => new Set(OPEN.map(of)).size;

const objects = ({ text }: StandIn) => objectsOf(readSave(Buffer.from(text)));

describe("the stand-ins", () => {
  test("are twelve of Dying Light and four of each other game, and half as many again are held back", () => {
    const counts = (all: readonly StandIn[]) => {
      const byGame: Record<string, number> = {};
      for (const { game } of all) byGame[game] = (byGame[game] ?? 0) + 1;
      return byGame;
    };
    const others = { "one-month-in": 2, "survive-until-daylight": 2, "survivor-duel": 2 };
    expect(counts(OPEN)).toEqual({
      "dying-light": 12,
      "one-month-in": 4,
      "survive-until-daylight": 4,
      "survivor-duel": 4,
    });
    expect(counts(HELD_BACK)).toEqual({ "dying-light": 6, ...others });
  });

  test("are made the same each time", () => {
    expect(standIns().map(({ text }) => text)).toEqual(OPEN.map(({ text }) => text));
  });

  test("differ in language, names, types, where pieces lie, GUIDs, script, header and hands", () => {
    expect(distinct(({ style }) => style.language)).toBeGreaterThanOrEqual(5);
    expect(distinct(({ style }) => style.naming)).toBeGreaterThanOrEqual(5);
    expect(distinct(({ style }) => style.made.figure)).toBe(4);
    expect(distinct(({ style }) => style.made.token)).toBe(3);
    expect(distinct(({ style }) => style.made.die)).toBe(4);
    expect(distinct(({ style }) => style.figuresIn)).toBe(3);
    expect(distinct(({ style }) => style.tokensIn)).toBeGreaterThanOrEqual(4);
    expect(distinct(({ style }) => style.decksFace)).toBe(2);
    expect(distinct(({ style }) => style.guids)).toBe(4);
    expect(distinct(({ style }) => style.script)).toBe(6);
    expect(distinct(({ style }) => style.header)).toBeGreaterThanOrEqual(3);
    expect(distinct(({ style }) => style.hands)).toBe(3);
    expect(OPEN.filter(({ missing }) => missing.length > 0).length).toBeGreaterThanOrEqual(5);
    expect(OPEN.filter(({ missing }) => missing.length === 0).length).toBeGreaterThanOrEqual(3);
  });

  test("know nothing of ours", () => {
    for (const { text } of OPEN) expect(text.toLowerCase()).not.toContain("outbreak");
  });

  test.each(OPEN)("$game $seed: the truth names objects that are there, by path, GUID and name", (standIn) => {
    const byPath = new Map(objects(standIn).map((object) => [object.path, object]));
    expect(standIn.truth.length).toBeGreaterThan(20);
    for (const { path, guid, nickname } of standIn.truth) expect(byPath.get(path)).toMatchObject({ guid, nickname });
    const components = new Set(standIn.truth.map(({ component }) => component));
    for (const gone of standIn.missing) expect(components).not.toContain(gone);
  });

  test("a table on which nothing is lost has as many of each as the component list says", () => {
    const whole = OPEN.filter(({ missing, style }) => missing.length === 0 && style.lost === 0);
    expect(new Set(whole.map(({ game }) => game))).toContain("dying-light");
    for (const { game, truth } of whole)
      for (const { id, count } of PRINTS.find((print) => print.game === game)?.components ?? []) {
        const those = truth.filter(({ component }) => component === id).map(({ pieces }) => pieces);
        const total = those.reduce<number>((sum, pieces) => sum + (pieces === "any" ? count : pieces), 0);
        expect([id, total]).toEqual([id, count]);
      }
  });

  test("boards have their corners clockwise, their zones inside, whatever their scale and turn", () => {
    for (const { boards } of OPEN) {
      for (const { corners, zones } of boards) {
        const turned = corners.map((corner, i) => {
          const next = corners[(i + 1) % 4] ?? corner;
          return { from: corner, x: next.x - corner.x, z: next.z - corner.z };
        });
        for (const { x, z } of Object.values(zones))
          for (const side of turned) expect(side.x * (z - side.from.z) - side.z * (x - side.from.x)).toBeLessThan(0);
      }
    }
  });
});

const scripted = (script: ScriptName): StandIn => {
  const found = OPEN.find(({ style }) => style.script === script);
  if (found === undefined) throw new Error(`no stand-in ${script}`);
  return found;
};

const open = (script: ScriptName): OpenTable =>
  openTable(scripted(script).text.replace(/^\uFEFF/, ""), { seated: ["Purple"] });

const loose = (table: OpenTable): Thing => {
  const found = table.world.things.find(
    ({ type, locked }) => !locked && ["Figurine", "Dice", "Generic"].includes(type),
  );
  if (found === undefined) throw new Error("there is nothing loose");
  return found;
};

describe("their scripts run, and act against ours", () => {
  test("none of them breaks by itself", () => {
    for (const script of SCRIPTS) {
      const table = open(script);
      frames(table, 200);
      expect(faults(table)).toEqual([]);
    }
  });

  test("one moves back what no hand has moved", () => {
    const table = open("moves back");
    const { guid, position } = loose(table);
    const moved = `getObjectFromGUID("${guid}")`;
    lua(table, `${moved}.setPosition({${String(position.x + 9)}, 2, ${String(position.z + 9)}})`);
    frames(table, 300);
    const { x, z } = thingAt(table, guid).position;
    expect([x, z]).toEqual([expect.closeTo(position.x, 0), expect.closeTo(position.z, 0)]);
  });

  test("one refuses entry to bags", () => {
    const table = open("refuses bags");
    const { guid } = loose(table);
    const bag = lua(table, 'return spawnObject({type = "Bag", position = {90, 2, 90}}).getGUID()') as string;
    table.settle(1);
    table.seat("Purple").drag(thingAt(table, guid)).to(thingAt(table, bag));
    table.settle(1);
    expect(thingAt(table, guid).guid).toBe(guid);
    expect(lua(table, `return getObjectFromGUID("${bag}").getQuantity()`)).toBe(0);
  });

  test("one swallows a typed number", () => {
    const table = open("swallows numbers");
    table.seat("Purple").type(3, loose(table));
    expect(lua(table, "return heard")).toBe(3);
  });

  test("one sets the XML anew", () => {
    const table = open("sets XML anew");
    lua(table, `UI.setXml('<Text id="ours">ours</Text>')`);
    frames(table, 200);
    expect(lua(table, "return UI.getXml()")).toMatch(/Round [1-9]/);
  });
});
