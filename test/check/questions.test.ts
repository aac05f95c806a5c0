import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { codeOf, readCode } from "../../src/check/code";
import { BY_EYE, BY_SCRIPT, QUESTIONS } from "../../src/check/questions";

const ROOT = resolve(import.meta.dirname, "../..");
const DIVERGENCES = readFileSync(resolve(ROOT, "src/host/DIVERGENCES.md"), "utf8");

describe("questions", () => {
  test("each has a name of its own", () => {
    expect(new Set(QUESTIONS.map(({ id }) => id)).size).toBe(QUESTIONS.length);
    expect(BY_SCRIPT.length).toBeGreaterThanOrEqual(40);
  });

  test.each(QUESTIONS)("$id: what is assumed can be answered, and what is to be mended is there", (question) => {
    const { answers, assumed, chosen, mend } = question;
    expect(new Set(answers).size).toBe(answers.length);
    // A letter of the code has 32 values, three of which are no answer.
    expect(answers.length).toBeLessThanOrEqual(29);
    expect(assumed.length).toBeGreaterThan(0);
    for (const each of assumed) expect(answers).toContain(each);
    if (chosen !== "") expect(DIVERGENCES).toContain(`\n## ${chosen}\n`);
    expect(existsSync(resolve(ROOT, mend[0])), mend[0]).toBe(true);
  });

  test("a person is asked with two buttons", () => {
    for (const { answers } of BY_EYE) expect(answers).toHaveLength(2);
  });
});

/** Every question answered by one of its answers, the one or the other. */
const someAnswers = (turn: number): Record<string, string> =>
  Object.fromEntries(QUESTIONS.map(({ id, answers }, i) => [id, answers[(i + turn) % answers.length] ?? ""]));

describe("the code", () => {
  test.each([0, 1, 2, 3])("says what was answered (%i)", (turn) => {
    const answers = someAnswers(turn);
    const read = readCode(QUESTIONS, codeOf(QUESTIONS, answers));
    expect(read).toEqual({ wrong: "", answers: QUESTIONS.map(({ id }) => answers[id]) });
  });

  test("may be typed in small letters, with blanks, and with letters that look like its own", () => {
    const code = codeOf(QUESTIONS, someAnswers(1));
    const [begins, rest] = [code.slice(0, 3), code.slice(3)];
    const typed = `${begins}${rest.replaceAll("1", "l").replaceAll("0", "o").replaceAll("-", " ")}`.toLowerCase();
    expect(readCode(QUESTIONS, typed)).toEqual(readCode(QUESTIONS, code));
    expect(readCode(QUESTIONS, typed).wrong).toBe("");
  });

  test("with a letter changed, left out or two changed places is refused", () => {
    const code = codeOf(QUESTIONS, someAnswers(2)).replaceAll("-", "");
    for (let i = 3; i < code.length; i++) {
      const [before, letter, behind] = [code.slice(0, i), code.charAt(i), code.slice(i + 1)];
      const changed = [before + (letter === "Z" ? "Y" : "Z") + behind, before + behind];
      if (behind !== "" && letter !== behind.charAt(0))
        changed.push(before + behind.charAt(0) + letter + behind.slice(1));
      for (const text of changed) expect(readCode(QUESTIONS, text).wrong, text).not.toBe("");
    }
  });

  test("of other questions, or of other answers to them, is refused as that", () => {
    const fewer = QUESTIONS.slice(1);
    const [first, ...others] = QUESTIONS;
    if (first === undefined) throw new Error("there are no questions");
    const otherAnswers = [{ ...first, answers: [...first.answers, "perhaps"] }, ...others];
    for (const questions of [fewer, otherAnswers])
      expect(readCode(QUESTIONS, codeOf(questions, {})).wrong).toMatch(/from a check with other questions/);
  });
});
