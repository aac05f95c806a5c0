import type { Text } from "../../../../kernel/text";

/** What sorts of pieces are called of which there are several kinds. */
export const SORTS: Text = {
  "sort.city": "Części miasta",
  "sort.building": "Budynki",
  "sort.runner": "Biegacze",
  "sort.runner-card": "Karty biegaczy",
  "sort.activation": "Karty aktywacji",
  "sort.infected-card": "Karty zarażonych",
  "sort.scenario": "Karty scenariuszy",
  "sort.exposure": "Karty rozgłosu",
  "sort.skill": "Karty umiejętności",
  "sort.wound": "Karty ran",
  "sort.weapon": "Bronie początkowe",
  "sort.common-item": "Zwykłe przedmioty",
  "sort.epic-item": "Epickie przedmioty",
  "sort.chase": "Karty pościgu",
  "sort.gear": "Żetony wyposażenia",
  "sort.objective": "Żetony celów",
  "sort.character-board": "Plansze postaci",
  "sort.round-tracker": "Tor rund",
};
