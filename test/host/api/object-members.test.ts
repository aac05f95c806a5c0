import { describe, expect, test } from "vitest";
import { bag, card, deck, die, handZone, piece, token, zone } from "../../support/host-pieces";
import { faults, frames, heard, listening, lua, tableOf, thingAt } from "../../support/host-table";

const O = "local o = getObjectFromGUID('aaa111') ";
const one = (more = {}, script = "") => tableOf([token("aaa111", {}, more)], script);

test("Object.hasTag .hasAnyTag .hasMatchingTag: compare without case", () => {
  const table = tableOf([
    token("aaa111", {}, { Tags: ["Red"] }),
    token("bbb222", {}, { Tags: ["red", "big"] }),
    token("ccc333"),
  ]);
  expect(lua(table, `${O} return { o.hasTag("RED"), o.hasTag("re"), o.hasAnyTag() }`)).toEqual([true, false, true]);
  expect(
    lua(
      table,
      `${O} local b, c = getObjectFromGUID("bbb222"), getObjectFromGUID("ccc333") return { o.hasMatchingTag(b), o.hasMatchingTag(c), c.hasAnyTag() }`,
    ),
  ).toEqual([true, false, false]);
});

describe("buttons and inputs on an object", () => {
  const script = `
    function pressed(object, colour, alt) told = { object.guid, colour, alt } end
    function typed(object, colour, text, editing) last = { text, editing } return text .. "!" end
    function onLoad()
      self.createButton({ click_function = "pressed", function_owner = self, label = "one", width = 300 })
      self.createButton({ click_function = "pressed", function_owner = self, label = "two" })
    end`;
  const table = () => one({ LuaScript: script });
  const own = (t: ReturnType<typeof one>, name: string) =>
    lua(t, `return getObjectFromGUID('aaa111').getTable('${name}')`);

  test("Object.createButton .getButtons: a button has what it was given and calls its owner by name", () => {
    const t = table();
    t.seat("White").press(thingAt(t, "aaa111"), "two");
    expect(own(t, "told")).toEqual(["aaa111", "White", false]);
    expect(
      lua(t, `${O} local b = o.getButtons() return { #b, b[1].label, b[1].width, b[2].width, b[1].index, b[2].index }`),
    ).toEqual([2, "one", 300, 100, 0, 1]);
    expect(lua(t, `${O} return { o.createButton({ click_function = "", label = "x" }), #o.getButtons() }`)).toEqual([
      false,
      2,
    ]);
  });

  test("Object.createButton .createInput: what is not given is as the page says", () => {
    const t = one();
    lua(t, `${O} o.createButton({ click_function = "pressed" }) o.createInput({ input_function = "typed" })`);
    const usual = (list: string) => `local w = ${list}[1]
      local function v(vector) return { vector.x, vector.y, vector.z } end
      local function c(colour) return { colour.r, colour.g, colour.b, colour.a } end
      return { w.label, w.tooltip, v(w.position), v(w.rotation), v(w.scale), w.width, w.height, w.font_size, c(w.color), c(w.font_color) }`;
    const shown = ["", "", [0, 0, 0], [0, 0, 0], [1, 1, 1], 100, 100, 100, [1, 1, 1, 1], [0, 0, 0, 1]];
    expect(lua(t, `${O} ${usual("o.getButtons()")}`)).toEqual(shown);
    expect(lua(t, `${O} ${usual("o.getInputs()")}`)).toEqual(shown);
    expect(lua(t, `${O} local w = o.getInputs()[1] return { w.value, w.alignment, w.validation, w.tab }`)).toEqual([
      "",
      1,
      1,
      1,
    ]);
  });

  test("Object.editButton .removeButton .clearButtons: by index from 0; what follows moves down; none is nil", () => {
    const t = table();
    expect(
      lua(
        t,
        `${O} return { o.editButton({ index = 1, label = "zwei" }), o.getButtons()[2].label, o.getButtons()[2].click_function }`,
      ),
    ).toEqual([true, "zwei", "pressed"]);
    expect(
      lua(t, `${O} return { o.removeButton(0), o.getButtons()[1].label, o.getButtons()[1].index, o.removeButton(7) }`),
    ).toEqual([true, "zwei", 0, false]);
    expect(
      lua(t, `${O} return { o.clearButtons(), o.getButtons() == nil, o.editButton({ index = 0, label = "x" }) }`),
    ).toEqual([true, true, false]);
  });

  test("Object.createInput .getInputs .editInput .removeInput .clearInputs: what is typed comes to its owner, whose answer stands", () => {
    const t = one({
      LuaScript: script.replace(
        "function onLoad()",
        "function onLoad() self.createInput({ input_function = 'typed', function_owner = self, value = 'a' })",
      ),
    });
    t.seat("White").write(thingAt(t, "aaa111"), 0, "hello");
    expect(own(t, "last")).toEqual(["hello", false]);
    expect(
      lua(t, `${O} return { o.getInputs()[1].value, o.editInput({ index = 0, value = "b" }), o.getInputs()[1].value }`),
    ).toEqual(["hello!", true, "b"]);
    expect(
      lua(
        t,
        `${O} return { o.removeInput(0), o.getInputs() == nil, o.createInput({ input_function = "typed" }), o.clearInputs(), o.getInputs() == nil }`,
      ),
    ).toEqual([true, true, true, true, true]);
  });
});

