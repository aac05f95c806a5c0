import { describe, expect, test } from "vitest";
import { putAside } from "../../../src/host/world/hand-stash";
import { card, handZone, piece, token } from "../../support/host-pieces";
import { faults, heard, listening, lua, tableOf, thingAt } from "../../support/host-table";

const PEOPLE = { seated: ["White", "Red", "Blue"] };

describe("who a player is", () => {
  test("Player Player.White .getPlayers .getSpectators .getColors .getAvailableColors .color .seated .steam_name: one for each colour, with or without a person", () => {
    const table = tableOf([handZone("h1", "Red"), handZone("h2", "White", { z: 30 })], "", {
      seated: ["White", "Grey"],
    });
    expect(lua(table, "return { Player.White.color, Player.white.seated, Player['White'].steam_name }")) //
      .toEqual(["White", true, "Player 1"]);
    expect(lua(table, "return { Player.Red.seated, Player.Red.steam_name == nil }")).toEqual([false, true]);
    expect(lua(table, "return { #Player.getPlayers(), Player.getSpectators()[1].steam_name }")).toEqual([
      2,
      "Player 2",
    ]);
    expect(lua(table, "return Player.getAvailableColors()")).toEqual(["White", "Red"]);
    expect(lua(table, "local c = Player.getColors() return { #c, c[1], c[12] }")).toEqual([12, "White", "Black"]);
    expect(() => lua(table, "for k in pairs(Player) do end")).toThrow();
  });

  test("Player.steam_id: is the same for a person wherever they sit, and another for another", () => {
    const table = tableOf([], "", PEOPLE);
    const id = lua(table, "return Player.Red.steam_id");
    expect(id).toMatch(/^7656119\d{10}$/);
    expect(lua(table, "return Player.White.steam_id")).not.toBe(id);
    table.stand("Red", "Green");
    expect(lua(table, "return { Player.Green.steam_id, Player.Red.steam_id == nil }")).toEqual([id, true]);
  });

  test("Player.host .admin .promoted .promote: the host is admin, and so is who was promoted", () => {
    const table = tableOf([], "", PEOPLE);
    expect(lua(table, "return { Player.White.host, Player.White.admin, Player.Red.admin }")).toEqual([
      true,
      true,
      false,
    ]);
    expect(lua(table, "return { Player.Red.promote(), Player.Red.promoted, Player.Red.admin }")).toEqual([
      true,
      true,
      true,
    ]);
    lua(table, "Player.Red.promote()");
    expect(lua(table, "return Player.Red.promoted")).toBe(false);
    lua(table, "Player.Red.promoted = true");
    expect(lua(table, "return Player.Red.admin")).toBe(true);
    expect(() => lua(table, "Player.Red.host = true")).toThrow("cannot set field host");
  });

  test("Player.team onPlayerChangeTeam: told when it changes; a team there is not is an error", () => {
    const table = tableOf([], listening("onPlayerChangeTeam"), PEOPLE);
    lua(table, "Player.Red.team = 'Hearts' Player.Red.team = 'Hearts'");
    table.seat("Red").joinTeam("None");
    expect(heard(table)).toEqual(["onPlayerChangeTeam Red Hearts", "onPlayerChangeTeam Red None"]);
    expect(lua(table, "return Player.Red.team")).toBe("None");
    expect(() => lua(table, "Player.Red.team = 'Stars'")).toThrow("there is no team Stars");
    expect(() => {
      table.seat("Red").joinTeam("Stars");
    }).toThrow("there is no team Stars");
  });

  test("Player.blindfolded onBlindfold: put on and taken off, by a script or by oneself", () => {
    const table = tableOf([], listening("onBlindfold"), PEOPLE);
    lua(table, "Player.Red.blindfolded = true");
    table.seat("Red").blindfold();
    expect(lua(table, "return Player.Red.blindfolded")).toBe(true);
    table.seat("Red").blindfold(false);
    expect(heard(table)).toEqual(["onBlindfold Red true", "onBlindfold Red false"]);
  });

  test("Player.lift_height: from 0 to 1", () => {
    const table = tableOf([], "", PEOPLE);
    lua(table, "Player.Red.lift_height = 0.7 Player.Blue.lift_height = 5");
    expect(lua(table, "return { Player.Red.lift_height, Player.Blue.lift_height }")).toEqual([0.7, 1]);
  });

  test("Player.mute .setUITheme .showHotkeyConfig: are seen by that person; an empty seat has nobody to see them", () => {
    const table = tableOf([], "", PEOPLE);
    const { who } = table.seat("Red").seat;
    const call = (what: string) => lua(table, `return { Player.Red.${what}, Player.Green.${what} }`);
    expect([call("mute()"), who.muted]).toEqual([[true, false], true]);
    lua(table, "Player.Red.mute()");
    expect(who.muted).toBe(false);
    expect([call("setUITheme('button_normal #FFC0C0')"), who.theme]).toEqual([[true, false], "button_normal #FFC0C0"]);
    expect([call("showHotkeyConfig()"), who.hotkeysShown]).toEqual([[true, false], true]);
  });

  test("Player.print .broadcast: to that colour alone, tinted", () => {
    const table = tableOf([], "", PEOPLE);
    lua(table, "Player.Red.print('a', 'Blue') Player.Red.broadcast('b')");
    expect(table.world.chat).toMatchObject([
      { to: "Red", text: "a", broadcast: false, tint: { g: 0.53 } },
      { to: "Red", text: "b", broadcast: true },
    ]);
  });
});

