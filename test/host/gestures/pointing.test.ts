import { describe, expect, test } from "vitest";
import { bag, card, deck, token } from "../../support/host-pieces";
import { chat, heard, listening, lua, tableOf, thingAt } from "../../support/host-table";

/** An object's script that says what it is told. */
const saying = (...events: readonly string[]): string =>
  events.map((name) => `function ${name}(...) print("${name}", ...) end`).join("\n");

const SEATED = { seated: ["White", "Red"] };

describe("gestures of a pointer", () => {
  test("onObjectPeek onPeek: everybody is told who peeks, then the object", () => {
    const own = saying("onPeek", "onObjectPeek");
    const table = tableOf([card("c1", { faceDown: true }, { LuaScript: own })], listening("onObjectPeek"), SEATED);
    expect(table.seat("Red").peek(thingAt(table, "c1"))).toBe(true);
    expect(heard(table)).toEqual(["onObjectPeek c1 Red"]);
    expect(chat(table).map((text) => text.split("\t")[0])).toEqual(["onObjectPeek", "onPeek"]);
    thingAt(table, "c1").interactable = false;
    expect(table.seat("Red").peek(thingAt(table, "c1"))).toBe(false);
  });

  test("onObjectSearchStart onSearchStart onObjectSearchEnd onSearchEnd: one person at a time looks through it", () => {
    const own = saying("onSearchStart", "onSearchEnd");
    const events = listening("onObjectSearchStart", "onObjectSearchEnd");
    const table = tableOf([bag("b1", [token("t1"), token("t2")], {}, { LuaScript: own })], events, SEATED);
    const search = table.seat("Red").search(thingAt(table, "b1"));
    expect(table.seat("White").search(thingAt(table, "b1"))).toBe(undefined);
    expect(search?.take(1).guid).toBe("t2");
    search?.close();
    search?.close();
    expect(heard(table)).toEqual(["onObjectSearchStart b1 Red", "onObjectSearchEnd b1 Red"]);
    expect(chat(table)).toEqual(["onSearchStart\tRed", "onSearchEnd\tRed"]);
    expect(table.seat("White").search(thingAt(table, "t2"))).toBe(undefined);
  });

  test("onObjectFlick onFlick: it is told with how hard, and it goes that way", () => {
    const own = "function onFlick(color, impulse) print(color, impulse:magnitude()) end";
    const script = "function onObjectFlick(o, color, impulse) got = { o.guid, color, impulse.x, impulse.z } end";
    const table = tableOf([token("aaa111", {}, { LuaScript: own })], script, SEATED);
    const thing = thingAt(table, "aaa111");
    expect(table.seat("Red").flick(thing, { x: 3, z: 4 })).toBe(true);
    table.settle();
    expect([lua(table, "return got"), chat(table)]).toEqual([["aaa111", "Red", 3, 4], ["Red\t5"]]);
    expect([thing.position.x > 1, thing.position.z > thing.position.x]).toEqual([true, true]);
    thing.data.Locked = true;
    expect(table.seat("Red").flick(thing, { x: 3, z: 4 })).toBe(false);
  });

  test("onScriptingButtonDown onScriptingButtonUp: a key of the numpad, held for some frames", () => {
    const script = `
      frames = 0
      function onUpdate() frames = frames + 1 end
      function onScriptingButtonDown(i, color) print("down", i, color, frames) end
      function onScriptingButtonUp(i, color) print("up", i, color, frames) end`;
    const table = tableOf([], script, SEATED);
    table.seat("Red").scriptingButton(10, 3);
    expect(chat(table)).toEqual(["down\t10\tRed\t0", "up\t10\tRed\t3"]);
    expect(() => {
      table.seat("Red").scriptingButton(11);
    }).toThrow("there is no scripting button 11");
  });

  test("addHotkey clearHotkeys: pressed over something, and told of its end where that was wanted", () => {
    const table = tableOf([token("aaa111", { x: 2 })], "", SEATED);
    lua(table, "function key(c, o, at, up) print(c, o and o.guid or 'nothing', at.x, up) end");
    lua(table, "addHotkey('Once', key) addHotkey('Both', key, true)");
    const red = table.seat("Red");
    red.hover(thingAt(table, "aaa111"));
    red.hotkey("Once");
    red.hover({ x: 5, z: 0 });
    red.hotkey("Both");
    expect(chat(table)).toEqual(["Red\taaa111\t2\tfalse", "Red\tnothing\t5\tfalse", "Red\tnothing\t5\ttrue"]);
    lua(table, "clearHotkeys()");
    expect(() => {
      red.hotkey("Once");
    }).toThrow("there is no hotkey Once");
  });

  test("addContextMenuItem clearContextMenu: chosen on the bare table, with its place", () => {
    const table = tableOf([], "", SEATED);
    lua(table, "addContextMenuItem('Here', function(color, at) print(color, at.x, at.z) end)");
    table.seat("Red").chooseOnTable("Here", { x: 3, z: 4 });
    expect(chat(table)).toEqual(["Red\t3\t4"]);
    lua(table, "clearContextMenu()");
    expect(() => {
      table.seat("Red").chooseOnTable("Here");
    }).toThrow("the table has no menu entry Here");
  });

  test("showHotkeyConfig: opens before everybody", () => {
    const table = tableOf([], "", SEATED);
    expect(lua(table, "return showHotkeyConfig()")).toBe(true);
    expect([table.seat("Red").seat.who.hotkeysShown, table.seat("Green").seat.who.hotkeysShown]).toEqual([true, false]);
  });
});

