import { breathe } from "../kernel/breath";
import { has, joined, kept, mapped, without } from "../kernel/list";
import type { Word } from "../kernel/words";
import { buriedKinds, digOut } from "./buried";
import { census, countAgain, forgetAll, spotOfBag } from "./census";
import { gone } from "./gone";
import { isLayingOut } from "./laying-out";
import { letsLie } from "./lets-lie";
import { contentsOf } from "./piece";
import { refreshPanel } from "./panel";
import { unlockAll } from "./send";
import { matchPieces, standRight } from "./stages";
import { takeSurplus } from "./surplus";
import type { Playing, Table } from "./table";
import { patiently, rest } from "./worker";

/**
 * Pieces are counted when some came or went. What is gone is told, and offered to be brought back; what there is twice
 * goes away where the table puts things right.
 */

/** What goes into something or comes out of it may be nowhere for a moment: so many frames later it is looked at again. */
const SETTLES = 60;
/** As much as counting a large table is. */
const ALL = 60;

/** The kinds of which there are not as many as there are places. */
const miscounted = ({ known, layout, scene }: Table): readonly Word[] => {
  breathe(ALL);
  const { byKind, holders } = census(known);
  const inside: Record<Word, number> = {};
  for (const holder of holders) {
    const { kinds, guids } = contentsOf(known, holder);
    for (const kind of kinds) inside[kind] = (inside[kind] ?? 0) + (guids[kind] ?? []).length;
  }
  return kept(layout.kindNames, (kind) => {
    const count = (inside[kind] ?? 0) + (byKind[kind] ?? []).length;
    const wanted = (scene[kind] ?? []).length;
    // Of what lies on their table others may have as much as they like.
    return known.bound === "none" ? count !== wanted : count < wanted;
  });
};

/** How many bags there are for each spot. */
const bagsBySpot = ({ known }: Table): Readonly<Record<Word, number>> => {
  const bags: Record<Word, number> = {};
  for (const holder of census(known).holders) {
    const spot = spotOfBag(known, holder);
    bags[spot] = (bags[spot] ?? 0) + 1;
  }
  return bags;
};

/** The spots whose bags are gone. */
export const goneBags = (table: Table): readonly Word[] => {
  const bags = bagsBySpot(table);
  return kept(table.layout.bagSpots, (spot) => bags[spot] === undefined);
};

const isRight = (table: Table): boolean => {
  const bags = bagsBySpot(table);
  for (const spot of table.layout.bagSpots) if (bags[spot] !== 1) return false;
  return miscounted(table).length === 0;
};

/** Whether what stands amiss is put right by itself. */
const isStrict = (table: Playing): boolean => table.settings.rules === "strict" && !letsLie(table);

/** Takes away what there is too much of, where that is put right; not while somebody lays something out, unless asked. */
const tidy = (table: Playing): void => {
  const { stock } = table;
  const isAsked = stock === "to be put right";
  const waits = !isAsked && (letsLie(table) || isLayingOut(table));
  table.stock = waits ? stock : "counted";
  if (isAsked || (!waits && isStrict(table))) takeSurplus(table, miscounted(table));
};

/** Before pieces are parted, what there is twice goes: lying where one of them belongs, it would join it again for ever. */
export const takeTwins = (table: Playing): void => {
  if (table.stock === "counted" || !isStrict(table) || isLayingOut(table)) return;
  if (table.stock === "due") countAgain(table.known);
  takeSurplus(table, miscounted(table));
};

/** What there is no trace of, and what of it only lies where nobody sees it. */
const noteGone = (table: Playing): void => {
  const { missing } = matchPieces(table, miscounted(table), table.scene).matching;
  let pieces: readonly Word[] = mapped(missing, ({ kind }) => kind);
  if (pieces.length > 0) for (const kind of buriedKinds(table.known)) pieces = without(pieces, kind);
  gone(table, joined(goneBags(table), pieces));
};

/** Looks once more, at all there is. */
const lookAgain = (table: Playing): void => {
  forgetAll(table.known);
  if (isStrict(table) && digOut(table.known, "all bags")) {
    rest(table, 1);
    standRight(table, table.layout.kindNames);
    unlockAll(table.layout, table.known);
  }
  tidy(table);
  noteGone(table);
};

/** What was gone is there again, wherever it came back. */
const noneGone = (table: Playing): void => {
  table.stock = "counted";
  if (table.gone.length === 0) return;
  const kinds = kept(table.layout.kindNames, (kind) => has(table.gone, kind));
  gone(table, []);
  if (!isStrict(table)) return;
  standRight(table, kinds);
  refreshPanel(table);
};

/** Counts, if something came or went. */
export const takeStock = (table: Playing): void => {
  if (table.stock === "counted") return;
  // Where all is put right it has just been gone through.
  if (table.stock === "due") countAgain(table.known);
  if (patiently(table, () => isRight(table))) noneGone(table);
  else {
    patiently(table, () => {
      rest(table, SETTLES);
    });
    lookAgain(table);
    refreshPanel(table);
  }
};
