import { citing, type TextOf, together } from "../../../kernel/text";
import type { NightNouns } from "../vocabulary";
import { CITED } from "./cited";
import { CHAPTERS } from "./en/chapters";
import { EVENTS } from "./en/events";
import { HINTS } from "./en/hints";
import { LESSON } from "./en/lesson";
import { RULES_IN_EXAMPLES } from "./en/rules-in-examples";
import { RULES_OF_THE_FIGHT } from "./en/rules-of-the-fight";
import { RULES_OF_THE_GAME } from "./en/rules-of-the-game";
import { RULES_OF_THE_SEARCH } from "./en/rules-of-the-search";
import { RULES_OF_THE_TABLE } from "./en/rules-of-the-table";
import { RULINGS } from "./en/rulings";
import { SORTS } from "./en/sorts";
import { STEPS } from "./en/steps";
import { WORDS } from "./en/words";

export const en: TextOf<NightNouns> = citing(
  together(
    STEPS,
    EVENTS,
    WORDS,
    SORTS,
    HINTS,
    LESSON,
    CHAPTERS,
    RULES_OF_THE_GAME,
    RULES_OF_THE_SEARCH,
    RULES_OF_THE_FIGHT,
    RULES_IN_EXAMPLES,
    RULINGS,
    RULES_OF_THE_TABLE,
  ),
  CITED,
);
