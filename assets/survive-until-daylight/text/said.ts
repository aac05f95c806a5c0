import { en as english } from "../../../src/games/survive-until-daylight/text/en";
import { pl as polish } from "../../../src/games/survive-until-daylight/text/pl";
import type { Text } from "../../../src/kernel/text";
import { type InOtherWords, inLanguages } from "../../in-languages";
import { withFriends } from "../../with-friends";
import * as en from "./en";
import * as pl from "./pl";
import * as plSave from "./pl-save";
import * as enSave from "./save";

/** Everything that is written on the pieces, in one language, with what the game calls them. */
export type Said = InOtherWords<typeof en & typeof enSave & { readonly withFriends: (typeof withFriends)["en"] }> & {
  readonly game: Text;
};

/** Named as a whole, so that it is known to be needed whole. */
type Polish = typeof pl & typeof plSave;
const polishWords: Polish = { ...pl, ...plSave };

const LANGUAGES = {
  en: { ...en, ...enSave, withFriends: withFriends.en, game: english },
  pl: { ...polishWords, withFriends: withFriends.pl, game: polish },
} as const satisfies Readonly<Record<string, Said>>;

export type SpokenHere = keyof typeof LANGUAGES;

export const { said, saidIn, languages: LANGUAGES_HERE } = inLanguages<SpokenHere, Said>(LANGUAGES, "en");
