import { readFileSync } from "node:fs";
import { connect, createServer } from "node:net";
import { resolve } from "node:path";
import { afterEach, describe, expect, test, vi } from "vitest";
import type * as ourController from "../../src/cli/attach/our-controller";
import { BuiltScripts } from "../../src/cli/editor/built-scripts";
import { type GameSide, gameSide } from "../../src/cli/editor/game-side";
import { type Link, linked, type ScriptThere } from "../../src/cli/editor/link";
import { cut, luaText, puttingIn } from "../../src/cli/editor/lua-pieces";
import { HERE, type Ports } from "../../src/cli/editor/ports";
import { inTurn, listening, said } from "../../src/cli/editor/post";
import { main } from "../../src/cli/main";
import type { GameName } from "../../src/games/index";
import type { ObjectState } from "../../src/tts/save";
import { BUILT } from "../support/built-once";
import { token } from "../support/host-pieces";
import { lua, tableOf } from "../support/host-table";
import { type Ran, ran } from "../support/ran";

/** The protocol over real connections of this computer, on whatever ports are free. */

type OurController = typeof ourController;

vi.mock("../../src/cli/attach/our-controller", async (load) => {
  const real = await load<OurController>();
  return { ...real, ourController: (game: GameName) => Promise.resolve(real.controllerIn(BUILT, game)) };
});

const freePort = (): Promise<number> =>
  new Promise((done) => {
    const server = createServer();
    server.listen(0, HERE, () => {
      const address = server.address();
      server.close(() => {
        done(typeof address === "object" && address !== null ? address.port : 0);
      });
    });
  });

const freePorts = async (): Promise<Ports> => ({ game: await freePort(), editor: await freePort() });

const open: { close(this: void): Promise<void> }[] = [];
afterEach(async () => {
  vi.restoreAllMocks();
  for (const each of open.splice(0).reverse()) await each.close();
});

const tableAt = async (ports: Ports, script: string, objects: readonly ObjectState[] = []): Promise<GameSide> => {
  const side = await gameSide({ SaveName: "a test", LuaScript: script, ObjectStates: objects }, ports);
  open.push(side);
  return side;
};

interface Heard {
  readonly prints: string[];
  readonly errors: string[];
  readonly customs: unknown[];
  readonly loads: (readonly ScriptThere[])[];
}

const linkAt = async (ports: Ports, patience = 5000): Promise<{ link: Link; heard: Heard }> => {
  const heard: Heard = { prints: [], errors: [], customs: [], loads: [] };
  const link = await linked(
    ports,
    {
      printed: (message) => heard.prints.push(message),
      failed: (error, guid, prefix) => heard.errors.push(`${guid} ${prefix}${error}`),
      custom: (message) => heard.customs.push(message),
      loaded: (scripts) => heard.loads.push(scripts),
    },
    patience,
  );
  open.push(link);
  return { link, heard };
};

const until = async (is: () => boolean): Promise<void> => {
  await vi.waitFor(
    () => {
      expect(is()).toBe(true);
    },
    { timeout: 10_000, interval: 20 },
  );
};

const GLOBAL = `
function onExternalMessage(message) sendExternalMessage({ echo = message.say, count = #message.say }) end
function onChat() print("heard") end
function onObjectDestroy() error("oh") end`;

