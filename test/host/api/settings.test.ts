import { describe, expect, test } from "vitest";
import type { SaveState } from "../../../src/tts/save";
import { openTable } from "../../../src/host/open";
import { card, handZone } from "../../support/host-pieces";
import { lua, tableOf } from "../../support/host-table";
import { vmInUse } from "../../support/vm-in-use";

const open = (header: Partial<SaveState> = {}) =>
  openTable({ SaveName: "a test", ObjectStates: [], ...header }, { vm: vmInUse() });

describe("the light", () => {
  test("Lighting Lighting.light_intensity .ambient_intensity .reflection_intensity .lut_contribution .apply: shines once it is applied", () => {
    const table = open();
    expect(lua(table, "return { Lighting.light_intensity, Lighting.ambient_intensity }")).toEqual([0.54, 1.3]);
    lua(table, "Lighting.light_intensity = 2 Lighting.ambient_intensity = 9 Lighting.reflection_intensity = 0.5");
    lua(table, "Lighting.lut_contribution = 0.25");
    expect(lua(table, "return { Lighting.light_intensity, Lighting.ambient_intensity }")).toEqual([2, 4]);
    expect(lua(table, "return { Lighting.reflection_intensity, Lighting.lut_contribution }")).toEqual([0.5, 0.25]);
    expect(table.save().Lighting).toBe(undefined);
    expect(lua(table, "return Lighting.apply()")).toBe(true);
    expect(table.save().Lighting).toMatchObject({
      LightIntensity: 2,
      AmbientIntensity: 4,
      ReflectionIntensity: 0.5,
      LutContribution: 0.25,
    });
  });

  test("Lighting.ambient_type .lut_index .lut_url: are numbered from 1 to scripts, and saved", () => {
    const table = open();
    expect(lua(table, "return { Lighting.ambient_type, Lighting.lut_index, Lighting.lut_url }")).toEqual([1, 0, ""]);
    lua(table, "Lighting.ambient_type = 2 Lighting.lut_index = 3 Lighting.lut_url = 'http://a' Lighting.apply()");
    expect(table.save().Lighting).toMatchObject({ AmbientType: 1, LutIndex: 3, LutURL: "http://a" });
    expect(() => lua(table, "Lighting.ambient_type = 3")).toThrow("Lighting.ambient_type must be");
  });

  test("Lighting.setLightColor .getLightColor: is a Color", () => {
    const table = open();
    expect(lua(table, "return Lighting.getLightColor().g")).toBeCloseTo(0.9804);
    expect(lua(table, "return Lighting.setLightColor({ 1, 0.5, 0 })")).toBe(true);
    expect(lua(table, "return Lighting.getLightColor():toHex()")).toMatch(/^ff/i);
    lua(table, "Lighting.apply()");
    expect(table.save().Lighting?.LightColor).toEqual({ r: 1, g: 0.5, b: 0 });
    expect(() => lua(table, "Lighting.setLightColor('red')")).toThrow("must be a Color");
  });

  test("Lighting.setAmbientSkyColor .getAmbientSkyColor .setAmbientEquatorColor .getAmbientEquatorColor .setAmbientGroundColor .getAmbientGroundColor: make a gradient", () => {
    const table = open();
    const part = (of: string) => lua(table, `return Lighting.${of}().r`);
    const [sky, equator, ground] = ["getAmbientSkyColor", "getAmbientEquatorColor", "getAmbientGroundColor"] as const;
    expect([part(sky), part(equator), part(ground)]).toEqual([0.5, 0.5, 0.5]);
    for (const [i, set] of ["setAmbientSkyColor", "setAmbientEquatorColor", "setAmbientGroundColor"].entries()) {
      expect(lua(table, `return Lighting.${set}({ r = ${String(i / 4)}, g = 0, b = 0 })`)).toBe(true);
    }
    expect([part(sky), part(equator), part(ground)]).toEqual([0, 0.25, 0.5]);
    lua(table, "Lighting.apply()");
    expect(table.save().Lighting).toMatchObject({ AmbientSkyColor: { r: 0 }, AmbientGroundColor: { r: 0.5 } });
  });
});

