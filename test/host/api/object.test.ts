import { describe, expect, test } from "vitest";
import type { ObjectState } from "../../../src/tts/save";
import { bag, card, deck, die, piece, token, zone } from "../../support/host-pieces";
import { faults, heard, listening, lua, tableOf, thingAt } from "../../support/host-table";

const O = "local o = getObjectFromGUID('aaa111') ";

describe("what is written on an object", () => {
  test("Object.getName .setName .name .guid .getGUID .getDescription .setDescription .getGMNotes .setGMNotes .memo .getMemo: are set and read", () => {
    const table = tableOf([token("aaa111", {}, { Nickname: "Torch" })]);
    expect(
      lua(
        table,
        `${O} return { o.getName(), o.name, o.guid, o.getGUID(), o.getDescription(), o.getGMNotes(), o.memo }`,
      ),
    ).toEqual(["Torch", "Custom_Token", "aaa111", "aaa111", "", "", ""]);
    lua(table, `${O} o.setName("Lamp") o.setDescription("bright") o.setGMNotes("quiet") o.memo = "m" o.setName(7)`);
    expect(lua(table, `${O} return { o.getName(), o.getDescription(), o.getGMNotes(), o.memo, o.getMemo() }`)).toEqual([
      "7",
      "bright",
      "quiet",
      "m",
      "m",
    ]);
    expect(table.save().ObjectStates[0]).toMatchObject({
      Nickname: "7",
      Description: "bright",
      GMNotes: "quiet",
      Memo: "m",
    });
  });

  test("what the game does not let be set is refused by name", () => {
    const table = tableOf([token("aaa111")]);
    for (const field of ["guid", "name", "type", "spawning", "remainder", "is_face_down", "held_by_color"]) {
      expect(() => lua(table, `${O} o.${field} = "x"`), field).toThrow(`cannot set field ${field} of userdata<Object>`);
    }
  });

  test("Object.script_state: is a text, and a number becomes one", () => {
    const table = tableOf([token("aaa111")]);
    lua(table, `${O} o.script_state = 5`);
    expect(lua(table, `${O} return { type(o.script_state), o.script_state }`)).toEqual(["string", "5"]);
  });

  test("it prints itself by its name", () => {
    const table = tableOf([token("aaa111", {}, { Nickname: "Torch" }), card("bbb222")]);
    expect(lua(table, `${O} return tostring(o) .. tostring(getObjectFromGUID("bbb222"))`)).toBe(
      "Torch (Generic)Card (Card)",
    );
  });
});

describe("types follow the name of the piece", () => {
  test.each([
    ["Card", "Card"],
    ["CardCustom", "Card"],
    ["DeckCustom", "Deck"],
    ["Bag", "Bag"],
    ["Custom_Model_Bag", "Bag"],
    ["Infinite_Bag", "Infinite"],
    ["Custom_Tile", "Tile"],
    ["Custom_Token", "Generic"],
    ["Custom_Board", "Board"],
    ["Custom_Dice", "Dice"],
    ["Die_6_Rounded", "Dice"],
    ["Figurine_Custom", "Figurine"],
    ["PlayerPawn", "Figurine"],
    ["rpg_BEAR", "rpgFigurine"],
    ["Chess_Pawn", "Chess"],
    ["Checker_red", "Checker"],
    ["Chip_10", "Chip"],
    ["Domino", "Domino"],
    ["Quarter", "Coin"],
    ["go_game_piece_black", "GoPiece"],
    ["backgammon_piece_brown", "Backgammon Piece"],
    ["Tileset_Barrel", "Tileset"],
    ["PiecePack_Suns", "Piecepack"],
    ["Custom_Tile_Stack", "Stack"],
    ["Custom_Assetbundle_Bag", "Bag"],
    ["HandTrigger", "Hand"],
    ["ScriptingTrigger", "Scripting"],
    ["LayoutZone", "Layout"],
    ["3DText", "3D Text"],
    ["Digital_Clock", "Clock"],
    ["Bowl", "Generic"],
    ["something of a mod", "Generic"],
  ])("%s is a %s", (name, type) => {
    expect(thingAt(tableOf([piece("aaa111", name)]), "aaa111").type).toBe(type);
  });

  test("a custom model is what its number says", () => {
    const kinds = ["Generic", "Figurine", "Dice", "Coin", "Board", "Chip", "Bag", "Infinite"];
    kinds.forEach((kind, TypeIndex) => {
      const CustomMesh = {
        MeshURL: "",
        DiffuseURL: "",
        NormalURL: "",
        ColliderURL: "",
        Convex: true,
        MaterialIndex: 0,
        TypeIndex,
        CastShadows: true,
      };
      expect(thingAt(tableOf([piece("aaa111", "Custom_Model", {}, { CustomMesh })]), "aaa111").type).toBe(kind);
    });
  });
});