describe("who comes and goes", () => {
  const EVENTS = ["onPlayerConnect", "onPlayerDisconnect", "onPlayerChangeColor"];

  test("onPlayerConnect onPlayerDisconnect onPlayerChangeColor: who joins is Grey first, who leaves is told as Grey last", () => {
    const table = tableOf([], listening(...EVENTS), { seated: ["White"] });
    const ann = table.join("Ann");
    expect([ann.colour, heard(table)]).toEqual(["Grey", ["onPlayerConnect Grey"]]);
    expect(ann.changeColour("White")).toBe(undefined);
    expect(ann.changeColour("Red")?.colour).toBe("Red");
    table.sit("Blue", "Ben");
    expect(heard(table)).toEqual(["onPlayerChangeColor Red", "onPlayerConnect Grey", "onPlayerChangeColor Blue"]);
    table.leave("Red");
    expect(heard(table)).toEqual(["onPlayerDisconnect Red", "onPlayerChangeColor Grey"]);
    expect(lua(table, "return getSeatedPlayers()")).toEqual(["White", "Blue"]);
  });

  test("what somebody held who leaves falls, and is anybody's", () => {
    const table = tableOf([token("aaa111")], "", PEOPLE);
    const thing = thingAt(table, "aaa111");
    table.seat("Red").pickUp(thing);
    table.seat("Red").carry(thing, { x: 0, y: 6, z: 0 });
    table.leave("Red");
    table.settle();
    expect([thing.heldBy, thing.position.y < 1.5, table.seat("Blue").pickUp(thing)]).toEqual([undefined, true, true]);
  });

  test("Player.changeColor: not to a colour that is taken; the game master is the host alone", () => {
    const table = tableOf([], "", PEOPLE);
    expect(lua(table, "return { Player.Red.changeColor('Blue'), Player.Red.changeColor('Black') }")).toEqual([
      false,
      false,
    ]);
    expect(lua(table, "return { Player.White.changeColor('Black'), Player.Black.host }")).toEqual([true, true]);
    expect(lua(table, "return { Player.Red.changeColor('Green'), Player.Green.steam_name }")).toEqual([
      true,
      "Player 2",
    ]);
    expect(table.seat("Blue").changeColour("Black")).toBe(undefined);
  });

  test("Player.kick: out of the game, but not the host; a hand does it only as admin", () => {
    const table = tableOf([], listening(...EVENTS), PEOPLE);
    expect(lua(table, "return { Player.White.kick(), Player.Red.kick(), Player.Green.kick() }")).toEqual([
      false,
      true,
      false,
    ]);
    expect(heard(table)).toEqual(["onPlayerDisconnect Red", "onPlayerChangeColor Grey"]);
    expect(() => table.seat("Blue").kick("White")).toThrow("Blue may not kick White");
    expect(() => {
      table.seat("Blue").promote("Blue");
    }).toThrow("neither host nor promoted");
    table.seat("White").promote("Blue");
    expect(lua(table, "return Player.Blue.promoted")).toBe(true);
    expect(table.seat("White").kick("Blue")).toBe(true);
    expect(lua(table, "return getSeatedPlayers()")).toEqual(["White"]);
  });
});

