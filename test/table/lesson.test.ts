import { describe, expect, test } from "vitest";
import { amiss } from "../../src/cli/fuzz/standing-right";
import { GAME_NAMES, withGame } from "../../src/games/index";
import type { OpenTable } from "../../src/host/open";
import { Vec } from "../../src/host/vm/value";
import type { Lesson } from "../../src/kernel/lesson";
import type { Slate, SlateGuide } from "../../src/kernel/slate";
import { choose, slateOn } from "../../src/page/room/slate-on";
import { builtSave, calm, controllerOn, heard, offered, press, sitDown } from "../support/person";

/** The lesson at the table: by whoever does what the guide says, and by whoever does not. */

const ME = "Yellow";

/** Where nobody looks whom the guide has shown something. */
const ELSEWHERE = new Vec(0, 0, 99);

const slateTo = (table: OpenTable): Slate => {
  const slate = slateOn(table, ME);
  if (slate === "none") throw new Error("the controller shows nothing");
  return slate;
};

const guideOf = (table: OpenTable): SlateGuide => {
  const { guide, title, at } = slateTo(table);
  if (guide === "none") throw new Error(`no guide speaks after ${String(at)} inputs: ${title}`);
  return guide;
};

const chosen = (table: OpenTable, key: string): void => {
  choose(table, ME, slateTo(table).at, key, "");
  calm(table);
};

/** What the guide says to choose, by its mark. */
const follow = (table: OpenTable): void => {
  const { choices, title } = slateTo(table);
  const marked = choices.find(({ usual }) => usual);
  if (marked === undefined) throw new Error(`nothing is marked at ${title}`);
  chosen(table, marked.key);
};

const toldSteps = ({ chapters }: Lesson): number =>
  chapters.flatMap(({ steps }) => steps).filter(({ told }) => told !== "").length;

const learning = (game: (typeof GAME_NAMES)[number]): OpenTable => {
  const table = sitDown(builtSave(game));
  chosen(table, "lesson");
  chosen(table, slateTo(table).choices.find(({ key }) => key.startsWith("chapter"))?.key ?? "");
  return table;
};

describe.each(GAME_NAMES)("the lesson of %s at the table", (name) => {
  withGame(name, (game) => {
    const { lesson } = game;
    if (lesson === undefined) throw new Error(`${name} has no lesson`);

    test("is played to its end by whoever does what the guide says, and pieces are pointed at on the way", () => {
      const table = learning(name);
      const titles = new Set<string>();
      const { who } = table.seat(ME).seat;
      for (let clicks = 0; clicks < 250; clicks++) {
        const guide = guideOf(table);
        if (guide.title === "") break;
        if (!titles.has(guide.title)) {
          titles.add(guide.title);
          expect(guide.says.length).toBeGreaterThan(5);
          expect(guide.choose).not.toBe("");
          expect([guide.title, who.camera.at === ELSEWHERE]).toEqual([guide.title, false]);
          who.camera = { ...who.camera, at: ELSEWHERE };
        }
        follow(table);
      }
      expect(titles.size).toBe(toldSteps(lesson));
      expect(guideOf(table)).toMatchObject({ title: "", choose: "" });
      expect(amiss(table, game, controllerOn(table))).toEqual([]);
    });
  });
});

test("what is not the lesson's is answered by what would come of it, and nothing happens", () => {
  const table = learning("dying-light");
  press(table, table.seat(ME), "Ash", "Triangle", "Machete");
  const before = slateTo(table).at;
  press(table, table.seat(ME), "Pass");
  expect(heard(table).at(-1)).toBe("The lesson goes another way; the guide says what would come of this. (K-LESSON)");
  expect(slateTo(table).at).toBe(before);
  expect(guideOf(table).came).toBe(
    "Pass: that could be done too. This would come of it: Ash passes. (DL-RUN-06) Ash is done. (DL-RUN-08) Exposure Phase. (DL-ROUND-02) Ash has an Exposure Value of 0. (DL-EXPO-02) The lesson goes on another way.",
  );
  press(table, table.seat(ME), "Run");
  press(table, table.seat(ME), "street G08a");
  expect(guideOf(table).came).toMatch(/^street G08a: that could be done too\. /);
  expect(offered(table.seat(ME))).toContain("street G08b");
  follow(table);
  follow(table);
  expect(guideOf(table).came).toMatch(/^The die lies on the Action Track/);
});

test("is left and gone on with, taken back, kept in a save, and played on alone", () => {
  const table = learning("dying-light");
  const hand = table.seat(ME);
  press(table, hand, "Ash", "Triangle", "Machete", "Run", "street G08b", "grey blank");
  const third = guideOf(table);
  expect(third.title).toBe("1. The last daylight (3 of 30)");
  press(table, hand, "Undo");
  expect(guideOf(table).title).toBe("1. The last daylight (2 of 30)");
  press(table, hand, "Run", "street G08b", "grey blank");
  press(table, hand, "Guide …", "Leave the lesson; it waits for you here");
  expect(slateTo(table).at).toBe(-1);
  press(table, hand, "Learn to play", "Go on where you left: question 3");
  expect(guideOf(table)).toEqual(third);

  const again = sitDown(table.save());
  expect(guideOf(again)).toEqual(third);
  press(again, again.seat(ME), "Guide …", "3. On the roof");
  expect(guideOf(again).title).toMatch(/^3\. On the roof/);
  press(again, again.seat(ME), "Guide …", "Play on without the guide");
  expect(slateTo(again).guide).toBe("none");
  press(again, again.seat(ME), "Pass");
  withGame("dying-light", (game) => {
    expect(amiss(again, game, controllerOn(again))).toEqual([]);
  });
});
