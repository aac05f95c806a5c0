import { numberText } from "../kernel/number-text";
import type { Question } from "./question";

/**
 * The code that somebody copies: OBC, three letters for the questions there are, one for each answer, two that tell a
 * mistyped one. Letters that look like others are not used.
 */

const LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const BEGINS = "OBC";
const VERSION_LETTERS = 3;
const CHECK_LETTERS = 2;
const A_GROUP = 6;

/** What an answer can be beside those of its question, in the order of the digits. */
export const NOT_ASKED = "not asked";
export const NO_ANSWER = "no answer";
export const ERROR = "error";
const ALWAYS: readonly string[] = [NOT_ASKED, NO_ANSWER, ERROR];

const spelled = (value: number, letters: number): string => {
  let text = "";
  let rest = value;
  for (let i = 0; i < letters; i++) {
    text = LETTERS.charAt(rest % LETTERS.length) + text;
    rest = Math.floor(rest / LETTERS.length);
  }
  return text;
};

/** The greatest primes that so many letters can spell, so that each letter and each place counts. */
const PRIMES: Readonly<Record<number, number>> = { 2: 1021, 3: 32749 };

const digest = (text: string, letters: number): string => {
  const prime = PRIMES[letters] ?? 1;
  let sum = 7;
  for (let i = 0; i < text.length; i++) sum = (sum * 131 + text.charCodeAt(i)) % prime;
  return spelled(sum, letters);
};

/** Other questions, or other answers to them, make another version. */
const versionOf = (questions: readonly Question[]): string => {
  let text = "";
  for (const { id, answers } of questions) {
    text += id + numberText(answers.length);
    for (const answer of answers) text += answer;
  }
  return digest(text, VERSION_LETTERS);
};

const digitOf = (question: Question, answer: string): number => {
  const place = ALWAYS.indexOf(answer);
  return place >= 0 ? place : ALWAYS.length + question.answers.indexOf(answer);
};

const grouped = (text: string): string => {
  let parted = text.slice(0, A_GROUP);
  for (let i = A_GROUP; i < text.length; i += A_GROUP) parted += "-" + text.slice(i, i + A_GROUP);
  return parted;
};

/** `answers` by the questions' ids; what is missing was not asked. */
export const codeOf = (
  questions: readonly Question[],
  answers: Readonly<Record<string, string | undefined>>,
): string => {
  let text = BEGINS + versionOf(questions);
  for (const question of questions) text += LETTERS.charAt(digitOf(question, answers[question.id] ?? NOT_ASKED));
  return grouped(text + digest(text, CHECK_LETTERS));
};

/** What a person makes of a letter that is not used. */
const MEANT: Readonly<Record<string, string | undefined>> = { I: "1", L: "1", U: "V" };

const written = (text: string): string => {
  let bare = "";
  const upper = text.toUpperCase();
  for (let i = 0; i < upper.length; i++) {
    const letter = upper.charAt(i);
    const isOfCode = LETTERS.indexOf(letter) >= 0;
    // The O of the beginning is the only one.
    if (letter === "O") bare += bare === "" ? letter : "0";
    else if (isOfCode) bare += letter;
    else bare += MEANT[letter] ?? (letter === "-" || letter === " " ? "" : "?");
  }
  return bare;
};

export interface Read {
  /** "" if the code can be read; else what is wrong with it. */
  readonly wrong: string;
  /** In the order of the questions. */
  readonly answers: readonly string[];
}

const unread = (wrong: string): Read => ({ wrong, answers: [] });

export const readCode = (questions: readonly Question[], text: string): Read => {
  const code = written(text);
  const body = code.slice(0, -CHECK_LETTERS);
  if (code.slice(0, BEGINS.length) !== BEGINS)
    return unread("this is no code of the check: those begin with " + BEGINS);
  if (code.slice(-CHECK_LETTERS) !== digest(body, CHECK_LETTERS))
    return unread("this code is not whole or mistyped: its last letters do not fit the others");
  const start = BEGINS.length + VERSION_LETTERS;
  if (body.slice(BEGINS.length, start) !== versionOf(questions) || body.length !== start + questions.length)
    return unread("this code is from a check with other questions; build the check again and play it once more");
  const answers: string[] = [];
  for (let i = 0; i < questions.length; i++) {
    const question = questions[i];
    const digit = LETTERS.indexOf(body.charAt(start + i));
    const answer = ALWAYS[digit] ?? question?.answers[digit - ALWAYS.length];
    if (answer === undefined)
      return unread("this code gives an answer that " + (question?.id ?? "") + " does not have");
    answers.push(answer);
  }
  return { wrong: "", answers };
};
