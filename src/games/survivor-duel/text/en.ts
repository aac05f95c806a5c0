import { citing, type TextOf, together } from "../../../kernel/text";
import type { DuelNouns } from "../vocabulary";
import { CITED } from "./cited";
import { CARDS } from "./en/cards";
import { CHAPTERS } from "./en/chapters";
import { EVENTS } from "./en/events";
import { EXAMPLES } from "./en/examples";
import { FACTS } from "./en/facts";
import { HINTS } from "./en/hints";
import { LESSON } from "./en/lesson";
import { RULES_OF_SURVIVORS } from "./en/rules-of-survivors";
import { RULES_OF_ZOMBIES } from "./en/rules-of-zombies";
import { RULINGS } from "./en/rulings";
import { SORTS } from "./en/sorts";
import { STEPS } from "./en/steps";
import { WORDS } from "./en/words";

export const en: TextOf<DuelNouns> = citing(
  together(
    STEPS,
    EVENTS,
    WORDS,
    SORTS,
    HINTS,
    LESSON,
    CARDS,
    FACTS,
    CHAPTERS,
    RULES_OF_SURVIVORS,
    RULES_OF_ZOMBIES,
    RULINGS,
    EXAMPLES,
  ),
  CITED,
);
