import type { Text } from "../../../../kernel/text";

/** What sorts of pieces are called of which there are several kinds. */
export const SORTS: Text = {
  "sort.survivor": "Ocalali",
  "sort.flag": "Flagi",
  "sort.wall": "Płoty",
  "sort.tile": "Kafle miasta",
  "sort.search": "Karty przeszukania",
};