describe("where a person's hand is", () => {
  test("Player.getPointerPosition .getPointerRotation .getHoverObject onObjectHover onHover: what the pointer is over, told when it changes", () => {
    const own = "function onHover(color) print('over me ' .. color) end";
    const table = tableOf([token("aaa111", { x: 3 }, { LuaScript: own })], listening("onObjectHover"), PEOPLE);
    const red = table.seat("Red");
    expect(lua(table, "local p = Player.Red.getPointerPosition() return { p.x, p.y, p.z }")).toEqual([0, 1, 0]);
    red.hover(thingAt(table, "aaa111"));
    red.hover(thingAt(table, "aaa111"));
    expect(lua(table, "return { Player.Red.getHoverObject().guid, Player.Red.getPointerPosition().x }")).toEqual([
      "aaa111",
      3,
    ]);
    red.hover({ x: 5, z: 6 });
    red.seat.pointerTurn = 90;
    expect(lua(table, "return { Player.Red.getHoverObject() == nil, Player.Red.getPointerPosition().z }")).toEqual([
      true,
      6,
    ]);
    expect(lua(table, "return Player.Red.getPointerRotation()")).toBe(90);
    expect(heard(table)).toEqual(["onObjectHover Red aaa111", "onObjectHover Red nil"]);
    expect(table.world.chat.map(({ text }) => text)).toEqual(["over me Red"]);
  });

  test("Player.getHoverObject: what is hovered over and destroyed is hovered over no more", () => {
    const table = tableOf([token("aaa111")], "", PEOPLE);
    table.seat("Red").hover(thingAt(table, "aaa111"));
    lua(table, "getObjectFromGUID('aaa111').destruct()");
    table.settle();
    expect(lua(table, "return Player.Red.getHoverObject() == nil")).toBe(true);
  });

  test("Player.getHoldingObjects .getSelectedObjects .clearSelectedObjects onPlayerAction: what is held, and what a box was drawn round", () => {
    const veto =
      "function onPlayerAction(p, action, targets) return not (action == Player.Action.Select and #targets > 2) end";
    const things = [
      token("a"),
      token("b", { x: 2 }),
      token("c", { x: 4 }),
      token("d", { x: 6 }, { DragSelectable: false }),
    ];
    const table = tableOf(things, veto, PEOPLE);
    const red = table.seat("Red");
    const at = (...guids: string[]) => guids.map((guid) => thingAt(table, guid));
    red.pickUp(thingAt(table, "a"));
    expect(lua(table, "return { #Player.Red.getHoldingObjects(), Player.Red.getHoldingObjects()[1].guid }")).toEqual([
      1,
      "a",
    ]);
    expect(red.select(at("a", "b", "d"))).toBe(true);
    const selected = "local g = {} for i, o in ipairs(Player.Red.getSelectedObjects()) do g[i] = o.guid end return g";
    expect(lua(table, selected)).toEqual(["a", "b"]);
    expect(red.select(at("a", "b", "c"))).toBe(false);
    expect(lua(table, selected)).toEqual(["a", "b"]);
    expect(lua(table, "return { Player.Red.clearSelectedObjects(), #Player.Red.getSelectedObjects() }")).toEqual([
      true,
      0,
    ]);
  });

  test("Player.pingTable onPlayerPing: a place, and the object that is there", () => {
    const script =
      "function onPlayerPing(p, at, o) got = { p.color, at.x, at:magnitude() > 0, o and o.guid or 'none' } end";
    const table = tableOf([token("aaa111", { x: 3 })], script, PEOPLE);
    expect(lua(table, "return Player.Red.pingTable({ 3, 1, 0 })")).toBe(true);
    expect(lua(table, "return got")).toEqual(["Red", 3, true, "aaa111"]);
    table.seat("Blue").ping({ x: 9, z: 0 });
    expect(lua(table, "return got")).toEqual(["Blue", 9, true, "none"]);
    table.seat("Blue").ping(thingAt(table, "aaa111"));
    expect(lua(table, "return got[4]")).toBe("aaa111");
  });

  test("Player.copy .paste onPlayerAction: as that person would do it, with its veto", () => {
    const script = "function onPlayerAction(p, action) if action == stopped then return false end end";
    const table = tableOf([token("a", { x: 1 }), token("b", { x: 3 })], script, PEOPLE);
    const both = "{ getObjectFromGUID('a'), getObjectFromGUID('b') }";
    expect(lua(table, `return { Player.Red.paste({ 0, 2, 9 }), Player.Red.copy(${both}) }`)).toEqual([false, true]);
    expect(lua(table, "return { Player.Blue.paste({ 0, 2, 9 }), Player.Red.paste({ 0, 2, 9 }) }")).toEqual([
      false,
      true,
    ]);
    const beside = table.world.things.filter(({ position }) => position.z === 9).map(({ position }) => position.x);
    expect(beside).toEqual([0, 2]);
    lua(table, "stopped = Player.Action.Paste");
    expect(lua(table, "return Player.Red.paste({ 0, 2, 9 })")).toBe(false);
    lua(table, "stopped = Player.Action.Copy");
    expect(lua(table, `return Player.Blue.copy(${both})`)).toBe(false);
  });
});

