import { citing, type TextOf, together } from "../../../kernel/text";
import type { NightNouns } from "../vocabulary";
import { CITED } from "./cited";
import { CHAPTERS } from "./pl/chapters";
import { EVENTS } from "./pl/events";
import { HINTS } from "./pl/hints";
import { LESSON } from "./pl/lesson";
import { RULES_IN_EXAMPLES } from "./pl/rules-in-examples";
import { RULES_OF_THE_FIGHT } from "./pl/rules-of-the-fight";
import { RULES_OF_THE_GAME } from "./pl/rules-of-the-game";
import { RULES_OF_THE_SEARCH } from "./pl/rules-of-the-search";
import { RULES_OF_THE_TABLE } from "./pl/rules-of-the-table";
import { RULINGS } from "./pl/rulings";
import { SORTS } from "./pl/sorts";
import { STEPS } from "./pl/steps";
import { WORDS } from "./pl/words";

export const pl: TextOf<NightNouns> = citing(
  together(
    STEPS,
    EVENTS,
    WORDS,
    SORTS,
    HINTS,
    CHAPTERS,
    LESSON,
    RULES_OF_THE_GAME,
    RULES_OF_THE_SEARCH,
    RULES_OF_THE_FIGHT,
    RULES_IN_EXAMPLES,
    RULINGS,
    RULES_OF_THE_TABLE,
  ),
  CITED,
);
