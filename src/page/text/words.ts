import type { PageText } from "./page-text";

interface PageLanguage {
  /** Its own name for itself. */
  readonly name: string;
  readonly load: (this: void) => Promise<PageText>;
}

/** Each is fetched when it is spoken. The first is spoken where nobody wants another. */
export const LANGUAGES = {
  en: { name: "English", load: async () => (await import("./en")).en },
  pl: { name: "Polski", load: async () => (await import("./pl")).pl },
} as const satisfies Readonly<Record<string, PageLanguage>>;

export type PageLanguageName = keyof typeof LANGUAGES;

/** What the page says, in the language that it speaks: looked up whenever something is drawn, and never kept. */
export let words: PageText;

export const isSpoken = (language: string): language is PageLanguageName => Object.hasOwn(LANGUAGES, language);

/** From now on the page speaks this language. */
export const speak = async (language: PageLanguageName): Promise<void> => {
  words = await LANGUAGES[language].load();
  document.documentElement.lang = language;
};
