import { citing, type TextOf, together } from "../../../kernel/text";
import type { CityNouns } from "../vocabulary";
import { CITED } from "./cited";
import { CHAPTERS } from "./pl/chapters";
import { COMPONENTS } from "./pl/components";
import { EVENTS } from "./pl/events";
import { HINTS } from "./pl/hints";
import { LESSON } from "./pl/lesson";
import { RULES_OF_INFECTED } from "./pl/rules-of-infected";
import { RULES_OF_RUNNERS } from "./pl/rules-of-runners";
import { RULES_OF_THE_ROUND } from "./pl/rules-of-the-round";
import { RULES_OF_THE_TABLE } from "./pl/rules-of-the-table";
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
    COMPONENTS,
    CHAPTERS,
    LESSON,
    RULES_OF_THE_ROUND,
    RULES_OF_RUNNERS,
    RULES_OF_INFECTED,
    RULES_OF_THE_TABLE,
  ),
  CITED,
);
