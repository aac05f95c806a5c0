import { expect, test } from "vitest";
import { withGame } from "../../src/games/index";
import { numberCode } from "../../src/kernel/input-code";
import { started } from "../../src/kernel/match";
import { replayCode, seatsFor } from "../../src/kernel/replay-code";
import { dealtByCode, NotDealt } from "../../src/page/room/dealt";
import type { SaveState } from "../../src/tts/save";
import { builtSave } from "../support/person";

const save = JSON.parse(builtSave("one-month-in")) as SaveState;

const codeNow = withGame("one-month-in", (game) => replayCode(started(game, seatsFor(2), {}, 1).match));

/** The same code as other rules would have written it. */
const codeOf = (version: number): string => {
  const [name = "", , ...rest] = codeNow.split(".");
  const body = [name, String(version), ...rest.slice(0, -1)].join(".");
  let sum = 7;
  for (let i = 0; i < body.length; i++) sum = (sum * 31 + body.charCodeAt(i)) % 65521;
  return `${body}.${numberCode(sum % 256)}`;
};

const said = (code: string): string => {
  try {
    dealtByCode(save, code);
    return "dealt";
  } catch (error) {
    if (error instanceof NotDealt) return error.message;
    throw error;
  }
};

test("a replay code of these rules is dealt", () => {
  expect(said(codeNow)).toBe("dealt");
  expect(codeOf(withGame("one-month-in", ({ version }) => version))).toBe(codeNow);
});

test("K-VERSION: of one of other rules both versions are named", () => {
  const here = withGame("one-month-in", ({ version }) => version);
  expect(said(codeOf(here + 7))).toBe(
    `This replay code is of version ${String(here + 7)} of the rules, and here they are version ${String(here)}: the match would not be the same.`,
  );
});

test("K-CODE: a slip of the pen is no other version", () => {
  expect(said(`${codeOf(9)}0`)).toBe("That is not a replay code of this game.");
});