describe("the link and a table", () => {
  test("scripts are asked for, Lua is run, and what it returns comes back", async () => {
    const ports = await freePorts();
    await tableAt(ports, GLOBAL, [token("aaa111", {}, { LuaScript: "y = 5", Nickname: "Torch" })]);
    const { link } = await linkAt(ports);
    expect(await link.scripts()).toEqual([
      { name: "Global", guid: "-1", script: GLOBAL },
      { name: "Torch", guid: "aaa111", script: "y = 5" },
    ]);
    expect(await link.run("-1", "return { 1, 'zwei' }")).toEqual([1, "zwei"]);
    expect(await link.run("aaa111", "return y + 1")).toBe(6);
    await expect(link.run("-1", "error('no')")).rejects.toThrow(/the game refused: .*no/);
    await expect(link.run("ffffff", "return 1")).rejects.toThrow("the game refused: function <executeScript>");
  });

  test("prints, errors and custom messages come over, in their order", async () => {
    const ports = await freePorts();
    const { link, heard } = await linkAt(ports);
    const { table } = await tableAt(ports, GLOBAL, [token("aaa111")]);
    await until(() => heard.loads.length === 1);
    await link.run("-1", "for i = 1, 20 do print('line ' .. i) end return 1");
    await until(() => heard.prints.length === 20);
    expect(heard.prints).toEqual(Array.from({ length: 20 }, (_, i) => `line ${String(i + 1)}`));
    await link.say({ say: "Grüße, \u{1F9DF}" });
    await until(() => heard.customs.length === 1);
    expect(heard.customs).toMatchObject([{ echo: "Grüße, \u{1F9DF}" }]);
    table.seat("White").say("x");
    lua(table, "getObjectFromGUID('aaa111').destruct()");
    await until(() => heard.errors.length > 0);
    expect(heard.errors[0]).toMatch(/^-1 Error in Global Script: .*oh/);
    expect(heard.prints.at(-1)).toBe("heard");
  });

  test("a message waits until the one before it has been taken", async () => {
    const begun: (() => void)[] = [];
    const server = createServer({ allowHalfOpen: true }, (socket) => {
      socket.resume();
      begun.push(() => socket.end());
    });
    const port = await freePort();
    await new Promise<void>((done) => server.listen(port, HERE, done));
    const say = inTurn(port);
    const both = Promise.all([say({ messageID: 0 }), say({ messageID: 0 })]);
    await until(() => begun.length > 0);
    await new Promise((done) => setTimeout(done, 100));
    expect(begun).toHaveLength(1);
    begun[0]?.();
    await until(() => begun.length === 2);
    begun[1]?.();
    expect(await both).toEqual([true, true]);
    server.close();
  });

  test("what is no message harms nobody", async () => {
    const ports = await freePorts();
    await tableAt(ports, "x = 1");
    const garbage = [
      "GET / HTTP/1.1\r\n\r\n",
      "{",
      "[]",
      '{"messageID":"3"}',
      '{"messageID":99}',
      '{"messageID":1,"scriptStates":[3]}',
      '{"messageID":3}',
    ];
    for (const text of garbage) {
      await new Promise((done) => {
        const socket = connect({ port: ports.game, host: HERE }, () => socket.end(text));
        socket.on("close", done).resume();
      });
    }
    const { link } = await linkAt(ports);
    expect(await link.run("-1", "return x")).toBe(1);
  });

  test("a table nobody edits goes on: messages to no one are lost", async () => {
    const { table } = await tableAt(await freePorts(), "seen = 0 function onUpdate() seen = seen + 1 end");
    await until(() => Number(lua(table, "return seen")) > 10);
  });

  test("the game that hears and gives no answer is waited for, and not forever", async () => {
    const ports = await freePorts();
    open.push(await listening(ports.game, "nobody", () => undefined));
    const { link } = await linkAt(ports, 200);
    await expect(link.scripts()).rejects.toThrow(
      `the game heard us on port ${String(ports.game)} and gave no answer for 1 seconds`,
    );
  });
});

describe("a text goes over in pieces", () => {
  test.each([
    ["quotes and line ends", 'a "b" \\ \\" \n\r\n\0 c'],
    ["other scripts, and signs of two halves", "Zażółć \u{1F9DF}\u{1F9DF}\u{1F9DF} \u{2028} ]] [["],
    ["what would end a long bracket", "]==] --[["],
  ])("%s", (_what, text) => {
    for (const longest of [1, 2, 3, 7, 1000]) {
      const pieces = cut(text, longest === 1 ? 2 : longest);
      expect(pieces.join("")).toBe(text);
      const table = tableOf([], "t = {}");
      for (const [i, piece] of pieces.entries()) {
        expect(piece.isWellFormed()).toBe(true);
        lua(table, `t[${String(i + 1)}] = ${luaText(piece)}`);
      }
      expect(lua(table, "return table.concat(t)")).toBe(text);
    }
  });

  test("an object: the last piece gives its GUID back, and nothing of ours stays in the script", () => {
    const table = tableOf([], "x = 1");
    const object = token("abcabc", { x: 3 }, { Nickname: "Grüße", LuaScript: `-- ${"long ".repeat(30_000)}` });
    const scripts = puttingIn(object);
    expect(scripts.length).toBeGreaterThan(3);
    const answers = scripts.map((script) => lua(table, script));
    expect(answers.slice(0, -1)).toEqual(scripts.slice(0, -1).map((_, i) => i + 1));
    expect(table.named("Grüße")?.guid).toBe(answers.at(-1));
    expect(lua(table, "return __outbreak_link == nil")).toBe(true);
  });
});