describe("the grid", () => {
  test("Grid Grid.type .show_lines .color .opacity .thick_lines .sizeX .sizeY: is drawn so, and saved", () => {
    const table = open();
    lua(table, "Grid.type = 3 Grid.show_lines = true Grid.thick_lines = true Grid.opacity = 0.5");
    lua(table, "Grid.sizeX = 3 Grid.sizeY = 4 Grid.color = { 1, 0, 0 }");
    expect(lua(table, "return { Grid.type, Grid.show_lines, Grid.thick_lines, Grid.opacity }")).toEqual([
      3,
      true,
      true,
      0.5,
    ]);
    expect(lua(table, "return { Grid.sizeX, Grid.sizeY, Grid.color.r, Grid.color.b }")).toEqual([3, 4, 1, 0]);
    expect(table.save().Grid).toMatchObject({ Type: 2, Lines: true, xSize: 3, ySize: 4, Color: { r: 1, g: 0, b: 0 } });
  });

  test("Grid.snapping .offsetX .offsetY: one of four ways, from an origin", () => {
    const table = open();
    const flags = [
      { Snapping: false, Offset: false, BothSnapping: false },
      { Snapping: true, Offset: false, BothSnapping: false },
      { Snapping: false, Offset: true, BothSnapping: false },
      { Snapping: false, Offset: false, BothSnapping: true },
    ];
    for (const [i, flag] of flags.entries()) {
      lua(table, `Grid.snapping = ${String(i + 1)}`);
      expect(table.save().Grid).toMatchObject(flag);
      expect(lua(table, "return Grid.snapping")).toBe(i + 1);
    }
    lua(table, "Grid.offsetX = 0.5 Grid.offsetY = -1");
    expect(lua(table, "return { Grid.offsetX, Grid.offsetY }")).toEqual([0.5, -1]);
    expect(table.save().Grid?.PosOffset).toMatchObject({ x: 0.5, z: -1 });
  });

  test("what a save has that makes no sense is as usual", () => {
    const table = open({ Grid: { Type: "hexes", xSize: 5 } as never, Turns: "never" as never });
    expect(lua(table, "return { Grid.type, Grid.sizeX, Turns.enable }")).toEqual([1, 5, false]);
    const turns = open({ Turns: { Enable: true, TurnOrder: {}, TurnColor: null } as never });
    expect(lua(turns, "return { Turns.enable, #Turns.order, Turns.turn_color }")).toEqual([true, 0, ""]);
  });
});

describe("the notebook and the notes", () => {
  test("Notes Notes.addNotebookTab .getNotebookTabs .editNotebookTab .removeNotebookTab: pages count from 0, for all scripts alike", () => {
    const table = open({
      TabStates: { "0": { title: "Rules", body: "b", color: "Grey", visibleColor: { r: 1, g: 1, b: 1 }, id: 0 } },
    });
    expect(lua(table, "return Notes.addNotebookTab({ title = 'Mine', body = 'x', color = 'Red' })")).toBe(1);
    expect(lua(table, "return Notes.addNotebookTab({ body = 'no title' })")).toBe(-1);
    expect(lua(table, "return Notes.getNotebookTabs()")).toEqual([
      { index: 0, title: "Rules", body: "b", color: "Grey" },
      { index: 1, title: "Mine", body: "x", color: "Red" },
    ]);
    expect(lua(table, "return Notes.editNotebookTab({ index = 1, body = 'y' })")).toBe(true);
    expect(lua(table, "return Notes.editNotebookTab({ index = 7, body = 'y' })")).toBe(false);
    expect(table.save().TabStates?.["1"]).toMatchObject({ title: "Mine", body: "y", color: "Red", id: 1 });
    lua(table, "Notes.editNotebookTab({ index = 1, color = 'Mauve' })");
    expect(table.save().TabStates?.["1"]?.visibleColor).toEqual({ r: 0.5, g: 0.5, b: 0.5 });
    expect(lua(table, "return { Notes.removeNotebookTab(0), Notes.removeNotebookTab(5) }")).toEqual([true, false]);
    expect(lua(table, "return Notes.getNotebookTabs()[1].title")).toBe("Mine");
    lua(table, "Notes.removeNotebookTab(0)");
    expect(table.save().TabStates).toEqual({});
  });

  test("Notes.setNotes .getNotes: is a text of the save", () => {
    const table = open({ Note: "before" });
    expect(lua(table, "return Notes.getNotes()")).toBe("before");
    expect(lua(table, "return Notes.setNotes('after')")).toBe(true);
    expect([lua(table, "return Notes.getNotes()"), table.save().Note]).toEqual(["after", "after"]);
  });
});