test("Object.clearContextMenu .addContextMenuItem: takes every entry away", () => {
  const table = one();
  lua(
    table,
    `${O} o.addContextMenuItem("Light", function() lit = true end) o.addContextMenuItem("Snuff", function() end, true)`,
  );
  expect(thingAt(table, "aaa111").menu.map(({ label, keepOpen }) => [label, keepOpen])).toEqual([
    ["Light", false],
    ["Snuff", true],
  ]);
  expect(lua(table, `${O} return o.clearContextMenu()`)).toBe(true);
  expect(thingAt(table, "aaa111").menu).toEqual([]);
});

test("Object.getCustomObject .setCustomObject: what is set is read, and saved", () => {
  const table = one();
  expect(lua(table, `${O} return o.setCustomObject({ image = "i", thickness = 0.3 })`)).toBe(true);
  expect(lua(table, `${O} local c = o.getCustomObject() return { c.image, c.thickness, c.stackable }`)).toEqual([
    "i",
    0.3,
    false,
  ]);
  expect(table.save().ObjectStates[0]?.CustomImage).toMatchObject({ ImageURL: "i", CustomToken: { Thickness: 0.3 } });
});

describe("coming and going", () => {
  test("Object.clone: a copy with a GUID of its own, above the middle unless it is told where", () => {
    const table = one({ Nickname: "Torch" });
    expect(
      lua(
        table,
        `${O} c = o.clone() d = o.clone({ position = { 5.2, 1, 0 }, snap_to_grid = true }) local p = c.getPosition() return { c.getName(), c.guid ~= o.guid, p.x, p.y, p.z, d.getPosition().x }`,
      ),
    ).toEqual(["Torch", true, 0, 3, 0, 6]);
  });

  test("Object.reload: the old reference is dead, the new one has its GUID and runs its script", () => {
    const table = one({ LuaScript: "function onLoad() loaded = (loaded or 0) + 1 end", Nickname: "Torch" });
    expect(lua(table, `${O} now = o.reload() return { o.isDestroyed(), now.guid, now.getName() }`)).toEqual([
      true,
      "aaa111",
      "Torch",
    ]);
    table.settle();
    expect(lua(table, "return now.getVar('loaded')")).toBe(1);
  });

  test("Object.destroy: is what public tables call destruct", () => {
    const table = one();
    expect(lua(table, `${O} return { o.destroy(), o.isDestroyed() }`)).toEqual([true, true]);
    frames(table, 1);
    expect(table.world.things).toEqual([]);
  });

  test("a name that is not there is tried with a large first letter, and with humps for underscores, as MoonSharp does", () => {
    const table = one({ Nickname: "Torch" });
    expect(lua(table, `${O} return { o.get_name(), o.assetBundle == nil, o.isSmoothMoving() }`)).toEqual([
      "Torch",
      true,
      false,
    ]);
    lua(table, `${O} o.set_name("Lamp")`);
    expect(lua(table, `${O} return o.getName()`)).toBe("Lamp");
    expect(() => lua(table, `${O} return o.GetName()`)).toThrow("cannot access field GetName of userdata<Object>");
  });

  test("Object.destruct .isDestroyed onObjectDestroy onDestroy: it is gone at the end of the frame, after everybody was told", () => {
    const script = "function onDestroy() Global.setVar('last', self.getName()) end";
    const table = one({ LuaScript: script, Nickname: "Torch" }, listening("onObjectDestroy"));
    expect(lua(table, `${O} return { o.isDestroyed(), o.destruct(), o.isDestroyed(), o.getName() }`)).toEqual([
      false,
      true,
      true,
      "Torch",
    ]);
    expect(heard(table)).toEqual([]);
    table.settle();
    expect(heard(table)).toEqual(["onObjectDestroy aaa111"]);
    expect(lua(table, "return { last, #getObjects() }")).toEqual(["Torch", 0]);
  });
});

