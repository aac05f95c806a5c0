import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { fingerprintOf } from "../../src/bind/fingerprint";
import { suggested } from "../../src/cli/bind/suggested";
import { tableSeen } from "../../src/cli/bind/table-seen";
import { luaText } from "../../src/cli/editor/lua-pieces";
import { luaFile } from "../../src/cli/vm/lua-file";
import { readSave } from "../../src/saves/save";
import { kindsIn, spotsSaid } from "../parity/lua/bound";
import { standIns } from "../stand-ins/all";
import { lua, tableOf } from "../support/host-table";
import type { SaveState } from "../../src/tts/save";
import { savedTable } from "../../src/host/world/serialise";

/** The binding in the game's own Lua: read from its JSON, and asked about what the game says of its objects. */

const ROOT = resolve(import.meta.dirname, "../..");

let script = "";
beforeAll(async () => {
  const file = await luaFile({
    script: resolve(ROOT, "test/parity/lua/bind-entry.ts"),
    tstlConfig: resolve(ROOT, "test/parity/lua/tstl.json"),
  });
  script = readFileSync(file, "utf8");
});

/** Those with every way to know a piece, duplicate GUIDs and infinite bags among them. */
const TRIED = standIns().filter(({ game, seed }) => game === "dying-light" && [1, 4, 7, 11, 17].includes(seed));

describe.each(TRIED)("dying-light $seed", (standIn) => {
  const text = standIn.text.replace(/^\uFEFF/, "");
  const { binding } = suggested(tableSeen(readSave(Buffer.from(text)), "dying-light"));
  const given = (): string => `JSON.decode(${luaText(JSON.stringify(binding))})`;

  test("the table's Lua knows every piece as Node does, by what the game tells of it", () => {
    const table = tableOf((JSON.parse(text) as SaveState).ObjectStates, script);
    const here = savedTable(table.world).ObjectStates.flatMap((data) => kindsIn(binding, data, ""));
    const there = lua(table, `return kindsHere(${given()})`) as readonly string[];
    expect([...there].sort()).toEqual([...here].sort());
    const known = here.filter((line) => !line.endsWith("none"));
    expect(known.length).toBeGreaterThan(here.length / 2);
    expect(table.world.faults).toEqual([]);
  });

  test("every spot lies where Node says", () => {
    const table = tableOf([], script);
    expect(lua(table, `return spotsHere(${given()})`)).toEqual(spotsSaid(binding));
    expect(lua(table, `return amissHere(${given()})`)).toEqual([]);
  });
});

test("what is wrong with a pasted text is told in the game too, and a fingerprint is the same there", () => {
  const table = tableOf([], script);
  const wrong =
    '{"binding":1,"game":"dying-light","pieces":[{"sort":"biter","kind":"","by":{"type":"Card","guid":"a"}}],"boards":[],"spots":[],"seats":[],"without":[],"content":"none"}';
  expect(lua(table, `return amissHere(JSON.decode(${luaText(wrong)}))`)).toEqual([
    "pieces[0].by: a piece is not known by its type and GUID alone; give it another mark",
  ]);
  const content = { wounds: { "grüße \u{1F9DF}": 2, broken: [1, 2] } };
  expect(lua(table, `return fingerprintHere(JSON.decode(${luaText(JSON.stringify(content))}))`)).toBe(
    fingerprintOf(content),
  );
});
