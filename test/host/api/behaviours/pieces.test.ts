import { describe, expect, test } from "vitest";
import { bag, deck, piece, token } from "../../../support/host-pieces";
import { faults, frames, heard, listening, lua, tableOf } from "../../../support/host-table";

const O = "local o = getObjectFromGUID('aaa111') ";
const one = (name: string, more = {}, script = "") => tableOf([piece("aaa111", name, {}, more)], script);

describe("what an object can do besides", () => {
  test("Object.AssetBundle .Book .Browser .Clock .Container .Counter .LayoutZone .RPGFigurine .TextTool: nil on all others", () => {
    const names = [
      "AssetBundle",
      "Book",
      "Browser",
      "Clock",
      "Container",
      "Counter",
      "LayoutZone",
      "RPGFigurine",
      "TextTool",
    ];
    const has = (name: string): unknown =>
      lua(
        one(name),
        `${O} local l = {} for _, n in ipairs({ ${names.map((n) => `"${n}"`).join(",")} }) do if o[n] then l[#l + 1] = n end end return l`,
      );
    expect(has("BlockSquare")).toEqual([]);
    expect(has("Custom_Assetbundle")).toEqual(["AssetBundle"]);
    expect(has("Custom_PDF")).toEqual(["Book"]);
    expect(has("Tablet")).toEqual(["Browser"]);
    expect(has("Digital_Clock")).toEqual(["Clock"]);
    expect(has("Bag")).toEqual(["Container"]);
    expect(has("Counter")).toEqual(["Counter"]);
    expect(has("LayoutZone")).toEqual(["LayoutZone"]);
    expect(has("rpg_BEAR")).toEqual(["RPGFigurine"]);
    expect(has("3DText")).toEqual(["TextTool"]);
  });

  test("it is the same part each time, and what it has not is refused by name", () => {
    const table = one("Counter");
    expect(lua(table, `${O} return { o.Counter == o.Counter, type(o.Counter) }`)).toEqual([true, "userdata"]);
    expect(() => lua(table, `${O} o.Counter.decrease()`)).toThrow("cannot access field decrease of userdata<Counter>");
    expect(() => lua(table, `${O} o.Counter = nil`)).toThrow("cannot set field Counter");
  });
});

test("Counter.getValue .setValue .increment .decrement .clear: count whole numbers, as the object's own value", () => {
  const table = one("Counter");
  expect(
    lua(
      table,
      `${O} return { o.Counter.getValue(), o.Counter.increment(), o.Counter.increment(), o.Counter.getValue() }`,
    ),
  ).toEqual([0, true, true, 2]);
  expect(lua(table, `${O} return { o.Counter.decrement(), o.Counter.getValue(), o.getValue() }`)).toEqual([true, 1, 1]);
  expect(lua(table, `${O} return { o.Counter.setValue(7.9), o.Counter.getValue() }`)).toEqual([true, 7]);
  expect(table.save().ObjectStates[0]?.Counter).toEqual({ value: 7 });
  expect(
    lua(table, `${O} o.setValue(9) local was = o.Counter.getValue() o.Counter.clear() return { was, o.getValue() }`),
  ).toEqual([9, 0]);
});

test("TextTool.getValue .setValue .getFontSize .setFontSize .getFontColor .setFontColor: the text, as the object's own value", () => {
  const table = one("3DText", { Text: { Text: "3", colorstate: { r: 0, g: 0, b: 1 }, fontSize: 32 } });
  expect(
    lua(table, `${O} return { o.TextTool.getValue(), o.TextTool.getFontSize(), o.TextTool.getFontColor().b }`),
  ).toEqual(["3", 32, 1]);
  expect(
    lua(
      table,
      `${O} return { o.TextTool.setValue("four"), o.TextTool.setFontSize(64.5), o.TextTool.setFontColor({ 1, 0.2, 0.2 }) }`,
    ),
  ).toEqual([true, true, true]);
  expect(table.save().ObjectStates[0]?.Text).toEqual({
    Text: "four",
    fontSize: 64,
    colorstate: { r: 1, g: 0.2, b: 0.2 },
  });
  expect(
    lua(table, `${O} o.setValue("five") return { o.getValue(), o.TextTool.getValue(), o.TextTool.getFontColor().r }`),
  ).toEqual(["five", "five", 1]);
});