test("Object.setScale .getScale: each side by itself, and it is saved", () => {
  const table = one();
  expect(lua(table, `${O} o.setScale({ 1, 2, 3 }) local s = o.getScale() return { s.x, s.y, s.z }`)).toEqual([1, 2, 3]);
  expect(table.save().ObjectStates[0]?.Transform).toMatchObject({ scaleX: 1, scaleY: 2, scaleZ: 3 });
});

test("Object.setLock .getLock .lock .unlock .locked: each says the same", () => {
  const table = one();
  expect(
    lua(
      table,
      `${O} o.setLock(true) local a = o.getLock() o.unlock() local b = o.locked o.lock() return { a, b, o.locked }`,
    ),
  ).toEqual([true, false, true]);
  expect(table.save().ObjectStates[0]?.Locked).toBe(true);
});

describe("what has sides", () => {
  test("Object.randomize onObjectRandomize: a die shows one of its values when it rests; with a colour everybody is told", () => {
    const table = tableOf([die("aaa111", [])], listening("onObjectRandomize"));
    expect(lua(table, `${O} return { o.randomize("White"), o.resting }`)).toEqual([true, false]);
    expect(heard(table)).toEqual(["onObjectRandomize aaa111 White"]);
    table.settle();
    expect(lua(table, `${O} return o.getRotationValue()`)).toBeGreaterThanOrEqual(1);
    lua(table, `${O} o.randomize()`);
    expect(heard(table)).toEqual([]);
  });

  test("Object.flip .use_rotation_value_flip: turns about its other axis", () => {
    const table = one();
    lua(table, `${O} o.flip()`);
    table.settle();
    expect(thingAt(table, "aaa111").rotation.z).toBeCloseTo(180);
    lua(table, `${O} o.use_rotation_value_flip = true o.flip()`);
    table.settle();
    expect(thingAt(table, "aaa111").rotation.x).toBeCloseTo(180);
  });

  test("Object.shuffleStates: becomes one of its others; without others it stays", () => {
    const states = { "2": token("bbb222"), "3": token("ccc333") };
    const table = one({ States: states });
    const id = lua(table, `${O} now = o.shuffleStates() return now.guid`);
    expect(["bbb222", "ccc333"]).toContain(id);
    expect(lua(table, "return #now.getStates()")).toBe(2);
    expect(lua(one(), `${O} return o.shuffleStates() == o`)).toBe(true);
  });
});

