import { fail } from "./fail";
import { mapped } from "./list";
import type { Draw, Part, Say, Word } from "./words";

/** 32 letters that survive being read aloud, chat and any keyboard. */
const LETTERS = "0123456789abcdefghjkmnpqrstvwxyz";
const HALF = 16;

/** A number from 0 on, in base 16 with a mark on every letter but the last. */
export const numberCode = (value: number): string => {
  let rest = value;
  let code = "";
  while (rest >= HALF) {
    code += LETTERS.charAt(HALF + (rest % HALF));
    rest = Math.floor(rest / HALF);
  }
  return code + LETTERS.charAt(rest);
};

/** Reads numbers off a code, one by one. */
export interface CodeReader {
  readonly code: string;
  at: number;
  broken: boolean;
}

export const readerOf = (code: string): CodeReader => ({ code, at: 0, broken: false });

export const readNumber = (reader: CodeReader): number => {
  let value = 0;
  let weight = 1;
  while (reader.at < reader.code.length && weight < 100000000) {
    const letter = LETTERS.indexOf(reader.code.charAt(reader.at));
    reader.at++;
    if (letter < 0) break;
    if (letter < HALF) return value + letter * weight;
    value += (letter - HALF) * weight;
    weight *= HALF;
  }
  reader.broken = true;
  return 0;
};

const indexIn = (list: readonly Word[], word: Word): number => {
  const index = list.indexOf(word);
  return index < 0 ? fail("a word that was not offered: " + word) : index;
};

/** A say as the places of its words among those offered; what leaves no choice is not written. */
export const sayCode = (ask: number, parts: readonly Part[], say: Say): string => {
  let code = numberCode(ask);
  for (let i = 0; i < parts.length; i++) {
    const part = parts[i] ?? fail("a say without its part");
    const words = say[i] ?? [];
    if (part.of.length !== part.least) {
      if (part.least !== part.most) code += numberCode(words.length);
      for (const word of words) code += numberCode(indexIn(part.of, word));
    } else if (part.least > 1) {
      for (const word of words) code += numberCode(indexIn(part.of, word));
    }
  }
  return code;
};

/** A chance is one letter when the generator made it, and its sides when a hand did. */
export const chanceCode = (draws: readonly Draw[], came: readonly Word[], generated: readonly Word[]): string => {
  let alike = true;
  for (let i = 0; i < came.length; i++) if (came[i] !== generated[i]) alike = false;
  if (alike) return numberCode(0);
  const sides = mapped(draws, (draw, i) => numberCode(indexIn(draw.sides, came[i] ?? "")));
  return numberCode(1) + sides.join("");
};

/** What `sayCode` wrote for one part; "open" where it cannot be read. */
export const readWords = (reader: CodeReader, part: Part): Word[] | "open" => {
  const fixed = part.of.length === part.least;
  if (fixed && part.least <= 1) return part.of.slice();
  const count = part.least === part.most || fixed ? part.least : readNumber(reader);
  const words: Word[] = [];
  for (let i = 0; i < count && !reader.broken; i++) {
    const word = part.of[readNumber(reader)];
    if (word === undefined) reader.broken = true;
    else words[i] = word;
  }
  return reader.broken ? "open" : words;
};
