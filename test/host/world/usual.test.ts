import { describe, expect, test } from "vitest";
import { piece } from "../../support/host-pieces";
import { lua, tableOf } from "../../support/host-table";

/* What is there at first: a new table's as https://kb.tabletopsimulator.com/custom-content/save-file-format/ has it, a body's as public saves do. */

describe("a table that says nothing of itself", () => {
  const shown = (expression: string) => lua(tableOf(), `return ${expression}`);
  const parts = (colour: string) => `{ ${colour}.r, ${colour}.g, ${colour}.b }`;

  test("Turns.enable .type .order .reverse_order .skip_empty_hands .disable_interactations .pass_turns .turn_color: are off, and may be passed", () => {
    expect(
      shown(
        "{ Turns.enable, Turns.type, #Turns.order, Turns.reverse_order, Turns.skip_empty_hands, Turns.disable_interactations, Turns.pass_turns, Turns.turn_color }",
      ),
    ).toEqual([false, 1, 0, false, false, false, true, ""]);
  });

  test("Grid.type .show_lines .color .opacity .thick_lines .snapping .offsetX .offsetY .sizeX .sizeY: is one of squares two wide, and not seen", () => {
    expect(
      shown(
        "{ Grid.type, Grid.show_lines, Grid.opacity, Grid.thick_lines, Grid.snapping, Grid.offsetX, Grid.offsetY, Grid.sizeX, Grid.sizeY }",
      ),
    ).toEqual([1, false, 0.75, false, 1, 0, 0, 2, 2]);
    expect(shown(parts("Grid.color"))).toEqual([0, 0, 0]);
  });

  test("Lighting.light_intensity .ambient_intensity .reflection_intensity .lut_contribution .ambient_type .lut_index .lut_url .getLightColor .getAmbientSkyColor .getAmbientEquatorColor .getAmbientGroundColor: is lit by the game's own light", () => {
    expect(
      shown(
        "{ Lighting.light_intensity, Lighting.ambient_intensity, Lighting.reflection_intensity, Lighting.lut_contribution, Lighting.ambient_type, Lighting.lut_index, Lighting.lut_url }",
      ),
    ).toEqual([0.54, 1.3, 1, 1, 1, 0, ""]);
    expect(shown(parts("Lighting.getLightColor()"))).toEqual([1, 0.9804, 0.8902]);
    for (const colour of ["getAmbientSkyColor", "getAmbientEquatorColor", "getAmbientGroundColor"])
      expect(shown(parts(`Lighting.${colour}()`))).toEqual([0.5, 0.5, 0.5]);
  });

  test("Hands.enable .disable_unused .hiding MusicPlayer.repeat_track .shuffle .playlist_index .player_status: has hands and no music", () => {
    expect(shown("{ Hands.enable, Hands.disable_unused, Hands.hiding }")).toEqual([true, false, 1]);
    expect(
      shown(
        "{ MusicPlayer.repeat_track, MusicPlayer.shuffle, MusicPlayer.playlist_index, MusicPlayer.player_status, #MusicPlayer.getPlaylist() }",
      ),
    ).toEqual([false, false, -1, "Stop", 0]);
  });

  test("Physics.play_area .getGravity: pulls down by 25", () => {
    expect(shown("{ Physics.play_area, Physics.getGravity().x, Physics.getGravity().y, Physics.getGravity().z }")) //
      .toEqual([0.5, 0, -25, 0]);
  });
});

