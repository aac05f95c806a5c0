import { citing, type TextOf, together } from "../../../kernel/text";
import type { DuelNouns } from "../vocabulary";
import { CITED } from "./cited";
import { CARDS } from "./pl/cards";
import { CHAPTERS } from "./pl/chapters";
import { EVENTS } from "./pl/events";
import { EXAMPLES } from "./pl/examples";
import { FACTS } from "./pl/facts";
import { HINTS } from "./pl/hints";
import { LESSON } from "./pl/lesson";
import { RULES_OF_SURVIVORS } from "./pl/rules-of-survivors";
import { RULES_OF_ZOMBIES } from "./pl/rules-of-zombies";
import { RULINGS } from "./pl/rulings";
import { SORTS } from "./pl/sorts";
import { STEPS } from "./pl/steps";
import { WORDS } from "./pl/words";

export const pl: TextOf<DuelNouns> = citing(
  together(
    STEPS,
    EVENTS,
    WORDS,
    SORTS,
    HINTS,
    CARDS,
    FACTS,
    CHAPTERS,
    LESSON,
    RULES_OF_SURVIVORS,
    RULES_OF_ZOMBIES,
    RULINGS,
    EXAMPLES,
  ),
  CITED,
);
