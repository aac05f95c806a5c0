import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test, vi } from "vitest";
import { main } from "../../src/cli/main";
import type { RunReport } from "../../src/host/run/run";
import type { ObjectState } from "../../src/tts/save";
import { deck, token } from "../support/host-pieces";
import { type Ran, ran } from "../support/ran";

const folder = mkdtempSync(join(tmpdir(), "outbreak-run-"));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const ranOn = (save: unknown, ...args: readonly string[]): Promise<Ran> => {
  const file = join(folder, "save.json");
  writeFileSync(file, typeof save === "string" ? save : JSON.stringify(save));
  return ran("run", file, ...args);
};

const reported = async (
  save: unknown,
  ...args: readonly string[]
): Promise<RunReport & { readonly exitCode: number }> => {
  const { code, out } = await ranOn(save, "--json", ...args);
  const report = JSON.parse(out) as RunReport & { readonly exitCode: number };
  expect(report.exitCode).toBe(code);
  return report;
};

const table = (LuaScript: string, ObjectStates: readonly ObjectState[] = [], more: object = {}) => ({
  SaveName: "Somebody's",
  LuaScript,
  ObjectStates,
  ...more,
});

describe("outbreak run ends with", () => {
  test.each([
    ["0 where nothing goes wrong", "function onLoad() print('hello') end", 0, ""],
    ["1 where a script does wrong", "function onLoad()\n local x = nil + 1\nend", 1, "faults of scripts: 1"],
    ["2 where a script goes past a limit", "function onLoad() while true do end end", 2, "stopped at a limit: 1"],
    ["3 where something is not imitated", "function onLoad() clearPixelPaint() end", 3, "not imitated: 1"],
    ["3 before 1", "function onLoad() clearPixelPaint() end\nfunction onUpdate() nil_thing() end", 3, ""],
  ])("%s", async (_, script, code, says) => {
    const { code: ended, out, err } = await ranOn(table(script), "--frames", "5");
    expect([ended, err]).toEqual([code, ""]);
    expect(out).toContain(says);
  });

  test.each([
    ["what is no JSON", "{", [], "the save is not JSON"],
    ["what is no save", "{}", [], "ObjectStates is missing"],
    ["an object without a name", { ObjectStates: [{ GUID: "a" }] }, [], "ObjectStates[0].Name is missing"],
    ["a colour that is none", table(""), ["--seats", "White,Mauve"], 'unknown seat "Mauve"'],
    ["the same seat twice", table(""), ["--seats", "White,White"], "twice"],
    ["an order that is none", table(""), ["--order", "backwards"], 'unknown order "backwards"'],
    ["frames that are no number", table(""), ["--frames", "many"], '--frames is "many"'],
    ["frames and seconds", table(""), ["--frames", "1", "--seconds", "1"], "say the same"],
  ])("2 and a sentence for %s", async (_, save, args, says) => {
    const { code, out, err } = await ranOn(save, ...args);
    expect([code, out]).toEqual([2, ""]);
    expect(err).toContain(says);
  });

  test("2 where there is no such file", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    expect(await main(["run", join(folder, "none.json")])).toBe(2);
    vi.restoreAllMocks();
  });
});

describe("outbreak run tells", () => {
  test("each fault with its script, object and line, once, and how often it came", async () => {
    const script = "function onUpdate()\n local x = self.nothing\nend";
    const { troubles, frames } = await reported(
      table("", [token("aaa111", {}, { LuaScript: script, Nickname: "Board" })]),
      "--frames",
      "7",
    );
    expect(frames).toBe(7);
    expect(troubles).toEqual([
      {
        blame: "script",
        script: "Board",
        chunk: "aaa111",
        line: 2,
        message: "cannot access field nothing of userdata<Object>",
        times: 7,
      },
    ]);
  });

  test("which members are not imitated, and what was said", async () => {
    const { notImitated, printed } = await reported(
      table("print('hello')\nfunction onLoad() pcall(print, 'again') clearPixelPaint() end"),
    );
    expect(notImitated).toEqual(["clearPixelPaint"]);
    expect(printed).toEqual(["hello", "again"]);
  });

  test("what came, went, moved, and what decks hold now", async () => {
    const script = `function onLoad()
      getObjectFromGUID("deck11").takeObject({ position = { 9, 1, 9 } })
      getObjectFromGUID("mover1").setPosition({ 5, 1, 5 })
      getObjectFromGUID("gone11").destruct()
    end`;
    const objects = [deck("deck11", ["c1", "c2", "c3"]), token("mover1", { x: -5 }), token("gone11", { x: -9 })];
    const { changes } = await reported(table(script, objects));
    expect(changes.came.map(({ guid }) => guid)).toEqual(["c3"]);
    expect(changes.gone.map(({ guid }) => guid)).toEqual(["gone11"]);
    expect(changes.moved.map(({ guid }) => guid)).toContain("mover1");
    expect(changes.holds).toEqual([{ guid: "deck11", kind: "Deck", name: "", before: 3, after: 2 }]);
  });

  test("a stranger's text steers no terminal", async () => {
    const { out } = await ranOn(table("print('a\\27[31mb')"));
    expect(out).toContain("a [31mb");
  });
});