describe("an object and people", () => {
  test("Object.held_by_color .pick_up_position .pick_up_rotation .drop: as long as a hand holds it", () => {
    const table = tableOf([token("aaa111", { x: 3, turn: 90 })]);
    table.settle();
    expect(lua(table, `${O} return { o.held_by_color == nil, o.pick_up_position.x }`)).toEqual([true, 0]);
    table.seat("White").pickUp(thingAt(table, "aaa111"));
    frames(table, 5);
    expect(lua(table, `${O} return { o.held_by_color, o.pick_up_position.x, o.pick_up_rotation.y }`)).toEqual([
      "White",
      3,
      90,
    ]);
    expect(lua(table, `${O} return { o.drop(), o.held_by_color == nil }`)).toEqual([true, true]);
  });

  test("Object.held_flip_index .held_spin_index .held_position_offset .held_rotation_offset .held_reduce_force: hold what they are set to", () => {
    const table = one();
    expect(
      lua(table, `${O} o.held_flip_index, o.held_spin_index = 25, -1 return { o.held_flip_index, o.held_spin_index }`),
    ).toEqual([1, 23]);
    lua(
      table,
      `${O} o.held_position_offset = { 1, 2, 3 } o.held_rotation_offset = Vector(4, 5, 6) o.held_reduce_force = true`,
    );
    expect(
      lua(table, `${O} return { o.held_position_offset.z, o.held_rotation_offset.x, o.held_reduce_force }`),
    ).toEqual([3, 4, true]);
    expect(() => lua(table, `${O} o.held_spin_index = "x"`)).toThrow("held_spin_index is a number");
    expect(() => lua(table, `${O} o.held_position_offset = 1`)).toThrow("held_position_offset is a vector");
  });

  test("Object.interactable: what is not cannot be picked up, and scripts move it all the same", () => {
    const table = one();
    expect(lua(table, `${O} local was = o.interactable o.interactable = false return { was, o.interactable }`)).toEqual(
      [true, false],
    );
    expect(table.seat("White").pickUp(thingAt(table, "aaa111"))).toBe(false);
    lua(table, `${O} o.setPosition({ 5, 1, 0 })`);
    expect(thingAt(table, "aaa111").position.x).toBe(5);
  });

  test("Object.use_hands .sendToHand: a hand takes it at once, if it may", () => {
    const table = tableOf([token("aaa111"), handZone("hhh111", "White", { z: -20 })]);
    expect(lua(table, `${O} return { o.use_hands, o.sendToHand("White") }`)).toEqual([false, false]);
    expect(
      lua(
        table,
        `${O} o.use_hands = true return { o.sendToHand("White"), #Player.White.getHandObjects(), o.sendToHand("Red") }`,
      ),
    ).toEqual([true, 1, false]);
  });

  test("Object.dealToColorWithOffset: beside a hand, as its cards are turned, over or not", () => {
    const cards = deck("aaa111", ["c1", "c2", "c3"], { faceDown: true });
    const table = tableOf([cards, handZone("hhh111", "White", { z: -20, scale: 4 })], "", { seated: ["White"] });
    expect(
      lua(
        table,
        `${O} a = o.dealToColorWithOffset({ -2, 0, 5 }, true, "White") b = o.dealToColorWithOffset({ 2, 0, 5 }, false) return { a.guid, b.guid }`,
      ),
    ).toEqual(["c1", "c2"]);
    table.settle();
    const [a, b] = [thingAt(table, "c1"), thingAt(table, "c2")];
    expect([a.position.x, a.position.z, a.rotation.y, a.faceDown]).toEqual([
      expect.closeTo(-2),
      expect.closeTo(-15),
      180,
      false,
    ]);
    expect([b.position.x, b.faceDown]).toEqual([expect.closeTo(2), true]);
    expect(lua(table, "return getObjectFromGUID('c3').dealToColorWithOffset({ 0, 0, 9 }, false, 'Red') == nil")).toBe(
      true,
    );
  });

  test("Object.moveToHandStash: what a hand holds lies aside until it is drawn; nothing else does", () => {
    const table = tableOf([card("aaa111", { z: -20 }), token("bbb222"), handZone("hhh111", "White", { z: -20 })]);
    table.settle();
    const inHand = "#Player.White.getHandObjects()";
    expect(lua(table, `${O} local was = ${inHand} return { was, o.moveToHandStash(), ${inHand} }`)).toEqual([
      1,
      true,
      0,
    ]);
    table.settle();
    expect(lua(table, `return { ${inHand}, Player.White.drawHandStash(), ${inHand} }`)).toEqual([0, true, 1]);
    expect(lua(table, "return getObjectFromGUID('bbb222').moveToHandStash()")).toBe(false);
  });

  test("Object.addToPlayerSelection .removeFromPlayerSelection .getSelectingPlayers: of who is seated", () => {
    const table = tableOf([token("aaa111")], "", { seated: ["White", "Blue"] });
    expect(
      lua(
        table,
        `${O} return { o.addToPlayerSelection("White"), o.addToPlayerSelection("Blue"), o.addToPlayerSelection("Red") }`,
      ),
    ).toEqual([true, true, false]);
    expect(lua(table, `${O} return o.getSelectingPlayers()`)).toEqual(["White", "Blue"]);
    expect(
      lua(table, `${O} return { o.removeFromPlayerSelection("White"), o.removeFromPlayerSelection("White") }`),
    ).toEqual([true, false]);
    expect(lua(table, `${O} return o.getSelectingPlayers()`)).toEqual(["Blue"]);
  });
});