describe("a book", () => {
  const events = listening("onObjectPageChange");

  test("Book.getPage .setPage .page_offset onObjectPageChange: pages count from 0, and from their offset when asked", () => {
    const table = one(
      "Custom_PDF",
      { CustomPDF: { PDFUrl: "u", PDFPassword: "", PDFPage: 0, PDFPageOffset: 0 } },
      events,
    );
    expect(lua(table, `${O} return { o.Book.getPage(), o.Book.setPage(4), o.Book.getPage() }`)).toEqual([0, true, 4]);
    lua(table, `${O} o.Book.page_offset = 10`);
    expect(
      lua(
        table,
        `${O} return { o.Book.getPage(), o.Book.getPage(true), o.Book.setPage(12, true), o.Book.getPage(), o.Book.page_offset }`,
      ),
    ).toEqual([4, 14, true, 2, 10]);
    expect(lua(table, `${O} return { o.Book.setPage(-1), o.Book.setPage(2), o.Book.getPage() }`)).toEqual([
      false,
      true,
      2,
    ]);
    expect(heard(table)).toEqual(["onObjectPageChange aaa111", "onObjectPageChange aaa111"]);
    expect(table.save().ObjectStates[0]?.CustomPDF).toMatchObject({ PDFPage: 2, PDFPageOffset: 10, PDFUrl: "u" });
  });

  test("onPageChange: the book itself is told", () => {
    const table = one("Custom_PDF", { LuaScript: "function onPageChange() turned = self.Book.getPage() end" });
    lua(table, `${O} o.Book.setPage(3)`);
    expect(lua(table, `${O} return o.getVar("turned")`)).toBe(3);
  });

  test("Book.setPage: a page behind the last is none, where the number of pages is known", () => {
    const table = tableOf([piece("aaa111", "Custom_PDF")], "", { pages: () => 5 });
    expect(lua(table, `${O} return { o.Book.setPage(4), o.Book.setPage(5), o.Book.getPage() }`)).toEqual([
      true,
      false,
      4,
    ]);
  });

  test("Book.setHighlight .clearHighlight: a box is kept until it is cleared, or the page is turned", () => {
    const table = one("Custom_PDF");
    const box = () => table.world.byGuid("aaa111")?.extra.get("Book.highlight");
    expect(lua(table, `${O} return o.Book.setHighlight(0.5, 0.25, 1, 0.75)`)).toBe(true);
    expect(box()).toEqual({ x1: 0.5, y1: 0.25, x2: 1, y2: 0.75 });
    expect(lua(table, `${O} return o.Book.clearHighlight()`)).toBe(true);
    expect(box()).toBe(undefined);
    lua(table, `${O} o.Book.setHighlight(0, 0, 1, 1) o.Book.setPage(1)`);
    expect(box()).toBe(undefined);
  });
});

describe("a tablet", () => {
  test("Browser.url .pixel_width: keeps its address, as the object's own value", () => {
    const table = one("Tablet", { Tablet: { PageURL: "http://a" } });
    expect(
      lua(
        table,
        `${O} local was = o.Browser.url o.Browser.url = "http://b" return { was, o.Browser.url, o.getValue() }`,
      ),
    ).toEqual(["http://a", "http://b", "http://b"]);
    lua(table, `${O} o.setValue("http://c") o.Browser.pixel_width = 800`);
    expect(lua(table, `${O} return { o.Browser.url, o.Browser.pixel_width }`)).toEqual(["http://c", 800]);
    expect(table.save().ObjectStates[0]?.Tablet).toEqual({ PageURL: "http://c" });
  });
});