describe("tags are compared without case", () => {
  const table = tableOf([
    token("aaa111", {}, { Tags: ["Zombie", "Red"] }),
    token("bbb222", {}, { Tags: ["RED"] }),
    token("ccc333"),
  ]);

  test.each([
    ["o.hasTag('zombie')", true],
    ["o.hasTag('zomb')", false],
    ["o.hasAnyTag()", true],
    ["getObjectFromGUID('ccc333').hasAnyTag()", false],
    ["o.hasMatchingTag(getObjectFromGUID('bbb222'))", true],
    ["o.hasMatchingTag(getObjectFromGUID('ccc333'))", false],
    ["#getObjectsWithTag('red')", 2],
    ["#getObjectsWithAnyTags({ 'zombie', 'blue' })", 1],
    ["#getObjectsWithAllTags({ 'ZOMBIE', 'red' })", 1],
    ["#getObjectsWithAllTags({ 'zombie', 'blue' })", 0],
  ])("%s", (expression, value) => {
    expect(lua(table, `${O} return ${expression}`)).toBe(value);
  });

  test("Object.addTag .removeTag .setTags .getTags: they are added once, removed, and replaced whole", () => {
    const own = tableOf([token("aaa111", {}, { Tags: ["a"] })]);
    expect(lua(own, `${O} o.addTag("A") o.addTag("b") return o.getTags()`)).toEqual(["a", "b"]);
    expect(lua(own, `${O} o.removeTag("B") return o.getTags()`)).toEqual(["a"]);
    expect(lua(own, `${O} o.setTags({ "x", "y" }) return o.getTags()`)).toEqual(["x", "y"]);
    expect(lua(own, `${O} o.setTags({}) return #o.getTags()`)).toBe(0);
    expect(own.save().ObjectStates[0]?.Tags).toEqual([]);
  });
});

describe("colour, highlight and hiding", () => {
  test("Object.getColorTint .setColorTint: a tint is set and read as a Color", () => {
    const table = tableOf([token("aaa111")]);
    expect(lua(table, `${O} return o.getColorTint() == Color(1, 1, 1)`)).toBe(true);
    lua(table, `${O} o.setColorTint({ r = 1, g = 0.5, b = 0 }) `);
    expect(lua(table, `${O} return { o.getColorTint():get() }`)).toEqual([1, 0.5, 0, 1]);
    lua(table, `${O} o.setColorTint({ 0.25, 0.5, 0.75, 0.5 }) `);
    expect(table.save().ObjectStates[0]?.ColorDiffuse).toEqual({ r: 0.25, g: 0.5, b: 0.75, a: 0.5 });
  });

  test("a highlight is there until it is taken away, or its seconds are over", () => {
    const table = tableOf([token("aaa111")]);
    const on = (): unknown => lua(table, `${O} return o.getHighlightColor() ~= nil`);
    lua(table, `${O} o.highlightOn("Red")`);
    expect(on()).toBe(true);
    lua(table, `${O} o.highlightOff()`);
    expect(on()).toBe(false);
    lua(table, `${O} o.highlightOn({ 1, 0, 0 }, 0.5)`);
    expect(on()).toBe(true);
    table.settle();
    expect(on()).toBe(false);
  });

  test("Object.auto_raise .drag_selectable .grid_projection .hide_when_face_down .ignore_fog_of_war .locked .measure_movement .sticky .tooltip .use_gravity .use_grid .use_rotation_value_flip .use_snap_points .mass .value .max_typed_number .alt_view_angle: flags and numbers of the piece hold what they are set to", () => {
    const table = tableOf([token("aaa111")]);
    const flags = [
      "auto_raise",
      "drag_selectable",
      "grid_projection",
      "hide_when_face_down",
      "ignore_fog_of_war",
      "interactable",
      "locked",
      "measure_movement",
      "sticky",
      "tooltip",
      "use_gravity",
      "use_grid",
      "use_hands",
      "use_rotation_value_flip",
      "use_snap_points",
    ];
    for (const flag of flags) {
      expect(
        lua(table, `${O} o.${flag} = true local yes = o.${flag} o.${flag} = false return { yes, o.${flag} }`),
        flag,
      ).toEqual([true, false]);
    }
    expect(
      lua(
        table,
        `${O} o.mass = 5 o.value = 3 o.max_typed_number = 40 return { o.mass, o.value, o.getValue(), o.max_typed_number }`,
      ),
    ).toEqual([5, 3, 3, 40]);
    expect(lua(table, `${O} o.alt_view_angle = { 1, 2, 3 } return o.alt_view_angle.y or o.alt_view_angle[2]`)).toBe(2);
  });
});