describe("gestures of a voice", () => {
  test("onChat onPlayerChatTyping: writing, saying, and what a script swallows", () => {
    const script = `
      function onPlayerChatTyping(p, on) print("typing", p.color, on) end
      function onChat(text, p) print("chat", text, p.steam_name) if text == "secret" then return false end end`;
    const table = tableOf([], script, SEATED);
    table.seat("Red").typing();
    expect(chat(table)).toEqual(["typing\tRed\ttrue"]);
    table.seat("Red").say("gg");
    expect(chat(table)).toEqual(["chat\tgg\tPlayer 2", "typing\tRed\tfalse", "Player 2: gg"]);
    table.seat("Red").say("secret");
    expect(chat(table)).toEqual(["typing\tRed\ttrue", "chat\tsecret\tPlayer 2", "typing\tRed\tfalse"]);
  });

  test("onChat: a handler that swallows it keeps the others from hearing it", () => {
    const objects = [token("aaa111", {}, { LuaScript: "function onChat() print('object') end" })];
    const table = tableOf(objects, "function onChat() return false end", SEATED);
    table.seat("Red").say("gg");
    expect(chat(table)).toEqual([]);
  });
});

describe("gestures on a deck", () => {
  test("onObjectRandomize onRandomize onPlayerAction tryObjectRandomize tryRandomize: shaken, unless anybody says no", () => {
    const own =
      "function tryRandomize(c) print('own', c) return not stubborn end function onRandomize(c) print('did', c) end";
    const script = `
      function onPlayerAction(p, action, targets) print("action", action == Player.Action.Randomize, #targets) return not barred end
      function tryObjectRandomize(o, c) print("try", o.guid, c) return not forbidden end
      function onObjectRandomize(o, c) print("done", o.guid, c) end`;
    const table = tableOf([deck("d1", ["a", "b", "c", "d"], {}, { LuaScript: own })], script, SEATED);
    const red = table.seat("Red");
    const thing = thingAt(table, "d1");
    expect(red.roll(thing)).toBe(true);
    expect(chat(table)).toEqual(["action\ttrue\t1", "try\td1\tRed", "own\tRed", "done\td1\tRed", "did\tRed"]);
    lua(table, "getObjectFromGUID('d1').setVar('stubborn', true)");
    expect([red.roll(thing), chat(table).at(-1)]).toEqual([false, "own\tRed"]);
    lua(table, "forbidden = true");
    expect([red.roll(thing), chat(table).at(-1)]).toEqual([false, "try\td1\tRed"]);
    lua(table, "barred = true");
    expect([red.roll(thing), chat(table)]).toEqual([false, ["action\ttrue\t1"]]);
  });
});
