import { citing, type TextOf, together } from "../../../kernel/text";
import type { CityNouns } from "../vocabulary";
import { CITED } from "./cited";
import { CHAPTERS } from "./pl/chapters";
import { EVENTS } from "./pl/events";
import { HINTS } from "./pl/hints";
import { LESSON } from "./pl/lesson";
import { RULES_IN_EXAMPLES } from "./pl/rules-in-examples";
import { RULES_OF_THE_CITY } from "./pl/rules-of-the-city";
import { RULES_OF_THE_FIGHT } from "./pl/rules-of-the-fight";
import { RULES_OF_THE_TABLE } from "./pl/rules-of-the-table";
import { RULES_OF_THE_TURN } from "./pl/rules-of-the-turn";
import { RULINGS } from "./pl/rulings";
import { SORTS } from "./pl/sorts";
import { STEPS } from "./pl/steps";
import { WORDS } from "./pl/words";

export const pl: TextOf<CityNouns> = citing(
  together(
    STEPS,
    EVENTS,
    WORDS,
    SORTS,
    HINTS,
    CHAPTERS,
    LESSON,
    RULES_OF_THE_TABLE,
    RULES_OF_THE_TURN,
    RULES_OF_THE_CITY,
    RULES_OF_THE_FIGHT,
    RULES_IN_EXAMPLES,
    RULINGS,
  ),
  CITED,
);
