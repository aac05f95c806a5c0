import type { KnownBoard, Sort } from "../../kernel/known-by";
import type { Word } from "../../kernel/words";
import { isRecord } from "../document";
import { readWhole } from "../read-whole";
import type { Ground } from "../table";

/**
 * By what the pieces of the game are known on anybody's table. The build puts it into the controller's memo as one text
 * that nobody reads before somebody's table is looked at (`build/assemble/known-by.ts`).
 */

export interface KnownBy {
  readonly sorts: readonly Sort[];
  readonly boards: readonly KnownBoard[];
}

/** Its key among the words of the table. */
export const KNOWN_BY: Word = "knownBy";

/** Whether a table of somebody else's can be played on. */
export const isKnownElsewhere = ({ text }: Pick<Ground, "text">): boolean => text[KNOWN_BY] !== undefined;

/** Its first letter stands for a quotation mark. */
export const knownBy = ({ text }: Pick<Ground, "text">): KnownBy => {
  const kept = text[KNOWN_BY] ?? "";
  const [json] = string.gsub(kept.slice(1), kept.slice(0, 1), '"');
  const read = readWhole(json);
  const sorts = isRecord(read) ? read["sorts"] : undefined;
  const boards = isRecord(read) ? read["boards"] : undefined;
  return {
    sorts: Array.isArray(sorts) ? (sorts as readonly Sort[]) : [],
    boards: Array.isArray(boards) ? (boards as readonly KnownBoard[]) : [],
  };
};