describe("what the table is and stands in", () => {
  test("Info Info.name .type .complexity .tags .number_of_players .playing_time: is what people find it by", () => {
    const table = open({ GameType: "Cooperative" });
    expect(lua(table, "return { Info.name, Info.type, Info.complexity, Info.tags }")).toEqual([
      "a test",
      "Cooperative",
      "",
      [],
    ]);
    lua(table, "Info.name = 'N' Info.type = 'T' Info.complexity = 'C' Info.tags = { 'a', 'b' }");
    lua(table, "Info.number_of_players = { 1, 4 } Info.playing_time = { 30, 60 }");
    expect(table.save()).toMatchObject({
      SaveName: "N",
      GameType: "T",
      GameComplexity: "C",
      Tags: ["a", "b"],
      PlayerCounts: [1, 4],
      PlayingTime: [30, 60],
    });
    expect(lua(table, "return { Info.number_of_players, Info.playing_time }")).toEqual([
      [1, 4],
      [30, 60],
    ]);
  });

  test("Tables Tables.getTable .setTable .getTableObject: by the name of the save or the one people see", () => {
    const table = open({ Table: "Table_RPG" });
    expect(lua(table, "return Tables.getTable()")).toBe("Table_RPG");
    expect(lua(table, "local t = Tables.getTableObject() return { t.name, t.type, t.getLock(), #getObjects() }")) //
      .toEqual(["Table_RPG", "Surface", true, 0]);
    const stands = "local t = Tables.getTableObject() local p, r, s = t.getPosition(), t.getRotation(), t.getScale()";
    expect(lua(table, `${stands} return { p.x, p.y, p.z, r.x, r.y, r.z, s.x, s.y, s.z }`)).toEqual([
      0, 0.96, 0, 0, 0, 0, 1, 1, 1,
    ]);
    expect(lua(table, "return { Tables.setTable('round glass'), Tables.setTable('Mahogany') }")).toEqual([true, false]);
    expect([lua(table, "return Tables.getTable()"), table.save().Table]).toEqual(["Table_Glass", "Table_Glass"]);
    expect(lua(table, "return Tables.getTableObject().name")).toBe("Table_Glass");
    expect(lua(table, "Tables.setTable('None') return Tables.getTableObject() == nil")).toBe(true);
  });

  test("Tables.getCustomURL .setCustomURL: only where the table is custom", () => {
    const table = open({ Table: "Table_RPG", TableURL: "http://old" });
    expect(lua(table, "return { Tables.getCustomURL() == nil, Tables.setCustomURL('http://a') }")).toEqual([
      true,
      false,
    ]);
    lua(table, "Tables.setTable('Custom Square')");
    expect(lua(table, "return { Tables.getCustomURL(), Tables.setCustomURL('http://a'), Tables.getCustomURL() }")) //
      .toEqual(["http://old", true, "http://a"]);
    expect(table.save().TableURL).toBe("http://a");
  });

  test("Backgrounds Backgrounds.getBackground .setBackground .getCustomURL .setCustomURL: is a sky or a picture", () => {
    const table = open({ Sky: "Sky_Forest" });
    expect(lua(table, "return { Backgrounds.getBackground(), Backgrounds.getCustomURL() == nil }")).toEqual([
      "Forest",
      true,
    ]);
    expect(lua(table, "return { Backgrounds.setBackground('Museum'), Backgrounds.setBackground('Moon') }")) //
      .toEqual([true, false]);
    expect([lua(table, "return Backgrounds.getBackground()"), table.save().Sky]).toEqual(["Museum", "Sky_Museum"]);
    expect(lua(table, "return Backgrounds.setCustomURL('http://s')")).toBe(true);
    expect(lua(table, "return { Backgrounds.getBackground(), Backgrounds.getCustomURL() }")).toEqual([
      "Custom",
      "http://s",
    ]);
    expect(table.save()).toMatchObject({ Sky: "Sky_Custom", SkyURL: "http://s" });
  });
});

describe("hands and time", () => {
  test("Hands Hands.enable .hiding .getHands: hold cards while they are enabled", () => {
    const table = tableOf([handZone("h1", "White"), card("c1", { y: 2 })]);
    const held = () => lua(table, "return #Player.White.getHandObjects()");
    expect([held(), lua(table, "return Hands.getHands()[1].guid")]).toEqual([1, "h1"]);
    lua(table, "Hands.enable = false");
    table.settle();
    expect([held(), lua(table, "return Hands.enable")]).toEqual([0, false]);
    lua(table, "Hands.hiding = 3");
    expect([lua(table, "return Hands.hiding"), table.save().Hands]).toEqual([
      3,
      { Enable: false, DisableUnused: false, Hiding: 2 },
    ]);
  });

  test("Hands.disable_unused: a hand without a person takes nothing", () => {
    const table = tableOf([handZone("h1", "Red"), card("c1", { x: 30 })]);
    const come = () => {
      lua(table, "getObjectFromGUID('c1').setPosition({ 0, 3, 0 })");
      table.settle();
      return lua(table, "return #Player.Red.getHandObjects()");
    };
    lua(table, "Hands.disable_unused = true");
    expect(come()).toBe(0);
    table.sit("Red", "Ann");
    expect(come()).toBe(1);
    expect(lua(table, "return Hands.disable_unused")).toBe(true);
  });

  test("Time Time.time .delta_time .fixed_delta_time .fixed_time .frame_count onUpdate onFixedUpdate: sixty frames and ninety steps a second", () => {
    const table = tableOf([], "u, f = 0, 0 function onUpdate() u = u + 1 end function onFixedUpdate() f = f + 1 end");
    for (let i = 0; i < 60; i++) table.world.frame();
    expect(lua(table, "return { u, f, Time.frame_count, Time.time, Time.fixed_time }")).toEqual([60, 90, 60, 1, 1]);
    expect(lua(table, "return { Time.delta_time * 60, Time.fixed_delta_time * 90 }")).toEqual([1, 1]);
    expect(() => lua(table, "Time.time = 0")).toThrow("cannot set field time");
  });
});
