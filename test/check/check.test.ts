import { beforeAll, describe, expect, test } from "vitest";
import { ERROR, NO_ANSWER, NOT_ASKED } from "../../src/check/code";
import { BY_EYE, BY_SCRIPT, QUESTIONS } from "../../src/check/questions";
import { words } from "../../src/check/words";
import type { OpenTable } from "../../src/host/open";
import { controllerOn, offered } from "../support/person";
import { answeredByEye, answersIn, codeShown, startedCheck } from "./played-check";

/** Scripts are named by what they belong to; the game numbers its chunks. */
const OF_THE_LANGUAGE = ["lua/error-place"];

/** Where the headless table itself does not yet do as the game is known to do. What is mended leaves this list. */
const OF_THE_HOST = ["object/clone-guid", "ui/missing-id"];

/** What a real clock measures differs from machine to machine. */
const isTimed = (id: string): boolean => id.startsWith("json/decode-") || id.startsWith("json/encode-");

const otherwise = (code: string): string[] => {
  const answers = answersIn(code);
  return BY_SCRIPT.filter(({ id, assumed }) => !isTimed(id) && !assumed.includes(answers.get(id) ?? "")).map(
    ({ id }) => id,
  );
};

const notebook = (table: OpenTable): unknown => {
  const { vm } = controllerOn(table);
  vm?.run("page = Notes.getNotebookTabs()[1].body", "page");
  return vm?.get("page");
};

describe("the built save, played", () => {
  let table: OpenTable;
  let byScript = "";

  beforeAll(() => {
    table = startedCheck();
    byScript = codeShown(table);
    answeredByEye(table);
  });

  test("every question that a script settles is answered, and as it is assumed but for the known differences", () => {
    expect(otherwise(codeShown(table)).sort()).toEqual([...OF_THE_LANGUAGE, ...OF_THE_HOST].sort());
    const answers = answersIn(codeShown(table));
    for (const { id } of BY_SCRIPT) expect([NOT_ASKED, NO_ANSWER, ERROR], id).not.toContain(answers.get(id));
  });

  test("the piece that is looked for while the table loads is one of the save's", () => {
    expect(answersIn(codeShown(table)).get("load/found-at-top")).toBe("yes");
  });

  test("what the person pressed is in the code; before that it was not asked", () => {
    const [before, after] = [answersIn(byScript), answersIn(codeShown(table))];
    for (const { id, answers } of BY_EYE) expect([before.get(id), after.get(id)]).toEqual([NOT_ASKED, answers[0]]);
  });

  test("the code stands in the notebook, with every answer, and in the chat", () => {
    const code = codeShown(table);
    expect(notebook(table)).toContain(code);
    for (const { id } of QUESTIONS) expect(notebook(table)).toContain(`\n${id}: `);
    expect(table.world.chat.map(({ text }) => text)).toContain(code);
  });

  test("the one error that a script made is the one that is part of the check", () => {
    expect(table.world.faults.map(({ message }) => message.includes("part of the check"))).toEqual([true]);
  });

  test("the table is as it was, and the check can be played again", () => {
    expect(table.world.things.map(({ guid }) => guid).sort()).toEqual(
      table.world.save.ObjectStates.map(({ GUID }) => GUID).sort(),
    );
    expect(offered(table.seat("White"))).toEqual([words.again]);
  });
});

test("attempts that fail or never end are answers too, and the code is shown", () => {
  const isThere = ({ Name, Tags = [] }: { readonly Name: string; readonly Tags?: readonly string[] }): boolean =>
    Name !== "HandTrigger" && !Tags.includes("outbreak-card-b");
  const table = startedCheck(isThere);
  const answers = answersIn(codeShown(table));
  expect(answers.get("deck/tags-of-others")).toBe(ERROR);
  expect(answers.get("hand/pulls-back")).toBe(NO_ANSWER);
  expect(answers.get("bag/order")).toBe("yes");
  expect(notebook(table)).toMatch(/deck\/tags-of-others: error \| .*the card is gone from the table/);
});
