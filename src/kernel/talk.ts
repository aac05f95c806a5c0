import type { Part, Say, Word } from "./words";

/** A say read part by part: how far it has been read, and the first part it has no answer to. */
export interface Talk {
  readonly said: Say;
  at: number;
  asked: Part | "said";
}

export const talkFrom = (said: Say, at: number): Talk => ({ said, at, asked: "said" });

export const isOpen = ({ asked }: Talk): boolean => asked !== "said";

/** The words said to this part; where there are none, it is what is asked, and what follows it is not. */
export const answered = (talk: Talk, part: Part): readonly Word[] => {
  if (isOpen(talk)) return [];
  const words = talk.said[talk.at];
  talk.at++;
  if (words === undefined) talk.asked = part;
  return words ?? [];
};

/** The one word said to a part; "" while it is asked. */
export const wordTo = (talk: Talk, ask: Word, of: readonly Word[], usual: readonly Word[] = []): Word =>
  answered(talk, { ask, of, least: 1, most: 1, usual })[0] ?? "";

/** The one word of a part; "" where nothing was said. Lua forgets the default of a list within a list. */
export const wordAt = (say: Say, at: number): Word => (say[at] ?? [])[0] ?? "";

export const NO: Word = "no";
export const YES_NO: readonly Word[] = ["yes", NO];
/** Said where one might go on. */
export const ENOUGH: Word = "enough";
