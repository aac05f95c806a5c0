import type { Text } from "../../../../kernel/text";

/** What sorts of pieces are called of which there are several kinds. */
export const SORTS: Text = {
  "sort.survivor-deck": "Talia ocalałego",
  "sort.zombie-deck": "Talia zombie",
  "sort.survivor": "Karta ocalałego",
};
