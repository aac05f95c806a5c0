import { citing, type TextOf, together } from "../../../kernel/text";
import type { CityNouns } from "../vocabulary";
import { CITED } from "./cited";
import { CHAPTERS } from "./en/chapters";
import { COMPONENTS } from "./en/components";
import { EVENTS } from "./en/events";
import { HINTS } from "./en/hints";
import { LESSON } from "./en/lesson";
import { RULES_OF_INFECTED } from "./en/rules-of-infected";
import { RULES_OF_RUNNERS } from "./en/rules-of-runners";
import { RULES_OF_THE_ROUND } from "./en/rules-of-the-round";
import { RULES_OF_THE_TABLE } from "./en/rules-of-the-table";
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