test("errors of our own scripts lead back to the TypeScript, others' are told as they are", () => {
  const script = readFileSync(resolve(BUILT, "scripts/survivor-duel.lua"), "utf8");
  const line = script.split("\n").findIndex((each) => each.includes("wordsTo=function")) + 1;
  const built = new BuiltScripts(resolve(BUILT, "scripts"));
  built.learn([
    { guid: "aaa111", script },
    { guid: "bbb222", script: "x = 1" },
  ]);
  const error = `chunk_3:(${String(line)},0-9): attempt to index a nil value`;
  expect(built.told("aaa111", error)).toMatch(/^chunk_3:.*\n {2}src\/[\w/.-]+\.ts:\d+:\d+$/s);
  expect(built.told("bbb222", error)).toBe(error);
  built.learn([{ guid: "aaa111", script: "another version" }]);
  expect(built.told("aaa111", error)).toBe(error);
});

describe("outbreak link", () => {
  const linkedAt = (ports: Ports, ...args: readonly string[]): Promise<Ran> =>
    ran("link", ...args, "--game-port", String(ports.game), "--editor-port", String(ports.editor));

  test("puts the controller on the open table, whose own script and pieces stay", async () => {
    const ports = await freePorts();
    const { table } = await tableAt(ports, "x = 1", [token("aaa111")]);
    const { code, out } = await linkedAt(ports, "survivor-duel", "--no-wait");
    expect([code, out]).toEqual([
      0,
      expect.stringMatching(/the controller of survivor-duel is on the table \([0-9a-f]{6}\)/),
    ]);
    const [controller] = table.tagged("outbreak-controller");
    expect(controller?.data.LuaScript).toBe(readFileSync(resolve(BUILT, "scripts/survivor-duel.lua"), "utf8"));
    expect([lua(table, "return x"), table.world.things.some(({ guid }) => guid === "aaa111")]).toEqual([1, true]);
    await until(() => table.seat("White").panel().length > 0);
    expect(table.world.faults).toEqual([]);
  });

  test("runs in an object's script where Global has none, and says so where nothing has one", async () => {
    const ports = await freePorts();
    const { table } = await tableAt(ports, "", [token("aaa111", {}, { LuaScript: "y = 1" })]);
    expect((await linkedAt(ports, "survivor-duel", "--no-wait")).code).toBe(0);
    expect(table.tagged("outbreak-controller")).toHaveLength(1);
    const bare = await freePorts();
    await tableAt(bare, "", [token("aaa111")]);
    const { code, err } = await linkedAt(bare, "survivor-duel", "--no-wait");
    expect([code, err]).toEqual([2, expect.stringContaining("nothing on the open table has a script")]);
  });

  test("the game that is not running, and ports that are in use", async () => {
    const ports = await freePorts();
    expect(await linkedAt(ports, "--no-wait")).toMatchObject({
      code: 2,
      err: `outbreak: Tabletop Simulator is not running: nothing listens on port ${String(ports.game)} of this computer`,
    });
    open.push(await listening(ports.editor, "x", () => undefined));
    expect(await linkedAt(ports, "--no-wait")).toMatchObject({
      code: 2,
      err: `outbreak: port ${String(ports.editor)} is in use: another editor (VS Code, Atom …) on this computer listens there already`,
    });
    open.push(await listening(ports.game, "x", () => undefined));
    await expect(gameSide({ SaveName: "x", ObjectStates: [] }, ports)).rejects.toThrow(
      `port ${String(ports.game)} is in use: Tabletop Simulator or another table on this computer listens there already`,
    );
    expect(await said(await freePort(), {})).toBe(false);
  });

  test.each([
    [["chess"], /unknown game "chess"/],
    [["survivor-duel", "dying-light"], /one game at a time/],
    [["--game-port", "0"], /--game-port is "0"; it must be a whole number from 1 to 65535/],
  ])("%j is refused", async (args, message) => {
    const err = vi.spyOn(console, "error").mockImplementation(() => undefined);
    expect(await main(["link", ...args])).toBe(2);
    expect(err.mock.calls.join()).toMatch(message);
  });
});
