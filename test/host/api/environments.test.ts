import { describe, expect, test } from "vitest";
import { token } from "../../support/host-pieces";
import { faults, lua, tableOf } from "../../support/host-table";

const scripted = (script: string) => tableOf([token("aaa111", {}, { LuaScript: script }), token("bbb222")]);
const B = "local b = getObjectFromGUID('bbb222') ";

describe("a script and its own object", () => {
  test("Object.setVar .getVar .setTable .getTable .call: functions need not cross", () => {
    const table = scripted(`
      function onLoad()
        self.setVar("press", function(by) return by * 2 end)
        self.setTable("list", { f = function() return 7 end })
        came = { self.call("press", 21), list.f(), self.getVar("press"), self.getTable("list").f() }
      end`);
    expect(faults(table)).toEqual([]);
    expect(lua(table, "return getObjectFromGUID('aaa111').getTable('came')")).toEqual([42, 7, true, 7]);
  });

  test("a button's function may be one that was set so", () => {
    const table = scripted(`
      function onLoad()
        for i = 1, 2 do self.setVar("press" .. i, function() pressed = i end) end
        self.createButton({ click_function = "press2", function_owner = self, label = "two" })
      end`);
    const thing = table.world.byGuid("aaa111");
    if (thing !== undefined) table.seat("White").press(thing, "two");
    expect(lua(table, "return getObjectFromGUID('aaa111').getVar('pressed')")).toBe(2);
  });
});

describe("a script and another's variables", () => {
  test("Object.getVar: a table comes as a copy, as public tables have it", () => {
    const table = scripted("colours = { 'Red', 'Blue', nested = { n = 1 } }");
    const copied = `local a = getObjectFromGUID('aaa111')
      local had = a.getVar('colours') had[1] = 'White' had.nested.n = 2
      return { had[1], had.nested.n, a.getVar('colours')[1], a.getVar('colours').nested.n }`;
    expect(lua(table, copied)).toEqual(["White", 2, "Red", 1]);
  });
});

describe("what does not cross from one script to another", () => {
  test.each(["f", "{ f }", "{ deep = { deeper = { f } } }"])(
    "Object.call .setVar .setTable: a function as in %s",
    (given) => {
      const table = scripted(
        "function plus(by) return by end function give() return { function() end } end list = { { print } }",
      );
      const fails = (work: string) =>
        lua(
          table,
          `local f, a = function() end, getObjectFromGUID('aaa111') local ok, why = pcall(function() ${work} end) return { ok, tostring(why) }`,
        );
      for (const work of [`a.call('plus', { ${given} })`, `a.setVar('x', ${given})`, `a.setTable('x', { ${given} })`])
        expect(fails(work), work).toEqual([false, expect.stringContaining("unknown error")]);
      expect(fails("a.call('give')")).toEqual([false, expect.stringContaining("unknown error")]);
      expect(fails("a.getTable('list')")).toEqual([false, expect.stringContaining("unknown error")]);
      expect(fails("a.getVar('list')")).toEqual([false, expect.stringContaining("unknown error")]);
    },
  );
});

describe("who a script is", () => {
  test("self: the object; in Global it is Global", () => {
    const table = tableOf(
      [token("aaa111", {}, { LuaScript: "function who() return self.guid end" })],
      "is = self == Global",
    );
    expect(lua(table, "return { is, getObjectFromGUID('aaa111').call('who') }")).toEqual([true, "aaa111"]);
    lua(table, "self.setVar('mine', 7)");
    expect(lua(table, "return mine")).toBe(7);
  });
});

