import type { Text } from "../../../../kernel/text";

/** What sorts of pieces are called of which there are several kinds. */
export const SORTS: Text = {
  "sort.board": "Character Boards",
  "sort.wave": "Wave Card",
  "sort.rubble": "Rubble Cards",
  "sort.assault": "Assault Cards",
  "sort.combat": "Combat Cards",
  "sort.horde": "Horde Cards",
  "sort.starting-weapon": "Starting Weapons",
};
