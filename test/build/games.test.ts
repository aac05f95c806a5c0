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

/** Whether a figure leans is seen too. */
const poseOf = ({ Transform: { posX, posZ, rotX, rotY, rotZ } }: ObjectState) =>
  [posX, posZ, rotX % 360, rotY % 360, rotZ % 360].map((value) => Math.round(value * 10) / 10);

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

  test("and says what it is, in words and no signs: decks and bags too", () => {
    const silent = speaking().filter(({ Description = "" }) => Description === "");
    expect([...new Set(silent.map(({ Tags, Nickname }) => `${Tags?.[1] ?? ""} ${Nickname ?? ""}`))]).toEqual([]);
    for (const { Description = "" } of speaking()) expect(Description).not.toMatch(/[{}~]/);
  });

  /** https://api.tabletopsimulator.com/object/#getrotationvalues */
  test("no tooltip tells an id: what a side of a die stands for is a number, or hidden by #", () => {
    const values = objects().flatMap(({ RotationValues = [] }) => RotationValues.map(({ Value }) => String(Value)));
    for (const value of new Set(values)) expect(value).toMatch(/^(\d+|#.+)$/);
  });

  const header = () => {
    const save = saves.find((each) => each.game === game && each.is === "save")?.state;
    if (save === undefined) throw new Error(`${game} has no save`);
    return save;
  };

  test("its places take what belongs there alone: every snap point has tags, and something with each lies about", () => {
    const tags = new Set(objects().flatMap(({ Tags = [] }) => Tags));
    const points = [
      ...(header().SnapPoints ?? []),
      ...objects().flatMap(({ AttachedSnapPoints = [] }) => AttachedSnapPoints),
    ];
    expect(points.length).toBeGreaterThan(10);
    for (const { Tags = [] } of points) expect(Tags.some((tag) => tags.has(tag))).toBe(true);
  });

  test("one can look from each seat, at a part and from above, by the digits", () => {
    const { CameraStates = [], TabStates = {} } = header();
    const hands = objects().filter(({ Name }) => Name === "HandTrigger");
    const views = CameraStates.filter((state) => state !== null);
    expect(views.length).toBeGreaterThan(hands.length + 1);
    expect(CameraStates.length).toBeLessThanOrEqual(10);
    expect(views.filter(({ Rotation }) => Rotation.x > 85)).toHaveLength(1);
    const told = Object.values(TabStates).map(({ body }) => body);
    expect(told.some((body) => body.includes(`\n${String(views.length)}  `))).toBe(true);
  });

  test("is found by its tags, its time and its complexity", () => {
    const { Tags, PlayingTime: [least = 0, most = 0] = [], PlayerCounts, GameComplexity } = header();
    expect(Tags).toContain("Scripting");
    expect(least).toBeGreaterThan(10);
    expect(most).toBeGreaterThan(least);
    expect(PlayerCounts?.every((count) => count > 0)).toBe(true);
    expect(GameComplexity).toBe(game === "dying-light" ? "High Complexity" : "Medium Complexity");
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
