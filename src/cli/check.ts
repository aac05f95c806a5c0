import { readCode } from "../check/code";
import { QUESTIONS } from "../check/questions";
import type { Command } from "./command";
import { findingsOf, told } from "./check/findings";
import { Mistake } from "./mistake";

const HOW = [
  "How to get a code:",
  "  1. npx outbreak build check",
  "  2. put both files of dist/check into Documents/My Games/Tabletop Simulator/Saves",
  "  3. in the game: load Outbreak - Check, sit down at White, press Start",
  "  4. answer what it asks, and copy the code it shows",
  "  5. npx outbreak check <code>",
].join("\n");

const findings = (words: readonly string[]) => {
  // What was copied may have blanks in it.
  const { wrong, answers } = readCode(QUESTIONS, words.join(""));
  if (wrong !== "") throw new Mistake(wrong);
  return findingsOf(QUESTIONS, answers);
};

export const checkCommand: Command = {
  name: "check",
  words: "[code]",
  examples: ["check", "check --json OBC00K-7H2M4Q"],
  options: { json: { takes: "nothing", says: "as JSON" } },
  run: ({ words, flag }) => {
    if (words.length === 0) console.log(HOW);
    else {
      const found = findings(words);
      console.log(flag("json") ? JSON.stringify(found, undefined, 2) : told(found));
    }
    return Promise.resolve(0);
  },
};
