import type { Language } from "../../kernel/game";
import { fail } from "../../kernel/fail";
import type { Text } from "../../kernel/text";
import { kernelText as kernelEnglish } from "../../kernel/text/en";
import { kernelText as kernelPolish } from "../../kernel/text/pl";
import type { Word } from "../../kernel/words";
import { tableText as tableEnglish } from "./en";
import { tableText as tablePolish } from "./pl";

const OURS: Readonly<Record<Word, readonly Text[]>> = {
  en: [kernelEnglish, tableEnglish],
  pl: [kernelPolish, tablePolish],
};

/** Everything that is said at a table in one language: by the kernel, the table and the game. */
export const wholeText = ({ name, text }: Language): Text => {
  const whole: Record<Word, string> = {};
  const add = (part: Text): void => {
    for (const key in part) whole[key] = part[key] ?? key;
  };
  for (const part of OURS[name] ?? fail("the table does not speak " + name)) add(part);
  add(text);
  return whole;
};
