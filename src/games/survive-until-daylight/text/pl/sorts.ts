import type { Text } from "../../../../kernel/text";

/** What sorts of pieces are called of which there are several kinds. */
export const SORTS: Text = {
  "sort.board": "Plansze postaci",
  "sort.wave": "Karta fali",
  "sort.rubble": "Karty gruzu",
  "sort.assault": "Karty szturmu",
  "sort.combat": "Karty walki",
  "sort.horde": "Karty hordy",
  "sort.starting-weapon": "Bronie początkowe",
};