describe("an object without a script", () => {
  test("Object.getVar .getTable .setVar .setTable: has nothing until something is set, and keeps that", () => {
    const table = scripted("");
    expect(lua(table, `${B} return { b.getVar("MENU_ADDED") == nil, b.getTable("list") == nil }`)).toEqual([
      true,
      true,
    ]);
    expect(lua(table, `${B} return { b.setVar("MENU_ADDED", true), b.setTable("list", { 1, 2 }) }`)).toEqual([
      true,
      true,
    ]);
    expect(lua(table, `${B} return { b.getVar("MENU_ADDED"), #b.getTable("list") }`)).toEqual([true, 2]);
    expect(() => lua(table, `${B} b.setVar("f", function() end)`)).toThrow("unknown error");
  });

  test("Object.getVar: an object that is named may be held by another's variable", () => {
    const table = scripted("");
    lua(table, `${B} b.setVar("parent", getObjectFromGUID("aaa111"))`);
    expect(lua(table, `${B} return b.getVar("parent").guid`)).toBe("aaa111");
  });
});

describe("an object's script as a text", () => {
  test("Object.getLuaScript .setLuaScript .script_code: a new text runs when the object is loaded again", () => {
    const table = scripted("function hello() return 1 end");
    const A = "local a = getObjectFromGUID('aaa111') ";
    lua(table, `${A} text = a.getLuaScript() a.setLuaScript("function hello() return 2 end")`);
    expect(lua(table, `${A} return { text, a.call("hello"), a.script_code }`)).toEqual([
      "function hello() return 1 end",
      1,
      "function hello() return 2 end",
    ]);
    lua(table, `${A} a.reload()`);
    table.settle();
    expect(lua(table, `${A} return a.call("hello")`)).toBe(2);
  });

  test("Object.executeScript: runs in the object's own script", () => {
    const table = scripted("n = 1");
    lua(table, "getObjectFromGUID('aaa111').executeScript('n = n + self.getPosition().x + 1')");
    expect(lua(table, "return getObjectFromGUID('aaa111').getVar('n')")).toBe(2);
  });
});

describe("Global, as the others see it", () => {
  const open = () => tableOf([], "n = 3 list = { 1 } function f(x) return x * 10 end");

  test("Global.call .getVar .setVar .getTable .setTable: reach the Global script", () => {
    const table = open();
    expect(lua(table, "return { Global.call('f', 2), Global.getVar('n'), Global.getTable('list')[1] }")).toEqual([
      20, 3, 1,
    ]);
    expect(lua(table, "return { Global.setVar('n', 5), Global.setTable('list', { 9 }), n, list[1] }")).toEqual([
      true,
      true,
      5,
      9,
    ]);
  });

  test("Global.executeScript: runs there", () => {
    const table = open();
    lua(table, "Global.executeScript('n = 11')");
    expect(lua(table, "return n")).toBe(11);
  });

  test("Global.getLuaScript .setLuaScript .script_code: the text that will be saved", () => {
    const table = open();
    expect(lua(table, "return Global.getLuaScript() == Global.script_code")).toBe(true);
    expect(
      lua(
        table,
        "return { Global.setLuaScript('-- new'), Global.script_code, Global.getLuaScript(), Global.getVar('n') }",
      ),
    ).toEqual([true, "-- new", "-- new", 3]);
    expect(table.save().LuaScript).toBe("-- new");
    lua(table, "Global.script_code = '-- newer'");
    expect(table.save().LuaScript).toBe("-- newer");
  });

  test("Global.script_state: is kept without onSave, and what onSave says comes into it", () => {
    const table = open();
    lua(table, "Global.script_state = 5");
    expect(table.save().LuaScriptState).toBe("5");
    lua(table, "function onSave() return 'six' end");
    expect(table.save().LuaScriptState).toBe("six");
    expect(lua(table, "return Global.script_state")).toBe("six");
  });

  test("Global.UI: is the screen", () => {
    const table = open();
    lua(table, "Global.UI.setXml('<Text id=\"t\">hello</Text>')");
    table.settle();
    expect(lua(table, "return { UI.getValue('t'), Global.UI.getAttribute('t', 'id') }")).toEqual(["hello", "t"]);
  });
});
