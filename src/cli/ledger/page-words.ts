import type { Text } from "../../kernel/text";
import type { Word } from "../../kernel/words";

/** What a page of rules says besides the rules, by language. */
export const PAGE_WORDS: Readonly<Record<Word, Text>> = {
  en: {
    "page.title": "{game}: its rules",
    "page.about":
      "Every rule of this table has a row: the id that the table names when it refuses something, and under _Why?_; what it says; and where it comes from. As printed is what is usual; house rules are agreed on before a match.",
    "page.mark": "- _{mark}_, {rows} of {all}: {means}.",
    "page.made": "Made by `npx outbreak ledger --pages docs/rules` from what the table itself says.",
  },
  pl: {
    "page.title": "{game}: zasady",
    "page.about":
      "Każda zasada tego stołu ma swój wiersz: znak, który stół podaje, gdy czegoś nie pozwala, i pod _Dlaczego?_; treść; i skąd pochodzi. Zwykle gra się tak, jak w instrukcji; zasady domowe uzgadnia się przed partią.",
    "page.mark": "- _{mark}_, {rows} z {all}: {means}.",
    "page.made": "Zrobione przez `npx outbreak ledger --pages docs/rules` z tego, co mówi sam stół.",
  },
};
