import { distinct, kept, mapped } from "../kernel/list";
import type { Word } from "../kernel/words";
import { makeTwins } from "./bring-back";
import { kindOf } from "./layout";
import { unlockAll } from "./send";
import { spareOf } from "./spares";
import { matchPieces } from "./stages";
import type { Playing } from "./table";

/** Pieces of which a match wants more than there are: twins of them come for it. Those it wants no more are surplus. */

/** On somebody else's table nothing may be known of a piece to make a twin of; what is lacking is left out there. */
const isShort = (table: Playing, kind: Word): boolean => {
  const { count, lent } = kindOf(table.layout, kind);
  return lent === true && (table.scene[kind] ?? []).length > count && spareOf(table, kind, 0) !== "";
};

/** Lends what is lacking of these kinds; it goes to its place with all that is put right then. */
export const lend = (table: Playing, kinds: readonly Word[]): void => {
  const short = kept(kinds, (kind) => isShort(table, kind));
  if (short.length === 0) return;
  const lacking = distinct(mapped(matchPieces(table, short, table.scene).matching.missing, ({ kind }) => kind));
  if (lacking.length === 0) return;
  makeTwins(table, table.scene, lacking);
  unlockAll(table.layout, table.known);
};
