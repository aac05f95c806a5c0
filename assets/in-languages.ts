import type { AssetSource } from "../build/asset";

/** The same with any other words in it. */
export type InOtherWords<T> = T extends string
  ? string
  : T extends readonly [infer One, infer Other]
    ? readonly [InOtherWords<One>, InOtherWords<Other>]
    : T extends readonly (infer Item)[]
      ? readonly InOtherWords<Item>[]
      : { readonly [Key in keyof T]: InOtherWords<T[Key]> };

/** What is written on the pieces of a table: in one language, or in another while something is drawn in it. */
export interface InLanguages<Language extends string, Said> {
  readonly languages: readonly Language[];
  /** What is written, in the language that is drawn in. */
  said(this: void): Said;
  /** Draws in a language: whatever is written meanwhile is in it. */
  saidIn<T>(this: void, language: Language, draw: () => T): T;
}

export const inLanguages = <Language extends string, Said>(
  all: Readonly<Record<Language, Said>>,
  first: Language,
): InLanguages<Language, Said> => {
  let now = all[first];
  return {
    languages: Object.keys(all) as Language[],
    said: () => now,
    saidIn: (language, draw) => {
      const before = now;
      now = all[language];
      try {
        return draw();
      } finally {
        now = before;
      }
    },
  };
};

/** The same files, each picture drawn in a language. */
export const drawnIn = (
  files: readonly AssetSource[],
  speaking: (draw: () => string) => string,
): readonly AssetSource[] =>
  files.map((file) => (file.form === "png" ? { ...file, svg: () => speaking(file.svg) } : file));
