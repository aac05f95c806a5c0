import { expect, test } from "vitest";
import { en } from "../../src/games/dying-light/text/en";
import { builtSave, controllerOn, heard, offered, press, sitDown } from "../support/person";

const RULE = /^DL-[A-Z]+-\d+$/;

test("a rule that the log names is opened on the panel, and the game goes on where it was", () => {
  const table = sitDown(builtSave("dying-light"), { seated: ["Yellow"] });
  const hand = table.seat("Yellow");
  hand.type(7, controllerOn(table));
  press(table, hand, "1 player", "Ash", "As usual");
  const before = offered(hand);
  press(table, hand, "Why?");
  const rules = offered(hand).filter((word) => RULE.test(word.replace("● ", "")));
  expect(rules.length).toBeGreaterThan(2);
  expect(rules[0]).toMatch(/^● /);
  expect(heard(table).join()).toContain(`(${String(rules[0]?.replace("● ", ""))})`);
  const [, second = ""] = rules;
  press(table, hand, second);
  expect(JSON.stringify(hand.panel())).toContain(
    JSON.stringify(`${en[second] ?? ""} — Printed: it stands in its book.`).slice(1, -1),
  );
  expect(offered(hand)).toContain(`● ${second}`);
  press(table, hand, "Back to the game");
  expect(offered(hand)).toEqual(before);
});