describe("a context menu", () => {
  test("Object.addContextMenuItem: its entries are chosen by a person, and run where they were made", () => {
    const script =
      "function onLoad() self.addContextMenuItem('Light', function(colour, at, object) lit = { colour, at.x, object == self } end) end";
    const table = tableOf([token("aaa111", { x: 3 }, { LuaScript: script })]);
    table.seat("Red").choose(thingAt(table, "aaa111"), "Light");
    expect(lua(table, `${O} return o.getTable("lit")`)).toEqual(["Red", 3, true]);
    expect(() => {
      table.seat("Red").choose(thingAt(table, "aaa111"), "Douse");
    }).toThrow("no menu entry Douse");
    lua(table, `${O} o.clearContextMenu()`);
    expect(thingAt(table, "aaa111").menu).toEqual([]);
  });

  test("an error in one is its script's", () => {
    const script = "function onLoad() self.addContextMenuItem('Light', function() error('dark') end) end";
    const table = tableOf([token("aaa111", {}, { Nickname: "Torch", LuaScript: script })]);
    table.seat("Red").choose(thingAt(table, "aaa111"), "Light");
    expect(faults(table)).toEqual(["Torch: aaa111:1: dark"]);
  });
});

describe("states", () => {
  const three = (): ReturnType<typeof tableOf> =>
    tableOf(
      [
        token(
          "aaa111",
          { x: 5, turn: 90 },
          {
            Nickname: "first",
            States: {
              "2": token(
                "bbb222",
                {},
                {
                  Nickname: "second",
                  Description: "d",
                  LuaScript: "function onLoad(s) loaded = s end",
                  LuaScriptState: "kept",
                },
              ),
              "3": card("ccc333", {}, { Nickname: "third" }),
            },
          },
        ),
      ],
      listening("onObjectStateChange", "onObjectDestroy", "onObjectSpawn"),
    );

  test("Object.getStates .getStateId: the others are listed, the current one is the gap", () => {
    const table = three();
    expect(lua(table, `${O} return o.getStateId()`)).toBe(1);
    expect(lua(table, `${O} return o.getStates()`)).toEqual([
      {
        id: 2,
        guid: "bbb222",
        name: "second",
        nickname: "second",
        description: "d",
        lua_script: "function onLoad(s) loaded = s end",
        lua_script_state: "kept",
      },
      {
        id: 3,
        guid: "ccc333",
        name: "third",
        nickname: "third",
        description: "",
        lua_script: "",
        lua_script_state: "",
      },
    ]);
  });

  test("Object.setState onObjectStateChange: a change of state destroys the one and brings the other, in its place", () => {
    const table = three();
    lua(table, `${O} now = o.setState(2) was = o`);
    expect(lua(table, "return { was.isDestroyed(), now.guid, now.spawning }")).toEqual([true, "bbb222", true]);
    table.settle();
    expect(heard(table)).toEqual([
      "onObjectDestroy aaa111",
      "onObjectSpawn bbb222",
      "onObjectStateChange bbb222 aaa111",
    ]);
    expect(
      lua(
        table,
        "return { now.getPosition().x, now.getRotation().y, now.getStateId(), #now.getStates(), now.getVar('loaded') }",
      ),
    ).toEqual([5, 90, 2, 2, "kept"]);
    lua(table, "now = now.setState(1)");
    table.settle();
    expect(lua(table, "return { now.getName(), now.getStateId() }")).toEqual(["first", 1]);
  });

  test("without states there are none", () => {
    const table = tableOf([token("aaa111")]);
    expect(lua(table, `${O} return { tostring(o.getStates()), o.getStateId() }`)).toEqual(["nil", -1]);
    expect(() => lua(table, `${O} o.setState(2)`)).toThrow("aaa111 has no state 2");
  });
});