describe("an object that says nothing of itself", () => {
  const O = "local o = getObjectFromGUID('aaa111') ";
  const shown = (expression: string, name = "BlockSquare") =>
    lua(tableOf([piece("aaa111", name)]), `${O} return ${expression}`);
  const vector = (field: string) => `{ o.${field}.x, o.${field}.y, o.${field}.z }`;

  test("Object.mass .drag .angular_drag .use_gravity .static_friction .dynamic_friction .bounciness: is a body as saves have it", () => {
    expect(
      shown("{ o.mass, o.drag, o.angular_drag, o.use_gravity, o.static_friction, o.dynamic_friction, o.bounciness }"),
    ).toEqual([1, 0.1, 0.1, true, 0.4, 0.4, 0]);
  });

  test("Object.mass .bounciness: one that is set leaves the others as they are, in the save too", () => {
    const table = tableOf([piece("aaa111", "BlockSquare")]);
    lua(table, `${O} o.mass = 3 o.bounciness = 0.5`);
    expect(table.save().ObjectStates[0]).toMatchObject({
      Rigidbody: { Mass: 3, Drag: 0.1, AngularDrag: 0.1, UseGravity: true },
      PhysicsMaterial: {
        StaticFriction: 0.4,
        DynamicFriction: 0.4,
        Bounciness: 0.5,
        FrictionCombine: 0,
        BounceCombine: 0,
      },
    });
    expect(() => lua(table, `${O} o.mass = "heavy"`)).toThrow("mass is a number");
    expect(() => lua(table, `${O} o.bounciness = {}`)).toThrow("bounciness is a number");
  });

  test("Object.auto_raise .drag_selectable .grid_projection .hide_when_face_down .ignore_fog_of_war .locked .measure_movement .sticky .tooltip .use_grid .use_snap_points .use_hands .interactable .gizmo_selectable: is handled as usual", () => {
    const on =
      "o.auto_raise, o.drag_selectable, o.sticky, o.tooltip, o.use_grid, o.use_snap_points, o.interactable, o.gizmo_selectable";
    const off =
      "o.grid_projection, o.ignore_fog_of_war, o.locked, o.measure_movement, o.held_reduce_force, o.use_rotation_value_flip";
    expect(shown(`{ ${on} }`)).toEqual(Array.from({ length: 8 }, () => true));
    expect(shown(`{ ${off} }`)).toEqual(Array.from({ length: 6 }, () => false));
    expect(shown("{ o.use_hands, o.hide_when_face_down }")).toEqual([false, false]);
    expect(shown("{ o.use_hands, o.hide_when_face_down }", "Card")).toEqual([true, true]);
  });

  test("Object.memo .script_code .script_state .value .value_flags .max_typed_number .held_spin_index .held_flip_index: is empty", () => {
    expect(shown("{ o.memo, o.script_code, o.script_state, o.value, o.value_flags }")).toEqual(["", "", "", 0, 0]);
    expect(shown("{ o.max_typed_number, o.held_spin_index, o.held_flip_index }")).toEqual([99, 0, 0]);
  });

  test("Object.alt_view_angle .pick_up_position .pick_up_rotation .held_position_offset .held_rotation_offset: is nowhere", () => {
    for (const field of [
      "alt_view_angle",
      "pick_up_position",
      "pick_up_rotation",
      "held_position_offset",
      "held_rotation_offset",
    ])
      expect(shown(vector(field)), field).toEqual([0, 0, 0]);
  });

  test("Object.held_spin_index .held_flip_index: are of 24 steps, round and round", () => {
    expect(shown("(function() o.held_flip_index = 25 return o.held_flip_index end)()")).toBe(1);
    const stepped = (value: string) =>
      shown(`(function() o.held_spin_index = ${value} return o.held_spin_index end)()`);
    expect(["23", "24", "25.9", "-1", "-25", "48"].map(stepped)).toEqual([23, 0, 1, 23, 23, 0]);
  });

  test("Object.setPosition: what of a vector is not given is 0", () => {
    const table = tableOf([piece("aaa111", "BlockSquare", { x: 4, z: 5, turn: 30 }, { Locked: true })]);
    const set = (given: string) => lua(table, `${O} o.setPosition(${given}) return ${vector("getPosition()")}`);
    expect([set("{ y = 2 }"), set("{ x = 1 }"), set("{ 1, 2 }"), set("{ z = 3 }")]).toEqual([
      [0, 2, 0],
      [1, 0, 0],
      [1, 2, 0],
      [0, 0, 3],
    ]);
  });

  test("Object.getColorTint: is white, and as clear as it is said to be", () => {
    const tint = "local c = o.getColorTint() return { c.r, c.g, c.b, c.a }";
    const of = (more: object) => lua(tableOf([piece("aaa111", "BlockSquare", {}, more)]), O + tint);
    expect(of({})).toEqual([1, 1, 1, 1]);
    expect(of({ ColorDiffuse: { r: 0.5, g: 0.25, b: 0 } })).toEqual([0.5, 0.25, 0, 1]);
    expect(of({ ColorDiffuse: { r: 0.5, g: 0.25, b: 0, a: 0.5 } })).toEqual([0.5, 0.25, 0, 0.5]);
    const set = (colour: string) =>
      lua(tableOf([piece("aaa111", "BlockSquare")]), `${O} o.setColorTint(${colour}) ${tint}`);
    expect([set("{ r = 1 }"), set("{ g = 1 }"), set("{ 0.5 }"), set("{ 0, 0, 1, 0.5 }")]).toEqual([
      [1, 0, 0, 1],
      [0, 1, 0, 1],
      [0.5, 0, 0, 1],
      [0, 0, 1, 0.5],
    ]);
  });
});