describe("outbreak run presses", () => {
  const SCRIPT = `
    function onLoad()
      getObjectFromGUID("board1").createButton({ click_function = "go", function_owner = Global, label = "Set up" })
      addContextMenuItem("Clear", function(colour) print("cleared by " .. colour) end)
    end
    function go(object, colour) print("set up by " .. colour) UI.setAttribute("late", "active", "true") end
    function begin(player, value, id) print(id .. " by " .. player.color) end`;
  const XML = '<Panel><Button id="start" onClick="begin"/><Button id="late" active="false" onClick="begin"/></Panel>';
  const save = table(SCRIPT, [token("board1", {}, { Nickname: "Board" })], { XmlUI: XML });

  test("buttons by their label, elements by their id, and entries of the menu, in this order", async () => {
    const { printed, pressed, exitCode } = await reported(
      save,
      "--seats",
      "Blue,White",
      "--press",
      "Set up; #late; #start; Clear",
    );
    expect(printed).toEqual(["set up by Blue", "late by Blue", "start by Blue", "cleared by Blue"]);
    expect(pressed.map(({ on }) => on)).toEqual(["Board (board1)", "the screen", "the screen", "the table's menu"]);
    expect(exitCode).toBe(0);
  });

  test("what is on one object of several, by its GUID", async () => {
    const both = table(
      `function onLoad()
        for _, guid in ipairs({ "board1", "board2" }) do
          for _, label in ipairs({ "", "Deal" }) do
            getObjectFromGUID(guid).createButton({ click_function = "go", function_owner = Global, label = label })
          end
        end
      end
      function go(object) print(object.guid) end`,
      [token("board1"), token("board2")],
    );
    const { printed, pressed, missing } = await reported(both, "--press", "Deal @board2; @board2; Deal; Deal @board3");
    expect(printed).toEqual(["board2", "board2", "board1"]);
    expect(pressed.map(({ called }) => called)).toEqual(["Deal", "", "Deal"]);
    expect(missing).toEqual(["Deal @board3"]);
  });

  test("all that is there, once, and what comes up by that", async () => {
    const { printed, offered, reached } = await reported(save, "--press", "all");
    expect(printed).toEqual(["start by White", "set up by White", "late by White", "cleared by White"]);
    expect({ offered, reached }).toEqual({ offered: 4, reached: 4 });
  });

  test("all: what is written in, toggled and chosen, keys, and no label without a size", async () => {
    const various = table(
      `function onLoad()
        local board = getObjectFromGUID("board1")
        board.createButton({ click_function = "none", function_owner = Global, label = "7", width = 0, height = 0 })
        board.createButton({ click_function = "more", function_owner = Global, label = "0" })
        board.createInput({ input_function = "write", function_owner = Global, label = "name" })
        addHotkey("Next", function(colour) print("next by " .. colour) end)
      end
      function more(object) n = (n or 0) + 1 object.editButton({ index = 1, label = tostring(n) }) print("more") end
      function write(object, colour, text, stays) if not stays then print("wrote " .. text) end end
      function turned(player, value, id) print(id .. " " .. value) end`,
      [token("board1", {}, { Nickname: "Board" })],
      {
        XmlUI: `<Panel><Toggle id="on" onValueChanged="turned"/><InputField id="text" onEndEdit="turned"/>
          <Slider id="far" maxValue="9" onValueChanged="turned"/>
          <Dropdown id="one" onValueChanged="turned"><Option>a</Option><Option>b</Option></Dropdown></Panel>`,
      },
    );
    const { printed, offered, reached, missing } = await reported(various, "--press", "all");
    const times = printed.filter((line) => line === "more").length;
    expect(times).toBe(3);
    expect(printed.filter((line) => line !== "more")).toEqual([
      "on True",
      "text 1",
      "far 9",
      "one b",
      "wrote 1",
      "next by White",
    ]);
    expect({ offered, reached, missing }).toEqual({ offered: 7, reached: 7, missing: [] });
  });

  test("nothing that is not there: that is told, and 2", async () => {
    const { missing, exitCode } = await reported(save, "--press", "Set up; Sing");
    expect({ missing, exitCode }).toEqual({ missing: ["Sing"], exitCode: 2 });
  });

  test("lets objects hear onLoad first where that is asked for", async () => {
    const own = token("aaa111", {}, { LuaScript: "function onLoad() print('object') end" });
    const both = table("function onLoad() print('Global') end", [own]);
    expect((await reported(both)).printed).toEqual(["Global", "object"]);
    expect((await reported(both, "--order", "objects-first")).printed).toEqual(["object", "Global"]);
  });
});
