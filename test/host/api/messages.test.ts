import { describe, expect, test } from "vitest";
import type { EditorMessage } from "../../../src/host/editor";
import { chat, lua, tableOf } from "../../support/host-table";

describe("what scripts say", () => {
  const said = (chunk: string) => {
    const table = tableOf();
    expect(lua(table, `return ${chunk}`), chunk).not.toBe(false);
    return table.world.chat.map(({ to, text, broadcast, tint }) => ({
      to,
      text,
      broadcast,
      tint: tint === undefined ? undefined : [tint.r, tint.g, tint.b],
    }));
  };

  test("print printToAll printToColor: in chat, to the host, to all, to one", () => {
    expect(said("print('a', 1, nil)")).toEqual([{ to: "host", text: "a\t1\tnil", broadcast: false, tint: undefined }]);
    expect(said("printToAll('b', 'Pink')")).toEqual([
      { to: "all", text: "b", broadcast: false, tint: [0.96, 0.439, 0.807] },
    ]);
    expect(said("printToColor('c', 'Red', { 0, 1, 0 })")).toEqual([
      { to: "Red", text: "c", broadcast: false, tint: [0, 1, 0] },
    ]);
  });

  test("broadcastToAll broadcastToColor: on the screen too", () => {
    expect(said("broadcastToAll('b', { r = 1, g = 0, b = 0 })")).toEqual([
      { to: "all", text: "b", broadcast: true, tint: [1, 0, 0] },
    ]);
    expect(said("broadcastToColor('c', 'Red')")).toEqual([{ to: "Red", text: "c", broadcast: true, tint: undefined }]);
  });

  test("stringColorToRGB: the colours of the seats, whatever their case", () => {
    expect(lua(tableOf(), "local c = stringColorToRGB('orange') return { c.r, c.g, c.b }")).toEqual([
      0.956, 0.392, 0.113,
    ]);
  });

  test("logString: tables by lines or in one, a label before, deeper ones cut off", () => {
    const table = tableOf();
    const text = (call: string) => lua(table, `return logString(${call})`);
    expect(text("'a'")).toBe("a");
    expect(text("5, 'label'")).toBe("label 5");
    expect(text("{ 'a', { b = true } }, 'label'")).toBe("label\n{\n\t1: a\n\t2: {\n\t\tb: true\n\t}\n}");
    expect(text("{ 'a', { b = true } }, 'label', '', true")).toBe("label {1: a, 2: {b: true}}");
    expect(text("1, 'label', 'tag', true, true")).toBe("tag label 1");
    expect(text("{ { { { { { 1 } } } } } }, '', '', true")).toBe("{1: {1: {1: {1: {1: {…}}}}}}");
    expect(text("nil")).toBe("nil");
    expect([text("{}"), text("Global"), text("print"), text("{ true, Global }, '', '', true")]).toEqual([
      "{}",
      "Global",
      "function",
      "{1: true, 2: Global}",
    ]);
  });

  test("log logStyle: in the style of the first tag that has one", () => {
    const table = tableOf();
    lua(table, "logStyle('seats', 'Red', 'Begin', 'End')");
    lua(table, "log({ 1 }, 'Colours', 'unknown seats') log('plain')");
    expect(table.world.chat.map(({ text, tint }) => [text, tint?.r])).toEqual([
      ["Begin\nColours\n{\n\t1: 1\n}\nEnd", 0.856],
      ["plain", undefined],
    ]);
  });

  test("sendExternalMessage onExternalMessage: tables to a script editor and from it", () => {
    const told: EditorMessage[] = [];
    const table = tableOf([], "function onExternalMessage(data) print(data.a .. data.list[2]) end", {
      toEditor: (message) => told.push(message),
    });
    expect(lua(table, "return sendExternalMessage({ foo = 'x', list = { 1, 2 } })")).toBe(true);
    expect(told.at(-1)).toEqual({ messageID: 4, customMessage: { foo: "x", list: [1, 2] } });
    chat(table);
    table.fromEditor({ messageID: 2, customMessage: { a: "b", list: [1, 2] } });
    table.fromEditor({ messageID: 2, customMessage: "no table" });
    expect(chat(table)).toEqual(["b2"]);
  });
});