describe("values of counters, texts and the rest", () => {
  test("Object.getValue .setValue: each holds its own kind", () => {
    const table = tableOf([piece("aaa111", "Counter"), piece("bbb222", "3DText"), token("ccc333"), die("ddd444", [])]);
    const of = (guid: string): unknown => lua(table, `return getObjectFromGUID("${guid}").getValue()`);
    lua(
      table,
      'getObjectFromGUID("aaa111").setValue(7) getObjectFromGUID("bbb222").setValue("hello") getObjectFromGUID("ccc333").setValue(3)',
    );
    expect([of("aaa111"), of("bbb222"), of("ccc333"), of("ddd444")]).toEqual([7, "hello", 3, 2]);
    const saved = table.save().ObjectStates;
    expect([saved[0]?.Counter?.value, saved[1]?.Text?.Text, saved[2]?.Value]).toEqual([7, "hello", 3]);
  });
});

describe("an object as data", () => {
  const of = (state: ObjectState): ReturnType<typeof tableOf> => tableOf([state]);

  test("Object.getData: getData is the saved object, its maps by number", () => {
    const table = of(deck("aaa111", ["c1", "c2"], { x: 4 }));
    expect(
      lua(
        table,
        `${O} local d = o.getData() return { d.Name, d.GUID, d.Transform.posX, d.CustomDeck[1].NumWidth, #d.ContainedObjects, d.ContainedObjects[2].Nickname, d.DeckIDs[2] }`,
      ),
    ).toEqual(["Deck", "aaa111", 4, 10, 2, "c2", 101]);
  });

  test("Object.getJSON: getJSON is the same as text, its maps by text", () => {
    const table = of(card("aaa111"));
    expect(
      lua(table, `${O} local d = JSON.decode(o.getJSON()) return { d.Name, d.CardID, d.CustomDeck["1"].NumWidth }`),
    ).toEqual(["Card", 100, 10]);
  });

  test("what getData gives can be spawned again, and is the same", () => {
    for (const state of [
      card(
        "aaa111",
        {},
        {
          CardID: 2305,
          CustomDeck: {
            "23": { FaceURL: "f", BackURL: "b", NumWidth: 4, NumHeight: 2, BackIsHidden: true, UniqueBack: false },
          },
        },
      ),
      token("aaa111", {}, { States: { "2": token("bbb222") } }),
      bag("aaa111", [card("bbb222")]),
    ]) {
      const table = of(state);
      lua(table, `${O} spawnObjectData({ data = o.getData(), position = { 9, 2, 9 } })`);
      table.settle();
      const [first, second] = table.save().ObjectStates;
      expect({ ...second, GUID: "", Transform: {} }).toEqual({ ...first, GUID: "", Transform: {} });
      expect(second?.GUID).not.toBe("aaa111");
    }
  });

  test("onSave is asked for it", () => {
    const table = of(token("aaa111", {}, { LuaScript: "function onSave() return 'now' end" }));
    expect(lua(table, `${O} return o.getData().LuaScriptState`)).toBe("now");
  });
});

