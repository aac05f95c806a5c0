import { encodedMap, presortedDecodedMap, TraceMap, decodedMappings } from "@jridgewell/trace-mapping";
import { expect, test } from "vitest";
import type { Module } from "../../build/stage";
import { requiredBy, shortModuleNames, withModuleNames } from "../../build/thin/module-names";

test("a module is called by as much of its end as nobody else ends with", () => {
  expect([
    ...shortModuleNames(["kernel.list", "kernel.text.en", "table.text.en", "text", "game.text"]).values(),
  ]).toEqual(["list", "kernel.text.en", "table.text.en", "text", "game.text"]);
});

test("what is required is called so, and the map moves along", () => {
  const lua = 'local a=require("kernel.list")local b=require("kernel.text")\nreturn "require(kernel.list)"';
  const map = encodedMap(
    presortedDecodedMap({
      version: 3,
      sources: ["one.ts"],
      names: [],
      mappings: [
        [
          [0, 0, 0, 0],
          [8, 0, 1, 2],
          [lua.indexOf("local b"), 0, 2, 0],
          [lua.indexOf("\n") - 1, 0, 3, 0],
        ],
        [[0, 0, 4, 0]],
      ],
    }),
  );
  const module: Module = { name: "kernel.play", lua, map };
  expect(requiredBy(module)).toEqual(["kernel.list", "kernel.text"]);
  const names = new Map([
    ["kernel.list", "list"],
    ["kernel.text", "text"],
    ["kernel.play", "play"],
  ]);
  const { name, lua: now, map: moved } = withModuleNames(names, module);
  expect(name).toBe("play");
  expect(now).toBe('local a=require("list")local b=require("text")\nreturn "require(kernel.list)"');
  if (moved === "none") throw new Error("there is a map");
  expect(decodedMappings(new TraceMap(moved))).toEqual([
    [
      [0, 0, 0, 0],
      [8, 0, 1, 2],
      [now.indexOf("local b"), 0, 2, 0],
      [now.indexOf("\n") - 1, 0, 3, 0],
    ],
    [[0, 0, 4, 0]],
  ]);
});
