import type { Text } from "../../../src/kernel/text";
import { en as english } from "../../../src/games/dying-light/text/en";
import { pl as polish } from "../../../src/games/dying-light/text/pl";
import * as enBoards from "./en/boards";
import * as enCards from "./en/cards";
import * as enHelp from "./en/help";
import * as enNames from "./en/names";
import * as enPeople from "./en/people";
import * as enSave from "./en/save";
import * as plBoards from "./pl/boards";
import * as plCards from "./pl/cards";
import * as plHelp from "./pl/help";
import * as plNames from "./pl/names";
import * as plPeople from "./pl/people";
import * as plSave from "./pl/save";
import { type InOtherWords, inLanguages } from "../../in-languages";
import { withFriends } from "../../with-friends";

type English = typeof enBoards & typeof enCards & typeof enHelp & typeof enNames & typeof enPeople & typeof enSave;
type Polish = typeof plBoards & typeof plCards & typeof plHelp & typeof plNames & typeof plPeople & typeof plSave;

/** Everything that is written on the pieces, in one language, with what the game calls them. */
export type Said = InOtherWords<English & { readonly withFriends: (typeof withFriends)["en"] }> & {
  readonly game: Text;
};

const en: English = { ...enBoards, ...enCards, ...enHelp, ...enNames, ...enPeople, ...enSave };
const pl: Polish = { ...plBoards, ...plCards, ...plHelp, ...plNames, ...plPeople, ...plSave };

const LANGUAGES = {
  en: { ...en, withFriends: withFriends.en, game: english },
  pl: { ...pl, withFriends: withFriends.pl, game: polish },
} as const satisfies Readonly<Record<string, Said>>;

export type SpokenHere = keyof typeof LANGUAGES;

export const { said, saidIn, languages: LANGUAGES_HERE } = inLanguages<SpokenHere, Said>(LANGUAGES, "en");