describe("a clock", () => {
  test("Clock.startStopwatch .getValue .pauseStart .paused: counts up, and stands while it is paused", () => {
    const table = one("Digital_Clock");
    const value = () => lua(table, `${O} return o.Clock.getValue()`);
    expect(lua(table, `${O} return { o.Clock.getValue(), o.Clock.pauseStart(), o.Clock.startStopwatch() }`)).toEqual([
      0,
      false,
      true,
    ]);
    frames(table, 150);
    expect(value()).toBe(2);
    expect(lua(table, `${O} return { o.Clock.pauseStart(), o.Clock.paused }`)).toEqual([true, true]);
    frames(table, 120);
    expect(value()).toBe(2);
    lua(table, `${O} o.Clock.paused = false`);
    frames(table, 60);
    expect(value()).toBe(3);
    expect(lua(table, `${O} return o.getValue()`)).toBe(3);
    expect(table.save().ObjectStates[0]?.Clock).toEqual({ ClockState: 1, SecondsPassed: 3, Paused: false });
    expect(lua(table, `${O} o.Clock.startStopwatch() return o.Clock.getValue()`)).toBe(0);
  });

  test("Clock.setValue .showCurrentTime: a timer waits to be started, and ends at 0", () => {
    const table = one("Digital_Clock");
    expect(lua(table, `${O} return { o.Clock.setValue(2), o.Clock.getValue(), o.Clock.paused }`)).toEqual([
      true,
      2,
      true,
    ]);
    frames(table, 120);
    expect(lua(table, `${O} return { o.Clock.getValue(), o.Clock.pauseStart() }`)).toEqual([2, true]);
    frames(table, 60);
    expect(lua(table, `${O} return o.Clock.getValue()`)).toBe(1);
    frames(table, 300);
    expect(lua(table, `${O} return o.Clock.getValue()`)).toBe(0);
    expect(
      lua(table, `${O} o.setValue(30) return { o.Clock.getValue(), o.Clock.showCurrentTime(), o.Clock.getValue() }`),
    ).toEqual([30, true, 0]);
  });
});

describe("an animated figurine", () => {
  const fight = () =>
    tableOf(
      [
        piece("aaa111", "rpg_BEAR"),
        piece("bbb222", "rpg_ORC", { z: 2 }),
        piece("ccc333", "rpg_RAT", { z: -2 }),
        piece("ddd444", "rpg_OGRE", { z: 20 }),
        token("eee555", { z: 1.5 }),
      ],
      `heard = {}
       local function guids(list) local t = {} for i, o in ipairs(list) do t[i] = o.guid end return table.concat(t, " ") end
       function onLoad()
         for _, o in ipairs(getObjects()) do
           if o.RPGFigurine then
             o.RPGFigurine.onAttack = function(hit) heard[#heard + 1] = o.guid .. " hits " .. guids(hit) end
             o.RPGFigurine.onHit = function(by) heard[#heard + 1] = o.guid .. " is hit by " .. by.guid end
           end
         end
       end`,
    );

  test("RPGFigurine.attack .onAttack .onHit: who stands before it, within reach, is hit", () => {
    const table = fight();
    expect(lua(table, `${O} return o.RPGFigurine.attack()`)).toBe(true);
    expect(heard(table)).toEqual(["aaa111 hits bbb222", "bbb222 is hit by aaa111"]);
    expect(faults(table)).toEqual([]);
    expect(lua(table, `${O} o.RPGFigurine.onAttack = nil o.RPGFigurine.attack() return #heard`)).toBe(1);
  });

  test("RPGFigurine.attack: who is about to go is not hit any more, nor who stands beside or beyond its reach", () => {
    const hitAt = (x: number, z: number, turn = 0) => {
      const table = tableOf(
        [piece("aaa111", "rpg_BEAR", { turn }), piece("bbb222", "rpg_ORC", { x, z })],
        "function onLoad() getObjectFromGUID('bbb222').RPGFigurine.onHit = function() hit = true end end",
      );
      lua(table, `${O} o.RPGFigurine.attack()`);
      return lua(table, "return hit == true");
    };
    expect([hitAt(0, 2.7), hitAt(0, 2.8), hitAt(0, -2), hitAt(1, 1.1), hitAt(1.1, 1)]).toEqual([
      true,
      false,
      false,
      true,
      false,
    ]);
    expect([hitAt(2, 0, 90), hitAt(0, 2, 90)]).toEqual([true, false]);
    const table = fight();
    lua(table, `getObjectFromGUID("bbb222").destruct() ${O} o.RPGFigurine.attack()`);
    expect(heard(table)).toEqual(["aaa111 hits "]);
  });

  test("RPGFigurine.die .changeMode: each is undone by the same; the dead do not attack", () => {
    const table = fight();
    expect(
      lua(table, `${O} return { o.RPGFigurine.die(), o.RPGFigurine.attack(), o.RPGFigurine.changeMode() }`),
    ).toEqual([true, false, true]);
    expect(table.save().ObjectStates[0]).toMatchObject({ RPGdead: true, RPGmode: true });
    lua(table, `${O} o.RPGFigurine.die() o.RPGFigurine.changeMode()`);
    expect(table.save().ObjectStates[0]).toMatchObject({ RPGdead: false, RPGmode: false });
    expect(lua(table, `${O} return o.RPGFigurine.attack()`)).toBe(true);
  });
});

