import type { TextNode } from "./node";
import type { Save } from "./save";

/** What comes in the place of some characters of a save's text. */
export interface Edit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

export const retexted = ({ from, to }: TextNode, text: string): Edit => ({ from, to, text: JSON.stringify(text) });

/** The save's text with these changes; every other character is as it was. */
export const edited = ({ text }: Save, edits: readonly Edit[]): string => {
  const parts: string[] = [];
  let done = 0;
  for (const edit of [...edits].sort((a, b) => a.from - b.from)) {
    if (edit.from < done) throw new Error(`two edits at character ${String(edit.from)} of a save`);
    parts.push(text.slice(done, edit.from), edit.text);
    done = edit.to;
  }
  return [...parts, text.slice(done)].join("");
};
