import type { JSX } from "preact";
import { rememberLanguage } from "../text/language";
import { isSpoken, LANGUAGES, speak, words } from "../text/words";

/** In which language the page speaks: each is named in its own. */
export const LanguageChoice = ({ respoken }: { readonly respoken: () => void }): JSX.Element => {
  const choose = async (language: string): Promise<void> => {
    if (!isSpoken(language)) return;
    await speak(language);
    rememberLanguage(language);
    respoken();
  };
  return (
    <label class="field">
      {words.language}
      <select
        id="language"
        onChange={({ currentTarget }) => {
          void choose(currentTarget.value);
        }}
      >
        {Object.entries(LANGUAGES).map(([language, { name }]) => (
          <option key={language} value={language} lang={language} selected={language === document.documentElement.lang}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
};