describe("an asset bundle", () => {
  const bundle = () => one("Custom_Assetbundle", {}, listening("onObjectLoopingEffect", "onObjectTriggerEffect"));

  test("AssetBundle.playLoopingEffect .getLoopingEffectIndex .playTriggerEffect onObjectLoopingEffect onObjectTriggerEffect: effects by their number", () => {
    const table = bundle();
    expect(
      lua(
        table,
        `${O} local was = o.AssetBundle.getLoopingEffectIndex() o.AssetBundle.playLoopingEffect(2) return { was, o.AssetBundle.getLoopingEffectIndex() }`,
      ),
    ).toEqual([0, 2]);
    lua(table, `${O} o.AssetBundle.playTriggerEffect(1)`);
    expect(heard(table)).toEqual(["onObjectLoopingEffect aaa111 2", "onObjectTriggerEffect aaa111 1"]);
    expect(table.save().ObjectStates[0]?.CustomAssetbundle?.LoopingEffectIndex).toBe(2);
  });

  test("Object.playLoopingEffect .getLoopingEffectIndex .playTriggerEffect: the old way to the same, nothing on other objects", () => {
    const table = bundle();
    lua(table, `${O} o.playLoopingEffect(3) o.playTriggerEffect(4)`);
    expect(lua(table, `${O} return { o.getLoopingEffectIndex(), o.AssetBundle.getLoopingEffectIndex() }`)).toEqual([
      3, 3,
    ]);
    expect(heard(table)).toEqual(["onObjectLoopingEffect aaa111 3", "onObjectTriggerEffect aaa111 4"]);
    expect(lua(one("BlockSquare"), `${O} o.playLoopingEffect(3) return o.getLoopingEffectIndex()`)).toBe(undefined);
  });

  test("what is refused is refused however it is asked for; what is there and cannot be set is told otherwise", () => {
    const refused = "does not imitate Object.getLoopingEffects (what an asset bundle";
    expect(() => lua(bundle(), `${O} o.getLoopingEffects()`)).toThrow(refused);
    expect(() => lua(bundle(), `${O} o.getLoopingEffects = 1`)).toThrow(refused);
    expect(() => lua(bundle(), `${O} o.setName = 1`)).toThrow("cannot set field setName of userdata<Object>");
    expect(() => lua(bundle(), `${O} o.guid = "x"`)).toThrow("cannot set field guid of userdata<Object>");
    expect(() => lua(bundle(), `${O} o.colour = "x"`)).toThrow("cannot set field colour of userdata<Object>");
  });

  test("the names of effects are in its file, and refused", () => {
    expect(() => lua(bundle(), `${O} o.AssetBundle.getLoopingEffects()`)).toThrow(
      "does not imitate AssetBundle.getLoopingEffects (what an asset bundle can do stands in its file",
    );
  });
});

describe("a container", () => {
  const events = listening("onObjectSearchStart", "onObjectSearchEnd");

  test("Container.search onObjectSearchStart: opens for a player or a colour, and for one at a time", () => {
    const table = tableOf(
      [bag("aaa111", [token("bbb222")]), deck("ccc333", ["ddd444", "eee555"], { x: 5 }), token("fff666", { x: 9 })],
      events,
    );
    expect(lua(table, `${O} return { o.Container.search(Player.White), o.Container.search("White") }`)).toEqual([
      true,
      false,
    ]);
    expect(lua(table, "return getObjectFromGUID('ccc333').Container.search('White', 1)")).toBe(true);
    expect(heard(table)).toEqual(["onObjectSearchStart aaa111 White", "onObjectSearchStart ccc333 White"]);
    expect(table.world.byGuid("ccc333")?.searchedTo).toBe(1);
    expect(lua(table, `${O} return o.putObject(getObjectFromGUID("fff666"))`)).toBe(undefined);
    expect(() => lua(table, "getObjectFromGUID('ccc333').Container.search(7)")).toThrow("must be a player or a colour");
  });
});