describe("how a person sees the table", () => {
  const open = () => tableOf([token("aaa111", { x: 3 })], "", PEOPLE);

  test("Player.lookAt .setCameraMode: turn that person's camera", () => {
    const table = open();
    const red = table.seat("Red");
    expect(lua(table, "return { Player.Red.setCameraMode('TopDown'), Player.Red.setCameraMode('Sideways') }")).toEqual([
      true,
      false,
    ]);
    expect(red.camera.mode).toBe("TopDown");
    expect(
      lua(table, "return Player.Red.lookAt({ position = { 1, 2, 3 }, pitch = 25, yaw = 180, distance = 20 })"),
    ).toBe(true);
    expect(red.camera).toMatchObject({
      mode: "ThirdPerson",
      at: { x: 1, y: 2, z: 3 },
      pitch: 25,
      yaw: 180,
      distance: 20,
    });
    lua(table, "Player.Red.lookAt({ position = { 1, 2, 3 } })");
    expect(red.camera).toMatchObject({ pitch: 0, yaw: 0, distance: 40 });
    lua(table, "Player.Red.lookAt({ yaw = 5 })");
    expect(red.camera).toMatchObject({ at: { x: 0, y: 0, z: 0 }, pitch: 0, yaw: 5, distance: 40 });
    expect(lua(table, "return { Player.Green.lookAt({ position = { 1, 2, 3 } }) }")).toEqual([false]);
    expect(table.seat("Blue").camera.at).toMatchObject({ x: 0 });
  });

  test("Player.attachCameraToObject: it goes along with the object, until that is gone", () => {
    const table = open();
    const red = table.seat("Red");
    const attach = "Player.Red.attachCameraToObject({ object = getObjectFromGUID('aaa111'), offset = { 0, 5, 0 } })";
    expect(lua(table, `return ${attach}`)).toBe(true);
    expect(red.camera.at).toMatchObject({ x: 3, y: 6 });
    lua(table, "getObjectFromGUID('aaa111').setPosition({ 7, 1, 0 })");
    expect(red.camera.at.x).toBe(7);
    lua(table, "getObjectFromGUID('aaa111').destruct()");
    table.settle();
    expect(red.camera.at.x).toBe(0);
    expect(lua(table, "return Player.Red.attachCameraToObject({})")).toBe(false);
  });
});

describe("hands of a player", () => {
  const HANDS = [
    handZone("h1", "White"),
    handZone("h2", "White", { z: 40 }),
    card("c1", { y: 2 }),
    card("c2", { y: 2, z: 40 }),
  ];

  test("Player.getHandCount .getHandObjects .getHandTransform .setHandTransform: count from 1", () => {
    const table = tableOf(HANDS);
    expect(lua(table, "return { Player.White.getHandCount(), Player.Red.getHandCount() }")).toEqual([2, 0]);
    expect(
      lua(table, "return { Player.White.getHandObjects()[1].guid, Player.White.getHandObjects(2)[1].guid }"),
    ).toEqual(["c1", "c2"]);
    expect(lua(table, "return { #Player.White.getHandObjects(3), Player.White.getHandTransform(3) == nil }")).toEqual([
      0,
      true,
    ]);
    expect(
      lua(
        table,
        "local t = Player.White.getHandTransform(2) return { t.position.z, t.scale.x, t.forward.z, t.right.x, t.up.y }",
      ),
    ) //
      .toEqual([40, 10, 1, 1, 1]);
    expect(lua(table, "return Player.White.setHandTransform({ position = { 0, 2, 60 } }, 2)")).toBe(true);
    table.settle();
    expect([thingAt(table, "h2").position.z, Math.round(thingAt(table, "c2").position.z)]).toEqual([60, 60]);
    expect(lua(table, "return Player.White.setHandTransform({}, 5)")).toBe(false);
  });

  test("Player.drawHandStash .setHandStashLocation: what lies aside comes back into the hand", () => {
    const table = tableOf(HANDS);
    const held = () => lua(table, "return #Player.White.getHandObjects()");
    expect(lua(table, "return Player.White.drawHandStash()")).toBe(false);
    expect(
      lua(
        table,
        "return { Player.White.setHandStashLocation({ 0.5, 0, 0 }, 1), Player.Red.setHandStashLocation({ 0, 0, 0 }, 0) }",
      ),
    ) //
      .toEqual([true, false]);
    expect([putAside(table.world, thingAt(table, "c1")), putAside(table.world, thingAt(table, "c1"))]).toEqual([
      true,
      false,
    ]);
    table.settle();
    expect([held(), thingAt(table, "c1").position.x]).toEqual([0, 2.5]);
    expect(lua(table, "return Player.White.drawHandStash()")).toBe(true);
    table.settle();
    expect([held(), faults(table)]).toEqual([1, []]);
    expect(lua(table, "return Player.White.drawHandStash()")).toBe(false);
  });
});

test("Player.Action: a number for each action", () => {
  const table = tableOf([piece("aaa111", "BlockSquare")]);
  expect(lua(table, "return { Player.Action.Copy, Player.Action.PickUp, Player.Action.Under }")).toEqual([0, 8, 14]);
});
