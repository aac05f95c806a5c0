import { isSpoken, LANGUAGES, type PageLanguageName } from "./words";

/** The language this person chose: kept in the browser. */
const KEY = "outbreak.language";

export const rememberLanguage = (language: PageLanguageName): void => {
  localStorage.setItem(KEY, language);
};

/**
 * What was asked for with the address, which stays for the pages after it; else what was chosen before; else the first
 * the browser is set to that is spoken here.
 */
export const languageWanted = (asked: string): PageLanguageName => {
  if (isSpoken(asked)) rememberLanguage(asked);
  const wanted = [localStorage.getItem(KEY) ?? "", ...navigator.languages.map((each) => each.split("-")[0] ?? "")];
  const [first] = Object.keys(LANGUAGES).filter(isSpoken);
  return wanted.find(isSpoken) ?? first ?? "en";
};
