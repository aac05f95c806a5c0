import { breathe } from "../kernel/breath";
import { kept } from "../kernel/list";
import type { Word } from "../kernel/words";
import { census, countAgain, type Known, type Loose, spotOfBag } from "./census";
import { namesOf } from "./gone";
import { kindOf } from "./layout";
import type { Piece } from "./piece";
import { write } from "./report";
import { inHand } from "./send";
import { matchPieces, standRight } from "./stages";
import { standing } from "./stand";
import type { Playing } from "./table";
import { own } from "./voice";

/** What there is twice: a copy that somebody made, or what came back after a twin of it was made. */

const bagsOf = ({ known }: Playing, spot: Word): readonly Loose[] => {
  const bags: Loose[] = [];
  for (const holder of census(known).holders) if (spotOfBag(known, holder) === spot) bags.push(holder);
  return bags;
};

/** Of several bags of one spot the nearest is its bag, the others are bags like any; those. */
const doubleBags = (table: Playing): readonly Loose[] => {
  const { known, layout } = table;
  const others: Loose[] = [];
  for (const spot of layout.bagSpots) {
    const place = layout.spots[spot];
    const bags = bagsOf(table, spot);
    let nearest: Loose | "none" = "none";
    let least = 0;
    for (const bag of place === undefined || bags.length < 2 ? [] : bags) {
      const at = bag.object.getPosition();
      const { x, z } = place === undefined ? at : standing(place, 0);
      const far = Math.abs(at.x - x) + Math.abs(at.z - z);
      if (nearest === "none" || far < least) {
        nearest = bag;
        least = far;
      }
    }
    for (const bag of bags) {
      if (nearest !== "none" && bag !== nearest) {
        known.spots[bag.guid] = "";
        others.push(bag);
      }
    }
  }
  return others;
};

const isEmpty = ({ object }: Loose): boolean => !object.isDestroyed() && object.getQuantity() <= 0;

/** The kinds of what went; what is not given out, as while somebody searches what it lies in, stays for another time. */
const takenAway = (known: Known, pieces: readonly Piece[]): readonly Word[] => {
  const kinds: Word[] = [];
  for (const piece of pieces) {
    breathe(12);
    if (inHand(known, piece, false)?.destruct() === true) kinds.push(piece.kind);
  }
  return kinds;
};

/** Takes away what there is too much of these kinds, and the bags of which there are two. */
export const takeSurplus = (table: Playing, kinds: readonly Word[]): void => {
  // What somebody else has more of than the box is theirs.
  if (table.known.bound !== "none") return;
  const bags = doubleBags(table);
  const { extra } = matchPieces(table, kinds, table.scene).matching;
  if (extra.length === 0 && bags.length === 0) return;
  const taken = takenAway(table.known, extra);
  countAgain(table.known);
  // What was lent for a match goes with it without a word.
  const told = kept(taken, (kind) => kindOf(table.layout, kind).lent !== true);
  if (told.length > 0) write(table, own(table, "table.surplus", { pieces: namesOf(table, told) }));
  standRight(table, table.layout.kindNames);
  for (const bag of bags) if (isEmpty(bag)) bag.object.destruct();
  countAgain(table.known);
};
