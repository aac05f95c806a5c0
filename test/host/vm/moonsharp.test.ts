import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout } from "node:timers/promises";
import { describe, expect, test, vi } from "vitest";
import { moonsharpServer } from "../../../src/cli/vm/moonsharp-server";
import { onFengari } from "../../../src/host/vm/fengari-vm";
import { Pipes } from "../../../src/host/vm/moonsharp/pipes";
import { HostFunction, ScriptError } from "../../../src/host/vm/value";
import { type MakeVm, USUAL_LIMITS, type Vm } from "../../../src/host/vm/vm";
import { token } from "../../support/host-pieces";
import { faults, frames, heard, listening, lua, tableOf, thingAt } from "../../support/host-table";

const { missing, vm: onMoonsharp } = moonsharpServer();
if (missing !== "") process.stdout.write(`scripts on MoonSharp are skipped: ${missing}\n`);
const here = describe.skipIf(missing !== "");

const LUAS: readonly (readonly [string, MakeVm])[] = [
  ["fengari", onFengari],
  ...(missing === "" ? ([["moonsharp", onMoonsharp]] as const) : []),
];

const made = (limits = USUAL_LIMITS): Vm => onMoonsharp("Test", limits);

const DRUM = token(
  "aaa111",
  {},
  { Nickname: "Drum", LuaScript: "beats = 2 function beat(n) return { n = n * beats } end" },
);

describe.each(LUAS)("what passes between the host and a script on %s", (_, vm) => {
  const table = tableOf([token("bbb222"), DRUM], "drum = getObjectFromGUID('aaa111')", { vm });

  test.each([
    ["drum == getObjectFromGUID('aaa111') and drum == getObjects()[2]", true],
    ["drum == getObjects()[1]", false],
    ["({ [drum] = 5 })[getObjectFromGUID('aaa111')]", 5],
    ["tostring(drum):match('Drum') or tostring(drum)", "Drum"],
    ["type(drum)", "userdata"],
    ["drum.call('beat', 21).n", 42],
    ["drum.getVar('beats')", 2],
    ["drum.getVar('beat')", true],
    ["(drum.getPosition() + Vector(0, 1, 0)).y - drum.getPosition().y", 1],
    ["drum.getPosition():copy() == Vector(drum.getPosition())", true],
    ["getmetatable(stringColorToRGB('Red')) == getmetatable(Color(1, 1, 1))", true],
    ["Color.fromString('Red') == stringColorToRGB('Red')", true],
    ["#getObjects()", 2],
    ["select('#', Vector(1, 2, 3):get())", 3],
    [
      "select(2, pcall(function() return drum.call('beat', { function() end }) end)):match('unknown error')",
      "unknown error",
    ],
    [
      "select(2, pcall(function() return drum.nothing end)):match('cannot access field nothing')",
      "cannot access field nothing",
    ],
    [
      "select(2, pcall(function() drum.getLoopingEffects() end)):match('does not imitate Object.getLoopingEffects')",
      "does not imitate Object.getLoopingEffects",
    ],
  ])("%s", (expression, value) => {
    expect(lua(table, `return ${expression}`)).toBe(value);
  });

  test("a handler is heard from the moment it is there until it is taken away", () => {
    const heeding = tableOf([token("bbb222")], listening("onObjectPickUp"), { vm });
    const hand = heeding.seat("White");
    const lifted = (): unknown => {
      const piece = thingAt(heeding, "bbb222");
      hand.pickUp(piece);
      hand.drop(piece);
      heeding.settle();
      return heard(heeding);
    };
    expect(lifted()).toHaveLength(1);
    lua(heeding, "was = onObjectPickUp onObjectPickUp = nil");
    expect(lifted()).toEqual([]);
    lua(heeding, "Global.setVar('onObjectPickUp', nil) onObjectPickUp = was");
    expect(lifted()).toHaveLength(1);
  });

  test("what is gone is equal to nil, and to all else that is gone", () => {
    const table = tableOf([token("aaa111"), token("bbb222"), token("ccc333")], "", { vm });
    const equal = (): unknown =>
      lua(table, "return { a == nil, nil == a, a == b, a == c, a == a, a ~= nil, c == nil }");
    lua(table, "a, b, c = getObjects()[1], getObjects()[2], getObjects()[3]");
    expect(equal()).toEqual([false, false, false, false, true, true, false]);
    lua(table, "destroyObject(a) destroyObject(b)");
    frames(table, 1);
    expect(equal()).toEqual([true, true, true, false, true, false, false]);
    expect(lua(table, "return { a.isDestroyed(), a.guid }")).toEqual([true, "aaa111"]);
  });

  test("an error of the host itself is no script's to swallow", () => {
    const vms = vm("Test", USUAL_LIMITS);
    vms.set(
      "broken",
      new HostFunction("broken", () => {
        throw new TypeError("of ours");
      }),
    );
    vms.run("caught = select(2, pcall(function() broken() end))", "script");
    expect(vms.get("caught")).toContain("inside the host: of ours");
    expect(vms.hostErrors.splice(0)).toHaveLength(1);
  });
});

