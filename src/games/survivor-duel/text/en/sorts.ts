import type { Text } from "../../../../kernel/text";

/** What sorts of pieces are called of which there are several kinds. */
export const SORTS: Text = {
  "sort.survivor-deck": "Survivor's Deck",
  "sort.zombie-deck": "Zombie Deck",
  "sort.survivor": "Survivor Card",
};
