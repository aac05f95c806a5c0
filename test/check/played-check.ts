import { click, builtSave, sitDown } from "../support/person";
import type { OpenOptions, OpenTable } from "../../src/host/open";
import type { Element } from "../../src/host/world/xml-ui";
import { CODE_ID } from "../../src/check/panel";
import { BY_EYE, QUESTIONS } from "../../src/check/questions";
import { readCode } from "../../src/check/code";
import { words } from "../../src/check/words";
import type { ObjectState, SaveState } from "../../src/tts/save";

/** The built save of the check, played by a person in White who likes the first button best. */

const elementOf = (elements: readonly Element[], id: string): Element | undefined => {
  for (const element of elements) {
    const found = element.attributes["id"] === id ? element : elementOf(element.children, id);
    if (found !== undefined) return found;
  }
  return undefined;
};

export const codeShown = (table: OpenTable): string =>
  elementOf(table.seat("White").panel(), CODE_ID)?.attributes["text"] ?? "";

/** Longer than all attempts may take. */
const SECONDS = 2000;

export const startedCheck = (
  keep: (object: ObjectState) => boolean = () => true,
  options: OpenOptions = {},
): OpenTable => {
  const save = JSON.parse(builtSave("check")) as SaveState;
  const table = sitDown({ ...save, ObjectStates: save.ObjectStates.filter(keep) }, { ...options, seated: ["White"] });
  click(table.seat("White"), words.start);
  table.settle(SECONDS);
  return table;
};

export const answeredByEye = (table: OpenTable): void => {
  for (const { answers } of BY_EYE) {
    click(table.seat("White"), answers[0] ?? "");
    table.settle();
  }
};

export const answersIn = (code: string): ReadonlyMap<string, string> => {
  const { wrong, answers } = readCode(QUESTIONS, code);
  if (wrong !== "") throw new Error(wrong);
  return new Map(QUESTIONS.map(({ id }, i) => [id, answers[i] ?? ""] as const));
};
