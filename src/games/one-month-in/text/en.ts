import { citing, type TextOf, together } from "../../../kernel/text";
import type { CityNouns } from "../vocabulary";
import { CITED } from "./cited";
import { CHAPTERS } from "./en/chapters";
import { EVENTS } from "./en/events";
import { HINTS } from "./en/hints";
import { LESSON } from "./en/lesson";
import { RULES_IN_EXAMPLES } from "./en/rules-in-examples";
import { RULES_OF_THE_CITY } from "./en/rules-of-the-city";
import { RULES_OF_THE_FIGHT } from "./en/rules-of-the-fight";
import { RULES_OF_THE_TABLE } from "./en/rules-of-the-table";
import { RULES_OF_THE_TURN } from "./en/rules-of-the-turn";
import { RULINGS } from "./en/rulings";
import { SORTS } from "./en/sorts";
import { STEPS } from "./en/steps";
import { WORDS } from "./en/words";

export const en: TextOf<CityNouns> = citing(
  together(
    STEPS,
    EVENTS,
    WORDS,
    SORTS,
    HINTS,
    LESSON,
    CHAPTERS,
    RULES_OF_THE_TABLE,
    RULES_OF_THE_TURN,
    RULES_OF_THE_CITY,
    RULES_OF_THE_FIGHT,
    RULES_IN_EXAMPLES,
    RULINGS,
  ),
  CITED,
);