here("MoonSharp itself", () => {
  test("an error has its place, and those that led there", () => {
    const vm = made();
    vm.run("function f()\n  local x = nil\n  return x.y\nend\nfunction g() local n = f() return n end", "chunk");
    expect(() => vm.call("g")).toThrow(
      /^chunk:\(3,\d+-\d+\): attempt to index a nil value\n\tchunk:\(3.*\n\tchunk:\(5/,
    );
    expect(() => vm.call("nothing")).toThrow("there is no function nothing in the script of Test");
    expect(() => {
      vm.run("x = = 1", "chunk");
    }).toThrow(/^chunk:\(1,4-5\): unexpected symbol/);
  });

  test("a text comes through as it is, with half a pair and all", () => {
    const vm = made();
    const text = "\u0000ä€😀\ud800";
    vm.set("text", text);
    expect(vm.get("text")).toBe(text);
    vm.run("size = #text", "chunk");
    expect(vm.get("size")).toBe(text.length);
  });

  test("a frame in which nothing happens costs no round trip", () => {
    const table = tableOf([DRUM, token("bbb222")], "function onObjectDrop() end", { vm: onMoonsharp });
    table.settle();
    frames(table, 2);
    const trips = vi.spyOn(Pipes.prototype, "hear");
    frames(table, 100);
    expect(trips).not.toHaveBeenCalled();
    trips.mockRestore();
  });

  const SOON = { instructions: 2_000_000, every: 1000 };

  test.each([
    "while true do end",
    "while true do pcall(function() while true do end end) end",
    "coroutine.wrap(function() while true do end end)()",
    "table.sort({ 1, 2, 3 }, function() while true do end end)",
    "while true do tostring(Vector(1, 2, 3)) end",
  ])("is stopped: %s", (loop) => {
    const vm = made(SOON);
    expect(() => {
      vm.run(loop, "chunk");
    }).toThrow("the script of Test ran too long and was stopped");
    vm.run("x = 5", "chunk");
    expect(vm.get("x")).toBe(5);
  });

  test("what calls the host without end is stopped, and so is what it called", () => {
    const table = tableOf([DRUM], "function onLoad() while true do Global.call('idle') end end function idle() end", {
      vm: onMoonsharp,
      limits: SOON,
    });
    expect(faults(table)[0]).toContain("the script of Global ran too long and was stopped");
    expect(() => lua(table, "function deeper() return Global.call('deeper') end deeper()")).toThrow("stack overflow");
  });

  test("what cannot be stopped takes the process along, and the next script has a new one", () => {
    const vm = made(SOON);
    expect(() => {
      // MoonSharp calls the handler of an error for the handler's own error too, without end.
      vm.run("xpcall(function() while true do end end, function() while true do end end)", "chunk");
    }).toThrow("the process that runs MoonSharp has ended");
    const next = made();
    next.run("x = 1", "chunk");
    expect(next.get("x")).toBe(1);
  });

  test("instructions are counted when they are asked for, the same each time", () => {
    const counted = (): number => {
      const vm = made({ ...USUAL_LIMITS, every: 1 });
      const before = vm.instructions;
      vm.run("local sum = 0 for i = 1, 1000 do sum = sum + i end", "chunk");
      return vm.instructions - before;
    };
    expect(counted()).toBeGreaterThan(3000);
    expect(counted()).toBe(counted());
  });

  test("functions of another script are refused", () => {
    const one = made();
    const other = made();
    one.run("function f() end", "chunk");
    expect(() => {
      other.set("f", one.get("f"));
    }).toThrow(new ScriptError("unknown error"));
  });
});

const ROOT = resolve(import.meta.dirname, "../../..");

const LONG = `
import { moonsharpServer } from "./src/cli/vm/moonsharp-server";
const vm = moonsharpServer().vm("Test", { instructions: 1e15, every: 1000 });
vm.run("x = 1", "chunk");
console.log("begun");
vm.run("while true do end", "chunk");
`;

/** A host that has begun a script without end, the process it runs in, and where its pipes were. */
const begun = async (): Promise<{ readonly host: ChildProcess; readonly pid: number; readonly folder: string }> => {
  const folder = mkdtempSync(join(tmpdir(), "moonsharp-"));
  const args = ["--import", "tsx", "--input-type=module", "--eval", LONG];
  const host = spawn(process.execPath, args, { cwd: ROOT, env: { ...process.env, TMPDIR: folder }, stdio: "pipe" });
  await new Promise((done) => host.stdout.once("data", done));
  const { stdout } = spawnSync("pgrep", ["-P", String(host.pid), "dotnet"], { encoding: "utf8" });
  return { host, pid: Number(stdout), folder };
};

const lives = (pid: number): boolean => {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${String(pid)}/status`, "utf8"));
  } catch {
    return false;
  }
};

here("the process that runs MoonSharp", () => {
  test("ends with its host, though the host is killed in the middle of a script, and leaves no pipe behind", async () => {
    const { host, pid, folder } = await begun();
    expect(lives(pid)).toBe(true);
    expect(readdirSync(folder).filter((file) => file.startsWith("pipes-"))).toEqual([]);
    host.kill("SIGKILL");
    for (let i = 0; i < 500 && lives(pid); i++) await setTimeout(20);
    expect(lives(pid)).toBe(false);
  });

  test("frees the scripts of a table that is put away", () => {
    const { stdout } = spawnSync("pgrep", ["-P", String(process.pid), "dotnet"], { encoding: "utf8" });
    const [pid = ""] = stdout.trim().split("\n").reverse();
    for (let i = 0; i < 100; i++) tableOf([], "held = string.rep('x', 1e7)", { vm: onMoonsharp }).world.close();
    const [, resident = ""] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
    // All of them together would be two gigabytes.
    expect(Number(resident) / 1024).toBeLessThan(1000);
  });
});
