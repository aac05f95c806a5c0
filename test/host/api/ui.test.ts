import { describe, expect, test } from "vitest";
import { openTable } from "../../../src/host/open";
import { token } from "../../support/host-pieces";
import { chat, faults, lua, tableOf, thingAt } from "../../support/host-table";
import { vmInUse } from "../../support/vm-in-use";

const open = (XmlUI: string, LuaScript = "") =>
  openTable(
    { SaveName: "", XmlUI, LuaScript, ObjectStates: [token("aaa111", {}, { XmlUI: "<Text id='own'>there</Text>" })] },
    { vm: vmInUse(), seated: ["White"] },
  );

describe("a panel", () => {
  test("UI UI.getAttribute .getAttributes .setAttribute .setAttributes .getValue .setValue .setClass: attributes are texts", () => {
    const table = open("<Text id='t' color='red'>before</Text>");
    expect(
      lua(table, "return { UI.getAttribute('t', 'color'), UI.getValue('t'), UI.getAttribute('t', 'width') == nil }"),
    ) //
      .toEqual(["red", "before", true]);
    expect(
      lua(
        table,
        "return { UI.setAttribute('t', 'fontSize', 20), UI.setAttributes('t', { color = 'blue', active = false }) }",
      ),
    ) //
      .toEqual([true, true]);
    expect(lua(table, "return { UI.setValue('t', 'after'), UI.setClass('t', 'big bold'), UI.getValue('t') }")).toEqual([
      true,
      true,
      "after",
    ]);
    expect(lua(table, "return UI.getAttributes('t')")).toEqual({
      id: "t",
      color: "blue",
      fontSize: "20",
      active: "False",
      class: "big bold",
    });
    expect(lua(table, "return getObjectFromGUID('aaa111').UI.getValue('own')")).toBe("there");
  });

  test("UI.setCustomAssets: each is a table, or nothing is set", () => {
    const table = open("");
    lua(table, "UI.setCustomAssets({ { name = 'a', url = 'http://a' } })");
    expect(() => lua(table, "UI.setCustomAssets({ 'http://b' })")).toThrow("UI.setCustomAssets: each asset is a table");
    expect(lua(table, "return UI.getCustomAssets()")).toEqual([{ name: "a", url: "http://a", type: 0 }]);
  });

  test("UI.show .hide: are seen or not", () => {
    const table = open("<Text id='t'/>");
    const seen = () => table.seat("White").panel().length;
    expect([lua(table, "return UI.hide('t')"), seen(), lua(table, "return UI.show('t')"), seen()]).toEqual([
      true,
      0,
      true,
      1,
    ]);
  });

  test("UI.setAttribute .setAttributes .setValue .setClass .show .hide .getAttribute .getAttributes .getValue: an id that nothing has changes nothing and says so", () => {
    const table = open("<Text id='t'/>");
    const calls = [
      "setAttribute('x', 'a', 1)",
      "setAttributes('x', { a = 1 })",
      "setValue('x', '')",
      "setClass('x', '')",
      "show('x')",
      "hide('x')",
    ];
    for (const call of calls) expect(lua(table, `return UI.${call}`), call).toBe(false);
    expect(
      lua(table, "return { UI.getAttribute('x', 'a') == nil, UI.getAttributes('x') == nil, UI.getValue('x') == nil }"),
    ).toEqual([true, true, true]);
  });

  test("UI.setXml .getXml .loading: is there a moment later; what is asked of it before fails as in the game", () => {
    const table = open("<Text id='old'/>");
    expect(lua(table, "return { UI.setXml('<Text id=\"new\">a</Text>'), UI.loading, UI.getXml() }")).toEqual([
      true,
      true,
      '<Text id="old"/>',
    ]);
    expect(() => lua(table, "UI.setAttribute('new', 'a', 1)")).toThrow("not there yet: object reference not set");
    table.settle();
    expect(lua(table, "return { UI.loading, UI.getXml(), UI.setAttribute('new', 'a', 1) }")).toEqual([
      false,
      '<Text id="new">a</Text>',
      true,
    ]);
  });

  test("UI.setXmlTable .getXmlTable: trees of tag, attributes, value and children", () => {
    const table = open("");
    const tree =
      "{ { tag = 'Panel', attributes = { id = 'p', width = 5 }, children = { { tag = 'Text', value = 'a' } } } }";
    lua(table, `UI.setXmlTable(${tree})`);
    table.settle();
    expect(lua(table, "return UI.getXmlTable()")).toEqual([
      { tag: "Panel", attributes: { id: "p", width: "5" }, children: [{ tag: "Text", attributes: [], value: "a" }] },
    ]);
  });

  test("UI.setCustomAssets .getCustomAssets .setXml: replace all, those of the save to begin with", () => {
    const saved = openTable(
      { SaveName: "", ObjectStates: [], CustomUIAssets: [{ Name: "A", URL: "http://a", Type: 0 }] },
      { vm: vmInUse() },
    );
    expect(lua(saved, "return UI.getCustomAssets()[1].name")).toBe("A");
    lua(saved, "UI.setCustomAssets({ { name = 'B', url = 'http://b' } })");
    expect(lua(saved, "local a = UI.getCustomAssets() return { #a, a[1].name, a[1].url }")).toEqual([
      1,
      "B",
      "http://b",
    ]);
    lua(saved, "UI.setXml('', { { name = 'C', url = 'http://c' }, { name = 'D', url = 'http://d' } })");
    expect(lua(saved, "return #UI.getCustomAssets()")).toBe(2);
    lua(saved, "UI.setXml('')");
    expect(lua(saved, "return #UI.getCustomAssets()")).toBe(2);
  });

  test("a mouse tells which of its buttons was clicked; pointing at an element is told, too", () => {
    const script = "function clicked(p, v, id) print(p.color, v, id) end";
    const table = open("<Button id='b' onClick='clicked' onMouseEnter='clicked'/>", script);
    const white = table.seat("White");
    white.click("b");
    white.click("b", undefined, "right");
    white.point("b");
    expect(chat(table)).toEqual(["White\t-1\tb", "White\t-2\tb", "White\t-1\tb"]);
    expect(faults(table)).toEqual([]);
  });
});

test("a click with another button on an object's button is told as such", () => {
  const table = tableOf([token("aaa111")], "function pressed(o, c, alt) print(o.guid, c, alt) end");
  lua(table, "getObjectFromGUID('aaa111').createButton({ click_function = 'pressed', label = 'Go' })");
  table.seat("White").press(thingAt(table, "aaa111"), "Go");
  table.seat("White").press(thingAt(table, "aaa111"), "Go", true);
  expect(chat(table)).toEqual(["aaa111\tWhite\tfalse", "aaa111\tWhite\ttrue"]);
});

test("a dropdown hands on its option's text, or its number from 0 where the handler asks for that", () => {
  const option = "<Option>a</Option><Option>b</Option>";
  const table = openTable({
    SaveName: "t",
    LuaScript: "function chosen(player, value, id) print(id .. ' ' .. value) end",
    XmlUI: `<Dropdown id="text" onValueChanged="chosen">${option}</Dropdown>
      <Dropdown id="number" onValueChanged="chosen(selectedIndex)">${option}</Dropdown>`,
    ObjectStates: [],
  });
  table.seat("White").enter("text", "b");
  table.seat("White").enter("number", "b");
  expect(table.world.chat.map(({ text }) => text)).toEqual(["text b", "number 1"]);
});