describe("what an object is", () => {
  test("Object.mass .drag .angular_drag .static_friction .dynamic_friction .bounciness: are saved with the body", () => {
    const table = one();
    const all = "{ o.mass, o.drag, o.angular_drag, o.static_friction, o.dynamic_friction, o.bounciness }";
    expect(lua(table, `${O} return ${all}`)).toEqual([1, 0.1, 0.1, 0.4, 0.4, 0]);
    lua(
      table,
      `${O} o.mass, o.drag, o.angular_drag, o.static_friction, o.dynamic_friction, o.bounciness = 2, 3, 4, 0.5, 0.6, 0.7`,
    );
    expect(lua(table, `${O} return ${all}`)).toEqual([2, 3, 4, 0.5, 0.6, 0.7]);
    expect(table.save().ObjectStates[0]).toMatchObject({
      Rigidbody: { Mass: 2, Drag: 3, AngularDrag: 4, UseGravity: true },
      PhysicsMaterial: { StaticFriction: 0.5, DynamicFriction: 0.6, Bounciness: 0.7 },
    });
    expect(() => lua(table, `${O} o.mass = "heavy"`)).toThrow("mass is a number");
  });

  test("Object.gizmo_selectable .value_flags .max_typed_number: hold what they are set to", () => {
    const table = one();
    expect(lua(table, `${O} return { o.gizmo_selectable, o.value_flags }`)).toEqual([true, 0]);
    expect(
      lua(
        table,
        `${O} o.gizmo_selectable, o.value_flags, o.max_typed_number = false, 5, 2 return { o.gizmo_selectable, o.value_flags, o.max_typed_number }`,
      ),
    ).toEqual([false, 5, 2]);
  });

  test("Object.hide_when_face_down: cards and decks hide, other things do not, until they are told", () => {
    const table = tableOf([token("aaa111"), card("bbb222", { x: 5 })]);
    expect(
      lua(table, `${O} return { o.hide_when_face_down, getObjectFromGUID("bbb222").hide_when_face_down }`),
    ).toEqual([false, true]);
  });

  test("Object.type .tag .name .guid: cannot be set, and the old name of the type still says it", () => {
    const table = tableOf([piece("aaa111", "Custom_Tile")]);
    expect(lua(table, `${O} return { o.type, o.tag, o.name, o.guid }`)).toEqual([
      "Tile",
      "Tile",
      "Custom_Tile",
      "aaa111",
    ]);
  });

  test("Object.spawning .loading_custom: until the next frame, and only what has pictures loads", () => {
    const table = one({ CustomImage: { ImageURL: "i", ImageSecondaryURL: "", WidthScale: 0 } });
    expect(
      lua(
        table,
        `${O} c = o.clone() b = spawnObject({ type = "BlockSquare" }) return { o.spawning, c.spawning, c.loading_custom, b.loading_custom }`,
      ),
    ).toEqual([false, true, true, false]);
    frames(table, 1);
    expect(lua(table, "return { c.spawning, c.loading_custom }")).toEqual([false, false]);
  });

  test("Object.UI: each object has its own", () => {
    const table = tableOf([token("aaa111"), token("bbb222", { x: 5 })]);
    lua(table, `${O} o.UI.setXml('<Text id="t">mine</Text>')`);
    table.settle();
    expect(lua(table, `${O} return { o.UI.getValue("t"), getObjectFromGUID("bbb222").UI.getXml() }`)).toEqual([
      "mine",
      "",
    ]);
  });

  test("Object.getValue .setValue: zones belong to a colour, calculators and pieces hold what they show", () => {
    const table = tableOf([
      handZone("aaa111", "White"),
      piece("bbb222", "Calculator", { x: 30 }),
      piece("ccc333", "FogOfWarTrigger", { x: 60 }),
    ]);
    const B = "local b = getObjectFromGUID('bbb222') ";
    expect(lua(table, `${O} return { o.getValue(), o.setValue("red"), o.getValue() }`)).toEqual(["White", true, "Red"]);
    expect(table.save().ObjectStates[0]?.FogColor).toBe("Red");
    expect(lua(table, "local z = getObjectFromGUID('ccc333') z.setValue('Blue') return z.getValue()")).toBe("Blue");
    expect(lua(table, `${B} return { b.getValue(), b.setValue("12"), b.getValue() }`)).toEqual(["", true, "12"]);
    expect(() => lua(table, `${O} o.setValue("Mauve")`)).toThrow("no player colour Mauve");
  });
});

test("what a script gives wrongly is told with the member's name, and nothing is lost", () => {
  const table = tableOf([bag("aaa111", [token("bbb222")]), zone("zzz999", 5, { x: 20 })]);
  expect(() => lua(table, `${O} o.spread()`)).toThrow("spread: aaa111 is no deck");
  expect(() => lua(table, `${O} o.addTag()`)).toThrow("Object.addTag: argument 1 must be a string, not nil");
  expect(lua(table, `${O} return o.getQuantity()`)).toBe(1);
  expect(faults(table)).toEqual([]);
});
