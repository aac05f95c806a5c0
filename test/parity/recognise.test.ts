import { resolve } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { glimpsesOf } from "../../src/cli/inspect/glimpses";
import { luaFile } from "../../src/cli/vm/lua-file";
import type { Glimpse } from "../../src/recognise/glimpse";
import { objectsOf } from "../../src/saves/objects";
import { readSave } from "../../src/saves/save";
import { sortsOf } from "../recognise/sorts";
import { standIns } from "../stand-ins/all";
import { luas, printedOn } from "../support/lua";
import { expectSame, linesOf } from "../support/same-everywhere";
import { FIELD, told } from "./lua/findings";

const ROOT = resolve(import.meta.dirname, "../..");

let file = "";
beforeAll(async () => {
  file = await luaFile({
    script: resolve(ROOT, "test/parity/lua/recognise-entry.ts"),
    tstlConfig: resolve(ROOT, "test/parity/lua/tstl.json"),
  });
});

const thousandths = (number: number): number => Math.round(1000 * number);

const line = (glimpse: Glimpse): string => {
  const { id, holder, type, model, name, description, notes, tags, addresses, look, mould, colour, wide, count } =
    glimpse;
  const { r, g, b } = colour;
  const texts = [
    id,
    holder,
    type,
    model + 1,
    name,
    description,
    notes,
    tags.join("^"),
    addresses.join("^"),
    look,
    mould,
  ];
  return [...texts, ...[r, g, b, wide].map(thousandths), count].join(FIELD);
};

const linesOfSave = (text: string): string =>
  glimpsesOf(objectsOf(readSave(Buffer.from(text))))
    .map(line)
    .join("\n");

const TRIED = standIns().filter(({ game, seed }) => game !== "dying-light" || [2, 5, 7, 14].includes(seed));

describe.each(luas())("$name recognises what Node does", (vm) => {
  test.skipIf(vm.missing !== "").each(TRIED)("$game $seed", ({ game, text }) => {
    const given = linesOfSave(text);
    const here = linesOf((each) => {
      told(given, sortsOf(game), each);
    });
    expect(here.length).toBeGreaterThan(20);
    expectSame(printedOn(vm, file, "recognised", game, given), here);
  });
});
