import { beforeAll, describe, expect, test } from "vitest";
import { SAVE } from "../../build/check/save-shapes";
import { wrongIn } from "../../build/check/shape";
import { build } from "../../build/pipeline";
import { planFor, TABLE_NAMES } from "../../build/project";
import type { AssembledSave } from "../../build/stage";
import { openTable } from "../../src/host/open";
import type { ObjectState } from "../../src/tts/save";
import { GAME_NAMES } from "../../src/games/index";
import { passingFolder, SILENT } from "./fixture/tiny";

/** The saves that players load, built as `outbreak build` builds them, on the headless table. */

let saves: readonly AssembledSave[] = [];

beforeAll(async () => {
  saves = (await build(await planFor(TABLE_NAMES, passingFolder(), "file"), SILENT)).saves;
});

const poseOf = ({ Transform: { posX, posZ, rotY, rotZ } }: ObjectState) =>
  [posX, posZ, rotY % 360, rotZ % 360].map((value) => Math.round(value * 10) / 10);

const poses = (objects: readonly ObjectState[]) => new Map(objects.map((each) => [each.GUID, poseOf(each)] as const));

const allOf = (objects: readonly ObjectState[]): ObjectState[] =>
  objects.flatMap((object) => [object, ...allOf(object.ContainedObjects ?? [])]);

describe.each(GAME_NAMES)("%s", (game) => {
  const objects = () => allOf(saves.find((each) => each.game === game && each.is === "save")?.state.ObjectStates ?? []);
  /** What a hand can hover over and read. */
  const speaking = () => objects().filter(({ Name, Tooltip }) => Name !== "HandTrigger" && Tooltip !== false);

  test("everything that can be hovered over has a name", () => {
    expect(speaking().length).toBeGreaterThan(200);
    expect(
      speaking()
        .filter(({ Nickname = "" }) => Nickname === "")
        .map(({ Tags }) => Tags),
    ).toEqual([]);
  });

  test("and says what it is, in words and no signs; a deck is its cards", () => {
    const silent = speaking().filter(({ Name, Description = "" }) => Name !== "Deck" && Description === "");
    expect([...new Set(silent.map(({ Tags, Nickname }) => `${Tags?.[1] ?? ""} ${Nickname ?? ""}`))]).toEqual([]);
    for (const { Description = "" } of speaking()) expect(Description).not.toMatch(/[{}~]/);
  });
});

describe.each(TABLE_NAMES)("%s", (game) => {
  const saved = () => {
    const save = saves.find((each) => each.game === game && each.is === "save");
    if (save === undefined) throw new Error(`${game} has no save`);
    return save.state;
  };

  test("loads without a fault and stands as it was saved", () => {
    const table = openTable(saved());
    table.settle();
    expect(table.world.faults).toEqual([]);
    expect(poses(table.save().ObjectStates)).toEqual(poses(saved().ObjectStates));
  });

  test("what the table saves of it is as real saves are", () => {
    const table = openTable(saved());
    table.settle();
    expect(wrongIn(table.save(), SAVE, "save")).toEqual([]);
  });
});