describe("what an object is made of", () => {
  const made = (type: string, parameters: string): unknown => {
    const table = tableOf();
    lua(table, `o = spawnObject({ type = "${type}" }) o.setCustomObject(${parameters})`);
    table.settle();
    expect(faults(table)).toEqual([]);
    lua(table, "o = o.reload()");
    table.settle();
    return lua(table, "return o.getCustomObject()");
  };

  test.each([
    [
      "Custom_Model",
      '{ mesh = "m", diffuse = "d", type = 4, material = 2, convex = false }',
      { mesh: "m", diffuse: "d", type: 4, material: 2, convex: false },
    ],
    [
      "Custom_Token",
      '{ image = "i", thickness = 0.3, merge_distance = 20, stand_up = true, stackable = true }',
      { image: "i", thickness: 0.3, merge_distance: 20, stand_up: true, stackable: true },
    ],
    [
      "Custom_Tile",
      '{ image = "i", image_bottom = "b", type = 2, thickness = 0.4, stackable = true, stretch = true }',
      { image: "i", image_bottom: "b", type: 2, thickness: 0.4, stackable: true, stretch: true },
    ],
    ["Custom_Dice", '{ image = "i", type = 4 }', { image: "i", type: 4 }],
    ["Figurine_Custom", '{ image = "i", image_secondary = "s" }', { image: "i", image_secondary: "s" }],
    ["Custom_Board", '{ image = "i" }', { image: "i" }],
    [
      "CardCustom",
      '{ face = "f", back = "b", type = 1, sideways = true }',
      { face: "f", back: "b", type: 1, sideways: true },
    ],
    [
      "Custom_Assetbundle",
      '{ assetbundle = "a", assetbundle_secondary = "s", type = 1, material = 3 }',
      { assetbundle: "a", assetbundle_secondary: "s", type: 1, material: 3 },
    ],
  ])("%s takes %s", (type, parameters, wanted) => {
    expect(made(type, parameters)).toMatchObject(wanted);
  });

  test("a custom deck is filled with cards, by the number on its sheet", () => {
    const table = tableOf();
    lua(
      table,
      'spawnObject({ type = "DeckCustom" }).setCustomObject({ face = "f", back = "b", width = 3, height = 2, number = 5 })',
    );
    table.settle();
    expect(lua(table, "return { getObjects()[1].getQuantity(), getObjects()[1].getCustomObject().width }")).toEqual([
      5, 3,
    ]);
    expect(table.save().ObjectStates[0]?.DeckIDs).toEqual([100, 101, 102, 103, 104]);
  });

  test("what is not custom says so", () => {
    const table = tableOf([piece("aaa111", "Bowl")]);
    expect(() => lua(table, `${O} o.setCustomObject({ image = "i" })`)).toThrow("Bowl is no custom object");
    expect(lua(table, `${O} return next(o.getCustomObject())`)).toBe(undefined);
  });

  test("Object.setCustomObject .getCustomObject: how a model shines", () => {
    const table = tableOf([piece("aaa111", "Custom_Model")]);
    lua(table, `${O} o.setCustomObject({ mesh = "m", specular_intensity = 0.5, specular_color = { 1, 0.5, 0 } })`);
    expect(table.save().ObjectStates[0]?.CustomMesh).toMatchObject({
      MeshURL: "m",
      CustomShader: { SpecularColor: { r: 1, g: 0.5, b: 0 }, SpecularIntensity: 0.5, SpecularSharpness: 2 },
    });
    expect(
      lua(table, `${O} local c = o.getCustomObject() return { c.specular_intensity, c.specular_color.g }`),
    ).toEqual([0.5, 0.5]);
  });
});

describe("zones of an object", () => {
  test("Object.getZones: it lists the zones it lies in", () => {
    const table = tableOf([zone("zzz111", 4), zone("zzz222", 4, { x: 20 }), token("aaa111")]);
    table.world.frame();
    expect(lua(table, `${O} return { #o.getZones(), o.getZones()[1].guid }`)).toEqual([1, "zzz111"]);
  });
});

describe("a reference that is dead", () => {
  test("Object.isDestroyed .destruct: knows that it is, and fails at everything else by name", () => {
    const table = tableOf([token("aaa111")], "dead = getObjectFromGUID('aaa111') dead.destruct()");
    expect(lua(table, "return dead.isDestroyed()")).toBe(true);
    table.world.frame();
    expect(lua(table, "return { dead.isDestroyed(), dead.guid }")).toEqual([true, "aaa111"]);
    for (const use of ["dead.getName()", "dead.resting", "dead.UI", "dead.setPosition({ 0, 0, 0 })"]) {
      expect(() => lua(table, `return ${use}`), use).toThrow("no longer there");
    }
    expect(lua(table, "return tostring(getObjectFromGUID('aaa111'))")).toBe("nil");
  });
});