describe("what says nothing of itself", () => {
  test("TextTool.getValue .getFontSize .getFontColor: is empty, white and 64 high", () => {
    const table = one("3DText");
    expect(
      lua(
        table,
        `${O} local c = o.TextTool.getFontColor() return { o.TextTool.getValue(), o.TextTool.getFontSize(), c.r, c.g, c.b, c.a }`,
      ),
    ).toEqual(["", 64, 1, 1, 1, 1]);
    lua(table, `${O} o.TextTool.setFontColor({ 1, 0.5, 0, 0.25 })`);
    expect(table.save().ObjectStates[0]?.Text?.colorstate).toEqual({ r: 1, g: 0.5, b: 0, a: 0.25 });
    expect(lua(table, `${O} return o.TextTool.getFontColor().a`)).toBe(0.25);
  });

  test("Book.getPage .page_offset Browser.url .pixel_width Counter.getValue: is at its beginning", () => {
    expect(
      lua(one("Custom_PDF"), `${O} return { o.Book.getPage(), o.Book.getPage(true), o.Book.page_offset }`),
    ).toEqual([0, 0, 0]);
    expect(lua(one("Tablet"), `${O} return { o.Browser.url, o.Browser.pixel_width }`)).toEqual(["", 1024]);
    expect(lua(one("Counter"), `${O} return o.Counter.getValue()`)).toBe(0);
    const whole = `${O} o.Book.page_offset = 2.9 o.Book.setPage(3) return o.Book.page_offset`;
    const book = one("Custom_PDF");
    expect(lua(book, whole)).toBe(2);
    expect(book.save().ObjectStates[0]?.CustomPDF).toEqual({
      PDFUrl: "",
      PDFPassword: "",
      PDFPage: 3,
      PDFPageOffset: 2,
    });
    expect(lua(book, `${O} return { o.Book.setPage(1.5), o.Book.getPage() }`)).toEqual([false, 3]);
  });

  test("AssetBundle.playLoopingEffect: a bundle without an address has one effect, and the rest is empty", () => {
    const table = one("Custom_Assetbundle");
    lua(table, `${O} o.AssetBundle.playLoopingEffect(2)`);
    expect(table.save().ObjectStates[0]?.CustomAssetbundle).toEqual({
      AssetbundleURL: "",
      AssetbundleSecondaryURL: "",
      MaterialIndex: 0,
      TypeIndex: 0,
      LoopingEffectIndex: 2,
    });
  });

  test("Object.setValue .getValue: a calculator shows what it is told, and keeps what it has in mind", () => {
    const table = one("Calculator");
    expect(lua(table, `${O} local was = o.getValue() o.setValue("12") return { was, o.getValue() }`)).toEqual([
      "",
      "12",
    ]);
    expect(table.save().ObjectStates[0]?.Calculator).toEqual({ value: "12", memory: 0 });
    const minded = one("Calculator", { Calculator: { value: "1", memory: 7 } });
    lua(minded, `${O} o.setValue("2")`);
    expect(minded.save().ObjectStates[0]?.Calculator).toEqual({ value: "2", memory: 7 });
  });

  test("Clock.getValue: a clock that runs on is saved as what it shows", () => {
    const table = one("Digital_Clock", { Clock: { ClockState: 2, SecondsPassed: 9, Paused: false } });
    frames(table, 90);
    expect(lua(table, `${O} return o.Clock.getValue()`)).toBe(7);
    expect(table.save().ObjectStates[0]?.Clock).toEqual({ ClockState: 2, SecondsPassed: 7, Paused: false });
    lua(table, `${O} o.Clock.setValue(4.9)`);
    expect(lua(table, `${O} return o.Clock.getValue()`)).toBe(4);
    lua(table, `${O} o.Clock.showCurrentTime()`);
    expect(table.save().ObjectStates[0]?.Clock).toEqual({ ClockState: 0, SecondsPassed: 0, Paused: false });
  });
});
