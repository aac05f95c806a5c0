import type { Text } from "../../../../kernel/text";

/** What sorts of pieces are called of which there are several kinds. */
export const SORTS: Text = {
  "sort.survivor": "Survivors",
  "sort.flag": "Flags",
  "sort.wall": "Fences",
  "sort.tile": "City Tiles",
  "sort.search": "Search Cards",
};
