import { describe, expect, test } from "vitest";
import type { EditorMessage } from "../../src/host/editor";
import { token } from "../support/host-pieces";
import { chat, lua, tableOf, thingAt } from "../support/host-table";

const open = (script = "", own = "") => {
  const told: EditorMessage[] = [];
  const table = tableOf(
    [token("aaa111", {}, { LuaScript: own, Nickname: "Torch" }), token("bbb222", { x: 4 })],
    script,
    {
      toEditor: (message) => told.push(message),
    },
  );
  return { table, told };
};

describe("a script editor", () => {
  test("is told of all scripts when a table is loaded, and when it asks", () => {
    const { table, told } = open("x = 1", "y = 1");
    const scripts = {
      messageID: 1,
      scriptStates: [
        { name: "Global", guid: "-1", script: "x = 1", ui: "" },
        { name: "Torch", guid: "aaa111", script: "y = 1", ui: "" },
      ],
    };
    expect(told).toEqual([scripts]);
    table.fromEditor({ messageID: 0 });
    expect(told[1]).toEqual(scripts);
  });

  test("is told of prints, errors, saves, of what people make and want to write", () => {
    const { table, told } = open("function onChat() error('oh') end", "function onPickUp() error('ow') end");
    told.length = 0;
    lua(table, "print('a')");
    table.seat("White").say("x");
    table.seat("White").pickUp(thingAt(table, "aaa111"));
    table.save();
    table.seat("White").copy([thingAt(table, "bbb222")]);
    const [made] = table.seat("White").paste({ x: 0, z: 9 });
    table.world.editor.opened(thingAt(table, "bbb222"));
    expect(told).toMatchObject([
      { messageID: 2, message: "a" },
      { messageID: 3, guid: "-1", errorMessagePrefix: "Error in Global Script: " },
      { messageID: 3, guid: "aaa111", errorMessagePrefix: "Error in Script (Torch - aaa111): " },
      { messageID: 6 },
      { messageID: 7, guid: made?.guid },
      { messageID: 0, scriptStates: [{ name: "Custom_Token", guid: "bbb222", script: "" }] },
    ]);
  });

  test("runs Lua where there is a script, and hears what comes back", () => {
    const { table, told } = open("x = 4", "y = 5");
    told.length = 0;
    table.fromEditor({ messageID: 3, guid: "-1", script: "return { x, 'b' }" });
    table.fromEditor({ messageID: 3, guid: "aaa111", script: "return y" });
    table.fromEditor({ messageID: 3, guid: "bbb222", script: "return 1" });
    table.fromEditor({ messageID: 3, guid: "-1", script: "error('oh')" });
    expect(told).toMatchObject([
      { messageID: 5, returnValue: [4, "b"] },
      { messageID: 5, returnValue: 5 },
      {
        messageID: 3,
        guid: "bbb222",
        error: "function <executeScript>: Object reference not set to an instance of an object",
      },
      { messageID: 3, guid: "-1" },
    ]);
  });

  test("Save & Play: new scripts on the table as it was loaded or saved last, and no onSave", () => {
    const { table, told } = open(
      "function onSave() print('saved') return 'kept' end function onLoad(s) print('old', s) end",
      "y = 1",
    );
    lua(table, "getObjectFromGUID('bbb222').setPosition({ 8, 1, 0 })");
    table.save();
    lua(table, "getObjectFromGUID('bbb222').setPosition({ 20, 1, 0 })");
    chat(table);
    const script = "function onLoad(s) print('new', s) end";
    table.fromEditor({ messageID: 1, scriptStates: [{ name: "Global", guid: "-1", script, ui: "<Text id='t'/>" }] });
    expect(chat(table)).toEqual(["new\tkept"]);
    expect([thingAt(table, "bbb222").position.x, thingAt(table, "aaa111").data.LuaScript]).toEqual([8, "y = 1"]);
    expect(table.seat("White").panel().length).toBe(1);
    table.fromEditor({ messageID: 1, scriptStates: [{ name: "Torch", guid: "aaa111" }] });
    expect([thingAt(table, "aaa111").data.LuaScript, chat(table)]).toEqual(["", ["new\tkept"]]);
    expect(told.at(-1)).toMatchObject({ messageID: 1, scriptStates: [{ guid: "-1", script }] });
  });
});
