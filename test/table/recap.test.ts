import { describe, expect, test } from "vitest";
import { GAME_NAMES, type GameName } from "../../src/games/index";
import { slateOn } from "../../src/page/room/slate-on";
import type { Slate } from "../../src/kernel/slate";
import type { OpenTable } from "../../src/host/open";
import type { Element } from "../../src/host/world/xml-ui";
import { builtSave, calm, click, controllerOn, press, sitDown } from "../support/person";

/** What became of somebody while others had their turns is told with the next question. */

const COLOUR: Readonly<Record<GameName, string>> = {
  "dying-light": "Yellow",
  "survive-until-daylight": "White",
  "one-month-in": "White",
  "survivor-duel": "Red",
};

/** As each game tells them. */
const TOLD: Readonly<Record<GameName, RegExp>> = {
  "dying-light": /^([+-]\d+ (Wounds|Chase Cards|Volatiles|Howlers|Virals|Biters)|the Relay is lit)(; |$)/,
  "survive-until-daylight": /^[+-]\d+ (damage|cards|survivors saved|enemies in the line)(; |$)/,
  "one-month-in": /^[+-]\d+ (survivors|tiles|food|salvage cards)(; |$)|^the best of the others: [+-]\d+ points$/,
  "survivor-duel": /^[+-]\d+ (HP|TH|cards in hand|zombies before you)(; |$)/,
};

const slateAt = (table: OpenTable, colour: string): Slate => {
  const slate = slateOn(table, colour);
  if (slate === "none") throw new Error("there is no slate");
  return slate;
};

const textsOf = (elements: readonly Element[]): readonly string[] =>
  elements.flatMap(({ attributes, children }) => [attributes["text"] ?? "", ...textsOf(children)]);

const ANSWERS_AT_MOST = 120;
const FRAMES = 60;

/** Says what people usually say, and no more than they must. */
const answer = (table: OpenTable, colour: string): void => {
  const { choices } = slateAt(table, colour);
  const next =
    choices.find(({ text }) => /^(As usual|That is)/.test(text)) ?? choices.find(({ usual }) => usual) ?? choices[0];
  if (next === undefined) throw new Error("nothing is offered");
  click(table.seat(colour), next.text);
};

/** Says word after word until the answer is whole, and no frame longer. */
const answeredOnce = (table: OpenTable, colour: string): void => {
  const { at } = slateAt(table, colour);
  for (let words = 0; words < ANSWERS_AT_MOST; words++) {
    answer(table, colour);
    for (let frames = 0; frames < FRAMES; frames++) {
      if (slateAt(table, colour).at > at) return;
      table.world.frame();
    }
  }
};

describe("what became of me while others had their turns", () => {
  test.each(GAME_NAMES)(
    "%s: is told with the next question, on panel and page, and only until that is answered",
    (game) => {
      const colour = COLOUR[game];
      const table = sitDown(builtSave(game), { seated: [colour] });
      const hand = table.seat(colour);
      hand.type(3, controllerOn(table));
      press(table, hand, "Play with bots");
      calm(table);
      expect(slateAt(table, colour).recap).toBe("");
      let told = "";
      for (let answers = 0; told === "" && answers < ANSWERS_AT_MOST; answers++) {
        answer(table, colour);
        calm(table);
        told = slateAt(table, colour).recap;
      }
      expect(/^Since you were asked: (.*)\.$/.exec(told)?.[1]).toMatch(TOLD[game]);
      expect(textsOf(hand.panel()).some((text) => text.includes(told))).toBe(true);
      const { at } = slateAt(table, colour);
      answeredOnce(table, colour);
      expect(slateAt(table, colour).at).toBeGreaterThan(at);
      expect(slateAt(table, colour).recap).toBe("");
      table.world.close();
    },
  );
});
